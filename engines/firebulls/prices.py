"""What a card costs its captor: ways to pay, what is kept, and what Warriors cost; from the view alone."""

from functools import lru_cache, reduce

from engines.core import Phrase, say
from engines.firebulls.data import FACES, KINDS, PAYMENTS, Colour, Counts, Qi, Yen, earns_bonus, kinds_phrases
from engines.firebulls.view import View


def worth_of(yen: Yen, colour: Colour) -> int:
    """Its points for the player of that colour, the bonus included.  # FB-73"""
    return FACES[yen].points + earns_bonus(yen, colour)


@lru_cache(maxsize=1 << 12)
def ways_to_pay(yen: Yen, hand: Counts) -> tuple[int, int]:
    """How many payments from this hand take Bulls alone, and how many a Warrior too."""
    plain = mixed = 0
    for price in PAYMENTS[yen]:
        if all(held >= paid for held, paid in zip(hand, price, strict=True)):
            plain, mixed = (plain, mixed + 1) if price[Qi.WARRIOR] else (plain + 1, mixed)
    return plain, mixed


def price_of_warriors(view: View, warriors: int) -> int:
    """The fewest points that so many Warriors cost at the end of the turn.  # FB-20, FB-22"""
    if not warriors or not view.earlier:
        return 0
    seat = view.seats[view.active]
    worths = sorted(worth_of(yen, seat.colour) for yen in seat.victory[: view.earlier])
    return sum(worths[:warriors])


@lru_cache(maxsize=1 << 10)
def paid_phrase(payment: tuple[Qi, ...]) -> Phrase:
    """Bulls of one colour in words, all else by letters."""
    counts, plain = tuple(map(payment.count, KINDS)), Qi.WARRIOR not in payment
    return kinds_phrases(counts)[0] if plain and len(set(payment)) == 1 else letters_phrase(counts)


@lru_cache(maxsize=1 << 12)
def letters_phrase(counts: Counts) -> Phrase:
    """Y GGG W, as the cards bear them."""
    runs = [_run(kind, count) for kind, count in zip(KINDS, counts, strict=True) if count]
    return (
        reduce(lambda first, second: say("spaced", first=first, second=second), runs) if runs else say("none")
    )


def _run(kind: Qi, count: int) -> Phrase:
    letters = [say(f"letter-{kind.name.lower()}")] * count
    return reduce(lambda first, second: say("joined", first=first, second=second), letters)
