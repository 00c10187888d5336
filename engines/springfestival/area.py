"""A player's area: tiles on cells, their faces, and what a launch, a composition or the finale does to it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engines.springfestival.data import ARROWS, CARDS, NORTH_WEST, TILES, VALUES
from engines.springfestival.grid import BESIDE, ORIGIN, STEPS
from engines.values import value

NOWHERE: frozenset[int] = frozenset()
# Each rotation of each card: the steps to its values, to its white cells (the only one twice), to all cells.
TURNS = tuple(
    tuple((*turn.values, turn.whites[0], turn.whites[-1], turn.cells) for turn in card.turns)
    for card in CARDS
)


@value
class Area:
    """Cells in reading order, the tile on each, and the bits of the cells that show either side."""

    cells: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    rockets: int = 0
    exploded: int = 0

    def tile(self, cell: int) -> int | None:
        return self.tiles[self.cells.index(cell)] if cell in self.cells else None

    def is_exploded(self, cell: int) -> bool:
        return bool(self.exploded >> cell & 1)


@value
class Launch:
    """What a new tile does: the area after it, full Sparks, tiles exploded, and the tile it replaces."""

    area: Area
    sparks: int
    chain: int
    replaced: int | None


@lru_cache(maxsize=4096)
def free_cells(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Where a tile may go beside the others (SF-20), in reading order; the first one goes to 0,0 (SF-09)."""
    around = NOWHERE.union(*[BESIDE[cell] for cell in cells]).difference(cells)
    return tuple(sorted(around)) or (ORIGIN,)


def lay(area: Area, cell: int, tile: int) -> Area:
    """Rocket side up, and nothing happens (SF-13)."""
    cells, tiles, _ = _put(area, cell, tile)
    return Area(cells, tiles, area.rockets | 1 << cell, area.exploded & ~(1 << cell))


def launch(area: Area, cell: int, tile: int) -> Launch:
    """Sparks first, then the chain, which does not change them (SF-28)."""
    cells, tiles, replaced = _put(area, cell, tile)
    rockets = area.rockets | 1 << cell
    flipped = chain(cells, tiles, rockets, cell)
    after = Area(cells, tiles, rockets & ~flipped, area.exploded | flipped)
    return Launch(after, sparks(area, cell, tile), flipped.bit_count(), replaced)


def sparks(area: Area, cell: int, tile: int) -> int:
    """Full Sparks between a tile put on this cell and its neighbours, whatever their faces (SF-22, SF-42)."""
    cells, tiles, full = area.cells, area.tiles, 0
    for side in TILES[tile].half_sparks:
        there = cell + STEPS[side]
        if there in cells and side.opposite in TILES[tiles[cells.index(there)]].half_sparks:
            full += 1
    return full


def chain(cells: tuple[int, ...], tiles: tuple[int, ...], rockets: int, cell: int) -> int:
    """The bits of all Rockets that arrows lead to from this cell, a step at a time (SF-25 to SF-27)."""
    flipped, burning = 0, 1 << cell
    while burning:
        at = burning.bit_length() - 1
        flipped |= 1 << at
        arrows = ARROWS[tiles[cells.index(at)]] << at - NORTH_WEST
        burning = (burning | arrows & rockets) & ~flipped
    return flipped


def finale(area: Area, cell: int) -> Area:
    """From Rockets everywhere, one chain (SF-44)."""
    flipped = chain(area.cells, area.tiles, area.rockets, cell)
    return Area(area.cells, area.tiles, area.rockets & ~flipped, flipped)


def all_rockets(area: Area) -> Area:
    return Area(area.cells, area.tiles, area.rockets | area.exploded)


def turned_back(area: Area, cells: tuple[int, ...]) -> Area:
    """The tiles of a composition go back to their Rocket side (SF-36); nothing else happens (SF-37)."""
    back = bits_of(cells)
    return Area(area.cells, area.tiles, area.rockets | back, area.exploded & ~back)


def fits(area: Area, card: int) -> tuple[tuple[int, ...], ...]:
    """The sets of cells on which the composition is complete, each once, in reading order (SF-30, SF-39)."""
    found = (
        tuple([first + step for step in steps])
        for steps, firsts in _spots(area.exploded, exploded_by_value(area)[CARDS[card].value], card)
        for first in _cells_of(firsts)
    )
    return tuple(sorted(dict.fromkeys(found)))


def any_fits(area: Area, cards: tuple[int, ...]) -> bool:
    exploded = area.exploded
    if exploded.bit_count() < 3:
        return False
    by_value = exploded_by_value(area)
    for card in cards:
        value = by_value[CARDS[card].value]
        if value & value - 1 and _spots(exploded, value, card):  # two of them at least
            return True
    return False


def _spots(exploded: int, value: int, card: int) -> list[tuple[tuple[int, ...], int]]:
    """For each rotation that fits somewhere: its steps, and the bits of the cells they start from."""
    spots = []
    for one, other, white, last_white, steps in TURNS[card]:
        firsts = value >> one & value >> other
        if firsts and (firsts := firsts & exploded >> white & exploded >> last_white):
            spots.append((steps, firsts))
    return spots


def exploded_by_value(area: Area) -> Sequence[int]:
    """The bits of the Explosion tiles that show each of the eight values."""
    by_value, exploded = [0] * 8, area.exploded
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        bit = 1 << cell
        if exploded & bit:
            colour, explosions = VALUES[tile]
            by_value[colour] |= bit
            by_value[explosions] |= bit
    return by_value


def progress(area: Area, card: int) -> int:
    """How many cells of the composition are matched where it is nearest to complete."""
    needed, exploded = CARDS[card], area.exploded
    value = exploded_by_value(area)[needed.value]
    return max(
        sum(value >> first + step & 1 for step in turn.values)
        + sum(exploded >> first + step & 1 for step in turn.whites)
        for turn in needed.turns
        for first in (cell - step for cell in area.cells or (ORIGIN,) for step in turn.cells)
    )


def full_sparks(area: Area) -> tuple[tuple[int, int], ...]:
    """Every full Spark as the two cells it joins, in reading order."""
    return tuple(
        (cell, cell + STEPS[side])
        for cell, tile in zip(area.cells, area.tiles, strict=True)
        for side in TILES[tile].half_sparks
        if STEPS[side] > 0 and (there := area.tile(cell + STEPS[side])) is not None
        if side.opposite in TILES[there].half_sparks
    )


def bouquets(area: Area) -> tuple[int, ...]:
    """How many tiles explode in the finale from each cell of the area (SF-44)."""
    rockets = area.rockets | area.exploded
    return tuple(chain(area.cells, area.tiles, rockets, cell).bit_count() for cell in area.cells)


def best_bouquet(area: Area) -> int:
    """The first cell in reading order whose chain is the longest (SF-46, SF-60)."""
    chains = bouquets(area)
    return area.cells[chains.index(max(chains))]


def bits_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _put(area: Area, cell: int, tile: int) -> tuple[tuple[int, ...], tuple[int, ...], int | None]:
    """Cells and tiles with this one on its cell, and the tile that was there and leaves the game (SF-21)."""
    cells, tiles = area.cells, area.tiles
    at = bisect_left(cells, cell)
    if at < len(cells) and cells[at] == cell:
        return cells, (*tiles[:at], tile, *tiles[at + 1 :]), tiles[at]
    return (*cells[:at], cell, *cells[at:]), (*tiles[:at], tile, *tiles[at:]), None


def _cells_of(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
