"""The formulas against an independent implementation, and what they must do for people."""

import random

from openskill.models import PlackettLuce

from tables.skill import Skill, after

RESULTS = 10_000
CLOSE = 1e-9


def theirs(before: list[Skill], ranks: list[int]) -> list[Skill]:
    model = PlackettLuce()
    teams = [[model.rating(mu=one.mean, sigma=one.doubt)] for one in before]
    return [Skill(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[float(rank) for rank in ranks])]


def test_as_an_independent_implementation_works_it_out() -> None:
    chance, worst = random.Random(1), 0.0
    for _ in range(RESULTS):
        seats = chance.choice((2, 2, 3, 4, 5))
        before = [Skill(chance.uniform(5, 45), chance.uniform(0.5, 9)) for _ in range(seats)]
        ranks = [chance.randint(1, seats) for _ in range(seats)]
        for mine, other in zip(after(before, ranks), theirs(before, ranks), strict=True):
            worst = max(worst, abs(mine.mean - other.mean), abs(mine.doubt - other.doubt))
    assert worst < CLOSE


def test_who_wins_rises_who_loses_falls_and_both_are_known_better() -> None:
    won, lost = after([Skill(), Skill()], [1, 2])
    assert won.mean > Skill().mean > lost.mean
    assert won.doubt == lost.doubt < Skill().doubt


def test_equals_who_draw_stay_as_they_are() -> None:
    drawn = after([Skill(), Skill()], [1, 1])
    assert [one.mean for one in drawn] == [Skill().mean] * 2


def test_everybody_begins_at_1500() -> None:
    assert Skill().shown == (1500, 333)
