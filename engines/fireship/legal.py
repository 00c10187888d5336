"""What may be done now, by the seat whose turn it is, by any other, and by the table."""

from collections.abc import Sequence

from engines.core import Action, Seat
from engines.fireship.choices import choices, standing_orders
from engines.fireship.leaving import table_actions
from engines.fireship.state import Remembered, State

remember = Remembered.__dict__["memo"].__set__  # positions are frozen, their slots are not


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    if state.ending is not None:
        return ()
    if seat is None:
        return tuple(table_actions(state))
    if seat != state.turn.seat:
        return tuple(standing_orders(state.hands[seat]))
    found: Sequence[Action] | None = getattr(state, "memo", None)
    if found is None:
        found = choices(state, seat, state.hands[seat])
        remember(state, found)  # a position is asked twice: for the menu, and by the door
    return found
