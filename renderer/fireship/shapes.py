"""Boats, planes and battleships; flags; the icons of cells, cards and badges."""

from collections.abc import Callable
from math import cos, radians, sin

from engines.fireship.data import Badge, Card, Pawn, Special
from renderer.colours import PAINTS
from renderer.fireship import theme
from renderer.fireship.theme import CREAM, GOLD, LAND, NAVY, SHADOW, WALL
from renderer.raster.brush import Brush
from renderer.raster.paths import Point, rectangle, star
from renderer.symbols import own_symbol

SAIL = "M-36 -42 C-12 -49 14 -49 38 -41 C30 -22 30 -4 38 12 C14 5 -12 5 -36 12 C-45 -8 -45 -24 -36 -42Z"
HULL = "M-48 20 C-20 27 20 27 48 17 C44 36 32 47 14 47 H-16 C-34 47 -44 36 -48 20Z"
DECK = "M-48 20 C-20 27 20 27 48 17 C47 22 46 25 45 27 C20 35 -20 35 -45 29Z"
MAST = "M-3 -50 H3 V24 H-3Z"
PLANE = (
    "M0 -50 C8 -46 10 -30 10 -17 L48 8 C50 13 50 18 47 21 L10 10 L8 29 L23 41 V48 L0 43 L-23 48 V41"
    "L-8 29 L-10 10 L-47 21 C-50 18 -50 13 -48 8 L-10 -17 C-10 -30 -8 -46 0 -50Z"
)
PLANE_SHADE = "M0 -50 C8 -46 10 -30 10 -17 L48 8 C50 13 50 18 47 21 L10 10 L8 29 L23 41 V48 L0 43Z"
SHIP = (
    "M-50 4 L-40 3 V-6 H-24 V-14 H-12 V-30 H-4 V-46 H4 V-30 H14 V-14 H26 V-6 H40 V2 H50"
    "C48 20 42 32 34 40 H-36 C-44 30 -49 18 -50 4Z"
)
GUNS = ("M-40 -6 L-58 -14 L-56 -18 L-38 -12Z", "M40 -6 L58 -14 L56 -18 L38 -12Z")
PARTS = {Pawn.BOAT: (HULL, SAIL, MAST), Pawn.PLANE: (PLANE,), Pawn.BATTLESHIP: (SHIP, *GUNS)}


def pawn(brush: Brush, kind: Pawn, colour: str, at: Point, size: float) -> None:
    """Dark outline, light keyline, the colour, its symbol."""
    scale = size / 112
    outline, keyline = max(1.3, 5.5 * scale), max(1.6, 4.5 * scale)
    for rim, ink in ((outline + keyline, NAVY), (keyline, WALL)):
        for part in PARTS[kind]:
            brush.fill(part, ink, at, scale, rim=ink, rim_width=rim)
    {Pawn.BOAT: _boat, Pawn.PLANE: _plane, Pawn.BATTLESHIP: _battleship}[kind](brush, colour, at, scale)


def _boat(brush: Brush, colour: str, at: Point, scale: float) -> None:
    paint = PAINTS[colour]
    brush.fill(MAST, NAVY, at, scale).fill(SAIL, paint.fill, at, scale).fill(HULL, paint.shade, at, scale)
    brush.fill(DECK, paint.light, at, scale)
    own_symbol(brush, colour, (at[0] + scale, at[1] - 17 * scale), 21 * scale)


def _plane(brush: Brush, colour: str, at: Point, scale: float) -> None:
    paint, (x, y) = PAINTS[colour], at
    brush.fill(PLANE, paint.fill, at, scale).fill(PLANE_SHADE, paint.shade, at, scale)
    brush.disc(x, y - 2 * scale, 24.5 * scale, WALL).disc(x, y - 2 * scale, 21.5 * scale, paint.fill)
    own_symbol(brush, colour, (x, y - 2 * scale), 14.5 * scale)


def _battleship(brush: Brush, colour: str, at: Point, scale: float) -> None:
    paint = PAINTS[colour]
    for part in PARTS[Pawn.BATTLESHIP]:
        brush.fill(part, paint.fill, at, scale)
    brush.fill("M-50 4 H50 L49 10 H-49Z", paint.light, at, scale)
    brush.fill("M-44 28 H44 L34 40 H-36Z", paint.shade, at, scale)
    own_symbol(brush, colour, (at[0], at[1] + 8 * scale), 19 * scale)


def silhouette(brush: Brush, kind: Pawn, ink: str, at: Point, size: float) -> None:
    for part in PARTS[kind]:
        brush.fill(part, ink, at, size / 104)


