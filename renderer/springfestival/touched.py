"""The tiles of a seat on which something happened."""

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core import Event, Seat
from engines.springfestival.events import Bouquet, ColoursCompleted, Launched, PatternCompleted


@dataclass(frozen=True, slots=True)
class Touched:
    """Where this seat launched a tile or a bouquet or completed a composition, and what the chain reached."""

    begun: tuple[int, ...] = ()
    reached: tuple[int, ...] = ()


def touched_cells(seat: Seat, events: Iterable[Event]) -> Touched:
    begun: list[int] = []
    reached: list[int] = []
    for event in events:
        match event:
            case Launched(seat=who, cell=cell, cells=cells) if who == seat:
                begun.append(cell)
                reached += cells
            case Bouquet(seat=who, cell=cell) if who == seat:
                begun.append(cell)
            case ColoursCompleted(seat=who, cells=cells) | PatternCompleted(seat=who, cells=cells):
                begun += cells if who == seat else ()
    return Touched(tuple(dict.fromkeys(begun)), tuple(dict.fromkeys(reached)))
