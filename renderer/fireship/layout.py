"""Where everything of Fireship stands, in pixels of a picture 1200 wide."""

from engines.fireship.data import CORNERS, HOMES, LAND, SIDE, Colour, Island
from renderer.raster.sprite import Box

WIDTH, CHART = 1200, 1200
CELL, FIRST = 62, 73
MARGIN = 24
STRIP_TOP, STRIP_HEIGHT = 1208, 92
PANELS_TOP = 1312


def edge(number: int) -> int:
    """Of a column or row, from the left or the top."""
    return FIRST + number * CELL


def cell_middle(cell: int) -> tuple[int, int]:
    return edge(cell % SIDE) + CELL // 2, edge(cell // SIDE) + CELL // 2


def cell_box(cell: int) -> Box:
    left, top = edge(cell % SIDE), edge(cell // SIDE)
    return left, top, left + CELL, top + CELL


def _bounds(cells: tuple[int, ...]) -> Box:
    columns, rows = [cell % SIDE for cell in cells], [cell // SIDE for cell in cells]
    return edge(min(columns)), edge(min(rows)), edge(max(columns) + 1), edge(max(rows) + 1)


ISLANDS = {island: _bounds(LAND[island]) for island in Island}
HOME_SQUARES: dict[Colour, Box] = {corner: _bounds(HOMES[corner]) for corner in CORNERS}


def middle(box: Box) -> tuple[int, int]:
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