def flag(brush: Brush, colour: str, foot: Point, width: float, height: float) -> None:
    """Waving, with its colour's symbol."""
    x, y = foot
    top = y - height * 1.7
    brush.plate(x - 2.5, y - height * 1.75, 5, height * 1.75, 2, NAVY)
    brush.disc(x, y - height * 1.75, 5.7, NAVY).disc(x, y - height * 1.75, 4.5, GOLD)
    cloth = (
        f"M{x} {top} C{x + width * 0.3} {top - height * 0.2} {x + width * 0.6} {top + height * 0.2}"
        f" {x + width} {top} L{x + width * 0.92} {top + height * 0.5} L{x + width} {top + height}"
        f"C{x + width * 0.6} {top + height * 1.2} {x + width * 0.3} {top + height * 0.8} {x} {top + height}Z"
    )
    brush.fill(cloth, PAINTS[colour].fill, rim=NAVY, rim_width=2.4)
    own_symbol(brush, colour, (x + width * 0.46, top + height * 0.5), height * 0.36)


def question_mark(brush: Brush, at: Point, radius: float) -> None:
    hook = "M-.46 -.34 C-.46 -.98 .5 -.98 .5 -.36 C.5 .02 .02 .04 .02 .34"
    brush.line(hook, CREAM, 0.26 * radius, at, radius)
    brush.disc(at[0] + 0.02 * radius, at[1] + 0.74 * radius, 0.17 * radius, CREAM)


def wheel(brush: Brush, at: Point, radius: float) -> None:
    x, y = at
    brush.ring(x, y, radius * 0.66, CREAM, radius * 0.17)
    for spoke in range(8):
        turn = radians(45 * spoke)
        inner = (x + radius * 0.2 * cos(turn), y + radius * 0.2 * sin(turn))
        brush.line([inner, (x + radius * cos(turn), y + radius * sin(turn))], CREAM, radius * 0.15)
    brush.disc(x, y, radius * 0.26, CREAM)


SPECIAL_PLATES = {
    Special.MYSTERY: (theme.MYSTERY, theme.MYSTERY_RIM),
    Special.WHEEL: (theme.WHEEL, theme.WHEEL_RIM),
    Special.BATTLESHIP: (theme.BATTLESHIP, theme.BATTLESHIP_RIM),
}


def special_icon(brush: Brush, kind: Special, at: Point) -> None:
    match kind:
        case Special.MYSTERY:
            question_mark(brush, (at[0], at[1] - 1), 19)
        case Special.WHEEL:
            wheel(brush, at, 20)
        case Special.BATTLESHIP:
            silhouette(brush, Pawn.BATTLESHIP, CREAM, at, 40)


def _boum(brush: Brush, at: Point, scale: float) -> None:
    brush.fill(star(0, 0, 19, 9, 8), CREAM, at, scale).disc(*at, 5 * scale, theme.BOUM)


def _gulf_stream(brush: Brush, at: Point, scale: float) -> None:
    for dy in (-8, 4):
        wave = f"M-16 {dy} C-10 {dy - 10} -4 {dy - 10} 0 {dy} C4 {dy + 10} 10 {dy + 10} 16 {dy}"
        brush.line(wave, CREAM, 4.4 * scale, at, scale)


def _fog(brush: Brush, at: Point, scale: float) -> None:
    for dy, half in ((-9, 11), (-1, 16), (7, 13)):
        brush.line([(-half, dy), (half, dy)], CREAM, 4.4 * scale, at, scale)


def _updraft(brush: Brush, at: Point, scale: float) -> None:
    brush.fill("M-15 12 L0 -14 L15 12 L0 3Z", CREAM, at, scale)


def _non(brush: Brush, at: Point, scale: float) -> None:
    brush.ring(*at, 13 * scale, CREAM, 5 * scale)
    brush.line([(-9, 9), (9, -9)], CREAM, 5 * scale, at, scale)


def _plus_one(brush: Brush, at: Point, scale: float) -> None:
    brush.plate(at[0] - 15 * scale, at[1] - 3 * scale, 16 * scale, 6 * scale, 1, CREAM)
    brush.plate(at[0] - 10 * scale, at[1] - 8 * scale, 6 * scale, 16 * scale, 1, CREAM)
    brush.fill("M5 -8 L10 -12 H13 V12 H8 V-6 L5 -4Z", CREAM, at, scale)


def skull(brush: Brush, at: Point, scale: float, ink: str, hole: str) -> None:
    x, y = at
    brush.disc(x, y - 4 * scale, 16 * scale, ink)
    brush.plate(x - 9 * scale, y + 5 * scale, 18 * scale, 13 * scale, 3 * scale, ink)
    for side in (-1, 1):
        brush.disc(x + side * 6.5 * scale, y - 3 * scale, 4.4 * scale, hole)
        brush.plate(x + side * 4.2 * scale - scale, y + 11 * scale, 2 * scale, 8 * scale, 0, hole)
    brush.fill("M0 3 L-2.6 8 H2.6Z", hole, at, scale)


