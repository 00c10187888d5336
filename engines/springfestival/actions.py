"""What a seat may do."""

from typing import TypeAlias

from engines.core import Action
from engines.springfestival.data import CardNumber
from engines.springfestival.grid import Cell, Cells
from engines.values import value


@value
class Lay(Action):
    """Put the starting tile with this number of explosions on a cell."""

    explosions: int
    cell: Cell


@value
class Rotate(Action):
    """Turn the shop clockwise by quarters, 0 to 3, and serve everybody."""

    quarters: int


@value
class Place(Action):
    """Put the new tile on a free cell or on a tile, and launch it."""

    cell: Cell


@value
class Complete(Action):
    """Complete a composition with the Explosion tiles on these cells."""

    card: CardNumber
    cells: Cells


@value
class Done(Action):
    """Complete nothing more this round."""


@value
class Finale(Action):
    """Start the grand finale with the tile on this cell."""

    cell: Cell


Choice: TypeAlias = Lay | Rotate | Place | Complete | Done | Finale
ACTIONS: tuple[type[Choice], ...] = (Lay, Rotate, Place, Complete, Done, Finale)
