"""What the table itself does: a seat leaves."""

from engines.core import Seat
from engines.firebulls.data import NONE
from engines.firebulls.draft import Draft
from engines.firebulls.ending import finish, pass_on, refill_rows
from engines.firebulls.events import Alone, Left
from engines.firebulls.state import Ending, Player


def leave(draft: Draft, seat: Seat) -> None:
    """Hand to the discards, victory cards and pawn out of the game.  # FB-75"""
    player = draft.players[seat]
    draft.discards = tuple(map(sum, zip(draft.discards, player.hand, strict=True)))
    draft.removed += player.victory
    draft.players[seat] = Player(player.colour, 0, NONE, NONE, gone=True)
    draft.facts = tuple(fact for fact in draft.facts if seat not in (fact.owner, fact.viewer))
    draft.events.append(Left(seat))
    draft.revealed = True
    staying = draft.opponents(seat)
    if len(staying) == 1:
        draft.events.append(Alone(staying[0]))
        finish(draft, Ending.ALONE)
        draft.passed = True
    elif draft.turn.seat == seat:
        refill_rows(draft)
        pass_on(draft)
