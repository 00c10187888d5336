"""The lobby of Fire Bulls: five bulls with burning tails before the walls at night."""

from engines.firebulls.data import Colour
from renderer.firebulls.cards import colour_name
from renderer.firebulls.emblems import bull
from renderer.firebulls.theme import (
    BRONZE,
    COLD,
    DARK_BRONZE,
    GROUND,
    IVORY,
    MEANDER,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    SHADOW,
    WELL,
    WOOD_SHADE,
)
from renderer.lobby import LobbyStyle, colour_tab, open_tab
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import row
from renderer.raster.sprite import Sprite


@PARTS.kept
def _header() -> Sprite:
    brush = Brush(PALETTE, 1200, 312, GROUND, filled=True)
    for number in range(24):
        left, top = 24 + 48 * number, 96 + 14 * (number % 3)
        brush.fill(f"M{left} 190 V{top} L{left + 22} {top - 28} L{left + 44} {top} V190Z", MEANDER)
    brush.plate(24, 150, 1152, 14, 0, PANEL).plate(24, 186, 1152, 4, 0, DARK_BRONZE)
    for colour, x in zip(Colour, row(len(Colour), 600, 216), strict=True):
        bull(brush, colour_name(colour), (x, 120), 1.5, burning=True)
    for x in (60, 1040):
        brush.plate(x, 250, 100, 5, 2, BRONZE)
    return brush.sprite()


def _badge(_number: int, pick: str | None, look: Look, ground: str) -> Sprite:
    return colour_tab(PALETTE, pick, look, SHADOW, ground) if pick else open_tab(PALETTE, IVORY, COLD, ground)


LOBBY = LobbyStyle(
    *(PALETTE, NUMERALS, GROUND, PANEL, BRONZE, WELL, COLD, IVORY, PALE_BRONZE),
    edge=WOOD_SHADE,
    header=_header,
    badge=_badge,
)
