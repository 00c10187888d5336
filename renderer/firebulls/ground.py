"""What lies under the cards: the battlefield with its inlaid lines, the panels of the rail."""

from functools import cache, lru_cache

from engines.firebulls.data import DIRECTIONS
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.firebulls.layout import (
    FIELD,
    GENERAL,
    RAIL_LEFT,
    RAIL_WIDTH,
    RESERVE,
    STOCKS,
    WIDTH,
    line_of,
)
from renderer.firebulls.theme import (
    BRONZE,
    DARK_BRONZE,
    EMBER,
    FLAME,
    GROUND,
    MEANDER,
    PALETTE,
    PANEL,
    QIJIE_WELL,
    SHADOW,
    WELL,
)
from renderer.sprite import Sprite

MEANDER_TURNS = ((0, 1), (0, 0), (1, 0), (1, 0.8), (0.32, 0.8), (0.32, 0.34), (0.7, 0.34))


@lru_cache(maxsize=1)
def _desk(height: int) -> Sprite:
    return Brush(PALETTE, WIDTH, height, GROUND, filled=True).sprite()


@lru_cache(maxsize=6)
def _field(burning: int) -> Sprite:
    left, top, width, height = FIELD
    brush = Brush(PALETTE, left + width, top + height, GROUND, filled=True)
    brush.plate(left, top, width, height, 28, WELL).plate(left + 4, top + 4, width - 8, height - 8, 24, PANEL)
    for x in (44, 809):
        for turn in range(16):
            meander(brush, x, 156 + turn * 35, 27, MEANDER)
    for direction in sorted(DIRECTIONS, key=lambda one: (one == burning, one not in (1, 5))):
        _inlay(brush, direction, is_burning=direction == burning)
    return brush.sprite()


@cache
def _rail() -> Sprite:
    brush = Brush(PALETTE, RAIL_WIDTH, STOCKS[0] + STOCKS[1], GROUND, filled=True)
    for (top, height), panel in ((GENERAL, QIJIE_WELL), (RESERVE, PANEL), (STOCKS, PANEL)):
        brush.plate(0, top, RAIL_WIDTH, height, 28, WELL)
        brush.plate(4, top + 4, RAIL_WIDTH - 8, height - 8, 24, panel)
    return brush.sprite()


@lru_cache(maxsize=2)
def ground(height: int, burning: int) -> Sprite:
    canvas = Canvas(PALETTE, _desk(height))
    canvas.paste(_field(burning), 0, 0)
    canvas.paste(_rail(), RAIL_LEFT, 0)
    return canvas.sprite()


def meander(brush: Brush, x: float, y: float, size: float, colour: str) -> None:
    brush.line([(x + across * size, y + down * size) for across, down in MEANDER_TURNS], colour, 4)


def _inlay(brush: Brush, direction: int, *, is_burning: bool) -> None:
    """Bronze that joins a slot to its line under the cards; fire where the attack goes."""
    points = line_of(direction)
    brush.line(points, SHADOW, 20)
    brush.line(points, EMBER if is_burning else DARK_BRONZE, 12)
    brush.line(points, FLAME if is_burning else BRONZE, 5)
