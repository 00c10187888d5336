"""What is in the box: 48 + 16 tiles, 24 + 24 composition cards and twelve signs, from small tables."""

from enum import IntEnum, StrEnum
from itertools import product
from typing import Annotated, TypeAlias

from engines.codec import Spelling
from engines.core import Phrase, say
from engines.springfestival.grid import STEPS, WIDTH, Direction
from engines.values import value

ROUNDS = 12
PILES = 4
STARTING_TILES = 4
CARDS_DEALT = 2  # of each kind
PERFECT_BOUQUET = 3  # Applause
MAJORITY = 3  # points for each opponent with less Applause
PLACES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # at the shop, clockwise, by number of seats (SF-16)


class Colour(IntEnum):
    BLUE = 0
    GREEN = 1
    RED = 2
    YELLOW = 3


class Sign(StrEnum):
    """The twelve Chinese signs, in the order of the rulebook."""

    GOAT = "goat"
    ROOSTER = "rooster"
    RABBIT = "rabbit"
    DOG = "dog"
    SNAKE = "snake"
    TIGER = "tiger"
    RAT = "rat"
    MONKEY = "monkey"
    DRAGON = "dragon"
    PIG = "pig"
    OX = "ox"
    HORSE = "horse"


class Kind(IntEnum):
    """Of a composition: it asks for two of a colour, or for two with a number of explosions."""

    COLOUR = 0
    PATTERN = 1


class Shape(IntEnum):
    I3 = 0
    V3 = 1
    O4 = 2
    T4 = 3
    L4 = 4
    J4 = 5


class Figure(StrEnum):
    """A shape and the two of its cells that ask for the value: V; * is white and . no cell."""

    I3_ADJACENT = "VV*"
    I3_SPACED = "V*V"
    V3_ADJACENT = "V. / V*"
    V3_SPACED = "V. / *V"
    O4_ADJACENT = "VV / **"
    O4_SPACED = "V* / *V"
    T4_ADJACENT = "*V* / .V."
    T4_SPACED = "V*V / .*."
    L4_ADJACENT = "*. / V. / V*"
    L4_SPACED = "V. / *. / *V"
    J4_ADJACENT = ".V / .V / **"
    J4_SPACED = ".* / .V / V*"

    @property
    def rows(self) -> tuple[str, ...]:
        return tuple(self.value.split(" / "))


@value
class Tile:
    name: str
    colour: Colour
    explosions: int
    arrows: tuple[Direction, ...]
    half_sparks: tuple[Direction, ...]


@value
class Turn:
    """A figure in one of its rotations, as steps from its first cell in reading order."""

    values: tuple[int, int]
    whites: tuple[int, ...]
    cells: tuple[int, ...]


@value
class Card:
    name: str
    kind: Kind
    shape: Shape
    figure: Figure
    value: int  # 0–3 the colours, 4–7 one to four explosions
    points: int
    turns: tuple[Turn, ...]

    @property
    def colour(self) -> Colour:
        return Colour(self.value)

    @property
    def explosions(self) -> int:
        return self.value - 3


# Arrows and half-sparks of blue tiles, variants a, b, c; green, red and yellow turn them clockwise.
PATTERNS = {
    1: (("N", "E S W"), ("E", "N S W"), ("S", "N E W")),
    2: (("N E", "S W"), ("N S", "E W"), ("NW NE", "E W")),
    3: (("W N E", "S"), ("NW N NE", "S"), ("N NE E", "W")),
    4: (("N E S W", ""), ("NE SE SW NW", ""), ("NW N NE S", "")),
}

# Tiles 1–4 of the first starting set; the next sets turn the figure and take the next colours.
STARTING_PATTERNS = (("E", "N S W"), ("N S", "E W"), ("N NE E", "W"), ("N NE S SE", ""))


def _tile(name: str, colour: int, pattern: tuple[str, str], explosions: int, quarters: int) -> Tile:
    arrows, sparks = (
        tuple(sorted(Direction[word].turned(quarters) for word in words.split())) for words in pattern
    )
    return Tile(name, Colour(colour), explosions, arrows, sparks)


def _shop_tiles() -> tuple[Tile, ...]:
    return tuple(
        _tile(f"{colour.name[0]}{explosions}{'abc'[variant]}", colour, pattern, explosions, colour)
        for colour, (explosions, patterns) in product(Colour, PATTERNS.items())
        for variant, pattern in enumerate(patterns)
    )


