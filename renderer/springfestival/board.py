"""The public board: the seats around the shop, as they sit."""

from engines.core import Seat
from engines.springfestival.view import View
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.sprite import Sprite
from renderer.springfestival.layout import GAP, HALF, MARGIN, WHOLE, WIDTH
from renderer.springfestival.seats import Block, block_of, draw_seat, needs_whole_row
from renderer.springfestival.shop import band_height, draw_band
from renderer.springfestival.theme import NIGHT, PALETTE, STAR

UPPER, LOWER = (0, 1), (3, 2)  # places at the shop, from left to right
STRIP = 12  # of the night above and below
STARS = ((37, 3, 2), (211, 8, 2), (402, 4, 2), (596, 7, 3), (770, 3, 2), (958, 8, 2), (1160, 5, 2))


def sky(height: int, width: int = WIDTH) -> Canvas:
    canvas = Canvas.plain(PALETTE, width, height, NIGHT)
    canvas.paste(_stars(width, above=True), 0, 0)
    canvas.paste(_stars(width, above=False), 0, height - STRIP)
    return canvas


@PARTS.kept
def _stars(width: int, *, above: bool) -> Sprite:
    canvas = Canvas.plain(PALETTE, width, STRIP, NIGHT)
    for x, y, radius in STARS:
        canvas.stamp(_star(radius), x if above else width - x, y if above else STRIP - y)
    return canvas.sprite()


@PARTS.kept
def _star(radius: int) -> Sprite:
    return Brush(PALETTE, 8, 8, NIGHT).disc(4, 4, radius, STAR).sprite()


def draw_board(view: View, look: Look) -> Canvas:
    above = _row(view, look, UPPER, GAP)
    band = max((block.bottom for block in above.values()), default=GAP)
    beyond = band + band_height(len(view.seats))
    below = _row(view, look, LOWER, beyond)
    canvas = sky(max((block.bottom for block in below.values()), default=beyond) + GAP)
    draw_band(canvas, view, band)
    for seat, block in {**above, **below}.items():
        draw_seat(canvas, view, seat, look, block)
    return canvas


def _row(view: View, look: Look, places: tuple[int, ...], top: int) -> dict[Seat, Block]:
    """Side by side; one below the other when a tableau is too large for that."""
    seats = [Seat(at) for place in places for at, one in enumerate(view.seats) if one.place == place]
    if len(seats) == 2 and not any(needs_whole_row(view.seats[seat]) for seat in seats):
        lefts = (MARGIN, WIDTH - MARGIN - HALF)
        halves = {
            seat: block_of(view, seat, look, left, top, HALF) for seat, left in zip(seats, lefts, strict=True)
        }
        header = max(block.header for block in halves.values())
        height = header + max(block.form.body for block in halves.values())
        return {seat: Block(one.left, top, height, header, one.form) for seat, one in halves.items()}
    blocks: dict[Seat, Block] = {}
    for seat in seats:
        blocks[seat] = block_of(view, seat, look, MARGIN, top, WHOLE)
        top = blocks[seat].bottom + GAP
    return blocks
