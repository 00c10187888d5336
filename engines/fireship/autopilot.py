"""The canon's time-out: roll, no move, no action.  # FS-72"""

from engines.core import Seat
from engines.fireship.actions import Immunity, Lose, Play
from engines.fireship.data import HOME, Choice, Pawn
from engines.fireship.legal import END, ROLL
from engines.fireship.sea import STEPS, shore_steps
from engines.fireship.state import Phase, Position, islands_of


def autopilot(position: Position, seat: Seat) -> Play:
    phase = position.turn.phase
    if phase is Phase.START:
        return ROLL
    if phase is Phase.SAIL:
        return END
    if phase is Phase.SKULL:  # FS-61
        return Immunity(Choice.USE)
    return _least_missed(position, seat, Pawn.BOAT if phase is Phase.LOSE_BOAT else Pawn.PLANE)


def _least_missed(position: Position, seat: Seat, pawn: Pawn) -> Lose:
    """One at home, else the farthest from the own islands, or from home without any.  # FS-49"""
    colour = position.table.colours[seat]
    places = position.fleets[colour][pawn]
    islands = islands_of(position, colour)

    def distance(place: int) -> int:
        if islands:
            return shore_steps(colour, place, islands)
        return STEPS[Pawn.BOAT][colour][HOME][place]

    return Lose(pawn, HOME if HOME in places else max(places, key=distance))
