"""What a press carries, of a table that has not begun."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Join:
    game: int


@dataclass(frozen=True, slots=True)
class Quit:
    game: int


@dataclass(frozen=True, slots=True)
class Start:
    game: int


@dataclass(frozen=True, slots=True)
class Pick:
    game: int


@dataclass(frozen=True, slots=True)
class Picked:
    game: int


@dataclass(frozen=True, slots=True)
class Invite:
    game: int


@dataclass(frozen=True, slots=True)
class Computers:
    """Which of them joins or goes."""

    game: int


@dataclass(frozen=True, slots=True)
class AddComputer:
    game: int
    level: int  # its place among the levels


@dataclass(frozen=True, slots=True)
class TakeAway:
    game: int
    level: int
