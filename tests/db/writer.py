"""A process to be killed, or one whose disk fails: it plays a game, and says each move once it is saved."""

import asyncio
import sys
from pathlib import Path

from sqlalchemy import Connection

from db import games, log, outbox, people, privacy, replay
from db.backup import folder_of
from db.errors import CannotOpen, Failed, NotSaved
from db.guard import SETTINGS
from db.sqlite import SQLite
from engines.chance import seed_from, words
from engines.log import Play, choose
from engines.notation import write
from tests.db.rows import ANNA, BEN, NOON, action, message, running

TRIES = 3
REFUSED, FAILED, CLOSED, COPIED, FORGOTTEN = "refused", "failed", "closed", "copied", "forgotten"
STRANGER = "Zephyrine Quill"  # a name that stands nowhere else
COPY = "copy.db"
LESS = {"lazy": 1, "careless": 0}  # synchronous = NORMAL, OFF


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def main(path: Path, moves: int, how: str = "") -> None:
    """A move that is refused is tried again; after an error of the disk the process ends.

    Begun "again" it says what it finds; with a "night" in the middle the file is compacted and copied, or
    somebody is known and "forgotten" then.
    Spoiled, it says a move when it is "chosen", or is "lazy" or "careless" about syncs.
    """
    SETTINGS["synchronous"] = LESS.get(how, SETTINGS["synchronous"])
    try:
        database = await SQLite.open(path)
    except CannotOpen:
        say(CLOSED)
        return
    try:
        play = await database.tx(begun)
        if how == "again":
            for version in range(play.version):
                say(key(version + 1))
        for nth in range(moves):
            if how == "night" and nth == moves // 2:
                await night(database, path)
            if how == FORGOTTEN and nth == moves // 2:
                await forgotten(database)
            if how == "chosen":
                say(key(play.version + 1))
            play = await made(database, play)
            if how != "chosen":
                say(key(play.version))
    except NotSaved:
        say(REFUSED)
    except Failed:
        say(FAILED)
    await database.close()


async def night(database: SQLite, path: Path) -> None:
    await database.compact()
    await database.backup(folder_of(path) / COPY)
    say(COPIED)


async def forgotten(database: SQLite) -> None:
    await database.tx(lambda conn: people.seen(conn, BEN, STRANGER, NOON))
    await database.tx(lambda conn: privacy.forget(conn, BEN))
    await database.empty_journal()
    say(FORGOTTEN)


async def made(database: SQLite, play: Play) -> Play:
    for _ in range(TRIES - 1):
        try:
            after = await database.tx(lambda conn: move(conn, play))
        except NotSaved:
            say(REFUSED)
        else:
            break
    else:
        after = await database.tx(lambda conn: move(conn, play))
    return after


def key(version: int) -> str:
    return f"press-1-{version}"


def begun(conn: Connection) -> Play:
    if games.get(conn, 1) is None:
        running(conn, ANNA, BEN, rules="fireship", options={"rounds": 40})  # three hundred moves
    return replay.load(conn, 1)


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
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
