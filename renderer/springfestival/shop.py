"""The band in the middle: round, the shop and how it was turned, cards left, the sign."""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt

from engines.core import Seat
from engines.springfestival.data import ROUNDS, Sign
from engines.springfestival.view import Phase, View
from renderer.colours import PAINTS
from renderer.marks import count
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS, WHOLES
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import Style
from renderer.raster.paths import Point
from renderer.raster.sprite import Sprite
from renderer.springfestival.cards import sign_card
from renderer.springfestival.lanterns import lantern
from renderer.springfestival.layout import WIDTH
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
    WINE,
)
from renderer.springfestival.tiles import tile_sprite
from renderer.symbols import symbol

BAND, TALL_BAND = 232, 260
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # the places at the shop, clockwise
DIAMOND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # for two, who sit above and below
PANEL_HIGH, WHEEL = 172, 280


@dataclass(frozen=True, slots=True)
class Centre:
    """What the band shows of a view."""

    seats: int
    round: int
    active: Seat
    phase: Phase
    shop: tuple[int | None, ...]
    turned: int
    decks: tuple[int, ...]
    sign: Sign | None

    @property
    def middle(self) -> int:
        return band_height(self.seats) // 2


def band_height(seats: int) -> int:
    return TALL_BAND if seats == 2 else BAND


def draw_band(canvas: Canvas, view: View, top: int) -> None:
    canvas.lay(_middle_of(_centre(view), top))


def _centre(view: View) -> Centre:
    seats = len(view.seats)
    return Centre(seats, view.round, view.active, view.phase, view.shop, view.turned, view.decks, view.sign)


@WHOLES.kept
def _middle_of(centre: Centre, top: int) -> Canvas:
    canvas = Canvas(PALETTE, _band(centre.seats))
    _round(canvas, centre)
    _shop(canvas, centre, WIDTH / 2)
    _stocks(canvas, centre)
    return canvas.moved(0, top)


@PARTS.kept
def _band(seats: int) -> Sprite:
    height = band_height(seats)
    brush = Brush(PALETTE, WIDTH, height, NIGHT, filled=True)
    for left, width in ((12, 450), (738, 450)):
        top = (height - PANEL_HIGH) / 2
        brush.plate(left, top, width, PANEL_HIGH, 24, LINE)
        brush.plate(left + 3, top + 3, width - 6, PANEL_HIGH - 6, 21, DUSK)
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.paste(_wheel(seats), WIDTH / 2 - WHEEL / 2, 0)
    return canvas.sprite()


@PARTS.kept
def _wheel(seats: int) -> Sprite:
    height = band_height(seats)
    x, middle, radius = WHEEL / 2, height // 2, 118 if seats == 2 else 106
    brush = Brush(PALETTE, WHEEL, height, NIGHT)
    for across, down in _pointers(seats):
        _pointer(brush, (x, middle), radius - 6, across, down)
    brush.disc(x, middle, radius, DARK_GOLD).disc(x, middle, radius - 4, CINNABAR)
    return brush.disc(x, middle, radius - 12, WINE).sprite()


