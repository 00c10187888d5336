"""The chart that never changes: frame, sea, depths, grid, roses, special cells and circles."""

from functools import lru_cache
from math import cos, pi, radians, sin

from engines.fireship.data import COLUMNS, SIDE, SPECIALS, Special
from renderer.brush import Brush
from renderer.canvas import Canvas
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
from renderer.lettering import Style
from renderer.paths import circle, placed
from renderer.sprite import Sprite

LAST = edge(SIDE)
ROSES = ((3, 3), (14, 3), (14, 14), (3, 14))


@lru_cache(maxsize=2)
def chart(circles: tuple[int, ...]) -> Sprite:
    brush = Brush(PALETTE, WIDTH, CHART, PAPER, filled=True)
    _frame(brush)
    _depths(brush)
    _grid(brush)
    for column, row in ROSES:
        _rose(brush, edge(column), edge(row))
    for cell, kind in SPECIALS.items():
        _special(brush, cell, kind)
    for cell in circles:
        _circle(brush, cell)
    canvas = Canvas(PALETTE, brush.sprite())
    _coordinates(canvas)
    return canvas.sprite()


def _frame(brush: Brush) -> None:
    brush.frame(8, 8, WIDTH - 16, CHART - 16, 10, PAPER_EDGE, 4)
    size = LAST - FIRST
    brush.plate(FIRST - 13, FIRST - 13, size + 26, size + 26, 0, NAVY)
    for number in range(0, SIDE, 2):
        for at in (FIRST - 10, LAST + 3):
            brush.plate(edge(number), at, CELL, 7, 0, PAPER).plate(at, edge(number), 7, CELL, 0, PAPER)
    brush.plate(FIRST, FIRST, size, size, 0, SEA)


def _depths(brush: Brush) -> None:
    """Straight sides cost no bytes."""
    for reach, colour in ((28, SHALLOW), (14, SHORE)):
        for left, top, right, bottom in ISLANDS.values():
            width, height = right - left + 2 * reach, bottom - top + 2 * reach
            brush.plate(left - reach, top - reach, width, height, 24 + reach, colour)


def _grid(brush: Brush) -> None:
    for number in range(1, SIDE):
        brush.plate(edge(number) - 1, FIRST, 0.5, LAST - FIRST - 0.5, 0, GRID)
        brush.plate(FIRST, edge(number) - 1, LAST - FIRST - 0.5, 0.5, 0, GRID)


def _rose(brush: Brush, x: float, y: float) -> None:
    for reach, first, colour in ((44, 45, ROSE), (58, 90, ROSE_DARK)):
        for number in range(4):
            turn = radians(90 * number - first)
            tip = (x + reach * cos(turn), y + reach * sin(turn))
            for side, shade in ((1, colour), (-1, ROSE_LIGHT)):
                foot = turn + side * pi / 4
                corner = (x + reach * 0.22 * cos(foot), y + reach * 0.22 * sin(foot))
                brush.fill((((x, y), tip, corner),), shade)
    brush.ring(x, y, 34, ROSE, 1.6)


def _special(brush: Brush, cell: int, kind: Special) -> None:
    x, y = cell_middle(cell)
    plate, rim = SPECIAL_PLATES[kind]
    brush.plate(x - 28, y - 28, 56, 56, 13, NAVY).plate(x - 26, y - 26, 52, 52, 11, plate)
    brush.frame(x - 23, y - 23, 46, 46, 8, rim, 1.5)
    special_icon(brush, kind, (x, y))


def _circle(brush: Brush, cell: int) -> None:
    x, y = cell_middle(cell)
    brush.plate(x - 29, y - 29, 57, 57, 13, CIRCLE_PALE)
    brush.line(placed(circle(0, 0, 25.5), (x - 0.5, y - 0.5)), CIRCLE, 5, closed=True)


def _coordinates(canvas: Canvas) -> None:
    for number in range(SIDE):
        middle = edge(number) + CELL // 2
        for y in (31, 1171):
            canvas.write(COLUMNS[number], middle, y, Style(NUMERALS, 44, NAVY, PAPER))
        for x in (30, 1170):
            size = 44 if number < 9 else 42
            canvas.write(str(number + 1), x, middle, Style(NUMERALS, size, NAVY, PAPER))
