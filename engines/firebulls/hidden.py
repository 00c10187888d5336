"""Another position that a viewer cannot tell from the given one."""

from collections.abc import Sequence
from typing import TypeVar

from engines.chance import Chance
from engines.core import Seat
from engines.firebulls.data import Counts, Qi
from engines.firebulls.draft import cards
from engines.firebulls.setup import counted
from engines.firebulls.state import Fact, Player, State, Turn

T = TypeVar("T")


def known_hand(state: State, viewer: Seat | None, owner: Seat) -> Counts:
    """The part of a hand that this viewer has seen: what is open, and what the General's power showed."""
    player = state.players[owner]
    if viewer == owner:
        return player.hand
    facts = counted(tuple(fact.card for fact in state.facts if (fact.viewer, fact.owner) == (viewer, owner)))
    return tuple(map(sum, zip(player.open, facts, strict=True)))


def reseed_hidden(state: State, viewer: Seat | None, seed: bytes) -> State:
    """In order before they are shuffled: how the hidden cards lie is nothing that the viewer knows."""
    chance = Chance(seed)
    yen, chance = chance.shuffle(sorted(yen for pile in state.piles for yen in pile))
    known = [known_hand(state, viewer, Seat(owner)) for owner in range(len(state.players))]
    unseen = [sum(player.hand) - sum(seen) for player, seen in zip(state.players, known, strict=True)]
    pool = [*state.deck]
    for player, seen in zip(state.players, known, strict=True):
        pool += cards(tuple(held - shown for held, shown in zip(player.hand, seen, strict=True)))
    qi, chance = chance.shuffle(sorted(pool))
    dealt = _cut(qi, (*unseen, len(state.deck)))
    hands = [
        tuple(map(sum, zip(seen, counted(new), strict=True)))
        for seen, new in zip(known, dealt[:-1], strict=True)
    ]
    return State(
        state.edition,
        state.limit,
        tuple(_with_hand(player, hand) for player, hand in zip(state.players, hands, strict=True)),
        _with_gain(state, viewer, dealt[state.turn.seat]),
        state.turns,
        state.rows,
        _cut(yen, [len(pile) for pile in state.piles]),
        state.general,
        state.reserve,
        dealt[-1],
        state.discards,
        state.passes,
        state.removed,
        _other_facts(state.facts, viewer, dealt),
        state.ending,
        Chance(chance.seed, state.chance.position),
    )


def _cut(row: Sequence[T], sizes: Sequence[int]) -> tuple[tuple[T, ...], ...]:
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    return tuple(tuple(row[start : start + size]) for start, size in zip(starts, sizes, strict=True))


def _with_hand(player: Player, hand: Counts) -> Player:
    return Player(
        player.colour, player.direction, hand, player.open, player.victory, player.escaped, player.gone
    )


def _with_gain(state: State, viewer: Seat | None, unseen: Sequence[Qi]) -> Turn:
    """The card somebody else drew this turn is another one too; if all of that hand is known to somebody, it
    was taken."""
    turn = state.turn
    told = sum(fact.owner == turn.seat and fact.viewer != viewer for fact in state.facts)
    if turn.gained is None or turn.seat == viewer or len(unseen) <= told:
        return turn
    return Turn(turn.seat, turn.phase, turn.direction, turn.captures, turn.warriors, turn.earlier, unseen[-1])


def _other_facts(
    facts: Sequence[Fact], viewer: Seat | None, dealt: Sequence[Sequence[Qi]]
) -> tuple[Fact, ...]:
    """What others know of each other's hands stays as much, each of a card of their own.  # FB-59"""
    told: list[Fact] = []
    for fact in facts:
        if viewer not in (fact.viewer, fact.owner):
            before = sum(one.owner == fact.owner and one.viewer != viewer for one in told)
            fact = Fact(fact.viewer, fact.owner, dealt[fact.owner][before])
        told.append(fact)
    return tuple(told)
