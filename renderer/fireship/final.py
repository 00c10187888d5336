"""The end of a game: who won and why, the chart with its owners, and all that was counted, in words."""

from dataclasses import dataclass
from itertools import pairwise

from engines.core import Outcome, Phrase, Seat, Who, say
from engines.fireship.data import CORNERS, HOMES, LAND, SIDE, SPECIALS, Island
from engines.fireship.scoring import strengths
from engines.fireship.view import View
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import MARGIN, WIDTH
from renderer.fireship.shapes import SPECIAL_PLATES
from renderer.fireship.theme import (
    COAST,
    CREAM,
    DEEP,
    DESK_LIT,
    FOAM,
    GOLD,
    NAVY,
    NEUTRAL,
    NUMERALS,
    PALETTE,
    PAPER,
    SEA,
    SHADOW,
    SHALLOW,
    SHORE,
    STEEL,
    WALL,
)
from renderer.fireship.theme import (
    LAND as SAND,
)
from renderer.hero import Hero, hero_of, write_hero
from renderer.look import Look
from renderer.marks import crown
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NARROW, SMALLEST, Fitted, Style, fitted
from renderer.raster.sprite import Box, Sprite
from renderer.symbols import own_symbol, symbol

SMALL = 27  # a cell of the chart
CHART = SIDE * SMALL + 16
TABLE = MARGIN + CHART + 20
HEAD, ROW, GAP, FOOT = 60, 106, 12, 72
COLUMNS = (360, 478, 602)  # islands, power, pawns, from the table's left
NAME_LEFT, NAME_ROOM = 138, 196
LABELS = ("picture-islands", "picture-power", "picture-pawns")


@dataclass(frozen=True, slots=True)
class Place:
    seat: Seat
    rank: int
    counts: tuple[int, int, int]  # islands, their power, that of the pawns
    name: Fitted


def draw_final(view: View, look: Look, outcome: Outcome) -> Canvas:
    places = _places(view, look, outcome)
    hero = hero_of(look, outcome, _reason(places), crowned=places[0].counts[0] > 0)
    tie = _tie(places)
    rows = [ROW + LINE * max(0, len(place.name.lines) - 2) for place in places]
    body = max(CHART, HEAD + sum(rows) + GAP * (len(rows) - 1))
    foot = None if tie is None else fitted(look.words.text(tie), WIDTH - 4 * MARGIN, 46)
    below = 0 if foot is None else GAP + FOOT + LINE * (len(foot.lines) - 1)
    top = hero.height + 16
    canvas = Canvas.plain(PALETTE, WIDTH, top + body + below + MARGIN, NAVY)
    _hero(canvas, view, outcome, hero)
    canvas.paste(_chart(tuple(map(colour_name, view.open.flags)), _corners(view)), MARGIN, top)
    _table(canvas, view, look, places, rows, top)
    if foot is not None:
        _foot(canvas, foot, top + body + GAP, below - GAP)
    return canvas


def _places(view: View, look: Look, outcome: Outcome) -> list[Place]:
    """Best first."""
    seats = sorted(view.table.order, key=lambda seat: (outcome.ranks[seat], seat))
    return [
        Place(
            seat,
            outcome.ranks[seat],
            strengths(view, view.table.colours[seat]),
            fitted(look.name(seat), NAME_ROOM),
        )
        for seat in seats
    ]


def _reason(places: list[Place]) -> Phrase:
    """What the winner is ahead by, without the name, which stands above."""
    first = [place for place in places if place.rank == 1]
    islands, power, pawns = first[0].counts
    if len(first) > 1:
        return say("picture-shared", islands=islands)
    after = places[1]
    if islands > after.counts[0]:
        return say("picture-won", islands=islands, ahead=islands - after.counts[0], next=Who(after.seat))
    if power > after.counts[1]:
        return say("picture-stronger", islands=islands, power=power, other=after.counts[1])
    if pawns > after.counts[2]:
        return say("picture-pawns-stronger", islands=islands, power=pawns, other=after.counts[2])
    return say("picture-last")


