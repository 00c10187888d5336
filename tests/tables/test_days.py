"""How many days in a row: one a week, from Monday on, may be missed."""

import random

import pytest

from tables.days import MONDAY, begins, closes, day_of, streak
from tables.pace import DAY

START = 20_000 - (20_000 + MONDAY) % 7  # a Monday


@pytest.mark.parametrize(
    ("played", "today", "count"),
    [
        ("", 0, 0),
        ("x", 0, 1),
        ("xxxx", 3, 4),
        ("xxxx", 4, 4),  # today is not over
        ("xxx.", 4, 3),  # yesterday was the free day
        ("xx..", 4, 0),  # two in a week
        ("xx.x", 3, 3),
        ("xx..x", 4, 1),
        ("x.x.x", 4, 2),
        ("xxxxxx..xxxxx", 12, 11),  # Sunday of one week and Monday of the next
        ("xxxxxx..x.xxx", 12, 4),
        ("xxxxx..xxxxxx", 12, 6),
        (".......x", 7, 1),
    ],
)
def test_days_in_a_row(played: str, today: int, count: int) -> None:
    days = [START + at for at, one in enumerate(played) if one == "x"]
    assert streak(days, START + today) == count


def test_whoever_misses_one_day_a_week_goes_on_for_ever_and_who_misses_two_does_not() -> None:
    chance = random.Random(3)
    for _ in range(200):
        weeks = [chance.sample(range(7), chance.choice((0, 1))) for _ in range(6)]
        missed = {START + 7 * week + day for week, out in enumerate(weeks) for day in out}
        played = [day for day in range(START, START + 42) if day not in missed]
        assert streak(played, START + 41) == len(played)
        again = [day for day in played if day not in (START + 15, START + 17)]
        assert streak(again, START + 41) < len(again)


def test_a_day_is_utc_and_closes_a_day_after_it_is_over() -> None:
    assert day_of(0) == 0
    assert day_of(DAY - 1) == 0
    assert day_of(begins(5)) == 5
    assert closes(5) == begins(7)
