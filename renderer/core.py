"""What the pictures of a game offer; all games offer the same."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core import Phrase, Seat
from renderer.legend import Legend
from renderer.lobby import LobbyStyle
from renderer.look import Look
from renderer.raster.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Renderer:
    key: str  # the game's
    view: type[Any]
    paint: Callable[[Any, Look], Canvas]  # a board, a private picture or a final one
    lobby: LobbyStyle
    signs: Callable[[Any, Sequence[str]], Mapping[str, str]]  # of places, those of buttons first
    first: tuple[tuple[str, ...], ...]  # keys of what alt text needs most; a group stays together
    legend: Legend
    place: Callable[[Any, str], Phrase]  # what the place of a mark is called, for those who hear it
    colour: Callable[[Any, Seat], str] | None = None  # a seat's, where it has one
    wished: Callable[[Any], int] | None = None  # px of 300: less high, a panel's picture leaves something out
