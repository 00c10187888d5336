"""The lobby of Spring Festival: lanterns and fireworks."""

from engines.core import Seat
from renderer.colours import PAINTS
from renderer.lobby import LobbyStyle
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.paths import star
from renderer.raster.sprite import Sprite
from renderer.springfestival.lanterns import draw_lantern, lantern
from renderer.springfestival.theme import (
    DUSK,
    GOLD,
    HEADER,
    LINE,
    NIGHT,
    NUMERALS,
    PALETTE,
    PANEL,
    PAPER,
    PAPER_SPARK,
    SPARK,
    STAR,
)
from renderer.springfestival.tiles import sparkle
from renderer.symbols import own_symbol

HILLS = "M0 206 C200 170 320 196 470 178 C640 158 760 196 930 176 C1040 164 1120 178 1200 170 V206Z"
BURSTS = ((210, "red"), (450, "blue"), (750, "green"), (990, "yellow"))


@PARTS.kept
def _header() -> Sprite:
    brush = Brush(PALETTE, 1200, 312, NIGHT, filled=True)
    brush.fill(
        "M0 206 C200 170 320 196 470 178 C640 158 760 196 930 176 C1040 164 1120 178 1200 170 V206Z", DUSK
    )
    for x, colour in BURSTS:
        paint = PAINTS[colour]
        brush.fill(star(x, 100, 84, 56, 12), paint.shade).fill(star(x, 100, 70, 44, 12), paint.fill)
        own_symbol(brush, colour, (x, 100), 24)
    for x, y in ((90, 40), (330, 60), (600, 34), (870, 60), (1110, 40)):
        brush.line([(x, 0), (x, y)], LINE, 3)
        draw_lantern(brush, x, y + 40, 1.2, lit=True)
    for x, y, radius in ((330, 168, 14), (600, 150, 20), (870, 168, 14)):
        sparkle(brush, x, y, radius, SPARK)
    for x, y in ((30, 150), (150, 190), (520, 90), (690, 60), (1170, 140), (1060, 196)):
        brush.disc(x, y, 3, STAR)
    return brush.plate(0, 204, 1200, 4, 0, GOLD).sprite()


def _badge(number: int, _pick: str | None, _look: Look, ground: str) -> Sprite:
    return lantern(Seat(number), ground, lit=True)


LOBBY = LobbyStyle(
    palette=PALETTE,
    numerals=NUMERALS,
    ground=NIGHT,
    panel=PANEL,
    rim=GOLD,
    well=DUSK,
    faint=HEADER,
    ink=PAPER,
    title=GOLD,
    edge=PAPER_SPARK,
    header=_header,
    badge=_badge,
)
