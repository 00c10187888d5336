"""An attack as it is seen: who helps, with how much, against what, and which faces of the die win."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.fireship.actions import Attack, Invade
from engines.fireship.attack import least_die
from engines.fireship.data import DIE, PAWN_POWER, SKULL, Colour, Island, Pawn
from engines.fireship.events import IslandAttacked, IslandTaken, PawnAttacked
from engines.fireship.power import island_defence, strength
from engines.fireship.sea import NEARBY
from engines.fireship.view import View
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import CELL, ISLANDS, cell_box, cell_middle
from renderer.fireship.shapes import skull
from renderer.fireship.theme import CIRCLE, CREAM, NAVY, NUMERALS, PALETTE, SEA, STEEL, WALL
from renderer.look import Look
from renderer.placing import Busy, beside, cost, square
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NARROW, Style
from renderer.raster.sprite import Box, Sprite

REACH, FIGURE = 23, 42  # of a helper's disc, and its figure
HULL, KEYLINE = 27, 4
TIP, HEAD = (
    0.46,
    0.75,
)  # of a cell, to the middle of the arrow, which ends before an island's number; its size
FIGURES, NEVER = 12, 10_000  # weight from which on something bears a figure; of such a thing for the odds
FACE, PITCH, TALL, SCORE = 36, 40, 54, 118
ODDS = (SCORE + PITCH * len(DIE) + 14, TALL)


@dataclass(frozen=True, slots=True)
class Assault:
    colour: Colour
    start: int
    target: Box
    attack: int
    defence: int
    helpers: tuple[tuple[int, int], ...]  # cells, the attacker's first, and what stands there


def asked_about(view: View, look: Look) -> Assault | None:
    """The attack that a panel asks about, or waits in the middle of."""
    match look.asked:
        case Attack(start=start, colour=owner, cell=at, boost=boost):
            colour = view.table.colours[view.active]
            power = strength(view, colour, start) + boost
            return _of(view, colour, start, cell_box(at), power, strength(view, owner, at))
        case Invade(start=start, island=island, boost=boost):
            colour = view.table.colours[view.active]
            power, defence = strength(view, colour, start) + boost, island_defence(view, island)
            return _of(view, colour, start, ISLANDS[island], power, defence)
    return None if view.turn.assault is None else last_seen(view, look)


def last_seen(view: View, look: Look) -> Assault | None:
    for event in reversed(look.news):
        match event:
            case PawnAttacked(seat=seat, start=start, cell=at, attack=attack, defence=defence):
                return _of(view, view.table.colours[seat], start, cell_box(at), attack, defence)
            case IslandAttacked(seat=seat, start=start, island=island, attack=attack, defence=defence):
                gained = _gained(view, look, island)
                colour, target = view.table.colours[seat], ISLANDS[island]
                return _of(view, colour, start, target, attack, defence, gained)
    return None


def _gained(view: View, look: Look, island: Island) -> int | None:
    """Where the island's own boat came to whoever took it."""
    taken = any(isinstance(event, IslandTaken) and event.island is island for event in look.news)
    return view.table.circles[island] if taken else None


def _of(
    view: View,
    colour: Colour,
    start: int,
    target: Box,
    attack: int,
    defence: int,
    gained: int | None = None,
) -> Assault | None:
    powers: dict[int, int] = {}
    for kind in Pawn:
        for place in view.fleets[colour][kind]:
            if place in NEARBY[start]:
                powers[place] = powers.get(place, 0) + PAWN_POWER[kind]
    if gained in powers and sum(powers.values()) > attack:
        powers[gained] -= PAWN_POWER[Pawn.BOAT]
    if not powers.get(start):
        return None
    helpers = sorted(((at, power) for at, power in powers.items() if power), key=lambda one: one[0] != start)
    return Assault(colour, start, target, attack, defence, tuple(helpers))


def draw_hull(canvas: Canvas, assault: Assault) -> None:
    """Around the attacker and its helpers, below the pawns; a line from each of them to the attacker, an
    arrow to the target."""
    x, y = cell_middle(assault.start)
    cells = [cell_middle(cell) for cell, _ in assault.helpers]
    ways = tuple((round((across - x) / CELL), round((down - y) / CELL)) for across, down in cells)
    canvas.stamp(_hull(colour_name(assault.colour), ways), x, y)


def draw_arrow(canvas: Canvas, assault: Assault) -> None:
    (x, y), (left, top, right, bottom) = cell_middle(assault.start), assault.target
    across, down = (x > right) - (x < left), (y > bottom) - (y < top)
    if across or down:
        arrow = _arrow(colour_name(assault.colour), (-across, -down))
        canvas.stamp(arrow, x - across * CELL * TIP, y - down * CELL * TIP)


@PARTS.kept
def _hull(colour: str, ways: tuple[tuple[int, int], ...]) -> Sprite:
    size, paint = 3 * CELL, PAINTS[colour]
    brush, middle = Brush(PALETTE, size, size, SEA), size / 2
    for ink, half in ((paint.fill, HULL + KEYLINE), (WALL, HULL)):
        for across, down in ways:
            end = (middle + across * CELL, middle + down * CELL)
            brush.line([(middle, middle), end], ink, 2 * half)
    for across, down in ways:
        brush.line([(middle, middle), (middle + across * CELL, middle + down * CELL)], paint.fill, 8)
    return brush.sprite()


