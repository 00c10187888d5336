"""The end of a game: for each seat, best first, its islands, their power and that of its pawns."""

from engines.core import Outcome, Seat
from engines.fireship.data import ISLAND_POWER, Pawn
from engines.fireship.view import View, islands_of
from renderer.brush import Brush
from renderer.canvas import LINE, Canvas
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import MARGIN, STRIP_TOP, WIDTH
from renderer.fireship.panels import mono
from renderer.fireship.shapes import island_icon, power_icon
from renderer.fireship.theme import CREAM, DEEP, DESK_LIT, FOAM, GOLD, NAVY, NUMERALS, PALETTE, SHADOW, STEEL
from renderer.lettering import NAMES, Style, fitted
from renderer.look import Look
from renderer.marks import crown
from renderer.shelf import PARTS
from renderer.sprite import Sprite
from renderer.symbols import own_symbol

ROW_WIDTH = WIDTH - 2 * MARGIN
TITLE, LINES, GAP = 84, 92, 8
SMALL = 240  # a plate before it is stretched
NAME_LEFT, NAME_ROOM = 116, 820


def scores_height(view: View, look: Look) -> int:
    return STRIP_TOP + sum(_height(look, seat) + GAP for seat in view.table.order) + MARGIN - GAP


def _height(look: Look, seat: Seat) -> int:
    return TITLE + LINES + 8 + LINE * max(0, len(fitted(look.name(seat), NAME_ROOM).lines) - 2)


def draw_scores(canvas: Canvas, view: View, look: Look, outcome: Outcome) -> None:
    y = STRIP_TOP
    for seat in sorted(view.table.order, key=lambda one: (outcome.ranks[one], one)):
        _score(canvas, view, seat, look, outcome.ranks[seat], y)
        y += _height(look, seat) + GAP


def _score(canvas: Canvas, view: View, seat: Seat, look: Look, rank: int, y: int) -> None:
    colour, height = view.table.colours[seat], _height(look, seat)
    paint, called = PAINTS[colour_name(colour)], colour_name(colour)
    canvas.plate(_plate(called, height, won=rank == 1), MARGIN, y, ROW_WIDTH, height, 90, 40)
    middle = y + 4 + (height - LINES - 8) // 2
    canvas.write(look.letter(called), MARGIN + 84, middle, Style(NAMES, 46, paint.on, paint.fill))
    name = fitted(look.name(seat), NAME_ROOM)
    room = (MARGIN + NAME_LEFT - 2, y, MARGIN + NAME_LEFT + NAME_ROOM + 4, y + height)
    canvas.write_name(name, MARGIN + NAME_LEFT, middle, paint.on, paint.fill, room)
    if rank > 1:
        style = Style(NUMERALS, 50, paint.on, paint.fill)
        canvas.write(f"{rank}.", WIDTH - MARGIN - 84, middle, style)
    _lines(canvas, view, seat, y + height - 4 - LINES // 2, DESK_LIT if rank == 1 else DEEP)


@PARTS.kept
def _plate(colour: str, height: int, *, won: bool) -> Sprite:
    paint, panel, title = PAINTS[colour], DESK_LIT if won else DEEP, height - LINES - 8
    brush = Brush(PALETTE, SMALL, height, NAVY, filled=True)
    brush.plate(0, 0, SMALL, height, 22, GOLD if won else STEEL)
    brush.plate(4, 4, SMALL - 8, height - 8, 19, panel)
    brush.plate(4, 4, SMALL - 8, title, 19, paint.fill)
    brush.plate(4, title - 20, SMALL - 8, 24, 0, paint.fill)
    own_symbol(brush, colour, (42, 4 + title / 2), 22)
    if won:
        crown(brush, (SMALL - 84, 4 + title / 2), paint.on if colour == "yellow" else GOLD, SHADOW)
    return brush.sprite()


def _lines(canvas: Canvas, view: View, seat: Seat, y: int, panel: str) -> None:
    """Islands, each flag with its power; then the power of the pawns by kind."""
    colour = view.table.colours[seat]
    islands, fleet = islands_of(view, colour), view.fleets[colour]
    canvas.paste(_icons(panel), MARGIN + 16, y - 34)
    canvas.write(str(len(islands)), MARGIN + 94, y, Style(NUMERALS, 58, CREAM, panel), "l")
    canvas.write(
        str(sum(ISLAND_POWER[view.open.rings[one]] for one in islands)),
        MARGIN + 246,
        y,
        Style(NUMERALS, 50, CREAM, panel),
        "l",
    )
    for number, kind in enumerate(Pawn):
        x = MARGIN + 380 + 200 * number
        canvas.stamp(mono(kind, FOAM, 46, panel), x, y)
        power = 2**kind
        canvas.write(f"{len(fleet[kind])}×{power}", x + 34, y, Style(NAMES, 46, CREAM, panel), "l")


@PARTS.kept
def _icons(panel: str) -> Sprite:
    brush = Brush(PALETTE, 230, 68, panel)
    island_icon(brush, (38, 40), 1.1)
    power_icon(brush, (196, 34))
    return brush.sprite()
