"""Tiles on their mat, whose grid shows where there is none; what went off last, in its order."""

from engines.springfestival.area import Area, full_sparks
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.sprite import Box, Sprite
from renderer.springfestival.boxes import draw_box
from renderer.springfestival.corners import corners_for
from renderer.springfestival.layout import Plot
from renderer.springfestival.marks import Trace
from renderer.springfestival.theme import CELL, FLARE, INK, MAT, NUMERALS, PALETTE, PANEL, PAPER
from renderer.springfestival.tiles import full_spark, tile_sprite

ROUND, PRINT = 24, 5  # of an order's disc; from a printed cell to the next tile


def draw_mat(canvas: Canvas, box: Box, ground: str = PANEL) -> None:
    draw_box(canvas, box, 16, MAT, ground)


def rule_cells(canvas: Canvas, box: Box, plot: Plot) -> None:
    """The grid, as far as whole cells fit on the mat."""
    left, top, right, bottom = box
    before, above = (plot.left - left) // plot.size, (plot.top - top) // plot.size
    first, upper = plot.left - before * plot.size, plot.top - above * plot.size
    across, down = (right - first) // plot.size, (bottom - upper) // plot.size
    for step in range(down):
        canvas.paste(_cells(across, plot.size), first, upper + step * plot.size)


@PARTS.kept
def _cells(count: int, size: int) -> Sprite:
    """Side by side."""
    brush = Brush(PALETTE, count * size, size, MAT, filled=True)
    for step in range(count):
        brush.plate(step * size + PRINT, PRINT, size - 2 * PRINT, size - 2 * PRINT, 0, CELL)
    return brush.sprite()


def draw_tableau(canvas: Canvas, area: Area, plot: Plot, trace: Trace, *, numbered: bool = True) -> None:
    glowing = trace.glowing
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        if not plot.shows(cell):
            continue
        exploded, hot = area.is_exploded(cell), trace.arrows(cell)
        sprite = tile_sprite(tile, plot.size, MAT, exploded=exploded, glows=cell in glowing, hot=hot)
        canvas.paste(sprite, *plot.corner(cell))
    for one, other in full_sparks(area):
        if plot.joins(one, other) and plot.shows(one) and plot.shows(other):
            (x, y), (across, down) = plot.middle(one), plot.middle(other)
            canvas.stamp(full_spark(plot.size), (x + across) / 2, (y + down) / 2 - 1)
    if numbered:
        _order(canvas, area, plot, trace)


def _order(canvas: Canvas, area: Area, plot: Plot, trace: Trace) -> None:
    numbers = trace.numbers
    inset = 15 - (132 - plot.size) * 0.35  # small tiles have no room for it
    for cell, corner in corners_for(area, filter(plot.shows, numbers)).items():
        aside = 4 * (corner == (1, 1))  # a tile's number reaches nearest to this one
        canvas.stamp(_disc(numbers[cell]), *at_corner(plot, cell, corner, inset - aside))


def at_corner(plot: Plot, cell: int, corner: tuple[int, int], inset: float) -> tuple[float, float]:
    (left, top), (across, down) = plot.corner(cell), corner
    inward = plot.size - 2 * inset
    return left + inset + across * inward, top + inset + down * inward


@PARTS.kept
def _disc(number: int) -> Sprite:
    brush = Brush(PALETTE, 2 * ROUND + 6, 2 * ROUND + 6, MAT)
    middle = ROUND + 3
    brush.disc(middle, middle, ROUND + 2, INK).disc(middle, middle, ROUND, PAPER)
    canvas = Canvas(PALETTE, brush.disc(middle, middle, ROUND - 4, FLARE).sprite())
    canvas.write(str(number), middle, middle, Style(NUMERALS, 42, INK, FLARE))
    return canvas.sprite()
