"""One's own picture: the tableau with what may be chosen, the tile to place, compositions, all totals."""

from dataclasses import dataclass

from engines.core import Seat
from engines.springfestival.area import Area
from engines.springfestival.view import Phase, View
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.sprite import Sprite
from renderer.springfestival.board import sky
from renderer.springfestival.cards import Face, composition
from renderer.springfestival.fitting import found_on
from renderer.springfestival.headers import Title, draw_header, header_height
from renderer.springfestival.layout import FOLD, Plot, extent
from renderer.springfestival.marks import trace
from renderer.springfestival.others import FOOT, draw_others
from renderer.springfestival.seats import is_lit
from renderer.springfestival.shop import band_height, draw_wheel
from renderer.springfestival.tableau import draw_mat, draw_tableau
from renderer.springfestival.targets import Choices, choices_of, draw_choices, draw_free
from renderer.springfestival.theme import GOLD, LAVENDER, MAT, NIGHT, NUMERALS, PALETTE, WINE
from renderer.springfestival.tiles import tile_sprite

WIDTH, PAD = 900, 12
SIZES = (156, 148, 140, 132)  # the last one is 44 pixels where 300 of a picture are shown
MOST = 6  # columns side by side; what is wider goes on below
NARROW = 4  # with so many, the compositions stand beside the tableau
SIDE, ROW, CELL = 152, 142, 38
STRIP, LEAST_STRIP = 62, 42  # of a free cell outside of the tableau, only what is near
RULER = 66  # of coordinates along two edges
LEAST, LEAST_TURNING = 716, 548  # height of the mat beside four compositions, with a tile and without
TALLEST = 620  # of a tableau with large tiles


@dataclass(frozen=True, slots=True)
class Page:
    """Where everything stands, from top to bottom."""

    width: int
    header: int
    mat: tuple[int, int, int, int]
    plot: Plot
    strips: tuple[int, int]  # left and right of the tableau, above and below it
    beside: bool
    row: int  # height of tile and compositions below the mat

    @property
    def below(self) -> int:
        return self.mat[3] + PAD

    @property
    def height(self) -> int:
        return self.below + self.row + FOOT + PAD


def draw_private(view: View, number: Seat, look: Look) -> Canvas:
    seat = view.seats[number]
    choices = choices_of(seat.area, look)
    page = page_of(view, number, look, choices)
    canvas = sky(page.height, page.width)
    draw_mat(canvas, page.mat, NIGHT)
    title = Title(number, look.name(number), seat.applause, seat.points, None, is_lit(view, number))
    draw_header(canvas, title, page.width, page.header, flush=True)
    if view.phase is Phase.TURNING:
        draw_wheel(canvas, view, page.header, page.width)
    _rulers(canvas, page, seat.area, look)
    draw_free(canvas, page.plot, page.strips, choices)
    draw_tableau(canvas, seat.area, page.plot, trace(number, seat.area, look.news), numbered=not look.marks)
    draw_choices(canvas, seat.area, page.plot, page.strips, choices)
    _hand(canvas, view, number, page)
    draw_others(canvas, view, number, look, page.width, page.height - FOOT - PAD + 2)
    return canvas


