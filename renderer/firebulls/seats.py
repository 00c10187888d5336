"""The people at the table: a row each on the board, a panel with the hand in one's own picture."""

from engines.core import Seat
from engines.firebulls.data import FACES, Qi, Rank, earns_bonus
from engines.firebulls.view import Phase, SeatView, View
from renderer.brush import Brush
from renderer.canvas import LINE, Canvas, row
from renderer.colours import PAINTS
from renderer.firebulls.cards import colour_name, emblem_tile, medal, qi
from renderer.firebulls.emblems import soldier
from renderer.firebulls.happened import News, news_of
from renderer.firebulls.layout import MARGIN, SEATS_TOP, WIDTH
from renderer.firebulls.theme import (
    ACTING_NAME,
    BROWN_ON_DARK,
    COLD,
    EMBER,
    FLAME,
    GROUND,
    INK,
    IVORY,
    KEYLINE,
    LIT,
    MEDAL,
    NAME,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    POINTS,
    QIJIE,
    SHADOW,
    WARRIOR,
    WELL,
)
from renderer.lettering import NAMES, NARROW, Fitted, Style, fitted, width
from renderer.look import Look
from renderer.marks import count, hand
from renderer.shelf import PARTS, WHOLES
from renderer.sprite import Sprite
from renderer.symbols import gem, own_symbol, symbol

ROW_WIDTH = WIDTH - 2 * MARGIN
SMALL = 320  # a plate before it is stretched
ROW_HEIGHT, GAP = 92, 4
SEEN_LEFT, SEEN_ROOM, CROWDED_ROOM = 412, 98, 66
NAME_LEFT, NAME_ROOM = 116, 264
PANEL_HEIGHT, TITLE_HEIGHT = 304, 84
TILES_ROOM = 412  # for won cards, beside the bonus of the own colour


def row_height(name: Fitted) -> int:
    return ROW_HEIGHT + LINE * max(0, len(name.lines) - 2)


def rows_height(view: View, look: Look) -> int:
    return sum(row_height(fitted(look.name(one.seat), NAME_ROOM)) + GAP for one in view.seats)


def draw_rows(canvas: Canvas, view: View, look: Look) -> None:
    y = SEATS_TOP
    for seat in view.seats:
        row_of_seat = _row(
            seat,
            look.name(seat.seat),
            look.letter(colour_name(seat.colour)),
            news_of(Seat(seat.seat), look.news),
            y,
            acting=_acts(view, seat),
        )
        canvas.lay(row_of_seat)
        y += row_of_seat.size[1] + GAP


def _acts(view: View, seat: SeatView) -> bool:
    return seat.seat == view.active and view.phase is not Phase.OVER


@WHOLES.kept
def _row(seat: SeatView, called: str, letter: str, news: News, top: int, *, acting: bool) -> Canvas:
    name = fitted(called, NAME_ROOM)
    colour, panel, height = colour_name(seat.colour), LIT if acting else PANEL, row_height(name)
    canvas = Canvas(PALETTE, size=(ROW_WIDTH, height))
    canvas.plate(_plate(colour, height, acting=acting), 0, 0, ROW_WIDTH, height, 110, 30)
    middle, paint = height / 2, PAINTS[colour]
    canvas.write(letter, 68, middle, Style(NAMES, 44, paint.on, paint.fill))
    ink = COLD if seat.gone else ACTING_NAME if acting else NAME
    room = (NAME_LEFT - 2, 0, NAME_LEFT + NAME_ROOM + 2, height)
    canvas.write_name(name, NAME_LEFT, middle, ink, panel, room)
    _cards(canvas, seat, news, middle, panel)
    _won(canvas, seat, news, middle, panel)
    canvas.write(str(seat.points), 1092, middle, Style(NUMERALS, 46, POINTS, MEDAL))
    return canvas.moved(MARGIN, top)


@PARTS.kept
def _plate(colour: str, height: int, *, acting: bool) -> Sprite:
    panel, paint = LIT if acting else PANEL, PAINTS[colour]
    brush = Brush(PALETTE, SMALL, height, GROUND, filled=True)
    brush.plate(0, 0, SMALL, height, 22, FLAME if acting else WELL)
    brush.plate(4, 4, SMALL - 8, height - 8, 19, panel)
    brush.plate(4, 4, 92, height - 8, 19, paint.fill).plate(60, 4, 24, height - 8, 0, paint.fill)
    middle = height / 2
    brush.plate(84, 4, 16, height - 8, 0, panel)
    brush.fill(f"M80 4 H84 C92 30 92 {height - 30} 84 {height - 4} H80Z", paint.fill)
    own_symbol(brush, colour, (32, middle), 21)
    medal(brush, SMALL - 60, middle, 41)
    return brush.sprite()