def _tie(places: list[Place]) -> Phrase | None:
    """What parted two below the winner that have as many islands."""
    for one, other in pairwise(places[1:]):
        if one.counts[0] == other.counts[0] and one.rank != other.rank:
            for key, at in (("picture-tie-power", 1), ("picture-tie-pawns", 2)):
                if one.counts[at] > other.counts[at]:
                    return say(
                        key,
                        islands=one.counts[0],
                        seat=Who(one.seat),
                        power=one.counts[at],
                        other=other.counts[at],
                    )
    return None


def _hero(canvas: Canvas, view: View, outcome: Outcome, hero: Hero) -> None:
    shared = len(outcome.winners) > 1
    paint = PAINTS[colour_name(view.table.colours[outcome.winners[0]])]
    ground, ink = (DEEP, CREAM) if shared else (paint.fill, paint.on)
    canvas.plate(_ground(ground), 0, 0, WIDTH, hero.height, 20, 20)
    write_hero(canvas, hero, _crown(ground), (ink, GOLD if shared else ink), ground)


@PARTS.kept
def _ground(ink: str) -> Sprite:
    """A band of gold below."""
    return Brush(PALETTE, 60, 60, GOLD, filled=True).plate(0, 0, 60, 52, 0, ink).sprite()


@PARTS.kept
def _crown(ground: str) -> Sprite:
    brush = Brush(PALETTE, 100, 76, ground)
    crown(brush, (50, 42), GOLD, SHADOW)
    return brush.sprite()


def _corners(view: View) -> tuple[str, ...]:
    return tuple(colour_name(corner) if view.table.seats[corner] is not None else "" for corner in CORNERS)


@PARTS.kept
def _chart(owners: tuple[str, ...], corners: tuple[str, ...]) -> Sprite:
    """Small, without pawns: whose the islands are."""
    brush = Brush(PALETTE, CHART, CHART, NAVY).plate(0, 0, CHART, CHART, 14, PAPER)
    brush.plate(8, 8, CHART - 16, CHART - 16, 0, SEA)
    for cell, kind in SPECIALS.items():
        x, y = 8 + cell % SIDE * SMALL, 8 + cell // SIDE * SMALL
        brush.plate(x + 2, y + 2, SMALL - 4, SMALL - 4, 6, NAVY)
        brush.plate(x + 4, y + 4, SMALL - 8, SMALL - 8, 5, SPECIAL_PLATES[kind][0])
    for reach, ink in ((14, SHALLOW), (7, SHORE)):
        for island in Island:
            left, top, right, bottom = _box(LAND[island])
            wide, tall = right - left + 2 * reach, bottom - top + 2 * reach
            brush.plate(left - reach, top - reach, wide, tall, 20, ink)
    for island, owner in zip(Island, owners, strict=True):
        _island(brush, _box(LAND[island]), owner)
    for corner, called in zip(CORNERS, corners, strict=True):
        left, top, right, bottom = _box(HOMES[corner])
        brush.plate(left + 2, top + 2, right - left - 4, bottom - top - 4, 9, NAVY if called else SHORE)
        if called:
            brush.plate(left + 4, top + 4, right - left - 8, bottom - top - 8, 7, PAINTS[called].fill)
            own_symbol(brush, called, ((left + right) / 2, (top + bottom) / 2), 15)
    return brush.sprite()


