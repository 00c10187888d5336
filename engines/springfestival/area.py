"""A player's area: tiles on cells, their faces, and what a launch, a composition or the finale does to it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

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
    """Cells in reading order, the tile on each, and as bits of cells: the Rockets, and where each of the
    eight values shows on an Explosion tile (every tile has two, a colour and a number)."""

    cells: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    rockets: int = 0
    showing: tuple[int, ...] = (0,) * 8

    @property
    def exploded(self) -> int:
        blue, green, red, yellow, *_ = self.showing
        return blue | green | red | yellow

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


def free_cells(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Where a tile may go beside the others (SF-20), in reading order; the first one goes to 0,0 (SF-09)."""
    around = NOWHERE.union(*[BESIDE[cell] for cell in cells]).difference(cells)
    return tuple(sorted(around)) or (ORIGIN,)


def lay(area: Area, cell: int, tile: int) -> Area:
    """On a free cell, Rocket side up, and nothing happens (SF-13)."""
    cells, tiles, _ = _put(area, cell, tile)
    return Area(cells, tiles, area.rockets | 1 << cell, area.showing)


def launch(area: Area, cell: int, tile: int) -> Launch:
    """Sparks first, then the chain, which does not change them (SF-28)."""
    cells, tiles, replaced = _put(area, cell, tile)
    showing = area.showing if replaced is None else _hidden(area.showing, 1 << cell)
    slots, rockets = chain(cells, tiles, area.rockets | 1 << cell, cell)
    after = Area(cells, tiles, rockets, _shown(showing, cells, tiles, slots))
    return Launch(after, sparks(area, cell, tile), len(slots), replaced)


def sparks(area: Area, cell: int, tile: int) -> int:
    """Full Sparks between a tile put on this cell and its neighbours, whatever their faces (SF-22, SF-42)."""
    cells, tiles, full = area.cells, area.tiles, 0
    for side in TILES[tile].half_sparks:
        there = cell + STEPS[side]
        if there in cells and side.opposite in TILES[tiles[cells.index(there)]].half_sparks:
            full += 1
    return full


def chain(cells: tuple[int, ...], tiles: tuple[int, ...], rockets: int, cell: int) -> tuple[list[int], int]:
    """Which tiles flip, from this cell on along the arrows (SF-25 to SF-27), and the Rockets left."""
    burning = 1 << cell
    slots, rockets = [], rockets & ~burning
    while burning:
        at = burning.bit_length() - 1
        slot = cells.index(at)
        slots.append(slot)
        reached = ARROWS[tiles[slot]] << at - NORTH_WEST & rockets
        rockets ^= reached
        burning ^= 1 << at | reached
    return slots, rockets


def finale(area: Area, cell: int) -> Area:
    """From Rockets everywhere, one chain (SF-44)."""
    slots, rockets = chain(area.cells, area.tiles, area.rockets, cell)
    return Area(area.cells, area.tiles, rockets, _shown(area.showing, area.cells, area.tiles, slots))


def all_rockets(area: Area) -> Area:
    return Area(area.cells, area.tiles, bits_of(area.cells))


def turned_back(area: Area, cells: tuple[int, ...]) -> Area:
    """The tiles of a composition go back to their Rocket side (SF-36); nothing else happens (SF-37)."""
    back = bits_of(cells)
    return Area(area.cells, area.tiles, area.rockets | back, _hidden(area.showing, back))


def fits(area: Area, card: int) -> tuple[tuple[int, ...], ...]:
    """The sets of cells on which the composition is complete, each once, in reading order (SF-30, SF-39)."""
    found = [
        tuple([first + step for step in steps])
        for steps, firsts in _spots(area.exploded, area.showing[CARDS[card].value], card)
        for first in _cells_of(firsts)
    ]
    return tuple(sorted(dict.fromkeys(found)))


def any_fits(area: Area, cards: tuple[int, ...]) -> bool:
    exploded, showing = area.exploded, area.showing
    for card in cards:
        value = showing[CARDS[card].value]
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


def progress(area: Area, card: int) -> int:
    """How many cells of the composition are matched where it is nearest to complete."""
    exploded = tuple(_cells_of(area.exploded))
    showing = tuple(_cells_of(area.showing[CARDS[card].value]))
    best = 0
    for turn in CARDS[card].turns:
        starts = [cell - step for step in turn.values for cell in showing]
        starts += [cell - step for step in turn.whites for cell in exploded]
        best = max(best, *Counter(starts).values(), 0)
    return best


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
    rockets = bits_of(area.cells)
    return tuple(len(chain(area.cells, area.tiles, rockets, cell)[0]) for cell in area.cells)


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


def _shown(
    showing: tuple[int, ...], cells: tuple[int, ...], tiles: tuple[int, ...], slots: list[int]
) -> tuple[int, ...]:
    """With the values of these tiles, which have exploded."""
    shown = list(showing)
    for slot in slots:
        bit = 1 << cells[slot]
        colour, explosions = VALUES[tiles[slot]]
        shown[colour] |= bit
        shown[explosions] |= bit
    return tuple(shown)


def _hidden(showing: tuple[int, ...], cells: int) -> tuple[int, ...]:
    """Without the values on the cells of these bits."""
    kept = ~cells
    return tuple([bits & kept for bits in showing])


def _cells_of(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
