"""A player's area: tiles on cells, their faces, and what a launch, a composition or the finale does to it."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Sequence

from engines.core import Action
from engines.springfestival.data import ARROWS, CARDS, FACING, NORTH_WEST, PAIRS, TILES, VALUES
from engines.springfestival.grid import BESIDE, ORIGIN, STEPS
from engines.values import memo, value, writer


@value
class Area:
    """Tiles lie on cells, kept in reading order; faces and values are bits of cells."""

    cells: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()  # on those cells
    free: tuple[int, ...] = (ORIGIN,)  # cells beside a tile (SF-20); the first goes to 0,0 (SF-09)
    rockets: int = 0
    exploded: int = 0
    values: tuple[int, ...] = (0,) * 8  # on either face, as in `Card.value`: a colour and a number a tile
    places: Sequence[Action] | None = memo()  # where the next tile may be put, a starting one or not

    def tile(self, cell: int) -> int | None:
        return self.tiles[self.cells.index(cell)] if cell in self.cells else None

    def is_exploded(self, cell: int) -> bool:
        return cell in self.cells and bool(self.exploded >> cell & 1)


remember = writer(Area, "places")


@value
class Launch:
    """What a new tile does: the area after it, full Sparks, tiles exploded, and the tile it replaces."""

    area: Area
    sparks: int
    chain: int
    replaced: int | None


def lay(area: Area, cell: int, tile: int) -> Area:
    """On a free cell, Rocket side up, and nothing happens (SF-13)."""
    cells, tiles, _ = _put(area, cell, tile)
    bit = 1 << cell
    free, values = _border(area.free, cells, cell), _toggled(area.values, tile, bit)
    return Area(cells, tiles, free, area.rockets | bit, area.exploded, values)


def launch(area: Area, cell: int, tile: int) -> Launch:
    """Sparks first, then the chain, which does not change them (SF-28)."""
    cells, tiles, replaced = _put(area, cell, tile)
    bit = 1 << cell
    if replaced is None:
        free, values = _border(area.free, cells, cell), area.values
    else:
        free, values = area.free, _toggled(area.values, replaced, bit)
    rockets = area.rockets | bit
    flipped = chain(cells, tiles, rockets, cell)
    exploded = area.exploded | flipped
    after = Area(cells, tiles, free, rockets & ~flipped, exploded, _toggled(values, tile, bit))
    return Launch(after, sparks(area, cell, tile), flipped.bit_count(), replaced)


def exploding(before: Area, cell: int, after: Area) -> tuple[int, ...]:
    """Where that launch turned Rockets, in reading order."""
    return tuple(_cells_of((before.rockets | 1 << cell) ^ after.rockets))


def sparks(area: Area, cell: int, tile: int) -> int:
    """Full Sparks between a tile put on this cell and its neighbours, whatever their faces (SF-22, SF-42)."""
    cells, tiles, full = area.cells, area.tiles, 0
    for step, facing in FACING[tile]:
        there = cell + step
        if there in cells and facing in TILES[tiles[cells.index(there)]].half_sparks:
            full += 1
    return full


def chain(cells: tuple[int, ...], tiles: tuple[int, ...], rockets: int, cell: int) -> int:
    """The Rockets that flip, as bits: this one, and on along the arrows (SF-25 to SF-27)."""
    burning = 1 << cell
    left = rockets & ~burning
    while burning:
        at = burning.bit_length() - 1
        reached = ARROWS[tiles[cells.index(at)]] << at - NORTH_WEST & left
        left ^= reached
        burning ^= 1 << at | reached
    return rockets ^ left


def finale(area: Area, cell: int) -> Area:
    """From Rockets everywhere, one chain (SF-44)."""
    flipped = chain(area.cells, area.tiles, area.rockets, cell)
    return Area(area.cells, area.tiles, area.free, area.rockets ^ flipped, flipped, area.values)


def all_rockets(area: Area) -> Area:
    return Area(area.cells, area.tiles, area.free, area.rockets | area.exploded, 0, area.values)


def turned_back(area: Area, cells: tuple[int, ...]) -> Area:
    """The tiles of a composition go back to their Rocket side (SF-36); nothing else happens (SF-37)."""
    back = bits_of(cells)
    rockets, exploded = area.rockets | back, area.exploded ^ back
    return Area(area.cells, area.tiles, area.free, rockets, exploded, area.values)


def fits(area: Area, card: int) -> tuple[tuple[int, ...], ...]:
    """The sets of cells on which the composition is complete, each once, in reading order (SF-30, SF-39)."""
    showing = area.values[CARDS[card].value] & area.exploded
    if not showing & showing - 1:  # fewer than two
        return ()
    found = [
        tuple([first + step for step in steps])
        for steps, firsts in _spots(area.exploded, showing, card)
        for first in _cells_of(firsts)
    ]
    return tuple(sorted(dict.fromkeys(found))) if found else ()


def any_fits(area: Area, cards: tuple[int, ...]) -> bool:
    exploded, values = area.exploded, area.values
    if exploded.bit_count() < 3:
        return False
    for card in cards:
        showing = values[CARDS[card].value] & exploded
        if is_complete(card, showing, exploded):
            return True
    return False


def is_complete(card: int, showing: int, exploded: int) -> bool:
    """Somewhere on those cells, of which some show its value."""
    return bool(showing & showing - 1 and _spots(exploded, showing, card))


def _spots(exploded: int, showing: int, card: int) -> list[tuple[tuple[int, ...], int]]:
    """For each rotation that fits somewhere: its steps, and the bits of the cells they start from."""
    spots = []
    for distance, turns in PAIRS[card]:
        pairs = showing & showing >> distance
        if pairs:
            for one, white, last_white, steps in turns:
                firsts = pairs >> one & exploded >> white & exploded >> last_white
                if firsts:
                    spots.append((steps, firsts))
    return spots


def progress(area: Area, card: int) -> int:
    """How many cells of the composition are matched where it is nearest to complete."""
    exploded = tuple(_cells_of(area.exploded))
    showing = tuple(_cells_of(area.exploded & area.values[CARDS[card].value]))
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


def _border(free: tuple[int, ...], cells: tuple[int, ...], cell: int) -> tuple[int, ...]:
    """The free cells now that there is a tile on this one."""
    grown = list(free)
    grown.remove(cell)
    for there in BESIDE[cell]:
        if there not in cells and there not in free:
            insort(grown, there)
    return tuple(grown)


def _toggled(values: tuple[int, ...], tile: int, bit: int) -> tuple[int, ...]:
    """With this tile's two values on that cell, or without them if it lay there."""
    colour, explosions = VALUES[tile]
    changed = list(values)
    changed[colour] ^= bit
    changed[explosions] ^= bit
    return tuple(changed)


def _cells_of(mask: int) -> list[int]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
