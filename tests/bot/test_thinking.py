"""The machine room: minds that raise, lie, hang, end or are killed; whoever thinks, the same move."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ops import worker_pool
from bot.ops.metrics import Metrics
from bot.ops.thinking import Thinking
from bot.ops.worker_pool import SERVE, WorkerPool
from db import seats, seeds, timers
from engines.core import Seat, Skip
from engines.log import begin
from opponents import record
from tables.model import Table
from tables.service import Tables
from tables.timers import Think
from tests.bot.seated import RULES, Clock, opened
from tests.patience import PATIENCE
from tests.tables.against import ONE, against, usual, waits_for_computer


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, RULES)
    yield made
    await made.db.close()


def mind(does: str) -> Sequence[str]:
    """What it does for each question."""
    return (
        sys.executable,
        "-c",
        f"import sys, json, os, time\nfor line in sys.stdin:\n    {does}\n    sys.stdout.flush()",
    )


@asynccontextmanager
async def thinking(
    tables: Tables, command: Sequence[str] = SERVE, size: int = 1
) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(size, time.monotonic, command)
    tables.thinkers = room = Thinking(tables, pool, Metrics())
    running = asyncio.create_task(room.run())
    try:
        yield pool
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def until(tables: Tables, game: int, so: Callable[[Table], bool]) -> Table:
    async with asyncio.timeout(PATIENCE):
        while not so(table := await tables.get(game)):
            await asyncio.sleep(0.005)
    return table


def ana_is_waited_for(table: Table) -> bool:
    return table.state != "running" or Seat(0) in table.waiting


async def test_computers_stand_one_before_the_database_and_persons_do_not_wait_there(tables: Tables) -> None:
    beside = await against(tables, "ember")
    game = await waits_for_computer(tables)
    async with tables.leisure, thinking(tables):
        for _ in range(20):
            await tables.get(beside.id)
        assert (await usual(tables, beside.id)).running.version > 0
        planned = await tables.db.read(lambda conn: timers.of_kind(conn, Think.kind))
        assert [one.payload["owner"] for one in planned if one.game == game] == [None]
    async with thinking(tables):
        await until(tables, game, ana_is_waited_for)


FAILING = {
    "raised": mind("print(json.dumps({'error': 'ValueError'}))"),
    "nonsense": mind("print('hello')"),
    "a number": mind("print(7)"),
    "illegal": mind("print(json.dumps({'move': 'dance 3'}))"),
    "hung": mind("time.sleep(3600)"),
    "ends": mind("os._exit(3)"),
}


@pytest.mark.parametrize("fails", FAILING)
async def test_a_mind_that_fails_costs_its_seat_the_time_out_action_and_the_game_goes_on(
    tables: Tables, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fails == "hung":
        monkeypatch.setattr(worker_pool, "HUNG", 0.2)
    game = await waits_for_computer(tables)
    before = (await tables.get(game)).running.version
    with capture_logs() as logs:
        async with thinking(tables, FAILING[fails]) as pool:
            table = await until(tables, game, ana_is_waited_for)
            assert len(pool._idle) + len(pool._busy) <= 1
    mine = [one for one in table.running.entries if one.about == ONE and one.number > before]
    assert [(one.seat, one.action) for one in mine] == [(None, Skip(ONE))] * len(mine) != []
    told = [one for one in logs if one["event"] == "a computer has found no move"]
    assert len(told) == len(mine)
    kind = fails if fails in ("illegal", "hung") else "raised"
    assert {one["failure"] for one in told} == {kind}
    assert len({one["code"] for one in told}) == len(told)


async def test_a_mind_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "HUNG", 0.2)
    pool = WorkerPool(
        1, time.monotonic, mind("print(os.getpid(), file=open(json.loads(line), 'w')); time.sleep(3600)")
    )
    with pytest.raises(TimeoutError):
        await pool.ask('"/dev/null"')
    assert pool._idle == pool._busy == []


async def test_nothing_of_the_bots_is_told_to_a_mind_but_the_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    monkeypatch.setenv("DATABASE_URL", "another")
    pool = WorkerPool(1, time.monotonic, mind("print(json.dumps({'move': ' '.join(os.environ)}))"))
    names = (await pool.ask("{}")).split()
    await pool.close()
    assert not {"DISCORD_TOKEN", "DATABASE_URL"} & set(names)


async def test_a_mind_that_nobody_has_needed_for_long_ends() -> None:
    now = [0.0]
    pool = WorkerPool(1, lambda: now[0], mind("print(json.dumps({'move': str(os.getpid())}))"))
    first = await pool.ask("{}")
    now[0] += worker_pool.UNUSED_FOR - 1
    await pool.rest()
    assert await pool.ask("{}") == first
    now[0] += worker_pool.UNUSED_FOR
    await pool.rest()
    assert await pool.ask("{}") != first
    await pool.close()


async def test_minds_are_nicer_than_the_bot() -> None:
    pool = WorkerPool(
        1, time.monotonic, mind("time.sleep(0.05); print(json.dumps({'move': str(os.nice(0))}))")
    )
    assert int(await pool.ask("{}")) >= worker_pool.NICE
    await pool.close()


STARVED = mind(
    "os.sched_getscheduler(0) == os.SCHED_IDLE and time.sleep(3600); print(json.dumps({'move': 'here'}))"
)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="Linux alone has it")
async def test_minds_run_when_nobody_else_wants_to(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("GIVES_WAY", "HUNG"):
        monkeypatch.setattr(worker_pool, limit, 10 * PATIENCE)  # until nobody else wants to
    policy = mind("print(json.dumps({'move': str(os.sched_getscheduler(0))}))")
    pool = WorkerPool(1, time.monotonic, policy)
    assert int(await pool.ask("{}")) == os.SCHED_IDLE
    await pool.close()


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="Linux alone has it")
async def test_a_full_machine_is_no_mind_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that gets no processor as long as it gives way is asked again as one of many, and so are the next;
    ten minutes later they give way again."""
    monkeypatch.setattr(worker_pool, "GIVES_WAY", 0.2)
    now = [0.0]
    pool = WorkerPool(1, lambda: now[0], STARVED)
    assert [await pool.ask("{}") for _ in range(3)] == ["here"] * 3
    assert [one.gives_way for one in pool._idle] == [False]
    now[0] += worker_pool.UNUSED_FOR
    await pool.rest()
    assert [await pool.ask("{}"), pool._starved_at] == ["here", now[0]]
    await pool.close()


