"""The end of a game: who won and why, and what every kind of card brought to whom, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core import Outcome, Phrase, Seat, Who, say
from engines.firebulls.data import FACES, Rank
from engines.firebulls.view import SeatView, View
from renderer.colours import PAINTS
from renderer.firebulls.cards import colour_name, emblem_tile
from renderer.firebulls.layout import MARGIN, WIDTH
from renderer.firebulls.seats import bonus
from renderer.firebulls.theme import (
    COLD,
    DARK_BRONZE,
    FLAME,
    GROUND,
    IVORY,
    LIT,
    MEANDER,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    QIJIE,
    SHADOW,
)
from renderer.hero import hero_of, write_hero
from renderer.look import Look
from renderer.marks import crown
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NAMES, Fitted, Style, fitted
from renderer.raster.sprite import Sprite
from renderer.symbols import FLAME as FLAME_SHAPE
from renderer.symbols import own_symbol

HEAD, ROW, SUM, LABELS, TILE = 172, 76, 104, 330, 56
WHOLE = WIDTH - 2 * MARGIN


@dataclass(frozen=True, slots=True)
class Row:
    """What points are given for, and what each seat has of it."""

    label: str
    rank: Rank | None  # None: the own colour

    def value(self, seat: SeatView) -> int:
        if self.rank is None:
            return bonus(seat)
        return sum(FACES[yen].points for yen in seat.victory if FACES[yen].rank is self.rank)


@dataclass(frozen=True, slots=True)
class Table:
    """Best first, side by side."""

    seats: tuple[SeatView, ...]
    names: tuple[Fitted, ...]
    rows: tuple[Row, ...]
    top: int
    escaped: bool

    @property
    def column(self) -> int:
        return (WHOLE - LABELS) // len(self.seats)

    @property
    def head(self) -> int:
        return HEAD + LINE * max(0, max(len(name.lines) for name in self.names) - 2)

    @property
    def bottom(self) -> int:
        return self.top + self.head + ROW * (len(self.rows) + self.escaped) + SUM

    def left(self, place: int) -> int:
        return MARGIN + LABELS + place * self.column


def draw_final(view: View, look: Look, outcome: Outcome) -> Canvas:
    hero = hero_of(look, outcome, _reason(view, outcome))
    table = _table(view, look, outcome, hero.height + 20)
    canvas = Canvas.plain(PALETTE, WIDTH, table.bottom + MARGIN, GROUND)
    canvas.plate(_band(), 0, 0, WIDTH, hero.height, 600, 150)
    write_hero(canvas, hero, _crown(), (IVORY, FLAME), QIJIE)
    _scores(canvas, look, outcome, table)
    return canvas


def _reason(view: View, outcome: Outcome) -> Phrase:
    """What the winner is ahead by, without the name, which stands above."""
    first = outcome.winners
    points = outcome.scores[first[0]].total
    if len(first) > 1:
        return say("picture-shared", points=points)
    if outcome.ending.key == "ending-alone":
        return say("picture-alone")
    others = [Seat(seat) for seat in range(len(outcome.ranks)) if seat != first[0]]
    after = min(others, key=outcome.ranks.__getitem__)
    ahead = points - outcome.scores[after].total
    if ahead:
        return say("picture-won", points=points, ahead=ahead, next=Who(after))
    best = max(view.seats[first[0]].victory, key=lambda yen: FACES[yen].points)
    return say("picture-highest", points=points, card=best, next=Who(after))


def _table(view: View, look: Look, outcome: Outcome, top: int) -> Table:
    seats = tuple(sorted(view.seats, key=lambda one: (outcome.ranks[one.seat], one.seat)))
    room = (WHOLE - LABELS) // len(seats) - 26
    names = tuple(fitted(look.name(one.seat), room) for one in seats)
    rows = tuple(_rows(look, seats))
    return Table(seats, names, rows, top, any(one.escaped is not None for one in seats))


def _rows(look: Look, seats: Sequence[SeatView]) -> list[Row]:
    found = [
        Row(look.words.format(f"rank-{rank.name.lower()}"), rank)
        for rank in Rank
        if any(_count(seat, rank) for seat in seats)
    ]
    if any(map(bonus, seats)):
        found.append(Row(look.words.format("picture-colour"), None))
    return found


def _count(seat: SeatView, rank: Rank) -> int:
    return sum(FACES[yen].rank is rank for yen in seat.victory)


@PARTS.kept
def _band() -> Sprite:
    """Cinnabar, with torches at both sides."""
    brush = Brush(PALETTE, WIDTH, 200, FLAME, filled=True).plate(0, 0, WIDTH, 194, 0, QIJIE)
    for x, size in ((84, 44), (166, 30), (230, 20)):
        for at in ((x, 58), (WIDTH - x, 58)):
            brush.fill(FLAME_SHAPE, SHADOW, at, size + 4).fill(FLAME_SHAPE, FLAME, at, size)
    return brush.sprite()


@PARTS.kept
def _crown() -> Sprite:
    brush = Brush(PALETTE, 100, 76, QIJIE)
    crown(brush, (50, 42), FLAME, SHADOW)
    return brush.sprite()


def _scores(canvas: Canvas, look: Look, outcome: Outcome, table: Table) -> None:
    tall, won = table.bottom - table.top, len(outcome.winners)
    canvas.plate(_panel(), MARGIN, table.top, WHOLE, tall, 40, 40)
    for place in range(won):
        canvas.plate(_column(), table.left(place), table.top, table.column, tall, 40, 40)
    for number, row in enumerate(table.rows):
        _row(canvas, table, number, row, won)
    if table.escaped:
        _escaped(canvas, look, table, won)
    for place, (seat, name) in enumerate(zip(table.seats, table.names, strict=True)):
        _name(canvas, table, place, seat, name, outcome.ranks[seat.seat])
        x, y = table.left(place) + table.column / 2, table.bottom - SUM / 2
        first = place < won
        style = Style(NUMERALS, 80 if first else 62, FLAME if first else IVORY, LIT if first else PANEL)
        canvas.write(str(outcome.scores[Seat(seat.seat)].total), x, y, style)
    style = Style(NAMES, 50, PALE_BRONZE, PANEL)
    canvas.write(look.words.format("picture-points"), MARGIN + 92, table.bottom - SUM / 2, style, "l")


def _row(canvas: Canvas, table: Table, number: int, row: Row, won: int) -> None:
    middle = table.top + table.head + number * ROW + ROW // 2
    icon = emblem_tile(row.rank, PANEL, TILE) if row.rank is not None else _hues()
    canvas.stamp(icon, MARGIN + 46, middle)
    _label(canvas, row.label, middle)
    values = [row.value(seat) for seat in table.seats]
    for place, value in enumerate(values):
        best = value == max(values)
        ink = DARK_BRONZE if not value else FLAME if best else IVORY
        x = table.left(place) + table.column / 2
        style = Style(NUMERALS, 52 if best and value else 46, ink, LIT if place < won else PANEL)
        canvas.write(str(value), x, middle, style)


def _label(canvas: Canvas, text: str, y: float) -> None:
    label = fitted(text, LABELS - 100, 44)
    canvas.write_name(label, MARGIN + 88, y, IVORY, PANEL, (MARGIN + 80, 0, MARGIN + LABELS, round(y) + 60))


@PARTS.kept
def _hues() -> Sprite:
    """The own colour, which is another for each."""
    brush = Brush(PALETTE, TILE, TILE, PANEL)
    for number, colour in enumerate(("blue", "yellow", "red", "green")):
        across, down = number % 2 * 28, number // 2 * 28
        brush.plate(across, down, 26, 26, 7, PAINTS[colour].fill)
    return brush.sprite()


def _escaped(canvas: Canvas, look: Look, table: Table, won: int) -> None:
    """What got away at the end counts nothing."""
    middle = table.bottom - SUM - ROW // 2
    _label(canvas, look.words.format("picture-escaped"), middle)
    for place, seat in enumerate(table.seats):
        if seat.escaped is not None:
            ground = LIT if place < won else PANEL
            x = table.left(place) + table.column / 2
            canvas.stamp(_crossed(FACES[seat.escaped].rank, ground), x, middle)


@PARTS.kept
def _crossed(rank: Rank, ground: str) -> Sprite:
    brush = Brush(PALETTE, TILE, TILE + 2, ground)
    brush.line([(4, TILE - 4), (TILE - 4, 4)], SHADOW, 10).line([(4, TILE - 4), (TILE - 4, 4)], COLD, 5)
    canvas = Canvas(PALETTE, emblem_tile(rank, ground, TILE))
    canvas.paste(brush.sprite(), 0, 0)
    return canvas.sprite()


def _name(canvas: Canvas, table: Table, place: int, seat: SeatView, name: Fitted, rank: int) -> None:
    """On the seat's colour: its place, and below it the symbol."""
    colour, left = colour_name(seat.colour), table.left(place)
    paint, y = PAINTS[colour], table.top + table.head / 2
    canvas.plate(_tab(colour), left + 6, table.top + 8, table.column - 12, table.head - 16, 60, 40)
    canvas.write(str(rank), left + 36, table.top + 42, Style(NUMERALS, 48, paint.on, paint.fill))
    canvas.stamp(_symbol(colour), left + table.column - 36, table.top + 42)
    room = (left + 10, table.top + 60, left + table.column - 8, table.top + table.head)
    canvas.write_name(name, left + 16, y + 28, paint.on, paint.fill, room)


@PARTS.kept
def _tab(colour: str) -> Sprite:
    brush = Brush(PALETTE, 80, 80, PANEL)
    return brush.plate(0, 0, 80, 80, 16, SHADOW).plate(3, 3, 74, 74, 14, PAINTS[colour].fill).sprite()


@PARTS.kept
def _symbol(colour: str) -> Sprite:
    brush = Brush(PALETTE, 44, 44, PAINTS[colour].fill)
    own_symbol(brush, colour, (22, 22), 17)
    return brush.sprite()


@PARTS.kept
def _panel() -> Sprite:
    brush = Brush(PALETTE, 80, 80, GROUND, filled=True)
    return brush.plate(0, 0, 80, 80, 24, MEANDER).plate(4, 4, 72, 72, 21, PANEL).sprite()


@PARTS.kept
def _column() -> Sprite:
    brush = Brush(PALETTE, 80, 80, PANEL, filled=True)
    return brush.plate(0, 0, 80, 80, 20, FLAME).plate(4, 4, 72, 72, 17, LIT).sprite()
