"""One scale for all levels of a game: Bradley–Terry from their duels, 400 points for ten to one."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import fsum, log10, sqrt
from typing import TypeAlias

from opponents.dice import Dice

Pair: TypeAlias = tuple[str, str]
NamedCircle: TypeAlias = tuple[float, tuple[str, ...]]
Measured: TypeAlias = tuple[float, float, float]  # a share, its standard error, of how many deals
AGAIN = 100  # fits of shares that might have been measured as well
ROUNDS = 1_000  # of the fit, more than it needs
PRIOR = 0.5  # of a win either way: who has won all duels is not infinitely strong


def ratings(levels: Sequence[str], won: Mapping[Pair, float]) -> dict[str, float]:
    """The weakest has 0; `won`: of each pair, in either order, how many deals the first has won."""
    strength = dict.fromkeys(levels, 1.0)
    total = {one: sum(_won(won, one, other) for other in levels if other != one) for one in levels}
    for _ in range(ROUNDS):
        before = dict(strength)
        for one in levels:
            against = sum(
                (_won(won, one, other) + _won(won, other, one)) / (strength[one] + strength[other])
                for other in levels
                if other != one
            )
            strength[one] = total[one] / against
        if max(abs(log10(strength[one] / before[one])) for one in levels) < 1e-7:
            break
    least = min(strength.values())
    return {one: 400 * log10(each / least) for one, each in strength.items()}


def spreads(levels: Sequence[str], shares: Mapping[Pair, Measured]) -> Mapping[str, float]:
    """Half of each 95 % interval: how far the scale moves when the shares move as their errors let them."""
    dice = Dice(1)
    fits = [ratings(levels, _as_well(shares, dice)) for _ in range(AGAIN)]
    off = {}
    for level in levels:
        middle = fsum(fit[level] for fit in fits) / AGAIN
        off[level] = 1.96 * sqrt(fsum((fit[level] - middle) ** 2 for fit in fits) / AGAIN)
    return off


def _as_well(shares: Mapping[Pair, Measured], dice: Dice) -> dict[Pair, float]:
    won: dict[Pair, float] = {}
    for (one, other), (share, error, deals) in shares.items():
        if (other, one) not in won:
            bell = fsum(dice.share() for _ in range(12)) - 6  # about normal
            drawn = min(1.0, max(0.0, share + error * bell))
            won[one, other], won[other, one] = drawn * deals, (1 - drawn) * deals
    return won


def _won(won: Mapping[Pair, float], one: str, other: str) -> float:
    return won.get((one, other), 0.0) + PRIOR


def worst_triangle(levels: Sequence[str], won: Mapping[Pair, float]) -> NamedCircle | None:
    """The three that beat each other in a circle by the most, if any do."""
    found = []
    for three in combinations(levels, 3):
        for circle in (three, three[::-1]):
            ways = zip(circle, (*circle[1:], circle[0]), strict=True)
            edge = min(_share(won, one, other) - 0.5 for one, other in ways)
            if edge > 0:
                found.append((edge, circle))
    return max(found, default=None)


def _share(won: Mapping[Pair, float], one: str, other: str) -> float:
    mine, theirs = _won(won, one, other), _won(won, other, one)
    return mine / (mine + theirs)
