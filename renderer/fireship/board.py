"""What changes on the chart: islands and their flags, home squares, pawns, the last move, targets."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import dist, sin, tau

from engines.fireship.data import (
    CORNERS,
    HOME,
    ISLAND_POWER,
    SPECIALS,
    Colour,
    Island,
    Pawn,
    cell,
)
from engines.fireship.sea import SHORES, route
from engines.fireship.view import View
from engines.notation import member_name
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.colours import PAINTS
from renderer.fireship.chart import chart
from renderer.fireship.layout import CELL, HOME_SQUARES, ISLANDS, WIDTH, cell_middle, middle
from renderer.fireship.shapes import SPECIAL_PLATES, flag, pawn, silhouette
from renderer.fireship.theme import (
    CIRCLE_PALE,
    COAST,
    FADED,
    HALO,
    HILL,
    HILL_SHADE,
    LAND,
    NAVY,
    NUMERALS,
    PALETTE,
    SEA,
    SHORE,
    WALL,
    WALL_EDGE,
)
from renderer.lettering import NAMES, Style
from renderer.look import Look
from renderer.marks import chosen, target
from renderer.paths import Outline, Point, Shape, rectangle
from renderer.sprite import Sprite
from renderer.symbols import own_symbol, symbol

ALONE, PAIRED = 56, 42
PAIR = ((-11, -10), (11, 10))  # the newer one in front
MOST_NUMBERED = 30  # more targets are named by their coordinates
PLACES = {member_name(island): island for island in Island}
COAST_PHASES = (0.3, 1.9, 3.1, 4.4, 5.6, 0.9, 2.5, 3.7, 5.1)
HILLS = {
    (3, 3): ((0.2, 0.26, 1), (0.78, 0.24, 0.8), (0.2, 0.8, 0.8), (0.76, 0.82, 1)),
    (3, 2): ((0.84, 0.74, 0.7), (0.16, 0.3, 0.7)),
    (2, 3): ((0.28, 0.86, 0.7), (0.74, 0.54, 0.6)),
    (2, 2): (),
}


def draw_chart(view: View, look: Look, height: int) -> Canvas:
    canvas = Canvas(PALETTE, _desk(view.table.circles, view.flags, view.rings, height))
    for corner in CORNERS:
        _home(canvas, view, corner, look)
    _trail(canvas, view)
    _pawns(canvas, view)
    _targets(canvas, view, look)
    return canvas


def colour_name(colour: Colour) -> str:
    return colour.name.lower()


@lru_cache(maxsize=8)
def _desk(circles: tuple[int, ...], flags: tuple[Colour, ...], rings: tuple[int, ...], height: int) -> Sprite:
    """The chart with its islands, which change seldom."""
    canvas = Canvas.plain(PALETTE, WIDTH, height, NAVY)
    canvas.paste(chart(circles), 0, 0)
    for island in Island:
        land = _land(island, colour_name(flags[island]), rings[island])
        canvas.stamp(land, *middle(ISLANDS[island]))
    return canvas.sprite()


@lru_cache(maxsize=256)
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


def _home(canvas: Canvas, view: View, corner: Colour, look: Look) -> None:
    left, top, _, _ = HOME_SQUARES[corner]
    seat = view.table.seats[corner]
    if seat is None:
        canvas.paste(_free_home(colour_name(corner)), left, top)
        return
    counts = tuple(view.fleets[corner][kind].count(HOME) for kind in Pawn)
    canvas.paste(_home_square(colour_name(corner), counts, look.letter(colour_name(corner))), left, top)


@lru_cache(maxsize=8)
def _free_home(colour: str) -> Sprite:
    """Nobody's: only the corner's symbol."""
    brush = Brush(PALETTE, 2 * CELL, 2 * CELL, SEA)
    brush.plate(2, 2, 120, 120, 18, SHORE)
    symbol(brush, colour, (CELL, CELL), 26, SEA, SHORE)
    return brush.sprite()


@lru_cache(maxsize=512)
def _home_square(colour: str, counts: tuple[int, ...], letter: str) -> Sprite:
    paint = PAINTS[colour]
    brush = Brush(PALETTE, 2 * CELL, 2 * CELL, SEA)
    brush.plate(2, 2, 120, 120, 18, NAVY).plate(5, 5, 114, 114, 15, paint.fill)
    brush.frame(9, 9, 106, 106, 12, paint.light, 2)
    places = ((34, 35), (90, 35), (34, 89))
    inks = [paint.on if count else FADED[colour] for count in counts]
    for kind, (x, y), ink in zip(Pawn, places, inks, strict=True):
        silhouette(brush, kind, ink, (x - 9, y), 30)
    own_symbol(brush, colour, (79, 89), 12)
    canvas = Canvas(PALETTE, brush.sprite())
    for count, (x, y), ink in zip(counts, places, inks, strict=True):
        canvas.write(str(count), x + 17, y, Style(_face(count), 42, ink, paint.fill))
    canvas.write(letter, 105, 89, Style(NAMES, 42, paint.on, paint.fill))
    return canvas.sprite()


def _face(count: int) -> str:
    return NAMES if count < 10 else "barlow-condensed"


def _ground(view: View, at: int) -> str:
    """What lies under a pawn."""
    if at in SPECIALS:
        return SPECIAL_PLATES[SPECIALS[at]][0]
    if at in view.table.circles:
        return CIRCLE_PALE
    return SHORE if any(shore >> at & 1 for shore in SHORES) else SEA


@lru_cache(maxsize=512)
def _pawn(kind: Pawn, colour: str, size: int, ground: str) -> Sprite:
    brush = Brush(PALETTE, size + 8, size + 8, ground)
    pawn(brush, kind, colour, (size / 2 + 4, size / 2 + 4), size)
    return brush.sprite()


def pawns_by_cell(view: View) -> dict[int, list[tuple[Pawn, Colour]]]:
    """The acting seat's are in front."""
    acting = view.table.colours[view.active]
    found: dict[int, list[tuple[Pawn, Colour]]] = {}
    for colour in sorted(Colour, key=lambda one: (one is acting, one)):
        for kind in Pawn:
            for place in view.fleets[colour][kind]:
                if place != HOME:
                    found.setdefault(place, []).append((kind, colour))
    return found


