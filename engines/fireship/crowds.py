"""Where there are pawns, as bit sets: what is full, and which pawns can be attacked or attack at all."""

from typing import TypeAlias

from engines.core import Action
from engines.fireship.data import Colour
from engines.fireship.sea import BIT, NEAR, Cells, coasts
from engines.fireship.state import Fleet, Position
from engines.values import value

COLOURS = tuple(Colour)
Crowd: TypeAlias = tuple[Cells, Cells]  # the cells with pawns, and of these the ones with two
Assaults: TypeAlias = dict[tuple[int, int, int], list[Action]]  # by pawn, place and strength


@value
class Others:
    """The pawns of all other colours, which do not move while a turn lasts."""

    full: Cells
    foes: Cells
    weak: Cells  # where a lone boat (power 1) may win: next to lone boats, or to an own island
    harbours: Cells  # next to own islands
    contact: Cells  # next to them or with them, or next to their islands, white ones included
    assaults: Assaults  # those looked for so far this turn: most pawns stay where they are


def crowd_after(crowd: Crowd, start: int, to: int) -> Crowd:
    """When a pawn has moved."""
    once, twice = crowd
    left, reached = BIT[start], BIT[to]
    if twice & left:
        twice ^= left
    else:
        once ^= left
    if once & reached:
        return once, twice | reached
    return once | reached, twice


def crowds(position: Position, colour: Colour) -> tuple[Crowd, Others]:
    """The pawns of this colour, and all others."""
    own, foreign = coasts(position.open.flags)
    full = foes = 0
    contact, weak, mine = foreign[colour], own[colour], (0, 0)
    for owner, fleet in enumerate(position.fleets):
        known = _last[owner]
        if known[0] is not fleet or known[1] is not own:
            known = _last[owner] = fleet, own, *_afloat(fleet, own[owner])
        _, _, once, twice, around, around_weak = known
        if owner == colour:
            mine = once, twice
        else:
            full |= twice | foes & once
            foes |= once
            contact |= around
            weak |= around_weak
    return mine, Others(full, foes, weak, own[colour], contact, {})


# By colour, of which fleet and islands this was last worked out: mostly the same ones. It only saves work.
_last: list[tuple[object, object, Cells, Cells, Cells, Cells]] = [(None, None, 0, 0, 0, 0)] * len(COLOURS)


def _afloat(fleet: Fleet, shores: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    """The cells with pawns, with two of them, those around all of them, and around the weak ones."""
    once = twice = near = weak = 0
    for places in fleet:
        for place in places:
            bit = BIT[place]
            twice |= once & bit
            once |= bit
            near |= NEAR[place]
    strong = twice | shores
    for place in fleet[0]:
        around, bit = NEAR[place], BIT[place]
        if around & once == bit and not strong & bit:
            weak |= around
    return once, twice, near, weak
