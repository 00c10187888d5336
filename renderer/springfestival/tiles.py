"""Tiles with their two faces, and full Sparks."""

from engines.springfestival.data import TILES, Tile
from engines.springfestival.grid import Direction
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.colours import PAINTS
from renderer.lettering import Style
from renderer.paths import Point, rectangle, star
from renderer.shelf import PARTS
from renderer.springfestival.theme import (
    CARD_SHADE,
    DARK_GOLD,
    FLARE,
    GLEAM,
    GOLD,
    NUMERALS,
    PALETTE,
    PAPER,
    PAPER_SHADE,
    PAPER_SPARK,
    ROCKET,
    SHADOW,
    SPARK,
    VERMILION,
    WHITE,
)
from renderer.sprite import Sprite
from renderer.symbols import own_symbol

STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
HEAD = "M0 -9 L13 8 C5 5 -5 5 -13 8Z"
LEGIBLE = 42
NUMBER_EDGE = 25.5  # from the middle of a small tile to the far edge of its number


def colour_of(tile: Tile) -> str:
    return tile.colour.name.lower()


def nudge(size: int) -> int:
    """On small tiles, to keep the number clear of a full Spark beside it."""
    return 3 if size < 84 else 0


@PARTS.kept
def tile_sprite(number: int, size: int, ground: str, *, exploded: bool, glows: bool = False) -> Sprite:
    """Dark with a rocket, or cream with a burst; symbol and number at the same place."""
    tile, scale = TILES[number], size / 100
    brush = Brush(PALETTE, size, size, ground, filled=True)
    draw = _explosion if exploded else _rocket
    draw(brush, colour_of(tile), scale, size, FLARE if glows else "")
    for arrow in tile.arrows:
        _arrow(brush, arrow, size, exploded=exploded)
    for side in tile.half_sparks:
        _half_spark(brush, side, size, ground, exploded=exploded)
    return _numbered(brush, tile, scale, size, exploded=exploded)


def _numbered(brush: Brush, tile: Tile, scale: float, size: int, *, exploded: bool) -> Sprite:
    paint, lettering = PAINTS[colour_of(tile)], max(LEGIBLE, round(46 * scale))
    x, y = size / 2 - nudge(size), size / 2 - scale + (0 if exploded else 8 * scale)
    radius = max(10.5, 12 * scale)
    own_symbol(brush, colour_of(tile), (x - radius - scale, y), radius)
    canvas = Canvas(PALETTE, brush.sprite())
    number = str(tile.explosions)
    canvas.write(number, x + radius + scale, y, Style(NUMERALS, lettering, paint.on, paint.fill))
    return canvas.sprite()


def _body(brush: Brush, size: int, scale: float, rim: str, face: str, width: float) -> None:
    edge = 2 * scale
    wide = size - 2 * edge
    brush.plate(edge, edge + 2 * scale, wide, wide - 2 * scale, 15 * scale, SHADOW)
    brush.plate(edge, edge, wide, wide - 4 * scale, 15 * scale, rim)
    inner = wide - 2 * width * scale
    brush.plate(edge + width * scale, edge + width * scale, inner, inner - 4 * scale, 11 * scale, face)


def _explosion(brush: Brush, colour: str, scale: float, size: int, rim: str) -> None:
    _body(brush, size, scale, rim or PAPER_SHADE, PAPER, 5 if rim else 3)
    x, y, fill = size / 2, size / 2 - scale, PAINTS[colour].fill
    brush.fill(star(0, 0, 40, 29, 12), fill, (x, y), scale).disc(x, y, 29 * scale, fill)


def _rocket(brush: Brush, colour: str, scale: float, size: int, rim: str) -> None:
    paint = PAINTS[colour]
    _body(brush, size, scale, rim or paint.fill, ROCKET, 5)
    at = (size / 2, size / 2 - scale)
    brush.fill("M-11 30 C-13 38 -5 38 -3 44 C0 39 3 39 4 44 C7 38 13 38 11 30Z", FLARE, at, scale)
    brush.fill("M-28 4 L-39 30 L-24 25Z", paint.light, at, scale)
    brush.fill("M28 4 L39 30 L24 25Z", paint.shade, at, scale)
    hull = (
        "M0 -39 C9 -34 27 -22 30 -4 V20 C30 25 26 28 22 28 H-22 C-26 28 -30 25 -30 20 V-4"
        "C-27 -22 -9 -34 0 -39Z"
    )
    brush.fill(hull, paint.fill, at, scale, rim=GLEAM, rim_width=1.8)
    brush.fill("M0 -39 C9 -34 24 -25 28.5 -11 H-28.5 C-24 -25 -9 -34 0 -39Z", paint.light, at, scale)


def _arrow(brush: Brush, arrow: Direction, size: int, *, exploded: bool) -> None:
    (dx, dy), scale = STEPS[arrow], size / 100
    reach = size / 2 - 2 * scale - (9 if 0 in (dx, dy) else 13) * scale
    at = (size / 2 + dx * reach, size / 2 - 2 * scale + dy * (reach + scale))
    ink, rim = (VERMILION, PAPER) if exploded else (GOLD, ROCKET)
    brush.fill(HEAD, ink, at, scale * 1.02, 45 * arrow, rim=rim, rim_width=2.6 * scale)


def _half_spark(brush: Brush, side: Direction, size: int, ground: str, *, exploded: bool) -> None:
    (dx, dy), scale = STEPS[side], size / 100
    edge = 2 * scale
    at: Point = (size / 2 + dx * (size / 2 - edge), size / 2 + dy * (size / 2 - edge) - 3 * scale * (dy > 0))
    ink, rim = (PAPER_SPARK, PAPER) if exploded else (SPARK, ROCKET)
    spark = Brush(PALETTE, size, size, ground)
    spark.fill(star(0, 0, 18, 7.5, 4), ink, at, scale, rim=rim, rim_width=2.6 * scale)
    spark.fill(star(0, 0, 12, 7, 4, -45), ink, at, scale)
    brush.cut(spark, rectangle(edge, edge, size - 2 * edge, size - 2 * edge))


def sparkle(brush: Brush, x: float, y: float, radius: float, fill: str = SPARK, rim: str = DARK_GOLD) -> None:
    for shape in (star(x, y, radius, radius * 0.42, 4), star(x, y, radius * 0.66, radius * 0.36, 4, -45)):
        brush.line(shape, rim, radius * 0.26, closed=True)
    for shape in (star(x, y, radius * 0.66, radius * 0.36, 4, -45), star(x, y, radius, radius * 0.42, 4)):
        brush.fill(shape, fill)


@PARTS.kept
def glow(size: int) -> Sprite:
    """Around a tile that was launched or turned back, in the gap to its neighbours: no arrow is covered."""
    brush = Brush(PALETTE, size + 6, size + 6, SHADOW)
    return brush.frame(3, 3, size, size, 16 * size / 100, FLARE, 4.5).sprite()


@PARTS.kept
def full_spark(size: int) -> Sprite:
    """Across the edge of two tiles."""
    radius = min(21 * size / 100, (size / 2 - NUMBER_EDGE + nudge(size)) / 1.14)
    brush = Brush(PALETTE, round(2.4 * radius) + 6, round(2.4 * radius) + 6, CARD_SHADE)
    middle = brush.size[0] / 2
    sparkle(brush, middle, middle, radius, WHITE)
    return brush.sprite()
