"""A position: what lies open on the table, and what is hidden; `Position` is the open part alone."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol, TypeAlias

from engines.chance import Chance
from engines.core import Action, Seat
from engines.fireship.data import (
    HOME,
    ISLAND_POWER,
    LIMITS,
    PAWN_POWER,
    Card,
    Cell,
    Colour,
    Ending,
    Island,
    Pawn,
    Place,
    Trigger,
)
from engines.fireship.events import Moved
from engines.values import later, memo, value, writer

Fleet: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # places by pawn, ascending
NO_FLEET: Fleet = ((), (), ())
BOAT, PLANE = Pawn.BOAT, Pawn.PLANE
Fleets: TypeAlias = tuple[Fleet, ...]  # by colour, white last


class Phase(IntEnum):
    START = 0  # cards of the start of the turn, or the roll
    SAIL = 1  # moves, Boum, a main action, the end
    LOSE_BOAT = 2
    LOSE_PLANE = 3
    SKULL = 4  # use « annule tête de mort », or not


@value
class Table:
    """What never changes."""

    colours: tuple[Colour, ...]  # by seat
    order: tuple[Seat, ...]
    seats: tuple[Seat | None, ...]  # by colour, white last
    circles: tuple[Cell, ...]  # by island
    fortification: bool
    rounds: int
    dice: int
    timed: bool
    compensation: bool
    version: int = later(default=1)  # of the rules


@value
class Captain:
    """What everybody knows of a seat, its pawns apart."""

    badges: tuple[int, ...] = (0, 0, 0, 0)  # of each kind
    immune: bool = True  # still has « annule tête de mort »
    fog: bool = False
    deep: bool = False
    out: int = 0  # the later out of the game, the greater; 0: in it
    left: bool = later(default=False)  # version 1: only who was out before


@value
class Hand:
    """What only the seat itself knows."""

    cards: tuple[Card, ...] = ()
    triggers: tuple[Trigger, ...] = (Trigger.ATTACK,)


@value
class Tag:
    """A pawn that is not like its twins this turn: on its special cell from the start, or fast."""

    pawn: Pawn
    place: Place
    origin: Place  # FS-45: the special cell where it began the turn; home: on none
    fast: bool  # FS-54, FS-57


@value
class Reading:
    """What else may be: which of two like pawns has gone shows only in what they do later.  # FS-46"""

    tags: tuple[Tag, ...]
    points: int


@value
class Assault:
    """An attack under way: on an island, or on a pawn in a cell."""

    island: Island | None
    owner: Colour
    pawn: Pawn
    cell: Cell
    attack: int
    defence: int


@value
class Turn:
    number: int  # of all turns, skipped ones included, from 1
    seat: Seat
    phase: Phase
    dice: tuple[int, ...]
    points: int
    tags: tuple[Tag, ...]
    trail: Moved | None  # the last move, as it was told
    assault: Assault | None = None  # whose die showed a skull
    spot: Place = HOME  # the battleship cell whose die showed a skull
    otherwise: tuple[Reading, ...] = later(default=())  # with as many points, or fewer

    def having(self, readings: Sequence[Reading]) -> "Turn":
        """Once it is known that it must be one of these, the one with the most points first."""
        likely, *others = readings
        return Turn(
            self.number,
            self.seat,
            self.phase,
            self.dice,
            likely.points,
            likely.tags,
            self.trail,
            otherwise=tuple(others),
        )

    @property
    def readings(self) -> tuple[Reading, ...]:
        return (Reading(self.tags, self.points), *self.otherwise)


@value
class Open:
    """What everybody sees, and no move changes."""

    flags: tuple[Colour, ...]  # by island
    rings: tuple[int, ...]  # by island
    captains: tuple[Captain, ...]  # by seat
    time_over: bool
    ending: Ending | None


@value
class Hidden:
    """What nobody sees whole."""

    hands: tuple[Hand, ...]  # by seat
    deck: tuple[int, ...]  # cards of each kind; which comes next is up to chance
    discards: tuple[int, ...]
    last_turn: int  # FS-06