def _pawns(canvas: Canvas, view: View) -> None:
    for at, pawns in sorted(pawns_by_cell(view).items()):
        x, y = cell_middle(at)
        size, offsets = (ALONE, ((0, 0),)) if len(pawns) == 1 else (PAIRED, PAIR)
        for (kind, colour), (dx, dy) in zip(pawns, offsets, strict=True):
            canvas.stamp(_pawn(kind, colour_name(colour), size, _ground(view, at)), x + dx, y + dy)


@lru_cache(maxsize=16)
def _dot(colour: str) -> Sprite:
    brush = Brush(PALETTE, 12, 12, SEA)
    return brush.disc(6, 6, 5, WALL).disc(6, 6, 3.6, PAINTS[colour].fill).sprite()


@lru_cache(maxsize=16)
def _start(colour: str) -> Sprite:
    brush = Brush(PALETTE, 50, 50, SEA)
    return brush.ring(25, 25, 18, WALL, 9).ring(25, 25, 18, PAINTS[colour].fill, 5).sprite()


def _trail(canvas: Canvas, view: View) -> None:
    """The last move: an open ring where it began, dots along its way."""
    trail = view.turn.trail
    if trail is None:
        return
    corner = view.table.colours[trail.seat]
    way = [_middle(trail.start, corner), *map(cell_middle, route(trail.pawn, corner, trail.start, trail.to))]
    for one, other in pairwise(way):
        count = max(1, round(dist(one, other) / 15))
        for number in range(1, count + 1):
            share = number / count
            x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            if not _is_at_home(corner, x, y):
                canvas.stamp(_dot(colour_name(corner)), x, y)
    if trail.start != HOME:
        canvas.stamp(_start(colour_name(corner)), *way[0])


def _is_at_home(corner: Colour, x: float, y: float) -> bool:
    left, top, right, bottom = HOME_SQUARES[corner]
    return left - 6 <= x <= right + 6 and top - 6 <= y <= bottom + 6


def _middle(place: int, corner: Colour) -> tuple[int, int]:
    return middle(HOME_SQUARES[corner]) if place == HOME else cell_middle(place)


def _targets(canvas: Canvas, view: View, look: Look) -> None:
    if look.chosen:
        canvas.stamp(chosen(PALETTE, SEA), *_place_middle(view, look.chosen))
    numbered = len(look.targets) <= MOST_NUMBERED
    for place, number in look.targets.items():
        mark = target(PALETTE, number, SEA, 27) if numbered else _small_target()
        canvas.stamp(mark, *_place_middle(view, place))


@lru_cache(maxsize=1)
def _small_target() -> Sprite:
    """One of many: its coordinates are its name."""
    return chosen(PALETTE, SEA, 13)


def _place_middle(view: View, place: str) -> tuple[int, int]:
    """Of a home square its corner in the sea, of an island its corner without flag and power."""
    if place == "home":
        x, y = middle(HOME_SQUARES[view.table.colours[view.active]])
        return x + (76 if x < WIDTH // 2 else -76), y + (76 if y < WIDTH // 2 else -76)
    if place in PLACES:
        _, top, right, _ = ISLANDS[PLACES[place]]
        return right - 6, top + 6
    return cell_middle(cell(place))
