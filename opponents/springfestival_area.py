"""An area of Spring Festival at a glance: what a tile would do on each free cell, without laying it.

Tiles are bits here, in the order in which they lie; the new one is the bit above them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from engines.springfestival.area import Area
from engines.springfestival.data import ARROWS, CARDS, FACING, NORTH_WEST, PERFECT_BOUQUET, TILES, VALUES
from engines.values import value

SIDES: Final = 8
GLOW = tuple(tuple([step * SIDES + side for step, side in facing]) for facing in FACING)
STEPS = tuple(
    tuple([at - NORTH_WEST for at in range(arrows.bit_length()) if arrows >> at & 1]) for arrows in ARROWS
)


@value
class Ground:
    """What is worked out once for an area."""

    bits: dict[int, int]  # of the tiles, by cell
    lit: tuple[int, ...]  # by tile: its neighbours along its arrows
    reached: tuple[int, ...]  # by tile: the whole chain that it would begin in the finale
    chains: tuple[int, ...]  # these, each once
    behind: dict[int, int]  # by cell: the tiles that point at it
    glowing: frozenset[int]  # half Sparks, a number for each cell and side
    rockets: int
    values: tuple[int, ...]  # as in `Area.values`


@value
class Laid:
    """What a tile on a free cell would do."""

    cell: int
    sparks: int
    flipped: int  # the other tiles that turn to their Explosion side now
    exploded: int
    bouquet: int


@lru_cache(maxsize=1 << 9)
def ground(area: Area) -> Ground:
    bits = {cell: 1 << at for at, cell in enumerate(area.cells)}
    lit, behind, glowing = [], dict[int, int](), []
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        near = 0
        for step in STEPS[tile]:
            near |= bits.get(cell + step, 0)
            behind[cell + step] = behind.get(cell + step, 0) | bits[cell]
        lit.append(near)
        glowing += [cell * SIDES + side for side in TILES[tile].half_sparks]
    reached = _reached(lit)
    values = [0] * len(area.values)
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        for one in VALUES[tile]:
            values[one] |= bits[cell]
    rockets = sum([bits[cell] for cell in area.cells if area.rockets >> cell & 1])
    chains = tuple(dict.fromkeys(reached))
    return Ground(bits, tuple(lit), reached, chains, behind, frozenset(glowing), rockets, tuple(values))


def _reached(lit: list[int]) -> tuple[int, ...]:
    reached = list[int]()
    for number in range(len(lit)):
        burnt = burning = 1 << number
        while burning:
            at = burning.bit_length() - 1
            if at < number:
                burnt |= reached[at]
                burning &= ~reached[at]
            else:
                more = lit[at] & ~burnt
                burnt |= more
                burning ^= 1 << at | more
        reached.append(burnt)
    return tuple(reached)


def laid(area: Area, tile: int) -> Iterator[Laid]:
    """On each free cell."""
    known, steps, glow = ground(area), STEPS[tile], GLOW[tile]
    bits, glowing, tiles = known.bits, known.glowing, len(known.lit)
    every = (2 << tiles) - 1
    for cell in area.free:
        first, sparks = 0, 0
        for step in steps:
            first |= bits.get(cell + step, 0)
        for step in glow:
            sparks += cell * SIDES + step in glowing
        left = _left(known, first)
        longest = _longest(known, first, 1 << tiles, known.behind.get(cell, 0))
        bouquet = longest + PERFECT_BOUQUET * (longest > tiles)
        yield Laid(cell, sparks, known.rockets ^ left, every ^ left, bouquet)


def _left(known: Ground, first: int) -> int:
    """The Rockets that the chain leaves."""
    lit, left = known.lit, known.rockets
    burning = first & left
    left ^= burning
    while burning:
        at = burning.bit_length() - 1
        more = lit[at] & left
        left ^= more
        burning ^= 1 << at | more
    return left


def _longest(known: Ground, first: int, new: int, behind: int) -> int:
    """Chain of the finale: the new tile's own, or one that comes by it and goes on as it does."""
    own, reached = new, known.reached
    while first:
        ahead = reached[first.bit_length() - 1]
        own |= ahead
        first &= ~ahead
    longest = own.bit_count()
    for burnt in known.chains:
        length = (burnt | own if burnt & behind else burnt).bit_count()
        if length > longest:
            longest = length
    return longest


def asked_for(area: Area, cards: Sequence[int], tile: int) -> list[tuple[int, int, int, int]]:
    """By card: the tiles with its value on either side, that one included; their cells; whether that one has
    it; the card."""
    new, values, of_tile = 1 << len(area.tiles), ground(area).values, VALUES[tile]
    kinds = [(card, CARDS[card].value) for card in cards]
    return [
        (values[kind] | new * (kind in of_tile), area.values[kind], kind in of_tile, card)
        for card, kind in kinds
    ]


def exploded_after(area: Area, done: Laid) -> int:
    """The cells, as bits."""
    exploded, flipped = area.exploded | 1 << done.cell, done.flipped
    while flipped:
        at = flipped.bit_length() - 1
        exploded |= 1 << area.cells[at]
        flipped ^= 1 << at
    return exploded


def area_after(area: Area, tile: int, cell: int, exploded: int) -> Area:
    """As much of it as compositions ask for."""
    values = list(area.values)
    for kind in VALUES[tile]:
        values[kind] |= 1 << cell
    return Area(exploded=exploded, values=tuple(values))
