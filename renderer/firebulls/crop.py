"""A panel's picture: the cards that can be reached, who attacks, the Reserve beside them, the hand below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.core import Seat
from engines.firebulls.data import DIRECTIONS, LINES, Cell, Qi, Yen
from engines.firebulls.view import Phase, Qijie, SeatView, View
from engines.notation import member_name
from renderer.colours import PAINTS
from renderer.firebulls.cards import colour_name, face_of, medal, qi, won_place
from renderer.firebulls.emblems import bull, warrior
from renderer.firebulls.ground import EDGE, piece
from renderer.firebulls.marks import ahead, captured, direction_of
from renderer.firebulls.rail import draw_stack
from renderer.firebulls.seats import acts, draw_tiles, won
from renderer.firebulls.theme import (
    DARK_BRONZE,
    FLAME,
    GLOW,
    GROUND,
    INK,
    IVORY,
    KEYLINE,
    LIT,
    MEDAL,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    POINTS,
    QIJIE,
    SHADOW,
    WARRIOR,
    WELL,
)
from renderer.look import Look, Mark
from renderer.marks import count, ring, target
from renderer.placing import PHONE
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas, row
from renderer.raster.lettering import NAMES, NARROW, SMALLEST, Style, legible
from renderer.raster.lettering import width as length
from renderer.raster.sprite import Sprite
from renderer.symbols import gem, own_symbol

WIDE, PAD, SCALE = 900, 10, 3
CARD, PITCH = (200, 172), 178
COLUMNS, SLOTS = (184, 392, 600), {1: 62, 2: 184, 3: 392, 4: 600, 5: 722}
SLOT, SLOT_ROW = (112, 110), 118
HAND, HAND_ROW = (98, 126), 138
TITLE, RESERVE_X, STACK = 64, 838, (92, 140)
ATTACKS = (Phase.OPENING, Phase.PRESS)
RADIUS, ROUND = 27, 2  # of a mark; from a card to its ring
WON, WON_ROW, WON_ACROSS = (272, 218), 244, 3


@dataclass(frozen=True, slots=True)
class Field:
    """Where the shown rows of cards begin, and where the slots do."""

    rows: tuple[int, ...]
    top: int

    def at(self, cell: Cell) -> tuple[int, int]:
        """The top left corner of a card."""
        down, across = divmod(cell, 3)
        return COLUMNS[across] - CARD[0] // 2, self.top + self.rows.index(down) * PITCH

    def middle(self, cell: Cell) -> tuple[float, float]:
        left, top = self.at(cell)
        return left + CARD[0] / 2, top + CARD[1] / 2

    @property
    def slots(self) -> int:
        return self.top + len(self.rows) * PITCH

    def shows(self, cell: Cell) -> bool:
        return cell // 3 in self.rows


def draw_crop(before: View, front: Seat, look: Look) -> Canvas:
    view = look.after or before
    given_up = [mark for mark in look.marks if won_card(mark.place) is not None]
    if given_up:
        return _draw_won(look, given_up)
    seat, limit = view.seats[front], SCALE * min(PHONE, look.room or PHONE)
    shows_general = any(mark.place == "general" for mark in look.marks) and view.general is Qijie.BESIDE
    needed = _needed(view, look)
    room = limit - SLOT_ROW - HAND_ROW - PAD - PITCH * shows_general
    titled = room - TITLE >= PITCH * (len(needed) if look.chosen else 3)
    rows = _rows(needed, (room - TITLE * titled) // PITCH)
    field = Field(rows, PAD + PITCH * shows_general)
    bottom = field.slots + SLOT_ROW
    canvas = Canvas.plain(PALETTE, WIDE, bottom + TITLE * titled + HAND_ROW, GROUND)
    _draw_field(canvas, view, look, field)
    if shows_general:
        card = face_of(Yen.GENERAL, look, GROUND, CARD)
        canvas.paste(card, COLUMNS[1] - CARD[0] / 2, PAD)
    _draw_reserve(canvas, view, look, bottom)
    if titled:
        _draw_title(canvas, view, seat, look, bottom)
    _draw_hand(canvas, seat, look, bottom + TITLE * titled)
    _draw_marks(canvas, view, look, field)
    return canvas


def won_card(place: str) -> Yen | None:
    """A place among the cards that have been won."""
    kind, _, name = place.partition(" ")
    return next((yen for yen in Yen if kind == "won" and member_name(yen) == name), None)


def _needed(view: View, look: Look) -> set[int]:
    """Rows with a card that may be attacked, or that has been captured in this attack."""
    asked = [direction_of(place) for place in (look.chosen, *look.targets)]
    directions = {one for one in (*asked, view.direction) if one}
    nearest = {cell // 3 for one in directions for cell in _met(view, one)}
    return nearest | {cell // 3 for cell in captured(view)}


def _rows(needed: set[int], most: int) -> tuple[int, ...]:
    """Those, then the nearest to the pawns, as many as there is room for."""
    wanted = [*sorted(needed, reverse=True), *(one for one in (2, 1, 0) if one not in needed)]
    return tuple(sorted(wanted[: max(1, min(3, most))]))


def _met(view: View, direction: int) -> list[Cell]:
    """The card that an attack in this direction is about; none for a pawn that moves there."""
    return ahead(view, direction)[:1] if view.phase in ATTACKS else []


def _draw_field(canvas: Canvas, view: View, look: Look, field: Field) -> None:
    burning = view.direction or direction_of(look.chosen)
    for direction in sorted(DIRECTIONS, key=lambda one: one == burning):
        _draw_line(canvas, field, direction, is_burning=direction == burning)
    for cell in filter(field.shows, Cell):
        yen = view.rows[cell]
        if yen is not None:
            canvas.paste(face_of(yen, look, GROUND, CARD), *field.at(cell))
    for number, cell in enumerate(captured(view), 1):
        if field.shows(cell):
            canvas.paste(won_place(number, GROUND, CARD), *field.at(cell))
    acting = view.seats[view.active].direction
    colours = {seat.direction: colour_name(seat.colour) for seat in view.seats if seat.direction}
    for direction, x in SLOTS.items():
        slot = _slot(direction, colours.get(direction, ""), burning=direction == acting)
        canvas.paste(slot, x - SLOT[0] / 2, field.slots)


def _draw_line(canvas: Canvas, field: Field, direction: int, *, is_burning: bool) -> None:
    cells = [cell for cell in LINES[direction] if field.shows(cell)]
    start = {1: (SLOTS[1] + 20, field.slots + 20), 5: (SLOTS[5] - 20, field.slots + 20)}
    points = [start.get(direction, (SLOTS[direction], field.slots + 20)), *map(field.middle, cells)]
    for (x, y), (to_x, to_y) in pairwise(points):
        inlay = piece(to_x - x, to_y - y, is_burning=is_burning)
        canvas.paste(inlay, min(x, to_x) - EDGE, min(y, to_y) - EDGE)


@PARTS.kept
def _slot(direction: int, colour: str, *, burning: bool) -> Sprite:
    wide, tall = SLOT
    brush = Brush(PALETTE, wide, tall, GROUND)
    brush.plate(0, 0, wide, tall, 18, SHADOW)
    brush.plate(3, 3, wide - 6, tall - 6, 16, FLAME if burning else DARK_BRONZE)
    ground = GLOW if burning else INK
    brush.plate(7, 7, wide - 14, tall - 14, 13, ground)
    if colour:
        bull(brush, colour, (wide / 2 + 12, tall / 2 + 6), 0.6, burning=burning)
    canvas = Canvas(PALETTE, brush.sprite())
    style = Style(NUMERALS, 42, FLAME if burning else PALE_BRONZE, ground, ground, 4)
    canvas.write(str(direction), 26 if colour else wide / 2, tall - 30, style)
    return canvas.sprite()


def _draw_reserve(canvas: Canvas, view: View, look: Look, bottom: int) -> None:
    """One stack for each kind, from the top; where there is no room for cards only their kinds."""
    kinds = [kind for kind in Qi if view.reserve[kind]]
    pitch = STACK[1] + 20
    if len(kinds) * pitch <= bottom - PAD:
        for number, kind in enumerate(kinds):
            at = RESERVE_X, PAD + 8 + STACK[1] / 2 + number * pitch
            draw_stack(canvas, kind, view.reserve[kind], look, at, STACK)
        return
    pitch = min(64, (bottom - PAD) // len(kinds))
    for number, kind in enumerate(kinds):
        canvas.stamp(_short(kind, view.reserve[kind]), RESERVE_X, PAD + pitch / 2 + number * pitch)


@PARTS.kept
def _short(kind: Qi, cards: int) -> Sprite:
    brush = Brush(PALETTE, 104, 48, GROUND).plate(0, 0, 104, 48, 14, LIT)
    if kind is Qi.WARRIOR:
        brush.disc(28, 24, 21, WARRIOR).disc(28, 24, 19, QIJIE)
        warrior(brush, (28, 24), 0.28, WARRIOR, QIJIE)
    else:
        gem(brush, kind.name.lower(), (28, 24), 19, KEYLINE)
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.write(str(cards), 58, 24, Style(NAMES if cards < 10 else NARROW, 42, IVORY, LIT), "l")
    return canvas.sprite()


def _draw_title(canvas: Canvas, view: View, seat: SeatView, look: Look, top: int) -> None:
    colour, paint = colour_name(seat.colour), PAINTS[colour_name(seat.colour)]
    canvas.plate(_bar(colour, acting=acts(view, seat)), 0, top, WIDE, TITLE, 110, 20)
    middle = top + TITLE / 2
    canvas.write(look.letter(colour), 78, middle, Style(NAMES, 44, paint.on, paint.fill))
    name = _beginning(legible(look.name(seat.seat)), 210)
    canvas.write(name, 106, middle, Style(NARROW, SMALLEST, paint.on, paint.fill), "l")
    draw_tiles(canvas, won(seat), (), (330, middle), paint.fill, 46, paint.on)
    canvas.write(str(seat.points), WIDE - 44, middle, Style(NUMERALS, 44, POINTS, MEDAL))


def _beginning(name: str, room: int) -> str:
    while name and length(name, NARROW, SMALLEST) > room:
        name = name[:-1]
    return name


@PARTS.kept
def _bar(colour: str, *, acting: bool) -> Sprite:
    brush, paint = Brush(PALETTE, 240, TITLE, GROUND, filled=True), PAINTS[colour]
    brush.plate(0, 0, 240, TITLE, 0, FLAME if acting else WELL)
    brush.plate(0, 4, 240, TITLE - 4, 0, paint.fill)
    own_symbol(brush, colour, (36, TITLE / 2), 20)
    medal(brush, 240 - 44, TITLE / 2, 29)
    return brush.sprite()


def _draw_hand(canvas: Canvas, seat: SeatView, look: Look, top: int) -> None:
    """Card by card while they fit, then a stack for each kind."""
    canvas.plate(_tray(), 0, top, WIDE, HAND_ROW, 20, 20)
    cards = [kind for kind in Qi for _ in range(seat.known[kind])]
    stacked = len(cards) > 8
    shown = [kind for kind in Qi if seat.known[kind]] if stacked else cards
    y = top + HAND_ROW / 2
    for kind, x in zip(shown, row(len(shown), WIDE / 2, 109), strict=True):
        letter = "" if kind is Qi.WARRIOR else look.letter(kind.name.lower())
        canvas.stamp(qi(kind, letter, LIT, *HAND), x, y)
        if stacked and seat.known[kind] > 1:
            disc = count(PALETTE, str(seat.known[kind]), INK, IVORY, SHADOW, IVORY)
            canvas.stamp(disc, x + 30, y + 42)


@PARTS.kept
def _tray() -> Sprite:
    return Brush(PALETTE, 40, 40, LIT, filled=True).sprite()


def _draw_marks(canvas: Canvas, view: View, look: Look, field: Field) -> None:
    marked = [(mark, direction_of(mark.place)) for mark in look.marks]
    for mark, direction in sorted(marked, key=lambda one: not one[0].faint):
        if direction:
            _ring_direction(canvas, view, field, direction, faint=mark.faint)
    if direction_of(look.chosen):
        _ring_direction(canvas, view, field, direction_of(look.chosen), faint=False)
    for mark, direction in marked:
        if mark.place == "general" and view.general is Qijie.BESIDE:
            left = COLUMNS[1] - CARD[0] // 2
            canvas.paste(ring(PALETTE, CARD[0] + 4, CARD[1] + 8, GROUND), left - ROUND, PAD - ROUND)
            canvas.mark(target(PALETTE, mark.sign, GROUND, RADIUS), *_rim(left, PAD, CARD[0]))
        elif direction and view.direction:
            _number_captures(canvas, view, field)


def _ring_direction(canvas: Canvas, view: View, field: Field, direction: int, *, faint: bool) -> None:
    """Its slot, whose number it bears, and the card it meets."""
    x = SLOTS[direction] - SLOT[0] // 2 - ROUND
    canvas.mark(_ring(SLOT[0] + 4, SLOT[1] + 4, faint=faint), x + SLOT[0] / 2 + 2, field.slots + SLOT[1] / 2)
    for cell in filter(field.shows, _met(view, direction)):
        left, top = field.at(cell)
        canvas.paste(_ring(CARD[0] + 4, CARD[1] + 8, faint=faint), left - ROUND, top - ROUND)


def _ring(width: int, height: int, *, faint: bool) -> Sprite:
    return ring(PALETTE, width, height, GROUND, faint=faint)


def _number_captures(canvas: Canvas, view: View, field: Field) -> None:
    """The next one, and fainter those that may follow."""
    for step, cell in enumerate(ahead(view, view.direction)):
        if field.shows(cell):
            left, top = field.at(cell)
            number = view.captures + step + 1
            disc = _later(number) if step else target(PALETTE, str(number), GROUND, RADIUS)
            canvas.stamp(disc, *_rim(left, top, CARD[0]))


def _rim(left: float, top: float, wide: int) -> tuple[float, float]:
    """Of a card, beside its name."""
    return left + wide - 12, top + 20


@PARTS.kept
def _later(number: int) -> Sprite:
    brush = Brush(PALETTE, 56, 56, GROUND).disc(28, 28, 27, SHADOW).disc(28, 28, 24, PALE_BRONZE)
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.write(str(number), 28, 28, Style(NAMES, 42, INK, PALE_BRONZE))
    return canvas.sprite()


def _draw_won(look: Look, marks: Sequence[Mark]) -> Canvas:
    """The cards of which one is given up, as large as they can be."""
    limit = SCALE * min(PHONE, look.room or PHONE)
    size, pitch, across = WON, WON_ROW, WON_ACROSS
    if -(-len(marks) // across) * pitch + PAD > limit:
        size, pitch, across = CARD, PITCH + 16, 4
    canvas = Canvas.plain(PALETTE, WIDE, 2 * PAD + -(-len(marks) // across) * pitch, GROUND)
    for mark, (x, y) in zip(marks, _grid(len(marks), across, pitch), strict=True):
        yen = won_card(mark.place)
        assert yen is not None
        canvas.stamp(face_of(yen, look, GROUND, size), x, y)
        canvas.stamp(ring(PALETTE, size[0] + 6, size[1] + 10, GROUND, faint=mark.faint), x, y)
        at = x + size[0] / 2 + 4, y - size[1] / 2 + 6  # beside the longest name
        canvas.mark(target(PALETTE, mark.sign, GROUND, RADIUS), *at)
    return canvas


def _grid(cards: int, across: int, pitch: int) -> Iterator[tuple[float, float]]:
    for first in range(0, cards, across):
        y = PAD + pitch / 2 + first // across * pitch
        for x in row(min(across, cards - first), WIDE / 2 - RADIUS / 2, (WIDE - PAD) / across):
            yield x, y
