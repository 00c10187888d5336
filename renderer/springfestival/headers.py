"""Above a tableau: whose it is, filled when the seat acts; Applause, points of compositions, the total."""

from dataclasses import dataclass

from engines.core import Seat
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import Style, fitted
from renderer.raster.sprite import Sprite
from renderer.springfestival.lanterns import icon, lantern
from renderer.springfestival.layout import HALF
from renderer.springfestival.theme import (
    CINNABAR,
    GOLD,
    HEADER,
    INK,
    LIT_PLAQUE,
    NIGHT,
    NUMERALS,
    PALETTE,
    PAPER,
    PLAQUE,
    SHADOW,
    WINE,
)
from renderer.springfestival.theme import LINE as RIM
from renderer.springfestival.tiles import tile_sprite

TWO_LINES, ONE_LINE = 108, 92
NAME_LEFT, POINTER = 88, 46
TOTAL = 104  # the plaque at the right end
SMALL = 0.74  # of signs below a name
STATS = 276  # Applause and compositions, beside a name
TRAY = 88  # the tile that was received, before it is placed


def name_room(width: int) -> int:
    """As if the seat acted and held a tile: nothing moves then."""
    taken = TOTAL + 24 + TRAY + NAME_LEFT + POINTER
    return width - taken if width == HALF else width - taken - STATS


def header_height(called: str, width: int) -> int:
    least = TWO_LINES if width == HALF else ONE_LINE
    return least + LINE * (len(fitted(called, name_room(width)).lines) - 1)


@dataclass(frozen=True, slots=True)
class Title:
    """What a header tells."""

    seat: Seat
    called: str
    applause: int
    points: int
    tile: int | None  # received, where it is shown here
    lit: bool

    @property
    def ground(self) -> str:
        return GOLD if self.lit else HEADER


def draw_header(canvas: Canvas, title: Title, width: int, height: int, *, flush: bool = False) -> None:
    """Of a panel with round corners, or from edge to edge of a picture."""
    two, ground, ink = width == HALF, title.ground, INK if title.lit else PAPER
    canvas.paste(_ground(width, height, lit=title.lit, flush=flush), 0, 0)
    canvas.stamp(lantern(title.seat, ground, lit=title.lit), 46, height / 2 + 2)
    name, room = fitted(title.called, name_room(width)), name_room(width)
    first = (height - 40) / 2 + 2 if two else height / 2
    left = NAME_LEFT + (POINTER if title.lit else 0)
    if title.lit:
        canvas.stamp(pointer(ground), NAME_LEFT + 20, first)
    canvas.write_name(name, left, first, ink, ground, (NAME_LEFT - 2, 0, left + room + 4, height))
    x, y = (NAME_LEFT, height - 29) if two else (width - TOTAL - TRAY - STATS - 24, height // 2)
    for which, value, at in (("clap", title.applause, x), ("cards", title.points, x + 136)):
        canvas.stamp(icon(which, ground, SMALL if two else 1), at + 30, y - 1)
        canvas.write(str(value), at + 58, y, Style(NUMERALS, 44, ink, ground), "l")
    if title.tile is not None:
        canvas.stamp(_tray(title.tile, ground), width - TOTAL - 20 - TRAY / 2, height / 2)
    _total(canvas, title, width - 12 - TOTAL / 2, height / 2)


@PARTS.kept
def _ground(width: int, height: int, *, lit: bool, flush: bool) -> Sprite:
    ink = GOLD if lit else HEADER
    brush = Brush(PALETTE, width, height, ink if flush else NIGHT, filled=True)
    if not flush:
        brush.plate(0, 0, width, height + 40, 26, GOLD if lit else RIM)
        brush.plate(4, 4, width - 8, height + 40, 23, ink)
    return brush.sprite()


def _total(canvas: Canvas, title: Title, x: float, y: float) -> None:
    paper = LIT_PLAQUE if title.lit else PLAQUE
    canvas.stamp(_plaque(title.ground, lit=title.lit), x, y)
    style = Style(NUMERALS, 60, GOLD if title.lit else PAPER, paper)
    canvas.write(str(title.points + title.applause), x, y, style)


@PARTS.kept
def _plaque(ground: str, *, lit: bool) -> Sprite:
    brush = Brush(PALETTE, TOTAL, 72, ground)
    brush.plate(0, 0, TOTAL, 72, 14, WINE if lit else SHADOW)
    return brush.plate(3, 3, TOTAL - 6, 66, 11, LIT_PLAQUE if lit else PLAQUE).sprite()


@PARTS.kept
def pointer(ground: str) -> Sprite:
    brush = Brush(PALETTE, 40, 40, ground)
    return brush.fill("M10 6 L32 20 L10 34Z", CINNABAR, rim=CINNABAR, rim_width=2).sprite()


@PARTS.kept
def _tray(tile: int, ground: str) -> Sprite:
    """On gold, a tray of wine."""
    brush = Brush(PALETTE, TRAY, TRAY, ground)
    canvas = Canvas(
        PALETTE, brush.plate(0, 0, TRAY, TRAY, 16, GOLD).plate(3, 3, TRAY - 6, TRAY - 6, 14, WINE).sprite()
    )
    canvas.stamp(tile_sprite(tile, 78, WINE, exploded=False), TRAY / 2, TRAY / 2)
    return canvas.sprite()
