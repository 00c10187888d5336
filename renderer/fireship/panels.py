"""Below the chart: dice, points and round; a panel for each seat in turn order."""

from engines.core import Seat
from engines.fireship.data import LIMITS, SKULL, Badge, Pawn
from engines.fireship.view import Captain, View, islands_of
from renderer.brush import Brush
from renderer.canvas import LINE, Canvas
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import MARGIN, PANELS_TOP, STRIP_HEIGHT, STRIP_TOP, WIDTH
from renderer.fireship.shapes import card_icon, disc_icon, icon_of, island_icon, silhouette, skull
from renderer.fireship.theme import (
    CREAM,
    DEEP,
    DESK_LIT,
    FOAM,
    GOLD,
    MIST,
    NAVY,
    NUMERALS,
    PALETTE,
    PAPER_EDGE,
    SAND,
    SHADOW,
    STEEL,
)
from renderer.lettering import NAMES, NARROW, Style, fitted
from renderer.look import Look
from renderer.shelf import PARTS, WHOLES
from renderer.sprite import Sprite
from renderer.symbols import own_symbol

GAP, TITLE, BODY = 12, 58, 206
NAME_LEFT, NAME_SIZE = 88, 44
ROWS = (36, 88, 138, 180)  # of a panel, below its title
HOURGLASS = (
    "M-15 -24 H15 V-18 C15 -6 4 -4 4 0 C4 4 15 6 15 18 V24H-15 V18 C-15 6 -4 4 -4 0 C-4 -4 -15 -6 -15 -18Z"
)
UPPER_SAND = "M-10 -14 H10 C8 -6 2 -5 0 -2 C-2 -5 -8 -6 -10 -14Z"
LOWER_SAND = "M-10 20 C-8 12 -2 10 0 9 C2 10 8 12 10 20Z"
PIPS = {
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def panels_height(view: View, look: Look) -> int:
    return PANELS_TOP + _title_height(view, look) + BODY + MARGIN


def draw_panels(canvas: Canvas, view: View, look: Look) -> None:
    canvas.paste(_strip(time_over=view.open.time_over), MARGIN, STRIP_TOP)
    middle = STRIP_TOP + STRIP_HEIGHT // 2
    _dice(canvas, view, 86, middle)
    _points(canvas, view, middle)
    _round(canvas, view, middle)
    title, width = _title_height(view, look), _panel_width(view)
    for number, seat in enumerate(view.table.order):
        canvas.lay(_panel(view, seat, look, (MARGIN + number * (width + GAP), width, title)))


def _panel_width(view: View) -> int:
    seats = len(view.table.order)
    return (WIDTH - 2 * MARGIN - GAP * (seats - 1)) // seats


def _title_height(view: View, look: Look) -> int:
    """Of the longest name, so that all rows stand at the same height."""
    room = _panel_width(view) - NAME_LEFT - 10
    return TITLE + LINE * max(
        len(fitted(look.name(one), room, NAME_SIZE).lines) - 1 for one in view.table.order
    )


@PARTS.kept
def _strip(*, time_over: bool) -> Sprite:
    brush = Brush(PALETTE, WIDTH - 2 * MARGIN, STRIP_HEIGHT, NAVY, filled=True)
    brush.plate(0, 0, WIDTH - 2 * MARGIN, STRIP_HEIGHT, 20, DEEP)
    sand = PAINTS["red"].fill if time_over else SAND
    brush.fill(HOURGLASS, CREAM, (944, 46), 1.05)
    return brush.fill(UPPER_SAND, sand, (944, 46), 1.05).fill(LOWER_SAND, sand, (944, 46), 1.05).sprite()


@PARTS.kept
def die(shown: int | None, size: int, ground: str) -> Sprite:
    """None: not thrown yet."""
    brush = Brush(PALETTE, size + 6, size + 8, ground)
    face = STEEL if shown is None else CREAM
    brush.plate(3, 7, size, size, 18, SHADOW).plate(
        3, 3, size, size, 18, DEEP if shown is None else PAPER_EDGE
    )
    brush.plate(3, 3, size, size - 5, 17, face)
    middle = 3 + size / 2
    if shown == SKULL:
        skull(brush, (middle, middle - 5), size / 78 * 1.3, NAVY, CREAM)
    for across, down in PIPS.get(shown or 0, ()):
        brush.disc(middle + across * size * 0.26, middle - 2 + down * size * 0.26, size * 0.095, NAVY)
    return brush.sprite()


def _dice(canvas: Canvas, view: View, x: int, y: int) -> None:
    count = view.table.dice
    size, pitch = (74, 90) if count < 4 else (66, 74)
    shown = view.turn.dice or (None,) * count
    for number, one in enumerate(shown):
        canvas.stamp(die(one, size, DEEP), x + number * pitch, y)


def _points(canvas: Canvas, view: View, y: int) -> None:
    if not view.turn.dice:
        return
    total, left = sum(view.turn.dice), view.turn.points
    canvas.write("=", 350, y, Style(NUMERALS, 46, FOAM, DEEP))
    canvas.write(str(total), 404, y, Style(NUMERALS, 56, CREAM, DEEP))
    canvas.paste(_dots(total, left), 450, y - 20)
    canvas.write(str(left), 812, y, Style(NUMERALS, 60, GOLD, DEEP))


@PARTS.kept
def _dots(total: int, left: int) -> Sprite:
    """One for each point; gold are those that are left."""
    brush = Brush(PALETTE, 330, 40, DEEP)
    pitch = min(30, 310 / max(total, 1))
    radius = min(11, pitch * 0.46)
    for number in range(total):
        x = 16 + number * pitch
        brush.disc(x, 20, radius, SHADOW).disc(x, 20, radius - 2, GOLD if number < left else STEEL)
    return brush.sprite()


def _round(canvas: Canvas, view: View, y: int) -> None:
    end = canvas.write(str(view.round), 1000, y, Style(NUMERALS, 56, CREAM, DEEP), "l")
    canvas.write(f"/ {view.table.rounds}", end + 12, y, Style(NUMERALS, 44, FOAM, DEEP), "l")


def _panel(view: View, seat: Seat, look: Look, place: tuple[int, int, int]) -> Canvas:
    colour = view.table.colours[seat]
    fleet = view.fleets[colour]
    return _seat_panel(
        colour_name(colour),
        look.name(seat),
        look.letter(colour_name(colour)),
        view.open.captains[seat],
        (len(islands_of(view, colour)), view.held[seat]),
        tuple(LIMITS[kind] - len(fleet[kind]) for kind in Pawn),
        place,
        acting=view.open.ending is None and seat == view.active,
    )


@WHOLES.kept
def _seat_panel(
    colour: str,
    called: str,
    letter: str,
    captain: Captain,
    counts: tuple[int, int],
    reserve: tuple[int, ...],
    place: tuple[int, int, int],
    *,
    acting: bool,
) -> Canvas:
    (left, width, title), panel = place, DESK_LIT if acting else DEEP
    canvas = Canvas(PALETTE, size=(width, title + BODY))
    canvas.plate(_plate(colour, title, acting=acting), 0, 0, width, title + BODY, 60, title + 40)
    paint, room = PAINTS[colour], width - NAME_LEFT - 10
    canvas.write(letter, 66, 3 + title / 2, Style(NAMES, 44, paint.on, paint.fill))
    name = fitted(called, room, NAME_SIZE)
    box = (NAME_LEFT - 2, 0, NAME_LEFT + room + 4, title + 6)
    canvas.write_name(name, NAME_LEFT, 3 + title / 2, paint.on, paint.fill, box)
    if captain.out:
        canvas.stamp(_out(), width / 2, title + BODY / 2)
        return canvas.moved(left, PANELS_TOP)
    _counts(canvas, counts, title + ROWS[0], panel)
    _reserve(canvas, reserve, title + ROWS[1], panel)
    icons(canvas, captain, (12, title + ROWS[2]), panel)
    return canvas.moved(left, PANELS_TOP)


@PARTS.kept
def _plate(colour: str, title: int, *, acting: bool) -> Sprite:
    """120 wide, with 80 below its title, to be stretched."""
    height, paint = title + 80, PAINTS[colour]
    brush = Brush(PALETTE, 120, height, NAVY, filled=True)
    brush.plate(0, 0, 120, height, 20, GOLD if acting else STEEL)
    brush.plate(4, 4, 112, height - 8, 17, DESK_LIT if acting else DEEP)
    brush.plate(4, 4, 112, title, 17, paint.fill).plate(4, title - 20, 112, 24, 0, paint.fill)
    own_symbol(brush, colour, (30, 3 + title / 2), 17)
    return brush.sprite()


@PARTS.kept
def _out() -> Sprite:
    """Lost with all hands."""
    brush = Brush(PALETTE, 100, 110, DEEP)
    skull(brush, (50, 50), 2.4, STEEL, DEEP)
    return brush.sprite()


@PARTS.kept
def _count_icons(panel: str) -> Sprite:
    brush = Brush(PALETTE, 190, 60, panel)
    island_icon(brush, (30, 34), 0.95)
    card_icon(brush, (150, 30), 0.92)
    return brush.sprite()


def _counts(canvas: Canvas, counts: tuple[int, int], y: int, panel: str) -> None:
    canvas.paste(_count_icons(panel), 14, y - 30)
    canvas.write(str(counts[0]), 78, y, Style(NUMERALS, 54, CREAM, panel), "l")
    canvas.write(str(counts[1]), 196, y, Style(NUMERALS, 48, CREAM, panel), "l")


@PARTS.kept
def mono(kind: Pawn, ink: str, size: int, ground: str) -> Sprite:
    brush = Brush(PALETTE, size + 4, size + 4, ground)
    silhouette(brush, kind, ink, (size / 2 + 2, size / 2 + 2), size)
    return brush.sprite()


def _reserve(canvas: Canvas, reserve: tuple[int, ...], y: int, panel: str) -> None:
    x = 12
    for kind, count in zip(Pawn, reserve, strict=True):
        canvas.stamp(mono(kind, FOAM if count else STEEL, 34, panel), x + 19, y)
        style = Style(NAMES, 42, MIST if count else FOAM, panel)
        x = 14 + canvas.write(str(count), x + 40, y, style, "l")
        x = max(x, 12 + 84 * (kind + 1))


def icons(canvas: Canvas, captain: Captain, at: tuple[float, float], panel: str, pitch: int = 42) -> None:
    """Badges with their numbers; below what protects the seat."""
    x, y = at
    for badge in Badge:
        count = captain.badges[badge]
        if count:
            canvas.stamp(disc(icon_of(badge), panel), x + 20, y)
            x += 41
        if count > 1:
            x = 4 + canvas.write(str(count), x, y, Style(NARROW, 42, CREAM, panel), "l")
    states = (("immunity", captain.immune), ("fog", captain.fog), ("deep_hole", captain.deep))
    for number, icon in enumerate(icon for icon, holds in states if holds):
        canvas.stamp(disc(icon, panel), at[0] + 22 + 50 * number, y + pitch)


@PARTS.kept
def disc(icon: str, ground: str, radius: int = 18) -> Sprite:
    brush = Brush(PALETTE, 2 * radius + 4, 2 * radius + 4, ground)
    disc_icon(brush, icon, (radius + 2, radius + 2), radius)
    return brush.sprite()
