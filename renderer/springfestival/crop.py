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
HELD = SIDE + 20  # from a tile that is to be placed to what is below it
SLIM = 3  # columns, with two stacks of tiles and cards beside the tableau
TOTALS = 600  # a lower picture has no room for them
RADIUS, FIGURE = 27, 42
BEYOND = 42  # around the mark of what lies outside


@dataclass(frozen=True, slots=True)
class Stack:
    """What stands in a column beside the tableau: tiles to be placed, numbers of compositions."""

    tiles: tuple[int, ...]
    cards: tuple[int, ...]

    @property
    def height(self) -> int:
        return HELD * len(self.tiles) + CARD * len(self.cards)


@dataclass(frozen=True, slots=True)
class Page:
    height: int
    mat: Box
    plot: Plot
    stacks: tuple[Stack, ...]  # beside the tableau, from left to right
    below: tuple[int, ...]  # numbers of compositions
    totals: bool

    @property
    def cards(self) -> int:
        return len(self.below) + sum(len(one.cards) for one in self.stacks)


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


def wished(view: View) -> int:
    """All that one has in front of one, in one stack, while a tile is to be placed."""
    if view.viewer is None or view.phase is not Phase.LAUNCHING or view.mine.tile is None:
        return 0
    _, _, across, _ = extent(view.mine.area.cells)
    if across <= SLIM:
        return 0
    return -(-(2 * PAD + HELD + CARD * len(view.mine.cards) + FOOT + PAD) // SCALE)


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
    stacks = (1, 0) if across > NARROW else (1,) if across > SLIM else (1, 2)
    for beside in stacks if len(in_hand(view, number)) < 2 else (2,):
        page = _page(view, number, choices, limit, beside)
        columns, rows = page.plot.across, page.plot.down
        for column in range(across - columns + 1):
            for row in range(down - rows + 1):
                plot = replace(page.plot, first_column=first_column + column, first_row=first_row + row)
                yield replace(page, plot=plot)


def _page(view: View, number: Seat, choices: Choices, limit: int, beside: int) -> Page:
    """`beside`: so many stacks of tiles and cards; none, then they are below."""
    seat, tiles = view.seats[number], in_hand(view, number)
    first_column, first_row, across, down = extent(seat.area.cells or choices.free)
    turning, totals = view.phase is Phase.TURNING, limit >= TOTALS
    cards = _cards(seat.area, seat.cards, choices)
    top = band_height(len(view.seats)) if turning else PAD
    below = ROW + PAD if not beside and not turning else 0
    most = limit - top - PAD - below - (FOOT + PAD) * totals
    stacks = _stacks(tiles, cards, most, beside)
    room = WIDTH - 2 * PAD - (SIDE + PAD) * len(stacks)
    high = STRIP if choices.free else PAD
    columns = min(across, NARROW if beside else BROAD)
    rows = max(1, min(down, (most - 2 * high) // SIZES[-1]))
    fitting = (one for one in SIZES if one * columns + 2 * STRIP <= room and one * rows + 2 * high <= most)
    size = next(fitting, SIZES[-1])
    tall = max(rows * size + 2 * high, *(min(most, one.height) for one in stacks), 0)
    left = PAD + (room - columns * size) // 2
    plot = Plot(left, top + (tall - rows * size) // 2, size, first_column, first_row, columns, rows, columns)
    height = top + tall + PAD + below + (FOOT + PAD) * totals
    mat = (PAD, top, PAD + room, top + tall)
    return Page(height, mat, plot, stacks, cards if below else (), totals)


def _stacks(tiles: tuple[int, ...], cards: tuple[int, ...], most: int, count: int) -> tuple[Stack, ...]:
    """As many cards as there is room for; of two stacks the first has the tiles."""
    far = len(cards) - max(0, len(cards) - len(tiles)) // 2 if count > 1 else 0
    first = Stack(tiles, cards[far:][: max(0, (most - HELD * len(tiles) + 8) // CARD)])
    found = (first, Stack((), cards[:far][: (most + 8) // CARD])) if count else ()
    return tuple(one for one in found if one.height)


def _cards(area: Area, cards: Sequence[int], choices: Choices) -> tuple[int, ...]:
    """Those that may be completed now; else all, the nearest to that first."""
    fitting = [card for card in cards if any(group in choices.groups for group in fits(area, card))]
    return tuple(fitting or sorted(cards, key=lambda card: -progress(area, card)))


def _worth(page: Page, area: Area, choices: Choices) -> int:
    """Choices of buttons before what is held before choices of the list before tiles."""
    plot = page.plot
    found = sum(plot.shows(cell) for cell in area.cells)
    for mark, cell in ((mark, cell) for cell, mark in choices.cells.items()):
        found += (4 if mark.faint else 200) * _is_seen(plot, area, cell)
    found += sum(50 * plot.shows(cell) for group in choices.groups for cell in group)
    return found + 20 * page.cards


def _is_seen(plot: Plot, area: Area, cell: int) -> bool:
    """Of a free cell the strip beside is enough."""
    return plot.shows(cell) or (plot.borders(cell) and cell not in area.cells)


def _draw_beyond(canvas: Canvas, page: Page, area: Area, choices: Choices) -> None:
    """At the edge: the marks of what lies outside, and how many columns or rows are left out."""
    plot, mat = page.plot, page.mat
    busy = [Busy((*plot.corner(cell), *_foot(plot, cell)), 1) for cell in area.cells if plot.shows(cell)]
    busy += [Busy(box, 30) for box in canvas.marks]
    free = [cell for cell in choices.free if plot.shows(cell) or plot.borders(cell)]
    busy += [Busy(room_of(plot, (STRIP, STRIP), cell), 30) for cell in free]
    for cell, mark in choices.cells.items():
        if not mark.faint and not _is_seen(plot, area, cell):
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
    area, cards = view.seats[number].area, list[tuple[int, Box]]()
    for at, stack in enumerate(reversed(page.stacks)):
        cards += _draw_stack(canvas, stack, WIDTH - (PAD + SIDE) * (at + 1), page.mat)
    if not page.stacks:
        cards = _draw_row(canvas, in_hand(view, number), page)
    for card, (left, top, wide, tall) in cards:
        face = Face(card, found_on(area, card), wide, tall, CELL)
        canvas.paste(composition(face, NIGHT), left, top)
    _mark_cards(canvas, area, cards, choices)


def _draw_stack(canvas: Canvas, stack: Stack, x: int, mat: Box) -> list[tuple[int, Box]]:
    """Its tiles; tells where its cards are."""
    y, bottom = mat[1], mat[3]
    pitch = min(HELD, (bottom - y - CARD * len(stack.cards) + 8) // max(1, len(stack.tiles)))
    for tile in stack.tiles:
        canvas.paste(tray(tile, SIDE, pitch - 12), x, y)
        y += pitch
    pitch = min(SIDE + 20, max(CARD, (bottom - y + 8) // max(1, len(stack.cards))))
    return [(card, (x, y + at * pitch, SIDE, pitch - 12)) for at, card in enumerate(stack.cards)]


def _draw_row(canvas: Canvas, tiles: tuple[int, ...], page: Page) -> list[tuple[int, Box]]:
    left, top = PAD, page.mat[3] + PAD
    for tile in tiles:
        canvas.paste(tray(tile, SIDE, ROW), left, top)
        left += SIDE + 10
    pitch = (WIDTH - PAD - left + 10) // max(1, len(page.below))
    wide = min(pitch - 10, 2 * SIDE)
    return [(card, (left + at * pitch, top, wide, ROW - 4)) for at, card in enumerate(page.below)]


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
            beside = 14 if at > 1 else 6  # the third one stands where the card says how many it has
            canvas.mark(sign, max(left - beside, 32), top + 22 + 56 * at)
