"""A seat: its lantern and points, its tableau, its compositions."""

from dataclasses import dataclass

from engines.core import Seat
from engines.springfestival.area import Area, full_sparks, progress
from engines.springfestival.data import CARDS, STARTING_TILES
from engines.springfestival.view import Phase, SeatView, View
from renderer.brush import Brush
from renderer.canvas import LINE, Canvas, row
from renderer.lettering import Style, fitted
from renderer.look import Look
from renderer.shelf import PARTS, WHOLES
from renderer.springfestival.cards import CARD, composition
from renderer.springfestival.lanterns import icon, lantern
from renderer.springfestival.layout import HALF, HEADER, WHOLE, Plot, centred, extent, size_for
from renderer.springfestival.theme import (
    GOLD,
    NIGHT,
    NUMERALS,
    PALETTE,
    PANEL,
    PAPER,
    ROCKET,
    SHADOW,
)
from renderer.springfestival.theme import (
    HEADER as HEADER_INK,
)
from renderer.springfestival.theme import (
    LINE as RIM,
)
from renderer.springfestival.tiles import full_spark, glow, tile_sprite
from renderer.springfestival.touched import Touched, touched_cells
from renderer.sprite import Sprite

NAME_LEFT = 88
LOW = 250  # of a tableau that has a row of its own
CARDS_HEIGHT, TABLEAU, TALL, PENDING, EDGE = 158, 340, 600, 100, 4
WIDEST = 7  # tiles of a tableau beside another one


def is_lit(view: View, seat: Seat) -> bool:
    return seat in view.waiting


def name_room(width: int) -> int:
    return width - 264 - NAME_LEFT


def needs_whole_row(seat: SeatView) -> bool:
    _, _, across, _ = extent(seat.area.cells)
    return across > WIDEST


def header_height(called: str, width: int) -> int:
    return HEADER + LINE * (len(fitted(called, name_room(width)).lines) - 1)


def tile_size(area: Area, width: int) -> int:
    """A tall tableau makes the picture taller, with small tiles."""
    _, _, across, down = extent(area.cells)
    return min(size_for(across, width - 16), size_for(down, TABLEAU if width == HALF else TALL))


def tableau_height(area: Area, width: int) -> int:
    _, _, _, down = extent(area.cells)
    return max(TABLEAU if width == HALF else LOW, down * tile_size(area, width)) + 20


@dataclass(frozen=True, slots=True)
class Block:
    """Where a seat stands on the board; seats side by side have their tiles at the same height."""

    left: int
    top: int
    width: int
    height: int
    header: int

    @property
    def bottom(self) -> int:
        return self.top + self.height


def body_height(view: View, number: Seat, width: int) -> int:
    """Room for a tile as long as tiles are received, so that nothing moves when one is placed."""
    pending = PENDING if width == HALF and view.phase < Phase.FINALE else 0
    return tableau_height(view.seats[number].area, width) + pending + CARDS_HEIGHT


def draw_seat(canvas: Canvas, view: View, number: Seat, look: Look, block: Block) -> None:
    touched, size = touched_cells(number, look.news), (block.width, block.height, block.header)
    lit, laying = is_lit(view, number), view.phase is Phase.LAYING
    at, called = (block.left, block.top), look.name(number)
    canvas.lay(_block(view.seats[number], number, called, at, size, touched, lit=lit, laying=laying))


