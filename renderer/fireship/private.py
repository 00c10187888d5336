"""The private picture's panel: my dice and points, my cards with their names, what is armed, my badges."""

from collections.abc import Sequence

from engines.core import Seat
from engines.fireship.data import KEPT, Card, Trigger
from engines.fireship.view import Captain, Hand, View
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import MARGIN, STRIP_TOP, WIDTH
from renderer.fireship.seats import die, disc
from renderer.fireship.shapes import disc_icon, icon_of
from renderer.fireship.theme import (
    CREAM,
    DEEP,
    GOLD,
    MIST,
    MYSTERY,
    NAVY,
    NUMERALS,
    PALE_GOLD,
    PALETTE,
    SHADOW,
    STEEL,
)
from renderer.look import Look
from renderer.marks import count
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS, WHOLES
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NAMES, SMALLEST, Fitted, Style, fitted
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol

PANEL_WIDTH = WIDTH - 2 * MARGIN
TITLE, CARD_WIDTH, CARD, PITCH = 84, 546, 132, 148
NAME_LEFT, NAME_ROOM = 116, 560
TRIGGERS = {
    Card.NON: (Trigger.ATTACK, Trigger.BOUM, Trigger.KRAKEN, Trigger.MISFORTUNE),
    Card.PLUS_ONE: (Trigger.DEFENCE,),
}
STATES = 64
BELOW = 84  # the title, at least: also of a hand without a card


def hand_height(view: View, seat: Seat, look: Look) -> int:
    lines = (len(_kinds(view)) + 1) // 2
    states = STATES if _has_states(view.open.captains[seat]) else 0
    below = max(BELOW, lines * PITCH + states + 28)
    return STRIP_TOP + _title_height(seat, look) + below + MARGIN


def _title_height(seat: Seat, look: Look) -> int:
    return TITLE + LINE * max(0, len(fitted(look.name(seat), NAME_ROOM).lines) - 2)


def _kinds(view: View) -> list[Card]:
    assert view.hand is not None
    held = view.hand.cards
    return [card for card in KEPT if card in held]


def _has_states(captain: Captain) -> bool:
    return any((*captain.badges, captain.immune, captain.fog, captain.deep))


