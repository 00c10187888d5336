"""The end of a game: who won and why, all points in a table with words, every tableau after the finale."""

from dataclasses import dataclass

from engines.core import Outcome, Phrase, Score, Seat, Who, say
from engines.springfestival.data import Sign
from engines.springfestival.view import View
from renderer.look import Look
from renderer.marks import crown
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NAMES, Fitted, Style, fitted
from renderer.raster.paths import star
from renderer.raster.sprite import Sprite
from renderer.springfestival.cards import draw_sign
from renderer.springfestival.lanterns import clap, ticked_cards
from renderer.springfestival.layout import GAP, MARGIN, WHOLE, WIDTH, centred, extent
from renderer.springfestival.theme import (
    CINNABAR,
    FLARE,
    GOLD,
    INK,
    LAVENDER,
    MAT,
    NIGHT,
    NUMERALS,
    PALETTE,
    PANEL,
    PAPER,
    SHADOW,
    SPARK,
    STAR,
    WINE,
    WINNER,
)
from renderer.springfestival.theme import LINE as RIM
from renderer.springfestival.tiles import small_tile

HERO, TITLE, REASON = 150, 76, 66  # heights above the table: crown, each name, the reason
HEAD, ROW, SUM, LABELS = 118, 76, 108, 372
TABLEAU, TILE = 296, 66
REASONS = 1080
SIGNS = {f"score-{sign}": sign for sign in Sign}
BURSTS = ((104, 92, 88, GOLD), (1094, 96, 92, GOLD), (270, 66, 50, "#F27A66"), (930, 60, 44, SPARK))


@dataclass(frozen=True, slots=True)
class Table:
    """Best first, side by side."""

    seats: tuple[Seat, ...]
    names: tuple[Fitted, ...]
    top: int
    rows: tuple[Phrase, ...]  # what points are given for

    @property
    def column(self) -> int:
        return (WHOLE - LABELS) // len(self.seats)

    @property
    def head(self) -> int:
        return HEAD + LINE * max(0, max(len(name.lines) for name in self.names) - 2)

    @property
    def bottom(self) -> int:
        return self.top + self.head + ROW * len(self.rows) + SUM

    def left(self, place: int) -> int:
        return MARGIN + LABELS + place * self.column


def draw_final(view: View, look: Look, outcome: Outcome) -> Canvas:
    titles = [fitted(look.name(seat), 900, 76) for seat in outcome.winners]
    reason = fitted(look.words.text(_reason(outcome)), REASONS)
    lines = sum(len(title.lines) for title in titles)
    hero = HERO + TITLE * lines + REASON + LINE * (len(reason.lines) - 1)
    table = _table(look, outcome, hero + GAP)
    canvas = Canvas.plain(PALETTE, WIDTH, table.bottom + GAP + TABLEAU + GAP, NIGHT)
    _hero(canvas, titles, reason, hero)
    _scores(canvas, look, outcome, table)
    _tableaus(canvas, view, outcome, table)
    return canvas


def _table(look: Look, outcome: Outcome, top: int) -> Table:
    seats = tuple(sorted(map(Seat, range(len(outcome.ranks))), key=lambda seat: (outcome.ranks[seat], seat)))
    longest = max((outcome.scores[seat] for seat in seats), key=lambda score: len(score.lines))
    room = (WHOLE - LABELS) // len(seats) - 68
    names = tuple(fitted(look.name(seat), room) for seat in seats)
    return Table(seats, names, top, tuple(line.phrase for line in longest.lines))


def _reason(outcome: Outcome) -> Phrase:
    """What the winner is ahead by, without the name, which stands above."""
    winners = outcome.winners
    points = outcome.scores[winners[0]].total
    others = [seat for seat in map(Seat, range(len(outcome.ranks))) if seat not in winners]
    second = min(others, key=outcome.ranks.__getitem__, default=None)
    if len(winners) > 1:
        if second is not None and outcome.scores[second].total == points:
            return say("picture-shared-applause", points=points, next=Who(second))
        return say("picture-shared", points=points)
    if outcome.ending.key == "ending-alone" or second is None:
        return say("picture-alone")
    ahead = points - outcome.scores[second].total
    if ahead:
        return say("picture-won", points=points, ahead=ahead, next=Who(second))
    return say("picture-applause", points=points, next=Who(second))


