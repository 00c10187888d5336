"""A panel's picture: the part of one's tableau where something may be chosen, beside it what the choice
depends on, below everybody's points."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engines.core import Event, Seat
from engines.springfestival.actions import Place
from engines.springfestival.area import Area, exploding, fits, launch, progress
from engines.springfestival.data import TILES
from engines.springfestival.events import Launched
from engines.springfestival.view import Phase, View
from renderer.look import Look
from renderer.marks import beyond, target
from renderer.placing import PHONE, Busy, at_edge, cost, square
from renderer.raster.canvas import Canvas
from renderer.raster.sprite import Box
from renderer.springfestival.board import sky
from renderer.springfestival.cards import Face, composition, outline
from renderer.springfestival.fitting import found_on
from renderer.springfestival.layout import Plot, extent
from renderer.springfestival.marks import trace
from renderer.springfestival.others import FOOT, arrow, draw_totals
from renderer.springfestival.private import CELL, PAD, ROW, SIDE, WIDTH, in_hand, tray
from renderer.springfestival.shop import band_height, draw_wheel
from renderer.springfestival.tableau import draw_mat, draw_tableau
from renderer.springfestival.targets import Choices, choices_of, draw_choices, draw_free, room_of
from renderer.springfestival.theme import MAT, NIGHT, PALETTE

SCALE = WIDTH // PHONE
SIZES = (156, 148, 140, 132)  # of a tile; the last is 44 of 300 pixels
NARROW, BROAD = 4, 6  # columns, with the cards beside the tableau and below it
STRIP = 44  # of a free cell outside: half of one is enough for its letter
CARD = 138  # from one card beside the tableau to the next, at least
TOTALS = 600  # a lower picture has no room for them
RADIUS, FIGURE = 27, 42
BEYOND = 42  # around the mark of what lies outside


@dataclass(frozen=True, slots=True)
class Page:
    height: int
    mat: Box
    plot: Plot
    beside: bool
    cards: tuple[int, ...]  # numbers of compositions
    totals: bool


def draw_crop(before: View, number: Seat, look: Look) -> Canvas:
    view = look.after or before
    seat = view.seats[number]
    choices = choices_of(seat.area, look)
    page = max(_pages(view, number, look, choices), key=lambda one: _worth(one, seat.area, choices))
    canvas = sky(page.height, WIDTH)
    draw_mat(canvas, page.mat, NIGHT)
    if view.phase is Phase.TURNING:
        draw_wheel(canvas, view, 0, WIDTH)
    strips = (STRIP, STRIP)
    draw_free(canvas, page.plot, strips, choices)
    chain = trace(number, seat.area, _launched(before, number, look) or look.news)
    draw_tableau(canvas, seat.area, page.plot, chain, numbered=not look.marks)
    draw_choices(canvas, seat.area, page.plot, strips, choices)
    _draw_beyond(canvas, page, seat.area, choices)
    _draw_hand(canvas, view, number, page, choices)
    if page.totals:
        draw_totals(canvas, view, number, look, WIDTH, page.height - FOOT - PAD)
    return canvas


def _launched(before: View, number: Seat, look: Look) -> list[Event]:
    """What the placing that is asked about would light."""
    seat = before.seats[number]
    if look.after is None or not isinstance(look.asked, Place) or seat.tile is None:
        return []
    cell, tile = look.asked.cell, TILES[seat.tile]
    done = launch(seat.area, cell, seat.tile)
    cells = exploding(seat.area, cell, done.area)
    return [Launched(number, tile.colour, tile.explosions, cell, done.sparks, done.chain, cells)]


def _pages(view: View, number: Seat, look: Look, choices: Choices) -> Iterator[Page]:
    """Every part of the tableau that there is room for, with the cards beside it or below."""
    area, limit = view.seats[number].area, SCALE * min(PHONE, look.room or PHONE)
    first_column, first_row, across, down = extent(area.cells or choices.free)
    for beside in (True, False) if across > NARROW else (True,):
        page = _page(view, number, choices, limit, beside=beside)
        columns, rows = page.plot.across, page.plot.down
        for column in range(across - columns + 1):
            for row in range(down - rows + 1):
                plot = replace(page.plot, first_column=first_column + column, first_row=first_row + row)
                yield replace(page, plot=plot)


def _page(view: View, number: Seat, choices: Choices, limit: int, *, beside: bool) -> Page:
    seat, tiles = view.seats[number], in_hand(view, number)
    first_column, first_row, across, down = extent(seat.area.cells or choices.free)
    turning, totals = view.phase is Phase.TURNING, limit >= TOTALS
    cards = _cards(seat.area, seat.cards, choices)
    top = band_height(len(view.seats)) if turning else PAD
    below = ROW + PAD if not beside and not turning else 0
    most = limit - top - PAD - below - (FOOT + PAD) * totals
    held = bool(tiles) * (SIDE + 20)
    cards = cards[: max(0, (most - held + 8) // CARD)] if beside else () if turning else cards
    room = WIDTH - 2 * PAD - (SIDE + PAD) * (beside and bool(tiles or cards))
    high = STRIP if choices.free else PAD
    columns = min(across, NARROW if beside else BROAD)
    rows = max(1, min(down, (most - 2 * high) // SIZES[-1]))
    fitting = (one for one in SIZES if one * columns + 2 * STRIP <= room and one * rows + 2 * high <= most)
    size = next(fitting, SIZES[-1])
    tall = max(rows * size + 2 * high, min(most, held + CARD * len(cards)) if beside else 0)
    left = PAD + (room - columns * size) // 2
    plot = Plot(left, top + (tall - rows * size) // 2, size, first_column, first_row, columns, rows, columns)
    height = top + tall + PAD + below + (FOOT + PAD) * totals
    return Page(height, (PAD, top, PAD + room, top + tall), plot, beside, cards, totals)


def _cards(area: Area, cards: Sequence[int], choices: Choices) -> tuple[int, ...]:
    """Those that may be completed now; else all, the nearest to that first."""
    fitting = [card for card in cards if any(group in choices.groups for group in fits(area, card))]
    return tuple(fitting or sorted(cards, key=lambda card: -progress(area, card)))


def _worth(page: Page, area: Area, choices: Choices) -> int:
    """Choices of buttons before those of the list before tiles."""
    plot = page.plot
    found = sum(plot.shows(cell) for cell in area.cells)
    for mark, cell in ((mark, cell) for cell, mark in choices.cells.items()):
        found += (4 if mark.faint else 200) * (plot.borders(cell) or plot.shows(cell))
    found += sum(50 * plot.shows(cell) for group in choices.groups for cell in group)
    return found


def _draw_beyond(canvas: Canvas, page: Page, area: Area, choices: Choices) -> None:
    """At the edge: the marks of what lies outside, and how many columns or rows are left out."""
    plot, mat = page.plot, page.mat
    busy = [Busy((*plot.corner(cell), *_foot(plot, cell)), 1) for cell in area.cells if plot.shows(cell)]
    busy += [Busy(box, 30) for box in canvas.marks]
    free = [cell for cell in choices.free if plot.shows(cell) or plot.borders(cell)]
    busy += [Busy(room_of(plot, (STRIP, STRIP), cell), 30) for cell in free]
    for cell, mark in choices.cells.items():
        if not mark.faint and not plot.shows(cell) and not plot.borders(cell):
            at, way = at_edge((*plot.corner(cell), *_foot(plot, cell)), BEYOND, busy, mat)
            canvas.mark(beyond(PALETTE, mark.sign, MAT, way, RADIUS, FIGURE), *at)
            busy.append(Busy(square(at, BEYOND), 30))
    for way, count in _left_out(plot, area):
        box = _beyond_edge(mat, way)
        at, _ = at_edge(box, BEYOND, busy, mat)
        if not cost(square(at, BEYOND), busy, mat):
            canvas.stamp(arrow(count, way), *at)
            busy.append(Busy(square(at, BEYOND), 30))


def _foot(plot: Plot, cell: int) -> tuple[int, int]:
    left, top = plot.corner(cell)
    return left + plot.size, top + plot.size


def _left_out(plot: Plot, area: Area) -> Iterator[tuple[tuple[int, int], int]]:
    first_column, first_row, across, down = extent(area.cells)
    before, above = plot.first_column - first_column, plot.first_row - first_row
    after, below = across - before - plot.across, down - above - plot.down
    for way, count in (((-1, 0), before), ((1, 0), after), ((0, -1), above), ((0, 1), below)):
        if area.cells and count > 0:
            yield way, count


def _beyond_edge(mat: Box, way: tuple[int, int]) -> Box:
    left, top, right, bottom = mat
    x, y = (left + right) // 2 + way[0] * (right - left), (top + bottom) // 2 + way[1] * (bottom - top)
    return x - 1, y - 1, x + 1, y + 1


def _draw_hand(canvas: Canvas, view: View, number: Seat, page: Page, choices: Choices) -> None:
    """What is to be placed, and the compositions."""
    tiles, area = in_hand(view, number), view.seats[number].area
    if page.beside:
        x, y = WIDTH - PAD - SIDE, page.mat[1]
        if tiles:
            canvas.paste(tray(tiles, SIDE, SIDE + 8), x, y)
            y += SIDE + 20
        pitch = min(SIDE + 20, max(CARD, (page.mat[3] - y + 8) // max(1, len(page.cards))))
        boxes = [(x, y + at * pitch, SIDE, pitch - 12) for at in range(len(page.cards))]
    else:
        left, top = PAD, page.mat[3] + PAD
        if tiles:
            canvas.paste(tray(tiles, SIDE, ROW), left, top)
            left += SIDE + 10
        pitch = (WIDTH - PAD - left + 10) // max(1, len(page.cards))
        boxes = [
            (left + at * pitch, top, min(pitch - 10, 2 * SIDE), ROW - 4) for at in range(len(page.cards))
        ]
    for card, (left, top, wide, tall) in zip(page.cards, boxes, strict=True):
        face = Face(card, found_on(area, card), wide, tall, CELL)
        canvas.paste(composition(face, NIGHT), left, top)
    _mark_cards(canvas, area, zip(page.cards, boxes, strict=True), choices)


def _mark_cards(canvas: Canvas, area: Area, cards: Iterable[tuple[int, Box]], choices: Choices) -> None:
    """As the tiles that would complete them: with the same outline and sign."""
    groups = list(choices.groups)
    for card, (left, top, wide, tall) in cards:
        mine = [group for group in fits(area, card) if group in choices.groups]
        for at, group in enumerate(mine):
            solid = not groups.index(group) % 2
            if not at:
                canvas.paste(outline(wide, tall, solid=solid), left, top)
            sign = target(PALETTE, choices.groups[group].sign, NIGHT, RADIUS)
            canvas.mark(sign, max(left - 6, 32), top + 22 + 56 * at)
