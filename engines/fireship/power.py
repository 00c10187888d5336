"""Who is near whom, and how strong together: the rule of attack and defence."""

from engines.fireship.data import ISLAND_POWER, PAWN_POWER, Colour, Island, Pawn
from engines.fireship.sea import ALONG, COAST, NEARBY
from engines.fireship.state import Fleet, Position, under_deep_hole

BOAT_POWER, PLANE_POWER, BATTLESHIP_POWER = PAWN_POWER


def strength(position: Position, colour: Colour, cell: int) -> int:
    """Of a pawn of this colour in this cell: itself, its own pawns and islands near it.  # FS-30 to FS-32"""
    total = pawns_within(position.fleets[colour], NEARBY[cell])
    island = COAST[cell]
    if island is not None and position.open.flags[island] is colour:
        total += ISLAND_POWER[position.open.rings[island]]
    return total


def island_defence(position: Position, island: Island) -> int:
    """The island and its owner's pawns next to it; those under Deep Hole give nothing.  # FS-59"""
    owner, power = position.open.flags[island], ISLAND_POWER[position.open.rings[island]]
    if under_deep_hole(position, owner):
        return power
    fleet = position.fleets[owner]
    known = _guards[island]
    if known[0] is not fleet:
        known = _guards[island] = fleet, pawns_within(fleet, ALONG[island])
    return power + known[1]


# By island, which fleet was asked about last and what it has there: mostly the same one. It only saves work.
_guards: list[tuple[object, int]] = [(None, 0)] * len(ALONG)


def pawns_within(fleet: Fleet, cells: frozenset[int]) -> int:
    boats, planes, battleships = fleet
    power = 0
    for place in boats:
        if place in cells:
            power += BOAT_POWER
    for place in planes:
        if place in cells:
            power += PLANE_POWER
    for place in battleships:
        if place in cells:
            power += BATTLESHIP_POWER
    return power


def defenders(position: Position, colour: Colour, cells: frozenset[int]) -> list[tuple[Pawn, int]]:
    """The pawns that were counted, which are lost with the target.  # FS-38"""
    if under_deep_hole(position, colour):
        return []
    fleet = position.fleets[colour]
    return [(pawn, place) for pawn in Pawn for place in fleet[pawn] if place in cells]