def _starting_tiles() -> tuple[Tile, ...]:
    return tuple(
        _tile(f"S{seat + 1}-{number + 1}", (number + seat) % 4, pattern, number + 1, seat)
        for seat, (number, pattern) in product(range(4), enumerate(STARTING_PATTERNS))
    )


def _turns(figure: Figure) -> tuple[Turn, ...]:
    """The distinct quarter turns of a figure, never its mirror image (SF-32)."""
    marks = {(x, y): mark for y, line in enumerate(figure.rows) for x, mark in enumerate(line) if mark != "."}
    turns = []
    for _ in range(4):
        turns.append(_turn({y * WIDTH + x: mark for (x, y), mark in marks.items()}))
        marks = {(-y, x): mark for (x, y), mark in marks.items()}
    return tuple(dict.fromkeys(turns))


def _turn(marks: dict[int, str]) -> Turn:
    first = min(marks)
    steps = sorted((cell - first, mark) for cell, mark in marks.items())
    one, other = (step for step, mark in steps if mark == "V")
    return Turn(
        (one, other), tuple(step for step, mark in steps if mark == "*"), tuple(step for step, _ in steps)
    )


def _points(kind: Kind, cells: int, number: int) -> int:
    bonus = kind is Kind.PATTERN and number <= cells - 3
    return cells + 1 + bonus


def _card(kind: Kind, shape: Shape, number: int) -> Card:
    spaced = (number + shape) % 2 == kind
    figure = tuple(Figure)[2 * shape + spaced]
    turns = _turns(figure)
    value = Colour(number).name.lower() if kind is Kind.COLOUR else str(number + 1)
    name = f"{'CM'[kind]}-{shape.name}-{value}"
    return Card(
        name, kind, shape, figure, 4 * kind + number, _points(kind, len(turns[0].cells), number), turns
    )


TILES = (*_shop_tiles(), *_starting_tiles())
SHOP_TILES = tuple(range(len(TILES) - 16))
STARTING_SETS = tuple(tuple(range(first, first + STARTING_TILES)) for first in range(48, 64, STARTING_TILES))
CARDS = tuple(_card(*of) for of in product(Kind, Shape, range(4)))
CARDS_OF = tuple(tuple(number for number, card in enumerate(CARDS) if card.kind is kind) for kind in Kind)

# A tile's arrows as the bits of the cells they point at; bit 0 is the cell to the north-west.
NORTH_WEST = -STEPS[Direction.NW]
ARROWS = tuple(sum(1 << NORTH_WEST + STEPS[arrow] for arrow in tile.arrows) for tile in TILES)
# The two values of a tile that compositions ask for, as in `Card.value`.
VALUES = tuple((int(tile.colour), 3 + tile.explosions) for tile in TILES)

# For each half-spark of a tile: the step to the neighbour, and the half-spark it must have.
FACING = tuple(tuple((STEPS[side], side.opposite) for side in tile.half_sparks) for tile in TILES)
# For each card and each distance between its two values: the turns that have it, with the steps from their
# first cell to the first value, to the white cells (the only one twice), and to all cells.
PAIRS = tuple(
    tuple(
        (
            distance,
            tuple(
                (turn.values[0], turn.whites[0], turn.whites[-1], turn.cells)
                for turn in card.turns
                if turn.values[1] - turn.values[0] == distance
            ),
        )
        for distance in dict.fromkeys(turn.values[1] - turn.values[0] for turn in card.turns)
    )
    for card in CARDS
)

_CARD_NUMBERS = {card.name.casefold(): number for number, card in enumerate(CARDS)}


def write_card(card: int) -> str:
    return CARDS[card].name


def read_card(text: str) -> int:
    try:
        return _CARD_NUMBERS[text.casefold()]
    except KeyError:
        raise ValueError(text) from None


def composition_phrase(number: int) -> Phrase:
    card = CARDS[number]
    if card.kind is Kind.COLOUR:
        return say("position-colours", shape=card.shape, colour=card.colour, points=card.points)
    return say("position-pattern", shape=card.shape, explosions=card.explosions, points=card.points)


CardNumber: TypeAlias = Annotated[
    int, Spelling(write_card, read_card, example="C-L4-red", told=composition_phrase)
]
