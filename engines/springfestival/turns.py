"""What each action does, a function for each verb."""

from collections.abc import Iterable
from dataclasses import replace

from engines.core import Event, Leave, Seat, Step
from engines.springfestival.actions import Complete, Finale, Lay, Place, Rotate
from engines.springfestival.area import any_fits, explode, launch, lay, occupied, turned_back
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
    Departed,
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
from engines.springfestival.state import GONE, Phase, Player, State, alone, present, present_from


def lay_starting_tile(state: State, seat: Seat, action: Lay) -> Step[State]:
    """Secret until everybody has laid all four (SF-10)."""
    player = state.players[seat]
    tile = STARTING_SETS[seat][action.explosions - 1]
    area = lay(player.area, action.cell, tile)
    ready = len(area.tiles) == STARTING_TILES
    laid = Laid(audience=seat, colour=TILES[tile].colour, explosions=action.explosions, cell=action.cell)
    events = (laid, Prepared(seat=seat)) if ready else (laid,)
    return Step(_seated(state, seat, Player(area, player.cards, ()), done=ready), events, passed=ready)


def rotate(state: State, seat: Seat, action: Rotate) -> Step[State]:
    """Everybody takes the tile in front; those nobody takes leave the game (SF-15 to SF-18)."""
    offset = (state.offset + action.quarters) % 4
    tops = tuple(pile[0] for pile in state.piles)
    served = _served(state.players, tops, offset)
    untaken = tuple(tile for tile in tops if tile not in served)
    turned = replace(
        state,
        phase=Phase.LAUNCHING,
        players=tuple(map(_with_tile, state.players, served)),
        waiting=present(state.players),
        offset=offset,
        turned=action.quarters,
        piles=tuple(pile[1:] for pile in state.piles),
        lost_tiles=state.lost_tiles | _bits(untaken),
    )
    events: tuple[Event, ...] = (
        Turned(seat=seat, quarters=action.quarters),
        *(
            Received(seat=Seat(taker), colour=TILES[tile].colour, explosions=TILES[tile].explosions)
            for taker, tile in enumerate(served)
            if tile is not None
        ),
        *(Discarded(colour=TILES[tile].colour, explosions=TILES[tile].explosions) for tile in untaken),
    )
    return Step(turned, events, revealed=len(state.piles[0]) > 1)


def place(state: State, seat: Seat, action: Place) -> Step[State]:
    """When no composition fits after the chain, the seat is done without being asked (SF-31)."""
    player, cell = state.players[seat], action.cell
    assert player.tile is not None
    tile, done = TILES[player.tile], launch(player.area, cell, player.tile)
    after = Player(done.area, player.cards, player.completed, player.applause + done.sparks)
    passed = not any_fits(done.area, player.cards)
    launched = Launched(
        seat=seat,
        colour=tile.colour,
        explosions=tile.explosions,
        cell=cell,
        sparks=done.sparks,
        chain=done.chain,
    )
    if done.replaced is None:
        return Step(_seated(state, seat, after, done=passed), (launched,), passed=passed)
    old = TILES[done.replaced]
    replaced = Replaced(seat=seat, colour=old.colour, explosions=old.explosions, cell=cell)
    lost = 1 << done.replaced  # SF-21
    return Step(_seated(state, seat, after, done=passed, lost=lost), (replaced, launched), passed=passed)


def complete(state: State, seat: Seat, action: Complete) -> Step[State]:
    """The tiles turn back, the card is kept, the next of its kind is drawn (SF-33, SF-36, SF-40)."""
    player, kind = state.players[seat], CARDS[action.card].kind
    area, deck = turned_back(player.area, action.cells), state.decks[kind]
    at = player.cards.index(action.card)
    cards = (*player.cards[:at], *deck[:1], *player.cards[at + 1 :])
    after = Player(area, cards, (*player.completed, action.card), player.applause)
    passed = not any_fits(area, cards)
    decks = tuple(deck[1:] if one == kind else cards for one, cards in enumerate(state.decks))
    drawn = _drawn(seat, deck[0]) if deck else DeckEmpty(seat=seat)
    return Step(
        replace(_seated(state, seat, after, done=passed), decks=decks),
        (_completed(seat, action), drawn),
        revealed=bool(deck),
        passed=passed,
    )


