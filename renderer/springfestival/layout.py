"""Where everything of Spring Festival stands; a plot turns cells of an area into pixels."""

from collections.abc import Iterable
from dataclasses import dataclass

from engines.springfestival.grid import column, row

WIDTH, MARGIN, GAP = 1200, 16, 20
HALF, WHOLE = 574, 1168
BAND = 236
HEADER = 66
SIZES = (100, 84, 72)
SMALLEST = 64  # only in a private picture, where free cells lie around sixteen tiles in a line


@dataclass(frozen=True, slots=True)
class Plot:
    """A tableau's place: the size of its tiles, and the corner of the cell in its first column and row."""

    left: int
    top: int
    size: int
    first_column: int
    first_row: int

    def corner(self, cell: int) -> tuple[int, int]:
        x = self.left + (column(cell) - self.first_column) * self.size
        return x, self.top + (row(cell) - self.first_row) * self.size

    def middle(self, cell: int) -> tuple[float, float]:
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2


def extent(cells: Iterable[int]) -> tuple[int, int, int, int]:
    """First column and row, and how many of each."""
    found = tuple(cells)
    columns, rows = [column(cell) for cell in found] or [0], [row(cell) for cell in found] or [0]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def size_for(across: int, room: int, sizes: tuple[int, ...] = SIZES) -> int:
    """The largest tiles of which so many fit side by side."""
    return next((size for size in sizes if size * across <= room), sizes[-1])


def centred(cells: Iterable[int], left: int, top: int, width: int, height: int, size: int) -> Plot:
    first_column, first_row, across, down = extent(cells)
    x, y = left + (width - across * size) // 2, top + (height - down * size) // 2
    return Plot(x, y, size, first_column, first_row)
