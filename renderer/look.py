"""How a view is to be shown: to whom, with which names, letters and numbered choices."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engines.core import Outcome, Seat

LETTERS = {"blue": "B", "yellow": "Y", "brown": "N", "red": "R", "green": "G", "white": "W"}


@dataclass(frozen=True, slots=True)
class Look:
    names: tuple[str, ...]  # by seat
    letters: Mapping[str, str] = field(default_factory=lambda: LETTERS)  # of the colours, in the language
    cards: Mapping[str, str] = field(default_factory=dict)  # what a card is called, in the language
    front: Seat | None = None  # whose private picture; None: the public board
    targets: Mapping[str, int] = field(default_factory=dict)  # the number of the choice at each place
    chosen: str = ""  # the place already chosen
    trail: tuple[str, ...] = ()  # the places of the last action
    outcome: Outcome | None = None  # of a finished game: the final picture


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table that has not begun."""

    game: str
    title: str  # what the game is called
    seats: tuple[tuple[str, str | None], ...]  # name and colour or corner of those who have joined
    least: int
    most: int
    options: tuple[str, ...] = ()  # in words, already in the language
