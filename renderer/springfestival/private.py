"""One's own picture: the tableau with its free cells numbered, the tile to place, large compositions."""

from functools import lru_cache

from engines.core import Seat
from engines.springfestival.grid import read_cell
from engines.springfestival.state import Phase
from engines.springfestival.view import View
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.look import Look
from renderer.marks import chosen, tag, target
from renderer.springfestival.board import sky
from renderer.springfestival.layout import BAND, GAP, MARGIN, SMALLEST, WHOLE, Plot, centred, extent, size_for
from renderer.springfestival.seats import (
    draw_cards,
    draw_header,
    draw_tableau,
    header_height,
    is_lit,
    panel,
)
from renderer.springfestival.shop import draw_band
from renderer.springfestival.theme import FREE, FREE_RIM, GOLD, PALETTE, PANEL, WINE
from renderer.springfestival.tiles import tile_sprite
from renderer.sprite import Sprite

CARDS_SCALE, CARDS_ROOM = 1.6, 240
SIZES = (132, 112, 100, 84, 72, SMALLEST)
ROOMY = 100  # tiles that have room for a disc
SIDE = 300  # the column of tiles still in hand
LEAST = 560  # height of the tableau's room


def draw_private(view: View, number: Seat, look: Look) -> Canvas:
    seat, called = view.seats[number], look.name(number)
    band = BAND if view.phase is Phase.TURNING else 0
    cells = _cells(view, number, look)
    _, _, across, down = extent(cells)
    held = _in_hand(view, number)
    beside = bool(held) and across * SIZES[-2] <= WHOLE - SIDE - 16
    size = size_for(across, WHOLE - 16 - (SIDE if beside else 0), SIZES)
    room = max(LEAST, down * size + 24)
    below = SIDE if held and not beside else 0
    top = GAP + band
    header = header_height(called, WHOLE)
    height = header + room + below + CARDS_ROOM
    canvas = Canvas(PALETTE, sky(top + height + GAP))
    if band:
        draw_band(canvas, view, GAP // 2)
    lit = is_lit(view, number)
    canvas.paste(panel(WHOLE, height, header, lit=lit), MARGIN, top)
    draw_header(canvas, number, seat, called, (MARGIN, top, WHOLE, height), lit=lit)
    width = WHOLE - (SIDE if beside else 0)
    plot = centred(cells, MARGIN, top + header, width, room, size)
    _free(canvas, view, number, look, plot)
    draw_tableau(canvas, seat.area, plot)
    _targets(canvas, view, number, look, plot)
    if held:
        x = MARGIN + WHOLE - SIDE / 2 - 4 if beside else MARGIN + WHOLE / 2
        y = top + header + room / 2 if beside else top + header + room + SIDE / 2
        _hand(canvas, held, x, y)
    draw_cards(canvas, seat, MARGIN, top + height - CARDS_ROOM + 8, WHOLE, CARDS_SCALE)
    return canvas


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


@lru_cache(maxsize=8)
def _frame(size: int) -> Sprite:
    brush = Brush(PALETTE, size, size, PANEL)
    brush.plate(5, 5, size - 10, size - 10, 16, FREE)
    return brush.frame(7, 7, size - 14, size - 14, 14, FREE_RIM, 3).sprite()


def _targets(canvas: Canvas, view: View, number: Seat, look: Look, plot: Plot) -> None:
    """In the middle of a free cell; at the corner of a tile, so that it can still be read."""
    taken = view.seats[number].area.cells
    lift = 8 if plot.size == SMALLEST else 0  # clear of the tags below
    radius = 34 if plot.size > SIZES[-1] + 8 else 27
    for cell, choice in _places(look).items():
        x, y = plot.middle(cell)
        if cell in taken:
            _mark_tile(canvas, choice, plot.size, plot.corner(cell))
        else:
            canvas.stamp(target(PALETTE, choice, FREE, radius), x, y - lift)
    for cell in _read(look.chosen) if "," in look.chosen else ():
        canvas.stamp(chosen(PALETTE, PANEL), *plot.middle(cell))


def _mark_tile(canvas: Canvas, choice: int, size: int, corner: tuple[int, int]) -> None:
    x, y = corner
    if size >= ROOMY:
        canvas.stamp(target(PALETTE, choice, PANEL, 27), x + 16, y + 16)
    else:
        canvas.stamp(tag(PALETTE, choice, PANEL), x + 13, y - (6 if size == SMALLEST else 2))


@lru_cache(maxsize=4)
def _tray(tiles: int) -> Sprite:
    brush = Brush(PALETTE, 284, 284, PANEL)
    assert tiles
    return brush.plate(0, 0, 284, 284, 26, GOLD).plate(4, 4, 276, 276, 23, WINE).sprite()


def _hand(canvas: Canvas, tiles: tuple[int, ...], x: float, y: float) -> None:
    canvas.stamp(_tray(len(tiles)), x, y)
    if len(tiles) == 1:
        canvas.stamp(tile_sprite(tiles[0], 240, WINE, exploded=False), x, y)
        return
    for number, tile in enumerate(tiles):
        across, down = number % 2 * 2 - 1, number // 2 * 2 - 1
        canvas.stamp(tile_sprite(tile, 124, WINE, exploded=False), x + 66 * across, y + 66 * down)
