"""The lobby of Fireship: five fleets off an island."""

from engines.fireship.data import Pawn
from renderer.fireship.shapes import flag, pawn
from renderer.fireship.theme import (
    COAST,
    CREAM,
    DEEP,
    GOLD,
    HILL,
    HILL_SHADE,
    LAND,
    NAVY,
    NUMERALS,
    PALETTE,
    PAPER,
    SAND,
    SEA,
    SHALLOW,
    SHORE,
    STEEL,
)
from renderer.lobby import LobbyStyle, colour_tab, open_tab
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.sprite import Sprite

FLEET = (
    (Pawn.BOAT, "green", 120),
    (Pawn.PLANE, "blue", 300),
    (Pawn.BATTLESHIP, "red", 900),
    (Pawn.BOAT, "yellow", 1080),
)


@PARTS.kept
def _header() -> Sprite:
    brush = Brush(PALETTE, 1200, 312, NAVY, filled=True)
    brush.plate(0, 0, 1200, 204, 0, NAVY).plate(10, 10, 1180, 188, 10, PAPER)
    brush.plate(22, 22, 1156, 164, 4, SEA)
    for reach, colour in ((46, SHALLOW), (24, SHORE)):
        brush.plate(440 - reach, 84 - reach / 2, 320 + 2 * reach, 102 + reach / 2, 30, colour)
    brush.fill("M440 186 C452 128 500 96 560 104 C610 80 720 96 760 186Z", LAND, rim=COAST, rim_width=3)
    brush.fill("M470 184 L520 128 L545 150 L560 138 L600 184Z", HILL_SHADE)
    brush.fill("M520 128 L545 150 L530 184 H470Z", HILL)
    flag(brush, "white", (626, 132), 74, 56)
    for kind, colour, x in FLEET:
        pawn(brush, kind, colour, (x, 108), 130)
    brush.plate(0, 204, 1200, 4, 0, GOLD)
    return brush.sprite()


def _badge(_number: int, pick: str | None, look: Look, ground: str) -> Sprite:
    return colour_tab(PALETTE, pick, look, NAVY, ground) if pick else open_tab(PALETTE, CREAM, STEEL, ground)


LOBBY = LobbyStyle(
    palette=PALETTE,
    numerals=NUMERALS,
    ground=NAVY,
    panel=DEEP,
    rim=GOLD,
    well=NAVY,
    faint=STEEL,
    ink=CREAM,
    title=CREAM,
    edge=SAND,
    header=_header,
    badge=_badge,
)
