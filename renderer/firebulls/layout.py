"""Where everything of Fire Bulls stands, in pixels of a picture 1200 wide."""

from engines.firebulls.data import LINES, Cell

WIDTH = 1200
MARGIN = 24
FIELD = (24, 24, 832, 872)
FIELD_END = (864, 904)  # between the battlefield and what is beside and below it
RAIL_LEFT, RAIL_WIDTH = 872, 304
GENERAL, RESERVE, STOCKS = (24, 250), (288, 354), (656, 240)  # top and height of the rail's panels
SEATS_TOP = 912
COLUMNS, ROWS = (212, 440, 668), (156, 352, 548)
PILE_TOP, PILE_HEIGHT = 62, 78
SLOTS = {1: 90, 2: 212, 3: 440, 4: 668, 5: 790}
SLOT_TOP, SLOT_WIDTH, SLOT_HEIGHT = 748, 114, 142
CARD_WIDTH, CARD_HEIGHT = 216, 184


def card_middle(cell: Cell) -> tuple[int, int]:
    row, column = divmod(cell, 3)
    return COLUMNS[column], ROWS[row] + CARD_HEIGHT // 2


def line_of(direction: int) -> list[tuple[float, float]]:
    """From the slot to the last card."""
    start = {1: (102, 772), 5: (778, 772)}.get(direction, (SLOTS[direction], 772))
    end = [] if direction in (1, 5) else [(SLOTS[direction], 150)]
    return [start, *map(card_middle, LINES[direction]), *end]
