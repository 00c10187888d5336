"""The islands: in their owner's colour, with their walls and what it takes to conquer them now."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import dist, sin, tau

from engines.fireship.data import Colour, Island
from engines.fireship.view import View
from renderer.colours import PAINTS
from renderer.fireship.chart import chart, green_circle
from renderer.fireship.layout import CELL, ISLANDS, WIDTH, cell_middle, middle
from renderer.fireship.theme import (
    COAST,
    HILL,
    HILL_SHADE,
    LAND,
    NAVY,
    NEUTRAL,
    PALETTE,
    SHORE,
    WALL,
    WALL_EDGE,
)
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.paths import Outline, Point, Shape, rectangle
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol, symbol

BEACH = 13  # from the coast inwards
COAST_PHASES = (0.3, 1.9, 3.1, 4.4, 5.6, 0.9, 2.5, 3.7, 5.1)

HILLS = {
    (3, 3): ((0.2, 0.26, 1), (0.78, 0.24, 0.8), (0.2, 0.8, 0.8), (0.76, 0.82, 1)),
    (3, 2): ((0.84, 0.74, 0.7), (0.16, 0.3, 0.7)),
    (2, 3): ((0.28, 0.86, 0.7), (0.74, 0.54, 0.6)),
    (2, 2): (),
}


def colour_name(colour: Colour) -> str:
    return colour.name.lower()


@dataclass(frozen=True, slots=True)
class Plan:
    """Of an island of some size: where its symbol stands, how large, and where its number."""

    symbol: Point  # from the middle
    radius: float
    number: Point
    size: int
    plate: tuple[int, int]


PLANS = {
    (3, 3): Plan((0, -42), 25, (0, 32), 76, (100, 84)),
    (3, 2): Plan((-42, 0), 24, (36, 0), 62, (78, 66)),
    (2, 3): Plan((0, -42), 24, (0, 34), 62, (78, 66)),
    (2, 2): Plan((0, -27), 15, (0, 18), 50, (72, 48)),
}


def desk(circles: tuple[int, ...], view: View, height: int) -> Canvas:
    canvas = Canvas.plain(PALETTE, WIDTH, height, NAVY)
    canvas.paste(chart(), 0, 0)
    for cell in circles:
        canvas.stamp(green_circle(), *cell_middle(cell))
    for island in Island:
        colour, rings = colour_name(view.open.flags[island]), view.open.rings[island]
        canvas.stamp(_land(island, colour, rings), *middle(ISLANDS[island]))
    return canvas


@PARTS.kept
def _land(island: Island, colour: str, rings: int) -> Sprite:
    left, top, right, bottom = ISLANDS[island]
    width, height = right - left, bottom - top
    brush = Brush(PALETTE, width + 12, height + 12, SHORE)
    for grow, ink in ((2, COAST), (-2, LAND)):
        brush.fill(_coast(width, height, grow, COAST_PHASES[island]), ink)
    _country(brush, colour, width, height)
    for number in range(rings):
        _wall(brush, width, height, 12 + 8 * number, 18 - 4 * number, towers=number == rings - 1)
    plan, (x, y) = plan_of(island), (6 + width / 2, 6 + height / 2)
    _crest(brush, colour, (x + plan.symbol[0], y + plan.symbol[1]), plan.radius)
    return brush.sprite()


def plan_of(island: Island) -> Plan:
    left, top, right, bottom = ISLANDS[island]
    return PLANS[(right - left) // CELL, (bottom - top) // CELL]


def _country(brush: Brush, colour: str, width: int, height: int) -> None:
    """Inside the beach: its owner's colour, or bare with hills."""
    box = (6 + BEACH, 6 + BEACH, width - 2 * BEACH, height - 2 * BEACH)
    if colour == "white":
        brush.plate(*box, 24, NEUTRAL)
        for across, down, scale in HILLS[width // CELL, height // CELL]:
            _hill(brush, (6 + width * across, 6 + height * down), scale)
        return
    paint = PAINTS[colour]
    left, top, wide, tall = box
    brush.plate(*box, 20, paint.shade).plate(left + 4, top + 4, wide - 8, tall - 8, 17, paint.fill)


def _crest(brush: Brush, colour: str, at: Point, radius: float) -> None:
    """The owner's symbol; nobody's on a white disc, so that it is not taken for yellow."""
    if colour == "white":
        brush.disc(*at, radius + 3, NAVY).disc(*at, radius, WALL)
        symbol(brush, colour, at, radius * 0.7, NAVY, WALL)
    else:
        own_symbol(brush, colour, at, radius)


def _coast(width: int, height: int, grow: float, phase: float) -> Shape:
    """A rounded rectangle, gnawed by the sea."""
    frame = rectangle(6 - grow, 6 - grow, width + 2 * grow, height + 2 * grow, 34 + grow)[0]
    points = tuple(_along(frame, 150))
    x, y = 6 + width / 2, 6 + height / 2
    bites = (
        1 - 0.018 * (1 + sin(5 * tau * at / 150 + phase)) - 0.014 * (1 + sin(9 * tau * at / 150 + 2 * phase))
        for at in range(150)
    )
    return (
        tuple(
            (x + (px - x) * bite, y + (py - y) * bite) for (px, py), bite in zip(points, bites, strict=True)
        ),
    )


def _along(outline: Outline, count: int) -> Iterator[Point]:
    """So many points at equal distances."""
    sides = list(pairwise((*outline, outline[0])))
    total = sum(dist(one, other) for one, other in sides)
    walked, wanted = 0.0, 0
    for one, other in sides:
        length = dist(one, other)
        while wanted < count and total * wanted / count <= walked + length:
            share = (total * wanted / count - walked) / length if length else 0
            yield one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            wanted += 1
        walked += length


def _wall(brush: Brush, width: int, height: int, inset: int, corner: int, *, towers: bool) -> None:
    left, top = 6 + inset, 6 + inset
    wide, tall = width - 2 * inset, height - 2 * inset
    for ink, thick in ((WALL_EDGE, 6), (WALL, 4)):
        brush.frame(left, top, wide, tall, corner, ink, thick)
    if towers:
        for x in (left + 5, left + wide - 5):
            for y in (top + 5, top + tall - 5):
                brush.plate(x - 9, y - 9, 18, 18, 3, WALL_EDGE).plate(x - 7, y - 7, 14, 14, 2, WALL)


def _hill(brush: Brush, at: Point, scale: float) -> None:
    brush.fill("M-26 12 L-6 -16 L4 -4 L11 -12 L27 12Z", HILL_SHADE, at, scale)
    brush.fill("M-6 -16 L4 -4 L-2 12 H-26Z", HILL, at, scale)