@PARTS.kept
def _arrow(colour: str, way: tuple[int, int]) -> Sprite:
    brush = Brush(PALETTE, 48, 48, SEA)
    turn = {(0, -1): 0, (1, -1): 45, (1, 0): 90, (1, 1): 135, (0, 1): 180, (-1, 1): 225, (-1, 0): 270}
    head = "M0 -17 L17 12 L0 5 L-17 12Z"
    at, fill = (24, 24), PAINTS[colour].fill
    brush.fill(head, NAVY, at, HEAD, turn.get(way, 315), rim=NAVY, rim_width=4)
    brush.fill(head, WALL, at, HEAD, turn.get(way, 315), rim=WALL, rim_width=2.5)
    return brush.fill(head, fill, at, HEAD, turn.get(way, 315)).sprite()


def draw_powers(canvas: Canvas, assault: Assault, busy: Sequence[Busy], shown: Box) -> list[Busy]:
    """What each of them brings, at the rim of its cell; tells where."""
    taken = [*busy]
    for cell, brought in assault.helpers:
        at = beside(cell_box(cell), REACH, taken, shown)
        canvas.stamp(power(brought, colour_name(assault.colour)), *at)
        taken.append(Busy(square(at, REACH), 30))
    return taken


@PARTS.kept
def power(brought: int, colour: str) -> Sprite:
    size, paint = 2 * REACH + 2, PAINTS[colour]
    brush, middle = Brush(PALETTE, size, size, SEA), REACH + 1
    brush.disc(middle, middle, REACH, NAVY).disc(middle, middle, REACH - 1.5, WALL)
    canvas = Canvas(PALETTE, brush.disc(middle, middle, REACH - 4, paint.fill).sprite())
    canvas.write(str(brought), middle, middle, Style(NUMERALS, FIGURE, paint.on, paint.fill))
    return canvas.sprite()


def draw_odds(canvas: Canvas, assault: Assault, busy: Sequence[Busy], shown: Box) -> None:
    """Both powers and the faces that win, where they cover least."""
    wide, tall = ODDS
    figures = (Busy(one.box, NEVER) for one in busy if one.weight >= FIGURES)
    covered = (*busy, *figures, Busy(assault.target, 9), *(Busy(box, 2) for box in ISLANDS.values()))
    left, top, right, bottom = shown
    places = [
        (x, y, x + wide, y + tall)
        for y in range(top + 4, bottom - tall - 3, CELL // 2)
        for x in range(left + 4, right - wide - 3, CELL // 2)
    ]
    x, y, _, _ = min(places, key=lambda box: (cost(box, covered, shown), _far(box, assault.target)))
    colour = colour_name(assault.colour)
    canvas.paste(_odds(colour, assault.attack, assault.defence), x, y)


def _far(one: Box, other: Box) -> int:
    return abs(one[0] + one[2] - other[0] - other[2]) + abs(one[1] + one[3] - other[1] - other[3])


@PARTS.kept
def _odds(colour: str, attack: int, defence: int) -> Sprite:
    (wide, tall), paint = ODDS, PAINTS[colour]
    brush = Brush(PALETTE, wide, tall, SEA)
    brush.plate(0, 0, wide, tall, 14, NAVY).plate(2, 2, wide - 4, tall - 4, 12, WALL)
    brush.plate(5, 5, wide - 10, tall - 10, 10, NAVY)
    brush.plate(5, 5, SCORE, tall - 10, 10, paint.fill).plate(SCORE - 15, 5, 20, tall - 10, 0, paint.fill)
    least, y = least_die(attack, defence), (tall - FACE) / 2
    wins = [face for face in DIE if face >= least and attack >= defence]
    for number, face in enumerate(DIE):
        x = SCORE + 10 + number * PITCH
        won = face in wins
        brush.plate(x, y, FACE, FACE, 8, CIRCLE if won else STEEL)
        brush.plate(x + 3, y + 3, FACE - 6, FACE - 6, 6, WALL if won else STEEL)
        if face == SKULL:
            skull(brush, (x + FACE / 2, y + FACE / 2 - 1), 0.72, CREAM, STEEL)
    canvas = Canvas(PALETTE, brush.sprite())
    style = Style(NUMERALS if attack + defence < 20 else NARROW, 42, paint.on, paint.fill)
    canvas.write(f"{attack} : {defence}", 5 + SCORE / 2, tall / 2, style)
    for number, face in enumerate(DIE):
        if face != SKULL:
            ink, ground = (NAVY, WALL) if face in wins else (CREAM, STEEL)
            middle = SCORE + 10 + number * PITCH + FACE / 2
            canvas.write(str(face), middle, tall / 2, Style(NARROW, 42, ink, ground))
    return canvas.sprite()
