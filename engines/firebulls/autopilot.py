"""What happens when nobody answers in time."""

from engines.core import Seat
from engines.firebulls.actions import Choice, Draw, Power, Sacrifice, Shed, Stay, Stop
from engines.firebulls.data import FACES, earns_bonus
from engines.firebulls.draft import cards
from engines.firebulls.state import Phase, State


def autopilot(state: State, seat: Seat) -> Choice:
    """FB-75"""
    turn, player = state.turn, state.players[seat]
    match turn.phase:
        case Phase.SHIFT:
            return Stay()
        case Phase.POWER:
            return Power()
        case Phase.PRESS:
            return Stop()
        case Phase.SACRIFICE:
            earlier = player.victory[: turn.earlier]
            return Sacrifice(
                min(earlier, key=lambda yen: (FACES[yen].points, earns_bonus(yen, player.colour)))
            )
        case Phase.SHED:
            return Shed(cards(player.hand)[0] if turn.gained is None else turn.gained)
        case _:
            return Draw()
