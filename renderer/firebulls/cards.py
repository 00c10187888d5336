"""The cards: faces of the army of Yen, attack cards, their backs."""

from collections.abc import Sequence

from engines.firebulls.data import FACES, Colour, Qi, Rank, Yen
from renderer.colours import PAINTS, YELLOW_TEXT
from renderer.firebulls.emblems import EMBLEMS, bull, warrior
from renderer.firebulls.theme import (
    BANNER_FIELD,
    BRONZE,
    DARK_BRONZE,
    EMBER,
    FLAME,
    GEM_RIM,
    INK,
    IVORY,
    KEYLINE,
    MEDAL,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    POINTS,
    QIJIE,
    SHADOW,
    WARRIOR,
    WELL,
    WHITE_FIELD,
    WOOD,
)
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas, row
from renderer.raster.lettering import NAMES, NARROW, SMALLEST, Style
from renderer.raster.lettering import width as length
from renderer.raster.sprite import Sprite
from renderer.symbols import gem, own_symbol

CARD = (216, 184)
QIJIE_CARD = (272, 218)
PRICE_STRIP = 80
NAME_ROW, NAME_LEFT, NAME_MIDDLE, MEDAL_RADIUS = 34, 16, 30, 34
FIELDS = {Rank.FORTIFICATION: WOOD, Rank.BO: BANNER_FIELD, Rank.GENERAL: QIJIE}
LIGHT_EMBLEMS = (Rank.FORTIFICATION, Rank.GENERAL)


def colour_name(colour: Colour) -> str:
    return colour.name.lower()