def _box(cells: tuple[int, ...]) -> Box:
    columns, rows = [cell % SIDE for cell in cells], [cell // SIDE for cell in cells]
    return (
        8 + min(columns) * SMALL,
        8 + min(rows) * SMALL,
        8 + (max(columns) + 1) * SMALL,
        8 + (max(rows) + 1) * SMALL,
    )


def _island(brush: Brush, box: Box, owner: str) -> None:
    (left, top, right, bottom), paint = box, PAINTS[owner]
    wide, tall, at = right - left, bottom - top, ((left + right) / 2, (top + bottom) / 2)
    brush.plate(left, top, wide, tall, 13, COAST).plate(left + 2, top + 2, wide - 4, tall - 4, 11, SAND)
    fill = NEUTRAL if owner == "white" else paint.fill
    brush.plate(left + 7, top + 7, wide - 14, tall - 14, 8, fill)
    if owner == "white":
        brush.disc(*at, 15, NAVY).disc(*at, 13.5, WALL)
        symbol(brush, owner, at, 10, NAVY, WALL)
    else:
        own_symbol(brush, owner, at, 15)


def _table(canvas: Canvas, view: View, look: Look, places: list[Place], rows: list[int], top: int) -> None:
    for key, across in zip(LABELS, COLUMNS, strict=True):
        text = look.words.format(key)
        canvas.write(text, TABLE + across, top + HEAD / 2, Style(NARROW, SMALLEST, FOAM, NAVY))
    y = top + HEAD
    for place, height in zip(places, rows, strict=True):
        _row(canvas, view, place, places, (y, height))
        y += height + GAP


def _row(canvas: Canvas, view: View, place: Place, places: list[Place], where: tuple[int, int]) -> None:
    (y, height), colour = where, colour_name(view.table.colours[place.seat])
    won = place.rank == 1
    panel, middle = DESK_LIT if won else DEEP, y + height / 2
    canvas.plate(_plate(colour, won=won), TABLE, y, WIDTH - MARGIN - TABLE, height, 100, 50)
    canvas.stamp(_symbol(colour), TABLE + 42, middle)
    ink = GOLD if won else FOAM
    canvas.write(str(place.rank), TABLE + 104, middle, Style(NUMERALS, 56, ink, panel))
    room = (TABLE + NAME_LEFT - 2, y, TABLE + NAME_LEFT + NAME_ROOM + 6, y + height)
    canvas.write_name(place.name, TABLE + NAME_LEFT, middle, CREAM, panel, room)
    decided = _decided(place, places)
    for at, (count, across) in enumerate(zip(place.counts, COLUMNS, strict=True)):
        bright = GOLD if not at else CREAM if at in decided else FOAM
        style = Style(NUMERALS if count < 100 else NARROW, 60 if not at else 50, bright, panel)
        canvas.write(str(count), TABLE + across, middle, style)


def _decided(place: Place, places: list[Place]) -> set[int]:
    """The columns that part it from one with as many islands."""
    found = set[int]()
    for other in places:
        if other is not place and other.counts[0] == place.counts[0]:
            found.add(1 if other.counts[1] != place.counts[1] else 2)
    return found


@PARTS.kept
def _plate(colour: str, *, won: bool) -> Sprite:
    brush, paint = Brush(PALETTE, 140, 100, NAVY, filled=True), PAINTS[colour]
    brush.plate(0, 0, 140, 100, 18, GOLD if won else STEEL).plate(4, 4, 132, 92, 15, paint.fill)
    return (
        brush.plate(80, 4, 56, 92, 15, DESK_LIT if won else DEEP)
        .plate(80, 4, 40, 92, 0, DESK_LIT if won else DEEP)
        .sprite()
    )


@PARTS.kept
def _symbol(colour: str) -> Sprite:
    brush = Brush(PALETTE, 70, 70, PAINTS[colour].fill)
    own_symbol(brush, colour, (35, 35), 28)
    return brush.sprite()


def _foot(canvas: Canvas, told: Fitted, top: int, height: int) -> None:
    canvas.plate(_strip(), MARGIN, top, WIDTH - 2 * MARGIN, height, 30, 30)
    first = top + height / 2 - LINE * (len(told.lines) - 1) / 2
    for number, line in enumerate(told.lines):
        canvas.write(line, WIDTH / 2, first + LINE * number, Style(told.font, told.size, CREAM, DEEP))


@PARTS.kept
def _strip() -> Sprite:
    return Brush(PALETTE, 60, 60, NAVY, filled=True).plate(0, 0, 60, 60, 14, DEEP).sprite()
