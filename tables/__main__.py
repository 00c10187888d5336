"""`python -m tables rate | count | achieve`: worked out again from the games, or for the first time."""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from db import finished, games, ratings
from db.database import DEFAULT_URL, Connection, open_database
from db.environment import given
from db.errors import CannotOpen, Failed, NotSaved
from db.ratings import Rating
from tables import achievements
from tables.finished import keep_late
from tables.ratings import again
from tables.refusals import Unreadable
from tables.service import Tables

AT_ONCE = 200

Ratings = frozenset[Rating]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tables", description=__doc__)
    parser.add_argument("--database", metavar="URL")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("rate", help="work all ratings out again")
    commands.add_parser("count", help="count finished games that are in no statistics yet")
    commands.add_parser("achieve", help="work all achievements out again")
    chosen = parser.parse_args(arguments)
    work = {"rate": _rate, "count": _count, "achieve": _achieve}[chosen.command]
    try:
        return asyncio.run(work(chosen.database or given().get("DATABASE_URL", DEFAULT_URL)))
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


async def _count(url: str) -> int:
    database = await open_database(url)
    try:
        counted = await counted_again(Tables(database, lambda: time.time_ns() // 1_000_000))
    finally:
        await database.close()
    print(f"{counted} games are in the statistics now")
    return 0


async def counted_again(tables: Tables) -> int:
    """One after the other, in the order in which they were opened; one that cannot be read is left out."""
    counted = last = 0
    while numbers := await tables.db.read(lambda conn: finished.missing(conn, last, AT_ONCE)):  # noqa: B023
        for number in numbers:
            with suppress(Unreadable):
                await tables.tx(keep_late, number)
                counted += 1
        last = numbers[-1]
    return counted


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
