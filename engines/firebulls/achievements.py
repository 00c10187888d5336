"""What is worth telling of a victory."""

from engines.core import Seat
from engines.deeds import Feats, Past, in_turn
from engines.firebulls.data import Qi, Yen, earns_bonus
from engines.firebulls.events import Captured, Sacrificed
from engines.firebulls.state import State

LINE, LINES, COLOURS, AHEAD = 3, 2, 5, 10  # cards of an attack, such attacks, own cards, points


def line(past: Past, seat: Seat) -> bool:
    """Attacks that won all they could."""
    return sum(len(in_turn(turn, Captured, seat)) >= LINE for turn in past.turns) >= LINES


def general(past: Past, seat: Seat) -> bool:
    return any(one.card is Yen.GENERAL for one in past.of(Captured, seat))


def colours(past: Past, seat: Seat) -> bool:
    state: State = past.state
    player = state.players[seat]
    return sum(earns_bonus(yen, player.colour) for yen in player.victory) >= COLOURS


def unbowed(past: Past, seat: Seat) -> bool:
    """Warriors helped, and no captured card was given up for one."""
    helped = any(Qi.WARRIOR in one.payment for one in past.of(Captured, seat))
    return helped and not past.of(Sacrificed, seat)


def clear(past: Past, seat: Seat) -> bool:
    return past.lead(seat) >= AHEAD


ACHIEVEMENTS: Feats = {
    "line": line,
    "general": general,
    "colours": colours,
    "unbowed": unbowed,
    "clear": clear,
}
