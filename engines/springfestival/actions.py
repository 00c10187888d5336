"""What a seat may do."""

from dataclasses import dataclass

from engines.core import Action
from engines.springfestival.data import CardNumber
from engines.springfestival.grid import Cell, Cells


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Put the starting tile with this number of explosions on a cell."""

    explosions: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Rotate(Action):
    """Turn the shop clockwise by quarters, 0 to 3, and serve everybody."""

    quarters: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the new tile on a free cell or on a tile, and launch it."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Complete(Action):
    """Complete a composition with the Explosion tiles on these cells."""

    card: CardNumber
    cells: Cells


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Complete nothing more this round."""


@dataclass(frozen=True, slots=True)
class Finale(Action):
    """Start the grand finale with the tile on this cell."""

    cell: Cell
