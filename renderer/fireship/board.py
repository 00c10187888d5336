"""What changes on the chart: islands and their flags, home squares, pawns, the last move, targets."""

from engines.fireship.data import (
    CORNERS,
    HOME,
    SIDE,
    SPECIALS,
    Colour,
    Island,
    Pawn,
    cell,
)
from engines.fireship.sea import SHORES
from engines.fireship.view import View
from engines.notation import member_name
from renderer.colours import PAINTS
from renderer.fireship.assault import draw_arrow, draw_hull, draw_odds, draw_powers, last_seen
from renderer.fireship.homes import draw_home
from renderer.fireship.islands import colour_name, desk
from renderer.fireship.layout import CHART, HOME_SQUARES, WIDTH, cell_box, cell_middle, edge, middle
from renderer.fireship.marks import corner_of, draw_trail
from renderer.fireship.numbers import draw_numbers
from renderer.fireship.shapes import SPECIAL_PLATES, pawn, silhouette
from renderer.fireship.theme import (
    CIRCLE_PALE,
    NAVY,
    PALETTE,
    SEA,
    SHORE,
    WALL,
)
from renderer.look import Look
from renderer.marks import chosen, target
from renderer.placing import Busy
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol

ALONE, CHOSEN, RADIUS = 56, 34, 27
TOKEN, PAIR = (30, 60), ((-15, 0), (15, 0))  # two in a cell stand side by side

MOST_NUMBERED = 30  # more targets are named by their coordinates

PLACES = {member_name(island): island for island in Island}


def draw_chart(view: View, look: Look, height: int) -> Canvas:
    canvas = desk(view.table.circles, view, height)
    draw_numbers(canvas, view, look.front, (0, 0, WIDTH, CHART))
    for corner in CORNERS:
        draw_home(canvas, view, corner, look)
    draw_trail(canvas, view, look)
    assault = None if look.outcome else last_seen(view, look)
    if assault is not None:
        draw_hull(canvas, assault)
    draw_pawns(canvas, view)
    if assault is not None:
        draw_arrow(canvas, assault)
        whole = (edge(0), edge(0), edge(SIDE), edge(SIDE))
        draw_odds(canvas, assault, draw_powers(canvas, assault, busy_on(view), whole), whole)
    _targets(canvas, view, look)
    return canvas


def _ground(view: View, at: int) -> str:
    """What lies under a pawn."""
    if at in SPECIALS:
        return SPECIAL_PLATES[SPECIALS[at]][0]
    if at in view.table.circles:
        return CIRCLE_PALE
    return SHORE if any(shore >> at & 1 for shore in SHORES) else SEA


@PARTS.kept
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


def busy_on(view: View) -> tuple[Busy, ...]:
    """What no number should cover."""
    pawns = (
        Busy(cell_box(at), 3) for fleet in view.fleets for places in fleet for at in places if at != HOME
    )
    specials = (Busy(cell_box(at), 2) for at in SPECIALS)
    return (*pawns, *specials, *(Busy(box, 40) for box in HOME_SQUARES.values()))


def draw_pawns(canvas: Canvas, view: View) -> None:
    for at, pawns in sorted(pawns_by_cell(view).items()):
        x, y = cell_middle(at)
        ground = _ground(view, at)
        if len(pawns) == 1:
            ((kind, colour),) = pawns
            canvas.stamp(_pawn(kind, colour_name(colour), ALONE, ground), x, y)
            continue
        for (kind, colour), (dx, dy) in zip(pawns, PAIR, strict=True):
            canvas.stamp(_token(kind, colour_name(colour), ground), x + dx, y + dy)


@PARTS.kept
def _token(kind: Pawn, colour: str, ground: str) -> Sprite:
    """Half a cell: the colour's symbol above, the kind of pawn below."""
    (width, height), paint = TOKEN, PAINTS[colour]
    brush = Brush(PALETTE, width, height, ground)
    brush.plate(0, 0, width, height, 7, NAVY).plate(1, 1, width - 2, height - 2, 6, WALL)
    brush.plate(3, 3, width - 6, height - 6, 5, paint.fill)
    own_symbol(brush, colour, (width / 2, 18), 9)
    silhouette(brush, kind, paint.on, (width / 2, 43), 23)
    return brush.sprite()


def _targets(canvas: Canvas, view: View, look: Look) -> None:
    if look.chosen:
        canvas.mark(chosen(PALETTE, SEA, CHOSEN), *_place_middle(view, look.chosen))
    numbered = len(look.targets) <= MOST_NUMBERED
    middles = {place: _place_middle(view, place) for place in look.targets}
    for place, sign in look.targets.items():
        mark = target(PALETTE, sign, SEA, RADIUS) if numbered else _small_target()
        canvas.mark(mark, *middles[place])


@PARTS.kept
def _small_target() -> Sprite:
    """One of many: its coordinates are its name."""
    return chosen(PALETTE, SEA, 13)


def _place_middle(view: View, place: str) -> tuple[int, int]:
    """Of a home square its corner in the sea, of an island its corner without flag and power."""
    if place == "home":
        x, y = middle(HOME_SQUARES[view.table.colours[view.active]])
        return x + (76 if x < WIDTH // 2 else -76), y + (76 if y < WIDTH // 2 else -76)
    if place in PLACES:
        return corner_of(PLACES[place])
    return cell_middle(cell(place))
