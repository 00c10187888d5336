"""The deal of the day, as data: every day has one that can be dealt, and a result follows from its log."""

import pytest

from engines import GAMES
from engines.core import Leave, Seat, checked_options
from engines.deals import WEEK, Standing, deal_of, standing
from engines.log import Beginning, Play, begin
from opponents.levels import LEVELS, move

DAY = 20_000  # a Friday


def dealt(day: int, seed: bytes = bytes(32)) -> Play:
    deal = deal_of(day)
    rules = next(one for one in GAMES if one.key == deal.game)
    return begin(
        Beginning(rules, deal.seats, {}, checked_options(rules, deal.seats, dict(deal.options)), seed)
    )


def played(play: Play) -> Play:
    while waited := play.rules.to_act(play.state):
        seat = waited[0]
        chance = play.version.to_bytes(32, "big")
        play = play.act(seat, move(play.rules, play.state, seat, "ember", chance))
    return play


def test_each_day_of_the_week_has_a_deal_of_a_declared_game_against_a_level_there_is() -> None:
    for day in range(DAY, DAY + 7):
        deal = deal_of(day)
        assert dealt(day).playing == tuple(map(Seat, range(deal.seats)))
        assert deal.level in LEVELS
    assert {deal.game for deal in WEEK} == {rules.key for rules in GAMES}


def test_the_table_begins_on_a_monday() -> None:
    assert [deal_of(DAY - 4 + at) for at in range(7)] == [*WEEK]


@pytest.mark.parametrize("day", range(DAY, DAY + 3))
def test_points_count_and_then_how_far_above_the_best_computer_they_are(day: int) -> None:
    play = played(dealt(day))
    outcome = play.rules.outcome(play.state)
    assert outcome is not None
    mine, *others = [score.total for score in outcome.scores]
    assert standing(play) == Standing(mine, mine - max(others))


@pytest.mark.parametrize("day", range(DAY, DAY + 3))
def test_one_under_way_stands_nowhere_nor_does_one_that_was_left(day: int) -> None:
    play = dealt(day)
    assert standing(play) is None
    for seat in play.playing:
        if play.rules.outcome(play.state) is None:
            play = play.act(None, Leave(seat))
    assert play.rules.outcome(play.state) is not None
    assert standing(play) is None


@pytest.mark.parametrize("day", range(DAY, DAY + 3))
def test_it_is_short(day: int) -> None:
    """Decisions of its person: the presses are counted in the stories."""
    for number in range(5):
        play = played(dealt(day, number.to_bytes(32, "big")))
        assert sum(entry.seat == 0 for entry in play.entries) <= 55
