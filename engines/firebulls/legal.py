"""What may be done now: choices made at import, their list remembered until one is taken."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from engines.core import Action, Leave, Seat
from engines.firebulls.actions import (
    Attack,
    Decline,
    Draw,
    General,
    Payment,
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
from engines.firebulls.data import KINDS, LINES, NEIGHBOURS, PAYMENTS, SYMBOLS, Counts, Qi, Yen
from engines.firebulls.draft import cards
from engines.firebulls.state import Phase, Player, Qijie, State, remember

GUARDS = 0x80_80_80_80_80_80  # a byte per kind: its top bit is borrowed where the hand has too few
Priced: TypeAlias = tuple[tuple[int, Action], ...]  # packed price, and what it buys
Offer: TypeAlias = tuple[int, Priced, Priced]  # cards it takes; for Bulls alone; with Warriors too


def packed(counts: Counts) -> int:
    return int.from_bytes(bytes(counts), "big")


def _offer(yen: Yen, bought: Callable[[Payment], Action]) -> Offer:
    """Every way to pay exactly, equal ones once.  # FB-16"""
    every = tuple((packed(price), bought(cards(price))) for price in PAYMENTS[yen])
    bulls = sum(not price[Qi.WARRIOR] for price in PAYMENTS[yen])  # they come first
    return SYMBOLS[yen], every[:bulls], every


def _attack(direction: int) -> Callable[[Payment], Action]:
    return lambda payment: Attack(direction, payment)


ATTACKS = {way: tuple(_offer(yen, _attack(way)) for yen in Yen) for way in LINES}
PRESSES = tuple(_offer(yen, Press) for yen in Yen)
GENERAL = _offer(Yen.GENERAL, General)
TAKES, SHEDS = tuple(map(Take, KINDS)), tuple(map(Shed, KINDS))
SACRIFICES = tuple(map(Sacrifice, Yen))
SHIFTS = {own: (*map(Shift, ways), Stay()) for own, ways in NEIGHBOURS.items()}  # FB-43, FB-46
POWER = (Power(), Decline())
DRAW, STOP = Draw(), Stop()
BESIDE, OVER = Qijie.BESIDE, Phase.OVER
OPENING: Final = Phase.OPENING


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    turn = state.turn
    if seat == turn.seat:
        found = state.choices
        if found is None:
            found = choices(state)
            remember(state, found)
        return found
    if seat is not None or turn.phase is OVER:  # FB-75: no decision is ever needed out of turn
        return ()
    return tuple(Leave(Seat(at)) for at, player in enumerate(state.players) if not player.gone)


def choices(state: State) -> Sequence[Action]:
    turn, player = state.turn, state.players[state.turn.seat]
    if turn.phase is OPENING:
        return openings(state, player)
    match turn.phase:
        case Phase.PRESS:
            yen = target(state.rows, turn.direction)
            assert yen is not None
            return (*affordable(player.hand, (PRESSES[yen],)), STOP)
        case Phase.SHIFT:
            return SHIFTS[player.direction]
        case Phase.SHED:
            return tuple(shed for shed, count in zip(SHEDS, player.hand, strict=True) if count)
        case Phase.POWER:
            return POWER
        case Phase.SACRIFICE:
            return tuple(SACRIFICES[yen] for yen in sorted(set(player.victory[: turn.earlier])))
        case Phase.OVER:
            return ()


def openings(state: State, player: Player) -> Sequence[Action]:
    """Gather or attack; gathering is always possible.  # FB-39, FB-45"""
    offers = []
    for way in reach(state.edition, player.direction):
        yen = target(state.rows, way)
        if yen is not None:
            offers.append(ATTACKS[way][yen])
    if state.general is BESIDE:
        offers.append(GENERAL)
    return (*takes(state.reserve), DRAW, *affordable(player.hand, offers))


@lru_cache(maxsize=1 << 12)
def takes(reserve: Counts) -> tuple[Action, ...]:
    return tuple(take for take, count in zip(TAKES, reserve, strict=True) if count)


def affordable(hand: Counts, offers: Iterable[Offer]) -> list[Action]:
    held, size, warriors = packed(hand) | GUARDS, sum(hand), hand[-1]
    found: list[Action] = []
    for symbols, bulls, every in offers:
        if symbols <= size:
            for price, choice in every if warriors else bulls:
                if (held - price) & GUARDS == GUARDS:
                    found.append(choice)
    return found
