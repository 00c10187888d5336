"""What is worth telling of a victory."""

from engines.core import Event, Seat
from engines.deeds import Feats, Past
from engines.springfestival.events import (
    ColoursCompleted,
    Launched,
    PatternCompleted,
    PerfectBouquet,
)
from engines.springfestival.scoring import rivals_with_less
from engines.springfestival.state import State

CHAIN, COMPOSITIONS, AT_ONCE = 9, 10, 3  # tiles of one launch; cards of a game, of one launch


def perfect(past: Past, seat: Seat) -> bool:
    """And nobody else's was."""
    whose = [one.seat for turn in past.turns for one in turn if isinstance(one, PerfectBouquet)]
    return whose == [seat]


def chain(past: Past, seat: Seat) -> bool:
    """So many tiles explode by one launch."""
    return any(one.chain >= CHAIN for one in past.of(Launched, seat))


def encore(past: Past, seat: Seat) -> bool:
    """So many compositions by one launch."""
    run = 0
    for one in (one for turn in past.turns for one in turn):
        if isinstance(one, Launched) and one.seat == seat:
            run = 0
        elif _completes(one, seat):
            run += 1
        if run >= AT_ONCE:
            return True
    return False


def _completes(one: Event, seat: Seat) -> bool:
    return isinstance(one, ColoursCompleted | PatternCompleted) and one.seat == seat


def programme(past: Past, seat: Seat) -> bool:
    state: State = past.state
    return len(state.players[seat].completed) >= COMPOSITIONS


def ovation(past: Past, seat: Seat) -> bool:
    """More Applause than anybody else."""
    state: State = past.state
    return rivals_with_less(state.players, seat) == len(state.players) - 1


ACHIEVEMENTS: Feats = {
    "perfect": perfect,
    "chain": chain,
    "encore": encore,
    "programme": programme,
    "ovation": ovation,
}
