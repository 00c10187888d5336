"""The cards and the battlefield as tables; printed cards that differ change only this file."""

from enum import IntEnum
from functools import lru_cache
from itertools import product
from typing import Annotated, TypeAlias

from engines.codec import Told
from engines.core import Phrase, say
from engines.values import value

HAND_LIMIT = 8
RESERVE_SIZE = 3
CARDS_DEALT = 3
BULLS_PER_COLOUR = 10
WARRIORS = 4
PILES = 3
DIRECTIONS = (1, 2, 3, 4, 5)
PASSES = {"full": 3, "short": 2}  # FB-65: exhaustions of the deck that end the game


class Colour(IntEnum):
    BLUE = 0
    YELLOW = 1
    BROWN = 2
    RED = 3
    GREEN = 4


class Qi(IntEnum):
    """The kinds of attack card: a Bull of each colour, with the colour's number, and the Warrior."""

    BLUE = 0
    YELLOW = 1
    BROWN = 2
    RED = 3
    GREEN = 4
    WARRIOR = 5


KINDS = tuple(Qi)
Counts: TypeAlias = tuple[int, ...]  # of each Qi kind; cards of a kind are alike
NONE: Counts = (0,) * len(Qi)
QI_DECK = tuple(kind for kind in Qi for _ in range(WARRIORS if kind is Qi.WARRIOR else BULLS_PER_COLOUR))


class Rank(IntEnum):
    SOLDIER = 0
    WU = 1
    XI = 2
    BO = 3
    COLONEL = 4
    GENERAL = 5
    FORTIFICATION = 6


class Yen(IntEnum):
    """The faces of the point cards; cards of a face are alike."""

    SOLDIER_BLUE = 0
    SOLDIER_YELLOW = 1
    SOLDIER_BROWN = 2
    SOLDIER_RED = 3
    SOLDIER_GREEN = 4
    WU_BLUE = 5
    WU_YELLOW = 6
    WU_BROWN = 7
    WU_RED = 8
    WU_GREEN = 9
    WU_WHITE = 10
    XI = 11
    BO = 12
    COLONEL = 13
    GENERAL = 14
    FORTIFICATION = 15


@value
class Price:
    """Groups of equal symbols; `colours` are fixed, `groups` are sizes of one colour each, all different."""

    colours: tuple[Colour, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()  # alternatives


@value
class Face:
    rank: Rank
    points: int
    count: int
    price: Price
    colour: Colour | None = None  # None: white, or all five


def _soldier(colour: Colour) -> Face:  # FB-05
    return Face(Rank.SOLDIER, 1, 3, Price((colour,)), colour)


def _wu(colour: Colour) -> Face:  # FB-06
    return Face(Rank.WU, 2, 2, Price((colour, colour)), colour)


FACES: tuple[Face, ...] = (
    *map(_soldier, Colour),
    *map(_wu, Colour),
    Face(Rank.WU, 2, 2, Price(groups=((2,),))),
    Face(Rank.XI, 3, 9, Price(groups=((3,),))),  # FB-07
    Face(Rank.BO, 6, 6, Price(tuple(Colour))),  # FB-09
    Face(Rank.COLONEL, 8, 3, Price(groups=((3, 2), (5,)))),  # FB-10, FB-11
    Face(Rank.GENERAL, 12, 1, Price(groups=((4, 3), (7,)))),  # FB-12
    Face(Rank.FORTIFICATION, 0, 8, Price(groups=((1,),))),  # FB-13
)
YEN_DECK = tuple(yen for yen in Yen for _ in range(FACES[yen].count))


def one_phrase(yen: Yen) -> Phrase:
    """A Bo, the General: one card of Yen, as a sentence has it."""
    return say(f"one-{FACES[yen].rank.name.lower()}", card=yen)


@lru_cache(maxsize=1 << 12)
def kinds_phrases(counts: Counts) -> tuple[Phrase, ...]:
    """Cards of Qi by kind: 2 blue, 1 Warrior."""
    held = zip(KINDS, counts, strict=True)
    return tuple(say(f"held-{kind.name.lower()}", count=count) for kind, count in held if count)


def cards_phrase(cards: tuple[Qi, ...]) -> Phrase:
    return say("held", cards=kinds_phrases(tuple(map(cards.count, KINDS))))


OneYen: TypeAlias = Annotated[Yen, Told(one_phrase)]
Cards: TypeAlias = Annotated[tuple[Qi, ...], Told(cards_phrase)]


def earns_bonus(yen: Yen, colour: Colour) -> bool:
    """One more point for a card with a symbol of the pawn's colour; white never.  # FB-73"""
    face = FACES[yen]
    return face.colour is colour or face.rank is Rank.BO


def _demands(price: Price) -> tuple[Counts, ...]:
    """The exact colours, five counts, that the price can mean."""
    if price.colours:
        return (tuple(price.colours.count(colour) for colour in Colour),)
    found: list[Counts] = []
    for sizes in price.groups:
        for colours in product(Colour, repeat=len(sizes)):
            if len(set(colours)) == len(colours):
                need = dict(zip(colours, sizes, strict=True))
                found.append(tuple(need.get(colour, 0) for colour in Colour))
    return tuple(found)


def _payments(yen: Yen) -> tuple[Counts, ...]:
    """Every payment of six counts, Warriors standing for any symbols, fewest first.  # FB-15, FB-16"""
    found: dict[Counts, None] = {}
    for demand in _demands(FACES[yen].price):
        for bulls in product(*(range(count, -1, -1) for count in demand)):
            warriors = sum(demand) - sum(bulls)
            if warriors <= WARRIORS:
                found[(*bulls, warriors)] = None
    return tuple(sorted(found, key=lambda counts: (counts[Qi.WARRIOR], [-count for count in counts])))


PAYMENTS: tuple[tuple[Counts, ...], ...] = tuple(map(_payments, Yen))
SYMBOLS = tuple(sum(payments[0]) for payments in PAYMENTS)  # cards that each price takes


class Cell(IntEnum):
    """The nine places; A, B, C lie below the piles, G, H, I before the pawns."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    H = 7
    I = 8


LINES: dict[int, tuple[Cell, ...]] = {  # from the pawn on
    1: (Cell.G, Cell.E, Cell.C),
    2: (Cell.G, Cell.D, Cell.A),
    3: (Cell.H, Cell.E, Cell.B),
    4: (Cell.I, Cell.F, Cell.C),
    5: (Cell.I, Cell.E, Cell.A),
}
COLUMNS = (LINES[2], LINES[3], LINES[4])
NEIGHBOURS = {1: (2,), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4,)}  # FB-46
