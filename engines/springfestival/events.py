"""What happens, for the eyes of all unless it has an audience."""

from dataclasses import dataclass

from engines.core import Event, Seat
from engines.springfestival.data import Colour, Shape, Sign
from engines.springfestival.grid import Cell, Cells


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """Cards are dealt, the piles lie ready, everybody lays the starting tiles."""

    first: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SignDrawn(Event):
    sign: Sign


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """For the seat alone, until everybody has laid all (SF-10)."""

    colour: Colour
    explosions: int
    cell: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared(Event):
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Event):
    """The starting tiles of all areas become visible."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    round: int
    active: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Event):
    seat: Seat
    quarters: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Received(Event):
    seat: Seat
    colour: Colour
    explosions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """Nobody sat in front of this tile (SF-17)."""

    colour: Colour
    explosions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced(Event):
    """A tile leaves the game for the one that is launched in its place."""

    seat: Seat
    colour: Colour
    explosions: int
    cell: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class Launched(Event):
    """`chain` counts the tiles that turned to Explosion, the launched one included."""

    seat: Seat
    colour: Colour
    explosions: int
    cell: Cell
    sparks: int
    chain: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ColoursCompleted(Event):
    seat: Seat
    shape: Shape
    colour: Colour
    points: int
    cells: Cells


@dataclass(frozen=True, slots=True, kw_only=True)
class PatternCompleted(Event):
    seat: Seat
    shape: Shape
    explosions: int
    points: int
    cells: Cells


@dataclass(frozen=True, slots=True, kw_only=True)
class ColoursDrawn(Event):
    seat: Seat
    shape: Shape
    colour: Colour
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PatternDrawn(Event):
    seat: Seat
    shape: Shape
    explosions: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckEmpty(Event):
    """No card of the kind is left to draw; the seat goes on with fewer (SF-33)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Event):
    """A composition would have fitted, but the seat completes nothing more this round."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FinaleBegan(Event):
    """All tiles are turned to their Rocket side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bouquet(Event):
    seat: Seat
    cell: Cell
    chain: int
    tiles: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PerfectBouquet(Event):
    seat: Seat
    applause: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Departed(Event):
    """The seat's tiles and cards leave the game (SF-61)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The Emperor names the master of fireworks."""


ALL: tuple[type[Event], ...] = (
    Opened,
    SignDrawn,
    Laid,
    Prepared,
    Shown,
    RoundBegan,
    Turned,
    Received,
    Discarded,
    Replaced,
    Launched,
    ColoursCompleted,
    PatternCompleted,
    ColoursDrawn,
    PatternDrawn,
    DeckEmpty,
    Stopped,
    FinaleBegan,
    Bouquet,
    PerfectBouquet,
    Departed,
    Ended,
)