def _hero(canvas: Canvas, titles: list[Fitted], reason: Fitted, height: int) -> None:
    canvas.plate(_ground(), 0, 0, WIDTH, height, 300, 150)
    for place in range(len(titles)):
        canvas.stamp(_crown(), WIDTH / 2 + 110 * (place - (len(titles) - 1) / 2), 58)
    y = HERO - TITLE / 2 + 22
    for title in titles:
        for line in title.lines:
            size = 76 if len(title.lines) == 1 else title.size
            canvas.write(line, WIDTH / 2, y, Style(title.font, size, PAPER, WINE))
            y += TITLE
    for number, line in enumerate(reason.lines):
        canvas.write(line, WIDTH / 2, y + 2 + LINE * number, Style(reason.font, reason.size, GOLD, WINE))


@PARTS.kept
def _ground() -> Sprite:
    """Wine, with rockets that burst at both sides."""
    brush = Brush(PALETTE, WIDTH, 300, WINE, filled=True)
    for x, y, radius, ink in BURSTS:
        for ray in range(12):
            brush.fill("M-5 -30 L0 -84 L5 -30Z", ink, (x, y), radius / 100, 30 * ray)
            brush.fill(star(0, -98, 6, 5, 6), ink, (x, y), radius / 100, 30 * ray)
    return brush.sprite()


@PARTS.kept
def _crown() -> Sprite:
    brush = Brush(PALETTE, 100, 76, WINE)
    crown(brush, (50, 42), GOLD, SHADOW)
    return brush.sprite()


def _scores(canvas: Canvas, look: Look, outcome: Outcome, table: Table) -> None:
    canvas.plate(_panel(PANEL), MARGIN, table.top, WHOLE, table.bottom - table.top, 40, 40)
    won = len(outcome.winners)
    rows = table.bottom - SUM - table.top - table.head
    for place in range(won):
        left = table.left(place)
        canvas.plate(_column(), left, table.top, table.column, table.bottom - table.top, 40, 40)
        canvas.plate(_flat(WINNER), left + 5, table.top + table.head, table.column - 10, rows, 10, 10)
    for number, phrase in enumerate(table.rows):
        _row(canvas, look, outcome, table, number, phrase)
    for place, (seat, name) in enumerate(zip(table.seats, table.names, strict=True)):
        _name(canvas, table, place, outcome.ranks[seat], name)
        x, y, first = table.left(place) + table.column / 2, table.bottom - SUM / 2, place < won
        style = Style(NUMERALS, 84 if first else 66, INK if first else PAPER, GOLD if first else PANEL)
        canvas.write(str(outcome.scores[seat].total), x, y, style)
    style = Style(NAMES, 50, GOLD, PANEL)
    canvas.write(look.words.format("picture-points"), MARGIN + 84, table.bottom - SUM / 2, style, "l")


def _row(canvas: Canvas, look: Look, outcome: Outcome, table: Table, number: int, phrase: Phrase) -> None:
    top, won, striped = table.top + table.head + number * ROW, len(outcome.winners), number % 2 == 0
    ground = MAT if striped else PANEL
    if striped:
        beyond = table.left(won)
        canvas.plate(_stripe(), MARGIN + 12, top, LABELS - 12, ROW, 30, 30)
        canvas.plate(_stripe(), beyond, top, MARGIN + WHOLE - 12 - beyond, ROW, 30, 30)
    middle = top + ROW // 2
    canvas.stamp(_icon(phrase.key, ground), MARGIN + 46, middle)
    label = fitted(_label(look, phrase), LABELS - 92, 44)
    room = (MARGIN + 80, top - 10, MARGIN + LABELS, top + ROW + 10)
    canvas.write_name(label, MARGIN + 88, middle, PAPER, ground, room)
    values = [_points(outcome.scores[seat], number) for seat in table.seats]
    for place, value in enumerate(values):
        best, under = value == max(values), WINNER if place < won else ground
        ink = STAR if not value else GOLD if best else PAPER
        x = table.left(place) + table.column / 2
        canvas.write(str(value), x, middle, Style(NUMERALS, 54 if best and value else 48, ink, under))


