"""Columns with a number below each: by players, by seat."""

from renderer.charts import shapes
from renderer.charts.inks import EMBER, FLAME, IVORY, LINE, NUMERALS, PALETTE, PANEL, SAND, TEAL
from renderer.charts.page import Bar, Columns
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.sprite import Box, Sprite

HEIGHT = 430
SIDE, TOP, BOTTOM, WIDEST = 22, 140, 76, 84
TOLD, NUMBER, LEAST, ROUND = 44, 50, 8, 40


def paint(canvas: Canvas, chart: Columns, box: Box) -> None:
    left, top, right, bottom = box
    base, full = bottom - BOTTOM, bottom - BOTTOM - top - TOP
    most = max(max(bar.share, bar.expected or 0) for bar in chart.bars) or 1
    pitch = (right - left - 2 * SIDE) / len(chart.bars)
    for number, bar in enumerate(chart.bars):
        _bar(canvas, bar, (left + SIDE + pitch * (number + 0.5), base, pitch), full / most, box)
    wide = right - left - 2 * SIDE
    canvas.paste(_ground(wide), left + SIDE, base)


def _bar(canvas: Canvas, bar: Bar, where: tuple[float, int, float], scale: float, box: Box) -> None:
    middle, base, pitch = where
    wide = round(min(WIDEST, pitch - 20))
    high = max(LEAST, round(scale * bar.share)) if bar.share else 0
    left = round(middle - wide / 2)
    told = base - max(high, round(scale * (bar.expected or 0)) + 8) - 30
    face = shapes.face_for(bar.told, TOLD, round(pitch) - 4)
    canvas.write(bar.told, middle, told, Style(face, TOLD, SAND, PANEL), room=box)
    if high >= ROUND:
        canvas.plate(shapes.column(_ink(bar)), left, base - high, wide, high, 20, 15)
    elif high:
        canvas.paste(shapes.stump(_ink(bar), wide, high), left, base - high)
    if bar.expected is not None:
        beam = shapes.across((wide + 14, 10))
        canvas.stamp(beam, middle, base - round(scale * bar.expected))
    canvas.write(bar.label, middle, base + 40, Style(NUMERALS, NUMBER, IVORY, PANEL), room=box)


def _ink(bar: Bar) -> str:
    if bar.expected is None:
        return FLAME
    return TEAL if bar.share >= bar.expected else EMBER


@PARTS.kept
def _ground(wide: int) -> Sprite:
    return Brush(PALETTE, wide, 3, PANEL, filled=True).plate(0, 0, wide, 3, 0, LINE).sprite()
