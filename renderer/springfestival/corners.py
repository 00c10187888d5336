"""The corner of a tile on which a mark stands: one to which no arrow points, and never two marks on one."""

from collections.abc import Iterable

from engines.springfestival.area import Area
from engines.springfestival.data import TILES
from engines.springfestival.grid import Direction, column, row

Corner = tuple[int, int]  # 0 or 1 across and down: of a tile, from its top left
CORNERS: tuple[Corner, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
OWN_ARROW, ARROW = 10, 2
TOWARDS = {(0, 0): Direction.NW, (1, 0): Direction.NE, (1, 1): Direction.SE, (0, 1): Direction.SW}


def corners_for(area: Area, cells: Iterable[int]) -> dict[int, Corner]:
    pointed, marks = _arrows(area), Marks()
    for cell in cells:
        marks.ways[cell] = sorted(CORNERS, key=lambda corner: _cost(cell, corner, pointed))
        marks.stands(cell, set())  # always: there are no fewer crossings than cells
    return marks.found


class Marks:
    def __init__(self) -> None:
        self.ways = dict[int, list[Corner]]()  # the corners of each cell, the best one first
        self.found = dict[int, Corner]()
        self._at = dict[Corner, int]()  # whose mark stands on a crossing

    def stands(self, cell: int, asked: set[Corner]) -> bool:
        """Where nobody stands; or where somebody does who finds another corner."""
        for corner in self.ways[cell]:
            if _node(cell, corner) not in self._at:
                self._put(cell, corner)
                return True
        for corner in self.ways[cell]:
            if (node := _node(cell, corner)) not in asked:
                asked.add(node)
                if self.stands(self._at[node], asked):
                    self._put(cell, corner)
                    return True
        return False

    def _put(self, cell: int, corner: Corner) -> None:
        self.found[cell] = corner
        self._at[_node(cell, corner)] = cell


def _node(cell: int, corner: Corner) -> Corner:
    """Where lines of the grid cross."""
    return column(cell) + corner[0], row(cell) + corner[1]


def _arrows(area: Area) -> dict[Corner, list[int]]:
    """The cells whose arrows point to each crossing."""
    pointed: dict[Corner, list[int]] = {}
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        for corner, arrow in TOWARDS.items():
            if arrow in TILES[tile].arrows:
                pointed.setdefault(_node(cell, corner), []).append(cell)
    return pointed


def _cost(cell: int, corner: Corner, pointed: dict[Corner, list[int]]) -> int:
    return sum(OWN_ARROW if one == cell else ARROW for one in pointed.get(_node(cell, corner), ()))
