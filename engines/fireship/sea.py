"""Distances and neighbourhoods, as tables of bit sets: passing is free, so they never change.  # FS-21"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias, TypeVar

from engines.fireship.data import (
    CELLS,
    CIRCLE_MARKS,
    COLUMNS,
    CORNERS,
    FLIGHT,
    HOME,
    HOMES,
    LAND,
    SEA_CELLS,
    SIDE,
    SPECIALS,
    Colour,
    Island,
    Pawn,
    Special,
)

T = TypeVar("T")
Cells: TypeAlias = int  # a bit for each cell
ByPlace: TypeAlias = tuple[Cells, ...]

MOST_STEPS = 48  # cells a pawn can go in a turn: four sixes, twice as fast


def cells_of(bits: Cells) -> list[int]:
    """In the order A1, B1 … Q17."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def _bits(cells: tuple[int, ...]) -> Cells:
    return sum(1 << cell for cell in cells)


SEA = _bits(SEA_CELLS)
_WEST_EDGE = sum(1 << row * SIDE for row in range(SIDE))
_EAST_EDGE = _WEST_EDGE << len(COLUMNS) - 1


def spread(bits: Cells) -> Cells:
    """The sea cells next to these, in the four directions.  # FS-17"""
    east, west = (bits & ~_EAST_EDGE) << 1, (bits & ~_WEST_EDGE) >> 1
    return (east | west | bits << SIDE | bits >> SIDE) & SEA


SHORES = tuple(spread(_bits(land)) for land in LAND)
EXITS = tuple(spread(_bits(home)) for home in HOMES)  # FS-18
BIT = (*(1 << cell for cell in range(CELLS)), 0)  # by place: who is at home is not at sea
NEAR = tuple((spread(bit) | bit) & SEA for bit in BIT)  # FS-29
NEARBY = tuple(frozenset(cells_of(near)) for near in NEAR)
ALONG = tuple(frozenset(cells_of(shore)) for shore in SHORES)
COAST: tuple[Island | None, ...] = tuple(
    next((island for island in Island if SHORES[island] >> cell & 1), None) for cell in range(CELLS)
)
SPECIAL_CELLS = sum(1 << cell for cell in SPECIALS)
CIRCLES = tuple(tuple(cell for cell in CIRCLE_MARKS if SHORES[island] >> cell & 1) for island in Island)


def _kraken_square(cell: int) -> frozenset[int]:
    """Two cells to each side, cut at the edge of the map.  # FS-53"""
    row, column = divmod(cell, SIDE)
    return frozenset(
        one for one in SEA_CELLS if abs(one // SIDE - row) <= 2 and abs(one % SIDE - column) <= 2
    )


KRAKEN_SQUARES = {cell: _kraken_square(cell) for cell, kind in SPECIALS.items() if kind is Special.WHEEL}


def _flood(first: Cells, flies: bool) -> list[Cells]:
    """All that is reached with 1, 2, 3 … points, when the first point reaches `first`."""
    reached = [0, first]
    while len(reached) <= MOST_STEPS:
        bits = reached[-1] | spread(reached[-1])
        if flies and len(reached) > FLIGHT:
            bits |= _flown(reached[-FLIGHT])
        reached.append(bits)
    return reached


def _flown(bits: Cells) -> Cells:
    """From next to an island to any other cell next to it.  # FS-22"""
    return sum(shore for shore in SHORES if bits & shore)


def _from_cell(cell: int, flies: bool) -> Iterator[Cells]:
    reached = _flood(spread(BIT[cell]), flies)
    if flies and (shore := _flown(BIT[cell])):
        takeoff = _flood(shore, flies)
        for steps in range(FLIGHT, MOST_STEPS + 1):
            reached[steps] |= takeoff[steps - FLIGHT + 1]
    return (bits & ~BIT[cell] for bits in reached)


def _reach(flies: bool) -> tuple[tuple[tuple[Cells, ...], ...], ...]:
    inland, kept = (0,) * (MOST_STEPS + 1), dict[Cells, Cells]()
    cells = tuple(_once(_from_cell(one, flies), kept) if SEA >> one & 1 else inland for one in range(CELLS))
    return tuple((*cells, _once(_flood(EXITS[corner], flies), kept)) for corner in CORNERS)


def _once(values: Iterable[T], kept: dict[T, T]) -> tuple[T, ...]:
    """Equal ones as one object: two of three are there already, 3 MB in all."""
    return tuple(kept.setdefault(one, one) for one in values)


def _within(reach: tuple[tuple[tuple[Cells, ...], ...], ...]) -> tuple[tuple[ByPlace, ...], ...]:
    kept = dict[ByPlace, ByPlace]()
    return tuple(_once(zip(*corner, strict=True), kept) for corner in reach)


_SAILING, _FLYING = _reach(flies=False), _reach(flies=True)
REACH = (_SAILING, _FLYING, _SAILING)  # by pawn, corner, place, points: the cells it can get to  # FS-23
_SAILS, _FLIES = _within(_SAILING), _within(_FLYING)
WITHIN = (_SAILS, _FLIES, _SAILS)  # points first


def _distances(reached: tuple[Cells, ...]) -> bytes:
    """By cell, the points of the cheapest way; 0 where there is none."""
    found, before = bytearray(CELLS), 0
    for points, cells in enumerate(reached):
        for cell in cells_of(cells & ~before):
            found[cell] = points
        before = cells
    return bytes(found)


def _steps(reach: tuple[tuple[tuple[Cells, ...], ...], ...]) -> tuple[tuple[bytes, ...], ...]:
    cells = tuple(map(_distances, reach[0][:HOME]))  # the corner does not matter at sea
    return tuple((*cells, _distances(corner[HOME])) for corner in reach)


_SAILED, _FLOWN = _steps(_SAILING), _steps(_FLYING)
STEPS = (_SAILED, _FLOWN, _SAILED)  # by pawn, corner, place, cell: the points it takes at normal speed


@lru_cache(maxsize=1 << 6)
def coasts(flags: tuple[Colour, ...]) -> tuple[tuple[Cells, ...], tuple[Cells, ...]]:
    """By colour, the cells next to its islands, and next to the islands of all others."""
    own = tuple(
        sum(shore for shore, flag in zip(SHORES, flags, strict=True) if flag == colour) for colour in Colour
    )
    return own, tuple(sum(SHORES) - shores for shores in own)


def shore_steps(corner: Colour, place: int, islands: tuple[Island, ...]) -> int:
    """How far a boat is from the nearest shore cell of these islands.  # FS-49"""
    shore = sum(SHORES[island] for island in islands)
    if shore >> place & 1:
        return 0
    return next(points for points, cells in enumerate(REACH[Pawn.BOAT][corner][place]) if cells & shore)


def route(pawn: Pawn, corner: Colour, place: int, to: int) -> tuple[int, ...]:
    """A cheapest way, without its start; a flight shows as one leap."""
    way = [to]
    reach = REACH[pawn][corner][place]
    left = STEPS[pawn][corner][place][to]
    while left > 1:
        back = next(
            (one for one in cells_of(NEAR[way[0]]) if one != way[0] and reach[left - 1] >> one & 1), None
        )
        left -= 1
        if back is None:
            shore = COAST[way[0]]
            assert shore is not None
            left -= FLIGHT - 1
            if left == 0:
                break
            back = next(one for one in cells_of(SHORES[shore]) if reach[left] >> one & 1)
        way.insert(0, back)
    return tuple(way)
