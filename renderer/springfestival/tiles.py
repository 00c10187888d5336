"""Tiles with their two faces, and full Sparks."""

from engines.springfestival.data import TILES, Tile
from engines.springfestival.grid import Direction
from renderer.colours import PAINTS
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.paths import Point, rectangle, star
from renderer.raster.sprite import Sprite
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
    SPARK,
    VERMILION,
    WHITE,
    WINE,
)
from renderer.symbols import own_symbol, symbol

STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
HEAD = "M0 -10 L14 8 H-14Z"
LEGIBLE = 42
NUMBER_EDGE = 25.5  # from the middle of a small tile to the far edge of its number


def colour_of(tile: Tile) -> str:
    return tile.colour.name.lower()


def nudge(size: int) -> int:
    """On small tiles, to keep the number clear of a full Spark beside it."""
    return 3 if size < 84 else 0


@PARTS.kept
def tile_sprite(
    number: int,
    size: int,
    ground: str,
    *,
    exploded: bool,
    glows: bool = False,
    hot: tuple[Direction, ...] = (),
) -> Sprite:
    """Dark with a rocket, or cream with a burst; symbol and number at the same place. Hot arrows have lit
    another tile."""
    tile, scale = TILES[number], size / 100
    brush = Brush(PALETTE, size, size, ground, filled=True)
    draw = _explosion if exploded else _rocket
    draw(brush, tile, scale, size, FLARE if glows else "")
    for arrow in tile.arrows:
        _arrow(brush, arrow, size, exploded=exploded, hot=arrow in hot)
    for side in tile.half_sparks:
        _half_spark(brush, side, size, ground, exploded=exploded)
    return _numbered(brush, tile, scale, size, exploded=exploded)


@PARTS.kept
def small_tile(number: int, size: int, ground: str, *, exploded: bool) -> Sprite:
    """Colour and face only."""
    colour, scale, middle = colour_of(TILES[number]), size / 100, size / 2
    paint = PAINTS[colour]
    brush = Brush(PALETTE, size, size, ground, filled=True)
    edge = 2 + (4 if exploded else 8) * scale
    brush.plate(2, 2, size - 4, size - 4, 15 * scale, PAPER_SHADE if exploded else paint.fill)
    face = PAPER if exploded else ROCKET
    brush.plate(edge, edge, size - 2 * edge, size - 2 * edge, 11 * scale, face)
    if exploded:
        brush.fill(star(middle, middle, 43 * scale, 32 * scale, 12), paint.fill)
        own_symbol(brush, colour, (middle, middle), 23 * scale)
    else:
        ink = paint.light if colour == "blue" else paint.fill
        symbol(brush, colour, (middle, middle), 25 * scale, ink, ROCKET)
    return brush.sprite()


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
    """On whole pixels: straight edges cost no bytes there."""
    edge, wall = round(2 * scale), round(width * scale)
    wide, inner = size - 2 * edge, size - 2 * (edge + wall)
    brush.plate(edge, edge, wide, wide, round(13 * scale), rim)
    brush.plate(edge + wall, edge + wall, inner, inner, round(9 * scale), face)


def _explosion(brush: Brush, tile: Tile, scale: float, size: int, rim: str) -> None:
    _body(brush, size, scale, rim or PAPER_SHADE, PAPER, 5 if rim else 3)
    at = (round(size / 2), round(size / 2 - scale))
    brush.fill(star(0, 0, 41, 30, 12), PAINTS[colour_of(tile)].fill, at, scale)


def _rocket(brush: Brush, tile: Tile, scale: float, size: int, rim: str) -> None:
    """It gives way to the arrows and half-Sparks on the edge."""
    paint, taken = PAINTS[colour_of(tile)], {*tile.arrows, *tile.half_sparks}
    _body(brush, size, scale, rim or paint.fill, ROCKET, 5.5)
    at = (size / 2, size / 2 - scale)
    top, low = (-33 if Direction.N in taken else -43), (27 if Direction.S in taken else 29)
    if Direction.S in taken:
        for x in (-18.5, 18.5):
            jet = (at[0] + x * scale, at[1] + 26 * scale)
            brush.fill("M-8 0 C-9 8 -3 8 0 15 C3 8 9 8 8 0Z", FLARE, jet, scale)
    else:
        brush.fill("M-15 26 C-17 38 -8 36 -5 46 C-2 40 2 40 5 46 C8 36 17 38 15 26Z", FLARE, at, scale)
    for side in (Direction.SW, Direction.SE):
        if side not in taken:
            fin, mirrored = "M-27 4 C-37 11 -41 22 -39 34 L-22 26Z", side is Direction.SE
            brush.fill(fin, paint.light, at, scale, mirrored=mirrored)
    hull = (
        f"M0 {top} C12 {top + 8} 29 -20 31 -2 V{low - 9} C31 {low - 3} 27 {low} 22 {low} H-22"
        f"C-27 {low} -31 {low - 3} -31 {low - 9} V-2 C-29 -20 -12 {top + 8} 0 {top}Z"
    )
    brush.fill(hull, paint.fill, at, scale, rim=GLEAM, rim_width=2 * scale)
    nose = f"M0 {top} C10 {top + 7} 23 -24 28.5 -11 H-28.5 C-23 -24 -10 {top + 7} 0 {top}Z"
    brush.fill(nose, paint.light, at, scale)


def _arrow(brush: Brush, arrow: Direction, size: int, *, exploded: bool, hot: bool) -> None:
    (dx, dy), scale = STEPS[arrow], size / 100
    reach = size / 2 - 2 * scale - (9 if 0 in (dx, dy) else 13) * scale
    at = (round(size / 2 + dx * reach), round(size / 2 - 2 * scale + dy * (reach + scale)))
    if hot:
        brush.fill(HEAD, FLARE, at, scale * 1.22, 45 * arrow, rim=WINE, rim_width=2.6 * scale)
    else:
        brush.fill(HEAD, VERMILION if exploded else GOLD, at, scale * 1.04, 45 * arrow)


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
def full_spark(size: int) -> Sprite:
    """Across the edge of two tiles."""
    radius = min(21 * size / 100, (size / 2 - NUMBER_EDGE + nudge(size)) / 1.14)
    brush = Brush(PALETTE, round(2.4 * radius) + 6, round(2.4 * radius) + 6, CARD_SHADE)
    middle = brush.size[0] / 2
    sparkle(brush, middle, middle, radius, WHITE)
    return brush.sprite()
