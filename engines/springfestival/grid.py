"""The endless playing area: cells named by column and row, with the first starting tile on 0,0 (SF-12)."""

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Annotated, TypeAlias

from engines.codec import AnyOrder, Spelling

REACH = 16  # sixteen tiles in one group get no farther than 15 from 0,0; their neighbours one more
WIDTH = 2 * REACH + 1


class Direction(IntEnum):
    """Clockwise; a quarter turn is two further."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    def turned(self, quarters: int) -> "Direction":
        return Direction((self + 2 * quarters) % 8)

    @property
    def opposite(self) -> "Direction":
        return self.turned(2)


SIDES = (Direction.N, Direction.E, Direction.S, Direction.W)
CORNERS = (Direction.NE, Direction.SE, Direction.SW, Direction.NW)
STEPS = tuple(
    dy * WIDTH + dx for dx, dy in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
)


def cell_at(x: int, y: int) -> int:
    """Cells are numbered in reading order."""
    return (y + REACH) * WIDTH + x + REACH


def column(cell: int) -> int:
    return cell % WIDTH - REACH


def row(cell: int) -> int:
    return cell // WIDTH - REACH


def write_cell(cell: int) -> str:
    return f"{column(cell)},{row(cell)}"


def read_cell(text: str) -> int:
    found = re.fullmatch(r"([-+]?\d{1,2}),([-+]?\d{1,2})", text.replace("−", "-"))
    if not found:
        raise ValueError(text)
    x, y = int(found[1]), int(found[2])
    if max(abs(x), abs(y)) > REACH:
        raise ValueError(text)
    return cell_at(x, y)


def write_cells(cells: Iterable[int]) -> str:
    return " ".join(map(write_cell, cells))


def read_cells(text: str) -> tuple[int, ...]:
    return tuple(map(read_cell, text.split()))


def cell_parts(cell: int) -> tuple[str, ...]:
    return str(column(cell)), str(row(cell))


ORIGIN = cell_at(0, 0)
BESIDE = tuple(tuple(cell + STEPS[side] for side in SIDES) for cell in range(WIDTH * WIDTH))

Cell: TypeAlias = Annotated[int, Spelling(write_cell, read_cell, cell_parts, example="2,-1")]
Cells: TypeAlias = Annotated[tuple[Cell, ...], AnyOrder()]
CellsTold: TypeAlias = Annotated[tuple[int, ...], Spelling(write_cells, read_cells, example="0,0 1,0")]
