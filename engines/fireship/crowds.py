"""Where there are pawns, as bit sets: what is full, and which pawns can be attacked or attack at all."""

from functools import lru_cache
from typing import TypeAlias

from engines.core import Action
from engines.fireship.data import HOME, Colour
from engines.fireship.sea import BIT, NEAR, SEA, Cells, coasts, spread
from engines.fireship.state import Fleet, Position
from engines.values import value

COLOURS = tuple(Colour)
Assaults: TypeAlias = dict[tuple[int, int, int], list[Action]]  # by pawn, place and strength


@value
class Others:
    """The pawns of all other colours, which do not move while a turn lasts."""

    full: Cells
    foes: Cells
    near: Cells  # next to them, or with them
    weak: Cells  # where a lone boat (power 1) may win: next to lone boats, or to an own island
    shores: Cells  # next to their islands, white ones included
    assaults: Assaults  # those looked for so far this turn: most pawns stay where they are


def crowd(fleet: Fleet) -> tuple[Cells, Cells]:
    """The cells with pawns, and of these the ones with two."""
    once = twice = 0
    for places in fleet:
        for place in places:
            bit = BIT[place]
            if once & bit:
                twice |= bit
            once |= bit
    return once, twice


def others_of(position: Position, colour: Colour) -> Others:
    own, foreign = coasts(position.flags)
    full = foes = near = 0
    weak = own[colour]
    for owner, fleet in zip(COLOURS, position.fleets, strict=True):
        if owner != colour:
            theirs, twins, around, around_weak = _afloat(fleet, own[owner])
            full |= twins | foes & theirs
            foes |= theirs
            near |= around
            weak |= around_weak
    return Others(full, foes, near, weak, foreign[colour], {})


@lru_cache(maxsize=1 << 6)  # small: what is dropped from it should still be in the processor's cache
def _afloat(fleet: Fleet, shores: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    """The cells with pawns, with two of them, those around all of them, and around the weak ones."""
    once, twice = crowd(fleet)
    once, twice, lone = once & SEA, twice & SEA, 0
    for place in fleet[0]:
        if place != HOME and NEAR[place] & once == BIT[place] and not twice & BIT[place]:
            lone |= BIT[place]
    weak = lone & ~shores
    return once, twice, once | spread(once), weak | spread(weak)
