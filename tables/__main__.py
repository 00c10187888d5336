"""`python -m tables rate | achieve`: all ratings, or all achievements, worked out again from the games."""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence

from db import games, ratings
from db.database import DEFAULT_URL, Connection, open_database
from db.environment import given
from db.errors import CannotOpen, Failed, NotSaved
from db.ratings import Rating
from tables import achievements
from tables.ratings import again
from tables.service import Tables

Ratings = frozenset[Rating]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tables", description=__doc__)
    parser.add_argument("--database", metavar="URL")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("rate", help="work all ratings out again")
    commands.add_parser("achieve", help="work all achievements out again")
    chosen = parser.parse_args(arguments)
    try:
        does = {"rate": _rate, "achieve": _achieve}[chosen.command]
        return asyncio.run(does(chosen.database or given().get("DATABASE_URL", DEFAULT_URL)))
    except (CannotOpen, Failed, NotSaved, OSError, UnicodeDecodeError) as problem:
        print(problem, file=sys.stderr)
        return 1


async def _rate(url: str) -> int:
    """Says how many differed: none, if nobody has changed them by hand."""
    database = await open_database(url)
    try:
        before, now = await database.tx(_rated_again)
    finally:
        await database.close()
    print(f"{len(now)} ratings, {len(now - before)} of them differed")
    return 0


async def _achieve(url: str) -> int:
    database = await open_database(url)
    try:
        tables = Tables(database, lambda: time.time_ns() // 1_000_000)
        ended = await database.read(games.ended)
        differed = sum([await tables.tx(achievements.again, game) for game in ended])
    finally:
        await database.close()
    print(f"{len(ended)} games, {differed} of them differed")
    return 0


def _rated_again(conn: Connection) -> tuple[Ratings, Ratings]:
    before = ratings.kept(conn)
    ratings.replace_all(conn, *again(conn))
    return before, ratings.kept(conn)


if __name__ == "__main__":
    sys.exit(main())
