"""Lanterns, clapping hands, cards with a tick: what a seat has besides its tiles."""

from math import cos, radians, sin

from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.sprite import Sprite
from renderer.springfestival.theme import (
    COLD_GLOW,
    COLD_LANTERN,
    DARK_GOLD,
    GLEAM,
    GOLD,
    INK,
    LANTERN_GLOW,
    NUMERALS,
    PALETTE,
    PAPER,
    READY,
    SHADOW,
    SKIN,
    SKIN_LIGHT,
    SKIN_RIM,
    VERMILION,
)

MITT = (
    "M-10 22 C-16 12 -16 -4 -13 -18 C-12 -23 -6 -23 -5 -18 L-4 -24 C-3 -29 4 -29 4 -24 L5 -20"
    "C7 -24 13 -23 13 -18 L13 4 L18 -2 C22 -5 26 -1 24 3 C20 12 15 20 8 24Z"
)


def draw_lantern(brush: Brush, x: float, y: float, scale: float, *, lit: bool) -> None:
    metal = GOLD if lit else DARK_GOLD
    brush.line([(x, y - 36 * scale), (x, y - 26 * scale)], DARK_GOLD, 3 * scale)
    brush.line([(x, y + 24 * scale), (x, y + 38 * scale)], metal, 4 * scale)
    brush.disc(x, y, 31 * scale, GOLD if lit else SHADOW, 27 * scale)
    brush.disc(x, y, 28 * scale, VERMILION if lit else COLD_LANTERN, 24 * scale)
    brush.disc(x, y, 17 * scale, LANTERN_GLOW if lit else COLD_GLOW, 24 * scale)
    for top in (-29, 22):
        brush.plate(x - 14 * scale, y + top * scale, 28 * scale, 7 * scale, 3 * scale, metal)


@PARTS.kept
def lantern(seat: int, ground: str, *, lit: bool, large: bool = False) -> Sprite:
    """A seat's number; alight when the game waits for it."""
    scale = 1.15 if large else 1
    brush = Brush(PALETTE, round(68 * scale), round(84 * scale), ground)
    x, y = 34 * scale, 40 * scale
    draw_lantern(brush, x, y, scale, lit=lit)
    canvas = Canvas(PALETTE, brush.sprite())
    glow = LANTERN_GLOW if lit else COLD_GLOW
    canvas.write(str(seat + 1), x, y, Style(NUMERALS, 44, GLEAM, glow))
    return canvas.sprite()


def clap(brush: Brush, x: float, y: float, scale: float) -> None:
    for mirrored, ink, across, down, turn in ((True, SKIN, -7, 3, -16), (False, SKIN_LIGHT, 7, 5, 14)):
        at = (x + across * scale, y + down * scale)
        brush.fill(MITT, ink, at, scale * 0.86, turn, mirrored=mirrored, rim=SKIN_RIM, rim_width=2.4 * scale)
    for angle in (-32, 0, 32):
        turn_by = radians(angle - 90)
        ends = [
            (x + reach * scale * cos(turn_by), y + (3 + reach * sin(turn_by)) * scale) for reach in (27, 35)
        ]
        brush.line(ends, GOLD, 4 * scale)


def ticked_cards(brush: Brush, x: float, y: float, scale: float = 1) -> None:
    brush.plate(x - 20 * scale, y - 17 * scale, 30 * scale, 38 * scale, 5 * scale, PAPER)
    brush.plate(x - 14 * scale, y - 25 * scale, 34 * scale, 42 * scale, 7 * scale, INK)
    brush.plate(x - 12 * scale, y - 23 * scale, 30 * scale, 38 * scale, 5 * scale, PAPER)
    brush.line("M-10 -1 L-3 7 L10 -9", READY, 6 * scale, (x + 3 * scale, y - 4 * scale), scale)


@PARTS.kept
def icon(name: str, ground: str, scale: float = 1) -> Sprite:
    brush = Brush(PALETTE, round(64 * scale), round(68 * scale), ground)
    drawn = {"clap": clap, "cards": ticked_cards}[name]
    drawn(brush, 30 * scale, 36 * scale, (0.85 if name == "clap" else 1) * scale)
    return brush.sprite()
