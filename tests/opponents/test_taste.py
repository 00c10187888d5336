"""What a computer likes: it is its own for a whole game, and can be checked as every move can."""

import json
from pathlib import Path

import pytest

from engines import GAMES
from engines.core import AnyRules, Seat
from engines.log import Diverged
from engines.notation import write
from opponents import record
from opponents.__main__ import answer, main
from opponents.record import chance_of, taste_of, thought, written
from opponents.taste import Taste
from tests.opponents.games import OF_TASTE, SECRET, exported, played

EMBERS = ("ember", "ember")
TASTED = [rules for rules in GAMES if rules.key in ("fireship", "springfestival")]
NAMES = [rules.key for rules in TASTED]


def test_every_seat_likes_something_else_for_the_whole_game() -> None:
    tastes = [taste_of(SECRET, Seat(seat), OF_TASTE[seat]) for seat in range(5)]
    liked = [[taste.of(str(thing)) for thing in range(50)] for taste in tastes if taste]
    assert len({tuple(one) for one in liked}) == 5
    assert all(-1 <= one < 1 for each in liked for one in each)
    assert taste_of(SECRET, Seat(1), OF_TASTE[1]) == tastes[1]


def test_who_sat_down_before_there_were_tastes_has_none() -> None:
    assert taste_of(SECRET, Seat(1), "0f" * 32) is None


@pytest.mark.parametrize("rules", TASTED, ids=NAMES)
def test_taste_changes_what_is_played(rules: AnyRules) -> None:
    plain, own = played(rules, EMBERS), played(rules, EMBERS, given=OF_TASTE[:2])
    assert [one.action for one in plain.entries] != [one.action for one in own.entries]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
@pytest.mark.parametrize("level", ["flame", "blaze"])
def test_who_searches_has_none(rules: AnyRules, level: str) -> None:
    state = played(rules, EMBERS, 14).state
    seat, chance = rules.to_act(state)[0], b"\x07" * 32
    assert thought(rules, state, seat, level, chance, Taste(b"a")) == thought(
        rules, state, seat, level, chance
    )


@pytest.mark.parametrize("rules", TASTED, ids=NAMES)
def test_moves_of_taste_are_thought_again(
    rules: AnyRules, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = OF_TASTE[:2]
    document = exported(played(rules, EMBERS, given=given), EMBERS, given)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 0
    monkeypatch.setattr(record, "taste_of", lambda *_: Taste(b"of somebody else"))
    with pytest.raises(Diverged):
        record.verify(GAMES, document)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_whoever_thinks_is_told_the_taste(rules: AnyRules) -> None:
    play, taste = played(rules, EMBERS), Taste(b"anybody's")
    asked = 0
    for moment in play.moments():
        state = moment.step.state
        for seat in rules.to_act(state)[:1]:
            chance = chance_of(SECRET, seat, asked)
            question = json.dumps(written(rules, state, seat, "ember", chance, taste))
            assert answer(question) == {"move": write(thought(rules, state, seat, "ember", chance, taste))}
            asked += 1
    assert asked == play.version


def test_without_a_taste_the_question_is_as_before() -> None:
    rules = GAMES[0]
    state = played(rules, EMBERS, 3).state
    assert "taste" not in written(rules, state, rules.to_act(state)[0], "ember", b"\x07" * 32)
