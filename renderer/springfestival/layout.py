"""Where everything of Spring Festival stands; a plot turns cells of an area into pixels."""

from collections.abc import Iterable
from dataclasses import dataclass

from engines.springfestival.grid import column, row

WIDTH, MARGIN, GAP = 1200, 16, 20
HALF, WHOLE = 574, 1168
BAND = 236
HEADER = 66
SIZES = (100, 84, 72)
FOLD = 28  # between the parts of a tableau that is too wide for one


@dataclass(frozen=True, slots=True)
class Grid:
    """How many cells a tableau has and how they are laid out; what is too wide goes on below."""

    across: int
    down: int
    size: int
    lane: int = 0  # above each row, for numbers

    def within(self, width: int) -> int:
        """Columns of each part."""
        parts = -(-self.across * self.size // width)
        return -(-self.across // parts)

    def height(self, width: int) -> int:
        parts = -(-self.across // self.within(width))
        return parts * self.down * (self.size + self.lane) + (parts - 1) * FOLD


@dataclass(frozen=True, slots=True)
class Plot:
    """A tableau's place: the size of its tiles, and the corner of the cell in its first column and row."""

    left: int
    top: int
    size: int
    first_column: int
    first_row: int
    columns: int  # of each part
    lane: int = 0
    below: int = 0  # from one part to the next

    def corner(self, cell: int) -> tuple[int, int]:
        part, across = divmod(column(cell) - self.first_column, self.columns)
        y = (row(cell) - self.first_row) * (self.size + self.lane) + self.lane + part * self.below
        return self.left + across * self.size, self.top + y

    def joins(self, one: int, other: int) -> bool:
        """Whether neighbours lie side by side here too."""
        return abs(self.corner(one)[0] - self.corner(other)[0]) <= self.size

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


def centred(
    cells: Iterable[int], left: int, top: int, width: int, height: int, size: int, lane: int = 0
) -> Plot:
    first_column, first_row, across, down = extent(cells)
    grid = Grid(across, down, size, lane)
    columns = grid.within(width)
    x, y = left + (width - columns * size) // 2, top + (height - grid.height(width)) // 2
    return Plot(x, y, size, first_column, first_row, columns, lane, down * (size + lane) + FOLD)
