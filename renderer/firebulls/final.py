"""The end of a game: for each seat, best first, every reason for its points."""

from engines.core import Outcome, Seat
from engines.firebulls.data import FACES, Rank
from engines.firebulls.view import SeatView, View
from renderer.brush import Brush
from renderer.canvas import LINE, Canvas
from renderer.colours import PAINTS
from renderer.firebulls.cards import colour_name, emblem_tile, medal
from renderer.firebulls.layout import MARGIN, SEATS_TOP
from renderer.firebulls.seats import GAP, ROW_WIDTH, bonus, own_symbol_on, won
from renderer.firebulls.theme import (
    COLD,
    FLAME,
    GROUND,
    IVORY,
    LIT,
    MEDAL,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    POINTS,
    SHADOW,
    WELL,
)
from renderer.lettering import NAMES, Fitted, Style, fitted
from renderer.look import Look
from renderer.marks import crown
from renderer.shelf import PARTS
from renderer.sprite import Sprite
from renderer.symbols import own_symbol

TITLE, LINES = 84, 88
SMALL = 320  # a plate before it is stretched
NAME_LEFT, NAME_ROOM = 116, 780
TILE, SPACE = 56, 22


def scores_height(view: View, look: Look) -> int:
    return sum(_height(fitted(look.name(one.seat), NAME_ROOM)) + GAP for one in view.seats)


def _height(name: Fitted) -> int:
    return TITLE + LINES + 8 + LINE * max(0, len(name.lines) - 2)


def draw_scores(canvas: Canvas, view: View, look: Look, outcome: Outcome) -> None:
    y = SEATS_TOP
    for seat in sorted(view.seats, key=lambda one: (outcome.ranks[one.seat], one.seat)):
        name = fitted(look.name(seat.seat), NAME_ROOM)
        _score(canvas, seat, look, outcome, y)
        y += _height(name) + GAP


def _score(canvas: Canvas, seat: SeatView, look: Look, outcome: Outcome, y: int) -> None:
    name, colour = fitted(look.name(seat.seat), NAME_ROOM), colour_name(seat.colour)
    height, rank, paint = _height(name), outcome.ranks[seat.seat], PAINTS[colour_name(seat.colour)]
    canvas.plate(_plate(colour, height, won=rank == 1), MARGIN, y, ROW_WIDTH, height, 90, 40)
    middle = y + 4 + (height - LINES - 8) / 2
    canvas.write(look.letter(colour), MARGIN + 72, middle, Style(NAMES, 46, paint.on, paint.fill))
    room = (MARGIN + NAME_LEFT - 2, y, MARGIN + NAME_LEFT + NAME_ROOM + 2, y + height)
    canvas.write_name(name, MARGIN + NAME_LEFT, middle, paint.on, paint.fill, room)
    if rank > 1:
        canvas.write(f"{rank}.", MARGIN + 1000, middle, Style(NUMERALS, 46, paint.on, paint.fill))
    total = str(outcome.scores[Seat(seat.seat)].total)
    canvas.write(total, MARGIN + 1092, middle, Style(NUMERALS, 46, POINTS, MEDAL))
    _lines(canvas, seat, y + height - 4 - LINES / 2, LIT if rank == 1 else PANEL)


@PARTS.kept
def _plate(colour: str, height: int, *, won: bool) -> Sprite:
    panel, paint = LIT if won else PANEL, PAINTS[colour]
    brush = Brush(PALETTE, SMALL, height, GROUND, filled=True)
    brush.plate(0, 0, SMALL, height, 22, FLAME if won else WELL)
    brush.plate(4, 4, SMALL - 8, height - 8, 19, panel)
    title, middle = height - LINES - 8, 4 + (height - LINES - 8) / 2
    brush.plate(4, 4, SMALL - 8, title, 19, paint.fill).plate(4, 40, SMALL - 8, title - 36, 0, paint.fill)
    own_symbol(brush, colour, (36, middle), 22)
    if won:
        crown(brush, (SMALL - 152, middle), paint.on if colour == "yellow" else FLAME, SHADOW)
    medal(brush, SMALL - 60, middle, 38)
    return brush.sprite()


def _lines(canvas: Canvas, seat: SeatView, y: float, panel: str) -> None:
    """So many cards of so many points each; the bonus of the own colour; what escaped counts nothing."""
    x: float = MARGIN + 28
    style = Style(NAMES, 44, IVORY, panel)
    for rank, cards in won(seat):
        canvas.paste(emblem_tile(rank, panel, TILE), x, y - TILE / 2)
        x = SPACE + canvas.write(f"{cards}×{_worth(rank)}", x + TILE + 8, y, style, "l")
    if points := bonus(seat):
        canvas.stamp(own_symbol_on(colour_name(seat.colour), panel), x + 20, y)
        x = SPACE + canvas.write(f"+{points}", x + 46, y, Style(NAMES, 44, PALE_BRONZE, panel), "l")
    if seat.escaped is not None:
        canvas.paste(_escaped(FACES[seat.escaped].rank, panel), x, y - TILE / 2)


def _worth(rank: Rank) -> int:
    return next(face.points for face in FACES if face.rank is rank)


@PARTS.kept
def _escaped(rank: Rank, panel: str) -> Sprite:
    brush = Brush(PALETTE, TILE, TILE + 2, panel)
    brush.line([(4, TILE - 4), (TILE - 4, 4)], SHADOW, 10).line([(4, TILE - 4), (TILE - 4, 4)], COLD, 5)
    canvas = Canvas(PALETTE, emblem_tile(rank, panel, TILE))
    canvas.paste(brush.sprite(), 0, 0)
    return canvas.sprite()
