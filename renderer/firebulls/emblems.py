"""The bulls with torches on their tails, and the emblems of the army of Yen."""

from collections.abc import Callable
from math import cos, radians, sin

from engines.firebulls.data import Rank
from renderer.colours import PAINTS
from renderer.firebulls.theme import (
    BROWN_STRIPE,
    EMBER,
    FLAME,
    HORN,
    HORN_SHADE,
    INK,
    KEYLINE,
    PALE_BRONZE,
    PLUME,
    WHITE_FIELD,
    WOOD,
)
from renderer.raster.brush import Brush
from renderer.raster.paths import Point
from renderer.symbols import symbol

HORNS = "M9 -19 C22 -14 40 -16 37 -46 C54 -32 54 -4 20 -3 Z"
HORN_SIDE = "M37 -46 C54 -32 54 -4 20 -3 C44 -8 46 -28 37 -46Z"
HEAD = "M0 -25 C13 -26 23 -20 25 -8 C26 3 19 16 16 29 C14 42 8 48 0 48 Z"
CHEEK = "M0 -25 C13 -26 23 -20 25 -8 C26 3 19 16 16 29 C14 42 8 48 0 48 C10 30 16 0 0 -25Z"
EAR = "M23 -6 C32 -11 43 -7 47 2 C38 8 28 5 21 2 Z"
EYE = "M6 4 L19 -3 C20 5 13 9 7 8 Z"
NOSTRIL = "M3 -3 C8 -6 11 -2 9 2 C6 3 3 1 3 -3Z"
TONGUE = (
    "M0 0 C-4 -16 -16 -20 -12 -38 C-8 -32 -6 -30 -3 -30 C-6 -42 0 -52 6 -60"
    "C6 -48 16 -42 15 -26 C14 -14 6 -8 0 0Z"
)


Emblem = Callable[[Brush, Point, float, str, str], None]


def bull(brush: Brush, colour: str, at: Point, scale: float, *, burning: bool = False) -> None:
    if burning:
        _torches(brush, at, scale)
    _outline(brush, at, scale)
    _head(brush, colour, at, scale)
    _face(brush, colour, at, scale)


def _torches(brush: Brush, at: Point, scale: float) -> None:
    x, y = at
    for across, turn, size in ((-20, -24, 0.62), (20, 24, 0.62), (0, 0, 0.95)):
        brush.fill(TONGUE, EMBER, (x + across * scale * 0.62, y - 14 * scale), scale * size, turn)
    for across, turn, size in ((-18, -20, 0.34), (18, 20, 0.34), (1, 0, 0.58)):
        brush.fill(TONGUE, FLAME, (x + across * scale * 0.62, y - 15 * scale), scale * size, turn)


def _outline(brush: Brush, at: Point, scale: float) -> None:
    for part in (HORNS, EAR, HEAD):
        for mirrored in (False, True):
            brush.fill(part, KEYLINE, at, scale, mirrored=mirrored, rim=KEYLINE, rim_width=3.4 * scale)


def _head(brush: Brush, colour: str, at: Point, scale: float) -> None:
    paint = PAINTS[colour]
    brush.both(HORNS, HORN, at, scale).both(HORN_SIDE, HORN_SHADE, at, scale)
    brush.both(EAR, paint.shade, at, scale).both(HEAD, paint.fill, at, scale)
    brush.fill(CHEEK, paint.shade, at, scale)


def _face(brush: Brush, colour: str, at: Point, scale: float) -> None:
    paint, (x, y) = PAINTS[colour], at
    white, pupil = (INK, "#FFFFFF") if colour == "yellow" else ("#FFFFFF", INK)
    brush.both(EYE, white, at, scale)
    for side in (-1, 1):
        brush.disc(x + side * 12 * scale, y + 4 * scale, 2.6 * scale, pupil)
    brush.disc(x, y + 37 * scale, 15 * scale, paint.light, 10.5 * scale)
    brush.both(NOSTRIL, paint.shade, (x, y + 36 * scale), scale)
    brush.ring(x, y + 48 * scale, 6 * scale, PALE_BRONZE, 3 * scale)
    symbol(brush, colour, (x, y - 11 * scale), 9.6 * scale, paint.on, paint.fill)


