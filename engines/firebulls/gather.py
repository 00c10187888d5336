"""Gathering forces: a card of the Reserve, or the deck's top card and perhaps a step of the pawn."""

from engines.core import Seat
from engines.firebulls.actions import Shift, Take
from engines.firebulls.data import RESERVE_SIZE
from engines.firebulls.ending import end_turn
from engines.firebulls.events import Refilled, Shifted, Stayed, Took, Yielded
from engines.firebulls.state import Phase, Player
from engines.firebulls.table import Table, minus, plus


def take(table: Table, seat: Seat, action: Take) -> None:
    table.reserve = minus(table.reserve, action.card)
    table.gain_open(seat, action.card)
    table.events.append(Took(seat, action.card))
    refill_reserve(table)
    end_turn(table, gained=action.card)


def refill_reserve(table: Table) -> None:
    """One card always, then more until there are three.  # FB-40"""
    before = table.passes
    while (card := table.draw()) is not None:
        table.reserve = plus(table.reserve, card)
        table.events.append(Refilled(card))
        if sum(table.reserve) >= RESERVE_SIZE:
            break
    table.tell_exhaustion(before)


def draw(table: Table, seat: Seat) -> None:
    """The card first, then the pawn.  # FB-43, FB-44"""
    card = table.draw_to_hand(seat)
    table.phase(Phase.SHIFT, gained=card)


def shift(table: Table, seat: Seat, action: Shift) -> None:
    """Whoever stands there changes places, without a choice of theirs.  # FB-36, FB-47"""
    origin = table.players[seat].direction
    other = next(
        (Seat(at) for at, one in enumerate(table.players) if one.direction == action.direction), None
    )
    _stand(table, seat, action.direction)
    table.events.append(Shifted(seat, action.direction))
    if other is not None:
        _stand(table, other, origin)
        table.events.append(Yielded(other, origin))
    end_turn(table)


def stay(table: Table, seat: Seat) -> None:
    table.events.append(Stayed(seat))
    end_turn(table)


def _stand(table: Table, seat: Seat, direction: int) -> None:
    player = table.players[seat]
    table.players[seat] = Player(player.colour, direction, player.hand, player.open, player.victory)
