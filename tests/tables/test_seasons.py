"""A season of simulated players of known strength: those who play are found in the right order, and who
leaves, puts off what they lose, or throws games to a friend gains nothing by it."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import mean

import pytest

from tables.pace import WEEK
from tables.ratings import OF_A_PAIR
from tables.skill import Skill, after

PLAYERS, GAMES, WEEKS = 40, 30, 13
BAD = (3, 17)  # 5 of 100
SEEDS = range(5)
THROWN = 10  # games a week between two who have agreed who wins
PUT_OFF = 3 * WEEK  # until a seat that nobody plays for has left


@dataclass(frozen=True, slots=True)
class Game:
    ends: int
    winner: int
    loser: int


def strengths(seed: int) -> list[float]:
    chance = random.Random(seed)
    return [chance.gauss(25, 8) for _ in range(PLAYERS)]


def honest(seed: int) -> list[Game]:
    """Thirty games of each, mostly won by the stronger one, in the order of their ends."""
    true, chance, made, played = strengths(seed), random.Random(seed), list[tuple[int, int]](), [0] * PLAYERS
    while min(played) < GAMES:
        one, other = chance.sample(range(PLAYERS), 2)
        played[one], played[other] = played[one] + 1, played[other] + 1
        won = true[one] + chance.gauss(0, 25 / 6) > true[other] + chance.gauss(0, 25 / 6)
        made.append((one, other) if won else (other, one))
    return [Game(at * WEEKS * WEEK // len(made), *pair) for at, pair in enumerate(made)]


def leaving(seed: int) -> Iterator[Game]:
    """Who is bad leaves half of their games, and is last in these."""
    chance = random.Random(seed)
    for game in honest(seed):
        if game.winner in BAD and chance.random() < 0.5:
            game = replace(game, winner=game.loser, loser=game.winner)
        yield game


def stalling(seed: int) -> Iterator[Game]:
    """Who is bad does not move any more once they have lost: they are waited for, and then last."""
    for game in honest(seed):
        yield replace(game, ends=game.ends + PUT_OFF * (game.loser in BAD))


def colluding(seed: int) -> Iterator[Game]:
    """The second throws games to the first, as many as they like."""
    yield from honest(seed)
    for number in range(WEEKS * THROWN):
        yield Game(number * WEEK // THROWN, *BAD)


def rated(games: Iterable[Game], of_a_pair: int = OF_A_PAIR) -> list[Skill]:
    """In the order of the ends; of one pair so many a week."""
    skills, met = [Skill()] * PLAYERS, dict[frozenset[int], list[int]]()
    for game in sorted(games, key=lambda it: it.ends):
        before = met.setdefault(frozenset((game.winner, game.loser)), [])
        if sum(at >= game.ends - WEEK for at in before) < of_a_pair:
            before.append(game.ends)
            pair = (game.winner, game.loser)
            won, lost = after([skills[one] for one in pair], [1, 2])
            skills[game.winner], skills[game.loser] = won, lost
    return skills


def correlation(true: Sequence[float], found: Sequence[float]) -> float:
    """Spearman's, of ranks."""

    def ranks(of: Sequence[float]) -> list[int]:
        order = sorted(range(len(of)), key=lambda one: of[one])
        return [order.index(one) for one in range(len(of))]

    apart = sum((a - b) ** 2 for a, b in zip(ranks(true), ranks(found), strict=True))
    return 1 - 6 * apart / (len(true) * (len(true) ** 2 - 1))


@pytest.mark.parametrize("season", [honest, leaving, stalling, colluding])
def test_those_who_play_are_found_in_the_right_order_whatever_a_few_do(
    season: Callable[[int], Iterable[Game]],
) -> None:
    found, others = [], [one for one in range(PLAYERS) if one not in BAD]
    for seed in SEEDS:
        true, skills = strengths(seed), rated(season(seed))
        found.append(correlation([true[one] for one in others], [skills[one].mean for one in others]))
    assert mean(found) >= 0.95, found


@pytest.mark.parametrize("season", [leaving, stalling])
def test_who_leaves_or_puts_off_what_is_lost_ends_lower_than_by_playing_on(
    season: Callable[[int], Iterable[Game]],
) -> None:
    for seed in SEEDS:
        played, other = rated(honest(seed)), rated(season(seed))
        assert all(other[one].mean < played[one].mean for one in BAD)


def test_of_two_who_have_agreed_who_wins_the_pair_gains_nothing_and_one_of_them_less_by_the_limit() -> None:
    both = list[float]()
    for seed in SEEDS:
        played, agreed = rated(honest(seed)), rated(colluding(seed))
        both.append(sum(agreed[one].mean - played[one].mean for one in BAD))
        unlimited = rated(colluding(seed), THROWN)
        assert agreed[BAD[0]].mean < unlimited[BAD[0]].mean
    assert mean(both) <= 0, both
