"""Gathering forces: a card of the Reserve, or the deck's top card and perhaps a step of the pawn."""

from engines.core import Seat
from engines.firebulls.actions import Shift, Take
from engines.firebulls.data import RESERVE_SIZE
from engines.firebulls.draft import Draft, minus, plus
from engines.firebulls.ending import end_turn
from engines.firebulls.events import Refilled, Shifted, Stayed, Took, Yielded
from engines.firebulls.state import Phase, Player


def take(draft: Draft, seat: Seat, action: Take) -> None:
    draft.reserve = minus(draft.reserve, action.card)
    draft.gain_open(seat, action.card)
    draft.events.append(Took(seat, action.card))
    refill_reserve(draft)
    end_turn(draft, gained=action.card)


def refill_reserve(draft: Draft) -> None:
    """One card always, then more until there are three.  # FB-40"""
    before = draft.passes
    while (card := draft.draw()) is not None:
        draft.reserve = plus(draft.reserve, card)
        draft.events.append(Refilled(card))
        if sum(draft.reserve) >= RESERVE_SIZE:
            break
    draft.tell_exhaustion(before)


def draw(draft: Draft, seat: Seat) -> None:
    """The card first, then the pawn.  # FB-43, FB-44"""
    card = draft.draw_to_hand(seat)
    draft.phase(Phase.SHIFT, gained=card)


def shift(draft: Draft, seat: Seat, action: Shift) -> None:
    """Whoever stands there changes places, without a choice of theirs.  # FB-36, FB-47"""
    origin = draft.players[seat].direction
    other = next(
        (Seat(at) for at, one in enumerate(draft.players) if one.direction == action.direction), None
    )
    _stand(draft, seat, action.direction)
    draft.events.append(Shifted(seat, action.direction))
    if other is not None:
        _stand(draft, other, origin)
        draft.events.append(Yielded(other, origin))
    end_turn(draft)


def stay(draft: Draft, seat: Seat) -> None:
    draft.events.append(Stayed(seat))
    end_turn(draft)


def _stand(draft: Draft, seat: Seat, direction: int) -> None:
    player = draft.players[seat]
    draft.players[seat] = Player(player.colour, direction, player.hand, player.open, player.victory)
