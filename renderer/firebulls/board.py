"""The battlefield and the rail beside it, layer by layer."""

from functools import cache, lru_cache

from engines.firebulls.data import DIRECTIONS, FACES, LINES, Cell, Qi, Yen
from engines.firebulls.state import Phase, Qijie
from engines.firebulls.view import View
from renderer.brush import Brush
from renderer.canvas import Canvas, row
from renderer.colours import PAINTS
from renderer.firebulls.cards import QIJIE_CARD, back, colour_name, face, qi
from renderer.firebulls.emblems import bull, general
from renderer.firebulls.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLUMNS,
    FIELD,
    GENERAL,
    PILE_HEIGHT,
    PILE_TOP,
    RAIL_LEFT,
    RAIL_WIDTH,
    RESERVE,
    ROWS,
    SLOT_HEIGHT,
    SLOT_TOP,
    SLOT_WIDTH,
    SLOTS,
    STOCKS,
    WIDTH,
    card_middle,
    line_of,
)
from renderer.firebulls.theme import (
    BRONZE,
    CINNABAR,
    COLD,
    DARK_BRONZE,
    DEEP_CINNABAR,
    DEEP_JADE,
    EMBER,
    FLAME,
    GLOW,
    GROUND,
    INK,
    IVORY,
    JADE,
    KEYLINE,
    MEANDER,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    QIJIE,
    QIJIE_WELL,
    SHADOW,
    WELL,
    WHITE_FIELD,
)
from renderer.lettering import Style
from renderer.look import Look
from renderer.marks import count, target
from renderer.sprite import Sprite
from renderer.symbols import EMBER as EMBER_SHAPE
from renderer.symbols import FLAME as FLAME_SHAPE

MEANDER_TURNS = ((0, 1), (0, 0), (1, 0), (1, 0.8), (0.32, 0.8), (0.32, 0.34), (0.7, 0.34))
PILE_BACKS = (CINNABAR, CINNABAR, DEEP_CINNABAR)
DECK_BACKS = (JADE, JADE, DEEP_JADE)


def draw_board(view: View, look: Look, height: int) -> Canvas:
    burning = _burning(view, look)
    canvas = Canvas(PALETTE, ground(height, burning))
    _piles(canvas, view)
    _cards(canvas, view, look)
    _slots(canvas, view)
    _pawns(canvas, view)
    _general(canvas, view)
    _reserve(canvas, view, look)
    _stocks(canvas, view)
    _targets(canvas, look)
    return canvas


def _burning(view: View, look: Look) -> int:
    """The direction under attack, or chosen, or attacked last."""
    for place in (look.chosen, *look.trail):
        if place.startswith("direction "):
            return int(place.removeprefix("direction "))
    return view.direction


def _acting_slot(view: View) -> int:
    return 0 if view.phase is Phase.OVER else view.seats[view.active].direction


@lru_cache(maxsize=4)
def _desk(height: int) -> Sprite:
    return Brush(PALETTE, WIDTH, height, GROUND, filled=True).sprite()


@lru_cache(maxsize=6)
def _field(burning: int) -> Sprite:
    left, top, width, height = FIELD
    brush = Brush(PALETTE, left + width, top + height, GROUND)
    brush.plate(left, top, width, height, 28, WELL).plate(left + 4, top + 4, width - 8, height - 8, 24, PANEL)
    for x in (44, 809):
        for turn in range(16):
            _meander(brush, x, 156 + turn * 35, 27, MEANDER)
    for direction in sorted(DIRECTIONS, key=lambda one: (one == burning, one not in (1, 5))):
        _inlay(brush, direction, is_burning=direction == burning)
    return brush.sprite()


@cache
def _rail() -> Sprite:
    brush = Brush(PALETTE, RAIL_WIDTH, STOCKS[0] + STOCKS[1], GROUND)
    for (top, height), panel in ((GENERAL, QIJIE_WELL), (RESERVE, PANEL), (STOCKS, PANEL)):
        brush.plate(0, top, RAIL_WIDTH, height, 28, WELL)
        brush.plate(4, top + 4, RAIL_WIDTH - 8, height - 8, 24, panel)
    return brush.sprite()


@lru_cache(maxsize=8)
def ground(height: int, burning: int) -> Sprite:
    canvas = Canvas(PALETTE, _desk(height))
    canvas.paste(_field(burning), 0, 0)
    canvas.paste(_rail(), RAIL_LEFT, 0)
    return canvas.sprite()


def _meander(brush: Brush, x: float, y: float, size: float, colour: str) -> None:
    brush.line([(x + across * size, y + down * size) for across, down in MEANDER_TURNS], colour, 4)


def _inlay(brush: Brush, direction: int, *, is_burning: bool) -> None:
    """Bronze that joins a slot to its line under the cards; fire where the attack goes."""
    points = line_of(direction)
    brush.line(points, SHADOW, 20)
    brush.line(points, EMBER if is_burning else DARK_BRONZE, 12)
    brush.line(points, FLAME if is_burning else BRONZE, 5)


