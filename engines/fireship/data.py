"""Map, dice, cards, wheel and badges as tables; printed ones that differ change only this file."""

from enum import IntEnum
from itertools import product
from typing import Annotated, TypeAlias

from engines.codec import Spelling, Told
from engines.core import Phrase, say

CHART = """
VV VV .  .  .  .  .  .  K  .  .  .  .  .  .  BB BB
VV VV .  .  .  M  .  .  o  .  .  M  .  .  .  BB BB
.  .  .  .  .  .  .  N  N  N  .  .  .  .  .  .  .
.  .  .  .  .  .  .  N  N  N  .  .  .  .  .  .  .
.  .  .  .  NW NW .  .  .  .  .  NE NE .  .  .  .
.  M  .  .  NW NW o  .  .  .  .  NE NE .  .  M  .
.  .  .  .  .  .  R  .  o  .  R  o  .  .  .  .  .
.  .  W  W  .  .  .  C  C  C  .  .  .  E  E  .  .
K  o  W  W  .  .  o  C  C  C  o  .  .  E  E  o  K
.  .  W  W  .  .  .  C  C  C  .  .  .  E  E  .  .
.  .  .  .  .  o  R  .  o  .  R  .  .  .  .  .  .
.  M  .  .  SW SW .  .  .  .  o  SE SE .  .  M  .
.  .  .  .  SW SW .  .  .  .  .  SE SE .  .  .  .
.  .  .  .  .  .  .  S  S  S  .  .  .  .  .  .  .
.  .  .  .  .  .  .  S  S  S  .  .  .  .  .  .  .
JJ JJ .  .  .  M  .  .  o  .  .  M  .  .  .  RR RR
JJ JJ .  .  .  .  .  .  K  .  .  .  .  .  .  RR RR
"""  # M mystery, R wheel, K battleship, o green circle (the centre has four, one is drawn), VV BB RR JJ homes


class Colour(IntEnum):
    """The four corners, clockwise from the top left, and the neutral white."""

    GREEN = 0
    BLUE = 1
    RED = 2
    YELLOW = 3
    WHITE = 4


CORNERS = (Colour.GREEN, Colour.BLUE, Colour.RED, Colour.YELLOW)


class Pawn(IntEnum):
    BOAT = 0
    PLANE = 1
    BATTLESHIP = 2


class Island(IntEnum):
    """In the canon's order: A1 B1 A2 B2 A3 B3 A4 B4 C."""

    NORTH_WEST = 0
    NORTH = 1
    NORTH_EAST = 2
    EAST = 3
    SOUTH_EAST = 4
    SOUTH = 5
    SOUTH_WEST = 6
    WEST = 7
    CENTRE = 8


class Special(IntEnum):
    """What a special cell does."""

    MYSTERY = 0
    WHEEL = 1
    BATTLESHIP = 2


class Card(IntEnum):
    """The mystery cards; those below NON are played at once.  # FS-62"""

    GAIN_BOAT = 0
    GAIN_PLANE = 1
    LOSE_BOAT = 2
    LOSE_PLANE = 3
    DEEP_HOLE = 4
    NON = 5
    BOUM = 6
    PLUS_ONE = 7
    UPDRAFT = 8
    FOG = 9


class Sector(IntEnum):
    """What the wheel may show."""

    GAIN_BOAT = 0
    GAIN_PLANE = 1
    DRAW_CARD = 2
    LOSE_BOAT = 3
    LOSE_PLANE = 4
    SPIN_AGAIN = 5
    KRAKEN = 6
    BOUM = 7
    GULF_STREAM = 8
    FOG = 9
    UPDRAFT = 10


class Badge(IntEnum):
    BOUM = 0
    GULF_STREAM = 1
    FOG = 2
    UPDRAFT = 3


class Source(IntEnum):
    """A badge is as good as a card.  # FS-52"""

    CARD = 0
    BADGE = 1


class Boost(IntEnum):
    """Whether a +1 is declared with the attack.  # FS-56"""

    PLAIN = 0
    PLUS_ONE = 1


class Choice(IntEnum):
    USE = 0
    KEEP = 1


class Trigger(IntEnum):
    """What is done unasked: the first four with a Non, the last with a +1.  # FS-60, FS-56"""

    ATTACK = 0
    BOUM = 1
    KRAKEN = 2
    MISFORTUNE = 3
    DEFENCE = 4


class Ending(IntEnum):
    CONQUEST = 0
    LAST = 1
    ROUNDS = 2
    TIME = 3
    NOBODY = 4


SIDE = 17
CELLS = SIDE * SIDE
HOME = CELLS  # the place of a pawn in its own home square
COLUMNS = "ABCDEFGHIJKLMNOPQ"

