"""How a view is to be shown: to whom, in which language, with which choices marked."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from engines.core import Action, Event, Outcome, Seat
from engines.words import Words
from renderer.colours import PAINTS


@dataclass(frozen=True, slots=True)
class Mark:
    """What may be chosen, where, and by which figure or letter; faint if its choice is in a list."""

    place: str  # as a preview tells it; what a picture does not show is not marked
    sign: str
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    words: Words  # the language, and the names at the table
    front: Seat | None = None  # whose private picture; None: the public board
    marks: tuple[Mark, ...] = ()  # signs by `renderer.signs`
    chosen: str = ""  # the place chosen before
    happened: tuple[Event, ...] = ()  # since the picture before: it is marked where
    closer: bool = False  # only the part around the marks
    room: int | None = None  # for a panel: a crop so high at most, of 300 px in width; None: the whole
    around: tuple[str, ...] = ()  # places that a crop shows besides: the start, the piece that would help
    asked: Action | None = None  # what a panel asks about, to be drawn: an attack with its helpers and odds
    after: Any = None  # the view after it, if it reveals nothing: shown in place of the one before
    outcome: Outcome | None = None  # of a finished game: the final picture

    @property
    def targets(self) -> Mapping[str, str]:
        """The sign of each place."""
        return {mark.place: mark.sign for mark in self.marks}

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