def _slots(canvas: Canvas, view: View) -> None:
    acting = _acting_slot(view)
    for direction, x in SLOTS.items():
        canvas.paste(_slot(is_acting=direction == acting), x - SLOT_WIDTH / 2, SLOT_TOP)


@cache
def _slot(*, is_acting: bool) -> Sprite:
    brush = Brush(PALETTE, SLOT_WIDTH, SLOT_HEIGHT, PANEL)
    brush.plate(0, 0, SLOT_WIDTH, SLOT_HEIGHT, 20, SHADOW)
    for inset, corner, colour in (
        (3, 18, FLAME if is_acting else DARK_BRONZE),
        (7, 15, GLOW if is_acting else INK),
    ):
        width, height = SLOT_WIDTH - 2 * inset, SLOT_HEIGHT - 2 * inset
        brush.plate(inset, inset, width, height, corner, colour)
    return brush.sprite()


@cache
def _pile() -> Sprite:
    brush = Brush(PALETTE, CARD_WIDTH, PILE_HEIGHT + 14, PANEL)
    back(brush, 0, 14, CARD_WIDTH, PILE_HEIGHT, PILE_BACKS)
    for x in (16, CARD_WIDTH - 46):
        _meander(brush, x, 36, 30, DARK_BRONZE)
    middle = CARD_WIDTH / 2
    return brush.disc(middle, 52, 38, DARK_BRONZE).disc(middle, 52, 34, DEEP_CINNABAR).sprite()


@cache
def _empty_pile() -> Sprite:
    brush = Brush(PALETTE, CARD_WIDTH, PILE_HEIGHT + 14, PANEL)
    brush.plate(0, 14, CARD_WIDTH, PILE_HEIGHT, 16, WELL).frame(
        2, 16, CARD_WIDTH - 4, PILE_HEIGHT - 4, 15, MEANDER, 3
    )
    return brush.sprite()


def _piles(canvas: Canvas, view: View) -> None:
    for x, cards in zip(COLUMNS, view.piles, strict=True):
        canvas.paste(_pile() if cards else _empty_pile(), x - CARD_WIDTH / 2, PILE_TOP - 14)
        style = Style(NUMERALS, 48, PALE_BRONZE, DEEP_CINNABAR) if cards else Style(NUMERALS, 48, COLD, WELL)
        canvas.write(str(cards), x, PILE_TOP + 38, style)


@cache
def _fire_frame() -> Sprite:
    width, height = CARD_WIDTH + 24, CARD_HEIGHT + 28
    brush = Brush(PALETTE, width, height, PANEL)
    brush.plate(0, 0, width, height, 28, EMBER).plate(4, 4, width - 8, height - 8, 24, FLAME)
    return brush.plate(8, 8, width - 16, height - 16, 21, SHADOW).sprite()


def _lit(view: View, look: Look) -> set[Cell]:
    """The nearest card of each line that may be attacked, the whole line once chosen."""
    asked = {direction for direction in DIRECTIONS if f"direction {direction}" in look.targets}
    nearest = (next((c for c in LINES[one] if view.rows[c] is not None), None) for one in sorted(asked))
    return {cell for cell in nearest if cell is not None} if view.phase in ATTACKS else set()


ATTACKS = (Phase.OPENING, Phase.PRESS)