def draw_wheel(canvas: Canvas, view: View, top: int, width: int) -> None:
    """Alone, for who turns it."""
    part = Canvas(PALETTE, _wheel(len(view.seats)))
    _shop(part, _centre(view), WHEEL / 2)
    canvas.lay(part.moved(width // 2 - WHEEL // 2, top))
    _owners(canvas, view, (width // 2, top + band_height(len(view.seats)) // 2))
    if view.sign is not None:
        canvas.stamp(sign_card(view.sign, NIGHT), width - 130, top + band_height(len(view.seats)) / 2)
    middle = top + band_height(len(view.seats)) / 2
    end = canvas.write(str(view.round), 40, middle, Style(NUMERALS, 76, PAPER, NIGHT), "l")
    canvas.write(f"/ {ROUNDS}", end + 14, middle + 4, Style(NUMERALS, 50, LAVENDER, NIGHT), "l")


def _owners(canvas: Canvas, view: View, middle: tuple[int, int]) -> None:
    """A lantern beside each pointer: who gets the tile there."""
    places, across, down = (DIAMOND, 126, 84) if len(view.seats) == 2 else (CORNERS, 152, 62)
    for number, seat in enumerate(view.seats):
        if not seat.gone:
            x, y = places[seat.place]
            at = (middle[0] + (x or 1) * across, middle[1] + y * down)
            canvas.stamp(lantern(number, NIGHT, lit=number == view.active), *at)


def _pointers(seats: int) -> list[tuple[float, float]]:
    """From the piles to their owners."""
    if seats == 2:
        return [(0, -1), (0, 1)]
    slant = sqrt(0.5)
    return [(across * slant, down * slant) for across, down in CORNERS[:seats]]


def _pointer(brush: Brush, at: Point, radius: float, across: float, down: float) -> None:
    x, middle = at
    tip = x + (radius + 28) * across, middle + (radius + 28) * down
    feet = tuple(
        (x + radius * across - side * 17 * down, middle + radius * down + side * 17 * across)
        for side in (1, -1)
    )
    brush.fill(((tip, *feet),), GOLD)


def _round(canvas: Canvas, view: Centre) -> None:
    y = view.middle
    lit = view.phase is Phase.TURNING
    canvas.stamp(lantern(view.active, DUSK, lit=lit, large=True), 70, y)
    end = canvas.write(str(view.round), 124, y - 26, Style(NUMERALS, 76, PAPER, DUSK), "l")
    canvas.write(f"/ {ROUNDS}", end + 14, y - 22, Style(NUMERALS, 50, LAVENDER, DUSK), "l")
    canvas.paste(_lamps(view.round), 108, y + 30)


@PARTS.kept
def _lamps(lit: int) -> Sprite:
    brush = Brush(PALETTE, 340, 28, DUSK)
    for number in range(ROUNDS):
        x = 16 + 27 * number
        brush.disc(x, 14, 11, GOLD if number < lit else HEADER)
        brush.disc(x - 2.5, 11.5, 3.4, PAPER if number < lit else LINE)
    return brush.sprite()


def _shop(canvas: Canvas, view: Centre, x: float) -> None:
    places, size, pitch = (DIAMOND, 78, 69) if view.seats == 2 else (CORNERS, 74, 38)
    for tile, (across, down) in zip(view.shop, places, strict=True):
        if tile is not None:
            sprite = tile_sprite(tile, size, WINE, exploded=False)
            canvas.stamp(sprite, x + pitch * across, view.middle + pitch * down)
    if view.turned and view.phase is Phase.LAUNCHING:
        canvas.paste(_turned(view.turned, view.seats), x, 0)


@PARTS.kept
def _turned(quarters: int, seats: int) -> Sprite:
    """Clockwise by so many quarters: as many arrow heads."""
    height = band_height(seats)
    middle, radius = height / 2, (118 if seats == 2 else 106) + 18
    brush = Brush(PALETTE, radius + 20, height, NIGHT)

    def at(angle: float) -> tuple[float, float]:
        return radius * cos(radians(angle)), middle + radius * sin(radians(angle))

    brush.line([at(angle) for angle in range(-26, 23, 3)], GOLD, 8)
    for number in range(quarters):
        angle = 24 - 22 * number
        brush.fill("M0 -18 L16 9 L-16 9Z", GOLD, at(angle), 1, angle + 180)
    return brush.sprite()


@PARTS.kept
def _deck(*, patterns: bool) -> Sprite:
    brush = Brush(PALETTE, 104, 124, DUSK)
    for below in (2, 1, 0):
        left, top = 4 + below * 5, 10 - below * 4
        brush.plate(left, top, 84, 108, 12, INK)
        brush.plate(left + 3, top + 3, 78, 102, 10, PATTERN if patterns else PAPER)
    if not patterns:
        for number, colour in enumerate(("blue", "green", "red", "yellow")):
            ink = PAINTS[colour].shade if colour == "yellow" else PAINTS[colour].fill
            symbol(brush, colour, (29 + 34 * (number % 2), 32 + 28 * (number // 2)), 12, ink, PAPER)
    return brush.sprite()


def _stocks(canvas: Canvas, view: Centre) -> None:
    y = view.middle
    for x, cards, patterns in ((796, view.decks[0], False), (908, view.decks[1], True)):
        canvas.stamp(_deck(patterns=patterns), x + 6, y - 6)
        canvas.stamp(count(PALETTE, str(cards), INK, PAPER, INK, PATTERN if patterns else PAPER), x, y + 50)
    canvas.write("1–4", 908, y - 34, Style(NUMERALS, 42, INK, PATTERN))
    if view.sign is not None:
        canvas.stamp(sign_card(view.sign, DUSK), 1080, y)