def _points(score: Score, number: int) -> int:
    """Who left has none."""
    return score.lines[number].points if score.lines else 0


def _label(look: Look, phrase: Phrase) -> str:
    sign = SIGNS.get(phrase.key)
    if sign is None:
        return look.words.format(f"picture-{phrase.key}")
    return look.words.text(say("picture-sign", sign=say(f"sign-{sign}")))


def _name(canvas: Canvas, table: Table, place: int, rank: int, name: Fitted) -> None:
    first = rank == 1
    left, ground, y = table.left(place), GOLD if first else PANEL, table.top + table.head / 2
    style = Style(NUMERALS, 56, CINNABAR if first else LAVENDER, ground)
    canvas.write(str(rank), left + 32, y, style)
    room = (left + 54, table.top, left + table.column, table.top + table.head)
    canvas.write_name(name, left + 58, y, INK if first else PAPER, ground, room)


def _tableaus(canvas: Canvas, view: View, outcome: Outcome, table: Table) -> None:
    top, count = table.bottom + GAP, len(table.seats)
    width = (WHOLE - GAP * (count - 1)) // count
    for place, seat in enumerate(table.seats):
        left, area = MARGIN + place * (width + GAP), view.seats[seat].area
        won = outcome.ranks[seat] == 1
        canvas.plate(_panel(MAT, rim=GOLD if won else RIM), left, top, width, TABLEAU, 40, 40)
        _, _, across, down = extent(area.cells)
        size = min(TILE, (width - 24) // across, (TABLEAU - 24) // down)
        plot = centred(area.cells, left, top, width, TABLEAU, size)
        for cell, tile in zip(area.cells, area.tiles, strict=True):
            canvas.paste(small_tile(tile, size, MAT, exploded=area.is_exploded(cell)), *plot.corner(cell))


@PARTS.kept
def _panel(fill: str, rim: str = RIM) -> Sprite:
    brush = Brush(PALETTE, 80, 80, NIGHT, filled=True)
    return brush.plate(0, 0, 80, 80, 24, rim).plate(4, 4, 72, 72, 21, fill).sprite()


@PARTS.kept
def _column() -> Sprite:
    return Brush(PALETTE, 80, 80, PANEL, filled=True).plate(0, 0, 80, 80, 20, GOLD).sprite()


@PARTS.kept
def _flat(ink: str) -> Sprite:
    return Brush(PALETTE, 20, 20, ink, filled=True).sprite()


@PARTS.kept
def _stripe() -> Sprite:
    return Brush(PALETTE, 60, 60, PANEL, filled=True).plate(0, 0, 60, 60, 12, MAT).sprite()


@PARTS.kept
def _icon(key: str, ground: str) -> Sprite:
    brush = Brush(PALETTE, 70, 74, ground)
    match key:
        case "score-bouquet":
            brush.fill(star(35, 37, 28, 19, 12), FLARE).disc(35, 37, 11, SPARK)
        case "score-applause":
            clap(brush, 35, 39, 0.86)
        case "score-majority":
            clap(brush, 28, 43, 0.68)
            brush.fill("M0 -20 L13 -3 H5 V14 H-5 V-3 H-13Z", GOLD, (56, 30), rim=SHADOW, rim_width=2)
        case "score-compositions":
            ticked_cards(brush, 34, 39)
        case _:
            large = Brush(PALETTE, 88, 96, ground)
            draw_sign(large, SIGNS[key])
            brush.shrunk(large, (2, 2), 0.74)
    return brush.sprite()
