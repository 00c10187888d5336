"""Below the chart: dice, points and round; a panel for each seat in turn order."""

from dataclasses import dataclass

from engines.core import Seat
from engines.fireship.data import LIMITS, SKULL, Badge, Pawn
from engines.fireship.events import Rolled
from engines.fireship.view import Captain, View, islands_of
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
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS, WHOLES
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import NAMES, NARROW, Style, fitted
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol

GAP, TITLE, BODY = 12, 58, 128
TAB, NAME_LEFT, POINTER, NAME_SIZE = 92, 102, 30, 44
ROWS = (38, 94, 144)  # of a panel, below its title
BESIDE, PITCH = 2, 30  # discs beside islands and cards, and from one to the next
EXTRA = 84  # for more than those
BROAD, ONE_ROW, COUNTS, DISCS = 560, 76, 200, 84  # of a panel for one of two
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
    return PANELS_TOP + _title_height(view, look) + _body(view) + MARGIN


@dataclass(frozen=True, slots=True)
class Roll:
    seat: Seat
    dice: tuple[int, ...]
    left: int  # points that are not spent


def roll_of(view: View, look: Look) -> Roll | None:
    """This turn's; before it, the last one that anybody saw."""
    if view.turn.dice:
        return Roll(view.active, tuple(view.turn.dice), view.turn.points)
    seen = [Roll(event.seat, tuple(event.dice), 0) for event in look.news if isinstance(event, Rolled)]
    return seen[-1] if seen else None


def draw_panels(canvas: Canvas, view: View, look: Look) -> None:
    canvas.paste(_strip(time_over=view.open.time_over), MARGIN, STRIP_TOP)
    middle = STRIP_TOP + STRIP_HEIGHT // 2
    rolled = roll_of(view, look)
    if rolled is not None:
        colour = colour_name(view.table.colours[rolled.seat])
        canvas.paste(_roller(colour), MARGIN, STRIP_TOP)
        lettering = Style(NAMES, 44, PAINTS[colour].on, PAINTS[colour].fill)
        canvas.write(look.letter(colour), MARGIN + 78, middle, lettering)
    _dice(canvas, view.table.dice, rolled, middle)
    if rolled is not None:
        _points(canvas, rolled, middle)
    _round(canvas, view, middle)
    title, width, body = _title_height(view, look), _panel_width(view), _body(view)
    for number, seat in enumerate(view.table.order):
        canvas.lay(_panel(view, seat, look, (MARGIN + number * (width + GAP), width, title, body)))


def _body(view: View) -> int:
    """The same for all, so that their rows stand at the same height. Two have room for all in one row."""
    body = ONE_ROW if _panel_width(view) >= BROAD else BODY
    return body + EXTRA * any(map(_is_crowded, view.open.captains))


def _panel_width(view: View) -> int:
    seats = len(view.table.order)
    return (WIDTH - 2 * MARGIN - GAP * (seats - 1)) // seats


def _title_height(view: View, look: Look) -> int:
    """Of the longest name, so that all rows stand at the same height."""
    room = name_room(_panel_width(view))
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


@PARTS.kept
def _roller(colour: str) -> Sprite:
    """Who rolled, at the strip's left end."""
    brush = Brush(PALETTE, 112, STRIP_HEIGHT, DEEP)
    brush.plate(0, 0, 112, STRIP_HEIGHT, 20, PAINTS[colour].fill)
    brush.plate(40, 0, 72, STRIP_HEIGHT, 0, PAINTS[colour].fill)
    own_symbol(brush, colour, (38, STRIP_HEIGHT / 2), 22)
    return brush.sprite()


def _dice(canvas: Canvas, count: int, rolled: Roll | None, y: int) -> None:
    size, pitch, x = (74, 82, 184) if count < 4 else (62, 64, 174)
    shown = rolled.dice if rolled else (None,) * count
    for number, one in enumerate(shown):
        canvas.stamp(die(one, size, DEEP), x + number * pitch, y)


def _points(canvas: Canvas, rolled: Roll, y: int) -> None:
    total = sum(rolled.dice)
    canvas.write("=", 412, y, Style(NUMERALS, 46, FOAM, DEEP))
    canvas.write(str(total), 466, y, Style(NUMERALS, 56, CREAM, DEEP))
    canvas.paste(_dots(total, rolled.left), 508, y - 20)
    canvas.write(str(rolled.left), 872, y, Style(NUMERALS, 60, GOLD, DEEP))


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


