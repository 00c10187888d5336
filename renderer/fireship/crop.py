"""A panel's picture: the part of the chart around what may be chosen, with coordinates on two edges."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from engines.fireship.data import COLUMNS, CORNERS, HOME, SIDE, Island, cell
from engines.fireship.view import View
from engines.notation import member_name
from renderer.fireship.assault import (
    Assault,
    asked_about,
    draw_arrow,
    draw_hull,
    draw_odds,
    draw_powers,
)
from renderer.fireship.board import busy_on, draw_pawns
from renderer.fireship.homes import draw_home
from renderer.fireship.islands import desk
from renderer.fireship.layout import CELL, CHART, HOME_SQUARES, ISLANDS, cell_box, edge
from renderer.fireship.numbers import draw_numbers
from renderer.fireship.theme import NAVY, NUMERALS, PALETTE, PAPER, SEA
from renderer.look import Look, Mark
from renderer.marks import beyond, ring, target
from renderer.placing import PHONE, Busy, at_edge, beside, cost, narrowness, square
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NARROW, Style
from renderer.raster.sprite import Box, Sprite, common, holds

ACROSS = 8  # columns: a cell is then 35 of 300 pixels
AXIS = 32
WIDE = AXIS + ACROSS * CELL
LEAST, MOST = 3, ACROSS  # rows
RADIUS, FIGURE, FAINT = 21, 32, 26  # of a mark, its figure, that of a faint one
COORDINATE = 26
RIM = 4  # from a cell to the ring around it
TEXT, NEAR = 12, 30  # pixels between the discs of two marks count as one

PLACES = {member_name(island): ISLANDS[island] for island in Island}


@dataclass(frozen=True, slots=True)
class Wanted:
    box: Box
    weight: int


def draw_crop(view: View, look: Look) -> Canvas:
    assault = asked_about(view, look)
    shown = window(view, look, assault)
    chart = desk(view.table.circles, view, CHART)
    plates = draw_numbers(chart, view, look.front, shown)
    for corner in CORNERS:
        draw_home(chart, view, corner, look)
    if assault is not None:
        draw_hull(chart, assault)
    draw_pawns(chart, view)
    busy = [*busy_on(view), *(Busy(plate, TEXT) for plate in plates)]
    boxes = {mark: box for mark in look.marks if (box := box_of(view, mark.place)) is not None}
    _draw_rings(chart, view, look, boxes, shown)
    if assault is not None:
        draw_arrow(chart, assault)
        busy = draw_powers(chart, assault, busy, shown)
    busy = _draw_marks(chart, boxes, busy, shown)
    if assault is not None:
        draw_odds(chart, assault, busy, shown)
    return _framed(chart, shown)


def _framed(chart: Canvas, shown: Box) -> Canvas:
    """Coordinates above and at the left."""
    left, top, right, bottom = shown
    canvas = Canvas.plain(PALETTE, AXIS + right - left, AXIS + bottom - top, SEA)
    canvas.lay(chart.part(shown).moved(AXIS, AXIS))
    canvas.paste(_axis(canvas.size[0], AXIS), 0, 0)
    canvas.paste(_axis(AXIS, canvas.size[1]), 0, 0)
    for number in range((right - left) // CELL):
        name = COLUMNS[(left - edge(0)) // CELL + number]
        style = Style(NUMERALS, COORDINATE, NAVY, PAPER)
        canvas.write(name, AXIS + (number + 0.5) * CELL, AXIS / 2, style)
    for number in range((bottom - top) // CELL):
        name = str((top - edge(0)) // CELL + number + 1)
        style = Style(NUMERALS if len(name) == 1 else NARROW, COORDINATE, NAVY, PAPER)
        canvas.write(name, AXIS / 2, AXIS + (number + 0.5) * CELL, style)
    shift = AXIS - left, AXIS - top
    for box in chart.marks:
        canvas.marks.append((box[0] + shift[0], box[1] + shift[1], box[2] + shift[0], box[3] + shift[1]))
    return canvas


@PARTS.kept
def _axis(width: int, height: int) -> Sprite:
    brush = Brush(PALETTE, width, height, PAPER, filled=True)
    if width > height:
        return brush.plate(AXIS - 3, height - 3, width, 3, 0, NAVY).sprite()
    return brush.plate(width - 3, AXIS - 3, 3, height, 0, NAVY).sprite()


def window(view: View, look: Look, assault: Assault | None) -> Box:
    """As many rows as there is room for, where most of what is wanted is seen and least is cut."""
    room = (PHONE if look.room is None else look.room) * WIDE // PHONE
    rows = min(MOST, max(LEAST, (room - AXIS) // CELL))
    wanted = _wanted(view, look, assault)
    windows = [
        (edge(column), edge(row), edge(column + ACROSS), edge(row + rows))
        for row, column in product(range(SIDE - rows + 1), range(SIDE - ACROSS + 1))
        if _cuts_no_home(column, ACROSS) and _cuts_no_home(row, rows)
    ]
    return max(windows, key=lambda box: (_worth(box, wanted), _evenness(box, wanted)))


def _cuts_no_home(start: int, count: int) -> bool:
    return start != 1 and start + count != SIDE - 1


def _wanted(view: View, look: Look, assault: Assault | None) -> list[Wanted]:
    """The best choices first; of the rest whole islands, and one's own pawns."""
    full = [mark for mark in look.marks if not mark.faint]
    found = [Wanted(box, max(60, 120 - 10 * at)) for at, box in enumerate(_boxes(view, full))]
    found += [Wanted(box, 2) for box in _boxes(view, [mark for mark in look.marks if mark.faint])]
    found += [Wanted(box, 50) for box in filter(None, (box_of(view, place) for place in _named(look)))]
    if assault is not None:
        found += [Wanted(cell_box(at), 200) for at, _ in assault.helpers]
        found += [Wanted(assault.target, 200)]
    fleet = view.fleets[view.table.colours[view.active if look.front is None else look.front]]
    found += [Wanted(cell_box(at), 8) for places in fleet for at in places if at != HOME]
    return found + [Wanted(box, 4) for box in ISLANDS.values()]


