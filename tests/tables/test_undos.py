"""Nobody is asked about an undo that cannot be, and a question that came to nothing says so."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from db import timers
from engines.core import Action, Seat
from tables.service import Tables
from tests.bot.playing import guard, kindle, refused
from tests.bot.seated import ANA, BEN, Clock, opened, press, running, told
from tests.engines.embers.rules import COALS, HAND, Embers, Guard, State


class Chained(Embers):
    def legal(self, state: State, seat: Seat | None) -> Sequence[Action]:
        """Nobody guards while nothing is kindled."""
        cold = len(state.deck) == len(COALS[8:]) - HAND * len(state.players)
        return [one for one in super().legal(state, seat) if not (cold and isinstance(one, Guard))]


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, (Chained(),))
    yield made
    await made.db.close()


async def begun(tables: Tables) -> int:
    (rules,) = tables.rules.values()
    game = await running(tables, 2, rules)
    await tables.act(press(ANA), game, None, kindle)
    return game


async def test_an_undo_on_which_a_later_move_depends_asks_nobody(tables: Tables) -> None:
    game = await begun(tables)
    await tables.act(press(BEN), game, None, guard)
    await told(tables)
    assert await refused(tables.undo(press(ANA), game)) == "refused-undo-depends"
    assert await told(tables) == []


async def test_what_came_between_in_secret_ends_the_question(tables: Tables) -> None:
    game = await begun(tables)
    assert await tables.undo(press(ANA), game) is None
    await tables.act(press(BEN), game, None, guard)
    await told(tables)
    table = await tables.answer(press(BEN), game, 1, agrees=True)
    assert table is not None
    assert table.running.version == 2, "nothing was taken back"
    assert await told(tables) == ["answered"]
    assert "undo" not in [one.kind for one in await tables.db.read(lambda conn: timers.of_game(conn, game))]
    assert await refused(tables.answer(press(BEN), game, 1, agrees=True)) == "refused-nobody-asked"
