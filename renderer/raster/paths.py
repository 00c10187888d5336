"""Shapes as lists of points: SVG path data, circles, stars, rounded rectangles."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from math import cos, pi, radians, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]
Shape: TypeAlias = tuple[Outline, ...]  # the second and later ones cut holes

TOKEN = re.compile(r"([MLHVCQZ])|(-?\d*\.?\d+)")
CURVE_STEPS = 12


def circle(x: float, y: float, radius: float, tall: float | None = None, points: int = 48) -> Shape:
    height = radius if tall is None else tall
    turns = (2 * pi * point / points for point in range(points))
    return (tuple((x + radius * cos(turn), y + height * sin(turn)) for turn in turns),)


def star(x: float, y: float, outer: float, inner: float, rays: int, turn: float = -90) -> Shape:
    def corner(number: int) -> Point:
        radius, angle = (inner if number % 2 else outer), radians(turn + 180 * number / rays)
        return x + radius * cos(angle), y + radius * sin(angle)

    return (tuple(map(corner, range(2 * rays))),)


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0) -> Shape:
    if corner <= 0:
        return (((x, y), (x + width, y), (x + width, y + height), (x, y + height)),)
    radius = min(corner, width / 2, height / 2)
    left, right, top, bottom = x + radius, x + width - radius, y + radius, y + height - radius
    corners = ((right, top, -90), (right, bottom, 0), (left, bottom, 90), (left, top, 180))
    return (
        tuple(
            (cx + radius * cos(radians(first + 10 * step)), cy + radius * sin(radians(first + 10 * step)))
            for cx, cy, first in corners
            for step in range(10)
        ),
    )


def placed(
    shape: Shape, at: Point = (0, 0), scale: float = 1, turn: float = 0, *, mirrored: bool = False
) -> Shape:
    """Scaled, mirrored, turned clockwise by degrees, and moved."""
    across = (-scale if mirrored else scale) * cos(radians(turn)), scale * -sin(radians(turn))
    down = (-scale if mirrored else scale) * sin(radians(turn)), scale * cos(radians(turn))
    return tuple(
        tuple((at[0] + x * across[0] + y * across[1], at[1] + x * down[0] + y * down[1]) for x, y in outline)
        for outline in shape
    )


@cache
def path(data: str) -> Shape:
    """SVG path data in absolute M L H V C Q Z."""
    tokens = iter(TOKEN.findall(data))
    outlines: list[list[Point]] = []
    command = ""
    for letter, number in tokens:
        if letter == "Z":
            continue
        if letter:
            command = letter
            continue
        if command == "M":
            outlines.append([])
        _extend(outlines[-1], command, float(number), lambda: float(next(tokens)[1]))
        command = "L" if command == "M" else command
    return tuple(map(tuple, outlines))


def _extend(outline: list[Point], command: str, first: float, more: Callable[[], float]) -> None:
    match command:
        case "M" | "L":
            outline.append((first, more()))
        case "H":
            outline.append((first, outline[-1][1]))
        case "V":
            outline.append((outline[-1][0], first))
        case "Q":
            outline.extend(_quadratic(outline[-1], (first, more()), (more(), more())))
        case _:
            outline.extend(_cubic(outline[-1], (first, more()), (more(), more()), (more(), more())))


def _quadratic(start: Point, bend: Point, end: Point) -> Iterator[Point]:
    one = tuple((2 * b + s) / 3 for b, s in zip(bend, start, strict=True))
    two = tuple((2 * b + e) / 3 for b, e in zip(bend, end, strict=True))
    return _cubic(start, (one[0], one[1]), (two[0], two[1]), end)


def _cubic(start: Point, one: Point, two: Point, end: Point) -> Iterator[Point]:
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        points = (start, one, two, end)
        yield (
            sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
        )