def medal(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.disc(x, y, radius + 1, DARK_BRONZE).disc(x, y, radius * 0.9, PALE_BRONZE)
    brush.disc(x, y, radius * 0.76, MEDAL)


def face_of(yen: Yen, look: Look, ground: str, size: tuple[int, int] = CARD) -> Sprite:
    colour, rank = FACES[yen].colour, FACES[yen].rank
    letter = "" if colour is None else look.letter(colour_name(colour))
    return face(yen, letter, look.words.format(f"rank-{rank.name.lower()}"), ground, size)


@PARTS.kept
def face(yen: Yen, letter: str, called: str, ground: str, size: tuple[int, int] = CARD) -> Sprite:
    """The name above the emblem and the points, on an ivory strip the price."""
    brush = _plate(size, ground)
    _field(brush, yen, size)
    _price(brush, yen, size)
    canvas = Canvas(PALETTE, brush.sprite())
    if length(called, NARROW, SMALLEST) <= size[0] - 2 * NAME_LEFT:
        style = Style(NARROW, SMALLEST, _ink(yen), _field_colour(yen))
        canvas.write(called, NAME_LEFT, NAME_MIDDLE, style, "l")
    _points(canvas, yen, size)
    _price_in_letters(canvas, yen, letter, size)
    return canvas.sprite()


def _plate(size: tuple[int, int], ground: str) -> Brush:
    width, height = size
    brush = Brush(PALETTE, width, height + 4, ground)
    brush.plate(0, 4, width, height, 18, SHADOW).plate(0, 0, width, height, 18, DARK_BRONZE)
    return brush.plate(3, 3, width - 6, height - 6, 16, IVORY)


def _field_colour(yen: Yen) -> str:
    colour = FACES[yen].colour
    return (
        PAINTS[colour_name(colour)].fill if colour is not None else FIELDS.get(FACES[yen].rank, WHITE_FIELD)
    )


def _field(brush: Brush, yen: Yen, size: tuple[int, int]) -> None:
    (width, height), field, tall = size, _field_colour(yen), size[1] - PRICE_STRIP
    brush.plate(8, 8, width - 16, tall, 12, field)
    middle, scale = _middle(height), (tall - NAME_ROW) / 116
    EMBLEMS[FACES[yen].rank](brush, (width * 0.27, middle + 3), scale, _ink(yen), field)
    medal(brush, width - 54, middle, MEDAL_RADIUS)


def _middle(height: int) -> float:
    """Of emblem and points, below the name."""
    return 8 + NAME_ROW + (height - PRICE_STRIP - NAME_ROW) / 2 - 1


def _ink(yen: Yen) -> str:
    one = FACES[yen]
    is_light = one.rank in LIGHT_EMBLEMS or one.colour not in (None, Colour.YELLOW)
    return KEYLINE if is_light else INK


def _points(canvas: Canvas, yen: Yen, size: tuple[int, int]) -> None:
    points = str(FACES[yen].points)
    style = Style(NUMERALS, 50 if len(points) == 1 else 44, POINTS, MEDAL)
    canvas.write(points, size[0] - 54, _middle(size[1]), style)


def _price(brush: Brush, yen: Yen, size: tuple[int, int]) -> None:
    (width, height), price = size, FACES[yen].price
    y = height - 38
    if len(price.colours) == len(Colour):
        for colour, x in zip(price.colours, row(len(Colour), width / 2, 39), strict=True):
            gem(brush, colour_name(colour), (x, y), 18.5, KEYLINE)
    elif price.colours:
        for colour, x in zip(price.colours, row(len(price.colours), width / 2 - 20, 62), strict=True):
            gem(brush, colour_name(colour), (x, y), 27, KEYLINE)
    else:
        _groups(brush, row(len(price.groups[0]), width / 2, 86), width / 2, y)


def _groups(brush: Brush, places: Sequence[float], middle: float, y: float) -> None:
    """White gems: so many cards of any one colour."""
    for x in places:
        brush.disc(x, y, 29, DARK_BRONZE).disc(x, y, 26, PAINTS["white"].fill)
        brush.ring(x, y, 22.6, GEM_RIM, 2)
    if len(places) > 1:
        brush.plate(middle - 7, y - 2.5, 14, 5, 2, INK).plate(middle - 2.5, y - 7, 5, 14, 2, INK)


def _price_in_letters(canvas: Canvas, yen: Yen, letter: str, size: tuple[int, int]) -> None:
    (width, height), price = size, FACES[yen].price
    y = height - 38
    if price.groups:
        style = Style(NAMES, 44, INK, PAINTS["white"].fill)
        groups = price.groups[0]
        for group, x in zip(groups, row(len(groups), width / 2, 86), strict=True):
            canvas.write(str(group), x, y, style)
    elif FACES[yen].colour is not None:
        colour = colour_name(price.colours[0])
        ink = YELLOW_TEXT if colour == "yellow" else PAINTS[colour].shade
        x = width / 2 + len(price.colours) * 31 + 2
        canvas.write(letter, x, y, Style(NAMES, 44, ink, IVORY))


@PARTS.kept
def won_place(number: int, ground: str, size: tuple[int, int] = CARD) -> Sprite:
    """Where the attack in progress has captured a card."""
    brush, (width, height) = Brush(PALETTE, *size, ground), size
    brush.plate(0, 0, width, height, 18, DARK_BRONZE).plate(3, 3, width - 6, height - 6, 16, WELL)
    brush.line("M-44 2 L-28 20 L4 -20", PALE_BRONZE, 9, (width / 2, height / 2))
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.write(str(number), width / 2 + 38, height / 2, Style(NUMERALS, 60, PALE_BRONZE, WELL))
    return canvas.sprite()


@PARTS.kept
def qi(kind: Qi, letter: str, ground: str, width: int = 88, height: int = 134) -> Sprite:
    """An attack card: the bull of a colour, or the Warrior who stands for any."""
    brush = Brush(PALETTE, width, height + 4, ground)
    brush.plate(0, 4, width, height, 14, SHADOW).plate(0, 0, width, height, 14, IVORY)
    if kind is Qi.WARRIOR:
        _warrior(brush, width, height)
        return brush.sprite()
    _bull(brush, kind, width, height)
    canvas = Canvas(PALETTE, brush.sprite())
    paint, scale = PAINTS[kind.name.lower()], width / 88
    size = max(42, round(42 * scale))
    canvas.write(letter, width * 0.68, 27 * scale, Style(NAMES, size, paint.on, paint.fill))
    return canvas.sprite()


def _warrior(brush: Brush, width: int, height: int) -> None:
    scale = width / 88
    brush.plate(5, 5, width - 10, height - 10, 10, QIJIE)
    warrior(brush, (width / 2, height * 0.44), 0.8 * scale, WARRIOR, QIJIE)
    for colour, x in zip(Colour, row(len(Colour), width / 2, 15 * scale), strict=True):
        brush.disc(x, height - 15 * scale, 7.6 * scale, KEYLINE)
        brush.disc(x, height - 15 * scale, 6.4 * scale, PAINTS[colour_name(colour)].fill)


def _bull(brush: Brush, kind: Qi, width: int, height: int) -> None:
    colour, scale = kind.name.lower(), width / 88
    paint = PAINTS[colour]
    brush.plate(5, 5, width - 10, height - 10, 10, paint.fill)
    brush.plate(5, 5 + 44 * scale, width - 10, height - 10 - 44 * scale, 10, paint.shade)
    bull(brush, colour, (width / 2, height - 40 * scale), 0.66 * scale)
    own_symbol(brush, colour, (width * 0.3, 27 * scale), 13 * scale)


@PARTS.kept
def emblem_tile(rank: Rank, ground: str, size: int = 62, *, is_new: bool = False) -> Sprite:
    """A card that has been won."""
    brush = Brush(PALETTE, size, size + 2, ground)
    brush.plate(0, 0, size, size + 2, 12, EMBER if is_new else IVORY)
    if is_new:
        brush.plate(2, 2, size - 4, size - 2, 11, FLAME).plate(7, 7, size - 14, size - 12, 7, IVORY)
    EMBLEMS[rank](brush, (size / 2, size / 2 + 1), size * 0.0084, INK, IVORY)
    return brush.sprite()


def back(brush: Brush, x: float, y: float, width: float, height: float, colours: tuple[str, ...]) -> None:
    """A pile: the card on top and the edges of those below, darkest last."""
    for below in reversed(range(len(colours))):
        top = y - below * 7
        brush.plate(x, top, width, height, 16, SHADOW)
        brush.plate(x + 1.5, top, width - 3, height - 3, 15, DARK_BRONZE if below else BRONZE)
        brush.plate(x + 5, top + 4, width - 10, height - 11, 12, colours[below])
