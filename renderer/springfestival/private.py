"""One's own picture: the tableau with its free cells numbered, the tile to place, large compositions."""

from dataclasses import dataclass

from engines.core import Seat
from engines.springfestival.area import full_sparks
from engines.springfestival.grid import column, read_cell
from engines.springfestival.view import Phase, View
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.colours import TARGET
from renderer.look import Look
from renderer.marks import tag, target
from renderer.shelf import PARTS
from renderer.springfestival.board import sky
from renderer.springfestival.layout import BAND, GAP, MARGIN, WHOLE, Grid, Plot, centred, extent, size_for
from renderer.springfestival.seats import (
    draw_cards,
    draw_header,
    draw_panel,
    draw_tableau,
    header_height,
    is_lit,
)
from renderer.springfestival.shop import draw_band
from renderer.springfestival.theme import FREE, FREE_RIM, GOLD, PALETTE, PANEL, WHITE, WINE
from renderer.springfestival.tiles import full_spark, tile_sprite
from renderer.springfestival.touched import touched_cells
from renderer.sprite import Sprite

CARDS_SCALE, NARROW_SCALE, CARDS_ROOM = 1.6, 1.5, 240
SIZES = (132, 112, 100, 84, 72)
ROOMY = 3  # of these sizes have room for large numbers
SIDE = 300  # the column of tiles still in hand
LEAST = 560  # height of the tableau's room
NARROW = 880  # of a picture that shows the same larger: a mark of 58 pixels is then 21 where 320 are shown
TAG, LARGE_TAG, LANE_EDGE = 38, 58, 6  # numbers above the tiles that may be replaced


@dataclass(frozen=True, slots=True)
class Page:
    """What a private picture consists of, from top to bottom."""

    top: int  # below the shop, when that has to be turned
    whole: int  # the panel's width
    header: int
    room: int  # the tableau's height
    width: int  # and its width
    size: int  # of its tiles
    lane: int
    below: int  # where the tiles in hand have no place beside it

    @property
    def height(self) -> int:
        return self.header + self.room + self.below + CARDS_ROOM

    @property
    def tag(self) -> int:
        return self.lane - LANE_EDGE


