"""Games between levels: paired deals, every level in every seat."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from time import process_time

from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat, Settings, act, start
from opponents.dice import Dice
from opponents.mind import shares
from opponents.record import thought
from opponents.taste import Taste

RANDOM = "random"  # who is no level, only a yardstick
OWN = "~"  # after a level: each seat of it has a taste of its own
NORMAL = 1.96  # standard errors on either side of a 95 % interval


@dataclass
class Tally:
    """What a level has won, and what its decisions took."""

    shares: list[float] = field(default_factory=list)  # of each deal, over all its seats
    margins: list[float] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval, over deals."""
        count, mean = len(self.shares), self.share
        spread = sum((one - mean) ** 2 for one in self.shares) / max(1, count - 1)
        return NORMAL * sqrt(spread / count)


def duel(
    rules: AnyRules, levels: Sequence[str], seats: int, deals: Sequence[int], seed: str, options: Settings
) -> Mapping[str, Tally]:
    """The first level fills the seats that are left when there are more seats than levels."""
    tallies = {level: Tally() for level in levels}
    for deal in deals:
        won: dict[str, list[float]] = {level: [] for level in levels}
        ahead: dict[str, list[float]] = {level: [] for level in levels}
        for table in seatings(levels, seats):
            got, points = game(rules, table, seed_from("duel", seed, deal), options, tallies)
            for at, level in enumerate(table):
                won[level].append(got[at])
                others = [point for seat, point in enumerate(points) if seat != at]
                ahead[level].append(points[at] - max(others))
        for level in levels:
            tallies[level].shares.append(sum(won[level]) / len(won[level]))
            tallies[level].margins.append(sum(ahead[level]) / len(ahead[level]))
    return tallies


def seatings(levels: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Each level but the first once in every seat, the first in all others."""
    if len(levels) == seats:
        yield from sorted(set(permutations(levels)))
        return
    first, *others = levels
    for other in others:
        for at in range(seats):
            yield tuple(other if seat == at else first for seat in range(seats))


def game(
    rules: AnyRules, table: Sequence[str], seed: bytes, options: Settings, tallies: Mapping[str, Tally]
) -> tuple[list[float], list[int]]:
    step = start(rules, len(table), {}, options, seed)
    number = 0
    while waiting := rules.to_act(step.state):
        seat = waiting[0]
        level, chance = table[seat], seed_from("think", seed, number, seat)
        taste = Taste(seed_from("taste", seed, seat)) if level.endswith(OWN) else None
        began = process_time()
        action = decided(rules, step.state, seat, level.removesuffix(OWN), chance, taste)
        tallies[level].milliseconds.append((process_time() - began) * 1000)
        step = act(rules, step.state, seat, action)
        number += 1
    outcome = rules.outcome(step.state)
    assert outcome is not None
    return shares(outcome.ranks), [score.total for score in outcome.scores]


def decided(
    rules: AnyRules, state: object, seat: Seat, level: str, seed: bytes, taste: Taste | None = None
) -> Action:
    if level == RANDOM:
        legal: Sequence[Action] = rules.legal(state, seat)
        return Dice.of(seed).one_of(legal)
    return thought(rules, state, seat, level, seed, taste)
