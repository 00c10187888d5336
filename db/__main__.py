"""`python -m db check | backup FILE | restore FILE | restored`: the database of the bot (DATABASE_URL)."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import make_url

from db import backup, check, epochs
from db.database import DEFAULT_URL, Database, open_database
from db.environment import given
from db.errors import BadCopy, CannotOpen, Failed, NotSaved

BATCH = 200


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _arguments().parse_args(arguments)
    try:
        url = chosen.database or _configured()
        match chosen.command:
            case "check":
                return asyncio.run(_check(url))
            case "backup":
                return asyncio.run(_backup(url, chosen.file))
            case "restored":
                return asyncio.run(_restored(url))
            case _:
                return _restore(url, chosen.file)
    except (BadCopy, CannotOpen, Failed, NotSaved) as problem:
        print(problem, file=sys.stderr)
        return 1


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description=__doc__)
    parser.add_argument("--database", metavar="URL")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="play every stored game again and compare")
    commands.add_parser("restored", help="after another tool's restore (pg_restore), before the bot starts")
    for name, does in (
        ("backup", "a checked copy"),
        ("restore", "put a copy in place; the old file is kept"),
    ):
        commands.add_parser(name, help=does).add_argument("file", type=Path)
    return parser


def _configured() -> str:
    try:
        return given().get("DATABASE_URL", DEFAULT_URL)
    except (OSError, UnicodeDecodeError) as error:
        raise CannotOpen("no-settings", ".env cannot be read: it must be a text in UTF-8.") from error


async def _check(url: str) -> int:
    database = await open_database(url)
    try:
        report = await _report(database)
        report += check.Report(problems=(*database.doubts, *await database.read(check.ghosts)))
    finally:
        await database.close()
    for problem in report.problems:
        print(problem)
    print(f"{report.games} games, {report.actions} actions, {len(report.problems)} problems")
    return 1 if report.problems else 0


async def _report(database: Database) -> check.Report:
    report = check.Report()
    while (batch := await database.read(lambda conn: check.stored(conn, report.last, BATCH))).games:  # noqa: B023
        report += batch
    return report


async def _backup(url: str, to: Path) -> int:
    database = await open_database(url)
    try:
        await database.backup(to)
    finally:
        await database.close()
    print(f"{to} is a checked copy")
    return 0


async def _restored(url: str) -> int:
    database = await open_database(url)
    try:
        await database.tx(epochs.begin)
    finally:
        await database.close()
    print("What was told since the copy was made is not taken for what is still to be told.")
    return 0


def _restore(url: str, source: Path) -> int:
    path = make_url(url)
    if path.get_backend_name() != "sqlite" or not path.database:
        raise CannotOpen("no-file", "PostgreSQL has its own tools: pg_restore, then `python -m db restored`.")
    kept = backup.restore(source, Path(path.database))
    print(f"{path.database} is as {source} was" + (f"; the old one is {kept}" if kept else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
