"""What stands on a lesson: a press carries all that it needs, for no table knows of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Learn:
    """A task, or one of its questions after the answers of the path; with one more, if it is a list."""

    book: int  # the place of the game in the list of games
    task: int = 0
    path: str = ""


@dataclass(frozen=True, slots=True)
class Try:
    """What the path leads to is done, if it counts."""

    book: int
    task: int
    path: str


@dataclass(frozen=True, slots=True)
class SoloAt:
    """Alone against a computer of a level."""

    book: int
    level: int  # its place among the levels
