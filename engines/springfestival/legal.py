"""All that may be done now, in a stable order."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias, overload

from engines.core import Action, Leave, Seat
from engines.springfestival.actions import Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.area import Area, fits, remember
from engines.springfestival.data import STARTING_SETS, TILES
from engines.springfestival.grid import WIDTH
from engines.springfestival.state import Phase, State
from engines.values import Lazy, value

CellAction: TypeAlias = Lay | Place | Finale
CELL_ACTIONS = (Place, Lay, Finale)

LAUNCHING, LAYING, TURNING, FINALE = Phase.LAUNCHING, Phase.LAYING, Phase.TURNING, Phase.FINALE
NOTHING: tuple[Action, ...] = ()
ROTATIONS = tuple(map(Rotate, range(4)))
DONE = Done()
ALL_CELLS = range(WIDTH * WIDTH)
LAYS = tuple(tuple(Lay(explosions, cell) for cell in ALL_CELLS) for explosions in range(1, 5))
PLACES = tuple(map(Place, ALL_CELLS))
FINALES = tuple(map(Finale, ALL_CELLS))


@value
class OnCells(Lazy[Action], Sequence[Action]):
    """Each of some kinds of action on each of some cells, looked up in tables by cell number."""

    tables: tuple[tuple[CellAction, ...], ...]
    cells: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.tables) * len(self.cells)

    @overload
    def __getitem__(self, at: int) -> CellAction: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[CellAction]: ...
    def __getitem__(self, at: int | slice) -> CellAction | Sequence[CellAction]:
        if isinstance(at, slice):
            return [*self][at]
        if len(self.tables) == 1:
            return self.tables[0][self.cells[at]]
        table, cell = divmod(at, len(self.cells))
        return self.tables[table][self.cells[cell]]

    def __iter__(self) -> Iterator[CellAction]:
        return (table[cell] for table in self.tables for cell in self.cells)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, CELL_ACTIONS)
            and action.cell in self.cells
            and any(table[action.cell] == action for table in self.tables)
        )

    def index(self, action: object, *_: int) -> int:
        if isinstance(action, CELL_ACTIONS):
            at = self.cells.index(action.cell)
            for table in self.tables:
                if table[action.cell] == action:
                    return at
                at += len(self.cells)
        raise ValueError(action)

    def the_one(self, like: Action) -> Action:
        if isinstance(like, CELL_ACTIONS) and like.cell in self.cells:
            for table in self.tables:
                one = table[like.cell]
                if one is like or one == like:
                    return one
        raise ValueError(like)


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    if seat is None:
        return leaves(state)
    if seat not in state.waiting:
        return NOTHING
    player = state.players[seat]
    if state.phase is LAUNCHING:
        return completions(player.area, player.cards) if player.tile is None else placements(player.area)
    if state.phase is LAYING:
        return layings(seat, player.area)
    if state.phase is TURNING:
        return ROTATIONS
    return OnCells((FINALES,), player.area.cells) if state.phase is FINALE else NOTHING


def unlaid(seat: Seat, area: Area) -> tuple[int, ...]:
    """The starting tiles still to lay (SF-05)."""
    return tuple([tile for tile in STARTING_SETS[seat] if tile not in area.tiles])


def layings(seat: Seat, area: Area) -> Sequence[Action]:
    """Any tile, beside one that lies, the first on 0,0 (SF-09); worked out once for an area."""
    found = area.places
    if found is None:
        tables = tuple([LAYS[TILES[tile].explosions - 1] for tile in unlaid(seat, area)])
        found = OnCells(tables, area.free)
        remember(area, found)
    return found


def placements(area: Area) -> Sequence[Action]:
    """On a free cell beside a tile (SF-20), or on any tile (SF-21); worked out once for an area."""
    found = area.places
    if found is None:
        found = OnCells((PLACES,), area.free + area.cells)
        remember(area, found)
    return found


@lru_cache(maxsize=256)
def completions(area: Area, cards: tuple[int, ...]) -> tuple[Action, ...]:
    """Each fit of each card once (SF-39), or nothing more (SF-31)."""
    return (*(Complete(card, cells) for card in cards for cells in fits(area, card)), DONE)


def leaves(state: State) -> tuple[Action, ...]:
    """Anybody may leave until the game is over (SF-61)."""
    if state.phase is Phase.OVER:
        return NOTHING
    return tuple(Leave(Seat(seat)) for seat, player in enumerate(state.players) if not player.gone)