def _cards(canvas: Canvas, view: View, look: Look) -> None:
    lit = _lit(view, look)
    for cell in sorted(lit):
        x, y = card_middle(cell)
        canvas.stamp(_fire_frame(), x, y + 2)
    for cell in Cell:
        yen = view.rows[cell]
        if yen is not None:
            x, _ = card_middle(cell)
            canvas.paste(face(yen, _letter(yen, look), PANEL), x - CARD_WIDTH / 2, ROWS[cell // 3])


def _letter(yen: Yen, look: Look) -> str:
    colour = FACES[yen].colour
    return "" if colour is None else look.letter(colour_name(colour))


@cache
def _pawn(colour: str, *, burning: bool) -> Sprite:
    brush = Brush(PALETTE, 100, 114, GLOW if burning else INK)
    bull(brush, colour, (50, 68), 0.8, burning=burning)
    return brush.sprite()


def _pawns(canvas: Canvas, view: View) -> None:
    acting = _acting_slot(view)
    for seat in view.seats:
        if seat.direction:
            burning = seat.direction == acting
            canvas.stamp(_pawn(colour_name(seat.colour), burning=burning), SLOTS[seat.direction], 796)
    for direction, x in SLOTS.items():
        burning = direction == acting
        plate = GLOW if burning else INK
        style = Style(NUMERALS, 42, FLAME if burning else PALE_BRONZE, plate, plate, 4)
        canvas.write(str(direction), x, 866, style)


@cache
def _mask() -> Sprite:
    """Where the General will be, or was."""
    brush = Brush(PALETTE, 160, 160, QIJIE_WELL)
    general(brush, (80, 84), 1.3, CINNABAR, QIJIE_WELL, QIJIE)
    return brush.sprite()


def _general(canvas: Canvas, view: View) -> None:
    if view.general is Qijie.BESIDE:
        canvas.paste(face(Yen.GENERAL, "", QIJIE_WELL, QIJIE_CARD), RAIL_LEFT + 16, GENERAL[0] + 16)
    else:
        canvas.stamp(_mask(), RAIL_LEFT + RAIL_WIDTH / 2, GENERAL[0] + GENERAL[1] / 2)


def _reserve(canvas: Canvas, view: View, look: Look) -> None:
    """One stack for each kind, with its number: forty cards take the room of six."""
    kinds = [kind for kind in Qi if view.reserve[kind]]
    across = 2 if len(kinds) in (2, 4) else 3
    middle, top = RAIL_LEFT + RAIL_WIDTH / 2, RESERVE[0]
    lines = [kinds[first : first + across] for first in range(0, len(kinds), across)]
    for line, y in zip(lines, row(len(lines), top + RESERVE[1] / 2, 166), strict=True):
        for kind, x in zip(line, row(len(line), middle, 124 if across == 2 else 98), strict=True):
            _stack(canvas, kind, view.reserve[kind], look, (x, y))


def _stack(canvas: Canvas, kind: Qi, cards: int, look: Look, at: tuple[float, float]) -> None:
    card, (x, y) = qi(kind, "" if kind is Qi.WARRIOR else look.letter(kind.name.lower()), PANEL), at
    if cards > 1:
        canvas.stamp(card.unlabelled(), x + 4, y - 7)
    canvas.stamp(card, x, y)
    if cards > 1:
        canvas.stamp(count(PALETTE, str(cards), INK, IVORY, SHADOW, IVORY), x + 18, y + 42)


@cache
def _deck() -> Sprite:
    brush = Brush(PALETTE, 112, 150, PANEL)
    back(brush, 4, 18, 104, 128, DECK_BACKS)
    return brush.disc(56, 72, 36, DARK_BRONZE).disc(56, 72, 32, DEEP_JADE).sprite()


@cache
def _discard(*, empty: bool) -> Sprite:
    brush = Brush(PALETTE, 104, 142, PANEL)
    brush.plate(0, 0, 104, 142, 16, SHADOW).plate(3, 3, 98, 136, 14, WELL)
    brush.frame(10, 10, 84, 122, 10, COLD, 3)
    if not empty:
        brush.plate(10, 8, 84, 126, 12, IVORY).plate(15, 13, 74, 116, 8, WHITE_FIELD)
        for number, colour in enumerate(("blue", "yellow", "brown", "red", "green")):
            x, y = ((34, 40), (70, 40), (52, 66), (34, 92), (70, 92))[number]
            brush.disc(x, y, 12, KEYLINE).disc(x, y, 10, PAINTS[colour].fill)
    return brush.sprite()


@lru_cache(maxsize=8)
def _flames(lit: int, limit: int) -> Sprite:
    """How often the deck has run out, of the times that end the game."""
    brush = Brush(PALETTE, 50 * limit, 56, PANEL)
    for number in range(limit):
        at = (25 + 50 * number, 29)
        outer, inner = (EMBER, FLAME) if number < lit else (COLD, PANEL)
        brush.fill(FLAME_SHAPE, SHADOW, at, 24).fill(FLAME_SHAPE, outer, at, 20)
        brush.fill(EMBER_SHAPE, inner, at, 20)
    return brush.sprite()


def _stocks(canvas: Canvas, view: View) -> None:
    top, discards = STOCKS[0], sum(view.discards)
    canvas.paste(_deck(), RAIL_LEFT + 18, top + 22)
    canvas.write(str(view.deck), RAIL_LEFT + 74, top + 94, Style(NUMERALS, 46, PALE_BRONZE, DEEP_JADE))
    canvas.paste(_discard(empty=not discards), RAIL_LEFT + 166, top + 26)
    canvas.stamp(count(PALETTE, str(discards), INK, IVORY, SHADOW, PANEL), RAIL_LEFT + 250, top + 150)
    canvas.stamp(_flames(view.passes, view.limit), RAIL_LEFT + RAIL_WIDTH / 2, top + 202)


def _targets(canvas: Canvas, look: Look) -> None:
    for place, number in look.targets.items():
        canvas.stamp(target(PALETTE, number, PANEL), *_target_place(place))


def _target_place(place: str) -> tuple[float, float]:
    if place == "general":
        return RAIL_LEFT + 34, GENERAL[0] + 34
    return SLOTS[int(place.removeprefix("direction "))] - 50, SLOT_TOP + 14
