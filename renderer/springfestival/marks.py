"""What a seat's last launch did: which tiles went off, in which order, lit by which arrows."""

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core import Event, Phrase, Seat, say
from engines.springfestival.area import Area
from engines.springfestival.data import TILES
from engines.springfestival.describe import neighbours
from engines.springfestival.events import Bouquet, ColoursCompleted, Launched, PatternCompleted
from engines.springfestival.grid import STEPS, Direction, read_cells
from engines.springfestival.preview import tile_phrase
from engines.springfestival.view import View

NUMBERED = 9  # tiles of a chain at most


@dataclass(frozen=True, slots=True)
class Trace:
    """Cells that a chain reached, in its order, the arrows that lit them, and those of compositions."""

    order: tuple[int, ...] = ()
    hot: tuple[tuple[int, Direction], ...] = ()  # from a cell, that way
    completed: tuple[int, ...] = ()

    @property
    def glowing(self) -> frozenset[int]:
        return frozenset((*self.order, *self.completed))

    @property
    def numbers(self) -> dict[int, int]:
        """Of a chain that is more than its first tile."""
        shown = self.order[:NUMBERED] if len(self.order) > 1 else ()
        return {cell: number for number, cell in enumerate(shown, 1)}

    def arrows(self, cell: int) -> tuple[Direction, ...]:
        return tuple(arrow for at, arrow in self.hot if at == cell)


NOTHING = Trace()


def place(view: View, name: str) -> Phrase:
    """A free cell has no name of its own: its neighbours tell it."""
    area = view.mine.area
    tiles = tuple((cell, area.tile(cell)) for cell in read_cells(name))
    if len(tiles) > 1:
        return say("place-tiles", tiles=tuple(tile_phrase(tile) for _, tile in tiles if tile is not None))
    ((cell, tile),) = tiles
    if tile is not None:
        return tile_phrase(tile)
    beside = neighbours(area, cell)
    return say("place-free", beside=beside) if beside else say("place-first")


def trace(seat: Seat, area: Area, events: Iterable[Event]) -> Trace:
    found, completed = NOTHING, list[int]()
    for event in events:
        match event:
            case Launched(seat=who, cell=cell, cells=cells) if who == seat:
                found = _chain(area, cell, frozenset(cells))
            case Bouquet(seat=who, cell=cell) if who == seat:
                lit = frozenset(cell for cell in area.cells if area.is_exploded(cell))
                found = _chain(area, cell, lit)
            case ColoursCompleted(seat=who, cells=cells) | PatternCompleted(seat=who, cells=cells):
                completed += cells if who == seat else ()
    return Trace(found.order, found.hot, tuple(dict.fromkeys(completed)))


def _chain(area: Area, first: int, reached: frozenset[int]) -> Trace:
    """From one tile along the arrows, through those that went off with it."""
    order, hot = [first], list[tuple[int, Direction]]()
    for cell in order:
        tile = area.tile(cell)
        for arrow in () if tile is None else TILES[tile].arrows:
            there = cell + STEPS[arrow]
            if there in reached and there not in order:
                order.append(there)
                hot.append((cell, arrow))
    return Trace(tuple(cell for cell in order if cell in area.cells), tuple(hot))
