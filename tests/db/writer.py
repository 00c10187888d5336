"""A process to be killed: it plays a game, and says each move once it is saved."""

import asyncio
import sys
from itertools import count
from pathlib import Path

from sqlalchemy import Connection

from db import check, games, log, outbox
from db.sqlite import SQLite
from engines.chance import seed_from, words
from engines.log import Play, choose
from engines.notation import write
from tests.db.rows import ANNA, BEN, NOON, action, message, running


async def main(path: Path) -> None:
    database = await SQLite.open(path)
    play = await database.tx(begun)
    for _ in count():
        play = await database.tx(lambda conn, play=play: move(conn, play))  # type: ignore[misc]
        sys.stdout.write(f"press-1-{play.version}\n")
        sys.stdout.flush()


def begun(conn: Connection) -> Play:
    if games.get(conn, 1) is None:
        running(conn, ANNA, BEN)
    return check.load(conn, 1)


def move(conn: Connection, play: Play) -> Play:
    choice = choose(play.rules, play.state, words(seed_from("writer", play.version)))
    assert choice is not None, "the game was too short for this test"
    after = play.act(*choice)
    entry = after.entry
    assert entry is not None
    told = {"text": write(entry.action), "digest": entry.digest, "seat": entry.seat}
    log.append(conn, action(1, entry.number, **told))
    outbox.put(conn, [message(f"told:{entry.number}", payload={"seq": entry.number})], NOON)
    return after


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
