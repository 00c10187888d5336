"""The chart that never changes: frame, sea, depths, grid, roses, special cells and circles."""

from math import cos, pi, radians, sin

from engines.fireship.data import COLUMNS, SIDE, SPECIALS, Special
from renderer.fireship.layout import CELL, CHART, FIRST, ISLANDS, WIDTH, cell_middle, edge
from renderer.fireship.shapes import SPECIAL_PLATES, special_icon
from renderer.fireship.theme import (
    CIRCLE,
    CIRCLE_PALE,
    GRID,
    NAVY,
    NUMERALS,
    PALETTE,
    PAPER,
    PAPER_EDGE,
    ROSE,
    ROSE_DARK,
    ROSE_LIGHT,
    SEA,
    SHALLOW,
    SHORE,
)
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.paths import circle, placed
from renderer.raster.sprite import Sprite

LAST = edge(SIDE)
ROSES = ((3, 3), (14, 3), (14, 14), (3, 14))


@PARTS.kept
def chart() -> Sprite:
    """Straight sides cost no bytes."""
    canvas = Canvas.plain(PALETTE, WIDTH, CHART, PAPER)
    _frame(canvas)
    for reach, colour in ((28, SHALLOW), (14, SHORE)):
        for left, top, right, bottom in ISLANDS.values():
            depth = _depth(right - left + 2 * reach, bottom - top + 2 * reach, 24 + reach, colour)
            canvas.paste(depth, left - reach, top - reach)
    _grid(canvas)
    for column, row in ROSES:
        canvas.stamp(_rose(), edge(column), edge(row))
    for cell, kind in SPECIALS.items():
        canvas.stamp(_special(kind), *cell_middle(cell))
    _coordinates(canvas)
    return Sprite(canvas.image, None, tuple(canvas.labels))


def _frame(canvas: Canvas) -> None:
    canvas.plate(_paper(), 4, 4, WIDTH - 8, CHART - 8, 30, 30)
    size = LAST - FIRST
    canvas.fill(FIRST - 13, FIRST - 13, size + 26, size + 26, NAVY)
    for number in range(0, SIDE, 2):
        for at in (FIRST - 10, LAST + 3):
            canvas.fill(edge(number), at, CELL, 7, PAPER)
            canvas.fill(at, edge(number), 7, CELL, PAPER)
    canvas.fill(FIRST, FIRST, size, size, SEA)


@PARTS.kept
def _paper() -> Sprite:
    return Brush(PALETTE, 60, 60, PAPER, filled=True).frame(4, 4, 52, 52, 10, PAPER_EDGE, 4).sprite()


def _depth(width: int, height: int, corner: int, colour: str) -> Sprite:
    return Brush(PALETTE, width, height, SEA).plate(0, 0, width, height, corner, colour).sprite()


def _grid(canvas: Canvas) -> None:
    for number in range(1, SIDE):
        canvas.fill(edge(number) - 1, FIRST, 1, LAST - FIRST, GRID)
        canvas.fill(FIRST, edge(number) - 1, LAST - FIRST, 1, GRID)


@PARTS.kept
def _rose() -> Sprite:
    brush, x, y = Brush(PALETTE, 120, 120, SEA), 60, 60
    for reach, first, colour in ((44, 45, ROSE), (58, 90, ROSE_DARK)):
        for number in range(4):
            turn = radians(90 * number - first)
            tip = (x + reach * cos(turn), y + reach * sin(turn))
            for side, shade in ((1, colour), (-1, ROSE_LIGHT)):
                foot = turn + side * pi / 4
                corner = (x + reach * 0.22 * cos(foot), y + reach * 0.22 * sin(foot))
                brush.fill((((x, y), tip, corner),), shade)
    return brush.ring(x, y, 34, ROSE, 1.6).sprite()


def _special(kind: Special) -> Sprite:
    plate, rim = SPECIAL_PLATES[kind]
    brush = Brush(PALETTE, 56, 56, SEA).plate(0, 0, 56, 56, 13, NAVY).plate(2, 2, 52, 52, 11, plate)
    brush.frame(5, 5, 46, 46, 8, rim, 1.5)
    special_icon(brush, kind, (28, 28))
    return brush.sprite()


@PARTS.kept
def green_circle() -> Sprite:
    """Where pawns gather; other cells in each game."""
    brush = Brush(PALETTE, 58, 58, SEA).plate(0, 0, 57, 57, 13, CIRCLE_PALE)
    return brush.line(placed(circle(0, 0, 25.5), (28.5, 28.5)), CIRCLE, 5, closed=True).sprite()


def _coordinates(canvas: Canvas) -> None:
    for number in range(SIDE):
        middle = edge(number) + CELL // 2
        for y in (31, 1171):
            canvas.write(COLUMNS[number], middle, y, Style(NUMERALS, 44, NAVY, PAPER))
        for x in (30, 1170):
            size = 44 if number < 9 else 42
            canvas.write(str(number + 1), x, middle, Style(NUMERALS, size, NAVY, PAPER))