@value
class State:
    """Most actions change the turn, the fleets or chance, and nothing else."""

    table: Table
    turn: Turn
    fleets: Fleets
    open: Open
    hidden: Hidden
    chance: Chance
    choices: Sequence[Action] | None = memo()  # of the seat whose turn it is

    @property
    def held(self) -> tuple[int, ...]:
        return tuple(len(hand.cards) for hand in self.hidden.hands)


remember = writer(State, "choices")


class Position(Protocol):
    """What everybody sees; a state has it, and so has every view."""

    @property
    def table(self) -> Table: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def fleets(self) -> Fleets: ...
    @property
    def open(self) -> Open: ...
    @property
    def held(self) -> tuple[int, ...]: ...


def acting(position: Position) -> Seat:
    return position.turn.seat


def seat_of_turn(table: Table, number: int) -> Seat:
    """Turns go clockwise by corner.  # FS-14"""
    return table.order[(number - 1) % len(table.order)]


def reserve(fleet: Fleet, pawn: Pawn) -> int:
    """What is lost returns to it.  # FS-11"""
    return LIMITS[pawn] - len(fleet[pawn])


def is_gone(position: Position, seat: Seat) -> bool:
    """No pawn, home square and Deep Hole included, and no island.  # FS-08"""
    colour = position.table.colours[seat]
    return not any(position.fleets[colour]) and colour not in position.open.flags


def pawn_power(fleet: Fleet) -> int:
    return sum(power * len(places) for power, places in zip(PAWN_POWER, fleet, strict=True))


def islands_of(position: Position, colour: Colour) -> tuple[Island, ...]:
    return tuple(island for island in Island if position.open.flags[island] is colour)


def island_power(position: Position, island: Island) -> int:
    """FS-T2"""
    return ISLAND_POWER[position.open.rings[island]]


def under_deep_hole(position: Position, colour: Colour) -> bool:
    """Its pawns give no power and cannot be attacked or destroyed.  # FS-59"""
    seat = position.table.seats[colour]
    return seat is not None and position.open.captains[seat].deep


def in_fog(position: Position, colour: Colour) -> bool:
    """FS-58"""
    seat = position.table.seats[colour]
    return seat is not None and position.open.captains[seat].fog


def is_protected(position: Position, colour: Colour) -> bool:
    """Whether its pawns may not be the target of an attack."""
    seat = position.table.seats[colour]
    if seat is None:
        return False
    captain = position.open.captains[seat]
    return captain.deep or captain.fog


def is_tagged(tags: tuple[Tag, ...], pawn: Pawn, place: int) -> bool:
    return any(tag.place == place and tag.pawn == pawn for tag in tags)


def is_fast(tags: tuple[Tag, ...], pawn: Pawn, place: int) -> bool:
    """Of twins the fast one goes first."""
    return any(tag.fast and tag.pawn == pawn and tag.place == place for tag in tags)


def on_cell(position: Position, cell: int) -> int:
    """How many pawns of any colour.  # FS-20"""
    return sum(places.count(cell) for fleet in position.fleets for places in fleet)


def with_pawn(fleet: Fleet, pawn: Pawn, place: int) -> Fleet:
    return with_places(fleet, pawn, tuple(sorted((*fleet[pawn], place))))


def without_pawn(fleet: Fleet, pawn: Pawn, place: int) -> Fleet:
    at = fleet[pawn].index(place)
    return with_places(fleet, pawn, fleet[pawn][:at] + fleet[pawn][at + 1 :])


def replaced(row: tuple[Fleet, ...], colour: Colour, fleet: Fleet) -> Fleets:
    changed = list(row)
    changed[colour] = fleet
    return tuple(changed)


def with_places(fleet: Fleet, pawn: Pawn, places: tuple[int, ...]) -> Fleet:
    if pawn is BOAT:
        return places, fleet[1], fleet[2]
    if pawn is PLANE:
        return fleet[0], places, fleet[2]
    return fleet[0], fleet[1], places
