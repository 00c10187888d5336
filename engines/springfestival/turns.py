"""What each action does, a function for each verb."""

from collections.abc import Sequence

from engines.core import Event, Seat, Step
from engines.springfestival.actions import Complete, Finale, Lay, Place, Rotate
from engines.springfestival.area import any_fits, bits_of, exploding, launch, lay, turned_back
from engines.springfestival.area import finale as finale_of
from engines.springfestival.data import (
    CARDS,
    PERFECT_BOUQUET,
    PLACES,
    STARTING_SETS,
    STARTING_TILES,
    TILES,
    Kind,
)
from engines.springfestival.events import (
    Bouquet,
    ColoursCompleted,
    ColoursDrawn,
    DeckEmpty,
    Discarded,
    Laid,
    Launched,
    PatternCompleted,
    PatternDrawn,
    PerfectBouquet,
    Prepared,
    Received,
    Replaced,
    Stopped,
    Turned,
)
from engines.springfestival.state import Centre, Phase, Player, State, present


def lay_starting_tile(state: State, seat: Seat, action: Lay) -> Step[State]:
    """Secret until everybody has laid all four (SF-10)."""
    player = state.players[seat]
    tile = STARTING_SETS[seat][action.explosions - 1]
    area = lay(player.area, action.cell, tile)
    ready = len(area.tiles) == STARTING_TILES
    laid = Laid(TILES[tile].colour, action.explosions, action.cell, audience=seat)
    events = (laid, Prepared(seat)) if ready else (laid,)
    return Step(seated(state, seat, Player(area, player.cards, ()), done=ready), events, passed=ready)


def rotate(state: State, seat: Seat, action: Rotate) -> Step[State]:
    """Everybody takes the tile in front; those nobody takes leave the game (SF-15 to SF-18)."""
    centre, players = state.centre, state.players
    offset = (centre.offset + action.quarters) % 4
    tops = [pile[0] for pile in centre.piles]
    served = _served(players, tops, offset)
    untaken = [tile for tile in tops if tile not in served]
    turned = State(
        Phase.LAUNCHING,
        state.active,
        present(players),
        tuple(map(_with_tile, players, served)),
        state.lost_tiles | bits_of(untaken),
        Centre(
            tuple([pile[1:] for pile in centre.piles]),
            offset,
            action.quarters,
            centre.decks,
            centre.sign,
            centre.lost_cards,
            centre.chance,
        ),
    )
    events: list[Event] = [Turned(seat, action.quarters)]
    for taker, tile in enumerate(served):
        if tile is not None:
            events.append(Received(Seat(taker), TILES[tile].colour, TILES[tile].explosions))
    for number in untaken:
        events.append(Discarded(TILES[number].colour, TILES[number].explosions))
    return Step(turned, tuple(events), revealed=centre.height > 1)


def place(state: State, seat: Seat, action: Place) -> Step[State]:
    """When no composition fits after the chain, the seat is done without being asked (SF-31)."""
    player, cell = state.players[seat], action.cell
    assert player.tile is not None
    tile, done = TILES[player.tile], launch(player.area, cell, player.tile)
    after = Player(done.area, player.cards, player.completed, player.applause + done.sparks)
    passed = not any_fits(done.area, player.cards)
    cells = exploding(player.area, cell, done.area)
    launched = Launched(seat, tile.colour, tile.explosions, cell, done.sparks, done.chain, cells)
    if done.replaced is None:
        return Step(seated(state, seat, after, done=passed), (launched,), passed=passed)
    old = TILES[done.replaced]
    replaced = Replaced(seat, old.colour, old.explosions, cell)
    lost = 1 << done.replaced  # SF-21
    return Step(seated(state, seat, after, done=passed, lost=lost), (replaced, launched), passed=passed)


def complete(state: State, seat: Seat, action: Complete) -> Step[State]:
    """The tiles turn back, the card is kept, the next of its kind is drawn (SF-33, SF-36, SF-40)."""
    player, centre, kind = state.players[seat], state.centre, CARDS[action.card].kind
    area, deck = turned_back(player.area, action.cells), centre.decks[kind]
    at = player.cards.index(action.card)
    cards = (*player.cards[:at], *deck[:1], *player.cards[at + 1 :])
    passed = not any_fits(area, cards)
    after = Player(area, cards, (*player.completed, action.card), player.applause)
    completed = seated(state, seat, after, done=passed)
    if not deck:
        return Step(completed, (_completed(seat, action), DeckEmpty(seat)), passed=passed)
    events = (_completed(seat, action), _drawn(seat, deck[0]))
    return Step(_dealt(completed, kind), events, revealed=True, passed=passed)


def done(state: State, seat: Seat) -> Step[State]:
    """Final for the round (SF-31)."""
    return Step(seated(state, seat, state.players[seat], done=True), (Stopped(seat),), passed=True)


def finale(state: State, seat: Seat, action: Finale) -> Step[State]:
    """One tile, one chain; no Sparks, no compositions (SF-44)."""
    player = state.players[seat]
    area = finale_of(player.area, action.cell)
    chain, tiles = area.exploded.bit_count(), len(area.tiles)
    gained = PERFECT_BOUQUET if chain == tiles else 0  # SF-45
    after = Player(area, player.cards, player.completed, player.applause + gained)
    events: tuple[Event, ...] = (Bouquet(seat, action.cell, chain, tiles),)
    if gained:
        events += (PerfectBouquet(seat, gained),)
    return Step(seated(state, seat, after, done=True), events, passed=True)


def seated(state: State, seat: Seat, player: Player, *, done: bool, lost: int = 0) -> State:
    """The position with this player's things changed; one who is done is no longer waited for."""
    players, waiting = list(state.players), state.waiting
    players[seat] = player
    if done and seat in waiting:
        at = waiting.index(seat)
        waiting = waiting[:at] + waiting[at + 1 :]
    return State(
        state.phase,
        state.active,
        waiting,
        tuple(players),
        state.lost_tiles | lost,
        state.centre,
    )


def _dealt(state: State, kind: Kind) -> State:
    """The position with the next card of this kind gone from its deck."""
    centre, (colours, patterns) = state.centre, state.centre.decks
    decks = (colours[1:], patterns) if kind is Kind.COLOUR else (colours, patterns[1:])
    return State(
        state.phase,
        state.active,
        state.waiting,
        state.players,
        state.lost_tiles,
        Centre(
            centre.piles,
            centre.offset,
            centre.turned,
            decks,
            centre.sign,
            centre.lost_cards,
            centre.chance,
        ),
    )


def _served(players: tuple[Player, ...], tops: Sequence[int], offset: int) -> list[int | None]:
    """Place p shows pile (p − offset) mod 4 (SF-15)."""
    places = zip(players, PLACES[len(players)], strict=True)
    return [None if player.gone else tops[(place - offset) % 4] for player, place in places]


def _with_tile(player: Player, tile: int | None) -> Player:
    return Player(player.area, player.cards, player.completed, player.applause, tile, player.gone)


def _completed(seat: Seat, action: Complete) -> Event:
    card, cells = CARDS[action.card], action.cells
    if card.kind is Kind.COLOUR:
        return ColoursCompleted(seat, card.shape, card.colour, card.points, cells)
    return PatternCompleted(seat, card.shape, card.explosions, card.points, cells)


def _drawn(seat: Seat, number: int) -> Event:
    card = CARDS[number]
    if card.kind is Kind.COLOUR:
        return ColoursDrawn(seat, card.shape, card.colour, card.points)
    return PatternDrawn(seat, card.shape, card.explosions, card.points)
