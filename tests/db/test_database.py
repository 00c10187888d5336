"""A transaction is whole: alone, rolled back by any exception, finished when its caller is cancelled."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from db import log, notes
from db.database import Database
from db.errors import Behind, Failed, NotSaved
from db.sqlite import SQLite, _raw
from tests.db.rows import ANNA, BEN, action, running


def put_then_stumble(conn: Connection) -> None:
    notes.put(conn, "half", 1)
    raise ArithmeticError


def count_up(conn: Connection) -> int:
    """Loses counts when anything comes between reading and writing."""
    count = int(notes.get(conn, "count") or 0) + 1
    notes.put(conn, "count", count)
    return count


async def test_an_exception_takes_everything_back(database: Database) -> None:
    with pytest.raises(ArithmeticError):
        await database.tx(put_then_stumble)
    assert await database.read(lambda conn: notes.get(conn, "half")) is None
    assert await database.tx(count_up) == 1


async def test_reading_cannot_write(database: Database) -> None:
    with pytest.raises(DBAPIError):
        await database.read(count_up)
    assert await database.tx(count_up) == 1


async def test_a_reading_changes_no_setting_and_so_spoils_no_prepared_statement(sqlite: SQLite) -> None:
    said = list[str]()
    await sqlite.tx(lambda conn: _raw(conn).set_trace_callback(said.append))
    await sqlite.read(lambda conn: notes.get(conn, "count"))
    assert [one.split()[0] for one in said[1:]] == ["BEGIN", "SELECT", "COMMIT"]


async def test_many_tasks_never_come_between_each_other(database: Database) -> None:
    counted = await asyncio.gather(*(database.tx(count_up) for _ in range(30)))
    assert sorted(counted) == list(range(1, 31))


async def test_somebody_elses_rollback_leaves_what_was_saved(database: Database) -> None:
    works: list[Callable[[Connection], object]] = [count_up, put_then_stumble] * 10
    await asyncio.gather(*(database.tx(work) for work in works), return_exceptions=True)
    assert await database.read(lambda conn: notes.get(conn, "count")) == 10
    assert await database.read(lambda conn: notes.get(conn, "half")) is None


async def test_of_two_who_append_the_same_number_one_is_behind(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    presses = [action(game, 1, key=f"press-{one}") for one in range(6)]
    done = await asyncio.gather(
        *(database.tx(lambda conn, press=press: log.append(conn, press)) for press in presses),  # type: ignore[misc]
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in done) == ["Behind"] * 5 + ["NoneType"]
    assert all(one is None or isinstance(one, Behind) for one in done)
    assert len(await database.read(lambda conn: log.entries(conn, game))) == 1


async def test_a_cancelled_task_leaves_no_transaction_open(sqlite: SQLite) -> None:
    inside, go_on = threading.Event(), threading.Event()

    def slow(conn: Connection) -> None:
        inside.set()
        assert go_on.wait(10)
        count_up(conn)

    task = asyncio.ensure_future(sqlite.tx(slow))
    await asyncio.to_thread(inside.wait, 10)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    go_on.set()
    assert await sqlite.tx(count_up) == 2


async def test_cancelling_at_any_moment_leaves_all_or_nothing(database: Database) -> None:
    def pair(conn: Connection) -> None:
        count_up(conn)
        count_up(conn)

    tasks = [asyncio.ensure_future(database.tx(pair)) for _ in range(20)]
    for number, task in enumerate(tasks):
        await asyncio.sleep(0)
        if number % 2:
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (await database.tx(count_up)) % 2 == 1


async def test_closing_waits_for_what_was_begun(path: Path) -> None:
    database = await SQLite.open(path)
    tasks = [asyncio.ensure_future(database.tx(count_up)) for _ in range(5)]
    await asyncio.sleep(0)
    await database.close()
    assert sorted(await asyncio.gather(*tasks)) == [1, 2, 3, 4, 5]


async def test_a_full_disk_saves_nothing_and_recovers(sqlite: SQLite) -> None:
    """`max_page_count` is a disk that is full."""

    def limit(conn: Connection, pages: int) -> None:
        conn.execute(text(f"PRAGMA max_page_count = {pages}"))

    await sqlite.tx(lambda conn: limit(conn, 1))  # as many as there are
    with pytest.raises(NotSaved, match="SQLITE_FULL"):
        await sqlite.tx(count_up_and_fill)
    assert await sqlite.read(lambda conn: notes.get(conn, "count")) is None
    await sqlite.tx(lambda conn: limit(conn, 1_000_000))
    assert await sqlite.tx(count_up) == 1


def count_up_and_fill(conn: Connection) -> None:
    count_up(conn)
    notes.put(conn, "big", "x" * 100_000)


async def test_a_busy_file_is_waited_for_and_then_refused(sqlite: SQLite, path: Path) -> None:
    await sqlite.tx(lambda conn: conn.execute(text("PRAGMA busy_timeout = 50")))
    shell = sqlite3.connect(path, isolation_level=None)
    shell.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved, match="SQLITE_BUSY"):
        await sqlite.tx(count_up)
    shell.execute("ROLLBACK")
    shell.close()
    assert await sqlite.tx(count_up) == 1


async def test_after_an_error_of_the_disk_nothing_is_trusted_any_more(sqlite: SQLite) -> None:
    def broken(conn: Connection) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = "SQLITE_IOERR_FSYNC"
        raise error

    with pytest.raises(Failed, match="SQLITE_IOERR_FSYNC"):
        await sqlite.tx(broken)
    with pytest.raises(Failed):
        await sqlite.tx(count_up)


async def test_without_the_unique_key_a_move_would_be_there_twice(sqlite: SQLite) -> None:
    """The red twin of `test_no_interaction_is_written_twice`: the key is what prevents it."""
    one, other = [
        await sqlite.tx(lambda conn, key=key: running(conn, ANNA, key=key))  # type: ignore[misc]
        for key in ("open-1", "open-2")
    ]
    await sqlite.tx(lambda conn: _without_unique_keys(conn))
    for game in (one, other):
        await sqlite.tx(lambda conn, game=game: log.append(conn, action(game, 1, key="press")))  # type: ignore[misc]
    twice = await sqlite.read(lambda conn: [log.newest(conn, game) for game in (one, other)])
    assert twice == [1, 1]


def _without_unique_keys(conn: Connection) -> None:
    made = str(conn.execute(text("SELECT sql FROM sqlite_schema WHERE name = 'actions'")).scalar())
    spoiled = re.sub(r",\s*CONSTRAINT uq_actions_key UNIQUE \(\"key\"\)", "", made)
    assert spoiled != made
    conn.execute(text("DROP TABLE actions"))
    conn.execute(text(spoiled))