def soldier(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    brush.fill("M-3 -46 C-12 -48 -20 -44 -24 -34 C-14 -38 -8 -36 -3 -30Z", PLUME, at, scale)
    brush.fill("M-2 -48 H2 V-32 H-2Z", ink, at, scale)
    brush.fill(
        "M-30 6 C-32 -22 -18 -34 0 -34 C18 -34 32 -22 30 6 L34 30 C26 38 18 40 14 40 L12 12 L-12 12"
        "L-14 40 C-18 40 -26 38 -34 30 Z",
        *(ink, at, scale),
    )
    brush.fill("M-30 2 H30 V9 H-30Z", hole, at, scale)
    brush.fill("M-3 -34 H3 V30 L0 34 L-3 30Z", hole, at, scale)
    brush.fill("M-1.6 9 H1.6 V34 H-1.6Z", ink, at, scale)


def warrior(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    """A raised sword behind a square shield: nothing of a Soldier's helmet."""
    for part, rim in (("M-7 6 L-7 -50 L0 -62 L7 -50 L7 6Z", 0), ("M-22 -8 H22 V1 H-22Z", 0)):
        brush.fill(part, ink, at, scale, 24, rim=hole, rim_width=rim)
    shield = "M-34 -14 H34 V14 C34 36 16 48 0 56 C-16 48 -34 36 -34 14Z"
    brush.fill(shield, ink, at, scale, rim=hole, rim_width=4 * scale)
    brush.fill("M-25 -5 H25 V14 C25 30 12 39 0 45 C-12 39 -25 30 -25 14Z", hole, at, scale)
    brush.fill("M-5 -5 H5 V12 H25 V21 H5 V43 L0 45 L-5 43 V21 H-24 L-25 12 H-5Z", ink, at, scale)


def wu(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    """Crossed dagger-axes and a shield."""
    for part in (
        "M-40 44 L32 -34 L37 -29 L-35 48Z",
        "M24 -44 C36 -46 44 -38 44 -24 L30 -26 L28 -40Z",
        "M20 -30 C10 -34 4 -42 2 -48 C14 -46 24 -40 28 -34Z",
    ):
        brush.both(part, ink, at, scale)
    x, y = at[0], at[1] + 6 * scale
    brush.disc(x, y, 24 * scale, hole).disc(x, y, 21 * scale, ink)
    brush.ring(x, y, 14 * scale, hole, 3 * scale).disc(x, y, 5 * scale, hole)


def xi(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    """A chariot's wheel."""
    x, y = at
    brush.disc(x, y, 44 * scale, ink).disc(x, y, 32 * scale, hole)
    for spoke in range(8):
        turn = radians(22.5 + 45 * spoke)
        end = (x + 36 * scale * cos(turn), y + 36 * scale * sin(turn))
        brush.line([at, end], ink, 6 * scale)
        brush.disc(x + 38 * scale * cos(turn), y + 38 * scale * sin(turn), 2.6 * scale, hole)
    brush.disc(x, y, 12 * scale, ink).disc(x, y, 5 * scale, hole)


def bo(brush: Brush, at: Point, scale: float, ink: str, _hole: str) -> None:
    """A banner with a stripe of each colour."""
    brush.fill("M-30 -48 H-24 V48 H-30Z", ink, at, scale)
    brush.disc(at[0] - 27 * scale, at[1] - 48 * scale, 6 * scale, ink)
    for number, colour in enumerate(("blue", "yellow", "brown", "red", "green")):
        top = -42 + 13 * number
        stripe = (
            f"M-23 {top} C-4 {top - 8} 14 {top + 8} 40 {top - 1} L34 {top + 5.5} L40 {top + 12}"
            f"C14 {top + 21} -4 {top + 5} -23 {top + 13}Z"
        )
        fill = BROWN_STRIPE if colour == "brown" else PAINTS[colour].fill
        brush.fill(stripe, fill, at, scale, rim=ink, rim_width=0.8)


def colonel(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    """A plumed helmet."""
    plume = "M4 -30 C8 -52 30 -54 44 -40 C36 -42 32 -40 30 -36 C38 -36 40 -32 42 -28 C30 -30 16 -28 8 -22Z"
    brush.both(plume, ink, at, scale)
    brush.fill(
        "M-28 12 C-30 -16 -16 -28 0 -28 C16 -28 30 -16 28 12 L36 24 C30 40 20 46 12 48 L14 20 H-14"
        "L-12 48 C-20 46 -30 40 -36 24Z",
        *(ink, at, scale),
    )
    brush.fill("M-28 6 H28 V14 H-28Z", hole, at, scale)
    brush.fill("M0 -26 L9 -12 L0 0 L-9 -12Z", hole, at, scale)
    brush.fill("M-4 20 H4 V40 L0 46 L-4 40Z", ink, at, scale)


def general(brush: Brush, at: Point, scale: float, ink: str, hole: str, fire: str = FLAME) -> None:
    """The horned mask of Qi Jie."""
    brush.both("M10 -20 C26 -18 42 -26 40 -54 C54 -38 56 -10 30 -2 Z", ink, at, scale)
    brush.both("M0 -50 L6 -34 L12 -46 L14 -28 L0 -24Z", fire, at, scale)
    brush.both("M0 -28 C16 -29 31 -20 33 -2 C34 14 25 28 18 38 L11 49 L0 44Z", ink, at, scale)
    for hole_shape in (
        "M4 0 L30 -13 C31 -1 20 9 7 8Z",
        "M-.5 6 H4 L8 19 H-.5Z",
        "M-.5 25 C10 26 19 22 24 15 C24 25 20 32 15 36 L12 29 L8 38 L4 30 H-.5Z",
    ):
        brush.both(hole_shape, hole, at, scale)
    for side in (-1, 1):
        brush.disc(at[0] + side * 17 * scale, at[1], 3.8 * scale, fire)
    brush.fill("M0 -22 L5 -14 L0 -5 L-5 -14Z", hole, at, scale)


def fortification(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    """A palisade."""
    side = WHITE_FIELD if hole == WOOD else WOOD
    for x, lift in ((-38, 4), (-19, -6), (0, 2), (19, -4), (38, 5)):
        brush.fill(
            f"M{x - 8.4} 44 V{-24 + lift} L{x} {-42 + lift} L{x + 8.4} {-24 + lift} V44Z", ink, at, scale
        )
        brush.fill(
            f"M{x + 3} 44 V{-26 + lift} L{x} {-38 + lift} L{x + 8.4} {-24 + lift} V44Z", side, at, scale
        )
    for top in (-8, 22):
        brush.fill(f"M-46 {top} H46 V{top + 7.5} H-46Z", hole, at, scale)


EMBLEMS: dict[Rank, Emblem] = {
    Rank.SOLDIER: soldier,
    Rank.WU: wu,
    Rank.XI: xi,
    Rank.BO: bo,
    Rank.COLONEL: colonel,
    Rank.GENERAL: general,
    Rank.FORTIFICATION: fortification,
}
