"""Chance is fair, proved by its commitment, and never drawn twice."""

from collections import Counter
from itertools import permutations

import pytest

from engines.chance import Chance, commitment, honours, mix, seed_from
from tests.sizes import size

SEED = seed_from("a test")


def test_the_same_chance_draws_the_same_and_moves_on() -> None:
    first, after = Chance(SEED).draw(1000)
    assert (first, after) == Chance(SEED).draw(1000)
    assert after.position > 0
    assert Chance(SEED, after.position).draw(1000) == after.draw(1000)


def test_another_seed_draws_something_else() -> None:
    ours = [Chance(SEED, at).draw(1 << 32)[0] for at in range(8)]
    theirs = [Chance(seed_from("another"), at).draw(1 << 32)[0] for at in range(8)]
    assert not set(ours) & set(theirs)


def test_words_above_the_last_whole_multiple_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    n = 3
    limit = (1 << 64) - (1 << 64) % n
    monkeypatch.setattr("engines.chance._block", lambda _seed, _number: (limit, limit, 7, 0, 0, 0, 0, 0))
    drawn, after = Chance(SEED).draw(n)
    assert (drawn, after.position) == (7 % n, 3)


def chi_square(counts: Counter[tuple[int, ...]], cells: int, total: int) -> float:
    expected = total / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def test_shuffles_are_fair() -> None:
    """120 orders of five cards: χ² with 119 degrees of freedom lies between its 0.1 % and 99.9 % points."""
    chance, shuffles, orders = Chance(SEED), size("shuffles"), Counter[tuple[int, ...]]()
    for _ in range(shuffles):
        order, chance = chance.shuffle((0, 1, 2, 3, 4))
        orders[order] += 1
    assert set(orders) <= set(permutations(range(5)))
    assert 75.0 < chi_square(orders, 120, shuffles) < 172.0


def test_the_fairness_test_would_notice_a_biased_shuffle() -> None:
    """The classic mistake, any place for any card, fails the same bounds."""
    chance, shuffles, orders = Chance(SEED), 20_000, Counter[tuple[int, ...]]()
    for _ in range(shuffles):
        cards = [0, 1, 2, 3, 4]
        for at in range(5):
            other, chance = chance.draw(5)
            cards[at], cards[other] = cards[other], cards[at]
        orders[tuple(cards)] += 1
    assert chi_square(orders, 120, shuffles) > 172.0


def test_a_commitment_binds_the_server_to_its_seed() -> None:
    promised = commitment(SEED)
    assert honours(SEED, promised)
    assert not honours(seed_from("swapped"), promised)


def test_every_contribution_and_its_place_changes_the_mix() -> None:
    assert len({mix(SEED, c) for c in ([], ["1"], ["1", "2"], ["2", "1"], ["12"], ["", "12"])}) == 6


def test_seeds_never_show_in_a_printed_chance() -> None:
    assert SEED.hex() not in repr(Chance(SEED))
    assert repr(SEED) not in repr(Chance(SEED))
