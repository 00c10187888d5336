"""What a press carries, of the film of a game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Film:
    """The whole game in motion."""

    game: int
