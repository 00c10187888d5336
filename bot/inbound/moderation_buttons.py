"""What stands on the panels of those who keep order in a server."""

from dataclasses import dataclass
from typing import TypeAlias

from engines.core import Seat


@dataclass(frozen=True, slots=True)
class Moderate:
    """The tables of this server, and who is kept from them."""


@dataclass(frozen=True, slots=True)
class ModerateWhich:
    """The table in the list."""


@dataclass(frozen=True, slots=True)
class CloseTable:
    game: int


@dataclass(frozen=True, slots=True)
class TableClosed:
    """Close it, and they are sure."""

    game: int


@dataclass(frozen=True, slots=True)
class SeatWhich:
    """What is done about the seat in the list."""

    game: int


@dataclass(frozen=True, slots=True)
class RemoveSeat:
    game: int
    seat: Seat
    person: int  # 0: a computer, or a former player


@dataclass(frozen=True, slots=True)
class SkipSeat:
    game: int
    seat: Seat
    person: int


@dataclass(frozen=True, slots=True)
class MoveTable:
    """To the thread in the list."""

    game: int


@dataclass(frozen=True, slots=True)
class BarWhom:
    """For how long the person in the list."""


@dataclass(frozen=True, slots=True)
class Bar:
    days: int
    person: int


@dataclass(frozen=True, slots=True)
class Unbar:
    person: int


@dataclass(frozen=True, slots=True)
class Acts:
    """What was done."""


@dataclass(frozen=True, slots=True)
class UndoWhich:
    """The act in the list is undone."""


@dataclass(frozen=True, slots=True)
class UndoAct:
    act: int


OfTables: TypeAlias = CloseTable | TableClosed | SeatWhich | RemoveSeat | SkipSeat | MoveTable
OfPersons: TypeAlias = BarWhom | Bar | Unbar
OfActs: TypeAlias = Acts | UndoWhich | UndoAct
OfModerating: TypeAlias = Moderate | ModerateWhich | OfTables | OfPersons | OfActs
