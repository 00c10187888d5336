"""What may be done now, by the seat whose turn it is, by any other, and by the table."""

from collections.abc import Sequence

from engines.core import Action, Seat
from engines.fireship.choices import choices_now, standing_orders
from engines.fireship.leaving import table_actions
from engines.fireship.state import State


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    if seat == state.turn.seat:
        return choices_now(state)
    if state.open.ending is not None:
        return ()
    if seat is None:
        return tuple(table_actions(state))
    return tuple(standing_orders(state.hidden.hands[seat]))
