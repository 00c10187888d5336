"""Whose turn lasts too long is skipped when most of the others want it, and later played on without."""

from pathlib import Path

import pytest

from db import log
from engines import GAMES
from engines.core import Action, AnyRules, Refused, Seat, Skip, Without
from engines.export import export, verify
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import FIRESHIP
from tables.leaving import Recourse, WaitId, recourses, waits_of
from tables.model import Table
from tables.service import Tables
from tests.bot.seated import (
    ANA,
    BEN,
    CHLOE,
    DARIO,
    ELSA,
    RULES,
    Clock,
    opened,
    press,
    reminded,
    running,
    told,
    wish,
)
from tests.engines.embers.rules import Embers, Guard, State

PERSONS = (ANA, BEN, CHLOE, DARIO, ELSA)


async def late(tables: Tables, game: int, times: int = 2) -> WaitId:
    """The first seat that the game waits for, after so many reminders."""
    delay = waits_of(await tables.get(game))[0]
    await reminded(tables, game, delay.seat, times)
    return delay


def first_legal(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


def others(table: Table, delay: WaitId) -> list[int]:
    return [person for seat, person in enumerate(PERSONS[: len(table.sitters)]) if seat != delay.seat]


async def refused(tables: Tables, person: int, game: int, recourse: Recourse, delay: WaitId) -> str:
    with pytest.raises(Refused) as answer:
        await tables.vote(press(person), game, recourse, delay)
    return answer.value.phrase.key


@pytest.mark.parametrize(("seats", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("recourse", ["skip", "without"])
async def test_more_than_half_of_the_others_decide(
    tables: Tables, seats: int, needed: int, recourse: Recourse
) -> None:
    game = await running(tables, seats, FIREBULLS)
    delay = await late(tables, game, 5)
    before = await tables.get(game)
    *some, last = others(before, delay)[:needed]
    for person in some:
        assert await tables.vote(press(person), game, recourse, delay) is None
        assert await tables.vote(press(person), game, recourse, delay) is None, "once is once"
    assert (await tables.get(game)).running.version == 0
    table = await tables.vote(press(last), game, recourse, delay)
    assert table is not None
    assert {type(entry.action) for entry in table.running.entries} == {
        Skip if recourse == "skip" else Without
    }
    assert {entry.about for entry in table.running.entries} == {delay.seat}
    assert delay.seat not in table.waiting
    assert (delay.seat in table.playing) == (recourse == "skip")
    assert table.state == ("ended" if (seats, recourse) == (2, "without") else "running")


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
async def test_a_skip_is_the_whole_turn_or_the_seats_part_in_a_common_one(
    tables: Tables, rules: AnyRules
) -> None:
    game = await running(tables, 2, rules)
    for _ in range(12):
        delay = await late(tables, game)
        voter = others(await tables.get(game), delay)[0]
        table = await tables.vote(press(voter), game, "skip", delay)
        assert table is not None
        assert table.running.now.step.passed or delay.seat not in table.waiting
        if table.state == "ended":
            break


async def test_a_time_out_action_that_is_not_the_turn_is_repeated(tmp_path: Path, clock: Clock) -> None:
    tables = await opened(tmp_path, clock, (DAWDLING,))
    game = await running(tables, 2, DAWDLING)
    delay = await late(tables, game)
    await told(tables)
    table = await tables.vote(press(BEN), game, "skip", delay)
    assert table is not None
    assert [entry.action for entry in table.running.entries] == [Skip(Seat(0)), Skip(Seat(0))]
    assert sorted(await told(tables)) == ["board", "late", "over", "remind", "turn"], (
        "told once, as it is after all of them"
    )
    await tables.db.close()


class Dawdling(Embers):
    """Embers whose time-out action is to raise a guard first."""

    def autopilot(self, state: State, seat: Seat) -> Action:
        return super().autopilot(state, seat) if state.players[seat].guarded else Guard()


DAWDLING = Dawdling()


async def test_before_the_reminders_nothing_is_decided(tables: Tables) -> None:
    game = await running(tables, 2)
    second = ("skip", "caretaker")
    for times, allowed in ((0, ()), (1, ()), (2, second), (4, second), (5, (*second, "without"))):
        delay = await late(tables, game, times)
        assert recourses(await tables.get(game), delay.seat) == allowed
        for recourse in {"skip", "caretaker", "without"} - {*allowed}:
            assert await refused(tables, BEN, game, recourse, delay) == "refused-moved-on"  # type: ignore[arg-type]
    assert (await tables.get(game)).running.version == 0


async def test_the_person_concerned_strangers_and_who_has_left_have_no_vote(tables: Tables) -> None:
    game = await running(tables, 4, FIREBULLS)
    delay = await late(tables, game)
    table = await tables.get(game)
    here, gone, *_ = others(table, delay)
    await tables.leave(press(gone), game)
    assert await refused(tables, PERSONS[delay.seat], game, "skip", delay) == "refused-own-delay"
    assert await refused(tables, gone, game, "skip", delay) == "refused-not-seated"
    assert await refused(tables, ELSA, game, "skip", delay) == "refused-not-seated"
    assert await tables.vote(press(here), game, "skip", delay) is None


async def test_a_vote_is_of_one_turn_and_does_nothing_in_the_next(tables: Tables) -> None:
    game = await running(tables, 3)
    delay = await late(tables, game)
    assert await tables.vote(press(BEN), game, "skip", delay) is None
    table = await tables.act(press(ANA), game, None, first_legal)
    assert await refused(tables, CHLOE, game, "skip", delay) == "refused-moved-on"
    now = await late(tables, game)
    assert now.seat == Seat(1)
    assert await refused(tables, CHLOE, game, "skip", delay) == "refused-moved-on"
    assert await tables.vote(press(CHLOE), game, "skip", now) is None
    assert (await tables.get(game)).running.version == table.running.version


async def test_a_step_that_all_can_see_makes_the_vote_moot_and_one_in_secret_does_not_show(
    tables: Tables,
) -> None:
    game = await running(tables, 2, FIRESHIP)
    delay = await late(tables, game)
    acting, waiting = PERSONS[delay.seat], others(await tables.get(game), delay)[0]
    await tables.act(press(acting), game, None, first_legal)
    assert (await tables.get(game)).waiting == (delay.seat,)
    assert await refused(tables, waiting, game, "skip", delay) == "refused-moved-on"

    game = await second(tables)
    delay = await late(tables, game)
    await tables.act(press(ANA), game, None, lambda _table, _seat: Guard())
    assert waits_of(await tables.get(game)) == (delay,)


async def second(tables: Tables) -> int:
    table = await tables.open(press(ANA), wish())
    return (await tables.join(press(BEN), table.id)).id


async def test_the_press_that_decided_is_answered_again_like_the_first_time(tables: Tables) -> None:
    game = await running(tables, 2)
    delay = await late(tables, game)
    once = press(BEN)
    first = await tables.vote(once, game, "skip", delay)
    again = await tables.vote(once, game, "skip", delay)
    assert first is not None
    assert again is not None
    assert first.running.version == again.running.version == 1
    (entry,) = await tables.db.read(lambda conn: log.entries(conn, game))
    assert (entry.seat, entry.text, entry.key) == (None, "skip 0", delay.key("skip", game))


async def test_who_leaves_is_not_counted_any_more(tables: Tables) -> None:
    game = await running(tables, 4, FIREBULLS)
    delay = await late(tables, game)
    one, two, three = others(await tables.get(game), delay)
    assert await tables.vote(press(one), game, "skip", delay) is None
    await tables.leave(press(two), game)
    assert Skip(delay.seat) not in [entry.action for entry in (await tables.get(game)).running.entries]
    table = await tables.leave(press(three), game)
    assert Skip(delay.seat) in [entry.action for entry in table.running.entries]


async def test_a_skip_is_taken_back_only_if_all_the_others_agree(tables: Tables) -> None:
    game = await running(tables, 3)
    delay = await late(tables, game)
    for person in (BEN, CHLOE):
        table = await tables.vote(press(person), game, "skip", delay)
    assert table is not None
    assert await tables.undo(press(ANA), game) is None
    assert await tables.answer(press(BEN), game, 1, agrees=True) is None
    back = await tables.answer(press(CHLOE), game, 1, agrees=True)
    assert back is not None
    assert back.waiting == (delay.seat,)
    assert waits_of(back) != (delay,), "the buttons of before stay dead"
    assert back.sitters[0].reminded == 0


async def test_a_game_with_skips_and_somebody_left_behind_verifies_to_its_end(tables: Tables) -> None:
    game = await running(tables, 3)
    table = await tables.get(game)
    while table.state == "running":
        delay = await late(tables, game, 5)
        here = [table.person_on(seat) for seat in table.playing if seat != delay.seat]
        recourse: Recourse = "without" if table.running.version == 3 else "skip"
        for person in here:
            assert person is not None
            table = await tables.vote(press(person), game, recourse, delay) or table
    secret, given = await tables.secrets(table)
    assert verify(RULES, export(table.running, secret, given)).state == table.running.state
    assert {"skip", "without"} == {entry.action.verb for entry in table.running.entries}
