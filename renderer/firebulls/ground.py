"""What lies under the cards: the battlefield with its inlaid lines, the panels of the rail."""

from itertools import pairwise

from engines.firebulls.data import DIRECTIONS
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
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.sprite import Sprite

EDGE = 12  # of a piece of inlay, around its middle line
MEANDER_TURNS = ((0, 1), (0, 0), (1, 0), (1, 0.8), (0.32, 0.8), (0.32, 0.34), (0.7, 0.34))


def ground(height: int, burning: int) -> Canvas:
    canvas = Canvas.plain(PALETTE, WIDTH, height, GROUND)
    canvas.paste(_field(), 0, 0)
    canvas.paste(_rail(), RAIL_LEFT, 0)
    if burning:
        _inlay(canvas, burning, is_burning=True)
    return canvas


@PARTS.kept
def _field() -> Sprite:
    left, top, width, height = FIELD
    canvas = Canvas.plain(PALETTE, left + width, top + height, GROUND)
    canvas.plate(_corners(PANEL), left, top, width, height, 50, 50)
    for x in (44, 809):
        for turn in range(16):
            canvas.paste(_meander(), x - 3, 153 + turn * 35)
    for direction in sorted(DIRECTIONS, key=lambda one: one not in (1, 5)):
        _inlay(canvas, direction, is_burning=False)
    return canvas.sprite()


@PARTS.kept
def _rail() -> Sprite:
    canvas = Canvas.plain(PALETTE, RAIL_WIDTH, STOCKS[0] + STOCKS[1], GROUND)
    for (top, height), panel in ((GENERAL, QIJIE_WELL), (RESERVE, PANEL), (STOCKS, PANEL)):
        canvas.plate(_corners(panel), 0, top, RAIL_WIDTH, height, 50, 50)
    return canvas.sprite()


def _corners(panel: str) -> Sprite:
    brush = Brush(PALETTE, 100, 100, GROUND, filled=True)
    return brush.plate(0, 0, 100, 100, 28, WELL).plate(4, 4, 92, 92, 24, panel).sprite()


def meander(brush: Brush, x: float, y: float, size: float, colour: str) -> None:
    brush.line([(x + across * size, y + down * size) for across, down in MEANDER_TURNS], colour, 4)


@PARTS.kept
def _meander() -> Sprite:
    brush = Brush(PALETTE, 33, 33, PANEL)
    meander(brush, 3, 3, 27, MEANDER)
    return brush.sprite()


def _inlay(canvas: Canvas, direction: int, *, is_burning: bool) -> None:
    """Bronze that joins a slot to its line under the cards; fire where the attack goes."""
    for (x, y), (to_x, to_y) in pairwise(line_of(direction)):
        inlay = piece(to_x - x, to_y - y, is_burning=is_burning)
        canvas.paste(inlay, min(x, to_x) - EDGE, min(y, to_y) - EDGE)


@PARTS.kept
def piece(across: float, down: float, *, is_burning: bool) -> Sprite:
    """From one card's middle to the next."""
    start = (EDGE + max(0, -across), EDGE + max(0, -down))
    points = [start, (start[0] + across, start[1] + down)]
    brush = Brush(PALETTE, round(abs(across)) + 2 * EDGE, round(abs(down)) + 2 * EDGE, PANEL)
    brush.line(points, SHADOW, 20)
    brush.line(points, EMBER if is_burning else DARK_BRONZE, 12)
    return brush.line(points, FLAME if is_burning else BRONZE, 5).sprite()
