"""What the table itself does: a seat leaves, the time is over."""

from dataclasses import replace

from engines.core import Seat
from engines.fireship.data import ROOM, WHITE_BOATS, Colour, Island, Pawn
from engines.fireship.draft import Draft
from engines.fireship.events import IslandFreed, SeatLeft, TimeCalled
from engines.fireship.state import NO_FLEET, acting, islands_of, on_cell, replaced
from engines.fireship.turns import end_turn, put_out, settle, wave


def leave(draft: Draft, seat: Seat) -> None:
    """Who is out already has nothing left to give up, and keeps the place of when it went out.  # FS-08"""
    captain = draft.open.captains[seat]
    draft.revealed = True
    draft.tell(SeatLeft(seat))
    if captain.out:
        draft.set_captain(seat, replace(captain, left=True))
    else:
        _give_up(draft, seat)


def _give_up(draft: Draft, seat: Seat) -> None:
    """Pawns to the reserve, islands without rings to white, cards and badges as FS-63.  # FS-72"""
    acted, colour, turn = acting(draft), draft.colour(seat), draft.turn
    put_out(draft, seat, wave(draft), left=draft.table.version > 1)
    draft.fleets = replaced(draft.fleets, colour, NO_FLEET)
    for island in islands_of(draft, colour):
        _free(draft, island)
    settle(draft)
    attacked = turn.assault is not None and turn.assault.owner is colour
    if draft.open.ending is None and (seat == acted or attacked):
        end_turn(draft)


def time_over(draft: Draft) -> None:
    """The game ends with the turn in progress."""
    draft.open, draft.revealed = replace(draft.open, time_over=True), True
    draft.tell(TimeCalled(acting(draft)))


def _free(draft: Draft, island: Island) -> None:
    """With a white boat from those out of the game, if the circle cell has room."""
    draft.set_island(island, Colour.WHITE, 0)
    draft.tell(IslandFreed(island))
    circle = draft.table.circles[island]
    if on_cell(draft, circle) < ROOM and len(draft.fleets[Colour.WHITE][Pawn.BOAT]) < WHITE_BOATS:
        draft.gain(Colour.WHITE, Pawn.BOAT, circle)
