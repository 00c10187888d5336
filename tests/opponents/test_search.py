"""How far a search looks."""

from collections.abc import Sequence

import pytest

from engines import GAMES
from engines.chance import seed_from
from engines.core import Seat, start
from engines.firebulls.state import State
from opponents.dice import Dice
from opponents.firebulls import Firebulls
from opponents.search import Effort, Question, rollout

FIREBULLS = next(rules for rules in GAMES if rules.key == "firebulls")


class Watched(Firebulls):
    def __init__(self) -> None:
        self.estimated = list[int]()

    def estimate(self, state: State) -> Sequence[float]:
        self.estimated.append(self.clock(state))
        return super().estimate(state)


@pytest.mark.parametrize("seats", FIREBULLS.seats)
def test_it_looks_ahead_as_many_turns_of_each_however_many_play(seats: int) -> None:
    mind, state = Watched(), start(FIREBULLS, seats, {}, {}, seed_from("ahead")).state
    seat, began = FIREBULLS.to_act(state)[0], mind.clock(state)
    arm = mind.arms(state, seat, FIREBULLS.legal(state, seat), Dice(1))[0]
    rollout(Question(FIREBULLS, mind, Seat(seat), Effort(1, 4)), state, arm, Dice(1))
    assert mind.estimated == [began + 2 * seats]
