"""What whoever opened a table changes before it begins: the button and the lists of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hosting:
    game: int


@dataclass(frozen=True, slots=True)
class HostingSetting:
    """What is to be changed: a list."""

    game: int


@dataclass(frozen=True, slots=True)
class HostingSet:
    """It is changed to what was chosen in the list."""

    game: int
    setting: int  # its place among what can be changed at that table
