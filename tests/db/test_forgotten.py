"""What is deleted is gone from the file's bytes, and deleting it holds nobody up."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from sqlalchemy import Connection, text

from bot.ops.nightly import the_night
from db import games, log, notes, outbox, people, privacy, seats, timers
from db.sqlite import SQLite
from tests.db.rows import ANNA, BEN, NOON, action, due, lobby, message, running

STRANGERS = [800_000_000_000_000_000 + 7_919 * number**3 for number in range(1, 11)]
FORGOTTEN = STRANGERS[:3]
LIVES = range(4, 6)


def name_of(person: int) -> str:
    return f"Wharfinger {person} " + "x" * (person % 400)


def mentions(path: Path) -> set[str]:
    """Files that hold an id of the forgotten, as text or as SQLite writes a number, or a name."""
    files = [one for one in path.parent.iterdir() if one.is_file()]
    wanted = [it for person in FORGOTTEN for it in (str(person).encode(), person.to_bytes(8, "big"))]
    return {one.name for one in files if any(it in one.read_bytes() for it in wanted)}


def something(conn: Connection, chance: Random, number: int) -> None:
    """That happens to two of them, and is kept."""
    one, other = chance.sample(STRANGERS, 2)
    for person in (one, other):
        people.seen(conn, person, name_of(person), NOON)
    match number % 6:
        case 0:
            game = running(conn, one, other, key=f"open-{number}", opener=one)
            seats.rename(conn, game, one, name_of(one))
            log.append(conn, action(game, 1, result={"by": one}))
        case 1:
            game = lobby(conn, one, other, key=f"open-{number}")
            games.invite(conn, game, one, NOON)
        case 2:
            payload = {"to": [one, other], "more": "y" * chance.randrange(300)}
            told = message(f"dm:{one}:{number}", one, audience=one, payload=payload, coalesce=f"turn:{one}")
            outbox.put(conn, [told, message(f"board:{number}", payload={"to": [one, other]})], NOON)
        case 3:
            planned = due(f"back:{one}:{number}", person=one, payload={"waits": other})
            timers.plan(conn, [planned, due(f"late:{number}", payload=[one])])
        case 4:
            notes.put(conn, f"remind:{one}", {"message": number, "who": [one, other]})
            notes.put(conn, f"shown:{chance.randrange(30)}", {"mentioned": [one, other]})
        case _:
            for row in outbox.claim(conn, "bot", NOON, 1000, 5):
                outbox.sent(conn, row.id, number, NOON)


def _live(conn: Connection, chance: Random, numbers: range) -> None:
    for number in numbers:
        something(conn, chance, number)


async def test_after_the_night_no_page_has_a_byte_of_the_forgotten(tmp_path: Path) -> None:
    """A page that was split keeps copies of what moved away, which no deletion can reach."""
    kept = set[str]()
    for seed in LIVES:
        database = await SQLite.open(path := tmp_path / f"{seed}" / "fireside.db")
        chance = Random(seed)
        for hour in range(60):
            await database.tx(lambda conn: _live(conn, chance, range(10 * hour, 10 * hour + 10)))  # noqa: B023
        for person in FORGOTTEN:
            await database.tx(lambda conn, person=person: privacy.forget(conn, person))  # type: ignore[misc]
        await database.empty_journal()
        kept |= mentions(path)
        await the_night(database, NOON, keep=0)
        assert mentions(path) == set()
        await database.close()
    assert kept == {"fireside.db"}, "compacting buys nothing"


async def test_what_is_compacted_once_is_not_compacted_every_night(sqlite: SQLite) -> None:
    await sqlite.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON))
    for forgotten, free in ((False, True), (True, False), (False, True)):
        await sqlite.tx(_free_some_pages)
        if forgotten:
            await sqlite.tx(lambda conn: privacy.forget(conn, ANNA))
        await the_night(sqlite, NOON, keep=0)
        assert (await sqlite.read(_free_pages) > 0) is free


def _free_some_pages(conn: Connection) -> None:
    for number in range(200):
        notes.put(conn, f"note {number}", "x" * 500)
    conn.execute(text("DELETE FROM notes WHERE name LIKE 'note %'"))


def _free_pages(conn: Connection) -> int:
    return int(conn.execute(text("PRAGMA freelist_count")).scalar_one())


async def test_who_is_forgotten_while_the_file_is_compacted_waits_for_the_next_night(sqlite: SQLite) -> None:
    for person in (ANNA, BEN):
        await sqlite.tx(lambda conn, person=person: privacy.forget(conn, person))  # type: ignore[misc]
    await sqlite.tx(lambda conn: privacy.compacted(conn, 1))
    assert await sqlite.read(privacy.forgotten) == 1


async def test_a_deletion_reads_neither_all_that_was_told_nor_all_logs(sqlite: SQLite) -> None:
    """Counted in steps of SQLite's machine, so that no clock decides."""
    steps = [await sqlite.tx(partial(_steps, work=partial(privacy.forget, person=ANNA)))]
    await sqlite.tx(_much)
    steps.append(await sqlite.tx(partial(_steps, work=partial(privacy.forget, person=ANNA))))
    assert steps[1] < 2 * steps[0]


async def test_what_was_rehearsed_is_compiled_and_nothing_is_deleted(sqlite: SQLite) -> None:
    await sqlite.tx(lambda conn: _live(conn, Random(1), range(60)))
    before = await sqlite.read(_everything)
    await sqlite.tx(_knowing_nothing)
    await sqlite.tx(privacy.rehearse)
    assert await sqlite.read(_everything) == before
    known = await sqlite.read(_compiled)
    await sqlite.tx(lambda conn: privacy.forget(conn, ANNA))
    assert await sqlite.read(_compiled) == known


def _everything(conn: Connection) -> list[str]:
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return list(raw.iterdump())


def _knowing_nothing(conn: Connection) -> None:
    """As a process begins; tests know what others have compiled."""
    conn.execution_options(compiled_cache={})


def _compiled(conn: Connection) -> int:
    return len(conn.get_execution_options()["compiled_cache"])


def _much(conn: Connection) -> None:
    """Another game's log, and what was told of it."""
    game = running(conn, BEN)
    for number in range(1, 1_001):
        log.append(conn, action(game, number, result={"at": number}))
    outbox.put(conn, [message(f"told:{number}") for number in range(1_000)], NOON)
    conn.execute(text("UPDATE outbox SET state = 'sent', payload = '{}', settled_at = 1"))


def _steps(conn: Connection, work: Callable[[Connection], None]) -> int:
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += 1
        return 0

    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    raw.set_progress_handler(count, 10)
    work(conn)
    raw.set_progress_handler(None, 10)
    return counted
