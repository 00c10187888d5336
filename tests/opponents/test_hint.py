"""A hint: the same answer to the same question, from what the seat may know, and never senseless."""

import json
from dataclasses import replace

import pytest

from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules
from opponents import levels
from opponents.__main__ import answer
from opponents.hint import LEVEL, hint
from opponents.levels import move
from opponents.record import dealt, written
from opponents.search import Effort
from tests.opponents.games import played

SEED = seed_from("a hint")
SEATS = 3


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds of few simulations holds of many."""
    few = {key: replace(one, efforts={LEVEL: Effort(8, 1, 6)}) for key, one in levels.TAUGHT.items()}
    monkeypatch.setattr("opponents.levels.TAUGHT", few)
    monkeypatch.setattr("opponents.hint.COMPARED", 4)


@pytest.mark.parametrize("rules", GAMES, ids=lambda one: str(one.key))
def test_it_is_what_that_level_does_and_the_next_best_is_another_move(rules: AnyRules) -> None:
    play, compared = played(rules, ("ember",) * SEATS, 18), 0
    for moment in play.moments():
        state = moment.step.state
        for seat in rules.to_act(state):
            given, legal = dealt(rules, state, seat, SEED), rules.legal(state, seat)
            found = hint(rules, given, seat, SEED)
            assert found.best == move(rules, given, seat, LEVEL, SEED)
            assert found == hint(rules, given, seat, SEED)
            assert found.second is None or len(legal) > 1
            assert found.second is None or (found.second in legal and found.second != found.best)
            compared += found.second is not None
    assert compared > 2


@pytest.mark.parametrize("rules", GAMES, ids=lambda one: str(one.key))
def test_whoever_thinks_is_asked_in_one_line_and_answers_in_one(rules: AnyRules) -> None:
    play = played(rules, ("ember",) * SEATS, 4)
    seat = rules.to_act(play.state)[0]
    asked = {**written(rules, play.state, seat, LEVEL, SEED), "asks": "hint"}
    told = answer(json.dumps(asked))
    assert set(told) == {"move", "second", "cost", "unit"}
    assert told == answer(json.dumps(asked))
    assert answer(json.dumps({**asked, "seat": 9}))["error"]
