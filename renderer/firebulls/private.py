"""The private picture's panel: the hand, and in its title what has been won."""

from engines.firebulls.data import Qi
from engines.firebulls.view import SeatView, View
from renderer.colours import PAINTS
from renderer.firebulls.cards import colour_name, medal, qi
from renderer.firebulls.layout import MARGIN, SEATS_TOP, WIDTH
from renderer.firebulls.seats import NAME_ROOM, ROW_WIDTH, SMALL, acts, draw_tiles, won
from renderer.firebulls.theme import (
    FLAME,
    GROUND,
    INK,
    IVORY,
    LIT,
    MEDAL,
    NUMERALS,
    PALETTE,
    PANEL,
    POINTS,
    SHADOW,
    WELL,
)
from renderer.look import Look
from renderer.marks import count, hand
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import LINE, Canvas, row
from renderer.raster.lettering import NAMES, Fitted, Style, fitted
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol

PANEL_HEIGHT, TITLE_HEIGHT = 304, 84


def panel_height(look: Look, seat: SeatView) -> int:
    name = fitted(look.name(seat.seat), NAME_ROOM)
    return PANEL_HEIGHT + (LINE + 4) * max(0, len(name.lines) - 2)


def draw_panel(canvas: Canvas, view: View, seat: SeatView, look: Look) -> None:
    """My hand, and in its title what I have won."""
    name = fitted(look.name(seat.seat), NAME_ROOM)
    height, colour, acting = panel_height(look, seat), colour_name(seat.colour), acts(view, seat)
    title = TITLE_HEIGHT + height - PANEL_HEIGHT
    panel = _panel(colour, title, acting=acting)
    canvas.plate(panel, MARGIN, SEATS_TOP, ROW_WIDTH, height, 90, title + 30)
    _title(canvas, seat, look, name, SEATS_TOP + 2 + title / 2)
    _hand(canvas, seat, look, SEATS_TOP + title + 112, LIT if acting else PANEL)


@PARTS.kept
def _panel(colour: str, title: int, *, acting: bool) -> Sprite:
    """With 96 below its title, to be stretched."""
    paint, panel, height = PAINTS[colour], LIT if acting else PANEL, title + 96
    brush = Brush(PALETTE, SMALL, height, GROUND, filled=True)
    brush.plate(0, 0, SMALL, height, 28, FLAME if acting else WELL)
    brush.plate(4, 4, SMALL - 8, height - 8, 25, paint.fill)
    brush.plate(4, 4 + title, SMALL - 8, height - 8 - title, 25, panel)
    brush.plate(4, 4 + title, SMALL - 8, 40, 0, panel)
    middle = 2 + title / 2
    own_symbol(brush, colour, (44, middle), 24)
    hand(brush, SMALL - 166, middle, IVORY, SHADOW, 1.05)
    medal(brush, SMALL - 54, middle, 37)
    return brush.sprite()


def _title(canvas: Canvas, seat: SeatView, look: Look, name: Fitted, y: float) -> None:
    paint = PAINTS[colour_name(seat.colour)]
    style = Style(NAMES, 46, paint.on, paint.fill)
    canvas.write(look.letter(colour_name(seat.colour)), MARGIN + 90, y, style)
    room = (MARGIN + 116, SEATS_TOP, MARGIN + 120 + NAME_ROOM, SEATS_TOP + 400)
    canvas.write_name(name, MARGIN + 118, y, paint.on, paint.fill, room)
    draw_tiles(canvas, won(seat), (), (MARGIN + 400, y), paint.fill, 50, paint.on)
    canvas.write(str(seat.cards), MARGIN + 1016, y, style, "l")
    canvas.write(str(seat.points), MARGIN + 1098, y, Style(NUMERALS, 46, POINTS, MEDAL))


def _hand(canvas: Canvas, seat: SeatView, look: Look, y: float, panel: str) -> None:
    """Card by card while they fit, then a stack for each kind."""
    cards = [kind for kind in Qi for _ in range(seat.known[kind])]
    stacked = len(cards) > 7
    shown = [kind for kind in Qi if seat.known[kind]] if stacked else cards
    pitch = 190 if len(shown) < 7 else 160
    for kind, x in zip(shown, row(len(shown), WIDTH / 2, pitch), strict=True):
        letter = "" if kind is Qi.WARRIOR else look.letter(kind.name.lower())
        card = qi(kind, letter, panel, 144, 190)
        if stacked and seat.known[kind] > 1:
            canvas.stamp(card.unlabelled(), x + 9, y - 7)
        canvas.stamp(card, x, y)
        if stacked and seat.known[kind] > 1:
            canvas.stamp(count(PALETTE, str(seat.known[kind]), INK, IVORY, SHADOW, IVORY), x + 60, y + 84)
