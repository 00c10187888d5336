"""The public board: the seats around the shop, as they sit."""

from engines.core import Seat
from engines.springfestival.view import View
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.look import Look
from renderer.shelf import PARTS
from renderer.springfestival.layout import BAND, GAP, HALF, MARGIN, WHOLE, WIDTH
from renderer.springfestival.seats import Block, body_height, draw_seat, header_height, needs_whole_row
from renderer.springfestival.shop import draw_band
from renderer.springfestival.theme import NIGHT, PALETTE, STAR
from renderer.sprite import Sprite

UPPER, LOWER = (0, 1), (3, 2)  # places at the shop, from left to right
STRIP = 16  # of the night above and below
STARS = ((37, 3, 2), (211, 9, 3), (402, 4, 2), (596, 8, 3), (770, 3, 2), (958, 10, 3), (1160, 6, 2))


def sky(height: int, width: int = WIDTH) -> Canvas:
    canvas = Canvas.plain(PALETTE, width, height, NIGHT)
    canvas.paste(_stars(width, above=True), 0, 0)
    canvas.paste(_stars(width, above=False), 0, height - STRIP)
    return canvas


@PARTS.kept
def _stars(width: int, *, above: bool) -> Sprite:
    canvas = Canvas.plain(PALETTE, width, STRIP, NIGHT)
    for x, y, radius in STARS:
        canvas.stamp(_star(radius), x if above else width - x, y + 2 if above else STRIP - 2 - y)
    return canvas.sprite()


@PARTS.kept
def _star(radius: int) -> Sprite:
    return Brush(PALETTE, 8, 8, NIGHT).disc(4, 4, radius, STAR).sprite()


def draw_board(view: View, look: Look) -> Canvas:
    above = _row(view, look, UPPER, GAP)
    band = _bottom(above, GAP)
    below = _row(view, look, LOWER, band + BAND)
    canvas = sky(_bottom(below, band + BAND) + GAP)
    draw_band(canvas, view, band)
    for seat, block in {**above, **below}.items():
        draw_seat(canvas, view, seat, look, block)
    return canvas


def _bottom(row: dict[Seat, Block], otherwise: int) -> int:
    return max((block.bottom for block in row.values()), default=otherwise)


def _row(view: View, look: Look, places: tuple[int, ...], top: int) -> dict[Seat, Block]:
    """Side by side; one below the other when a tableau is too large for that."""
    seats = [Seat(at) for place in places for at, one in enumerate(view.seats) if one.place == place]
    if len(seats) == 2 and not any(needs_whole_row(view.seats[seat]) for seat in seats):
        header = max(header_height(look.name(seat), HALF) for seat in seats)
        height = header + max(body_height(view, seat, HALF) for seat in seats)
        lefts = (MARGIN, WIDTH - MARGIN - HALF)
        return {seat: Block(left, top, HALF, height, header) for seat, left in zip(seats, lefts, strict=True)}
    blocks: dict[Seat, Block] = {}
    for seat in seats:
        header = header_height(look.name(seat), WHOLE)
        blocks[seat] = Block(MARGIN, top, WHOLE, header + body_height(view, seat, WHOLE), header)
        top = blocks[seat].bottom + GAP
    return blocks
