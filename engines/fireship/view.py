"""What a seat, or the public, may know; it is a `Position`, so the same rules read it."""

from engines.core import Seat
from engines.fireship.state import Captain, Fleets, Hand, Open, Phase, State, Table, Turn, islands_of
from engines.values import value

__all__ = ["Captain", "Hand", "Phase", "View", "islands_of", "view"]


@value
class View:
    viewer: Seat | None
    table: Table
    turn: Turn
    fleets: Fleets
    open: Open
    held: tuple[int, ...]  # cards kept in secret, by seat
    deck: int
    discards: int
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
        return self.open.ending is None and self.viewer == self.active

    def waits_for(self, phase: Phase) -> bool:
        return self.open.ending is None and self.turn.phase is phase


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        table=state.table,
        turn=state.turn,
        fleets=state.fleets,
        open=state.open,
        held=state.held,
        deck=sum(state.hidden.deck),
        discards=sum(state.hidden.discards),
        hand=None if viewer is None else state.hidden.hands[viewer],
    )
