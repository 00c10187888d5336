"""Those at the table, each with the total, at the foot of a private picture."""

from collections.abc import Sequence

from engines.core import Seat
from engines.springfestival.view import View
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, NARROW, SMALLEST, Style, legible
from renderer.raster.lettering import width as length
from renderer.raster.sprite import Sprite
from renderer.springfestival.lanterns import lantern
from renderer.springfestival.theme import GOLD, LAVENDER, MAT, NIGHT, NUMERALS, PALETTE, PANEL, PAPER

FOOT, PAD, GAP = 84, 12, 8
LEFT, RIGHT, DIGIT = 72, 26, 27  # of a box, for the lantern, beside the points and for each digit


def draw_others(canvas: Canvas, view: View, number: int, look: Look, width: int, top: int) -> None:
    _draw_boxes(
        canvas, view, [Seat(seat) for seat in range(len(view.seats)) if seat != number], look, width, top
    )


def draw_totals(canvas: Canvas, view: View, number: int, look: Look, width: int, top: int) -> None:
    """One's own first."""
    seats = sorted(map(Seat, range(len(view.seats))), key=lambda seat: seat != number)
    _draw_boxes(canvas, view, seats, look, width, top, Seat(number))


def _draw_boxes(
    canvas: Canvas,
    view: View,
    seats: Sequence[Seat],
    look: Look,
    width: int,
    top: int,
    mine: Seat | None = None,
) -> None:
    wide = (width - 2 * PAD - GAP * (len(seats) - 1)) // len(seats)
    for place, seat in enumerate(seats):
        left, middle = PAD + place * (wide + GAP), top + FOOT // 2
        canvas.plate(_box(rimmed=seat == mine), left, top, wide, FOOT, 40, 40)
        canvas.stamp(lantern(seat, PANEL, lit=seat in view.waiting), left + 40, middle)
        points, ink = view.seats[seat].points + view.seats[seat].applause, GOLD if seat == mine else PAPER
        right = left + wide - RIGHT - DIGIT * len(str(points))
        _name(canvas, look.name(seat), (left + LEFT, top, right, top + FOOT))
        canvas.write(str(points), left + wide - 14, middle, Style(NUMERALS, 50, ink, PANEL), "r")


@PARTS.kept
def arrow(count: int, way: tuple[int, int]) -> Sprite:
    """So many columns or rows are left out there."""
    brush = Brush(PALETTE, 84, 84, MAT)
    turn = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[way]
    brush.fill("M0 -40 L22 -24 H-22Z", LAVENDER, (42, 42), 1, turn).disc(42, 42, 26, PANEL)
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.write(str(count), 42, 42, Style(NUMERALS, 42, LAVENDER, PANEL))
    return canvas.sprite()


def _name(canvas: Canvas, name: str, room: tuple[int, int, int, int]) -> None:
    """Its beginning, where there is no room for all: the board has the whole name."""
    left, top, right, bottom = room
    text = _beginning(legible(name), right - left)
    face = NAMES if length(text, NAMES, SMALLEST) <= right - left else NARROW
    style = Style(face, SMALLEST, LAVENDER, PANEL)
    canvas.write(text, left, (top + bottom) / 2, style, "l", (left - 2, top, right + 8, bottom))


def _beginning(name: str, room: int) -> str:
    if length(name, NARROW, SMALLEST) <= room:
        return name
    first = name.split()[0]
    while first and length(first + ".", NARROW, SMALLEST) > room:
        first = first[:-1]
    return first + "."


@PARTS.kept
def _box(*, rimmed: bool) -> Sprite:
    brush = Brush(PALETTE, 80, 80, NIGHT, filled=True)
    if rimmed:
        return brush.plate(0, 0, 80, 80, 18, GOLD).plate(4, 4, 72, 72, 15, PANEL).sprite()
    return brush.plate(0, 0, 80, 80, 18, PANEL).sprite()
