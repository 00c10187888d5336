"""The colour of a message's edge: that of the seat which acts, or the game's own light."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.core import Seat
from engines.firebulls.view import View as FireBullsView
from engines.fireship.view import View as FireshipView
from renderer.colours import PAINTS

GOLD = "#FFC94A"  # where seats have no colour

_SEATS: Mapping[type[Any], Callable[[Any, Seat], str]] = {
    FireBullsView: lambda view, seat: str(view.seats[seat].colour.name),
    FireshipView: lambda view, seat: str(view.table.colours[seat].name),
}


def accent(view: object, seat: Seat | None) -> int:
    """As a number, 0xRRGGBB."""
    colour = _SEATS.get(type(view))
    if seat is None or colour is None:
        return int(GOLD[1:], 16)
    return int(PAINTS[colour(view, seat).lower()].fill[1:], 16)
