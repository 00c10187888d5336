"""The band in the middle: round, the shop and how it was turned, cards left, the sign."""

from dataclasses import dataclass
from math import cos, radians, sin

from engines.core import Seat
from engines.springfestival.data import ROUNDS, Sign
from engines.springfestival.view import Phase, View
from renderer.brush import Brush
from renderer.canvas import Canvas
from renderer.colours import PAINTS
from renderer.lettering import Style
from renderer.marks import count
from renderer.shelf import PARTS, WHOLES
from renderer.springfestival.cards import SIGN, sign_card
from renderer.springfestival.lanterns import lantern
from renderer.springfestival.layout import BAND, WIDTH
from renderer.springfestival.theme import (
    CINNABAR,
    DARK_GOLD,
    DUSK,
    GOLD,
    HEADER,
    INK,
    LAVENDER,
    LINE,
    NIGHT,
    NUMERALS,
    PALETTE,
    PAPER,
    PATTERN,
    SHADOW,
    WINE,
)
from renderer.springfestival.tiles import tile_sprite
from renderer.sprite import Sprite
from renderer.symbols import symbol

MIDDLE = BAND // 2
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # the places at the shop, clockwise


@dataclass(frozen=True, slots=True)
class Centre:
    """What the band shows of a view."""

    round: int
    active: Seat
    phase: Phase
    shop: tuple[int | None, ...]
    turned: int
    decks: tuple[int, ...]
    sign: Sign | None


def draw_band(canvas: Canvas, view: View, top: int) -> None:
    centre = Centre(view.round, view.active, view.phase, view.shop, view.turned, view.decks, view.sign)
    canvas.lay(_middle_of(centre, top))


@WHOLES.kept
def _middle_of(centre: Centre, top: int) -> Canvas:
    canvas = Canvas(PALETTE, _band())
    _round(canvas, centre, 0)
    _shop(canvas, centre, 0)
    _stocks(canvas, centre, 0)
    return canvas.moved(0, top)


@PARTS.kept
def _band() -> Sprite:
    brush = Brush(PALETTE, WIDTH, BAND, NIGHT, filled=True)
    for left, width in ((20, 400), (780, 400)):
        brush.plate(left, 22, width, 192, 26, LINE).plate(left + 3, 25, width - 6, 186, 24, DUSK)
    brush.disc(600, MIDDLE, 120, DARK_GOLD).disc(600, MIDDLE, 116, CINNABAR).disc(600, MIDDLE, 106, WINE)
    for angle in (45, 135, 225, 315):
        _pointer(brush, cos(radians(angle)), sin(radians(angle)))
    return brush.sprite()


def _pointer(brush: Brush, across: float, down: float) -> None:
    """Each pile points at its owner."""
    tip = (600 + 146 * across, MIDDLE + 146 * down)
    feet = (
        (600 + 122 * across - side * 16 * down, MIDDLE + 122 * down + side * 16 * across) for side in (1, -1)
    )
    brush.fill(((tip, *feet),), GOLD)


def _round(canvas: Canvas, view: Centre, top: int) -> None:
    y = top + MIDDLE
    lit = view.phase is Phase.TURNING
    canvas.stamp(lantern(view.active, DUSK, lit=lit, large=True), 76, y - 26)
    end = canvas.write(str(view.round), 136, y - 28, Style(NUMERALS, 76, PAPER, DUSK), "l")
    canvas.write(f"/ {ROUNDS}", end + 12, y - 24, Style(NUMERALS, 50, LAVENDER, DUSK), "l")
    canvas.paste(_lamps(view.round), 40, y + 44)


@PARTS.kept
def _lamps(lit: int) -> Sprite:
    brush = Brush(PALETTE, 340, 28, DUSK)
    for number in range(ROUNDS):
        x = 18 + 28 * number
        brush.disc(x, 14, 10, SHADOW).disc(x, 14, 8, GOLD if number < lit else HEADER)
    return brush.sprite()


def _shop(canvas: Canvas, view: Centre, top: int) -> None:
    for tile, (across, down) in zip(view.shop, CORNERS, strict=True):
        if tile is not None:
            sprite = tile_sprite(tile, 92, WINE, exploded=False)
            canvas.stamp(sprite, 600 + 48 * across, top + MIDDLE + 48 * down)
    if view.turned and view.phase is Phase.LAUNCHING:
        canvas.paste(_turned(view.turned), 440, top)


@PARTS.kept
def _turned(quarters: int) -> Sprite:
    """Clockwise by so many quarters: as many arrow heads."""
    brush = Brush(PALETTE, 320, BAND, NIGHT)
    angles = range(-32, 27, 2)
    brush.line([(160 + 140 * cos(radians(a)), MIDDLE + 140 * sin(radians(a))) for a in angles], GOLD, 7)
    for number in range(quarters):
        angle = 36 - 24 * number
        at = (160 + 140 * cos(radians(angle)), MIDDLE + 140 * sin(radians(angle)))
        brush.fill("M0 -16 L18 14 L0 7 L-18 14Z", GOLD, at, 1, angle + 174)
    return brush.sprite()


@PARTS.kept
def _deck(*, patterns: bool) -> Sprite:
    brush = Brush(PALETTE, 96, 124, DUSK)
    for below in (2, 1, 0):
        left, top = 4 + below * 4, 10 - below * 4
        brush.plate(left, top, 80, 108, 12, INK)
        brush.plate(left + 2, top + 2, 76, 104, 11, PATTERN if patterns else PAPER)
    if not patterns:
        for number, colour in enumerate(("blue", "green", "red", "yellow")):
            ink = PAINTS[colour].shade if colour == "yellow" else PAINTS[colour].fill
            symbol(brush, colour, (28 + 32 * (number % 2), 32 + 28 * (number // 2)), 11, ink, PAPER)
    return brush.sprite()


def _stocks(canvas: Canvas, view: Centre, top: int) -> None:
    y = top + MIDDLE
    for x, cards, patterns in ((846, view.decks[0], False), (972, view.decks[1], True)):
        canvas.stamp(_deck(patterns=patterns), x, y - 12)
        canvas.stamp(count(PALETTE, str(cards), INK, PAPER, INK, PATTERN if patterns else PAPER), x, y + 42)
    canvas.write("1·4", 968, y - 44, Style(NUMERALS, 42, INK, PATTERN))
    if view.sign is not None:
        canvas.stamp(sign_card(view.sign, DUSK), 1106, y)
    assert SIGN[1] < BAND
