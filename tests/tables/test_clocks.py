"""How long a seat is waited for: one clock a wait, reminders at each pace, standing still while away."""

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count

import pytest

from db import notes, outbox, timers, waits
from db.database import Connection
from db.rows import Changes, Wait
from db.timers import Due
from engines.core import Action, Seat
from engines.springfestival.rules import SPRINGFESTIVAL
from tables import live_messages, lobby, overdue, sweep
from tables.live_messages import Ping, Told
from tables.model import Table
from tables.pace import BANK, HOUR, PACES, REMINDERS, SNOOZE
from tables.service import Tables
from tests.bot.memory import Memory
from tests.bot.seated import ANA, BEN, CHLOE, THREAD, Clock, press, running, told, wish
from tests.engines.embers.encore import ENCORE
from tests.engines.embers.rules import EMBERS, Guard, Kindle

DAY = 24 * HOUR
SECOND = 1_000

_threads = count(THREAD)


@pytest.fixture
async def tables(clock: Clock) -> AsyncIterator[Tables]:
    made = Tables(Memory(), clock, (EMBERS, ENCORE, SPRINGFESTIVAL))
    yield made
    await made.db.close()


def kindle(_table: Table, _seat: Seat) -> Action:
    return Kindle()


def first_legal(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


async def at_pace(tables: Tables, pace: str, rules: object = EMBERS, seats: int = 2) -> int:
    """A running table of that pace."""
    table = await tables.open(press(ANA), replace(wish(rules, seats), pace=pace))  # type: ignore[arg-type]
    for person in (BEN, CHLOE)[: seats - 1]:
        table = await tables.join(press(person), table.id)
    await tables.tx(lobby.thread_made, table.id, next(_threads))
    await told(tables)
    return table.id


async def clocks(tables: Tables, game: int) -> list[Due]:
    found = await tables.db.read(lambda conn: timers.of_game(conn, game))
    return [row for row in found if row.kind == "overdue"]


async def seats_of(tables: Tables, game: int) -> tuple[Wait, ...]:
    return await tables.db.read(lambda conn: waits.of_game(conn, game))


async def reminded(tables: Tables, game: int) -> list[int]:
    return [one.reminded for one in await seats_of(tables, game)]


async def passes(tables: Tables, clock: Clock, ms: int) -> list[str]:
    """With a sweep when it is over; what it has to say about that."""
    clock.now += ms
    await tables.sweep()
    return [kind for kind in await told(tables) if kind in ("late", "remind", "edit")]


# one clock a wait


@pytest.mark.parametrize("pace", PACES)
async def test_a_seat_that_begins_to_be_waited_for_has_a_clock_of_one_pace(
    tables: Tables, clock: Clock, pace: str
) -> None:
    game = await at_pace(tables, pace)
    (row,) = await clocks(tables, game)
    assert (row.seat, row.due_at) == (0, clock.now + PACES[pace])
    clock.now += 5 * SECOND
    await tables.act(press(ANA), game, None, kindle)
    (row,) = await clocks(tables, game)
    assert (row.seat, row.due_at) == (1, clock.now + PACES[pace])


async def test_a_table_without_a_pace_reminds_nobody(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "none")
    assert await clocks(tables, game) == []
    assert await passes(tables, clock, 365 * DAY) == []


async def test_a_reminder_comes_after_each_pace_at_most_five_times(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    for times in range(1, REMINDERS + 1):
        assert await passes(tables, clock, PACES["fast"] - SECOND) == []
        assert sorted(await passes(tables, clock, SECOND)) == ["late", "remind"]
        assert await reminded(tables, game) == [times, 0]
    assert await clocks(tables, game) == []
    assert await passes(tables, clock, 100 * DAY) == []


async def test_who_has_acted_is_not_reminded(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    clock.now += PACES["fast"]
    await tables.act(press(ANA), game, None, kindle)
    await told(tables)
    assert await passes(tables, clock, SECOND) == []
    assert await passes(tables, clock, PACES["fast"] - SECOND) == ["late", "remind"]
    assert await reminded(tables, game) == [0, 1]


async def test_who_acts_after_a_reminder_takes_it_away(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    await passes(tables, clock, PACES["fast"])
    await tables.act(press(ANA), game, None, kindle)
    assert sorted(await told(tables)) == ["board", "late", "over", "remind", "turn"]
    assert await reminded(tables, game) == [0, 0]
    assert [row.seat for row in await clocks(tables, game)] == [1]


async def test_a_standing_order_out_of_turn_moves_no_clock(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    before = await clocks(tables, game)
    clock.now += HOUR
    await tables.act(press(BEN), game, None, lambda _table, _seat: Guard())
    assert await clocks(tables, game) == before
    await tables.act(press(ANA), game, None, lambda _table, _seat: Guard())
    assert await clocks(tables, game) == before


async def test_a_second_turn_in_a_row_has_a_clock_of_its_own(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast", ENCORE)
    await passes(tables, clock, PACES["fast"])
    assert await reminded(tables, game) == [1, 0]
    clock.now += HOUR
    table = await tables.act(press(ANA), game, None, first_legal)
    assert table.waiting == (Seat(0),)
    assert await reminded(tables, game) == [0, 0]
    (row,) = await clocks(tables, game)
    assert (row.seat, row.due_at) == (0, clock.now + PACES["fast"])


async def test_an_undo_that_gives_a_turn_back_begins_a_wait(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    await tables.act(press(ANA), game, None, kindle)
    clock.now += PACES["fast"]
    await tables.sweep()
    assert await reminded(tables, game) == [0, 1]
    await tables.undo(press(ANA), game)
    await told(tables)
    table = await tables.answer(press(BEN), game, 1, agrees=True)
    assert table is not None
    assert await reminded(tables, game) == [0, 0]
    (row,) = await clocks(tables, game)
    assert (row.seat, row.due_at) == (0, clock.now + PACES["fast"])
    assert {"late", "remind"} <= set(await told(tables))


async def test_who_leaves_is_waited_for_no_longer(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast", seats=3)
    await passes(tables, clock, PACES["fast"])
    await tables.leave(press(ANA), game)
    assert {"late", "remind"} <= set(await told(tables))
    assert [row.seat for row in await clocks(tables, game)] == [1]


async def test_a_game_that_is_over_reminds_nobody(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    await passes(tables, clock, PACES["fast"])
    await tables.leave(press(BEN), game)
    assert (await tables.get(game)).state == "ended"
    assert {"late", "remind"} <= set(await told(tables))
    assert await of_game(tables, game) == []
    assert await passes(tables, clock, 100 * DAY) == []


async def test_at_a_table_where_all_act_at_once_each_has_a_clock(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast", SPRINGFESTIVAL, seats=3)
    table = await tables.get(game)
    while len(table.waiting) < 3:
        person = table.person_on(table.waiting[0])
        assert person is not None
        table = await tables.act(press(person), game, None, first_legal)
        clock.now += SECOND
    begun = clock.now
    clock.now += HOUR
    first = table.waiting[0]
    while first in table.waiting:
        person = table.person_on(first)
        assert person is not None
        table = await tables.act(press(person), game, None, first_legal)
    await told(tables)
    clock.now = begun + PACES["fast"]
    await tables.sweep()
    late = [one.seat for one in await seats_of(tables, game) if one.reminded]
    assert late == [seat for seat in table.waiting if seat != first]


# quiet hours, snooze


async def test_a_reminder_waits_until_the_quiet_hours_are_over_and_burns_none_of_the_five(
    tables: Tables, clock: Clock
) -> None:
    clock.now = 1_795_046_400_000  # midnight UTC
    await tables.settings(press(ANA), zone="Europe/Paris", quiet_from=2 * 60, quiet_until=7 * 60)
    game = await at_pace(tables, "live")
    assert await passes(tables, clock, 10 * 60 * SECOND) == ["late", "remind"]
    clock.now += 50 * 60 * SECOND  # two in Paris
    for _ in range(5 * 60):
        assert await passes(tables, clock, 0) == []
        clock.now += 60 * SECOND
    assert await passes(tables, clock, 0) == ["late", "remind"]
    assert await reminded(tables, game) == [2, 0]


@pytest.mark.parametrize(
    ("hours", "comes"),
    [
        ({"quiet_from": None, "quiet_until": None}, 3),
        ({"quiet_until": 4 * 60}, 4),
        ({"quiet_until": 9 * 60}, 9),
        ({"zone": "Asia/Tokyo"}, 3),
    ],
    ids=["none", "shorter", "longer", "elsewhere"],
)
async def test_a_reminder_that_waits_for_the_morning_waits_for_that_of_the_new_hours(
    tables: Tables, clock: Clock, hours: Changes, comes: int
) -> None:
    midnight = clock.now = 1_795_046_400_000  # UTC
    await tables.settings(press(ANA), zone="UTC", quiet_from=0, quiet_until=7 * 60)
    game = await at_pace(tables, "live")
    await passes(tables, clock, PACES["live"])
    clock.now = midnight + 3 * HOUR
    await tables.settings(press(ANA), **hours)
    assert bool(await passes(tables, clock, 0)) is (comes == 3)
    clock.now = midnight + comes * HOUR - 1
    await passes(tables, clock, 0)
    assert await reminded(tables, game) == [int(comes == 3), 0]
    clock.now = midnight + comes * HOUR
    await passes(tables, clock, 0)
    assert await reminded(tables, game) == [1, 0]


@pytest.mark.parametrize(("pace", "lasts"), [("live", PACES["live"]), ("fast", SNOOZE), ("slow", SNOOZE)])
async def test_a_snooze_lasts_three_hours_or_a_turn_and_moves_no_count(
    tables: Tables, clock: Clock, pace: str, lasts: int
) -> None:
    game = await at_pace(tables, pace)
    await passes(tables, clock, PACES[pace])
    assert await tables.snooze(press(ANA)) == clock.now + lasts
    assert await told(tables) == ["remind"]
    for times in range(2, REMINDERS + 1):
        await passes(tables, clock, PACES[pace])
        assert await reminded(tables, game) == [times, 0]
        await tables.snooze(press(ANA))
        await told(tables)
    snoozed = [row for row in await of_game(tables, game) if row.kind == "snooze"]
    assert len(snoozed) == 1
    clock.now = snoozed[0].due_at
    assert await passes(tables, clock, 0) == ["remind"]
    assert await reminded(tables, game) == [REMINDERS, 0]
    assert await of_game(tables, game) == []


async def of_game(tables: Tables, game: int) -> list[Due]:
    found = await tables.db.read(lambda conn: timers.of_game(conn, game))
    return [row for row in found if row.kind in ("overdue", "snooze")]


async def test_a_snooze_ends_with_the_turn(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "live")
    await passes(tables, clock, PACES["live"])
    await tables.snooze(press(ANA))
    await tables.act(press(ANA), game, None, kindle)
    assert [row.kind for row in await of_game(tables, game)] == ["overdue"]


async def test_a_snooze_that_ends_in_quiet_hours_waits_for_the_morning(tables: Tables, clock: Clock) -> None:
    clock.now = 1_795_046_400_000  # midnight UTC
    await tables.settings(press(ANA), zone="UTC", quiet_from=60, quiet_until=7 * 60)
    game = await at_pace(tables, "live")
    await passes(tables, clock, PACES["live"])
    await tables.snooze(press(ANA))
    await passes(tables, clock, SNOOZE)
    due = {row.kind: row.due_at for row in await of_game(tables, game)}
    assert due["snooze"] == 1_795_046_400_000 + 7 * HOUR


async def test_pressing_snooze_with_nothing_overdue_changes_nothing(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "live")
    before = await of_game(tables, game)
    await tables.snooze(press(ANA))
    assert await of_game(tables, game) == before


# away


async def test_a_clock_stands_still_exactly_as_long_as_somebody_is_away(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "daily")
    clock.now += HOUR
    await tables.away(press(ANA), clock.now + 3 * DAY)
    (row,) = await clocks(tables, game)
    assert row.due_at == clock.now + 3 * DAY + 23 * HOUR
    assert [one.away_used for one in await seats_of(tables, game)] == [3 * DAY, 0]


async def test_who_comes_back_early_gets_back_what_was_not_used(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "daily")
    await tables.away(press(ANA), clock.now + 3 * DAY)
    clock.now += DAY + HOUR
    await tables.away(press(ANA), None)
    (row,) = await clocks(tables, game)
    assert row.due_at == clock.now + DAY
    assert [one.away_used for one in await seats_of(tables, game)] == [DAY + HOUR, 0]
    assert (await tables.person(ANA)).away_until is None


async def test_who_acts_while_away_gets_back_what_was_not_used(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "daily")
    await tables.away(press(ANA), clock.now + 3 * DAY)
    clock.now += 2 * DAY
    await tables.act(press(ANA), game, None, kindle)
    assert [one.away_used for one in await seats_of(tables, game)] == [2 * DAY, 0]


async def test_a_turn_that_begins_while_somebody_is_away_waits_for_them(tables: Tables, clock: Clock) -> None:
    await tables.away(press(ANA), clock.now + 3 * DAY)
    clock.now += DAY
    game = await at_pace(tables, "daily")
    (row,) = await clocks(tables, game)
    assert row.due_at == clock.now + 2 * DAY + DAY
    assert await passes(tables, clock, 2 * DAY) == ["edit"]  # their return is shown


async def test_leave_ends_with_the_bank_of_the_game(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "daily")
    other = await at_pace(tables, "daily")
    await tables.away(press(ANA), clock.now + 10 * DAY)
    clock.now += 10 * DAY
    await tables.away(press(ANA), None)
    await tables.act(press(ANA), other, None, kindle)
    await tables.away(press(ANA), clock.now + 10 * DAY)
    (row,) = await clocks(tables, game)
    assert row.due_at == clock.now + 4 * DAY + DAY
    assert [one.away_used for one in await seats_of(tables, game)] == [BANK, 0]
    assert [one.away_used for one in await seats_of(tables, other)] == [10 * DAY, 0]


async def test_going_away_for_longer_counts_each_day_once(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "daily")
    await tables.away(press(ANA), clock.now + 2 * DAY)
    clock.now += DAY
    await tables.away(press(ANA), clock.now + 5 * DAY)
    (row,) = await clocks(tables, game)
    assert row.due_at == clock.now + 5 * DAY + DAY
    assert [one.away_used for one in await seats_of(tables, game)] == [6 * DAY, 0]


async def test_however_often_somebody_says_when_they_are_back_one_timer_waits_for_it(
    tables: Tables, clock: Clock
) -> None:
    for days in (3, 5, 4):
        clock.now += 1
        until = clock.now + days * DAY
        await tables.away(press(ANA), until)
    waiting = await tables.db.read(lambda conn: timers.of_person(conn, ANA))
    assert [one.due_at for one in waiting] == [until]
    await tables.away(press(ANA), None)
    assert await tables.db.read(lambda conn: timers.of_person(conn, ANA)) == ()


async def test_what_is_left_of_ones_leave_is_known_for_each_game(tables: Tables, clock: Clock) -> None:
    game, other = await at_pace(tables, "daily"), await at_pace(tables, "daily")
    await at_pace(tables, "none")
    assert await tables.read(overdue.leave_left, ANA) == {game: BANK, other: BANK}
    await tables.away(press(ANA), clock.now + 5 * DAY)
    clock.now += 2 * DAY
    await tables.act(press(ANA), other, None, kindle)
    clock.now += DAY
    assert await tables.read(overdue.leave_left, ANA) == {game: BANK - 3 * DAY, other: BANK - 2 * DAY}


async def test_others_are_shown_who_is_away_and_who_is_back(tables: Tables, clock: Clock) -> None:
    await at_pace(tables, "daily")
    await tables.away(press(ANA), clock.now + DAY)
    assert await told(tables) == ["edit"]
    assert await passes(tables, clock, DAY) == ["edit"]
    assert (await tables.person(ANA)).away_until is None
    await tables.away(press(ANA), clock.now + DAY)
    await tables.away(press(ANA), clock.now + 3 * DAY)
    await told(tables)
    assert await passes(tables, clock, DAY) == []
    assert await passes(tables, clock, 2 * DAY) == ["edit"]


# nobody there, and clocks that jump


async def test_six_hours_without_a_bot_are_given_back_and_boards_show_it(
    tables: Tables, clock: Clock
) -> None:
    game = await at_pace(tables, "fast")
    assert await tables.tx(sweep.awake, "bot") == 0
    clock.now += 6 * HOUR
    assert [await tables.tx(sweep.awake, "bot"), await tables.tx(sweep.awake, "other")] == [6 * HOUR, 0]
    assert await passes(tables, clock, 0) == ["edit"]
    (row,) = await clocks(tables, game)
    assert row.due_at == clock.now + PACES["fast"]
    assert await passes(tables, clock, PACES["fast"]) == ["late", "remind"]


@pytest.mark.parametrize("jump", [HOUR, -HOUR, DAY, -DAY])
async def test_a_clock_that_jumps_charges_nobody_and_expires_nothing(
    tables: Tables, clock: Clock, jump: int
) -> None:
    games = [await at_pace(tables, "fast") for _ in range(3)]
    await tables.tx(sweep.awake, "one")
    await tables.tx(sweep.awake, "two")
    clock.now += jump
    lost = [await tables.tx(sweep.awake, process) for process in ("one", "two", "one", "two")]
    assert lost == [jump, 0, 0, 0]
    assert await passes(tables, clock, 0) == ["edit"] * 3
    for game in games:
        (row,) = await clocks(tables, game)
        assert row.due_at == clock.now + PACES["fast"]


@pytest.mark.parametrize("lost", [6 * HOUR, -6 * HOUR])
async def test_leave_that_is_interrupted_ends_when_it_was_to_end(
    tables: Tables, clock: Clock, lost: int
) -> None:
    game = await at_pace(tables, "fast")
    back = clock.now + 3 * DAY
    await tables.away(press(ANA), back)
    clock.now += DAY
    await tables.tx(sweep.awake, "bot")
    clock.now += lost
    await tables.tx(sweep.awake, "bot")
    (row,) = await clocks(tables, game)
    assert row.due_at == back + PACES["fast"]
    assert [one.away_used for one in await seats_of(tables, game)] == [3 * DAY - lost, 0]


@pytest.mark.parametrize("lost", [6 * HOUR, DAY, -DAY])
async def test_a_move_before_the_first_sweep_after_it_has_a_clock_of_one_pace_too(
    tables: Tables, clock: Clock, lost: int
) -> None:
    game = await at_pace(tables, "fast")
    await tables.away(press(ANA), clock.now + 2 * DAY)
    await tables.tx(sweep.awake, "bot")
    clock.now += lost
    await tables.act(press(ANA), game, None, kindle)
    await tables.tx(sweep.awake, "bot")
    (row,) = await clocks(tables, game)
    assert (row.seat, row.due_at) == (1, clock.now + PACES["fast"])
    assert [one.away_used for one in await seats_of(tables, game)] == [0, 0]


async def test_a_clock_that_goes_back_holds_up_no_message(tables: Tables, clock: Clock) -> None:
    await running(tables)
    await tables.tx(sweep.awake, "bot")

    def fail(conn: Connection) -> None:
        for row in outbox.claim(conn, "bot", clock.now, 30 * SECOND, 50):
            outbox.later(conn, row.id, clock.now + 60 * SECOND)

    await tables.db.tx(fail)
    clock.now -= DAY
    await tables.tx(sweep.awake, "bot")
    clock.now += 60 * SECOND
    assert await told(tables) != []


async def test_who_cannot_be_reached_is_called_in_the_thread(tables: Tables, clock: Clock) -> None:
    game = await at_pace(tables, "fast")
    await passes(tables, clock, PACES["fast"])
    key = f"late:{game}"
    note = {"message": 5, "mark": 6, "pings": {"0": [1, 1], "1": [2, 2]}}
    await tables.db.tx(lambda conn: notes.put(conn, key, note))
    await tables.tx(overdue.unreachable, ANA, "closed")
    assert await told(tables) == ["late"]
    left = await tables.read(live_messages.get, key)
    assert left == Told(message=5, mark=6, pings=(Ping(of=1, since=2, times=2),))
