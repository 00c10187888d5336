"""The end of a game: every tableau after the grand finale, and all reasons for points."""

from engines.core import Line, Outcome, Seat
from engines.springfestival.data import Sign
from engines.springfestival.view import View
from renderer.brush import Brush
from renderer.canvas import LINE, Canvas
from renderer.lettering import Style, fitted
from renderer.look import Look
from renderer.marks import crown
from renderer.paths import star
from renderer.shelf import PARTS
from renderer.springfestival.board import sky
from renderer.springfestival.cards import draw_sign
from renderer.springfestival.lanterns import clap, lantern, ticked_cards
from renderer.springfestival.layout import GAP, HEADER, MARGIN, WHOLE, centred, extent
from renderer.springfestival.seats import NAME_LEFT, draw_panel, draw_tableau
from renderer.springfestival.theme import (
    GOLD,
    NUMERALS,
    PALETTE,
    PANEL,
    PAPER,
    SHADOW,
    VERMILION,
)
from renderer.springfestival.theme import HEADER as HEADER_INK
from renderer.springfestival.touched import touched_cells
from renderer.sprite import Sprite

TILE, LEAST, SCORES = 72, 110, 104
NAME_ROOM = 760
SIGNS = {f"score-{sign}": sign for sign in Sign}


def draw_final(view: View, look: Look, outcome: Outcome) -> Canvas:
    """Best first, the tableaus small."""
    seats = sorted(map(Seat, range(len(view.seats))), key=lambda seat: (outcome.ranks[seat], seat))
    canvas = sky(2 * GAP - 8 + sum(_height(view, seat, look) + 8 for seat in seats))
    top = GAP
    for seat in seats:
        _score(canvas, view, seat, look, outcome, top)
        top += _height(view, seat, look) + 8
    return canvas


def _header(look: Look, seat: Seat) -> int:
    return HEADER + LINE * (len(fitted(look.name(seat), NAME_ROOM).lines) - 1)


def _height(view: View, seat: Seat, look: Look) -> int:
    _, _, _, down = extent(view.seats[seat].area.cells)
    return _header(look, seat) + max(LEAST, down * TILE + 20) + SCORES


def _score(canvas: Canvas, view: View, seat: Seat, look: Look, outcome: Outcome, top: int) -> None:
    height, header, won = _height(view, seat, look), _header(look, seat), outcome.ranks[seat] == 1
    draw_panel(canvas, (MARGIN, top, WHOLE, height), header, lit=won)
    middle = top + 3 + header // 2
    canvas.stamp(lantern(seat, HEADER_INK, lit=won), MARGIN + 46, middle + 2)
    name = fitted(look.name(seat), NAME_ROOM)
    room = (MARGIN + NAME_LEFT - 2, top, MARGIN + NAME_LEFT + NAME_ROOM + 4, top + header + 8)
    canvas.write_name(name, MARGIN + NAME_LEFT, middle, PAPER, HEADER_INK, room)
    if won:
        canvas.stamp(_crown(), MARGIN + WHOLE - 230, middle)
    else:
        style = Style(NUMERALS, 46, PAPER, HEADER_INK)
        canvas.write(f"{outcome.ranks[seat]}.", MARGIN + WHOLE - 230, middle, style)
    total = str(outcome.scores[seat].total)
    canvas.write(total, MARGIN + WHOLE - 40, middle, Style(NUMERALS, 56, GOLD, HEADER_INK), "r")
    area = view.seats[seat].area
    plot = centred(area.cells, MARGIN, top + header, WHOLE, height - header - SCORES, TILE)
    draw_tableau(canvas, area, plot, touched_cells(seat, look.news))
    _lines(canvas, outcome.scores[seat].lines, top + height - SCORES // 2 - 4)


@PARTS.kept
def _crown() -> Sprite:
    brush = Brush(PALETTE, 84, 60, HEADER_INK)
    crown(brush, (42, 32), GOLD, SHADOW)
    return brush.sprite()


def _lines(canvas: Canvas, lines: tuple[Line, ...], y: int) -> None:
    """The longest chain, Applause, having more of it than others, compositions, the sign."""
    for number, line in enumerate(lines):
        x = MARGIN + 50 + 224 * number
        canvas.stamp(_icon(line.phrase.key), x + 40, y)
        canvas.write(str(line.points), x + 92, y, Style(NUMERALS, 50, PAPER, PANEL), "l")


@PARTS.kept
def _icon(key: str) -> Sprite:
    brush = Brush(PALETTE, 88, 96, PANEL)
    match key:
        case "score-bouquet":
            brush.fill(star(44, 48, 38, 26, 12), VERMILION, rim=PAPER, rim_width=3)
            brush.fill(star(44, 48, 22, 12, 12), GOLD)
        case "score-applause":
            clap(brush, 44, 48, 1)
        case "score-majority":
            clap(brush, 34, 50, 0.85)
            brush.fill("M0 -20 L18 2 H7 V20 H-7 V2 H-18Z", GOLD, (70, 48), rim=SHADOW, rim_width=3)
        case "score-compositions":
            ticked_cards(brush, 44, 50, 1.2)
        case _:
            draw_sign(brush, SIGNS[key])
    return brush.sprite()