LIMITS = (15, 3, 2)  # pawns of each kind and colour  # FS-11
AT_START = (3, 1, 0)
WHITE_BOATS = 9
PAWN_POWER = (1, 2, 4)
ISLAND_POWER = (2, 5, 8, 11)  # by the number of rings
MOST_RINGS = len(ISLAND_POWER) - 1  # FS-69
FLIGHT = 4  # points to fly over an island  # FS-22
ROOM = 2  # pawns on a cell  # FS-20

SKULL = 0
DIE = (SKULL, 2, 3, 4, 5, 6)  # FS-12
ROLLS = {dice: tuple(product(DIE, repeat=dice)) for dice in (2, 3, 4)}  # all equally likely
EQUAL_WINS, GREATER_WINS = 5, 4  # FS-36: this much or more on the die
BATTLESHIP_WON = 5

KEPT = (Card.NON, Card.BOUM, Card.PLUS_ONE, Card.UPDRAFT, Card.FOG)
DECK = (15, 5, 5, 2, 2, 5, 5, 6, 3, 3)  # of each card; the four « annule tête de mort » are dealt
WHEEL = (4, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1)  # sectors of each kind
BADGES = 6  # of each kind
BADGE_OF = {
    Sector.BOUM: Badge.BOUM,
    Sector.GULF_STREAM: Badge.GULF_STREAM,
    Sector.FOG: Badge.FOG,
    Sector.UPDRAFT: Badge.UPDRAFT,
}

_HOME_MARKS = {"VV": Colour.GREEN, "BB": Colour.BLUE, "RR": Colour.RED, "JJ": Colour.YELLOW}
_ISLAND_MARKS = dict(zip(("NW", "N", "NE", "E", "SE", "S", "SW", "W", "C"), Island, strict=True))
_SPECIAL_MARKS = {"M": Special.MYSTERY, "R": Special.WHEEL, "K": Special.BATTLESHIP}
_MARKS = tuple(CHART.split())


def name_of(place: int) -> str:
    """`C5`, or `home`."""
    if place == HOME:
        return "home"
    return f"{COLUMNS[place % SIDE]}{place // SIDE + 1}"


def cell(name: str) -> int:
    """The sea cell of this name; ValueError if there is none."""
    column, row = name[:1].upper(), name[1:]
    if not column or column not in COLUMNS or not (row.isascii() and row.isdecimal()):
        raise ValueError(f"no sea cell: {name}")
    found = (int(row) - 1) * SIDE + COLUMNS.index(column)
    if not 1 <= int(row) <= SIDE or _MARKS[found] in _HOME_MARKS or _MARKS[found] in _ISLAND_MARKS:
        raise ValueError(f"no sea cell: {name}")
    return found


def place(name: str) -> int:
    return HOME if name.casefold() == "home" else cell(name)


def special_phrase(spot: int) -> Phrase:
    """Which special cell: "the mystery cell F2"."""
    kind = SPECIALS.get(spot)
    return say(f"cell-{kind.name.lower()}" if kind is not None else "cell-plain", cell=name_of(spot))


def parts(spot: int) -> tuple[str, ...]:
    """A menu asks for the column, then for the row."""
    return ("home",) if spot == HOME else (COLUMNS[spot % SIDE], str(spot // SIDE + 1))


def dice_shown(dice: tuple[int, ...]) -> str:
    return " + ".join("☠" if die == SKULL else str(die) for die in dice)


def dice_read(text: str) -> tuple[int, ...]:
    return tuple(SKULL if one == "☠" else int(one) for one in text.split("+"))


Dice: TypeAlias = Annotated[tuple[int, ...], Spelling(dice_shown, dice_read)]
Cell: TypeAlias = Annotated[int, Spelling(name_of, cell, parts, "C5")]
Place: TypeAlias = Annotated[int, Spelling(name_of, place, parts, "C5")]
Boosted: TypeAlias = Annotated[Boost, Told(lambda boost: say("boosted" if boost else "unboosted"))]

SEA_CELLS = tuple(
    one for one, mark in enumerate(_MARKS) if mark not in _HOME_MARKS and mark not in _ISLAND_MARKS
)
LAND = tuple(
    tuple(one for one, mark in enumerate(_MARKS) if _ISLAND_MARKS.get(mark) is island) for island in Island
)
HOMES = tuple(
    tuple(one for one, mark in enumerate(_MARKS) if _HOME_MARKS.get(mark) is corner) for corner in CORNERS
)
SPECIALS = {one: _SPECIAL_MARKS[mark] for one, mark in enumerate(_MARKS) if mark in _SPECIAL_MARKS}
SpecialCell: TypeAlias = Annotated[int, Spelling(name_of, cell, parts, "C5", told=special_phrase)]
CIRCLE_MARKS = tuple(one for one, mark in enumerate(_MARKS) if mark == "o")
