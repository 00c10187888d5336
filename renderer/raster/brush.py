"""Flat shapes at twice the size, reduced once: five levels of coverage on every edge."""

from collections.abc import Iterable
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from renderer.raster.palette import CLEAR, Palette
from renderer.raster.paths import Outline, Point, Shape, circle, path, placed, rectangle
from renderer.raster.sprite import Sprite

FINE = 2


class Brush:
    """Draws one sprite; `ground` is what the sprite will lie on."""

    def __init__(self, palette: Palette, width: int, height: int, ground: str, *, filled: bool = False):
        self.palette = palette
        self.ground = ground
        self.size = (width, height)
        start = palette.number(ground) if filled else CLEAR
        self._image = Image.new("P", (width * FINE, height * FINE), start)
        self._draw = ImageDraw.Draw(self._image)

    def fill(
        self,
        shape: Shape | str,
        colour: str,
        at: Point = (0, 0),
        scale: float = 1,
        turn: float = 0,
        *,
        mirrored: bool = False,
        rim: str | None = None,
        rim_width: float = 0,
    ) -> "Brush":
        """A filled shape, with a rim outside of it if asked for."""
        outlines = self._fine(shape, at, scale, turn, mirrored=mirrored)
        if rim is not None:
            self._stroke(outlines, rim, 2 * rim_width, closed=True)
        outlines = _inside(outlines)
        if len(outlines) == 1:
            self._draw.polygon(outlines[0], fill=self.palette.number(colour))
        else:
            self._fill_with_holes(outlines, self.palette.number(colour))
        return self

    def both(self, shape: str, colour: str, at: Point, scale: float = 1) -> "Brush":
        """A shape and its mirror image."""
        return self.fill(shape, colour, at, scale).fill(shape, colour, at, scale, mirrored=True)

    def line(
        self,
        shape: Shape | str | Iterable[Point],
        colour: str,
        width: float,
        at: Point = (0, 0),
        scale: float = 1,
        turn: float = 0,
        *,
        closed: bool = False,
        mirrored: bool = False,
    ) -> "Brush":
        drawn = shape if isinstance(shape, str | tuple) else (tuple(shape),)
        self._stroke(
            self._fine(drawn, at, scale, turn, mirrored=mirrored), colour, width * FINE, closed=closed
        )
        return self

    def disc(self, x: float, y: float, radius: float, colour: str, tall: float | None = None) -> "Brush":
        return self.fill(circle(x, y, radius, tall), colour)

    def ring(self, x: float, y: float, radius: float, colour: str, width: float) -> "Brush":
        return self.line(circle(x, y, radius), colour, width, closed=True)

    def plate(self, x: float, y: float, w: float, h: float, corner: float, colour: str) -> "Brush":
        return self.fill(rectangle(x, y, w, h, corner), colour)

    def frame(
        self, x: float, y: float, w: float, h: float, corner: float, colour: str, width: float
    ) -> "Brush":
        return self.line(rectangle(x, y, w, h, corner), colour, width, closed=True)

    def cut(self, inside: "Brush", shape: Shape) -> "Brush":
        """Lays another drawing of the same size on this one, within a shape only."""
        window = Image.new("1", self._image.size)
        ImageDraw.Draw(window).polygon(self._fine(shape, (0, 0), 1, 0, mirrored=False)[0], fill=1)
        drawn = Image.frombytes("L", inside._image.size, inside._image.tobytes())
        touched = drawn.point([255] * CLEAR + [0], mode="1")
        self._image.paste(inside._image, (0, 0), ImageChops.logical_and(window, touched))
        return self

    def shrunk(self, other: "Brush", at: Point, scale: float) -> "Brush":
        """Lays a smaller copy of another drawing on this one."""
        drawn = other._image
        size = round(drawn.width * scale), round(drawn.height * scale)
        small = drawn.resize(size, Image.Resampling.NEAREST)
        touched = Image.frombytes("L", size, small.tobytes()).point([255] * CLEAR + [0], mode="1")
        self._image.paste(small, (round(at[0] * FINE), round(at[1] * FINE)), touched)
        return self

    def sprite(self) -> Sprite:
        return self.palette.smoothed(self._image, self.ground)

    def _fine(
        self, shape: Shape | str, at: Point, scale: float, turn: float, *, mirrored: bool
    ) -> tuple[Outline, ...]:
        drawn = path(shape) if isinstance(shape, str) else shape
        return placed(drawn, (at[0] * FINE, at[1] * FINE), scale * FINE, turn, mirrored=mirrored)

    def _fill_with_holes(self, outlines: Iterable[Outline], number: int) -> None:
        whole = Image.new("1", self._image.size)
        for outline in outlines:
            part = Image.new("1", whole.size)
            ImageDraw.Draw(part).polygon(outline, fill=1)
            whole = ImageChops.logical_xor(whole, part)
        self._image.paste(number, (0, 0, *whole.size), whole)

    def _stroke(self, outlines: Iterable[Outline], colour: str, width: float, *, closed: bool) -> None:
        number, reach = self.palette.number(colour), width / 2
        for outline in outlines:
            way = (*outline, outline[0]) if closed else outline
            for one, other in pairwise(way):
                self._draw.line((one, other), fill=number, width=max(1, round(width)))
            if width > 2:
                for x, y in way:
                    self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=number)


def _inside(outlines: Shape) -> Shape:
    """Without the last row and column, which polygons paint beyond their points: edges stay sharp."""
    left, right = (edge(x for outline in outlines for x, _ in outline) for edge in (min, max))
    top, bottom = (edge(y for outline in outlines for _, y in outline) for edge in (min, max))
    across = (right - left - 1) / (right - left) if right - left > 1 else 1
    down = (bottom - top - 1) / (bottom - top) if bottom - top > 1 else 1
    return tuple(
        tuple((left + (x - left) * across, top + (y - top) * down) for x, y in outline)
        for outline in outlines
    )
