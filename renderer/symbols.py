"""Each colour's own silhouette, so that nobody needs to tell the colours apart."""

from collections.abc import Callable
from math import pi, sin

from renderer.colours import PAINTS
from renderer.raster.brush import Brush
from renderer.raster.paths import Point, Shape, circle, rectangle, star

FLAME = (
    "M.08 -1.05 C.2 -.5 .82 -.3 .8 .32 C.78 .78 .42 1 0 1 C-.42 1 -.8 .76 -.8 .3"
    "C-.8 -.04 -.6 -.2 -.5 -.5 C-.36 -.36 -.3 -.28 -.26 -.14 C-.1 -.4 -.04 -.7 .08 -1.05Z"
)
EMBER = (
    "M.04 .02 C.12 .3 .38 .38 .36 .62 C.34 .84 .16 .92 0 .92 C-.18 .92 -.34 .82 -.34 .62"
    "C-.34 .42 -.04 .34 .04 .02Z"
)
LEAF = "M.86 -.86 C1.02 .2 .5 .82 -.52 .62 C-.8 -.34 -.2 -.96 .86 -.86Z"
STEM_LINE: Shape = (((-0.92, 0.98), (-0.42, 0.46)),)
VEIN_LINE: Shape = (((-0.4, 0.44), (0.42, -0.42)),)
BRICK = rectangle(-0.84, -0.84, 1.68, 1.68, 0.2)
JOINTS = (
    rectangle(-0.84, -0.1, 1.68, 0.2),
    rectangle(-0.1, -0.9, 0.2, 0.82),
    rectangle(0.24, 0, 0.2, 0.9),
    rectangle(-0.44, 0, 0.2, 0.9),
)
SUN = star(0, 0, 1.08, 0.62, 8)


def _wave(middle: float) -> Shape:
    steps = [(-1 + step / 12, middle + 0.16 * sin(step / 24 * 3 * pi)) for step in range(25)]
    upper = tuple((x, y - 0.26) for x, y in steps)
    return ((*upper, *((x, y + 0.26) for x, y in reversed(steps))),)


WAVES = (_wave(-0.42), _wave(0.42))


def _blue(brush: Brush, at: Point, radius: float, ink: str, _hole: str) -> None:
    for wave in WAVES:
        brush.fill(wave, ink, at, radius)


def _yellow(brush: Brush, at: Point, radius: float, ink: str, hole: str) -> None:
    brush.fill(SUN, ink, at, radius).fill(circle(0, 0, 0.36), hole, at, radius)


def _brown(brush: Brush, at: Point, radius: float, ink: str, hole: str) -> None:
    brush.fill(BRICK, ink, at, radius)
    for joint in JOINTS:
        brush.fill(joint, hole, at, radius)


def _red(brush: Brush, at: Point, radius: float, ink: str, hole: str) -> None:
    brush.fill(FLAME, ink, at, radius).fill(EMBER, hole, at, radius)


def _green(brush: Brush, at: Point, radius: float, ink: str, hole: str) -> None:
    brush.fill(LEAF, ink, at, radius).line(STEM_LINE, ink, radius * 0.24, at, radius)
    brush.line(VEIN_LINE, hole, radius * 0.17, at, radius)


def _white(brush: Brush, at: Point, radius: float, ink: str, _hole: str) -> None:
    brush.ring(at[0], at[1], radius * 0.62, ink, radius * 0.34)


SYMBOLS: dict[str, Callable[[Brush, Point, float, str, str], None]] = {
    "blue": _blue,
    "yellow": _yellow,
    "brown": _brown,
    "red": _red,
    "green": _green,
    "white": _white,
}


def symbol(brush: Brush, colour: str, at: Point, radius: float, ink: str, hole: str) -> None:
    """In one ink, with its holes in the colour behind it."""
    SYMBOLS[colour](brush, at, radius, ink, hole)


def own_symbol(brush: Brush, colour: str, at: Point, radius: float) -> None:
    """On the colour itself."""
    symbol(brush, colour, at, radius, PAINTS[colour].on, PAINTS[colour].fill)


def gem(brush: Brush, colour: str, at: Point, radius: float, rim: str) -> None:
    """A coloured disc with its symbol; a darker edge below."""
    x, y = at
    brush.disc(x, y, radius * 1.11, rim).disc(x, y, radius, PAINTS[colour].shade)
    brush.disc(x, y - radius * 0.05, radius * 0.93, PAINTS[colour].fill)
    own_symbol(brush, colour, (x, y + radius * (0.04 if colour == "red" else 0)), radius * 0.56)