def _cards(canvas: Canvas, seat: SeatView, news: News, y: float, panel: str) -> None:
    """How many are in hand; below, those of them that everybody has seen."""
    seen = [kind for kind in Qi for _ in range(seat.known[kind])]
    ink = COLD if seat.gone else IVORY
    if seen:
        y -= 18
    canvas.stamp(_hand_icon(FLAME if news.hand else ink, panel), 424, y)
    canvas.write(str(seat.cards), 454, y, Style(NAMES, 46, ink, panel), "l")
    room = SEEN_ROOM if _tiles_width(won(seat), 62) <= TILES_ROOM else CROWDED_ROOM
    pitch = min(34, room / max(1, len(seen) - 1))
    for number, kind in enumerate(seen):
        is_new = seen[number:].count(kind) <= news.taken.count(kind)
        canvas.stamp(_chip(kind, panel, is_new=is_new), SEEN_LEFT + number * pitch, y + 41)


@PARTS.kept
def _hand_icon(ink: str, panel: str) -> Sprite:
    brush = Brush(PALETTE, 64, 48, panel)
    hand(brush, 32, 23, ink, SHADOW, 1.05)
    return brush.sprite()


@PARTS.kept
def _chip(kind: Qi, panel: str, *, is_new: bool) -> Sprite:
    """A card that was seen on its way into a hand."""
    brush = Brush(PALETTE, 46, 46, panel)
    if is_new:
        brush.disc(23, 23, 22.5, EMBER).disc(23, 23, 21, FLAME)
    if kind is Qi.WARRIOR:
        brush.disc(23, 23, 18, WARRIOR).disc(23, 23, 16, QIJIE)
        soldier(brush, (23, 24), 0.26, WARRIOR, QIJIE)
    else:
        gem(brush, kind.name.lower(), (23, 23), 16.5, KEYLINE)
    return brush.sprite()


def won(seat: SeatView) -> list[tuple[Rank, int]]:
    """The kinds of cards won, and how many of each."""
    ranks = [FACES[yen].rank for yen in seat.victory]
    return [(rank, ranks.count(rank)) for rank in Rank if rank in ranks]


def bonus(seat: SeatView) -> int:
    return sum(earns_bonus(yen, seat.colour) for yen in seat.victory)


def _won(canvas: Canvas, seat: SeatView, news: News, y: float, panel: str) -> None:
    kinds = won(seat)
    if _tiles_width(kinds, 62) > TILES_ROOM:
        _tiles(canvas, kinds, news.won, (500, y), panel, 50, PALE_BRONZE)
        return
    _tiles(canvas, kinds, news.won, (532, y), panel, 62, PALE_BRONZE)
    if points := bonus(seat):
        canvas.stamp(own_symbol_on(colour_name(seat.colour), panel), 972, y)
        canvas.write(f"+{points}", 998, y, Style(NAMES, 42, PALE_BRONZE, panel), "l")


@PARTS.kept
def own_symbol_on(colour: str, panel: str) -> Sprite:
    ink = BROWN_ON_DARK if colour == "brown" else PAINTS[colour].light
    brush = Brush(PALETTE, 44, 44, panel)
    symbol(brush, colour, (22, 22), 17, ink, panel)
    return brush.sprite()


def _tiles(
    canvas: Canvas,
    kinds: list[tuple[Rank, int]],
    new: tuple[Rank, ...],
    at: tuple[float, float],
    panel: str,
    size: int,
    ink: str,
) -> None:
    x, y = at
    for rank, cards in kinds:
        canvas.paste(emblem_tile(rank, panel, size, is_new=rank in new), x, y - size / 2 - 1)
        if cards > 1:
            canvas.write(str(cards), x + size + 3, y, Style(_digits(cards), 42, ink, panel), "l")
        x += _tile_width(cards, size)


def _digits(cards: int) -> str:
    return NAMES if cards < 10 else NARROW


def _tile_width(cards: int, size: int) -> int:
    return size + (6 if cards == 1 else width(str(cards), _digits(cards), 42) + 7)


def _tiles_width(kinds: list[tuple[Rank, int]], size: int) -> int:
    return sum(_tile_width(cards, size) for _, cards in kinds)


def panel_height(look: Look, seat: SeatView) -> int:
    name = fitted(look.name(seat.seat), NAME_ROOM)
    return PANEL_HEIGHT + (LINE + 4) * max(0, len(name.lines) - 2)


def draw_panel(canvas: Canvas, view: View, seat: SeatView, look: Look) -> None:
    """My hand, and in its title what I have won."""
    name = fitted(look.name(seat.seat), NAME_ROOM)
    height, colour, acting = panel_height(look, seat), colour_name(seat.colour), _acts(view, seat)
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
    _tiles(canvas, won(seat), (), (MARGIN + 400, y), paint.fill, 50, paint.on)
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
