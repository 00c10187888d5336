"""The battlefield and the rail beside it, layer by layer."""

from engines.firebulls.data import DIRECTIONS, LINES, Cell
from engines.firebulls.events import Attacked
from engines.firebulls.view import Phase, View
from renderer.firebulls.cards import back, colour_name, face_of, won_place
from renderer.firebulls.emblems import bull, warrior
from renderer.firebulls.ground import ground, meander
from renderer.firebulls.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLUMNS,
    FIELD_END,
    GENERAL,
    PILE_HEIGHT,
    PILE_TOP,
    RAIL_LEFT,
    ROWS,
    SLOT_HEIGHT,
    SLOT_TOP,
    SLOT_WIDTH,
    SLOTS,
    card_middle,
)
from renderer.firebulls.marks import captured, direction_of, entered_slots
from renderer.firebulls.rail import draw_general, draw_reserve, draw_stocks
from renderer.firebulls.theme import (
    CINNABAR,
    COLD,
    DARK_BRONZE,
    DEEP_CINNABAR,
    EMBER,
    FLAME,
    GLOW,
    INK,
    MEANDER,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    QIJIE,
    SHADOW,
    WARRIOR,
    WELL,
)
from renderer.look import Look
from renderer.marks import LARGE, target
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NARROW, Style
from renderer.raster.sprite import Sprite

OWED = (554, 820)  # between the slots
PILE_BACKS = (CINNABAR, CINNABAR, DEEP_CINNABAR)


def draw_board(view: View, look: Look, height: int) -> Canvas:
    burning = _burning(view, look)
    canvas = ground(height, burning)
    _piles(canvas, view)
    _cards(canvas, view, look)
    _slots(canvas, view, look)
    _pawns(canvas, view)
    draw_general(canvas, view, look)
    draw_reserve(canvas, view, look)
    draw_stocks(canvas, view, look)
    _targets(canvas, look)
    return canvas


def _burning(view: View, look: Look) -> int:
    """The direction under attack, or chosen, or attacked last."""
    if direction_of(look.chosen):
        return direction_of(look.chosen)
    attacks = [event.direction for event in look.news if isinstance(event, Attacked)]
    return view.direction or (attacks[-1] if attacks else 0)


def _acting_slot(view: View) -> int:
    return 0 if view.phase is Phase.OVER else view.seats[view.active].direction


def _slots(canvas: Canvas, view: View, look: Look) -> None:
    acting, entered = _acting_slot(view), entered_slots(look.news)
    for direction, x in SLOTS.items():
        slot = _slot(is_acting=direction == acting, is_new=direction in entered)
        canvas.paste(slot, x - SLOT_WIDTH / 2, SLOT_TOP)


@PARTS.kept
def _slot(*, is_acting: bool, is_new: bool) -> Sprite:
    brush = Brush(PALETTE, SLOT_WIDTH, SLOT_HEIGHT, PANEL)
    brush.plate(0, 0, SLOT_WIDTH, SLOT_HEIGHT, 20, SHADOW)
    for inset, corner, colour in (
        (3, 18, FLAME if is_acting or is_new else DARK_BRONZE),
        (7, 15, GLOW if is_acting else INK),
    ):
        width, height = SLOT_WIDTH - 2 * inset, SLOT_HEIGHT - 2 * inset
        brush.plate(inset, inset, width, height, corner, colour)
    return brush.sprite()


@PARTS.kept
def _pile() -> Sprite:
    brush = Brush(PALETTE, CARD_WIDTH, PILE_HEIGHT + 14, PANEL)
    back(brush, 0, 14, CARD_WIDTH, PILE_HEIGHT, PILE_BACKS)
    for x in (16, CARD_WIDTH - 46):
        meander(brush, x, 36, 30, DARK_BRONZE)
    middle = CARD_WIDTH / 2
    return brush.disc(middle, 52, 38, DARK_BRONZE).disc(middle, 52, 34, DEEP_CINNABAR).sprite()


@PARTS.kept
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


@PARTS.kept
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
            canvas.paste(face_of(yen, look, PANEL), x - CARD_WIDTH / 2, ROWS[cell // 3])
    for number, cell in enumerate(captured(view), 1):
        canvas.paste(won_place(number, PANEL), card_middle(cell)[0] - CARD_WIDTH / 2, ROWS[cell // 3])
    if view.warriors and view.phase is not Phase.OVER:
        canvas.stamp(_owed(view.warriors), *OWED)


@PARTS.kept
def _owed(warriors: int) -> Sprite:
    """Warriors used in the attack, each of which costs a card won before."""
    brush = Brush(PALETTE, 104, 62, PANEL)
    brush.plate(0, 0, 104, 62, 16, SHADOW).plate(3, 3, 98, 56, 14, QIJIE)
    warrior(brush, (32, 30), 0.42, WARRIOR, QIJIE)
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.write(f"×{warriors}", 52, 31, Style(NARROW, 44, WARRIOR, QIJIE), "l")
    return canvas.sprite()


@PARTS.kept
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


def _targets(canvas: Canvas, look: Look) -> None:
    for place, sign in look.targets.items():
        if place != "general" and not direction_of(place):
            continue
        shown = str(direction_of(place) or sign)
        canvas.mark(target(PALETTE, shown, PANEL, LARGE if look.closer else 30), *_target_place(place))
    if look.closer and look.targets:
        canvas.rows = ((0, FIELD_END[1]),)
        canvas.columns = () if "general" in look.targets else ((0, FIELD_END[0]),)


def _target_place(place: str) -> tuple[float, float]:
    if place == "general":
        return RAIL_LEFT + 34, GENERAL[0] + 34
    return SLOTS[direction_of(place)] - 50, SLOT_TOP + 14
