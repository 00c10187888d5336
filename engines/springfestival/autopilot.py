"""What happens when nobody answers in time."""

from engines.core import Seat
from engines.springfestival.actions import Choice, Lay
from engines.springfestival.area import best_bouquet
from engines.springfestival.data import TILES
from engines.springfestival.grid import cell_at
from engines.springfestival.legal import DONE, FINALES, LAYS, PLACES, ROTATIONS, unlaid
from engines.springfestival.state import Phase, State

FIRST_CELLS = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))


def autopilot(state: State, seat: Seat) -> Choice:  # SF-60
    player = state.players[seat]
    match state.phase:
        case Phase.LAYING:
            return _first_laying(player.area.free, unlaid(seat, player.area)[0])
        case Phase.TURNING:
            return ROTATIONS[0]
        case Phase.LAUNCHING:
            return DONE if player.tile is None else PLACES[player.area.free[0]]
        case _:
            return FINALES[best_bouquet(player.area)]


def _first_laying(free: tuple[int, ...], tile: int) -> Lay:
    """One of the four is always free and beside a tile while fewer than four tiles lie."""
    cell = next(cell for cell in FIRST_CELLS if cell in free)
    return LAYS[TILES[tile].explosions - 1][cell]
