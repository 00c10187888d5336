"""What a seat, or the public, may know; and what can be said from that alone."""

from engines.core import Seat
from engines.firebulls.data import LINES, Colour, Counts, Qi, Yen
from engines.firebulls.hidden import known_hand
from engines.firebulls.scoring import points
from engines.firebulls.state import Ending, Phase, Player, Qijie, State
from engines.values import value

__all__ = ["Phase", "Qijie", "SeatView", "View", "view"]


@value
class SeatView:
    seat: Seat
    colour: Colour
    direction: int  # 0: has left
    cards: int  # in hand
    known: Counts  # of these, what this viewer has seen; one's own hand whole
    victory: tuple[Yen, ...]
    points: int
    escaped: Yen | None
    gone: bool


@value
class View:
    viewer: Seat | None
    edition: str
    seats: tuple[SeatView, ...]
    rows: tuple[Yen | None, ...]  # by Cell
    piles: tuple[int, ...]
    general: Qijie
    reserve: Counts
    deck: int
    discards: Counts
    passes: int
    limit: int
    removed: tuple[Yen, ...]
    turns: int
    active: Seat
    phase: Phase
    direction: int  # of the attack in progress
    captures: int
    warriors: int  # used this turn and not yet paid for
    earlier: int  # of the active seat's cards, those won before this turn
    hand: Counts | None  # the viewer's own
    gained: Qi | None  # the card the viewer got this turn
    ending: Ending | None

    @property
    def mine(self) -> bool:
        return self.viewer == self.active and self.phase is not Phase.OVER

    def target(self, direction: int) -> Yen | None:
        """The nearest card of a line."""
        return next((yen for cell in LINES[direction] if (yen := self.rows[cell]) is not None), None)

    @property
    def captured(self) -> Yen:
        """The active seat's last capture."""
        return self.seats[self.active].victory[-1]


def view(state: State, viewer: Seat | None) -> View:
    turn = state.turn
    return View(
        viewer=viewer,
        edition=state.edition,
        seats=tuple(_seat(state, viewer, Seat(at), player) for at, player in enumerate(state.players)),
        rows=state.rows,
        piles=tuple(map(len, state.piles)),
        general=state.general,
        reserve=state.reserve,
        deck=len(state.deck),
        discards=state.discards,
        passes=state.passes,
        limit=state.limit,
        removed=state.removed,
        turns=state.turns,
        active=turn.seat,
        phase=turn.phase,
        direction=turn.direction,
        captures=turn.captures,
        warriors=turn.warriors,
        earlier=turn.earlier,
        hand=None if viewer is None else state.players[viewer].hand,
        gained=turn.gained if turn.seat == viewer else None,
        ending=state.ending,
    )


def _seat(state: State, viewer: Seat | None, seat: Seat, player: Player) -> SeatView:
    return SeatView(
        seat,
        player.colour,
        player.direction,
        sum(player.hand),
        known_hand(state, viewer, seat),
        player.victory,
        points(player.victory, player.colour),
        player.escaped,
        player.gone,
    )
