"""The people at the table: a row each on the board."""

from engines.core import Seat
from engines.firebulls.data import FACES, Qi, Rank, earns_bonus
from engines.firebulls.view import Phase, SeatView, View
from renderer.colours import PAINTS
from renderer.firebulls.cards import colour_name, emblem_tile, medal
from renderer.firebulls.emblems import warrior
from renderer.firebulls.layout import MARGIN, SEATS_TOP, WIDTH
from renderer.firebulls.marks import News, news_of
from renderer.firebulls.theme import (
    BROWN_ON_DARK,
    COLD,
    EMBER,
    FLAME,
    GROUND,
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
from renderer.look import Look
from renderer.marks import hand
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS, WHOLES
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NAMES, NARROW, Fitted, Style, fitted, width
from renderer.raster.sprite import Sprite
from renderer.symbols import gem, own_symbol, symbol

ROW_WIDTH = WIDTH - 2 * MARGIN
SMALL = 320  # a plate before it is stretched
ROW_HEIGHT, GAP = 92, 4
SEEN_LEFT, SEEN_ROOM, CROWDED_ROOM = 412, 98, 66
NAME_LEFT, NAME_ROOM = 120, 262
FILLED = (80, 386)  # of an acting seat's row, from and to
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
            acting=acts(view, seat),
        )
        canvas.lay(row_of_seat)
        y += row_of_seat.size[1] + GAP


def acts(view: View, seat: SeatView) -> bool:
    return seat.seat == view.active and view.phase is not Phase.OVER


@WHOLES.kept
def _row(seat: SeatView, called: str, letter: str, news: News, top: int, *, acting: bool) -> Canvas:
    name = fitted(called, NAME_ROOM)
    colour, panel, height = colour_name(seat.colour), LIT if acting else PANEL, row_height(name)
    canvas = Canvas(PALETTE, size=(ROW_WIDTH, height))
    canvas.plate(_plate(colour, height, acting=acting), 0, 0, ROW_WIDTH, height, 118, 30)
    middle, paint = height / 2, PAINTS[colour]
    ink, ground = COLD if seat.gone else NAME, panel
    if acting:
        canvas.paste(_filled(colour, height), FILLED[0], 4)
        ink, ground = paint.on, paint.fill
    canvas.write(letter, 68, middle, Style(NAMES, 44, paint.on, paint.fill))
    room = (NAME_LEFT - 2, 0, NAME_LEFT + NAME_ROOM + 2, height)
    canvas.write_name(name, NAME_LEFT, middle, ink, ground, room)
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


@PARTS.kept
def _filled(colour: str, height: int) -> Sprite:
    """Whose turn it is: the name on the seat's colour, and a pointer."""
    brush, paint = Brush(PALETTE, FILLED[1] - FILLED[0], height - 8, LIT), PAINTS[colour]
    brush.plate(-30, 0, FILLED[1] - FILLED[0] + 30, height - 8, 16, paint.fill)
    left, middle = 96 - FILLED[0], height / 2 - 4
    pointer = (((left, middle - 13), (left + 18, middle), (left, middle + 13)),)
    return brush.fill(pointer, paint.on).sprite()


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
        warrior(brush, (23, 23), 0.24, WARRIOR, QIJIE)
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
        draw_tiles(canvas, kinds, news.won, (500, y), panel, 50, PALE_BRONZE)
        return
    draw_tiles(canvas, kinds, news.won, (532, y), panel, 62, PALE_BRONZE)
    if points := bonus(seat):
        canvas.stamp(own_symbol_on(colour_name(seat.colour), panel), 972, y)
        canvas.write(f"+{points}", 998, y, Style(NAMES, 42, PALE_BRONZE, panel), "l")


@PARTS.kept
def own_symbol_on(colour: str, panel: str) -> Sprite:
    ink = BROWN_ON_DARK if colour == "brown" else PAINTS[colour].light
    brush = Brush(PALETTE, 44, 44, panel)
    symbol(brush, colour, (22, 22), 17, ink, panel)
    return brush.sprite()


def draw_tiles(
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
