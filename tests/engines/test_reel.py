"""What leaves for where a game that goes on is drawn: all that is seen, and no secret."""

import json

import pytest

from engines import reel
from engines.chance import seed_from
from engines.codec import encode
from engines.core import Refused, Seat
from engines.log import Moment, Play, begin, last_turn, playout
from tests.engines.cases import CASES, Case

LENGTHS = (0, 7, 31, 63)


def moments(play: Play) -> list[Moment]:
    return [*play.moments()][::-1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_read_as_what_everybody_saw(case: Case) -> None:
    for length in LENGTHS:
        seed = seed_from("reel", str(case), length)
        play = playout(case.beginning(seed), seed, most=length)
        if play.rules.outcome(play.state) is not None:
            continue
        for seat in map(Seat, range(play.beginning.seats)):
            shown = reel.since_turn(play, seat)
            document = json.loads(json.dumps(reel.written(play, shown)))
            rules, boards = reel.read([case.rules], document)
            assert rules is case.rules
            assert [rules.view(one.state, None) for one in boards] == [
                rules.view(one.step.state, None) for one in shown
            ]
            assert [one.happened for one in boards] == [last_turn(one) for one in shown]


@pytest.mark.parametrize("case", [case for case in CASES if case.rules.secrets], ids=str)
def test_nothing_that_nobody_may_know_leaves(case: Case) -> None:
    """Byte by byte; what is not dealt anew is found out."""
    seed = seed_from("reel", str(case))
    play = playout(case.beginning(seed), seed, most=9)
    if play.rules.outcome(play.state) is not None:
        return
    other = play.rules.reseed_hidden(play.state, None, bytes(range(32)))
    twin = Moment(play.now.entry, type(play.now.step)(other, play.now.step.events), play.now.before)
    assert encode(other) != encode(play.state)
    assert reel.written(play, [play.now]) == reel.written(play, [twin])


@pytest.mark.parametrize("case", CASES[:1], ids=str)
def test_after_ones_own_turn_there_is_nothing(case: Case) -> None:
    seed = seed_from("reel", "own")
    play = begin(case.beginning(seed))
    assert reel.since_turn(play, Seat(0)) == []
    while not play.now.step.passed:
        seat = play.rules.to_act(play.state)[0]
        play = play.act(seat, play.rules.legal(play.state, seat)[-1])
    assert reel.since_turn(play, seat) == []
    other = Seat(1 - seat)
    assert reel.since_turn(play, other) == [moments(play)[0], play.now]
    assert play.entry is not None
    assert reel.since_turn(play, seat, but=[play.entry.number]) == [moments(play)[0], play.now]


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"reel": 5},
        {"reel": [], "game": "chess", "rules": 1},
        {"reel": [{}], "game": "embers", "rules": 1},
        {"reel": [{"position": {}, "told": []}], "game": "embers", "rules": 1},
        {"reel": [{"position": {}, "told": [{"is": "Nothing"}]}], "game": "embers", "rules": 1},
    ],
)
def test_what_is_no_reel_is_refused(document: reel.Document) -> None:
    with pytest.raises(Refused, match="unreadable-export"):
        reel.read([case.rules for case in CASES], document)
