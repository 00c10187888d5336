"""Statistics as one picture: a page of charts, from texts and numbers alone."""

from typing import assert_never

from PIL import Image

from renderer.charts import bars, clock, columns, curve, facts, shapes
from renderer.charts.inks import ASH, COAL, DIM, EDGE, FLAME, IVORY, NUMERALS, PALETTE, PANEL, SAND
from renderer.charts.page import Bar, Bars, Chart, Clock, Columns, Curve, Facts, Page
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, SMALLEST, Fitted, Style, fitted, width
from renderer.raster.png import packed
from renderer.raster.sprite import Box

__all__ = [
    "Bar",
    "Bars",
    "Chart",
    "Clock",
    "Columns",
    "Curve",
    "Facts",
    "Page",
    "draw_page",
    "page_file",
    "paint_page",
]

WIDTH, GAP, HEAD, FRAME = 1200, 12, 124, 4
NAME_LEFT, FIGURE, DOUBT = 132, 92, 52
TITLE, SUBTITLE, CHART = 56, 44, 46
SMALLEST_ROW = 220


def page_file(page: Page) -> bytes:
    return packed(paint_page(page))


def draw_page(page: Page) -> Image.Image:
    return paint_page(page).finished()


def paint_page(page: Page) -> Canvas:
    title, subtitle = _titles(page)
    head = HEAD + 56 * (len(title.lines) - 1) + shapes.PITCH * (len(subtitle.lines) - 1)
    rows = [_laid(row) for row in page.rows]
    whole = head + GAP + sum(high + GAP for _, high in rows)
    canvas = Canvas.plain(PALETTE, WIDTH, whole, ASH)
    _head(canvas, page, title, subtitle, head)
    y = head + GAP
    for row, (widths, high) in zip(page.rows, rows, strict=True):
        x = GAP
        for chart, wide in zip(row, widths, strict=True):
            _chart(canvas, chart, (x, y, x + wide, y + high))
            x += wide + GAP
        y += high + GAP
    canvas.frame(FRAME, EDGE)
    return canvas


def _titles(page: Page) -> tuple[Fitted, Fitted]:
    taken = width(shapes.plain(page.figure), NUMERALS, FIGURE) + 20 if page.figure else 0
    taken += width(page.doubt, NUMERALS, DOUBT) + 20 if page.doubt else 0
    room = WIDTH - NAME_LEFT - 28 - taken
    return fitted(page.title, room, TITLE), fitted(page.subtitle, room, SUBTITLE)


def _head(canvas: Canvas, page: Page, title: Fitted, subtitle: Fitted, high: int) -> None:
    canvas.plate(shapes.band(), 0, 0, WIDTH, high, 20, 20)
    canvas.stamp(shapes.fire(0.36, COAL), 70, high / 2 + 2)
    y = 42.0
    for told, ink, pitch in ((title, IVORY, 56), (subtitle, SAND, shapes.PITCH)):
        for line in told.lines:
            canvas.write(line, NAME_LEFT, y, Style(told.font, told.size, ink, COAL), "l")
            y += pitch
        y -= 6
    end = WIDTH - 28
    if page.doubt:
        canvas.write(page.doubt, end, high / 2 - 2, Style(NUMERALS, DOUBT, SAND, COAL), "r")
        end -= width(page.doubt, NUMERALS, DOUBT) + 20
    if page.figure:
        canvas.write(shapes.plain(page.figure), end, high / 2 - 2, Style(NUMERALS, FIGURE, FLAME, COAL), "r")


def _laid(row: tuple[Chart, ...]) -> tuple[list[int], int]:
    """How wide each of its charts is, and how high all of them."""
    weights = [_weight(chart) for chart in row]
    room = WIDTH - GAP * (len(row) + 1)
    widths = [room * weight // sum(weights) for weight in weights]
    widths[-1] = room - sum(widths[:-1])
    return widths, max(SMALLEST_ROW, *map(_height, row, widths))


def _weight(chart: Chart) -> int:
    """Of the row's width."""
    match chart:
        case Curve():
            return 64
        case Bars(_, chosen, _) if any(bar.crowned for bar in chosen):
            return 54
        case _:
            return 36


def _height(chart: Chart, wide: int) -> int:
    if _is_empty(chart):
        return SMALLEST_ROW
    title = shapes.PITCH * (len(_title(chart, wide).lines) - 1)
    match chart:
        case Curve():
            return curve.HEIGHT + title
        case Bars():
            return bars.height(chart, wide) + title
        case Columns():
            return columns.HEIGHT + title
        case Clock():
            return clock.HEIGHT + title
        case Facts():
            return facts.height(chart, wide) + title
        case _:
            assert_never(chart)


def _title(chart: Chart, wide: int) -> Fitted:
    taken = width(chart.key, NAMES, SMALLEST) + 90 if isinstance(chart, Bars) and chart.key else 0
    return fitted(chart.title, wide - 48 - taken, CHART)


def _chart(canvas: Canvas, chart: Chart, box: Box) -> None:
    """A panel with its title; a dash where there is too little to draw."""
    left, top, right, bottom = box
    canvas.plate(shapes.panel(), left, top, right - left, bottom - top, 30, 30)
    title = _title(chart, right - left)
    shapes.lines(canvas, title, left + 24, top + 38, IVORY, box)
    if _is_empty(chart):
        middle = (left + right) / 2, (top + bottom) / 2 + 20
        canvas.write("–", *middle, Style(NAMES, 76, DIM, PANEL), room=box)
        return
    below = left, top + shapes.PITCH * (len(title.lines) - 1), right, bottom
    match chart:
        case Curve():
            curve.paint(canvas, chart, below)
        case Bars():
            bars.paint(canvas, chart, below)
        case Columns():
            columns.paint(canvas, chart, below)
        case Clock():
            clock.paint(canvas, chart, below)
        case Facts():
            facts.paint(canvas, chart, below)
        case _:
            assert_never(chart)


def _is_empty(chart: Chart) -> bool:
    match chart:
        case Curve():
            return not chart.points
        case Bars() | Columns():
            return not chart.bars
        case Clock():
            return all(hour is None for hour in chart.hours)
        case Facts():
            return not chart.facts
        case _:
            assert_never(chart)
