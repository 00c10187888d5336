from dataclasses import replace

import pytest

from engines.core import Outcome, Seat, Who, say
from engines.springfestival.area import Area
from engines.springfestival.data import Sign
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.scoring import rivals_with_less
from engines.springfestival.state import GONE, Phase, Player
from tests.engines.springfestival.positions import Workshop, area, card, launching

NOTHING = Player(Area(), (), ())


def finished(*players: Player, sign: Sign | None = None) -> Outcome:
    over = replace(launching(*players, sign=sign, height=0), phase=Phase.OVER, waiting=())
    outcome = SPRINGFESTIVAL.outcome(over)
    assert outcome is not None
    return outcome


def applauded(*applause: int) -> list[Player]:
    return [replace(NOTHING, applause=one) for one in applause]


def test_sf_t10_majority_points_for_each_opponent_with_strictly_less() -> None:
    outcome = finished(*applauded(5, 5, 3, 0))
    assert [score.lines[2].points for score in outcome.scores] == [6, 6, 3, 0]
    assert [score.total for score in outcome.scores] == [11, 11, 6, 0]


def test_sf_61_a_seat_that_left_is_no_opponent() -> None:
    players = (*applauded(5, 3), GONE)
    assert [rivals_with_less(players, Seat(seat)) for seat in (0, 1)] == [1, 0]


def test_every_reason_for_points_has_its_line(workshop: Workshop) -> None:
    one, two = workshop.tile("blue 2"), workshop.tile("red 2")
    there = area({(0, 0): one}, {(1, 0): two})
    done = (card("C-L4-red"), card("M-O4-1"))
    outcome = finished(Player(there, (card("M-I3-1"),), done, 4), NOTHING, sign=Sign.RABBIT)
    assert [(line.phrase.key, line.points) for line in outcome.scores[0].lines] == [
        ("score-bouquet", 1),
        ("score-applause", 4),
        ("score-majority", 3),
        ("score-compositions", 11),
        ("score-rabbit", 5),
    ]
    assert outcome.scores[0].total == 24


def test_sf_41_compositions_still_open_cost_nothing() -> None:
    outcome = finished(replace(NOTHING, cards=(0, 24)), NOTHING)
    assert outcome.ranks == (1, 1)


def of_points(workshop: Workshop, exploded: int, applause: int) -> Player:
    tile = workshop.tile("red 1")
    return Player(area(exploded={(x, 0): tile for x in range(exploded)}), (), (), applause)


def test_sf_49_most_points_win(workshop: Workshop) -> None:
    outcome = finished(of_points(workshop, 2, 0), of_points(workshop, 3, 0))
    assert (outcome.ranks, outcome.ending) == ((2, 1), say("ending-won", seat=Who(Seat(1)), points=3))


def test_sf_49_then_more_applause(workshop: Workshop) -> None:
    outcome = finished(of_points(workshop, 8, 0), of_points(workshop, 1, 4), of_points(workshop, 2, 0))
    assert [score.total for score in outcome.scores] == [8, 11, 2]
    outcome = finished(of_points(workshop, 11, 0), of_points(workshop, 1, 4), of_points(workshop, 2, 0))
    assert outcome.ranks == (2, 1, 3)
    assert outcome.ending == say("ending-applause", seat=Who(Seat(1)), points=11)


def test_sf_49_then_the_victory_is_shared(workshop: Workshop) -> None:
    one = of_points(workshop, 3, 1)
    outcome = finished(one, one, of_points(workshop, 1, 0))
    assert outcome.ranks == (1, 1, 3)
    assert outcome.ending == say("ending-shared", seats=(Who(Seat(0)), Who(Seat(1))), points=7)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_there_is_no_outcome_before_the_end(phase: Phase) -> None:
    assert SPRINGFESTIVAL.outcome(replace(launching(NOTHING, NOTHING), phase=phase)) is None
