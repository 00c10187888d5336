"""Boxes with round corners, in few strokes: what is painted again after each move is mostly boxes."""

from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.sprite import Box, Sprite
from renderer.springfestival.theme import PALETTE

EDGE = 4  # of a rim


def draw_box(
    canvas: Canvas, box: Box, radius: int, fill: str, ground: str, rim: str = "", *, top: bool = True
) -> None:
    """Without a top where something else begins above it."""
    left, upper, right, lower = box
    width, height = right - left, lower - upper
    if rim:
        canvas.fill(left, upper, width, height, rim)
        canvas.fill(left + EDGE, upper + EDGE * top, width - 2 * EDGE, height - EDGE * (1 + top), fill)
    else:
        canvas.fill(left, upper, width, height, fill)
    for below in (False, True) if top else (True,):
        for beyond in (False, True):
            corner = _corner(radius, fill, ground, rim, beyond=beyond, below=below)
            canvas.paste(corner, right - radius if beyond else left, lower - radius if below else upper)


@PARTS.kept
def _corner(radius: int, fill: str, ground: str, rim: str, *, beyond: bool, below: bool) -> Sprite:
    brush, size = Brush(PALETTE, radius, radius, ground, filled=True), 2 * radius
    x, y = -radius if beyond else 0, -radius if below else 0
    brush.plate(x, y, size, size, radius, rim or fill)
    if rim:
        brush.plate(x + EDGE, y + EDGE, size - 2 * EDGE, size - 2 * EDGE, radius - EDGE, fill)
    return brush.sprite()
