"""Where a number stands beside what it marks: at the corner that covers least, or at the edge of a crop."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from renderer.raster.paths import Point
from renderer.raster.sprite import Box, common, holds, meet

Way = tuple[int, int]  # -1, 0 or 1 to the right and down
PHONE = 300  # px in width, of a panel's picture
CORNERS: tuple[Way, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))
SIDES: tuple[Way, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
OUTSIDE = 10**9


@dataclass(frozen=True, slots=True)
class Busy:
    """What a number should not cover, and how much it matters."""

    box: Box
    weight: int


def square(at: Point, reach: float) -> Box:
    x, y = round(at[0]), round(at[1])
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)


def beside(box: Box, reach: float, busy: Iterable[Busy], shown: Box) -> Point:
    """The middle of a disc on a corner of the box, or else on a side."""
    covering = tuple(busy)
    return min(_rim(box), key=lambda at: cost(square(at, reach), covering, shown))


def narrowness(box: Box, reach: float, shown: Box) -> int:
    """How many corners are of no use: those who have least choice choose first."""
    return sum(not holds(shown, square(at, reach)) for at in _rim(box))


def _rim(box: Box) -> list[Point]:
    left, top, right, bottom = box
    middle, half = ((left + right) / 2, (top + bottom) / 2), ((right - left) / 2, (bottom - top) / 2)
    ways = (*CORNERS, *SIDES)
    return [(middle[0] + across * half[0], middle[1] + down * half[1]) for across, down in ways]


def at_edge(box: Box, reach: int, busy: Iterable[Busy], shown: Box, pitch: int = 16) -> tuple[Point, Way]:
    """Nearest to what lies outside, and which way that is."""
    left, top, right, bottom = (shown[0] + reach, shown[1] + reach, shown[2] - reach, shown[3] - reach)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    way = (x > shown[2]) - (x < shown[0]), (y > shown[3]) - (y < shown[1])
    at = min(max(x, left), right), min(max(y, top), bottom)
    places = [at]
    for step in range(1, 1 + max(shown[2] - shown[0], shown[3] - shown[1]) // pitch):
        for shift in (-step * pitch, step * pitch):
            if way[1] and left <= at[0] + shift <= right:
                places.append((at[0] + shift, at[1]))
            if way[0] and top <= at[1] + shift <= bottom:
                places.append((at[0], at[1] + shift))
    covering = tuple(busy)
    return min(places, key=lambda one: cost(square(one, reach), covering, shown) + _apart(one, at)), way


def _apart(one: Point, other: Point) -> float:
    return 3 * (abs(one[0] - other[0]) + abs(one[1] - other[1]))


def cost(box: Box, busy: Sequence[Busy], shown: Box) -> float:
    beyond = _size(box) - _size(common(box, shown))
    covered = (one for one in busy if meet(box, one.box))
    return OUTSIDE * (beyond > 0) + sum(one.weight * _size(common(box, one.box)) for one in covered)


def _size(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])
