"""A table that has not begun: the game, who sits where, what is still free, the options."""

from collections.abc import Callable
from dataclasses import dataclass

from renderer.colours import PAINTS
from renderer.look import Lobby, Look
from renderer.raster.brush import Brush
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NAMES, SMALLEST, Fitted, Style, fitted
from renderer.raster.palette import Palette
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol

WIDTH, MARGIN, HEADER, ROW, GAP = 1200, 24, 312, 96, 10
NAME_LEFT, NAME_ROOM = 172, 930
OPTION_LEFT, OPTION_ROOM, OPTION_PITCH = 96, 1060, 56


@dataclass(frozen=True, slots=True)
class LobbyStyle:
    """What is different from game to game."""

    palette: Palette
    numerals: str
    ground: str
    panel: str  # a seat that is taken
    rim: str
    well: str  # a free one
    faint: str
    ink: str
    title: str
    edge: str  # of all pictures of the game
    header: Callable[[], Sprite]  # 1200 × 312: the game's own scene, with room for its name below
    badge: Callable[[int, str | None, Look, str], Sprite]  # a seat's number and pick, on a ground


def paint_lobby(style: LobbyStyle, lobby: Lobby, look: Look) -> Canvas:
    names = [fitted(name, NAME_ROOM) for name, _ in lobby.seats]
    options = [fitted(option, OPTION_ROOM) for option in lobby.options]
    seats = sum(map(_row_height, names)) + (lobby.most - len(names)) * ROW + lobby.most * GAP
    notes = sum(OPTION_PITCH + LINE * (len(option.lines) - 1) for option in options)
    height = HEADER + seats + notes + MARGIN + 36
    canvas = Canvas.plain(style.palette, WIDTH, height, style.ground)
    _header(canvas, style, lobby)
    y = _seats(canvas, style, lobby, look, names)
    _options(canvas, style, options, y)
    return canvas


def _header(canvas: Canvas, style: LobbyStyle, lobby: Lobby) -> None:
    canvas.paste(style.header(), 0, 0)
    lettering = Style(style.numerals, 76, style.title, style.ground)
    canvas.write(lobby.title, WIDTH / 2, 252, lettering)


def _row_height(name: Fitted) -> int:
    return ROW + LINE * max(0, len(name.lines) - 2)


def _seats(canvas: Canvas, style: LobbyStyle, lobby: Lobby, look: Look, names: list[Fitted]) -> int:
    y = HEADER
    for number, (name, (_, pick)) in enumerate(zip(names, lobby.seats, strict=True)):
        height = _row_height(name)
        canvas.paste(_plate(style, height, taken=True, needed=True), MARGIN, y)
        canvas.stamp(style.badge(number, pick, look, style.panel), MARGIN + 66, y + height / 2)
        room = (NAME_LEFT, y, NAME_LEFT + NAME_ROOM + 4, y + height)
        canvas.write_name(name, NAME_LEFT, y + height / 2, style.ink, style.panel, room)
        y += height + GAP
    for number in range(len(names), lobby.most):
        canvas.paste(_plate(style, ROW, taken=False, needed=number < lobby.least), MARGIN, y)
        y += ROW + GAP
    return y


def _plate(style: LobbyStyle, height: int, *, taken: bool, needed: bool) -> Sprite:
    """A free seat is a hollow with a plus; pale as long as the game can begin without it."""
    width = WIDTH - 2 * MARGIN
    brush = Brush(style.palette, width, height, style.ground)
    brush.plate(0, 0, width, height, 22, style.rim if taken else style.well)
    brush.plate(3, 3, width - 6, height - 6, 19, style.panel if taken else style.well)
    if not taken:
        ink = style.ink if needed else style.faint
        brush.frame(3, 3, width - 6, height - 6, 19, style.faint, 3)
        brush.plate(52, height / 2 - 4, 36, 8, 3, ink).plate(66, height / 2 - 18, 8, 36, 3, ink)
    return brush.sprite()


def _options(canvas: Canvas, style: LobbyStyle, options: list[Fitted], y: int) -> None:
    y += 12
    for option in options:
        canvas.stamp(_bullet(style), OPTION_LEFT - 30, y + 28)
        middle = y + 28 + LINE * (len(option.lines) - 1) / 2
        room = (OPTION_LEFT - 2, y, OPTION_LEFT + OPTION_ROOM + 4, y + OPTION_PITCH + 200)
        small = Fitted(option.lines, NAMES if option.font == NAMES else option.font, SMALLEST)
        canvas.write_name(small, OPTION_LEFT, middle, style.ink, style.ground, room)
        y += OPTION_PITCH + LINE * (len(option.lines) - 1)


def _bullet(style: LobbyStyle) -> Sprite:
    return Brush(style.palette, 24, 24, style.ground).disc(12, 12, 9, style.rim).sprite()


def open_tab(palette: Palette, ink: str, rim: str, ground: str) -> Sprite:
    """Of a seat whose colour chance will choose."""
    brush = Brush(palette, 116, 80, ground)
    brush.plate(0, 0, 116, 80, 16, rim).plate(3, 3, 110, 74, 14, ground)
    canvas = Canvas(palette, brush.sprite())
    canvas.write("?", 58, 40, Style(NAMES, 46, ink, ground))
    return canvas.sprite()


def colour_tab(palette: Palette, colour: str, look: Look, rim: str, ground: str) -> Sprite:
    """A seat's colour with symbol and letter."""
    paint = PAINTS[colour]
    brush = Brush(palette, 116, 80, ground)
    brush.plate(0, 0, 116, 80, 16, rim).plate(3, 3, 110, 74, 14, paint.fill)
    own_symbol(brush, colour, (36, 40), 22)
    canvas = Canvas(palette, brush.sprite())
    canvas.write(look.letter(colour), 82, 40, Style(NAMES, 46, paint.on, paint.fill))
    return canvas.sprite()
