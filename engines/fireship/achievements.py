"""What is worth telling of a victory."""

from engines.core import Seat
from engines.deeds import Feats, Past, in_turn
from engines.fireship.data import Island, Trigger
from engines.fireship.events import (
    AttackWon,
    IslandAttacked,
    PawnAttacked,
    PawnLost,
    Reinforced,
    SaidNo,
)
from engines.fireship.state import Position, islands_of

MANY, EQUALS = 5, 2  # islands, of nine; attacks


def equals(past: Past, seat: Seat) -> bool:
    """Attacks won with no more strength than the defence had."""
    return sum(_equal(turn, seat) for turn in past.turns if in_turn(turn, AttackWon, seat)) >= EQUALS


def _equal(turn: tuple[object, ...], seat: Seat) -> bool:
    begun = [one for one in turn if isinstance(one, IslandAttacked | PawnAttacked) and one.seat == seat]
    defended = [one.defence for one in turn if isinstance(one, Reinforced)]
    return bool(begun) and begun[-1].attack == (defended or [begun[-1].defence])[-1]


def unsunk(past: Past, seat: Seat) -> bool:
    """No boat and no plane was lost."""
    state: Position = past.state
    mine = state.table.colours[seat]
    return not any(isinstance(one, PawnLost) and one.colour is mine for turn in past.turns for one in turn)


def centre(past: Past, seat: Seat) -> bool:
    state: Position = past.state
    return state.open.flags[Island.CENTRE] is state.table.colours[seat]


def refusal(past: Past, seat: Seat) -> bool:
    """A Non against an attack."""
    return any(one.trigger is Trigger.ATTACK for one in past.of(SaidNo, seat))


def isles(past: Past, seat: Seat) -> bool:
    state: Position = past.state
    return len(islands_of(state, state.table.colours[seat])) >= MANY


ACHIEVEMENTS: Feats = {
    "equals": equals,
    "unsunk": unsunk,
    "centre": centre,
    "refusal": refusal,
    "isles": isles,
}
