"""What is pressed below statistics."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PersonStats:
    """Another game of the same person: its place in the list of games."""

    book: int
    person: int


@dataclass(frozen=True, slots=True)
class PersonInWords:
    book: int
    person: int


@dataclass(frozen=True, slots=True)
class GameInWords:
    book: int


@dataclass(frozen=True, slots=True)
class ServerInWords:
    """Of the server in which it is pressed."""
