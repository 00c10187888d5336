"""Composition cards and the twelve signs."""

from collections.abc import Callable
from functools import cache

from engines.springfestival.data import CARDS, Card, Kind, Sign, Turn
from engines.springfestival.grid import WIDTH
from engines.springfestival.signs import SCORINGS
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.colours import PAINTS
from renderer.lettering import Style
from renderer.shelf import PARTS
from renderer.springfestival.theme import (
    CARD_SHADE,
    CINNABAR,
    DARK_GOLD,
    GOLD,
    INK,
    NUMERALS,
    PALETTE,
    PAPER,
    PATTERN,
    PATTERN_SHADE,
    READY,
    SHADOW,
    TICK,
    WHITE,
)
from renderer.springfestival.tiles import sparkle
from renderer.sprite import Sprite
from renderer.symbols import own_symbol

CARD = (132, 134)
CELL = 40
Cells = dict[tuple[int, int], bool]  # by column and row: whether the value is asked there


def _cells(turn: Turn) -> Cells:
    """From steps through a grid to columns and rows from 0."""
    found = [
        (step - WIDTH * round(step / WIDTH), round(step / WIDTH), step in turn.values) for step in turn.cells
    ]
    left = min(x for x, _, _ in found)
    return {(x - left, y): asked for x, y, asked in found}


@cache
def _flat(card: int) -> Cells:
    """Laid so that it is three wide and two high at most."""
    turns = [_cells(turn) for turn in CARDS[card].turns]
    return min(
        turns, key=lambda cells: (max(y for _, y in cells), -max(x for x, _ in cells), sorted(cells.items()))
    )


@PARTS.kept
def composition(number: int, matched: int, ground: str, scale: float = 1) -> Sprite:
    card, cells = CARDS[number], _flat(number)
    ready = matched == len(cells)
    width, height = round(CARD[0] * scale), round(CARD[1] * scale)
    brush = Brush(PALETTE, width, height + 4, ground, filled=True)
    colours = card.kind is Kind.COLOUR
    rim, face = (CARD_SHADE, PAPER) if colours else (PATTERN_SHADE, PATTERN)
    brush.plate(0, 4, width, height, 14 * scale, SHADOW)
    brush.plate(0, 0, width, height, 14 * scale, GOLD if ready else rim)
    brush.plate(4, 4, width - 8, height - 8, 11 * scale, face)
    across, down = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
    left, top = (width - across * CELL * scale) / 2, (6 + (80 - down * CELL) / 2) * scale
    for (x, y), asked in cells.items():
        _cell(brush, card, left + x * CELL * scale, top + y * CELL * scale, scale, asked=asked)
    _progress(brush, matched, len(cells), height, scale)
    canvas = Canvas(PALETTE, brush.sprite())
    if not colours:
        for x, y in (place for place, asked in cells.items() if asked):
            at = (left + (x + 0.5) * CELL * scale, top + (y + 0.5) * CELL * scale)
            canvas.write(str(card.explosions), *at, Style(NUMERALS, round(42 * scale), WHITE, INK))
    points = Style(NUMERALS, round(46 * scale), CINNABAR, face)
    canvas.write(str(card.points), width - 26 * scale, height - 25 * scale, points)
    return canvas.sprite()


def _cell(brush: Brush, card: Card, x: float, y: float, scale: float, *, asked: bool) -> None:
    size = CELL * scale
    colour = card.colour.name.lower() if asked and card.kind is Kind.COLOUR else None
    fill = PAINTS[colour].fill if colour else INK if asked else WHITE
    brush.plate(x + scale, y + scale, size - 2 * scale, size - 2 * scale, 6 * scale, INK)
    brush.plate(x + 3 * scale, y + 3 * scale, size - 6 * scale, size - 6 * scale, 4 * scale, fill)
    if colour:
        own_symbol(brush, colour, (x + size / 2, y + size / 2), 11.5 * scale)


def _progress(brush: Brush, matched: int, cells: int, height: int, scale: float) -> None:
    """A square for each cell that is matched where the composition is nearest to complete."""
    full = TICK if matched < cells else READY
    for number in range(cells):
        x, y = (12 + number * 18) * scale, height - 32 * scale
        brush.plate(x, y, 14 * scale, 14 * scale, 0, INK)
        inner = full if number < matched else WHITE
        brush.plate(x + 2 * scale, y + 2 * scale, 10 * scale, 10 * scale, 0, inner)


Picture = Callable[[Brush], tuple[tuple[str, float, float], ...]]
SIGN = (112, 168)


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
    width, height = SIGN
    brush = Brush(PALETTE, width, height, ground, filled=True)
    brush.plate(0, 0, width, height, 14, DARK_GOLD).plate(4, 4, width - 8, height - 8, 11, CINNABAR)
    numbers = PICTURES[sign](brush)
    canvas = Canvas(PALETTE, brush.sprite())
    for text, x, y in numbers:
        canvas.write(text, x, y, Style(NUMERALS, 42, INK, PAPER))
    style = Style(NUMERALS, 48, GOLD, CINNABAR)
    canvas.write(f"+{SCORINGS[sign].points}", width / 2, height - 32, style)
    return canvas.sprite()
