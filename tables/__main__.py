"""`python -m tables rate`: all ratings worked out again, from who played and who won."""

import argparse
import asyncio
import sys
from collections.abc import Sequence

from db import ratings
from db.database import DEFAULT_URL, Connection, open_database
from db.environment import given
from db.errors import CannotOpen, Failed, NotSaved
from db.ratings import Rating
from tables.ratings import again

Ratings = frozenset[Rating]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tables", description=__doc__)
    parser.add_argument("--database", metavar="URL")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("rate", help="work all ratings out again")
    chosen = parser.parse_args(arguments)
    try:
        return asyncio.run(_rate(chosen.database or given().get("DATABASE_URL", DEFAULT_URL)))
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


def _rated_again(conn: Connection) -> tuple[Ratings, Ratings]:
    before = ratings.kept(conn)
    ratings.replace_all(conn, *again(conn))
    return before, ratings.kept(conn)


if __name__ == "__main__":
    sys.exit(main())
