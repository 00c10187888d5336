"""What a seat, or the public, may know; it is a `Position`, so the same rules read it."""

from engines.core import Seat
from engines.fireship.data import Colour
from engines.fireship.state import (
    Captain,
    Ending,
    Fleets,
    Hand,
    Phase,
    State,
    Table,
    Trigger,
    Turn,
    islands_of,
)
from engines.values import value

__all__ = ["Captain", "Hand", "Phase", "Trigger", "View", "islands_of", "view"]


@value
class View:
    viewer: Seat | None
    table: Table
    turn: Turn
    fleets: Fleets
    flags: tuple[Colour, ...]  # by island
    rings: tuple[int, ...]  # by island
    captains: tuple[Captain, ...]  # by seat
    held: tuple[int, ...]  # cards kept in secret, by seat
    deck: int
    discards: int
    time_over: bool
    ending: Ending | None
    hand: Hand | None  # the viewer's own

    @property
    def round(self) -> int:
        """The hidden extra turns never show.  # FS-06"""
        table = self.table
        return min(table.rounds, 1 + (self.turn.number - 1) // len(table.order))

    @property
    def active(self) -> Seat:
        return self.turn.seat

    @property
    def mine(self) -> bool:
        return self.ending is None and self.viewer == self.active

    def waits_for(self, phase: Phase) -> bool:
        return self.ending is None and self.turn.phase is phase


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        table=state.table,
        turn=state.turn,
        fleets=state.fleets,
        flags=state.flags,
        rings=state.rings,
        captains=state.captains,
        held=state.held,
        deck=sum(state.deck),
        discards=sum(state.discards),
        time_over=state.time_over,
        ending=state.ending,
        hand=None if viewer is None else state.hands[viewer],
    )
