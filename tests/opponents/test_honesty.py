"""Only a position that was dealt anew reaches what thinks."""

import json

import pytest

from engines.chance import seed_from
from engines.core import Seat
from opponents.record import chance_of, dealt, written
from tests.engines.cases import CASES, Case

PER_KIND = 12  # games of each kind
EACH = 5  # of so many positions one is looked at


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_games_that_a_seat_cannot_tell_apart_send_the_same_bytes(case: Case) -> None:
    looked_at = different = 0
    for seed in case.seeds(PER_KIND):
        for number, (step, seat, _, _) in enumerate(case.steps(seed)):
            if number % EACH:
                continue
            chance = chance_of(seed, seat, number)
            twin = case.rules.reseed_hidden(step.state, seat, seed_from("twin", number))
            ours = json.dumps(written(case.rules, step.state, seat, "ember", chance))
            theirs = json.dumps(written(case.rules, twin, seat, "ember", chance))
            assert ours == theirs
            looked_at += 1
            different += twin != step.state
    assert looked_at >= different >= 5  # of the position itself the bytes would differ


def test_the_chance_of_a_thought_is_neither_the_servers_nor_the_games() -> None:
    server = seed_from("server")
    chances = {chance_of(server, Seat(seat), decision) for seat in range(2) for decision in range(50)}
    assert len(chances) == 100
    assert server not in chances


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_the_seat_knows_stays_as_it_is(case: Case) -> None:
    for seed in case.seeds(3):
        for number, (step, seat, _, _) in enumerate(case.steps(seed)):
            if number % 7 == 0:
                given = dealt(case.rules, step.state, seat, chance_of(seed, seat, number))
                assert case.rules.view(given, seat) == case.rules.view(step.state, seat)
