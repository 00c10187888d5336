"""The islands with their coasts, walls, flags and power."""

from collections.abc import Iterator
from itertools import pairwise
from math import dist, sin, tau

from engines.fireship.data import (
    ISLAND_POWER,
    Colour,
    Island,
)
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.fireship.chart import chart, green_circle
from renderer.fireship.layout import CELL, ISLANDS, WIDTH, cell_middle, middle
from renderer.fireship.shapes import flag
from renderer.fireship.theme import (
    COAST,
    HALO,
    HILL,
    HILL_SHADE,
    LAND,
    NAVY,
    NUMERALS,
    PALETTE,
    SHORE,
    WALL,
    WALL_EDGE,
)
from renderer.lettering import Style
from renderer.paths import Outline, Point, Shape, rectangle
from renderer.shelf import PARTS
from renderer.sprite import Sprite

COAST_PHASES = (0.3, 1.9, 3.1, 4.4, 5.6, 0.9, 2.5, 3.7, 5.1)

HILLS = {
    (3, 3): ((0.2, 0.26, 1), (0.78, 0.24, 0.8), (0.2, 0.8, 0.8), (0.76, 0.82, 1)),
    (3, 2): ((0.84, 0.74, 0.7), (0.16, 0.3, 0.7)),
    (2, 3): ((0.28, 0.86, 0.7), (0.74, 0.54, 0.6)),
    (2, 2): (),
}


def colour_name(colour: Colour) -> str:
    return colour.name.lower()


def desk(circles: tuple[int, ...], flags: tuple[Colour, ...], rings: tuple[int, ...], height: int) -> Canvas:
    canvas = Canvas.plain(PALETTE, WIDTH, height, NAVY)
    canvas.paste(chart(), 0, 0)
    for cell in circles:
        canvas.stamp(green_circle(), *cell_middle(cell))
    for island in Island:
        land = _land(island, colour_name(flags[island]), rings[island])
        canvas.stamp(land, *middle(ISLANDS[island]))
    return canvas


@PARTS.kept
def _land(island: Island, colour: str, rings: int) -> Sprite:
    left, top, right, bottom = ISLANDS[island]
    width, height = right - left, bottom - top
    brush = Brush(PALETTE, width + 12, height + 12, SHORE)
    for grow, ink in ((2, COAST), (-2, LAND)):
        brush.fill(_coast(width, height, grow, COAST_PHASES[island]), ink)
    for number in range(rings):
        _wall(brush, width, height, 12 + 8 * number, 18 - 4 * number, towers=number == rings - 1)
    for across, down, scale in HILLS[width // CELL, height // CELL]:
        _hill(brush, (6 + width * across, 6 + height * down), scale)
    at, size, power = _flag_place(width, height)
    flag(brush, colour, (at[0] + 6, at[1] + 6), *size)
    canvas = Canvas(PALETTE, brush.sprite())
    style = Style(NUMERALS, 42 if width == height == 2 * CELL else 46, NAVY, LAND, HALO, 3)
    canvas.write(str(ISLAND_POWER[rings]), power[0] + 6, power[1] + 6, style)
    return canvas.sprite()


def _flag_place(width: int, height: int) -> tuple[Point, Point, Point]:
    """Where the flag's foot is, how large it is, where the power stands."""
    x, y = width / 2, height / 2
    if width == 3 * CELL:
        return (x - 38, y + 32), (54, 42), (x + 34, y + 2)
    if height == 3 * CELL:
        return (x - 26, y - 4), (50, 40), (x, y + 34)
    return (x - 17, y - 6), (40, 30), (x, y + 26)


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
