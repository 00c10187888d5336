"""What a seat, or the public, may know: all but starting tiles still secret and what lies face down."""

from dataclasses import dataclass, replace
from itertools import chain as joined

from engines.chance import Chance
from engines.core import Outcome, Seat
from engines.springfestival.area import Area, free_cells, lay
from engines.springfestival.data import CARDS, PLACES, STARTING_SETS, STARTING_TILES, Sign
from engines.springfestival.moves import unlaid
from engines.springfestival.scoring import outcome
from engines.springfestival.state import Phase, Player, State, round_of


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
    return View(
        viewer=viewer,
        phase=state.phase,
        round=round_of(state.phase, len(state.piles[0])),
        seats=tuple(_seat_view(state, Seat(seat), viewer) for seat in range(len(state.players))),
        waiting=state.waiting,
        active=state.active,
        offset=state.offset,
        turned=state.turned,
        shop=tuple(_top(state.piles[(place - state.offset) % 4]) for place in range(4)),
        height=len(state.piles[0]),
        decks=tuple(map(len, state.decks)),
        sign=state.sign,
        lost_tiles=state.lost_tiles,
        outcome=outcome(state),
    )


def reseed_hidden(state: State, viewer: Seat | None, seed: bytes) -> State:
    """Other tiles and cards face down, and other starting tiles where the viewer does not see them."""
    hidden, chance = Chance(seed).shuffle(tuple(joined.from_iterable(pile[1:] for pile in state.piles)))
    below = max(len(state.piles[0]) - 1, 0)
    piles = tuple(
        (*pile[:1], *hidden[number * below : (number + 1) * below]) for number, pile in enumerate(state.piles)
    )
    decks = []
    for deck in state.decks:
        shuffled, chance = chance.shuffle(deck)
        decks.append(shuffled)
    players = []
    for seat, player in enumerate(state.players):
        if state.phase is Phase.LAYING and seat != viewer:
            player, chance = _laid_otherwise(player, Seat(seat), chance)
        players.append(player)
    return replace(state, players=tuple(players), piles=piles, decks=tuple(decks), chance=Chance(seed))


def _seat_view(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    player = state.players[seat]
    laying = state.phase is Phase.LAYING
    own = seat == viewer and not player.gone
    return SeatView(
        area=Area() if laying and not own else player.area,
        laid=len(player.area.tiles) if laying else STARTING_TILES,
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


def _laid_otherwise(player: Player, seat: Seat, chance: Chance) -> tuple[Player, Chance]:
    """As many starting tiles as before, any of them, on any cells (SF-10)."""
    area = Area()
    tiles, chance = chance.sample(STARTING_SETS[seat], len(player.area.tiles))
    for tile in tiles:
        cells = free_cells(area.cells)
        drawn, chance = chance.draw(len(cells))
        area = lay(area, cells[drawn], tile)
    return replace(player, area=area), chance