def page_of(view: View, number: Seat, look: Look, choices: Choices) -> Page:
    area = view.seats[number].area
    cells = area.cells or choices.free
    first_column, first_row, across, down = extent(cells)
    parts = -(-across // MOST)
    columns = -(-across // parts)
    ruler, turning = (0 if look.closer else RULER), view.phase is Phase.TURNING
    width, beside = WIDTH + ruler, columns <= NARROW
    several = len(in_hand(view, number)) > 1
    room = width - 2 * PAD - (SIDE + PAD) * (1 + several if beside else 0)
    high = STRIP if choices.free else 2 * PAD
    size = _size(columns, room - ruler - 2 * (STRIP if beside else LEAST_STRIP), down)
    wide = min(STRIP, (room - ruler - columns * size) // 2)
    head = header_height(look.name(number), width)
    top = head + (band_height(len(view.seats)) if turning else 10)
    fold = FOLD + (2 * high if choices.free else 0) + ruler
    rows = parts * down * size + (parts - 1) * fold
    least = (LEAST_TURNING if turning else LEAST) if beside else 0
    tall = max(least, rows + 2 * high + ruler)
    mat = PAD, top, PAD + room, top + tall
    left = PAD + ruler + (room - ruler - columns * size) // 2
    at = top + ruler + (tall - ruler - rows) // 2
    plot = Plot(left, at, size, first_column, first_row, across, down, columns, down * size + fold)
    row = 0 if beside or turning else ROW + PAD
    return Page(width, head, mat, plot, (wide, high), beside, row)


def _size(columns: int, room: int, down: int) -> int:
    fitting = (size for size in SIZES if size * columns <= room and size * down <= TALLEST)
    return next(fitting, SIZES[-1])


def _rulers(canvas: Canvas, page: Page, area: Area, look: Look) -> None:
    """Columns and rows, as they are typed."""
    if look.closer or not area.cells:
        return
    style, plot = Style(NUMERALS, 42, LAVENDER, MAT), page.plot
    for part in range(plot.parts):
        top = plot.top + part * plot.below
        for step in range(min(plot.columns, plot.across - part * plot.columns)):
            number = plot.first_column + part * plot.columns + step
            above = top - page.strips[1] - RULER / 2 + 6
            canvas.write(_signed(number), plot.left + (step + 0.5) * plot.size, above, style)
        for step in range(plot.down):
            middle = top + (step + 0.5) * plot.size
            canvas.write(_signed(plot.first_row + step), page.mat[0] + RULER / 2, middle, style)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def in_hand(view: View, number: Seat) -> tuple[int, ...]:
    """The tile received, or the starting tiles still to lay."""
    seat = view.seats[number]
    return seat.unlaid if seat.tile is None else (seat.tile,)


def _hand(canvas: Canvas, view: View, number: Seat, page: Page) -> None:
    """What is to be placed, then the compositions."""
    seat, tiles = view.seats[number], in_hand(view, number)
    if page.beside:
        x, y, tall = page.width - PAD - SIDE, page.mat[1], page.mat[3] - page.mat[1]
        several = len(tiles) > 1
        held = 0 if several or not tiles else SIDE + 20
        for at, tile in enumerate(tiles):
            canvas.paste(tray(tile, SIDE, SIDE + 8), x - (SIDE + PAD) * several, y + at * (SIDE + 20))
        pitch = min(SIDE + 8, (tall - held + 8) // 4)
        for card, at in zip(seat.cards, range(y + held, y + tall, pitch), strict=False):
            face = Face(card, found_on(seat.area, card), SIDE, pitch - 12, CELL)
            canvas.paste(composition(face, NIGHT), x, at)
    elif page.row:
        left, wide = PAD, bool(tiles) * (SIDE + 10)
        for tile in tiles:
            canvas.paste(tray(tile, SIDE, ROW), left, page.below)
        pitch = (page.width - 2 * PAD - wide + 10) // 4
        for number_, card in enumerate(seat.cards):
            face = Face(card, found_on(seat.area, card), pitch - 10, ROW - 4, CELL)
            canvas.paste(composition(face, NIGHT), left + wide + number_ * pitch, page.below)


@PARTS.kept
def tray(tile: int, width: int, height: int) -> Sprite:
    """On wine with a rim of gold."""
    brush = Brush(PALETTE, width, height, NIGHT, filled=True)
    brush.plate(0, 0, width, height, 18, GOLD).plate(4, 4, width - 8, height - 8, 15, WINE)
    canvas = Canvas(PALETTE, brush.sprite())
    sprite = tile_sprite(tile, min(width, height) - 14, WINE, exploded=False)
    canvas.stamp(sprite, width / 2, height / 2)
    return canvas.sprite()
