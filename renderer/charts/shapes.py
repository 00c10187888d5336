"""What charts are put together from: panels, bars, the fire, the crown."""

from renderer.charts.inks import (
    ASH,
    COAL,
    CUT_WOOD,
    DEEP_RED,
    EMBER,
    FLAME,
    GLOW,
    IVORY,
    PALETTE,
    PANEL,
    SHADOW,
    WOOD,
)
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, NARROW, Fitted, Style, width
from renderer.raster.paths import circle, rectangle
from renderer.raster.sprite import Box, Sprite

FIRE = (
    "M4 -150 C14 -104 84 -66 84 24 C84 84 42 112 0 112 C-44 112 -84 84 -84 26"
    "C-84 -12 -64 -34 -56 -72 C-40 -54 -34 -40 -30 -14 C-12 -44 -14 -96 4 -150Z"
)
TONGUES = ((DEEP_RED, 1.0, 0), (EMBER, 0.8, 22), (FLAME, 0.56, 50), (GLOW, 0.3, 78))
LOG = rectangle(-112, -17, 224, 34, 17)
PILL, PITCH = 26, 48  # how high a bar is; from line to line
CROSS = (10, 40)  # the ivory bar across a lying one
CROWN = "M-30 20 L-34 -14 L-16 2 L0 -24 L16 2 L34 -14 L30 20Z"
FACES = (NAMES, NARROW)


@PARTS.kept
def fire(scale: float, ground: str) -> Sprite:
    across, high = round(260 * scale), round(300 * scale)
    brush = Brush(PALETTE, across, high, ground)
    x, y = across / 2, 165 * scale
    for turn, aside in ((16, -6), (-16, 6)):
        at = (x + aside * scale, y + 104 * scale)
        brush.fill(LOG, WOOD, at, scale, turn, rim=ASH, rim_width=3)
        for radius, ink in ((13, CUT_WOOD), (6, WOOD)):
            brush.fill(circle(102 if turn < 0 else -102, 0, radius), ink, at, scale, turn)
    for number, (ink, size, down) in enumerate(TONGUES):
        brush.fill(FIRE, ink, (x, y + down * scale), scale * size, mirrored=bool(number % 2))
    return brush.sprite()


@PARTS.kept
def panel() -> Sprite:
    return Brush(PALETTE, 60, 60, ASH, filled=True).plate(0, 0, 60, 60, 22, PANEL).sprite()


@PARTS.kept
def pill(ink: str, beyond: str) -> Sprite:
    """Begins on the panel, ends on what is beyond."""
    brush = Brush(PALETTE, 40, PILL, PANEL, filled=True).plate(20, 0, 20, PILL, 0, beyond)
    return brush.plate(0, 0, 40, PILL, PILL / 2, ink).sprite()


@PARTS.kept
def column(ink: str) -> Sprite:
    """Round above only."""
    return (
        Brush(PALETTE, 40, 40, PANEL, filled=True)
        .plate(0, 0, 40, 40, 10, ink)
        .plate(0, 20, 40, 20, 0, ink)
        .sprite()
    )


@PARTS.kept
def stump(ink: str, wide: int, high: int) -> Sprite:
    """One that is lower than it has corners."""
    return Brush(PALETTE, wide, high, PANEL, filled=True).plate(0, 0, wide, high, 6, ink).sprite()


@PARTS.kept
def across(size: tuple[int, int]) -> Sprite:
    """What was to be expected."""
    wide, high = size
    brush = Brush(PALETTE, wide, high, PANEL).plate(0, 0, wide, high, 4, ASH)
    return brush.plate(2, 2, wide - 4, high - 4, 3, IVORY).sprite()


@PARTS.kept
def key() -> Sprite:
    return Brush(PALETTE, 10, 44, PANEL).plate(2, 0, 6, 44, 3, IVORY).sprite()


@PARTS.kept
def crown() -> Sprite:
    brush = Brush(PALETTE, 56, 44, PANEL)
    return brush.fill(CROWN, IVORY, (28, 24), 0.68, rim=SHADOW, rim_width=3).sprite()


@PARTS.kept
def band() -> Sprite:
    """The head of a page: an ember's line below."""
    return Brush(PALETTE, 40, 60, EMBER, filled=True).plate(0, 0, 40, 56, 0, COAL).sprite()


def plain(number: str) -> str:
    """The numerals have no other blank than the usual one."""
    return number.replace("\u202f", " ").replace("\u00a0", " ")


def face_for(text: str, size: int, room: int) -> str:
    """The wider of the two in which it fits."""
    return next((one for one in FACES if width(text, one, size) <= room), NARROW)


def lines(canvas: Canvas, told: Fitted, x: float, y: float, ink: str, room: Box) -> None:
    """The first of them at y."""
    for number, line in enumerate(told.lines):
        canvas.write(line, x, y + PITCH * number, Style(told.font, told.size, ink, PANEL), "l", room)
