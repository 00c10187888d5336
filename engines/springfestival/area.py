"""A player's area: tiles on cells, their faces, and what a launch, a composition or the finale does to it."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.springfestival.data import ARROWS, CARDS, NORTH_WEST, TILES, VALUES, Card
from engines.springfestival.grid import ORIGIN, SIDES, STEPS


@dataclass(frozen=True, slots=True)
class Area:
    """Cells in reading order, the tile on each, and the bits of the cells that show the Explosion side."""

    cells: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    exploded: int = 0

    def tile(self, cell: int) -> int | None:
        return self.tiles[self.cells.index(cell)] if cell in self.cells else None

    def is_exploded(self, cell: int) -> bool:
        return bool(self.exploded >> cell & 1)


@dataclass(frozen=True, slots=True)
class Launch:
    """What a new tile does: the area after it, full Sparks, tiles exploded, and the tile it replaces."""

    area: Area
    sparks: int
    chain: int
    replaced: int | None


@lru_cache(maxsize=4096)
def free_cells(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Where a tile may go beside the others (SF-20), in reading order; the first one goes to 0,0 (SF-09)."""
    around = {cell + STEPS[side] for cell in cells for side in SIDES}
    return tuple(sorted(around.difference(cells))) or (ORIGIN,)


def lay(area: Area, cell: int, tile: int) -> Area:
    """Rocket side up, and nothing happens (SF-13); a tile that was there leaves the game (SF-21)."""
    at = bisect_left(area.cells, cell)
    after = at + (cell in area.cells)
    return Area(
        (*area.cells[:at], cell, *area.cells[after:]),
        (*area.tiles[:at], tile, *area.tiles[after:]),
        area.exploded & ~(1 << cell),
    )


def launch(area: Area, cell: int, tile: int) -> Launch:
    laid = lay(area, cell, tile)
    after = explode(laid, cell)
    chain = after.exploded.bit_count() - laid.exploded.bit_count()
    return Launch(after, sparks(area, cell, tile), chain, area.tile(cell))


def sparks(area: Area, cell: int, tile: int) -> int:
    """Full Sparks between a tile put on this cell and its neighbours, whatever their faces (SF-22, SF-42)."""
    cells, tiles, full = area.cells, area.tiles, 0
    for side in TILES[tile].half_sparks:
        there = cell + STEPS[side]
        if there in cells and side.opposite in TILES[tiles[cells.index(there)]].half_sparks:
            full += 1
    return full


def explode(area: Area, cell: int) -> Area:
    """Flip one tile and all Rockets that arrows lead to from it, a step at a time (SF-25 to SF-27)."""
    cells, tiles, exploded = area.cells, area.tiles, area.exploded
    rockets = occupied(cells) & ~exploded
    burning = 1 << cell
    while burning:
        flipped = burning & -burning
        at = flipped.bit_length() - 1
        exploded |= flipped
        rockets &= ~flipped
        burning = (burning ^ flipped) | (ARROWS[tiles[cells.index(at)]] << at - NORTH_WEST & rockets)
    return Area(cells, tiles, exploded)


def all_rockets(area: Area) -> Area:
    return Area(area.cells, area.tiles)


def turned_back(area: Area, cells: tuple[int, ...]) -> Area:
    """The tiles of a composition go back to their Rocket side (SF-36); nothing else happens (SF-37)."""
    return Area(area.cells, area.tiles, area.exploded & ~occupied(cells))


def fits(area: Area, card: int) -> tuple[tuple[int, ...], ...]:
    """The sets of cells on which the composition is complete, each once, in reading order (SF-30, SF-39)."""
    found = {
        tuple(first + step for step in turn)
        for turn, firsts in _spots(area.exploded, exploded_by_value(area), CARDS[card])
        for first in bits(firsts)
    }
    return tuple(sorted(found))


def any_fits(area: Area, cards: tuple[int, ...]) -> bool:
    if area.exploded.bit_count() < 3:
        return False
    by_value = exploded_by_value(area)
    return any(True for card in cards for _ in _spots(area.exploded, by_value, CARDS[card]))


def _spots(exploded: int, by_value: list[int], card: Card) -> Iterator[tuple[tuple[int, ...], int]]:
    """For each rotation that fits somewhere: its steps, and the bits of the cells they start from."""
    value = by_value[card.value]
    if not value & value - 1:
        return
    for turn in card.turns:
        one, other = turn.values
        firsts = value >> one & value >> other
        for white in turn.whites:
            firsts &= exploded >> white
        if firsts:
            yield turn.cells, firsts


def exploded_by_value(area: Area) -> list[int]:
    """The bits of the Explosion tiles that show each of the eight values."""
    by_value, exploded = [0] * 8, area.exploded
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        bit = 1 << cell & exploded
        if bit:
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
    rockets = all_rockets(area)
    return tuple(explode(rockets, cell).exploded.bit_count() for cell in area.cells)


def best_bouquet(area: Area) -> int:
    """The first cell in reading order whose chain is the longest (SF-46, SF-60)."""
    chains = bouquets(area)
    return area.cells[chains.index(max(chains))]


@lru_cache(maxsize=4096)
def occupied(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
