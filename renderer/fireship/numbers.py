"""What each island takes now, and beside it what the viewer has there."""

from enum import Enum, auto

from engines.core import Seat
from engines.fireship.data import Colour, Island
from engines.fireship.power import island_defence, strength
from engines.fireship.sea import ALONG
from engines.fireship.view import View
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name, plan_of
from renderer.fireship.layout import ISLANDS, middle
from renderer.fireship.theme import CREAM, NAVY, NUMERALS, PALETTE, SHORE, WALL
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NARROW, Style
from renderer.raster.sprite import Box, Sprite, common

WIDE = 20  # numbers from here on need narrow figures
COMPACT, SMALL = (58, 54), 50  # a plate where there is little room, and its figures
DISC, FIGURE = 52, 42


class Owner(Enum):
    """Of an island, as somebody sees it; the public sees no difference."""

    PUBLIC, OTHERS, MINE = auto(), auto(), auto()


def draw_numbers(canvas: Canvas, view: View, viewer: Seat | None, shown: Box) -> list[Box]:
    """Of an island that is cut in its visible part; tells where they stand."""
    return [
        _draw(canvas, view, viewer, island, common(ISLANDS[island], shown))
        for island in Island
        if _is_seen(common(ISLANDS[island], shown))
    ]


def _is_seen(part: Box) -> bool:
    return part[0] < part[2] and part[1] < part[3]


def _draw(canvas: Canvas, view: View, viewer: Seat | None, island: Island, part: Box) -> Box:
    mine, flag = None if viewer is None else view.table.colours[viewer], view.open.flags[island]
    there = 0 if mine is None or flag is mine else _strength_at(view, mine, island)
    owner = Owner.PUBLIC if mine is None else Owner.MINE if flag is mine else Owner.OTHERS
    plan, whole = plan_of(island), part == ISLANDS[island]
    plate, size = (plan.plate, plan.size) if whole and not there else (COMPACT, SMALL)
    x, y = middle(part)
    if whole:
        x, y = x + round(plan.number[0]), y + round(plan.number[1])
    across, down = _apart(part) if there else (0, 0)
    number = _number(island_defence(view, island), owner, colour_name(flag), plate, size)
    canvas.stamp(number, x - across / 2, y - down / 2)
    if mine is not None and (across or down):
        canvas.stamp(_there(there, colour_name(mine)), x + across / 2, y + down / 2)
    wide, tall = (plate[0] + across) // 2, (plate[1] + down) // 2
    return x - wide, y - tall, x + wide, y + tall


def _apart(part: Box) -> tuple[int, int]:
    """From a number to the disc with what is there, side by side or below, where the part has room."""
    if part[2] - part[0] >= COMPACT[0] + DISC:
        return DISC + 3, 0
    return (0, DISC) if part[3] - part[1] >= COMPACT[1] + DISC else (0, 0)


def _strength_at(view: View, mine: Colour, island: Island) -> int:
    """Of the strongest pawn on the shore with its helpers."""
    shore = ALONG[island]
    own = (place for places in view.fleets[mine] for place in places if place in shore)
    return max((strength(view, mine, place) for place in own), default=0)


@PARTS.kept
def _number(power: int, owner: Owner, colour: str, plate: tuple[int, int], size: int) -> Sprite:
    (wide, tall), paint = plate, PAINTS[colour]
    paper, rim, ink = {
        Owner.PUBLIC: (WALL, NAVY, NAVY),
        Owner.OTHERS: (NAVY, WALL, CREAM),
        Owner.MINE: (paint.fill, WALL, paint.on),
    }[owner]
    brush = Brush(PALETTE, wide, tall, SHORE)
    brush.plate(0, 0, wide, tall, 12, rim).plate(4, 4, wide - 8, tall - 8, 9, paper)
    canvas = Canvas(PALETTE, brush.sprite())
    canvas.write(str(power), wide / 2, tall / 2, Style(_face(power, WIDE), size, ink, paper))
    return canvas.sprite()


@PARTS.kept
def _there(power: int, colour: str) -> Sprite:
    size, paint = DISC + 2, PAINTS[colour]
    brush, middle = Brush(PALETTE, size, size, SHORE), size / 2
    brush.disc(middle, middle, DISC / 2, NAVY).disc(middle, middle, DISC / 2 - 1.5, WALL)
    canvas = Canvas(PALETTE, brush.disc(middle, middle, DISC / 2 - 4.5, paint.fill).sprite())
    canvas.write(str(power), middle, middle, Style(_face(power, 10), FIGURE, paint.on, paint.fill))
    return canvas.sprite()


def _face(power: int, wide: int) -> str:
    return NUMERALS if power < wide else NARROW
