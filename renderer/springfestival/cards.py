"""Composition cards and the twelve signs."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.springfestival.data import CARDS, Card, Kind, Sign
from engines.springfestival.signs import SCORINGS
from renderer.colours import PAINTS, TARGET
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.sprite import Sprite
from renderer.springfestival.fitting import Spot, laid_flat
from renderer.springfestival.theme import (
    CARD_SHADE,
    CINNABAR,
    DARK_GOLD,
    FOUND,
    GLEAM,
    GOLD,
    INK,
    NIGHT,
    NUMERALS,
    PALETTE,
    PAPER,
    PAPER_FOOT,
    PATTERN,
    PATTERN_FOOT,
    PATTERN_SHADE,
    READY,
    SHADOW,
    TICKED,
    WHITE,
)
from renderer.springfestival.tiles import sparkle
from renderer.symbols import own_symbol

TALL, LYING = (134, 150), (270, 96)
FOOT, SIDE = 50, 92  # of a card that stands and of one that lies: how far it is, and what it brings
CELL = 40
SPOTS_LEAST, INSET = 42, 4


@dataclass(frozen=True, slots=True)
class Face:
    """What a composition card shows, and how large."""

    number: int
    found: frozenset[Spot]
    width: int
    height: int
    cell: int = CELL
    lying: bool = False

    @property
    def card(self) -> Card:
        return CARDS[self.number]

    @property
    def ready(self) -> bool:
        return len(self.found) == len(laid_flat(self.number))

    @property
    def edge(self) -> int:
        return 7 if self.ready else 4

    def corner(self) -> tuple[float, float]:
        """Of the cells, which stand in the middle of their part."""
        cells = laid_flat(self.number)
        across, down = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
        room = (self.width - SIDE, self.height) if self.lying else (self.width, self.height - FOOT + 4)
        return (room[0] - across * self.cell) / 2 + 2 * self.lying, (room[1] - down * self.cell) / 2


@PARTS.kept
def composition(face: Face, ground: str) -> Sprite:
    """The cells, those that are found ticked or underlined; found of needed, and the points."""
    card, width, height, edge = face.card, face.width, face.height, face.edge
    colours = card.kind is Kind.COLOUR
    rim, paper = (CARD_SHADE, PAPER) if colours else (PATTERN_SHADE, PATTERN)
    brush = Brush(PALETTE, width, height + 4, ground, filled=True)
    brush.plate(0, 4, width, height, 15, SHADOW).plate(0, 0, width, height, 15, GOLD if face.ready else rim)
    brush.plate(edge, edge, width - 2 * edge, height - 2 * edge, 11, paper)
    foot = READY if face.ready else PAPER_FOOT if colours else PATTERN_FOOT
    (_side if face.lying else _foot)(brush, face, foot)
    left, top = face.corner()
    for (x, y), asked in laid_flat(face.number).items():
        at = (left + x * face.cell, top + y * face.cell)
        _cell(brush, face, at, asked=asked, found=(x, y) in face.found)
    canvas = Canvas(PALETTE, brush.sprite())
    _write(canvas, face, foot)
    return canvas.sprite()


@PARTS.kept
def outline(width: int, height: int, *, solid: bool) -> Sprite:
    """Around a card, like that around its tiles."""
    brush = Brush(PALETTE, width, height, NIGHT)
    if solid:
        return brush.frame(3, 3, width - 6, height - 6, 12, TARGET, 6).sprite()
    brush.frame(3, 3, width - 6, height - 6, 12, INK, 6)
    for along, far in ((width, height), (height, width)):
        for start in range(10, along - 14, 26):
            for across in (3, far - 3):
                ends = [(start, across), (start + 13, across)]
                brush.line(ends if along == width else [(y, x) for x, y in ends], WHITE, 4)
    return brush.sprite()


def _foot(brush: Brush, face: Face, foot: str) -> None:
    width, height, edge = face.width, face.height, face.edge
    top, tall = height - FOOT, FOOT - edge
    brush.plate(edge, top, width - 2 * edge, tall, 11, foot).plate(edge, top, width - 2 * edge, 14, 0, foot)
    brush.plate(width - FOOT, top, FOOT - edge, tall, 11, CINNABAR)
    brush.plate(width - FOOT, top, FOOT - edge, 14, 0, CINNABAR).plate(
        width - FOOT, top, 14, tall, 0, CINNABAR
    )


def _side(brush: Brush, face: Face, foot: str) -> None:
    left, edge, half = face.width - SIDE, face.edge, face.height / 2
    wide = SIDE - edge
    brush.plate(left, edge, wide, half, 11, foot).plate(left, half, wide, half - edge, 11, CINNABAR)
    brush.plate(left, half, wide, 14, 0, CINNABAR)
    brush.plate(left, edge, 14, half - edge, 0, foot).plate(left, half, 14, half - edge, 0, CINNABAR)


def _cell(brush: Brush, face: Face, at: tuple[float, float], *, asked: bool, found: bool) -> None:
    (x, y), size = at, face.cell
    colour = face.card.colour.name.lower() if asked and face.card.kind is Kind.COLOUR else None
    white = FOUND if found else WHITE
    brush.plate(x + 1, y + 1, size - 2, size - 2, 7, INK if asked or found else PATTERN_SHADE)
    fill = PAINTS[colour].fill if colour else INK if asked else white
    brush.plate(x + INSET, y + INSET, size - 2 * INSET, size - 2 * INSET, 4, fill)
    if colour:
        own_symbol(brush, colour, (x + size / 2, y + size / 2 - 2 * found), 0.29 * size)
    if found and not asked:
        brush.line("M-9 0 L-3 7 L9 -7", TICKED, 5, (x + size / 2, y + size / 2), size / 40)
    elif found:
        brush.plate(x + 3, y + size - 11, size - 6, 8, 0, WHITE)
        brush.plate(x + 5, y + size - 9, size - 10, 6, 0, READY)


def _write(canvas: Canvas, face: Face, foot: str) -> None:
    card, (left, top), size = face.card, face.corner(), face.cell
    asked = [] if card.kind is Kind.COLOUR else [spot for spot, one in laid_flat(face.number).items() if one]
    for x, y in asked:
        raised = 3 if (x, y) in face.found else 0
        at = (left + (x + 0.5) * size, top + (y + 0.5) * size - raised)
        style = Style(NUMERALS, max(SPOTS_LEAST, size - 6), WHITE, INK)
        canvas.write(str(card.explosions), *at, style)
    far = f"{len(face.found)}/{len(laid_flat(face.number))}"
    ink, points = WHITE if face.ready else INK, str(card.points)
    if face.lying:
        middle = face.width - SIDE / 2 - 2
        canvas.write(far, middle, face.height / 4 + 3, Style(NUMERALS, 44, ink, foot))
        canvas.write(points, middle, face.height * 3 / 4 - 3, Style(NUMERALS, 46, GLEAM, CINNABAR))
    else:
        low = face.height - FOOT / 2 - 2
        canvas.write(far, (face.width - FOOT) / 2 + 2, low, Style(NUMERALS, 42, ink, foot))
        canvas.write(points, face.width - FOOT / 2 - 3, low, Style(NUMERALS, 44, GLEAM, CINNABAR))


Picture = Callable[[Brush], tuple[tuple[str, float, float], ...]]
SIGN, SIGN_CARD = (112, 120), (196, 146)


def _square(brush: Brush, x: float, y: float, colour: str | None = None, size: float = 28) -> None:
    half = size / 2
    brush.plate(x - half, y - half, size, size, 5, DARK_GOLD)
    brush.plate(x - half + 2, y - half + 2, size - 4, size - 4, 4, PAINTS[colour].fill if colour else PAPER)
    if colour and size > 24:
        own_symbol(brush, colour, (x, y), size * 0.32)


def _numbered(brush: Brush, x: float, y: float) -> None:
    brush.plate(x - 21, y - 24, 42, 48, 8, DARK_GOLD).plate(x - 18, y - 21, 36, 42, 6, PAPER)


def _goat(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    """A column with a single 1."""
    brush.plate(30, 20, 52, 12, 4, PAPER).plate(30, 88, 52, 12, 4, PAPER)
    _numbered(brush, 56, 60)
    return (("1", 56, 60),)


def _rooster(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    _numbered(brush, 40, 62)
    sparkle(brush, 82, 62, 18)
    return (("3", 40, 62),)


def _rabbit(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    for x in (34, 78):
        _numbered(brush, x, 60)
    return ("2", 34, 60), ("2", 78, 60)


def _dog(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    """A 4 with a free side."""
    _numbered(brush, 42, 60)
    for y in (42, 60, 78):
        brush.plate(70, y - 5, 22, 10, 3, GOLD)
    return (("4", 42, 60),)


def _snake(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    for x, y in ((56, 28), (26, 60), (86, 60), (56, 92)):
        _square(brush, x, y)
    _square(brush, 56, 60, "red", 32)
    return ()


def _tiger(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    for x, y in ((40, 44), (72, 44), (72, 76)):
        _square(brush, x, y, "blue", 30)
    return ()


def _rat(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    _square(brush, 38, 42, "yellow", 34)
    _square(brush, 74, 78, "yellow", 34)
    return ()


def _monkey(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    for x in (36, 76):
        _square(brush, x, 60, "green", 38)
    return ()


def _dragon(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    sparkle(brush, 56, 60, 38)
    return ()


def _pig(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    """Two arrows that point at each other."""
    for turn, x in ((90, 34), (-90, 78)):
        brush.fill("M0 -18 L26 16 C10 10 -10 10 -26 16Z", GOLD, (x, 60), 1, turn)
    return ()


def _ox(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    """A column with one to four: pips, as on dice."""
    for number in range(4):
        y = 26 + 24 * number
        brush.plate(16, y - 11, 80, 22, 5, DARK_GOLD).plate(18, y - 9, 76, 18, 4, PAPER)
        for pip in range(number + 1):
            brush.disc(30 + 17 * pip, y, 6, INK)
    return ()


def _horse(brush: Brush) -> tuple[tuple[str, float, float], ...]:
    for number, colour in enumerate(("blue", "green", "red", "yellow")):
        _square(brush, 19 + 25 * number, 60, colour, 25)
    return ()


PICTURES: dict[Sign, Picture] = {
    Sign.GOAT: _goat,
    Sign.ROOSTER: _rooster,
    Sign.RABBIT: _rabbit,
    Sign.DOG: _dog,
    Sign.SNAKE: _snake,
    Sign.TIGER: _tiger,
    Sign.RAT: _rat,
    Sign.MONKEY: _monkey,
    Sign.DRAGON: _dragon,
    Sign.PIG: _pig,
    Sign.OX: _ox,
    Sign.HORSE: _horse,
}


def draw_sign(brush: Brush, sign: Sign) -> None:
    """Small, beside the points it brought: without numbers."""
    brush.plate(2, 6, 84, 84, 14, DARK_GOLD).plate(5, 9, 78, 78, 11, CINNABAR)
    small = Brush(PALETTE, *SIGN, CINNABAR)
    PICTURES[sign](small)
    brush.shrunk(small, (10, 12), 0.62)


@PARTS.kept
def sign_card(sign: Sign, ground: str) -> Sprite:
    """What it scores, and how much each."""
    width, height = SIGN_CARD
    brush = Brush(PALETTE, width, height, ground, filled=True)
    brush.plate(0, 0, width, height, 16, DARK_GOLD).plate(4, 4, width - 8, height - 8, 13, CINNABAR)
    picture = Brush(PALETTE, *SIGN, CINNABAR)
    numbers = PICTURES[sign](picture)
    canvas = Canvas(PALETTE, brush.sprite())
    left, top = 6, round((height - SIGN[1]) / 2)
    canvas.paste(picture.sprite(), left, top)
    for text, x, y in numbers:
        canvas.write(text, left + x, top + y, Style(NUMERALS, 42, INK, PAPER))
    canvas.write(f"+{SCORINGS[sign].points}", width - 38, height / 2, Style(NUMERALS, 54, GOLD, CINNABAR))
    return canvas.sprite()