def _immunity(brush: Brush, at: Point, scale: float) -> None:
    """« Annule tête de mort »."""
    skull(brush, at, scale * 0.95, CREAM, theme.NON)
    brush.line([(-17, 17), (17, -17)], theme.NON, 8 * scale, at, scale)
    brush.line([(-18, 18), (18, -18)], GOLD, 4 * scale, at, scale)


def _deep_hole(brush: Brush, at: Point, scale: float) -> None:
    for radius, ink in ((17, CREAM), (13, theme.DEEP), (9, CREAM), (5, theme.DEEP)):
        brush.disc(at[0], at[1] + (17 - radius) * 0.3 * scale, radius * scale, ink)


def _kraken(brush: Brush, at: Point, scale: float) -> None:
    for mirrored in (False, True):
        for arm in ("M3 2 C8 8 16 4 17 14", "M1 4 C4 12 10 12 8 18"):
            brush.line(arm, CREAM, 4 * scale, at, scale, mirrored=mirrored)
    brush.disc(at[0], at[1] - 5 * scale, 11 * scale, CREAM)
    for side in (-1, 1):
        brush.disc(at[0] + side * 4.5 * scale, at[1] - 3 * scale, 2.6 * scale, theme.DEEP)


def _swords(brush: Brush, at: Point, scale: float) -> None:
    for side in (False, True):
        brush.fill("M-15 13 L11 -15 L16 -17 L14 -12 L-12 16Z", CREAM, at, scale, mirrored=side)
        brush.line([(-14, 5), (-4, 14)], CREAM, 3.6 * scale, at, scale, mirrored=side)


def _misfortune(brush: Brush, at: Point, scale: float) -> None:
    """A drawn card that takes something away."""
    brush.fill(rectangle(-11, -16, 22, 32, 4), CREAM, at, scale, 10)
    brush.line([(-6, 0), (6, 0)], theme.NON, 5 * scale, at, scale, 10)


def _shield(brush: Brush, at: Point, scale: float) -> None:
    brush.fill("M0 -17 L15 -12 V0 C15 9 8 15 0 18 C-8 15 -15 9 -15 0 V-12Z", CREAM, at, scale)


Icon = Callable[[Brush, Point, float], None]
ICONS: dict[str, tuple[str, Icon]] = {
    "boum": (theme.BOUM, _boum),
    "gulf_stream": (theme.GULF_STREAM, _gulf_stream),
    "fog": (theme.FOG, _fog),
    "updraft": (theme.UPDRAFT, _updraft),
    "non": (theme.NON, _non),
    "plus_one": (theme.PLUS_ONE, _plus_one),
    "immunity": (theme.NON, _immunity),
    "deep_hole": (theme.DEEP, _deep_hole),
    "kraken": (theme.DEEP, _kraken),
    "attack": (theme.BATTLESHIP, _swords),
    "misfortune": (theme.MYSTERY, _misfortune),
    "defence": (theme.BATTLESHIP, _shield),
}


def icon_of(one: Badge | Card) -> str:
    return one.name.lower()


def disc_icon(brush: Brush, icon: str, at: Point, radius: float) -> None:
    ground, draw = ICONS[icon]
    brush.disc(*at, radius, SHADOW).disc(*at, radius - 2.5, ground)
    draw(brush, at, radius / 26)


def island_icon(brush: Brush, at: Point, scale: float = 1) -> None:
    hill = "M-26 14 C-20 2 -8 -2 2 0 C12 -6 24 4 27 14 C16 20 -16 20 -26 14Z"
    brush.fill(hill, LAND, at, scale, rim=SHADOW, rim_width=2)
    brush.fill("M-1.8 -26 H1.8 V2 H-1.8Z", CREAM, at, scale).fill("M2 -26 L20 -20 L2 -13Z", CREAM, at, scale)


def card_icon(brush: Brush, at: Point, scale: float = 1) -> None:
    for turn, across in ((-10, -6), (8, 6)):
        place = (at[0] + across * scale, at[1])
        brush.fill(
            rectangle(-14, -19, 28, 38, 5), theme.MYSTERY, place, scale, turn, rim=CREAM, rim_width=2.4
        )
    question_mark(brush, (at[0] + 6 * scale, at[1]), 10 * scale)


def power_icon(brush: Brush, at: Point, scale: float = 1) -> None:
    """The power of islands and pawns: a ring of walls."""
    for inset, ink in ((0, theme.WALL_EDGE), (3, WALL), (8, theme.LAND)):
        size = 44 - 2 * inset
        brush.fill(rectangle(-size / 2, -size / 2, size, size, 8 - inset / 2), ink, at, scale)
