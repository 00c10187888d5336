"""Another position that a viewer cannot tell from the given one."""

from engines.chance import Chance
from engines.core import Seat
from engines.fireship.data import KEPT, Trigger
from engines.fireship.state import Hand, Hidden, State


def reseed_hidden(state: State, viewer: Seat | None, seed: bytes) -> State:
    """Others' cards and orders, the deck and the last turn are drawn anew; counts stay."""
    chance = Chance(seed)
    hands, deck, chance = _redealt(state, viewer, chance)
    last_turn, chance = _other_last_turn(state, chance)
    return State(
        state.table,
        state.turn,
        state.fleets,
        state.open,
        Hidden(hands, deck, state.hidden.discards, last_turn),
        Chance(seed, state.chance.position),
    )


def _redealt(
    state: State, viewer: Seat | None, chance: Chance
) -> tuple[tuple[Hand, ...], tuple[int, ...], Chance]:
    """Hands hold only cards that may be kept; everything else that is unseen is in the deck.  # FS-62"""
    deck = list(state.hidden.deck)
    for seat, hand in enumerate(state.hidden.hands):
        if seat != viewer:
            for card in hand.cards:
                deck[card] += 1
    keepable, chance = chance.shuffle([card for card in KEPT for _ in range(deck[card])])
    hands, rest = [], list(keepable)
    for seat, hand in enumerate(state.hidden.hands):
        if seat != viewer:
            cards = [rest.pop() for _ in hand.cards]
            triggers, chance = _other_triggers(chance)
            hand = Hand(tuple(sorted(cards)), triggers)
            for card in cards:
                deck[card] -= 1
        hands.append(hand)
    return tuple(hands), tuple(deck), chance


def _other_triggers(chance: Chance) -> tuple[tuple[Trigger, ...], Chance]:
    chosen, chance = chance.draw(1 << len(Trigger))
    return tuple(trigger for trigger in Trigger if chosen >> trigger & 1), chance


def _other_last_turn(state: State, chance: Chance) -> tuple[int, Chance]:
    """One that has not been passed yet; after the end it is known.  # FS-06"""
    seats = len(state.table.order)
    earliest = max(state.table.rounds * seats, state.turn.number)
    if state.open.ending is not None:
        return state.hidden.last_turn, chance
    extra, chance = chance.draw(state.table.rounds * seats + seats - earliest)
    return earliest + extra, chance
