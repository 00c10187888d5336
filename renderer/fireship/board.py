"""What changes on the chart: islands and their flags, home squares, pawns, the last move, targets."""

from engines.fireship.data import (
    CORNERS,
    HOME,
    SPECIALS,
    Colour,
    Island,
    Pawn,
    cell,
)
from engines.fireship.sea import SHORES
from engines.fireship.view import View
from engines.notation import member_name
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.fireship.closer import spans, window
from renderer.fireship.homes import draw_home
from renderer.fireship.islands import colour_name, desk
from renderer.fireship.layout import HOME_SQUARES, WIDTH, cell_middle, middle
from renderer.fireship.shapes import SPECIAL_PLATES, pawn
from renderer.fireship.theme import (
    CIRCLE_PALE,
    PALETTE,
    SEA,
    SHORE,
)
from renderer.fireship.trail import corner_of, draw_trail
from renderer.look import Look
from renderer.marks import LARGE, chosen, target
from renderer.shelf import PARTS
from renderer.sprite import Sprite

ALONE, PAIRED, CHOSEN = 56, 42, 34

PAIR = ((-11, -10), (11, 10))  # the newer one in front

MOST_NUMBERED = 30  # more targets are named by their coordinates

PLACES = {member_name(island): island for island in Island}


def draw_chart(view: View, look: Look, height: int) -> Canvas:
    canvas = desk(view.table.circles, view.open.flags, view.open.rings, height)
    for corner in CORNERS:
        draw_home(canvas, view, corner, look)
    draw_trail(canvas, view, look)
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


def _pawns(canvas: Canvas, view: View) -> None:
    for at, pawns in sorted(pawns_by_cell(view).items()):
        x, y = cell_middle(at)
        size, offsets = (ALONE, ((0, 0),)) if len(pawns) == 1 else (PAIRED, PAIR)
        for (kind, colour), (dx, dy) in zip(pawns, offsets, strict=True):
            canvas.stamp(_pawn(kind, colour_name(colour), size, _ground(view, at)), x + dx, y + dy)


def _targets(canvas: Canvas, view: View, look: Look) -> None:
    if look.chosen:
        canvas.mark(chosen(PALETTE, SEA, CHOSEN), *_place_middle(view, look.chosen))
    numbered = len(look.targets) <= MOST_NUMBERED
    middles = {place: _place_middle(view, place) for place in look.targets}
    near = window(list(middles.values())) if look.closer else None
    radius = LARGE if look.closer and near is None else 27
    for place, number in look.targets.items():
        mark = target(PALETTE, number, SEA, radius) if numbered else _small_target()
        canvas.mark(mark, *middles[place])
    if near is not None:
        canvas.columns, canvas.rows = map(spans, near)


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
