"""Panels of any size from a small drawing: its corners as they are, one row and one column repeated."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from renderer.raster.cache import PARTS
from renderer.raster.sprite import Box, Sprite

Span = tuple[int, int, int, int]  # from and to in the drawing, and in what it becomes


class Fill(NamedTuple):
    """One colour in a rectangle."""

    number: int
    box: Box


class Corner(NamedTuple):
    sprite: Sprite
    left: int
    top: int


def parts(small: Sprite, width: int, height: int, column: int, row: int) -> Sequence[Fill | Corner]:
    """What it is put together from; none lies on another."""
    return [
        part
        for down in _spans(small.height, row, height)
        for across in _spans(small.width, column, width)
        for part in _parts(small, across, down)
    ]


def _spans(size: int, at: int, becomes: int) -> Sequence[Span]:
    """Before, at and after the line that is repeated."""
    more = becomes - size
    if not more:
        return ((0, size, 0, size),)
    return (0, at, 0, at), (at, at + 1, at, at + 1 + more), (at + 1, size, at + 1 + more, becomes)


def _parts(small: Sprite, across: Span, down: Span) -> Sequence[Fill | Corner]:
    (left, right, x, end), (top, foot, y, bottom) = across, down
    if right - left > 1 and foot - top > 1:
        return [Corner(_corner(small, (left, top, right, foot)), x, y)]
    colours = small.pixels.crop((left, top, right, foot)).tobytes()
    if right - left == 1:
        return [Fill(one, (x, y + first, end, y + last)) for one, first, last in _runs(colours, bottom - y)]
    return [Fill(one, (x + first, y, x + last, bottom)) for one, first, last in _runs(colours, end - x)]


def _runs(colours: bytes, length: int) -> Sequence[tuple[int, int, int]]:
    """Each colour from where to where; a single one as long as it takes."""
    if len(colours) == 1:
        return [(colours[0], 0, length)]
    runs, at = [], 0
    for number, same in groupby(colours):
        begun, at = at, at + sum(1 for _ in same)
        runs.append((number, begun, at))
    return runs


@PARTS.kept
def _corner(small: Sprite, box: Box) -> Sprite:
    return Sprite(small.pixels.crop(box))
