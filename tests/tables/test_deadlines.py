"""What happens by itself: lobbies close, the time of a game is over, threads are kept open; each once."""

import asyncio
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from db import games, log, timers
from db.database import Connection
from engines.core import Action, Seat
from engines.fireship.actions import TimeOver
from engines.fireship.rules import FIRESHIP
from tables import lobby, sweep
from tables.model import Press, Table
from tables.pace import DAY, HOUR
from tables.service import Tables
from tables.timers import DROWSY, LOBBY, WARNING
from tests.bot.playing import refused
from tests.bot.seated import ANA, BEN, CHLOE, THREAD, Clock, press, running, told, wish
from tests.tables.only_reads import OnlyReads


async def planned(tables: Tables, game: int) -> dict[str, int]:
    """What waits to happen, and when."""
    rows = await tables.db.read(lambda conn: timers.of_game(conn, game))
    return {row.kind: row.due_at for row in rows}


# lobbies


async def test_a_lobby_is_warned_after_six_days_and_closes_after_seven(tables: Tables, clock: Clock) -> None:
    table = await tables.open(press(ANA), wish(seats=3))
    await told(tables)
    clock.now += LOBBY - WARNING - 1
    await tables.join(press(BEN), table.id)
    await told(tables)
    assert await tables.sweep() == 0
    clock.now += 1
    await tables.sweep()
    assert await told(tables) == ["warning"]
    clock.now += WARNING - 1
    assert await tables.sweep() == 0
    clock.now += 1
    await tables.sweep()
    assert await told(tables) == ["gone", "relobby"]
    assert (await tables.get(table.id)).state == "expired"
    for late in (tables.join(press(CHLOE), table.id), tables.start(press(ANA), table.id)):
        assert await refused(late) == "refused-expired"
    assert await refused(tables.act(press(ANA), table.id, None, first_legal)) == "refused-expired"


async def test_a_game_that_has_begun_is_no_lobby_any_more(tables: Tables, clock: Clock) -> None:
    table = await tables.open(press(ANA), wish())
    clock.now += LOBBY - WARNING
    await tables.sweep()
    await told(tables)
    await tables.join(press(BEN), table.id)
    assert await told(tables) == ["relobby", "gone", "thread"]
    assert {"warn", "expire"}.isdisjoint(await planned(tables, table.id))
    clock.now += LOBBY
    await tables.sweep()
    assert (await tables.get(table.id)).state == "running"


async def test_joining_at_the_last_instant_and_closing_one_wins(tables: Tables, clock: Clock) -> None:
    table = await tables.open(press(ANA), wish())
    clock.now += LOBBY
    joined, _ = await asyncio.gather(
        tables.join(press(BEN), table.id), tables.sweep(), return_exceptions=True
    )
    now = await tables.get(table.id)
    assert now.state in ("running", "expired")
    assert isinstance(joined, Table) == (now.state == "running")


async def test_an_expired_lobby_is_no_unfinished_table(tables: Tables, clock: Clock) -> None:
    table = await tables.open(press(ANA), wish())
    clock.now += LOBBY
    await tables.sweep()
    assert await tables.of(ANA) == []
    assert await refused(tables.quit(press(ANA), table.id)) == "refused-expired"


