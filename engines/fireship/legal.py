"""What may be done now, by the seat whose turn it is, by any other, and by the table."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core import Action, Seat
from engines.fireship.choices import choices, standing_orders
from engines.fireship.leaving import table_actions
from engines.fireship.state import State, acting


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    if state.ending is not None:
        return ()
    if seat is None:
        return tuple(table_actions(state))
    if seat != acting(state):
        return tuple(standing_orders(state.hands[seat]))
    return _remembered(state)


@lru_cache(maxsize=4)
def _remembered(state: State) -> Sequence[Action]:
    """A position is asked twice: for the menu, and by the door."""
    seat = acting(state)
    return choices(state, seat, state.hands[seat])
