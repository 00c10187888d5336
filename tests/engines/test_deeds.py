"""What a game that is over has earned, and whom: from the log alone, for any game."""

import pytest

from engines import GAMES
from engines.core import AnyRules, Leave, Seat, Skip
from engines.deeds import achieved
from engines.log import begin, playout, replay
from tests.engines.embers.rules import EMBERS
from tests.engines.pasts import earned, past, whole


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_only_who_has_won_earns_anything_and_the_log_says_the_same_again(rules: AnyRules) -> None:
    some = 0
    for number in range(30):
        play = whole(rules, number)
        found = achieved(play)
        outcome = rules.outcome(play.state)
        assert outcome is not None
        assert set(found) <= set(outcome.winners)
        assert all(found.values())
        assert achieved(replay(play.beginning, play.entries)) == found
        some += bool(found)
    assert some > 5


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_a_game_that_goes_on_or_was_left_earns_nobody_anything(rules: AnyRules) -> None:
    play = playout(whole(rules, 0).beginning, whole(rules, 0).beginning.seed, 12)
    assert achieved(play) == {}
    left = play
    for seat in range(1, play.beginning.seats):
        left = left.act(None, Leave(Seat(seat)))
    assert rules.outcome(left.state) is not None
    assert achieved(left) == {}


def test_for_whom_a_turn_was_played_there_is_nothing_to_earn() -> None:
    rules = GAMES[0]
    number = next(one for one in range(60) if earned(rules, one))
    play = whole(rules, number)
    ((winner, _), *_) = achieved(play).items()
    again = begin(play.beginning)
    for entry in play.entries:
        action = entry.action
        is_canons = entry.seat == winner and rules.autopilot(again.state, winner) == action
        skips = (
            is_canons and again.version > 3 and not any(isinstance(one.action, Skip) for one in again.entries)
        )
        again = again.act(None, Skip(winner)) if skips else again.act(entry.seat, action)
    skipped = any(isinstance(one.action, Skip) for one in again.entries)
    assert skipped
    assert winner not in achieved(again)


def test_a_game_of_which_nobody_has_thought_has_none() -> None:
    assert EMBERS.achievements == {}
    assert past(EMBERS, 0).turns
    assert earned(EMBERS, 0) == set()