@WHOLES.kept
def _block(
    seat: SeatView,
    number: Seat,
    called: str,
    at: tuple[int, int],
    size: tuple[int, int, int],
    touched: Touched,
    *,
    lit: bool,
    laying: bool,
) -> Canvas:
    width, height, header = size
    canvas = Canvas(PALETTE, size=(width, height))
    draw_panel(canvas, (0, 0, width, height), header, lit=lit)
    draw_header(canvas, number, seat, called, (0, 0, width, header), lit=lit)
    room = min(height - header - CARDS_HEIGHT, tableau_height(seat.area, width))
    tiles = tile_size(seat.area, width)
    plot = centred(seat.area.cells, EDGE, header + EDGE, width - 2 * EDGE, room, tiles)
    draw_tableau(canvas, seat.area, plot, touched)
    if laying and not seat.area.cells:
        _face_down(canvas, seat.laid, width // 2, header + room // 2)
    if seat.tile is not None:
        _received(canvas, seat.tile, width, height - CARDS_HEIGHT - (PENDING if width == HALF else -30))
    draw_cards(canvas, seat, 0, height - CARDS_HEIGHT + 6, width)
    return canvas.moved(*at)


def draw_panel(canvas: Canvas, box: tuple[int, int, int, int], header: int, *, lit: bool) -> None:
    """Into left, top, width and height."""
    canvas.plate(_corners(header, lit=lit), *box, 50, header + 30)


@PARTS.kept
def _corners(header: int, *, lit: bool) -> Sprite:
    """Of a panel: one 100 wide, with 80 below its header."""
    height = header + 80
    brush = Brush(PALETTE, 100, height, NIGHT, filled=True)
    brush.plate(0, 0, 100, height, 26, GOLD if lit else RIM).plate(4, 4, 92, height - 8, 23, PANEL)
    return brush.plate(4, 4, 92, header, 23, HEADER_INK).plate(4, header - 24, 92, 28, 0, HEADER_INK).sprite()


def draw_header(
    canvas: Canvas, number: Seat, seat: SeatView, called: str, box: tuple[int, int, int, int], *, lit: bool
) -> None:
    """Into left, top, width and height."""
    left, top, width, height = box
    middle = top + 3 + height // 2
    canvas.stamp(lantern(number, HEADER_INK, lit=lit), left + 46, middle + 2)
    name = fitted(called, name_room(width))
    room = (left + NAME_LEFT - 2, top, left + NAME_LEFT + name_room(width) + 4, top + 400)
    canvas.write_name(name, left + NAME_LEFT, middle, PAPER, HEADER_INK, room)
    for name_of_icon, value, x, ink in (
        ("clap", seat.applause, width - 252, GOLD),
        ("cards", seat.points, width - 140, PAPER),
    ):
        canvas.stamp(icon(name_of_icon, HEADER_INK), left + x + 30, middle - 2)
        canvas.write(str(value), left + x + 60, middle, Style(NUMERALS, 46, ink, HEADER_INK), "l")


def draw_tableau(canvas: Canvas, area: Area, plot: Plot, touched: Touched) -> None:
    glowing = {*touched.begun, *touched.reached}
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        exploded, glows = area.is_exploded(cell), cell in glowing
        canvas.paste(tile_sprite(tile, plot.size, PANEL, exploded=exploded, glows=glows), *plot.corner(cell))
    for cell in touched.begun:
        if cell in area.cells:
            canvas.stamp(glow(plot.size), *plot.middle(cell))
    for one, other in full_sparks(area):
        if not plot.joins(one, other):
            continue
        (x, y), (across, down) = plot.middle(one), plot.middle(other)
        canvas.stamp(full_spark(plot.size), (x + across) / 2, (y + down) / 2)


@PARTS.kept
def _back(*, laid: bool) -> Sprite:
    brush = Brush(PALETTE, 84, 84, PANEL)
    brush.plate(2, 4, 80, 78, 13, SHADOW).plate(2, 2, 80, 77, 13, GOLD if laid else RIM)
    return brush.plate(6, 6, 72, 69, 10, ROCKET if laid else PANEL).sprite()


def _face_down(canvas: Canvas, laid: int, x: int, y: int) -> None:
    """Starting tiles are secret until all lie."""
    for number, at in enumerate(row(STARTING_TILES, x, 96)):
        canvas.stamp(_back(laid=number < laid), at, y)


@PARTS.kept
def _tray() -> Sprite:
    brush = Brush(PALETTE, 96, 96, PANEL)
    return brush.plate(0, 0, 96, 96, 18, GOLD).plate(3, 3, 90, 90, 16, SHADOW).sprite()


def _received(canvas: Canvas, tile: int, right: int, y: int) -> None:
    """Not placed yet."""
    canvas.stamp(_tray(), right - 64, y + PENDING / 2)
    canvas.stamp(tile_sprite(tile, 84, SHADOW, exploded=False), right - 64, y + PENDING / 2)


def draw_cards(canvas: Canvas, seat: SeatView, left: int, y: int, width: int, scale: float = 1) -> None:
    pitch = min(CARD[0] * scale + 7 + (60 if width == WHOLE else 0), (width - 16) / max(1, len(seat.cards)))
    for card, x in zip(seat.cards, row(len(seat.cards), left + width / 2, pitch), strict=True):
        matched = progress(seat.area, card)
        assert matched <= len(CARDS[card].turns[0].cells)
        canvas.paste(composition(card, matched, PANEL, scale), x - CARD[0] * scale / 2, y)