def _named(look: Look) -> Sequence[str]:
    return tuple(filter(None, (look.chosen, *look.around)))


def _boxes(view: View, marks: Sequence[Mark]) -> Iterator[Box]:
    for mark in marks:
        box = box_of(view, mark.place)
        if box is not None:
            yield box


def _worth(shown: Box, wanted: Sequence[Wanted]) -> int:
    return sum(one.weight for one in wanted if holds(shown, one.box))


def _evenness(shown: Box, wanted: Sequence[Wanted]) -> float:
    """Greater the nearer the middle is to what matters most."""
    heavy = [one for one in wanted if one.weight >= 50 and holds(shown, one.box)] or [*wanted]
    x = sum(one.box[0] + one.box[2] for one in heavy) / len(heavy)
    y = sum(one.box[1] + one.box[3] for one in heavy) / len(heavy)
    return -abs(shown[0] + shown[2] - x) - abs(shown[1] + shown[3] - y)


def box_of(view: View, place: str) -> Box | None:
    """None: it is not on the chart."""
    if place == "home":
        return HOME_SQUARES[view.table.colours[view.active]]
    if place in PLACES:
        return PLACES[place]
    try:
        return cell_box(cell(place))
    except ValueError:
        return None


def _draw_rings(chart: Canvas, view: View, look: Look, boxes: Mapping[Mark, Box], shown: Box) -> None:
    """Below every disc that bears a figure."""
    named = {place: box for place in _named(look) if (box := box_of(view, place)) is not None}
    for box in named.values():
        if holds(shown, box):
            _ring(chart, box, faint=False)
    for mark, box in boxes.items():
        if _is_seen(box, shown):
            _ring(chart, common(box, shown), faint=mark.faint)


def _draw_marks(chart: Canvas, boxes: Mapping[Mark, Box], busy: Sequence[Busy], shown: Box) -> list[Busy]:
    """What is outside stands at the edge, after those that have a cell of their own to stand at."""
    taken = [*busy]
    narrow = {mark: narrowness(_rim(common(box, shown)), RADIUS, shown) for mark, box in boxes.items()}
    order = {mark: (mark.faint, not _is_seen(box, shown), -narrow[mark]) for mark, box in boxes.items()}
    for mark, box in sorted(boxes.items(), key=lambda one: order[one[0]]):
        radius, size = (17, FAINT) if mark.faint else (RADIUS, FIGURE)
        if _is_seen(box, shown):
            at = beside(_rim(common(box, shown)), radius + 3, taken, shown)
            if mark.faint and cost(
                square(at, radius + 3), [one for one in taken if one.weight >= TEXT], shown
            ):
                continue
            chart.mark(target(PALETTE, mark.sign, SEA, radius, size), *at)
            taken.append(Busy(square(at, radius + 3), NEAR))
        elif not mark.faint:
            at, way = at_edge(box, radius + 15, taken, shown)
            chart.mark(beyond(PALETTE, mark.sign, SEA, way, radius, size), *at)
            taken.append(Busy(square(at, radius + 15), NEAR))
    return taken


def _is_seen(box: Box, shown: Box) -> bool:
    """At least half of it."""
    left, top, right, bottom = common(box, shown)
    if right <= left or bottom <= top:
        return False
    return 2 * (right - left) * (bottom - top) >= (box[2] - box[0]) * (box[3] - box[1])


def _rim(box: Box) -> Box:
    return box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM


def _ring(chart: Canvas, box: Box, *, faint: bool) -> None:
    left, top, right, bottom = box
    around = 0 if right - left == CELL else 6
    wide, tall = right - left + 2 * around, bottom - top + 2 * around
    chart.paste(ring(PALETTE, wide, tall, SEA, faint=faint), left - around, top - around)