def draw_hand(canvas: Canvas, view: View, seat: Seat, look: Look) -> None:
    colour, title = colour_name(view.table.colours[seat]), _title_height(seat, look)
    height = hand_height(view, seat, look) - STRIP_TOP - MARGIN
    acting = view.open.ending is None and view.active == seat
    panel = _panel(colour, title, acting=acting)
    canvas.plate(panel, MARGIN, STRIP_TOP, PANEL_WIDTH, height, 90, title + 30)
    _title(canvas, view, seat, look, STRIP_TOP + 4 + title // 2)
    assert view.hand is not None
    top = STRIP_TOP + title + 20
    kinds = _kinds(view)
    for number, card in enumerate(kinds):
        x, y = MARGIN + 20 + number % 2 * (CARD_WIDTH + 20), top + number // 2 * PITCH
        held = view.hand.cards.count(card)
        canvas.paste(_card(card, look.words.member(card), held, _armed(card, view.hand)), x, y)
    _states(canvas, view.open.captains[seat], top + (len(kinds) + 1) // 2 * PITCH + 24)


def _armed(card: Card, hand: Hand) -> tuple[tuple[str, bool], ...]:
    return tuple((one.name.lower(), one in hand.triggers) for one in TRIGGERS.get(card, ()))


@PARTS.kept
def _panel(colour: str, title: int, *, acting: bool) -> Sprite:
    """140 wide, with 80 below its title, to be stretched."""
    height, paint = title + 80, PAINTS[colour]
    brush = Brush(PALETTE, 140, height, NAVY, filled=True)
    brush.plate(0, 0, 140, height, 24, GOLD if acting else STEEL).plate(4, 4, 132, height - 8, 21, DEEP)
    brush.plate(4, 4, 132, title, 21, paint.fill).plate(4, title - 24, 132, 28, 0, paint.fill)
    own_symbol(brush, colour, (44, 4 + title / 2), 22)
    return brush.sprite()


def _title(canvas: Canvas, view: View, seat: Seat, look: Look, y: int) -> None:
    colour = colour_name(view.table.colours[seat])
    paint = PAINTS[colour]
    canvas.write(look.letter(colour), MARGIN + 90, y, Style(NAMES, 46, paint.on, paint.fill))
    name = fitted(look.name(seat), NAME_ROOM)
    room = (MARGIN + NAME_LEFT - 2, STRIP_TOP, MARGIN + NAME_LEFT + NAME_ROOM + 4, y + 200)
    canvas.write_name(name, MARGIN + NAME_LEFT, y, paint.on, paint.fill, room)
    if seat != view.active or not view.turn.dice:
        return
    total, left = sum(view.turn.dice), view.turn.points
    for number, one in enumerate(reversed(view.turn.dice)):
        canvas.stamp(die(one, 60, paint.fill), WIDTH - MARGIN - 214 - 70 * number, y)
    ink = PALE_GOLD if paint.on == "#FFFFFF" else paint.on
    end = canvas.write(str(left), WIDTH - MARGIN - 160, y, Style(NUMERALS, 58, ink, paint.fill), "l")
    canvas.write(f"/ {total}", end + 10, y, Style(NUMERALS, 44, paint.on, paint.fill), "l")


@WHOLES.kept
def _card(card: Card, called: str, held: int, armed: tuple[tuple[str, bool], ...]) -> Sprite:
    brush = Brush(PALETTE, CARD_WIDTH, CARD + 6, DEEP)
    if held > 1:
        brush.plate(6, 0, CARD_WIDTH - 6, CARD - 2, 18, SHADOW).plate(
            8, 2, CARD_WIDTH - 10, CARD - 6, 17, MIST
        )
    brush.plate(0, 8, CARD_WIDTH - 8, CARD - 2, 18, SHADOW).plate(0, 4, CARD_WIDTH - 8, CARD - 2, 18, CREAM)
    brush.plate(8, 12, 114, 114, 12, MYSTERY)
    disc_icon(brush, icon_of(card), (65, 69), 44)
    canvas = Canvas(PALETTE, brush.sprite())
    room = CARD_WIDTH - 160 - 52 * ((len(armed) + 1) // 2)
    name = _on_a_card(called, room)
    canvas.write_name(name, 140, 69, NAVY, CREAM, (138, 4, 144 + room, CARD))
    _orders(canvas, armed)
    if held > 1:
        canvas.stamp(count(PALETTE, str(held), NAVY, CREAM, SHADOW, MYSTERY), 100, 104)
    return canvas.sprite()


def _on_a_card(called: str, room: int) -> Fitted:
    name = fitted(called, room, 48)
    return name if len(name.lines) == 1 else Fitted(name.lines, name.font, SMALLEST)


def _orders(canvas: Canvas, armed: Sequence[tuple[str, bool]]) -> None:
    """Against what the card is used unasked: with a gold rim; faded, what it could also be used against."""
    columns = (len(armed) + 1) // 2
    for number, (trigger, holds) in enumerate(armed):
        x = CARD_WIDTH - 42 - 54 * (columns - 1 - number // 2)
        y = 69 if len(armed) == 1 else 40 + 56 * (number % 2)
        canvas.stamp(_order(trigger, holds=holds), x, y)


@PARTS.kept
def _order(trigger: str, *, holds: bool) -> Sprite:
    brush = Brush(PALETTE, 56, 56, CREAM)
    if holds:
        brush.disc(28, 28, 26, SHADOW).disc(28, 28, 25, GOLD)
    disc_icon(brush, trigger, (28, 28), 21)
    if not holds:
        brush.line([(10, 46), (46, 10)], CREAM, 10).line([(10, 46), (46, 10)], STEEL, 4)
    return brush.sprite()


def _states(canvas: Canvas, captain: Captain, y: int) -> None:
    x = MARGIN + 48
    badges = zip(("boum", "gulf_stream", "fog", "updraft"), captain.badges, strict=True)
    for icon, held in badges:
        if held:
            canvas.stamp(disc(icon, DEEP, 26), x, y)
            x = 40 + canvas.write(f"×{held}", x + 34, y, Style(NAMES, 42, CREAM, DEEP), "l")
    states = (("immunity", captain.immune), ("fog", captain.fog), ("deep_hole", captain.deep))
    for number, icon in enumerate(icon for icon, holds in states if holds):
        canvas.stamp(disc(icon, DEEP, 26), WIDTH - MARGIN - 48 - 64 * number, y)
