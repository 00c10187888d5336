"""What may be chosen on a tableau: cells, with only the near part of those outside, tiles, compositions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engines.springfestival.area import Area
from engines.springfestival.grid import BESIDE, read_cells
from engines.springfestival.view import View
from renderer.colours import TARGET
from renderer.look import Look, Mark
from renderer.marks import target
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, NARROW, Style
from renderer.raster.sprite import Box, Sprite
from renderer.signs import figures, letters
from renderer.springfestival.corners import corners_for
from renderer.springfestival.layout import Plot
from renderer.springfestival.tableau import at_corner
from renderer.springfestival.theme import CELL, FREE, FREE_RIM, INK, LAVENDER, MAT, PALETTE, WHITE

RADIUS, APART, THICK, LETTER = 27, 5, 9, 42
INSETS = {(0, 0): 18, (1, 0): 12, (1, 1): 8, (0, 1): 16}  # of marks: the number is on the right


@dataclass(frozen=True, slots=True)
class Choices:
    cells: dict[int, Mark]  # one cell, free or taken
    groups: dict[tuple[int, ...], Mark]  # of compositions
    chosen: tuple[int, ...]
    free: tuple[int, ...]


def signs_of(view: View, places: Sequence[str]) -> Mapping[str, str]:
    """Letters in reading order, for free cells before tiles; figures for compositions."""
    cells = [place for place in places if place.count(",") == 1]
    taken = view.mine.area.cells
    lettered = sorted(cells, key=lambda place: (read_cells(place)[0] in taken, read_cells(place)))
    rest = [place for place in places if place not in cells]
    return {**figures(rest), **dict(zip(lettered, letters(), strict=False))}


def choices_of(area: Area, look: Look) -> Choices:
    """A place is one cell, or several that a composition needs."""
    read = {read_cells(mark.place): mark for mark in look.marks if "," in mark.place}
    cells = {places[0]: mark for places, mark in read.items() if len(places) == 1}
    groups = {places: mark for places, mark in read.items() if len(places) > 1}
    chosen = read_cells(look.chosen) if "," in look.chosen else ()
    around = (cell for place in look.around if place.count(",") == 1 for cell in read_cells(place))
    free = tuple(cell for cell in dict.fromkeys((*cells, *chosen, *around)) if cell not in area.cells)
    return Choices(cells, groups, chosen, free)


def draw_free(canvas: Canvas, plot: Plot, strips: tuple[int, int], choices: Choices) -> None:
    for cell in choices.free:
        if plot.shows(cell) or plot.borders(cell):
            left, top, right, bottom = room_of(plot, strips, cell)
            mark = choices.cells.get(cell)
            frame = _frame(right - left, bottom - top, faint=mark is not None and mark.faint)
            canvas.paste(frame, left, top)


def room_of(plot: Plot, strips: tuple[int, int], cell: int) -> Box:
    """A whole cell inside of the tableau, a strip of one outside."""
    (x, y), (left, top), size = plot.at(cell), plot.corner(cell), plot.size
    right, bottom, (beside, above) = left + size - APART, top + size - APART, strips
    if x < 0:
        return left + size - beside + 2, top + APART, left + size - APART, bottom
    if x >= plot.across:
        return left + APART, top + APART, left + beside - 2, bottom
    if y < 0:
        return left + APART, top + size - above + 2, right, top + size - APART
    if y >= plot.down:
        return left + APART, top + APART, right, top + above - 2
    return left + APART, top + APART, right, bottom


@PARTS.kept
def _frame(width: int, height: int, *, faint: bool) -> Sprite:
    brush = Brush(PALETTE, width, height, MAT)
    if faint:
        brush.plate(0, 0, width, height, 14, CELL)
        return brush.frame(2, 2, width - 4, height - 4, 12, LAVENDER, 2.5).sprite()
    brush.plate(0, 0, width, height, 14, FREE)
    return brush.frame(2, 2, width - 4, height - 4, 12, FREE_RIM, 3.5).sprite()


def draw_choices(canvas: Canvas, area: Area, plot: Plot, strips: tuple[int, int], choices: Choices) -> None:
    """In the middle of a free cell, at a corner of a tile: nothing of what they mark is covered."""
    for cell in filter(plot.shows, choices.chosen):
        left, top, right, bottom = room_of(plot, strips, cell)
        canvas.mark(_chosen(right - left, bottom - top), (left + right) / 2, (top + bottom) / 2)
    for number, places in enumerate(choices.groups):
        _outline(canvas, plot, frozenset(filter(plot.shows, places)), solid=not number % 2)
    taken = [cell for cell in choices.cells if cell in area.cells and plot.shows(cell)]
    seen = {places: mark for places, mark in choices.groups.items() if any(map(plot.shows, places))}
    heads = _heads(seen, taken)
    corners = corners_for(area, (*taken, *heads))
    for cell, mark in choices.cells.items():
        if cell in corners:
            at = at_corner(plot, cell, corners[cell], INSETS[corners[cell]])
            canvas.mark(_faint(mark.sign) if mark.faint else target(PALETTE, mark.sign, MAT, RADIUS), *at)
        elif cell not in area.cells and (plot.shows(cell) or plot.borders(cell)):
            left, top, right, bottom = room_of(plot, strips, cell)
            at = (left + right) / 2, (top + bottom) / 2
            if mark.faint:
                canvas.write(mark.sign, *at, Style(NAMES, LETTER, WHITE, CELL))
            else:
                canvas.mark(target(PALETTE, mark.sign, FREE, RADIUS), *at)
    for cell, places in heads.items():
        at = at_corner(plot, cell, corners[cell], INSETS[corners[cell]])
        canvas.mark(target(PALETTE, choices.groups[places].sign, MAT, RADIUS), *at)


def _heads(groups: Iterable[tuple[int, ...]], taken: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """The tile that bears a composition's mark: those that share tiles have it on different ones."""
    found: dict[int, tuple[int, ...]] = {}
    used = set(taken)
    for places in groups:
        head = next((cell for cell in places if cell not in found and cell not in used), places[0])
        found[head] = places
    return found


