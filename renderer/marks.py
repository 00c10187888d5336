"""Marks that mean the same in every game: numbered targets, counts, the cards in a hand."""

from math import atan2, degrees

from renderer.colours import TARGET, TARGET_INK
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, NARROW, SMALLEST, Style
from renderer.raster.palette import Palette
from renderer.raster.paths import Point, rectangle
from renderer.raster.sprite import Sprite

WHITE = "#FFFFFF"
HAIRLINE = "#1A0A14"
SHORT = 2  # of a sign in letters of usual width
LARGE = 36  # of a target: 20 pixels where 320 of a whole picture are shown
MARKS = (TARGET, TARGET_INK, WHITE, HAIRLINE)  # for the palettes


@PARTS.kept
def target(palette: Palette, sign: str, ground: str, radius: int = 30, size: int = 42) -> Sprite:
    """White disc, magenta ring, dark figure or letter: the choice's."""
    return _signed(Brush(palette, 2 * radius + 6, 2 * radius + 6, ground), sign, radius, size)


def _signed(brush: Brush, sign: str, radius: int, size: int) -> Sprite:
    """In its middle."""
    middle, thick = brush.size[0] / 2, min(6, radius * 0.23)
    brush.disc(middle, middle, radius + 2, HAIRLINE).disc(middle, middle, radius, TARGET)
    canvas = Canvas(brush.palette, brush.disc(middle, middle, radius - thick, WHITE).sprite())
    face = NARROW if len(sign) > SHORT else NAMES
    canvas.write(sign, middle, middle, Style(face, size, TARGET_INK, WHITE))
    return canvas.sprite()


@PARTS.kept
def ring(palette: Palette, width: int, height: int, ground: str, *, faint: bool = False) -> Sprite:
    """Around what may be chosen, never on it."""
    brush = Brush(palette, width, height, ground)
    if faint:
        return brush.frame(4, 4, width - 8, height - 8, 8, TARGET, 2.5).sprite()
    brush.frame(4, 4, width - 8, height - 8, 11, WHITE, 8)
    return brush.frame(4, 4, width - 8, height - 8, 11, TARGET, 5).sprite()


@PARTS.kept
def beyond(palette: Palette, sign: str, ground: str, way: tuple[int, int], radius: int, size: int) -> Sprite:
    """The mark of what lies outside, that way; -1, 0 or 1 to the right and down."""
    whole = 2 * radius + 30
    brush = Brush(palette, whole, whole, ground)
    turn = degrees(atan2(way[0], -way[1]))
    for tip, ink in ((0, HAIRLINE), (3, TARGET)):
        head = f"M0 {tip - radius - 14} L{11 - tip} {4 - radius} H{tip - 11}Z"
        brush.fill(head, ink, (whole / 2, whole / 2), 1, turn)
    return _signed(brush, sign, radius, size)


@PARTS.kept
def tag(palette: Palette, number: int, ground: str, height: int = 38) -> Sprite:
    """The same where a disc has no room."""
    width = max(48, height + 6)
    brush = Brush(palette, width, height, ground)
    brush.plate(0, 0, width, height, 12, HAIRLINE).plate(1, 1, width - 2, height - 2, 11, TARGET)
    canvas = Canvas(palette, brush.plate(4, 4, width - 8, height - 8, 8, WHITE).sprite())
    size = max(SMALLEST, height - 6)
    canvas.write(str(number), width / 2, height / 2, Style("barlow-condensed", size, TARGET_INK, WHITE))
    return canvas.sprite()


@PARTS.kept
def chosen(palette: Palette, ground: str, radius: int = 40) -> Sprite:
    size = 2 * radius + 10
    brush = Brush(palette, size, size, ground)
    brush.ring(size / 2, size / 2, radius, TARGET, 6).ring(size / 2, size / 2, radius - 3.5, WHITE, 2.5)
    return brush.sprite()


@PARTS.kept
def count(palette: Palette, text: str, ink: str, paper: str, rim: str, ground: str) -> Sprite:
    """How many there are of it, on a disc."""
    brush = Brush(palette, 58, 58, ground)
    canvas = Canvas(palette, brush.disc(29, 29, 27, rim).disc(29, 29, 24, paper).sprite())
    canvas.write(text, 29, 29, Style(NAMES if len(text) < 3 else "barlow-condensed", 42, ink, paper))
    return canvas.sprite()


def crown(brush: Brush, at: Point, ink: str, rim: str) -> None:
    """The winner's."""
    shape = "M-30 20 L-34 -14 L-16 2 L0 -24 L16 2 L34 -14 L30 20Z"
    brush.fill(shape, ink, at, rim=rim, rim_width=3)


def hand(brush: Brush, x: float, y: float, paper: str, rim: str, scale: float = 1) -> None:
    """Three cards, fanned."""
    for turn, across in ((-14, -9), (0, 0), (14, 9)):
        at = (x + across * scale, y + abs(across) * 0.25 * scale)
        card = rectangle(-12, -18, 24, 36, 5)
        brush.fill(card, paper, at, scale, turn, rim=rim, rim_width=2)