@pytest.mark.endurance
async def test_however_often_minds_are_killed_the_moves_are_the_same(tables: Tables, tmp_path: Path) -> None:
    dying = (sys.executable, "-c", DYING, str(tmp_path / "asked"))
    async with thinking(tables, dying):
        game = (await against(tables, "ember", "spark")).id
        for _ in range(8):
            await until(tables, game, ana_is_waited_for)
            await usual(tables, game)
        await until(tables, game, ana_is_waited_for)
    count = await thought_again(tables, game)
    asked = len((tmp_path / "asked").read_text())
    assert count >= 10
    assert asked >= 2 * count - 4  # every second process has ended over its question


DYING = """
import os, signal, sys
from opponents.__main__ import answer
import json
for line in sys.stdin:
    with open(sys.argv[1], "a") as asked:
        asked.write("x")
    how = os.path.getsize(sys.argv[1]) % 4
    said = json.dumps(answer(line))
    if how == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    print(said[:9] if how == 2 else said, end="" if how == 2 else "\\n", flush=True)
    if how in (1, 2):
        os.kill(os.getpid(), signal.SIGKILL)
"""


async def thought_again(tables: Tables, game: int) -> int:
    """Each move of a computer is the one that its view, its level and its chance lead to; how many."""
    table = await tables.get(game)
    secret = await tables.db.read(lambda conn: seeds.of(conn, game))
    brought = await tables.db.read(lambda conn: [one.contribution for one in seats.of(conn, game)])
    now, count = begin(table.running.beginning), 0
    for entry in table.running.entries:
        level = table.computers.get(entry.seat) if entry.seat is not None else None
        if entry.seat is not None and level is not None:
            chance = record.chance_of(secret, entry.seat, now.decisions[entry.seat])
            taste = record.taste_of(secret, entry.seat, brought[entry.seat])
            assert entry.action == record.thought(table.rules, now.state, entry.seat, level, chance, taste)
            count += 1
        now = now.follow(entry)
    return count
