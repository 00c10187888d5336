"""Where there are pawns, as bit sets: what is full, and which pawns can be attacked or attack at all."""

from functools import lru_cache
from typing import NamedTuple

from engines.fireship.data import HOME, Colour
from engines.fireship.sea import BIT, NEAR, SEA, Cells, foreign_shores, own_shores, spread
from engines.fireship.state import Fleet, Position

COLOURS = tuple(Colour)


class Others(NamedTuple):
    """The pawns of all other colours, which do not move while a turn lasts."""

    full: Cells
    foes: Cells
    near: Cells  # next to them, or with them
    near_weak: Cells  # next to those whose power is 1: lone boats with no own island near
    shores: Cells  # next to their islands, white ones included


class Crowd(NamedTuple):
    others: Others
    full: Cells  # no room for a pawn  # FS-20
    mine: Cells
    twins: Cells  # of these, two on a cell


def crowd(position: Position, colour: Colour, others: Others | None = None) -> Crowd:
    """Seen by one colour."""
    others = others or others_of(position, colour)
    mine = twins = 0
    for places in position.fleets[colour]:
        for place in places:
            bit = BIT[place]
            if mine & bit:
                twins |= bit
            mine |= bit
    return Crowd(others, others.full | twins | others.foes & mine, mine, twins)


def others_of(position: Position, colour: Colour) -> Others:
    flags = position.flags
    full = foes = weak = 0
    for owner, fleet in zip(COLOURS, position.fleets, strict=True):
        if owner != colour:
            theirs, twins, lone = _afloat(fleet)
            full |= twins | foes & theirs
            foes |= theirs
            weak |= lone & ~own_shores(flags, owner)
    return Others(full, foes, foes | spread(foes), weak | spread(weak), foreign_shores(flags, colour))


@lru_cache(maxsize=1 << 12)
def _afloat(fleet: Fleet) -> tuple[Cells, Cells, Cells]:
    """The cells with pawns, with two of them, and with a boat that has none near."""
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
