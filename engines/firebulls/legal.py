"""What may be done now: one small table of choices per verb, remembered because they depend on little."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core import Action, Leave, Seat
from engines.firebulls.actions import (
    Attack,
    Decline,
    Draw,
    General,
    Power,
    Press,
    Sacrifice,
    Shed,
    Shift,
    Stay,
    Stop,
    Take,
)
from engines.firebulls.attack import reach, target
from engines.firebulls.data import KINDS, NEIGHBOURS, PAYMENTS, SYMBOLS, Counts, Qi, Yen
from engines.firebulls.state import Phase, Qijie, State
from engines.firebulls.table import cards

DRAW, STAY, STOP = (Draw(),), (Stay(),), (Stop(),)
POWER = (Power(), Decline())
SHIFTS = {own: (*(Shift(way) for way in ways), *STAY) for own, ways in NEIGHBOURS.items()}  # FB-43, FB-46

GUARDS = 0x80_80_80_80_80_80  # a byte per kind: its top bit is borrowed where the hand has too few


def _packed(counts: Counts) -> int:
    return int.from_bytes(bytes(counts), "big")


PRICES = tuple(tuple((_packed(price), cards(price)) for price in PAYMENTS[yen]) for yen in Yen)


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    turn = state.turn
    if turn.phase is Phase.OVER:
        return ()
    if seat is None:
        return tuple(Leave(Seat(at)) for at, player in enumerate(state.players) if not player.gone)
    if seat != turn.seat:  # FB-75: no decision is ever needed out of turn
        return ()
    player = state.players[seat]
    match turn.phase:
        case Phase.OPENING:
            own = player.direction
            return openings(state.edition, own, state.rows, state.general, state.reserve, player.hand)
        case Phase.SHIFT:
            return SHIFTS[player.direction]
        case Phase.POWER:
            return POWER
        case Phase.PRESS:
            yen = target(state.rows, turn.direction)
            assert yen is not None
            return (*presses(yen, player.hand), *STOP)
        case Phase.SACRIFICE:
            return sacrifices(player.victory[: turn.earlier])
        case Phase.SHED:
            return sheds(player.hand)


@lru_cache(maxsize=1 << 10)
def openings(
    edition: str, own: int, rows: tuple[Yen | None, ...], general: Qijie, reserve: Counts, hand: Counts
) -> tuple[Action, ...]:
    """Gather or attack; gathering is always possible.  # FB-39, FB-45"""
    choices = takes(reserve) + DRAW
    for way in reach(edition, own):
        yen = target(rows, way)
        if yen is not None:
            choices += attacks(way, yen, hand)
    return choices + generals(hand) if general is Qijie.BESIDE else choices


@lru_cache(maxsize=1 << 14)
def payments(yen: Yen, hand: Counts) -> tuple[tuple[Qi, ...], ...]:
    """Every way to pay exactly, equal ones once.  # FB-16"""
    if sum(hand) < SYMBOLS[yen]:
        return ()
    held = _packed(hand) | GUARDS
    return tuple(paid for price, paid in PRICES[yen] if (held - price) & GUARDS == GUARDS)


@lru_cache(maxsize=1 << 14)
def attacks(direction: int, yen: Yen, hand: Counts) -> tuple[Action, ...]:
    return tuple(Attack(direction, payment) for payment in payments(yen, hand))


@lru_cache(maxsize=1 << 12)
def presses(yen: Yen, hand: Counts) -> tuple[Action, ...]:
    return tuple(map(Press, payments(yen, hand)))


@lru_cache(maxsize=1 << 12)
def generals(hand: Counts) -> tuple[Action, ...]:
    return tuple(map(General, payments(Yen.GENERAL, hand)))


@lru_cache(maxsize=1 << 12)
def takes(reserve: Counts) -> tuple[Action, ...]:
    return tuple(Take(kind) for kind in KINDS if reserve[kind])


@lru_cache(maxsize=1 << 12)
def sheds(hand: Counts) -> tuple[Action, ...]:
    return tuple(Shed(kind) for kind in KINDS if hand[kind])


def sacrifices(earlier: Sequence[Yen]) -> tuple[Action, ...]:
    return tuple(Sacrifice(yen) for yen in sorted(set(earlier)))