def _panel(view: View, seat: Seat, look: Look, place: tuple[int, int, int, int]) -> Canvas:
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
    place: tuple[int, int, int, int],
    *,
    acting: bool,
) -> Canvas:
    (left, width, title, body), panel = place, DESK_LIT if acting else DEEP
    canvas = Canvas(PALETTE, size=(width, title + body))
    canvas.plate(_plate(colour, title, acting=acting), 0, 0, width, title + body, 140, title + 40)
    paint, room = PAINTS[colour], name_room(width)
    ground, ink = (paint.fill, paint.on) if acting else (STEEL, CREAM)
    canvas.write(letter, 66, 3 + title / 2, Style(NAMES, 44, paint.on, paint.fill))
    name, x = fitted(called, room, NAME_SIZE), NAME_LEFT + POINTER * acting
    box = (NAME_LEFT - 2, 0, x + room + 4, title + 6)
    canvas.write_name(name, x, 3 + title / 2, ink, ground, box)
    if captain.out:
        canvas.stamp(_out(), width / 2, title + body / 2)
        return canvas.moved(left, PANELS_TOP)
    _counts(canvas, counts, title + ROWS[0], panel)
    broad = width >= BROAD
    across = (COUNTS, width - DISCS) if broad else (0, width)
    _reserve(canvas, reserve, title + ROWS[0 if broad else 1], across, panel)
    if body in (BODY, ONE_ROW):
        _beside(canvas, captain, width, title + ROWS[0], panel)
    else:
        icons(canvas, captain, (12, title + ROWS[1 if broad else 2]), panel)
    return canvas.moved(left, PANELS_TOP)


def name_room(width: int) -> int:
    """As if the seat acted: nothing moves then."""
    return width - NAME_LEFT - POINTER - 8


@PARTS.kept
def _plate(colour: str, title: int, *, acting: bool) -> Sprite:
    """160 wide, with 80 below its title, to be stretched; the title filled while the seat acts."""
    height, paint = title + 80, PAINTS[colour]
    ink = paint.fill if acting else STEEL
    brush = Brush(PALETTE, 160, height, NAVY, filled=True)
    brush.plate(0, 0, 160, height, 20, GOLD if acting else STEEL)
    brush.plate(4, 4, 152, height - 8, 17, DESK_LIT if acting else DEEP)
    brush.plate(4, 4, 152, title, 17, ink).plate(4, title - 20, 152, 24, 0, ink)
    if not acting:
        brush.plate(4, 4, 60, title, 17, paint.fill).plate(4, title - 20, 60, 24, 0, paint.fill)
        brush.plate(34, 4, TAB - 34, title, 0, paint.fill)
    own_symbol(brush, colour, (30, 3 + title / 2), 17)
    if acting:
        middle = 3 + title / 2
        pointer = (((NAME_LEFT, middle - 14), (NAME_LEFT + 22, middle), (NAME_LEFT, middle + 14)),)
        brush.fill(pointer, paint.on)
    return brush.sprite()


@PARTS.kept
def _out() -> Sprite:
    """Lost with all hands."""
    brush = Brush(PALETTE, 100, 110, DEEP)
    skull(brush, (50, 50), 2.4, STEEL, DEEP)
    return brush.sprite()


@PARTS.kept
def _count_icons(panel: str) -> Sprite:
    brush = Brush(PALETTE, 160, 60, panel)
    island_icon(brush, (30, 34), 0.95)
    card_icon(brush, (128, 30), 0.8)
    return brush.sprite()


def _counts(canvas: Canvas, counts: tuple[int, int], y: int, panel: str) -> None:
    canvas.paste(_count_icons(panel), 10, y - 30)
    canvas.write(str(counts[0]), 70, y, Style(NUMERALS, 56, GOLD, panel), "l")
    style = Style(NUMERALS if counts[1] < 10 else NARROW, 46, CREAM, panel)
    canvas.write(str(counts[1]), 160, y, style, "l")


@PARTS.kept
def mono(kind: Pawn, ink: str, size: int, ground: str) -> Sprite:
    brush = Brush(PALETTE, size + 4, size + 4, ground)
    silhouette(brush, kind, ink, (size / 2 + 2, size / 2 + 2), size)
    return brush.sprite()


def _reserve(canvas: Canvas, reserve: tuple[int, ...], y: int, place: tuple[int, int], panel: str) -> None:
    left, right = place
    pitch = (right - left - 20) // 3
    for kind, count in zip(Pawn, reserve, strict=True):
        x = left + 12 + pitch * kind
        canvas.stamp(mono(kind, FOAM if count else STEEL, 34, panel), x + 19, y)
        canvas.write(str(count), x + 40, y, Style(NAMES, 44, MIST if count else FOAM, panel), "l")


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
    for number, icon in enumerate(_states(captain)):
        canvas.stamp(disc(icon, panel), at[0] + 22 + 50 * number, y + pitch)


def _states(captain: Captain) -> list[str]:
    states = (("immunity", captain.immune), ("fog", captain.fog), ("deep_hole", captain.deep))
    return [icon for icon, holds in states if holds]


def _is_crowded(captain: Captain) -> bool:
    """Whether badges and states need rows of their own."""
    held = [count for count in captain.badges if count]
    return len(held) + len(_states(captain)) > BESIDE or any(count > 1 for count in held)


def _beside(canvas: Canvas, captain: Captain, width: int, y: int, panel: str) -> None:
    """From the right, beside islands and cards."""
    shown = [icon_of(badge) for badge in Badge if captain.badges[badge]] + _states(captain)
    for number, icon in enumerate(shown):
        canvas.stamp(disc(icon, panel), width - 28 - PITCH * number, y)


@PARTS.kept
def disc(icon: str, ground: str, radius: int = 18) -> Sprite:
    brush = Brush(PALETTE, 2 * radius + 4, 2 * radius + 4, ground)
    disc_icon(brush, icon, (radius + 2, radius + 2), radius)
    return brush.sprite()
