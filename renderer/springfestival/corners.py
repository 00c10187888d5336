"""The corner of a tile on which a mark stands: one to which no arrow points, and never two marks on one."""

from collections.abc import Iterable

from engines.springfestival.area import Area
from engines.springfestival.data import TILES
from engines.springfestival.grid import Direction, column, row

Corner = tuple[int, int]  # 0 or 1 across and down: of a tile, from its top left
CORNERS: tuple[Corner, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
OWN_ARROW, ARROW, TAKEN = 10, 2, 50
TOWARDS = {(0, 0): Direction.NW, (1, 0): Direction.NE, (1, 1): Direction.SE, (0, 1): Direction.SW}


def corners_for(area: Area, cells: Iterable[int]) -> dict[int, Corner]:
    used, found = set[Corner](), dict[int, Corner]()
    pointed = _arrows(area)
    for cell in cells:
        found[cell] = min(CORNERS, key=lambda corner: _cost(cell, corner, pointed, used))
        used.add(_node(cell, found[cell]))
    return found


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


def _cost(cell: int, corner: Corner, pointed: dict[Corner, list[int]], used: set[Corner]) -> int:
    node = _node(cell, corner)
    arrows = sum(OWN_ARROW if one == cell else ARROW for one in pointed.get(node, ()))
    return arrows + TAKEN * (node in used)
