"""A rating over time, with the band of its doubt."""

from math import ceil, floor

from renderer.charts.inks import ASH, BAND, DIM, FLAME, GLOW, LINE, PALETTE, PANEL
from renderer.charts.page import Curve
from renderer.raster.brush import Brush
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, SMALLEST, Style, width
from renderer.raster.sprite import Box

HEIGHT = 398
LEFT, RIGHT, TOP, BOTTOM = 122, 34, 82, 66
STEPS, GRID = (10, 25, 50, 100, 200, 250, 300, 400, 500, 1000), 4  # lines at most
DISC = 16  # beyond the last point
APART = 24  # between two dates


def paint(canvas: Canvas, chart: Curve, box: Box) -> None:
    left, top, right, bottom = box
    area = left + LEFT, top + TOP, right - RIGHT, bottom - BOTTOM
    wide, high = area[2] - area[0], area[3] - area[1]
    low, lines, end = scale(chart)
    brush = Brush(PALETTE, wide + 2 * DISC, high + 2 * DISC, PANEL)

    def across(number: int) -> float:
        return DISC + wide * (number / (len(chart.points) - 1) if len(chart.points) > 1 else 0.5)

    def down(value: float) -> float:
        return DISC + high * (end - min(max(value, low), end)) / (end - low)

    for line in lines:
        brush.plate(DISC, round(down(line)) - 1, wide, 2, 0, LINE)
    upper = [(across(at), down(value + doubt)) for at, (value, doubt) in enumerate(chart.points)]
    lower = [(across(at), down(value - doubt)) for at, (value, doubt) in enumerate(chart.points)]
    if len(chart.points) > 1:
        brush.fill(((*upper, *reversed(lower)),), BAND)
    middle = [(across(at), down(value)) for at, (value, _) in enumerate(chart.points)]
    brush.line(middle, ASH, 11).line(middle, FLAME, 6)
    brush.disc(*middle[-1], 14, ASH).disc(*middle[-1], 10.5, GLOW)
    canvas.paste(brush.sprite(), area[0] - DISC, area[1] - DISC)
    for line in lines:
        y = area[1] - DISC + round(down(line))
        canvas.write(str(line), area[0] - 20, y, Style(NAMES, SMALLEST, DIM, PANEL), "r", box)
    _dates(canvas, chart, [area[0] - DISC + across(at) for at, _ in chart.dates], bottom - 34, box)


def scale(chart: Curve) -> tuple[int, list[int], int]:
    """From where to where, and which lines: at most four, wherever the band reaches."""
    least = min(value - doubt for value, doubt in chart.points)
    most = max(value + doubt for value, doubt in chart.points)
    for step in STEPS:
        lines = range(ceil(least / step) * step, floor(most / step) * step + 1, step)
        if len(lines) <= GRID:
            break
    room = max(10, (most - least) // 12)
    return least - room, list(lines), most + room


def _dates(canvas: Canvas, chart: Curve, places: list[float], y: int, box: Box) -> None:
    """From the left, where there is room for them."""
    free = float(box[0] + 20)
    for (_, told), at in zip(chart.dates, places, strict=True):
        half = width(told, NAMES, SMALLEST) / 2
        x = min(max(at, box[0] + 20 + half), box[2] - 16 - half)
        if x - half >= free:
            canvas.write(told, x, y, Style(NAMES, SMALLEST, DIM, PANEL), room=box)
            free = x + half + APART
