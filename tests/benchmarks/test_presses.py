"""How often somebody who plans presses in a turn, by what stands on the panels."""

from itertools import islice

import pytest

from benchmarks.presses import turns
from engines import GAMES
from engines.core import AnyRules

GOALS = {"fireship": (6, 10), "firebulls": (3, 5), "springfestival": (3, 5)}  # median, 90th percentile
TURNS = 24


@pytest.mark.endurance
@pytest.mark.parametrize("rules", GAMES, ids=lambda it: it.key)
def test_a_turn_takes_few_presses(rules: AnyRules) -> None:
    counted = sorted(islice(turns(rules, 0, follows=True), TURNS))
    middle, most = counted[len(counted) // 2], counted[len(counted) * 9 // 10]
    assert (middle <= GOALS[rules.key][0], most <= GOALS[rules.key][1]) == (True, True), (middle, most)
