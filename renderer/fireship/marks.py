"""Where it happened: the ways of the pawns, what was attacked, what was lost."""

from collections.abc import Iterator
from itertools import pairwise
from math import dist

from engines.core import Event, Phrase, say
from engines.fireship.data import HOME, Colour, Island, special_phrase
from engines.fireship.data import place as place_of
from engines.fireship.events import (
    BoumPlayed,
    Fortified,
    IslandAttacked,
    IslandTaken,
    KrakenRose,
    Moved,
    PawnAttacked,
    PawnLost,
)
from engines.fireship.sea import route
from engines.fireship.view import View
from engines.notation import member_name
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import HOME_SQUARES, ISLANDS, cell_middle, middle
from renderer.fireship.theme import PALETTE, SEA, WALL
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.paths import star
from renderer.raster.sprite import Sprite

STEP = 15  # from dot to dot
CALLED = frozenset(map(member_name, Island))


def place(_: View, name: str) -> Phrase:
    if name in CALLED:
        return say(f"island-{name}")
    spot = place_of(name)
    return say("spelled-home") if spot == HOME else special_phrase(spot)


def draw_trail(canvas: Canvas, view: View, look: Look) -> None:
    """Below the pawns."""
    moves = [event for event in look.news if isinstance(event, Moved)]
    for move in moves:
        _way(canvas, view, move)
    reached = {(move.seat, move.to) for move in moves}
    for move in moves:
        if move.start != HOME and (move.seat, move.start) not in reached:
            canvas.stamp(_left(_colour(view, move.seat)), *cell_middle(move.start))
    for event in look.news:
        if isinstance(event, PawnLost) and event.place != HOME:
            canvas.stamp(_left(colour_name(event.colour)), *cell_middle(event.place))
        for x, y in _struck(event):
            canvas.stamp(_burst(_colour(view, event.seat)), x, y)  # type: ignore[attr-defined]  # all have one


def _colour(view: View, seat: int) -> str:
    return colour_name(view.table.colours[seat])


def _way(canvas: Canvas, view: View, move: Moved) -> None:
    """Dots; none over islands and home squares, which bear numbers."""
    corner, dot = view.table.colours[move.seat], _dot(_colour(view, move.seat))
    way = [_middle(move.start, corner), *map(cell_middle, route(move.pawn, corner, move.start, move.to))]
    for one, other in pairwise(way):
        count = max(1, round(dist(one, other) / STEP))
        for number in range(1, count + 1):
            share = number / count
            x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            if not _is_on_land(x, y):
                canvas.stamp(dot, x, y)


def _struck(event: Event) -> Iterator[tuple[int, int]]:
    match event:
        case PawnAttacked(cell=cell) | BoumPlayed(cell=cell) | KrakenRose(cell=cell):
            yield cell_middle(cell)
        case IslandAttacked(island=island) | IslandTaken(island=island) | Fortified(island=island):
            yield corner_of(island)


def corner_of(island: Island) -> tuple[int, int]:
    """Where there is neither flag nor power."""
    _, top, right, _ = ISLANDS[island]
    return right - 6, top + 6


def _middle(place: int, corner: Colour) -> tuple[int, int]:
    return middle(HOME_SQUARES[corner]) if place == HOME else cell_middle(place)


def _is_on_land(x: float, y: float) -> bool:
    return any(
        left - 6 <= x <= right + 6 and top - 6 <= y <= bottom + 6
        for left, top, right, bottom in (*ISLANDS.values(), *HOME_SQUARES.values())
    )


@PARTS.kept
def _dot(colour: str) -> Sprite:
    brush = Brush(PALETTE, 12, 12, SEA)
    return brush.disc(6, 6, 5, WALL).disc(6, 6, 3.6, PAINTS[colour].fill).sprite()


@PARTS.kept
def _left(colour: str) -> Sprite:
    """Something stood here."""
    brush = Brush(PALETTE, 50, 50, SEA)
    return brush.ring(25, 25, 18, WALL, 9).ring(25, 25, 18, PAINTS[colour].fill, 5).sprite()


@PARTS.kept
def _burst(colour: str) -> Sprite:
    brush = Brush(PALETTE, 80, 80, SEA)
    brush.fill(star(0, 0, 35, 25, 12), PAINTS[colour].fill, (40, 40), rim=WALL, rim_width=4)
    return brush.sprite()
