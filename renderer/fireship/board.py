"""What changes on the chart: islands and their flags, home squares, pawns, the last move, targets."""

from functools import lru_cache
from itertools import pairwise
from math import dist

from engines.fireship.data import (
    CORNERS,
    HOME,
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
from renderer.fireship.homes import draw_home
from renderer.fireship.islands import colour_name, desk
from renderer.fireship.layout import HOME_SQUARES, ISLANDS, WIDTH, cell_middle, middle
from renderer.fireship.shapes import SPECIAL_PLATES, pawn
from renderer.fireship.theme import (
    CIRCLE_PALE,
    PALETTE,
    SEA,
    SHORE,
    WALL,
)
from renderer.look import Look
from renderer.marks import chosen, target
from renderer.sprite import Sprite

ALONE, PAIRED, CHOSEN = 56, 42, 34

PAIR = ((-11, -10), (11, 10))  # the newer one in front

MOST_NUMBERED = 30  # more targets are named by their coordinates

PLACES = {member_name(island): island for island in Island}


def draw_chart(view: View, look: Look, height: int) -> Canvas:
    canvas = Canvas(PALETTE, desk(view.table.circles, view.open.flags, view.open.rings, height))
    for corner in CORNERS:
        draw_home(canvas, view, corner, look)
    _trail(canvas, view)
    _pawns(canvas, view)
    _targets(canvas, view, look)
    return canvas


def _ground(view: View, at: int) -> str:
    """What lies under a pawn."""
    if at in SPECIALS:
        return SPECIAL_PLATES[SPECIALS[at]][0]
    if at in view.table.circles:
        return CIRCLE_PALE
    return SHORE if any(shore >> at & 1 for shore in SHORES) else SEA


@lru_cache(maxsize=256)
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
            if not _is_on_land(x, y):
                canvas.stamp(_dot(colour_name(corner)), x, y)
    if trail.start != HOME:
        canvas.stamp(_start(colour_name(corner)), *way[0])


def _is_on_land(x: float, y: float) -> bool:
    """Over islands and home squares the way shows no dots: they bear numbers."""
    return any(
        left - 6 <= x <= right + 6 and top - 6 <= y <= bottom + 6
        for left, top, right, bottom in (*ISLANDS.values(), *HOME_SQUARES.values())
    )


def _middle(place: int, corner: Colour) -> tuple[int, int]:
    return middle(HOME_SQUARES[corner]) if place == HOME else cell_middle(place)


def _targets(canvas: Canvas, view: View, look: Look) -> None:
    if look.chosen:
        canvas.mark(chosen(PALETTE, SEA, CHOSEN), *_place_middle(view, look.chosen))
    numbered = len(look.targets) <= MOST_NUMBERED
    for place, number in look.targets.items():
        mark = target(PALETTE, number, SEA, 27) if numbered else _small_target()
        canvas.mark(mark, *_place_middle(view, place))


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
