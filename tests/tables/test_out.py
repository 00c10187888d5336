"""A seat that is out of the game may go, decides nothing, and holds nobody up."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from engines.core import Action, Leave, Seat
from tables import leaving
from tables.service import Tables
from tests.bot.playing import guard, kindle, refused
from tests.bot.seated import ANA, BEN, CHLOE, Clock, opened, press, reminded, running
from tests.engines.embers.rules import Embers, State


class Fading(Embers):
    """Who guards a coal is out of the game."""

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, one in enumerate(state.players) if not one.gone and not one.guarded)


class Clinging(Fading):
    """Rules of before: who is out cannot leave."""

    def legal(self, state: State, seat: Seat | None) -> Sequence[Action]:
        return [
            one
            for one in super().legal(state, seat)
            if not isinstance(one, Leave) or one.seat in self.playing(state)
        ]


@pytest.fixture(params=[Fading(), Clinging()], ids=["newest rules", "rules of before"])
async def tables(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, (request.param,))
    yield made
    await made.db.close()


async def out(tables: Tables) -> int:
    """Chloé is."""
    (rules,) = tables.rules.values()
    game = await running(tables, 3, rules)
    await tables.act(press(CHLOE), game, None, guard)
    assert (await tables.get(game)).playing == (0, 1)
    return game


async def test_who_is_out_leaves_and_is_forgotten_while_the_others_play_on(tables: Tables) -> None:
    game = await out(tables)
    await tables.forget(press(CHLOE))
    table = await tables.get(game)
    assert [(one.person, one.left) for one in table.sitters] == [(ANA, False), (BEN, False), (None, True)]
    assert (table.state, table.waiting) == ("running", (0,))
    assert await tables.of(CHLOE) == []


async def test_a_turn_is_skipped_without_the_voice_of_who_is_out(tables: Tables) -> None:
    game = await out(tables)
    await reminded(tables, game, 0, 5)
    (late,) = leaving.waits_of(await tables.get(game))
    assert await refused(tables.vote(press(CHLOE), game, "skip", late)) == "refused-out"
    table = await tables.vote(press(BEN), game, "skip", late)
    assert table is not None
    assert table.waiting == (1,)


async def test_only_who_plays_is_asked(tables: Tables) -> None:
    game = await out(tables)
    await tables.act(press(ANA), game, None, kindle)
    assert await tables.undo(press(ANA), game) is None
    assert await refused(tables.answer(press(CHLOE), game, 1, agrees=False)) == "refused-out"
    table = await tables.answer(press(BEN), game, 1, agrees=True)
    assert table is not None
    assert table.waiting == (0,)
    await tables.propose_pace(press(ANA), game, "fast")
    assert await refused(tables.propose_pace(press(CHLOE), game, "slow")) == "refused-out"
    table = await tables.answer(press(BEN), game, 2, agrees=True)
    assert table is not None
    assert table.pace == "fast"


async def test_a_question_is_counted_again_when_somebody_goes_out(tables: Tables) -> None:
    """By a move, as when somebody leaves: who is out need not agree."""
    (rules,) = tables.rules.values()
    game = await running(tables, 3, rules)
    await tables.propose_pace(press(ANA), game, "fast")
    assert await tables.answer(press(BEN), game, 1, agrees=True) is None
    table = await tables.act(press(CHLOE), game, None, guard)
    assert table.pace == "fast"
    assert (await tables.get(game)).pace == "fast"
    assert await refused(tables.answer(press(BEN), game, 1, agrees=False)) == "refused-nobody-asked"


async def test_the_question_of_who_goes_out_is_overtaken(tables: Tables) -> None:
    (rules,) = tables.rules.values()
    game = await running(tables, 3, rules)
    await tables.propose_pace(press(CHLOE), game, "fast")
    await tables.act(press(CHLOE), game, None, guard)
    assert await refused(tables.answer(press(BEN), game, 1, agrees=True)) == "refused-nobody-asked"
    assert (await tables.get(game)).pace == "daily"


async def test_a_vote_is_counted_again_when_somebody_goes_out(tables: Tables) -> None:
    (rules,) = tables.rules.values()
    game = await running(tables, 3, rules)
    await reminded(tables, game, 0, 5)
    (late,) = leaving.waits_of(await tables.get(game))
    assert await tables.vote(press(BEN), game, "skip", late) is None
    await tables.act(press(CHLOE), game, None, guard)
    assert (await tables.get(game)).waiting == (1,)
