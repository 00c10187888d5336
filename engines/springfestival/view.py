"""What a seat, or the public, may know: all but starting tiles still secret and what lies face down."""

from engines.core import Outcome, Seat
from engines.springfestival.area import Area
from engines.springfestival.data import CARDS, PLACES, STARTING_TILES, Sign
from engines.springfestival.legal import unlaid
from engines.springfestival.scoring import outcome
from engines.springfestival.state import Phase, State, present_from, round_of
from engines.values import value

__all__ = ["Phase", "SeatView", "View", "view"]


@value
class SeatView:
    area: Area  # empty while its starting tiles are secret
    laid: int  # starting tiles, of four
    unlaid: tuple[int, ...]  # the viewer's own starting tiles still to lay
    tile: int | None  # received, not placed yet
    cards: tuple[int, ...]
    completed: tuple[int, ...]
    points: int  # of the completed compositions
    applause: int
    gone: bool
    place: int  # at the shop, 0–3 clockwise


@value
class View:
    viewer: Seat | None
    phase: Phase
    round: int
    seats: tuple[SeatView, ...]
    waiting: tuple[Seat, ...]
    active: Seat
    offset: int
    turned: int
    shop: tuple[int | None, ...]  # the visible tile at each place, as the shop stands
    height: int  # tiles in each pile, the visible one included
    decks: tuple[int, ...]  # cards left, by kind
    sign: Sign | None
    lost_tiles: int
    outcome: Outcome | None

    @property
    def mine(self) -> SeatView:
        assert self.viewer is not None
        return self.seats[self.viewer]


def view(state: State, viewer: Seat | None) -> View:
    centre = state.centre
    return View(
        viewer=viewer,
        phase=state.phase,
        round=round_of(state.phase, centre.height),
        seats=tuple(_seat_view(state, Seat(seat), viewer) for seat in range(len(state.players))),
        waiting=state.waiting,
        active=present_from(state.players, state.active),  # SF-61
        offset=centre.offset,
        turned=centre.turned,
        shop=tuple(_top(centre.piles[(place - centre.offset) % 4]) for place in range(4)),
        height=centre.height,
        decks=tuple(map(len, centre.decks)),
        sign=centre.sign,
        lost_tiles=state.lost_tiles,
        outcome=outcome(state),
    )


def _seat_view(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    player = state.players[seat]
    laying = state.phase is Phase.LAYING
    own = seat == viewer and not player.gone
    return SeatView(
        area=Area() if laying and not own else player.area,
        laid=min(len(player.area.tiles), STARTING_TILES),
        unlaid=unlaid(seat, player.area) if laying and own else (),
        tile=player.tile,
        cards=player.cards,
        completed=player.completed,
        points=sum(CARDS[card].points for card in player.completed),
        applause=player.applause,
        gone=player.gone,
        place=PLACES[len(state.players)][seat],
    )


def _top(pile: tuple[int, ...]) -> int | None:
    return pile[0] if pile else None
