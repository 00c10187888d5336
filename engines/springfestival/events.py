"""What happens, for the eyes of all unless it has an audience."""

from engines.core import Event, Seat
from engines.springfestival.data import Colour, Shape, Sign
from engines.springfestival.grid import Cell, CellsTold
from engines.values import value


@value
class Opened(Event):
    """Cards are dealt, the piles lie ready, everybody lays the starting tiles."""

    first: Seat


@value
class SignDrawn(Event):
    sign: Sign


@value
class Laid(Event):
    """For the seat alone, until everybody has laid all (SF-10)."""

    colour: Colour
    explosions: int
    cell: Cell


@value
class Prepared(Event):
    seat: Seat


@value
class Shown(Event):
    """The starting tiles of all areas become visible."""


@value
class RoundBegan(Event):
    round: int
    active: Seat


@value
class Turned(Event):
    seat: Seat
    quarters: int


@value
class Received(Event):
    seat: Seat
    colour: Colour
    explosions: int


@value
class Discarded(Event):
    """Nobody sat in front of this tile (SF-17)."""

    colour: Colour
    explosions: int


@value
class Replaced(Event):
    """A tile leaves the game for the one that is launched in its place."""

    seat: Seat
    colour: Colour
    explosions: int
    cell: Cell


@value
class Launched(Event):
    """`chain` counts the tiles that turned to Explosion, the launched one included; they lie on `cells`."""

    seat: Seat
    colour: Colour
    explosions: int
    cell: Cell
    sparks: int
    chain: int
    cells: CellsTold


@value
class ColoursCompleted(Event):
    seat: Seat
    shape: Shape
    colour: Colour
    points: int
    cells: CellsTold


@value
class PatternCompleted(Event):
    seat: Seat
    shape: Shape
    explosions: int
    points: int
    cells: CellsTold


@value
class ColoursDrawn(Event):
    seat: Seat
    shape: Shape
    colour: Colour
    points: int


@value
class PatternDrawn(Event):
    seat: Seat
    shape: Shape
    explosions: int
    points: int


@value
class DeckEmpty(Event):
    """No card of the kind is left to draw; the seat goes on with fewer (SF-33)."""

    seat: Seat


@value
class Stopped(Event):
    """A composition would have fitted, but the seat completes nothing more this round."""

    seat: Seat


@value
class FinaleBegan(Event):
    """All tiles are turned to their Rocket side."""


@value
class Bouquet(Event):
    seat: Seat
    cell: Cell
    chain: int
    tiles: int


@value
class PerfectBouquet(Event):
    seat: Seat
    applause: int


@value
class Departed(Event):
    """The seat's tiles and cards leave the game (SF-61)."""

    seat: Seat


@value
class Ended(Event):
    """The Emperor names the master of fireworks."""


EVENTS = (
    Opened, SignDrawn, Laid, Prepared, Shown, RoundBegan, Turned, Received, Discarded, Replaced, Launched,
    ColoursCompleted, PatternCompleted, ColoursDrawn, PatternDrawn, DeckEmpty, Stopped, FinaleBegan, Bouquet,
    PerfectBouquet, Departed, Ended,
)  # fmt: skip
