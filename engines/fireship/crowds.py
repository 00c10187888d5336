"""Where there are pawns, as bit sets: what is full, and which pawns can be attacked or attack at all."""

from functools import lru_cache
from typing import NamedTuple

from engines.fireship.data import HOME, Colour
from engines.fireship.sea import BIT, NEAR, SEA, Cells, foreign_shores, own_shores, spread
from engines.fireship.state import NO_FLEET, Fleet, Fleets, Position

COLOURS = tuple(Colour)


class Crowd(NamedTuple):
    """Seen by one colour. A weak pawn is a lone boat with no own island near: its power is 1."""

    full: Cells  # no room for a pawn  # FS-20
    foes: Cells
    near: Cells  # next to pawns of other colours, or with them
    near_weak: Cells  # the same for their weak pawns
    shores: Cells  # next to islands of other colours
    mine: Cells
    weak: Cells  # of these


def crowd(position: Position, colour: Colour) -> Crowd:
    fleets, flags = position.fleets, position.flags
    full, foes, near, near_weak = _others((*fleets[:colour], NO_FLEET, *fleets[colour + 1 :]), flags)
    mine, twins, lone = _own(fleets[colour])
    weak = lone & ~own_shores(flags, colour)
    return Crowd(full | twins | foes & mine, foes, near, near_weak, foreign_shores(flags, colour), mine, weak)


@lru_cache(maxsize=1 << 10)
def _others(fleets: Fleets, flags: tuple[Colour, ...]) -> tuple[Cells, Cells, Cells, Cells]:
    """They do not change while a turn lasts."""
    full = foes = weak = 0
    for colour, fleet in zip(COLOURS, fleets, strict=True):
        mine, twins, lone = _own(fleet)
        full |= twins | foes & mine
        foes |= mine
        weak |= lone & ~own_shores(flags, colour)
    return full, foes, foes | spread(foes), weak | spread(weak)


@lru_cache(maxsize=1 << 12)
def _own(fleet: Fleet) -> tuple[Cells, Cells, Cells]:
    """The cells with its pawns, with two of them, and with a boat that has none near."""
    once = twice = lone = 0
    for places in fleet:
        for place in places:
            bit = BIT[place]
            if once & bit:
                twice |= bit
            once |= bit
    once, twice = once & SEA, twice & SEA
    for place in fleet[0]:
        if place != HOME and NEAR[place] & once == BIT[place] and not twice & BIT[place]:
            lone |= BIT[place]
    return once, twice, lone