def done(state: State, seat: Seat) -> Step[State]:
    """Final for the round (SF-31)."""
    return Step(_seated(state, seat, state.players[seat], done=True), (Stopped(seat=seat),), passed=True)


def finale(state: State, seat: Seat, action: Finale) -> Step[State]:
    """One tile, one chain; no Sparks, no compositions (SF-44)."""
    player = state.players[seat]
    area = explode(player.area, action.cell)
    chain, tiles = area.exploded.bit_count(), len(area.tiles)
    gained = PERFECT_BOUQUET if chain == tiles else 0  # SF-45
    after = Player(area, player.cards, player.completed, player.applause + gained)
    events: tuple[Event, ...] = (Bouquet(seat=seat, cell=action.cell, chain=chain, tiles=tiles),)
    if gained:
        events += (PerfectBouquet(seat=seat, applause=gained),)
    return Step(_seated(state, seat, after, done=True), events, passed=True)


def leave(state: State, action: Leave) -> Step[State]:
    """Tiles and cards leave the game with the seat; nobody waits for it any more (SF-61)."""
    seat = action.seat
    player = state.players[seat]
    tiles = STARTING_SETS[seat] if state.phase is Phase.LAYING else player.area.tiles
    held = () if player.tile is None else (player.tile,)
    left = _seated(state, seat, GONE, done=True, lost=_bits((*tiles, *held)))
    before_the_turn = state.phase <= Phase.TURNING
    left = replace(
        left,
        waiting=() if alone(left.players) else left.waiting,
        lost_cards=state.lost_cards | _bits((*player.cards, *player.completed)),
        active=present_from(left.players, state.active) if before_the_turn else state.active,
    )
    return Step(left, (Departed(seat=seat),))


def _seated(state: State, seat: Seat, player: Player, *, done: bool, lost: int = 0) -> State:
    """The position with this player's things changed; one who is done is no longer waited for."""
    return State(
        state.phase,
        (*state.players[:seat], player, *state.players[seat + 1 :]),
        tuple(one for one in state.waiting if one != seat) if done else state.waiting,
        state.active,
        state.offset,
        state.turned,
        state.piles,
        state.decks,
        state.sign,
        state.lost_tiles | lost,
        state.lost_cards,
        state.chance,
    )


def _served(players: tuple[Player, ...], tops: tuple[int, ...], offset: int) -> tuple[int | None, ...]:
    """Place p shows pile (p − offset) mod 4 (SF-15)."""
    places = PLACES[len(players)]
    return tuple(
        None if player.gone else tops[(place - offset) % 4]
        for player, place in zip(players, places, strict=True)
    )


def _with_tile(player: Player, tile: int | None) -> Player:
    return replace(player, tile=tile)


def _completed(seat: Seat, action: Complete) -> Event:
    card, cells = CARDS[action.card], action.cells
    if card.kind is Kind.COLOUR:
        return ColoursCompleted(
            seat=seat, shape=card.shape, colour=card.colour, points=card.points, cells=cells
        )
    return PatternCompleted(
        seat=seat, shape=card.shape, explosions=card.explosions, points=card.points, cells=cells
    )


def _drawn(seat: Seat, number: int) -> Event:
    card = CARDS[number]
    if card.kind is Kind.COLOUR:
        return ColoursDrawn(seat=seat, shape=card.shape, colour=card.colour, points=card.points)
    return PatternDrawn(seat=seat, shape=card.shape, explosions=card.explosions, points=card.points)


def _bits(numbers: Iterable[int]) -> int:
    return occupied(tuple(numbers))
