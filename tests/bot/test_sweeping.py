"""What is due is done: once, late if it must be, and whatever happens to the row beside it."""

import asyncio
from pathlib import Path

import pytest

from bot.clock import Clock as Scheduled
from bot.tables import Tables
from db import reminders
from db.database import Connection
from db.errors import NotSaved
from db.reminders import Due
from tests.bot.memory import Memory
from tests.bot.seated import Clock, opened

HOUR = 3_600_000


def row(key: str, at: int, kind: str = "good") -> Due:
    return Due(key=key, kind=kind, due_at=at)


async def planned(tables: Tables, *dues: Due) -> None:
    await tables.db.tx(lambda conn: reminders.plan(conn, dues))


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of what was done; a bad row always fails."""
    keys: list[str] = []

    def good(_conn: Connection, due: Due) -> None:
        keys.append(due.key)

    def bad(_conn: Connection, _due: Due) -> None:
        raise ValueError

    monkeypatch.setattr(Tables, "dues", {"good": good, "bad": bad})
    return keys


async def test_only_what_is_due_is_done_and_once(tmp_path: Path, done: list[str]) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    await planned(tables, row("now", clock.now), row("later", clock.now + HOUR))
    assert [await tables.sweep() for _ in range(2)] == [1, 0]
    assert done == ["now"]
    clock.now += 6 * HOUR
    await tables.sweep()
    assert done == ["now", "later"]
    await tables.db.close()


async def test_two_sweeps_at_once_do_each_row_once(tmp_path: Path, done: list[str]) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    await planned(tables, *(row(f"{number:03}", clock.now) for number in range(300)))
    counts = await asyncio.gather(*(tables.sweep() for _ in range(3)))
    assert sum(counts) == len(done) == len(set(done)) == 300
    await tables.db.close()


async def test_a_row_that_fails_waits_an_hour_and_holds_up_nothing(tmp_path: Path, done: list[str]) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    await planned(tables, row("a", clock.now, "bad"), row("b", clock.now))
    await tables.sweep()
    assert done == ["b"]
    (waiting,) = await tables.db.read(lambda conn: reminders.due(conn, clock.now + HOUR))
    assert (waiting.key, waiting.due_at) == ("a", clock.now + HOUR)
    await tables.db.close()


async def test_a_sweep_that_fails_is_followed_by_the_next(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    await planned(tables, row("now", clock.now))
    woken: list[bool] = []
    scheduled = Scheduled(tables, lambda: woken.append(True), "test")
    with monkeypatch.context() as broken:
        broken.setattr(Tables, "sweep", None)
        await scheduled.sweep()
    assert (done, woken) == ([], [])
    await scheduled.sweep()
    assert (done, woken) == (["now"], [True])
    await tables.db.close()


async def test_it_is_swept_again_and_again(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.clock.EVERY", 0.01)
    clock, woken = Clock(), asyncio.Semaphore(0)
    tables = await opened(tmp_path, clock)
    scheduled = Scheduled(tables, woken.release, "test")
    scheduled.start()
    async with asyncio.timeout(20):
        for key in ("first", "second"):
            await planned(tables, row(key, clock.now))
            await woken.acquire()
    scheduled.stop()
    assert done == ["first", "second"]
    await tables.db.close()


async def test_that_time_was_given_back_is_told_at_once(tmp_path: Path, done: list[str]) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    woken: list[bool] = []
    scheduled = Scheduled(tables, lambda: woken.append(True), "test")
    await scheduled.sweep()
    assert woken == []
    clock.now += HOUR
    await scheduled.sweep()
    assert (done, woken) == ([], [True])
    await tables.db.close()


async def test_two_sweepers_do_each_of_ten_thousand_deadlines_once(done: list[str]) -> None:
    clock, db = Clock(), Memory()
    many = [row(f"{number:05}", clock.now - number) for number in range(10_000)]
    await db.tx(lambda conn: reminders.plan(conn, many))
    counts = await asyncio.gather(*(Tables(db, clock).sweep() for _ in range(2)))
    assert sum(counts) == len(done) == len(set(done)) == 10_000
    assert await db.read(lambda conn: reminders.due(conn, clock.now)) == ()


async def test_a_database_that_refuses_puts_nothing_off(done: list[str]) -> None:
    faults = list[str]()
    clock, db = Clock(), Memory(lambda: faults.pop() if faults else "")
    await db.tx(lambda conn: reminders.plan(conn, [row("now", clock.now)]))
    tables = Tables(db, clock)
    faults.append("refused")
    with pytest.raises(NotSaved):
        await tables.sweep()
    done.clear()
    assert await tables.sweep() == 1
    assert done == ["now"]


async def test_an_answer_that_is_lost_does_nothing_twice(done: list[str]) -> None:
    faults = list[str]()
    clock, db = Clock(), Memory(lambda: faults.pop() if faults else "")
    await db.tx(lambda conn: reminders.plan(conn, [row("now", clock.now)]))
    tables = Tables(db, clock)
    faults.append("lost")
    with pytest.raises(NotSaved):
        await tables.sweep()
    assert await tables.sweep() == 0
    assert done == ["now"]