def first_legal(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


# what an earlier version has left


def without_rows(conn: Connection, game: int) -> None:
    timers.cancel(conn, game)


@pytest.mark.parametrize(("age", "left"), [(2 * DAY, 5 * DAY), (30 * DAY, DAY)])
async def test_a_lobby_of_an_earlier_version_gets_its_deadline_and_is_warned_before(
    tables: Tables, clock: Clock, age: int, left: int
) -> None:
    table = await tables.open(press(ANA), wish())
    await tables.db.tx(lambda conn: without_rows(conn, table.id))
    clock.now += age
    await sweep.plan_missing(tables)
    ends = {"warn": clock.now + left - DAY, "expire": clock.now + left}
    clock.now += HOUR
    await sweep.plan_missing(tables)
    assert await planned(tables, table.id) == ends


async def test_a_game_of_an_earlier_version_gets_its_deadlines_and_what_is_planned_stays(
    tables: Tables, clock: Clock
) -> None:
    game, other = await limited(tables), await running(tables)
    await tables.db.tx(lambda conn: without_rows(conn, game))
    kept = await planned(tables, other)
    clock.now += HOUR
    await sweep.plan_missing(tables)
    assert await planned(tables, game) == {"time": clock.now + 23 * HOUR, "drowsy": clock.now + DROWSY}
    assert await planned(tables, other) == kept


async def test_a_start_at_which_nothing_is_missing_writes_nothing(tables: Tables) -> None:
    """It reads all tables there are: whoever writes, too, collides with who moves meanwhile."""
    await tables.open(press(ANA), wish())
    await running(tables)
    await sweep.plan_missing(OnlyReads(tables))


# the time of a game


async def limited(tables: Tables, hours: int = 24) -> int:
    table = await tables.open(press(ANA), wish(FIRESHIP, time_limit=hours))
    await tables.join(press(BEN), table.id)
    await tables.tx(lobby.thread_made, table.id, THREAD + table.id)
    return table.id


async def act(tables: Tables, game: int, by: Press | None = None) -> Table:
    table = await tables.get(game)
    person = table.person_on(table.waiting[0])
    assert person is not None
    return await tables.act(by or press(person), game, None, autopilot)


def autopilot(table: Table, seat: Seat) -> Action:
    chosen: Action = table.rules.autopilot(table.running.state, seat)
    return chosen


async def test_the_time_of_a_game_is_over_once_and_the_turn_in_progress_ends_it(
    tables: Tables, clock: Clock
) -> None:
    game = await limited(tables)
    await act(tables, game)
    clock.now += 24 * HOUR - 1
    assert await tables.sweep() == 0
    clock.now += 1
    await asyncio.gather(*(tables.sweep() for _ in range(3)))
    table = await tables.get(game)
    assert (table.state, len(table.running.entries)) == ("running", 2)
    (row,) = await tables.db.read(lambda conn: log.entries(conn, game, after=1))
    assert (row.seat, row.text, row.key) == (None, "timeover", f"deadline:time:{game}")
    while table.waiting:
        table = await act(tables, game)
    assert table.state == "ended"
    assert [entry.action.verb for entry in table.running.entries] == ["roll", "timeover", "end"]


async def test_a_game_without_a_limit_or_over_before_it_is_left_alone(tables: Tables, clock: Clock) -> None:
    assert "time" not in await planned(tables, await running(tables))
    game = await limited(tables)
    await tables.leave(press(ANA), game)
    assert {*await planned(tables, game)} == {"achieved"}  # what is only looked for after the end
    clock.now += 48 * HOUR
    await tables.sweep()
    assert [entry.action.verb for entry in (await tables.get(game)).running.entries] == ["leave"]


async def test_nobody_is_charged_for_the_hours_in_which_the_bot_was_away(
    tables: Tables, clock: Clock
) -> None:
    await tables.tx(sweep.awake, "one")
    game = await limited(tables)
    lobby = await tables.open(press(ANA), wish())
    before = await planned(tables, game) | await planned(tables, lobby.id)
    clock.now += 6 * HOUR
    assert await tables.tx(sweep.awake, "one") == 6 * HOUR
    after = await planned(tables, game) | await planned(tables, lobby.id)
    moved = {kind: after[kind] - before[kind] for kind in before}
    assert moved == {"overdue": 6 * HOUR, "time": 6 * HOUR, "warn": 6 * HOUR, "expire": 6 * HOUR, "drowsy": 0}


async def test_a_move_and_the_end_of_the_time_at_the_same_instant_both_stand_in_some_order(
    tables: Tables, clock: Clock
) -> None:
    for _ in range(8):
        game = await limited(tables)
        clock.now += 24 * HOUR
        await asyncio.gather(act(tables, game), tables.sweep())
        entries = (await tables.get(game)).running.entries
        assert sorted(entry.action.verb for entry in entries) == ["roll", "timeover"]
        assert [entry.number for entry in entries] == [1, 2]


async def test_a_time_that_is_over_already_is_left_at_that(tables: Tables, clock: Clock) -> None:
    game = await limited(tables)
    again = timers.Due(key="again", kind="time", due_at=clock.now + 25 * HOUR, game=game)
    await tables.db.tx(lambda conn: timers.plan(conn, [again]))
    clock.now += 25 * HOUR
    with capture_logs() as logs:
        await tables.sweep()
    assert [entry.action.verb for entry in (await tables.get(game)).running.entries] == ["timeover"]
    assert logs == []


async def test_a_move_that_ends_the_game_leaves_the_deadline_nothing_to_do(
    tables: Tables, clock: Clock
) -> None:
    game = await limited(tables)
    clock.now += 24 * HOUR
    await asyncio.gather(tables.leave(press(ANA), game), tables.sweep())
    table = await tables.get(game)
    assert table.state == "ended"
    assert [entry.action.verb for entry in table.running.entries] in (["leave"], ["timeover", "leave"])


async def test_an_undo_and_the_end_of_the_time_at_the_same_instant_leave_a_game_that_verifies(
    tables: Tables, clock: Clock
) -> None:
    game = await limited(tables)
    await act(tables, game)
    clock.now += 24 * HOUR
    await tables.sweep()
    table = await tables.get(game)
    acting = table.person_on(table.waiting[0])
    assert acting is not None
    assert await tables.undo(press(acting), game) is None
    (other,) = {ANA, BEN} - {acting}
    after = await tables.answer(press(other), game, 1, agrees=True)
    assert after is not None
    assert TimeOver() not in after.rules.legal(after.running.state, None), "the time stays over"


# threads


async def test_a_thread_is_kept_open_only_when_nothing_was_posted_for_six_days(
    tables: Tables, clock: Clock
) -> None:
    game = await running(tables)
    await told(tables)
    awake = []
    clock.now += 4 * DAY
    await tables.act(press(ANA), game, None, first_legal)
    acted = clock.now
    for _ in range(60):
        kinds = await told(tables)
        if "awake" in kinds:
            awake.append(clock.now)
        clock.now += DAY // 4
        await tables.sweep()
        if "late" in kinds:  # as if it had said nothing
            await tables.db.tx(lambda conn: games.change(conn, game, pace="none"))
    assert len(awake) >= 2
    assert awake[0] >= acted + DROWSY
    assert all(later - earlier >= DROWSY for earlier, later in pairwise(awake))


async def test_the_thread_of_a_game_that_is_over_may_sleep(tables: Tables, clock: Clock) -> None:
    game = await running(tables)
    await tables.leave(press(ANA), game)
    await told(tables)
    clock.now += 30 * DAY
    await tables.sweep()
    assert await told(tables) == []
    assert await planned(tables, game) == {}
