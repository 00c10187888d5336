"""How strong a player is, from results alone: the Plackett–Luce model of Weng and Lin (2011), in a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

NOISE = 25 / 6  # how much luck and form there is in one game
DRIFT = 25 / 300  # how much doubt comes back from game to game
LEAST = 0.0001  # of a variance, that one result leaves
AVERAGE, UNIT = 1500, 40  # as it is shown


@dataclass(frozen=True, slots=True)
class Skill:
    mean: float = 25.0
    doubt: float = 25 / 3

    @property
    def shown(self) -> tuple[int, int]:
        """As people read it: "1,620 ± 90"."""
        return round(AVERAGE + UNIT * (self.mean - 25)), round(UNIT * self.doubt)


def after(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What one result, by ranks from 1 and equal ones for equals, says of all who played."""
    widened = [Skill(one.mean, sqrt(one.doubt**2 + DRIFT**2)) for one in before]
    scale = sqrt(sum(one.doubt**2 + NOISE**2 for one in widened))
    strengths = [exp(one.mean / scale) for one in widened]
    # of all who came in at each rank or behind it
    fields = [
        sum(strength for strength, rank in zip(strengths, ranks, strict=True) if rank >= mine)
        for mine in ranks
    ]
    tied = [ranks.count(rank) for rank in ranks]
    return [
        _moved(seat, widened[seat], scale, strengths[seat], fields, ranks, tied) for seat in range(len(ranks))
    ]


def _moved(
    seat: int,
    mine: Skill,
    scale: float,
    strength: float,
    fields: Sequence[float],
    ranks: Sequence[int],
    tied: Sequence[int],
) -> Skill:
    """By how far the result differs from what was to be expected, and how much it tells."""
    shift = tells = 0.0
    for other, rank in enumerate(ranks):
        if rank <= ranks[seat]:
            share = strength / fields[other]
            shift += ((1 - share) if other == seat else -share) / tied[other]
            tells += share * (1 - share) / tied[other]
    variance = mine.doubt**2
    left = 1 - tells * variance / scale**2 * (mine.doubt / scale)
    return Skill(mine.mean + shift * variance / scale, mine.doubt * sqrt(max(left, LEAST)))


def chances(of: Sequence[Skill]) -> list[float]:
    """To come in first, for each of those who meet."""
    scale = sqrt(sum(one.doubt**2 + DRIFT**2 + NOISE**2 for one in of))
    strengths = [exp(one.mean / scale) for one in of]
    return [one / sum(strengths) for one in strengths]
