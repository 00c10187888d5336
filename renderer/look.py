"""How a view is to be shown: to whom, in which language, with which numbered choices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from engines.core import Event, Outcome, Seat
from engines.words import Words
from renderer.colours import PAINTS


@dataclass(frozen=True, slots=True)
class Look:
    words: Words  # the language, and the names at the table
    front: Seat | None = None  # whose private picture; None: the public board
    targets: Mapping[str, int] = field(default_factory=dict)  # the number of the choice at each place
    chosen: str = ""  # the place chosen before
    happened: tuple[Event, ...] = ()  # since the picture before: it is marked where
    closer: bool = False  # only the part around the targets
    outcome: Outcome | None = None  # of a finished game: the final picture

    @property
    def news(self) -> list[Event]:
        """What everybody may know of it: no mark tells more to one than to another."""
        return [event for event in self.happened if event.audience is None]

    def name(self, seat: int) -> str:
        return self.words.seat(Seat(seat))

    def letter(self, colour: str) -> str:
        return letters(self.words.locale)[colour]


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table that has not begun."""

    game: str
    title: str  # what the game is called
    seats: tuple[tuple[str, str | None], ...]  # name and colour or corner of those who have joined
    least: int
    most: int
    options: tuple[str, ...] = ()  # in words


@cache
def letters(locale: str) -> dict[str, str]:
    """The letter of each colour in a language."""
    words = Words(locale)
    return {colour: words.format(f"letter-{colour}") for colour in PAINTS}
