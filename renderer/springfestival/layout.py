"""Where everything of Spring Festival stands; a plot turns cells of an area into pixels."""

from collections.abc import Iterable
from dataclasses import dataclass

from engines.springfestival.grid import column, row

WIDTH, MARGIN, GAP = 1200, 12, 12
HALF, WHOLE = 582, 1176
SIZES = (140, 132, 120, 108, 100, 92, 84, 78, 72)
FOLD = 28  # between the parts of a tableau that is too wide for one


@dataclass(frozen=True, slots=True)
class Plot:
    """A tableau's place: the size of its tiles, and the corner of the cell in its first column and row."""

    left: int
    top: int
    size: int
    first_column: int
    first_row: int
    across: int  # columns in all
    down: int
    columns: int  # of each part
    below: int = 0  # from one part to the next

    @property
    def parts(self) -> int:
        return -(-self.across // self.columns)

    def at(self, cell: int) -> tuple[int, int]:
        """Column and row from the first ones; below zero or too large beside the tableau."""
        return column(cell) - self.first_column, row(cell) - self.first_row

    def part(self, cell: int) -> int:
        across, _ = self.at(cell)
        return min(max(0, across), self.across - 1) // self.columns

    def corner(self, cell: int) -> tuple[int, int]:
        (across, down), part = self.at(cell), self.part(cell)
        y = self.top + down * self.size + part * self.below
        return self.left + (across - part * self.columns) * self.size, y

    def joins(self, one: int, other: int) -> bool:
        """Whether neighbours lie side by side here too."""
        return self.part(one) == self.part(other)

    def shows(self, cell: int) -> bool:
        across, down = self.at(cell)
        return 0 <= across < self.across and 0 <= down < self.down

    def borders(self, cell: int) -> bool:
        """Whether it lies beside, where a strip of it is seen."""
        across, down = self.at(cell)
        within = 0 <= across < self.across, 0 <= down < self.down
        return (within[0] and down in (-1, self.down)) or (within[1] and across in (-1, self.across))

    def middle(self, cell: int) -> tuple[float, float]:
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2


def extent(cells: Iterable[int]) -> tuple[int, int, int, int]:
    """First column and row, and how many of each."""
    found = tuple(cells)
    columns, rows = [column(cell) for cell in found] or [0], [row(cell) for cell in found] or [0]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def size_for(across: int, width: int, down: int, height: int, most: int = SIZES[0]) -> int:
    """The largest tiles of which so many fit."""
    fitting = (size for size in SIZES if size <= most and size * across <= width and size * down <= height)
    return next(fitting, SIZES[-1])


def centred(cells: Iterable[int], left: int, top: int, width: int, height: int, size: int) -> Plot:
    first_column, first_row, across, down = extent(cells)
    x, y = left + (width - across * size) // 2, top + (height - down * size) // 2
    return Plot(x, y, size, first_column, first_row, across, down, across)
