"""What is due is done: once, late if it must be, and whatever happens to the row beside it."""

import asyncio
from pathlib import Path

import pytest

from bot.ops.scheduler import Scheduler
from db import timers
from db.errors import NotSaved
from db.timers import Due
from tables import sweep
from tables.context import Tx
from tables.service import Tables
from tables.timers import Timer
from tests.bot.memory import Memory
from tests.bot.seated import Clock, Told, opened, running
from tests.patience import PATIENCE

HOUR = 3_600_000


def row(key: str, at: int, kind: str = "back") -> Due:
    return Due(key=key, kind=kind, due_at=at, person=1)


async def planned(tables: Tables, *dues: Due) -> None:
    await tables.db.tx(lambda conn: timers.plan(conn, dues))


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of what was done."""
    keys: list[str] = []
    monkeypatch.setattr(sweep, "do", lambda _tx, timer: keys.append(timer.key))
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
    await planned(tables, row("a", clock.now, "of tomorrow"), row("b", clock.now))
    await tables.sweep()
    assert done == ["b"]
    (waiting,) = await tables.db.read(lambda conn: timers.due(conn, clock.now + HOUR))
    assert (waiting.key, waiting.due_at) == ("a", clock.now + HOUR)
    await tables.db.close()


async def test_a_sweep_that_fails_is_followed_by_the_next(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    await planned(tables, row("now", clock.now))
    scheduled = Scheduler(tables, "test")
    with monkeypatch.context() as broken:
        broken.setattr(Tables, "sweep", None)
        await scheduled.sweep()
    assert done == []
    await scheduled.sweep()
    assert done == ["now"]
    await tables.db.close()


async def test_it_is_swept_again_and_again(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.scheduler.EVERY", 0.01)
    clock, swept = Clock(), asyncio.Semaphore(0)

    def do(_tx: Tx, timer: Timer) -> None:
        done.append(timer.key)
        swept.release()

    monkeypatch.setattr(sweep, "do", do)
    tables = await opened(tmp_path, clock)
    scheduled = Scheduler(tables, "test")
    scheduled.start()
    async with asyncio.timeout(PATIENCE):
        for key in ("first", "second"):
            await planned(tables, row(key, clock.now))
            await swept.acquire()
    scheduled.stop()
    assert done == ["first", "second"]
    await tables.db.close()


async def test_that_time_was_given_back_is_told_at_once(tmp_path: Path, done: list[str]) -> None:
    clock = Clock()
    tables = await opened(tmp_path, clock)
    await running(tables)
    tables.outlet = outlet = Told()
    scheduled = Scheduler(tables, "test")
    await scheduled.sweep()
    assert outlet.times == 0
    clock.now += HOUR
    await scheduled.sweep()
    assert (done, outlet.times) == ([], 1)
    await tables.db.close()


async def test_two_sweepers_do_each_of_ten_thousand_deadlines_once(done: list[str]) -> None:
    clock, db = Clock(), Memory()
    many = [row(f"{number:05}", clock.now - number) for number in range(10_000)]
    await db.tx(lambda conn: timers.plan(conn, many))
    counts = await asyncio.gather(*(Tables(db, clock).sweep() for _ in range(2)))
    assert sum(counts) == len(done) == len(set(done)) == 10_000
    assert await db.read(lambda conn: timers.due(conn, clock.now)) == ()


async def test_a_database_that_refuses_puts_nothing_off(done: list[str]) -> None:
    faults = list[str]()
    clock, db = Clock(), Memory(lambda: faults.pop() if faults else "")
    await db.tx(lambda conn: timers.plan(conn, [row("now", clock.now)]))
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
    await db.tx(lambda conn: timers.plan(conn, [row("now", clock.now)]))
    tables = Tables(db, clock)
    faults.append("lost")
    with pytest.raises(NotSaved):
        await tables.sweep()
    assert await tables.sweep() == 0
    assert done == ["now"]