def _page(view: View, number: Seat, look: Look) -> Page:
    _, _, across, down = extent(_cells(view, number, look))
    turning = view.phase is Phase.TURNING
    narrow = look.closer and bool(look.targets) and not turning
    whole, held = NARROW - 2 * MARGIN if narrow else WHOLE, bool(_in_hand(view, number))
    beside = held and across * SIZES[-2] <= whole - SIDE - 16
    width = whole - (SIDE if beside else 0)
    sizes = SIZES[:ROOMY] if narrow else SIZES
    parts = -(-across * sizes[-1] // (width - 16))
    size, replaceable = size_for(-(-across // parts), width - 16, sizes), _any_taken(view, number, look)
    lane = (LARGE_TAG if narrow else TAG) + LANE_EDGE if replaceable else 0
    return Page(
        top=GAP + (BAND if turning else 0),
        whole=whole,
        header=header_height(look.name(number), whole),
        room=max(LEAST, Grid(across, down, size, lane).height(width - 16) + 24),
        width=width,
        size=size,
        lane=lane,
        below=SIDE if held and not beside else 0,
    )


def draw_private(view: View, number: Seat, look: Look) -> Canvas:
    page, seat, lit = _page(view, number, look), view.seats[number], is_lit(view, number)
    canvas = sky(page.top + page.height + GAP, page.whole + 2 * MARGIN)
    if page.top > GAP:
        draw_band(canvas, view, GAP // 2)
    draw_panel(canvas, (MARGIN, page.top, page.whole, page.height), page.header, lit=lit)
    box = (MARGIN, page.top, page.whole, page.header)
    draw_header(canvas, number, seat, look.name(number), box, lit=lit)
    _area(canvas, view, number, look, page)
    _hand(canvas, _in_hand(view, number), page)
    scale, cards = CARDS_SCALE if page.whole == WHOLE else NARROW_SCALE, page.top + page.height - CARDS_ROOM
    draw_cards(canvas, seat, MARGIN, cards + 8, page.whole, scale)
    return canvas


def _area(canvas: Canvas, view: View, number: Seat, look: Look, page: Page) -> None:
    cells, top = _cells(view, number, look), page.top + page.header
    plot = centred(cells, MARGIN + 8, top, page.width - 16, page.room, page.size, page.lane)
    _free(canvas, view, number, look, plot)
    draw_tableau(canvas, view.seats[number].area, plot, touched_cells(number, look.news))
    _targets(canvas, view, number, look, plot, page.tag)


def _any_taken(view: View, number: Seat, look: Look) -> bool:
    return any(cell in view.seats[number].area.cells for cell in _places(look))


def _in_hand(view: View, number: Seat) -> tuple[int, ...]:
    """The tile received, or the starting tiles still to lay."""
    seat = view.seats[number]
    return seat.unlaid if seat.tile is None else (seat.tile,)


def _targets_by_cells(look: Look) -> dict[tuple[int, ...], int]:
    """Each target as its cells, several for a composition, with its number."""
    return {_read(place): number for place, number in look.targets.items() if "," in place}


def _read(place: str) -> tuple[int, ...]:
    return tuple(map(read_cell, place.split()))


def _places(look: Look) -> dict[int, int]:
    """Where each number stands: compositions that share cells have it on different ones."""
    found: dict[int, int] = {}
    for cells, number in _targets_by_cells(look).items():
        found[next((cell for cell in cells if cell not in found), cells[0])] = number
    return found


def _cells(view: View, number: Seat, look: Look) -> tuple[int, ...]:
    return (*view.seats[number].area.cells, *_places(look))


def _free(canvas: Canvas, view: View, number: Seat, look: Look, plot: Plot) -> None:
    taken = view.seats[number].area.cells
    for cell in _places(look):
        if cell not in taken:
            canvas.paste(_frame(plot.size), *plot.corner(cell))


@PARTS.kept
def _frame(size: int) -> Sprite:
    brush = Brush(PALETTE, size, size, PANEL)
    brush.plate(5, 5, size - 10, size - 10, 16, FREE)
    return brush.frame(7, 7, size - 14, size - 14, 14, FREE_RIM, 3).sprite()


def _targets(canvas: Canvas, view: View, number: Seat, look: Look, plot: Plot, height: int) -> None:
    """In the middle of a free cell; above a tile, so that nothing of it is covered."""
    for cell in _read(look.chosen) if "," in look.chosen else ():
        canvas.mark(_chosen(plot.size), *plot.middle(cell))
    area = view.seats[number].area
    sparks = {other for one, other in full_sparks(area) if column(one) == column(other)}
    radius = 34 if plot.size > SIZES[-1] + 8 else 27
    for cell, choice in _places(look).items():
        x, y = plot.middle(cell)
        if cell not in area.cells:
            canvas.mark(target(PALETTE, choice, FREE, radius), x, y)
            continue
        left, top = plot.corner(cell)
        mark = tag(PALETTE, choice, PANEL, height)
        if cell in sparks:
            left = round(x - full_spark(plot.size).width / 2) - mark.width
        canvas.mark(mark, left + mark.width / 2, top - height / 2 - LANE_EDGE / 2)


@PARTS.kept
def _chosen(size: int) -> Sprite:
    """A frame, where a ring would lie on the tile's number."""
    brush = Brush(PALETTE, size, size, PANEL)
    brush.frame(4, 4, size - 8, size - 8, 15, TARGET, 6)
    return brush.frame(8, 8, size - 16, size - 16, 11, WHITE, 2).sprite()


@PARTS.kept
def _tray() -> Sprite:
    brush = Brush(PALETTE, 284, 284, PANEL)
    return brush.plate(0, 0, 284, 284, 26, GOLD).plate(4, 4, 276, 276, 23, WINE).sprite()


def _hand(canvas: Canvas, tiles: tuple[int, ...], page: Page) -> None:
    if not tiles:
        return
    x = MARGIN + (page.whole / 2 if page.below else page.whole - SIDE / 2 - 4)
    y = page.top + page.header + (page.room + SIDE / 2 if page.below else page.room / 2)
    canvas.stamp(_tray(), x, y)
    if len(tiles) == 1:
        canvas.stamp(tile_sprite(tiles[0], 240, WINE, exploded=False), x, y)
        return
    for number, tile in enumerate(tiles):
        across, down = number % 2 * 2 - 1, number // 2 * 2 - 1
        canvas.stamp(tile_sprite(tile, 124, WINE, exploded=False), x + 66 * across, y + 66 * down)
