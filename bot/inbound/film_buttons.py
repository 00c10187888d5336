"""What a press carries, of the film of a game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Film:
    """The whole game in motion."""

    game: int


@dataclass(frozen=True, slots=True)
class OwnFilm:
    """The same as whoever presses saw it, for them alone."""

    game: int


@dataclass(frozen=True, slots=True)
class OpenFilm:
    """The same with open hands: whoever presses agrees to it."""

    game: int


@dataclass(frozen=True, slots=True)
class FilmSince:
    """What all have seen since the last turn of whoever presses, for them alone."""

    game: int
