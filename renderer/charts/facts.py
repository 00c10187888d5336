"""Numbers with what they are: records, lengths."""

from renderer.charts import shapes
from renderer.charts.inks import IVORY, NUMERALS, PANEL, SAND
from renderer.charts.page import Facts
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import SMALLEST, Fitted, Style, fitted, width
from renderer.raster.sprite import Box

SIDE, TOP, ROW, BOTTOM, NUMBER = 24, 82, 66, 20, 50


def height(chart: Facts, wide: int) -> int:
    return TOP + sum(_high(_label(one, wide)) for one in chart.facts) + BOTTOM


def paint(canvas: Canvas, chart: Facts, box: Box) -> None:
    left, top, right, _ = box
    y = top + TOP
    for one in chart.facts:
        label = _label(one, right - left)
        shapes.lines(canvas, label, left + SIDE, y + 30, SAND, box)
        canvas.write(
            shapes.plain(one[1]), right - SIDE, y + 30, Style(NUMERALS, NUMBER, IVORY, PANEL), "r", box
        )
        y += _high(label)


def _high(label: Fitted) -> int:
    return ROW + shapes.PITCH * (len(label.lines) - 1)


def _label(one: tuple[str, str], wide: int) -> Fitted:
    return fitted(one[0], wide - 2 * SIDE - width(shapes.plain(one[1]), NUMERALS, NUMBER) - 20, SMALLEST)
