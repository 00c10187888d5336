"""Bars with words above each: what is won, what is begun with, who plays."""

from renderer.charts import shapes
from renderer.charts.inks import DIM, EMBER, FLAME, IVORY, NUMERALS, PANEL, RAISED, SAND, TEAL
from renderer.charts.page import Bar, Bars
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, SMALLEST, Fitted, Style, fitted, width
from renderer.raster.sprite import Box

SIDE, TOP, ROW, BOTTOM = 24, 82, 100, 20
TOLD, CROWNED, CROWN = 48, 46, 66
MOST_ROUND = 40  # nothing shorter has two round ends


def height(chart: Bars, wide: int) -> int:
    return TOP + sum(ROW + shapes.PITCH * (len(_label(bar, wide).lines) - 1) for bar in chart.bars) + BOTTOM


def paint(canvas: Canvas, chart: Bars, box: Box) -> None:
    left, top, right, _ = box
    if chart.key:
        sign = shapes.crown() if any(bar.crowned for bar in chart.bars) else shapes.key()
        canvas.write(chart.key, right - SIDE, top + 38, Style(NAMES, SMALLEST, DIM, PANEL), "r", box)
        at = right - SIDE - width(chart.key, NAMES, SMALLEST) - 11 - sign.width / 2
        canvas.stamp(sign, at, top + 38)
    y = top + TOP
    for bar in chart.bars:
        y += _bar(canvas, bar, (left, y, right, box[3]), box)


def _bar(canvas: Canvas, bar: Bar, where: Box, box: Box) -> int:
    """How high it is."""
    (left, y, right, _), label = where, _label(bar, where[2] - where[0])
    more, full = shapes.PITCH * (len(label.lines) - 1), where[2] - where[0] - 2 * SIDE
    first = y + 26
    shapes.lines(canvas, label, left + SIDE, first, SAND, box)
    end = right - SIDE
    if bar.crowned:
        crowned = shapes.plain(bar.crowned)
        canvas.write(crowned, end, first, Style(NAMES, CROWNED, IVORY, PANEL), "r", box)
        end -= width(crowned, NAMES, CROWNED) + 8
        canvas.stamp(shapes.crown(), end - 28, first)
        end -= CROWN
    ink = FLAME if bar.crowned else IVORY
    canvas.write(shapes.plain(bar.told), end, first, Style(NUMERALS, TOLD, ink, PANEL), "r", box)
    top = first + more + 37
    canvas.plate(shapes.pill(RAISED, PANEL), left + SIDE, top, full, shapes.PILL, 20, 13)
    if bar.share > 0:
        filled = max(MOST_ROUND, round(full * min(1, bar.share)))
        beyond = PANEL if filled > full - shapes.PILL else RAISED
        canvas.plate(shapes.pill(_ink(bar), beyond), left + SIDE, top, filled, shapes.PILL, 20, 13)
    if bar.expected is not None:
        at = left + SIDE + full * min(1, bar.expected)
        canvas.stamp(shapes.across(shapes.CROSS), at, top + shapes.PILL / 2)
    return ROW + more


def _ink(bar: Bar) -> str:
    if bar.expected is None:
        return FLAME
    return TEAL if bar.share >= bar.expected else EMBER


def _label(bar: Bar, wide: int) -> Fitted:
    taken = width(shapes.plain(bar.told), NUMERALS, TOLD) + 20
    if bar.crowned:
        taken += width(shapes.plain(bar.crowned), NAMES, CROWNED) + 8 + CROWN
    return fitted(bar.label, wide - 2 * SIDE - taken, SMALLEST)
