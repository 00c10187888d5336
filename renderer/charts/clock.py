"""A day of 24 hours, midnight on top: the longer a wedge, the longer one thinks."""

from math import cos, pi, sin

from renderer.charts import shapes
from renderer.charts.inks import COAL, DIM, EMBER, FLAME, IVORY, NUMERALS, PALETTE, PANEL, RAISED, RUST
from renderer.charts.page import Clock
from renderer.raster.brush import Brush
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, SMALLEST, Style, width
from renderer.raster.paths import Point
from renderer.raster.sprite import Box

HEIGHT = 470
INNER, HOLE, OUTER, LEAST, RIM = 60, 56, 138, 6, 142
GAP = 0.028  # of a turn in radians, on each side of a wedge
HOURS = ((0, "0"), (6, "6"), (12, "12"), (18, "18"))
LARGE, MOST = 46, 96
SHADES = ((0.66, FLAME), (0.33, EMBER), (0, RUST))


def paint(canvas: Canvas, chart: Clock, box: Box) -> None:
    left, top, right, bottom = box
    x, y = (left + right) // 2, top + 76 + (bottom - top - 84) // 2
    brush = Brush(PALETTE, 2 * RIM, 2 * RIM, PANEL).disc(RIM, RIM, RIM - 1, COAL)
    for hour, share in enumerate(chart.hours):
        if share is not None:
            ink = next(ink for least, ink in SHADES if share >= least)
            brush.fill((_wedge(hour, INNER + LEAST + (OUTER - INNER - LEAST) * share),), ink)
    brush.disc(RIM, RIM, HOLE, RAISED)
    canvas.stamp(brush.sprite(), x, y)
    for hour, told in HOURS:
        turn = hour / 12 * pi
        far = RIM + (24 if hour % 12 == 0 else 30)
        at = x + far * sin(turn), y - far * cos(turn)
        canvas.write(told, *at, Style(NAMES, SMALLEST, DIM, PANEL), room=box)
    middle = shapes.plain(chart.middle)
    large = width(middle, NUMERALS, LARGE) <= MOST
    face = NUMERALS if large else shapes.face_for(middle, SMALLEST, MOST)
    size = LARGE if large else SMALLEST
    canvas.write(middle, x, y, Style(face, size, IVORY, RAISED), room=box)


def _wedge(hour: int, far: float) -> tuple[Point, ...]:
    first, last = (hour + 0.0) / 12 * pi + GAP, (hour + 1) / 12 * pi - GAP
    turns = [first + (last - first) * step / 4 for step in range(5)]
    inner = [(RIM + INNER * sin(turn), RIM - INNER * cos(turn)) for turn in turns]
    outer = [(RIM + far * sin(turn), RIM - far * cos(turn)) for turn in reversed(turns)]
    return (*inner, *outer)
