"""A seat: who it is and what it has, its tableau, its compositions."""

from dataclasses import dataclass

from engines.core import Seat
from engines.springfestival.area import Area
from engines.springfestival.data import STARTING_TILES
from engines.springfestival.view import Phase, SeatView, View
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS, WHOLES
from renderer.raster.canvas import Canvas, row
from renderer.raster.sprite import Sprite
from renderer.springfestival.boxes import draw_box
from renderer.springfestival.cards import LYING, TALL, Face, composition
from renderer.springfestival.fitting import found_on
from renderer.springfestival.headers import Title, draw_header, header_height
from renderer.springfestival.layout import HALF, SIZES, WHOLE, centred, extent, size_for
from renderer.springfestival.marks import Trace, trace
from renderer.springfestival.tableau import draw_mat, draw_tableau, rule_cells
from renderer.springfestival.theme import GOLD, LINE, MAT, NIGHT, PALETTE, PANEL, ROCKET, SHADOW

PAD, GUTTER = 12, 8
WIDEST = 7  # tiles of a tableau beside another one
HALF_MOST, HALF_HIGH, HIGH = 120, 428, 560
BESIDE = WHOLE - 3 * PAD - LYING[0]  # room of a tableau with its compositions at the right
LEAST_BESIDE, LEAST_BELOW = 396, 240
EDGE = 10  # of a mat, around tiles


def is_lit(view: View, seat: Seat) -> bool:
    return seat in view.waiting


def needs_whole_row(seat: SeatView) -> bool:
    _, _, across, _ = extent(seat.area.cells)
    return across > WIDEST


@dataclass(frozen=True, slots=True)
class Form:
    """How large a seat's tableau is laid out, with its compositions beside it or below."""

    width: int
    mat: tuple[int, int]
    size: int
    beside: bool

    @property
    def body(self) -> int:
        return self.mat[1] + 2 * GUTTER + PAD // 2 + (0 if self.beside else TALL[1] + GUTTER + 4)


def form_of(area: Area, width: int) -> Form:
    _, _, across, down = extent(area.cells)
    if width == HALF:
        size = size_for(across, HALF - 2 * PAD - EDGE, down, HALF_HIGH - EDGE, HALF_MOST)
        return Form(width, (HALF - 2 * PAD, max(HALF_HIGH, down * size + EDGE)), size, beside=False)
    beside = across * SIZES[-1] <= BESIDE - EDGE
    wide = BESIDE if beside else WHOLE - 2 * PAD
    size = size_for(across, wide - EDGE * beside, down, HIGH)
    least = LEAST_BESIDE if beside else LEAST_BELOW
    return Form(width, (wide, max(least, down * size + EDGE)), size, beside)


@dataclass(frozen=True, slots=True)
class Block:
    """Where a seat stands on the board."""

    left: int
    top: int
    height: int
    header: int
    form: Form

    @property
    def bottom(self) -> int:
        return self.top + self.height


def block_of(view: View, seat: Seat, look: Look, left: int, top: int, width: int) -> Block:
    form, header = form_of(view.seats[seat].area, width), header_height(look.name(seat), width)
    return Block(left, top, header + form.body, header, form)


def draw_seat(canvas: Canvas, view: View, number: Seat, look: Look, block: Block) -> None:
    seat = view.seats[number]
    happened, laying = trace(number, seat.area, look.news), view.phase is Phase.LAYING
    lit, at = is_lit(view, number), (block.left, block.top)
    size = block.height, block.header
    canvas.lay(
        _block(seat, number, look.name(number), at, size, block.form, happened, lit=lit, laying=laying)
    )


@WHOLES.kept
def _block(
    seat: SeatView,
    number: Seat,
    called: str,
    at: tuple[int, int],
    size: tuple[int, int],
    form: Form,
    happened: Trace,
    *,
    lit: bool,
    laying: bool,
) -> Canvas:
    (height, header), (wide, _) = size, form.mat
    canvas = Canvas(PALETTE, size=(form.width, height))
    draw_box(canvas, (0, header, form.width, height), 26, PANEL, NIGHT, LINE, top=False)
    foot = height - PAD - (0 if form.beside else TALL[1] + GUTTER + 4)
    mat = PAD, header + GUTTER, PAD + wide, foot
    draw_mat(canvas, mat)
    plot = centred(seat.area.cells, PAD, mat[1], wide, foot - mat[1], form.size)
    if laying and not seat.area.cells:
        _face_down(canvas, seat.laid, PAD + wide // 2, (mat[1] + foot) // 2)
    else:
        rule_cells(canvas, mat, plot)
        draw_tableau(canvas, seat.area, plot, happened)
    title = Title(number, called, seat.applause, seat.points, seat.tile, lit)
    draw_header(canvas, title, form.width, header)
    _cards(canvas, seat, form, mat[1], height)
    return canvas.moved(*at)


@PARTS.kept
def _back(*, laid: bool) -> Sprite:
    brush = Brush(PALETTE, 84, 84, MAT)
    brush.plate(2, 4, 80, 78, 13, SHADOW).plate(2, 2, 80, 77, 13, GOLD if laid else LINE)
    return brush.plate(6, 6, 72, 69, 10, ROCKET if laid else PANEL).sprite()


def _face_down(canvas: Canvas, laid: int, x: int, y: int) -> None:
    """Starting tiles are secret until all lie."""
    for number, at in enumerate(row(STARTING_TILES, x, 96)):
        canvas.stamp(_back(laid=number < laid), at, y)


def _cards(canvas: Canvas, seat: SeatView, form: Form, top: int, height: int) -> None:
    if form.beside:
        tall = (height - PAD - top - 40) // 4
        for number, card in enumerate(seat.cards):
            found, cell = found_on(seat.area, card), min(52, (tall - 14) // 2)
            face = Face(card, found, LYING[0], tall, cell, lying=True)
            canvas.paste(composition(face, PANEL), WHOLE - PAD - LYING[0], top + number * (tall + 12))
        return
    pitch = (form.width - 2 * PAD - TALL[0]) / 3 if form.width == HALF else TALL[0] + 40
    for card, x in zip(seat.cards, row(len(seat.cards), form.width / 2, pitch), strict=True):
        face = Face(card, found_on(seat.area, card), *TALL)
        canvas.paste(composition(face, PANEL), x - TALL[0] / 2, height - PAD - TALL[1] - 2)