@PARTS.kept
def _faint(sign: str) -> Sprite:
    """On a tile that stands in the list."""
    brush = Brush(PALETTE, 50, 50, MAT).disc(25, 25, 24, LAVENDER)
    canvas = Canvas(PALETTE, brush.disc(25, 25, 22, INK).sprite())
    canvas.write(sign, 25, 25, Style(NARROW, LETTER, WHITE, INK))
    return canvas.sprite()


@PARTS.kept
def _chosen(width: int, height: int) -> Sprite:
    """A frame, where a ring would lie on the tile's number."""
    brush = Brush(PALETTE, width, height, MAT)
    brush.frame(3, 3, width - 6, height - 6, 12, TARGET, 6)
    return brush.frame(7, 7, width - 14, height - 14, 8, WHITE, 2).sprite()


def _outline(canvas: Canvas, plot: Plot, cells: frozenset[int], *, solid: bool) -> None:
    """Around all tiles of a composition; where two share tiles, the second one's is dashed."""
    inset = 4 if solid else 13
    for cell in cells:
        left, top = plot.corner(cell)
        inside = [there in cells and plot.joins(cell, there) for there in BESIDE[cell]]
        canvas.paste(_edges(plot.size, tuple(inside), inset, solid=solid), left, top)


@PARTS.kept
def _edges(size: int, inside: tuple[bool, ...], inset: int, *, solid: bool) -> Sprite:
    """Of one tile, to the north, east, south and west where its composition ends."""
    brush, near, far = Brush(PALETTE, size, size, MAT), inset, size - inset
    north, east, south, west = inside
    left, right = 0 if west else near, size if east else far
    top, bottom = 0 if north else near, size if south else far
    lines = (
        (north, (left, near), (right, near)),
        (east, (far, top), (far, bottom)),
        (south, (left, far), (right, far)),
        (west, (near, top), (near, bottom)),
    )
    for shared, start, end in lines:
        if not shared:
            _line(brush, start, end, solid=solid)
    return brush.sprite()


def _line(brush: Brush, start: tuple[float, float], end: tuple[float, float], *, solid: bool) -> None:
    brush.line([start, end], TARGET if solid else INK, THICK)
    if solid:
        return
    (x, y), (to_x, to_y) = start, end
    for dash in range(0, 100, 26):
        share = dash / 100, min(1.0, (dash + 13) / 100)
        ends = [(x + (to_x - x) * one, y + (to_y - y) * one) for one in share]
        brush.line(ends, WHITE, THICK - 3)
