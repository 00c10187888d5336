"""Attacking the army of Yen: pay, capture, use the power, go on or stop; then the bonus."""

from collections.abc import Callable

from engines.core import Seat
from engines.firebulls.actions import Attack, General, Payment, Press
from engines.firebulls.data import FACES, LINES, NEIGHBOURS, Qi, Rank, Yen
from engines.firebulls.ending import end_turn
from engines.firebulls.events import (
    Attacked,
    Captured,
    Declined,
    Discarded,
    LostCard,
    Stole,
    StoleCard,
    Stopped,
)
from engines.firebulls.state import Fact, Phase, Player, Qijie, Turn
from engines.firebulls.table import Table, cards, plus

DIRECT, DEVIATED = 3, 2  # captures at most

REACH: dict[str, dict[int, dict[int, int]]] = {  # FB-49; the Italian edition: any direction, three cards
    "french": {
        own: {way: DIRECT if way == own else DEVIATED for way in sorted((own, *neighbours))}
        for own, neighbours in NEIGHBOURS.items()
    },
    "italian": {own: dict.fromkeys(LINES, DIRECT) for own in LINES},
}
PLACES = {way: tuple(map(int, cells)) for way, cells in LINES.items()}  # found sooner than by an enum


def reach(edition: str, own: int) -> dict[int, int]:
    """The directions a pawn may attack, and how many cards."""
    return REACH[edition][own]


def target(rows: tuple[Yen | None, ...], direction: int) -> Yen | None:
    """The nearest card that is there; gaps are passed over.  # FB-52"""
    for cell in PLACES[direction]:
        yen = rows[cell]
        if yen is not None:
            return yen
    return None


def attack(table: Table, seat: Seat, action: Attack) -> None:
    table.events.append(Attacked(seat, action.direction))
    _capture_in_line(table, seat, action.direction, action.payment)


def press(table: Table, seat: Seat, action: Press) -> None:
    _capture_in_line(table, seat, table.turn.direction, action.payment)


def general(table: Table, seat: Seat, action: General) -> None:
    """He is the only capture of the turn, from any direction.  # FB-57"""
    table.general = Qijie.WON
    _capture(table, seat, Yen.GENERAL, 0, action.payment)


def power(table: Table, seat: Seat) -> None:
    _POWERS[FACES[table.players[seat].victory[-1]].rank](table, seat)
    _go_on(table)


def decline(table: Table, seat: Seat) -> None:
    """A power not used is lost.  # FB-24"""
    table.events.append(Declined(seat, table.players[seat].victory[-1]))
    _go_on(table)


def stop(table: Table, seat: Seat) -> None:
    table.events.append(Stopped(seat, table.turn.captures))
    _finish(table)


def _capture_in_line(table: Table, seat: Seat, direction: int, payment: Payment) -> None:
    at = next(cell for cell in LINES[direction] if table.rows[cell] is not None)
    yen = table.rows[at]
    assert yen is not None
    table.rows = (*table.rows[:at], None, *table.rows[at + 1 :])
    _capture(table, seat, yen, direction, payment)


def _capture(table: Table, seat: Seat, yen: Yen, direction: int, payment: Payment) -> None:
    for card in payment:  # FB-58: on the discard pile at once
        table.lose_open(seat, card)
        table.discards = plus(table.discards, card)
    player, turn = table.players[seat], table.turn
    table.players[seat] = Player(
        player.colour, player.direction, player.hand, player.open, (*player.victory, yen)
    )
    table.turn = Turn(
        seat,
        Phase.PRESS,
        direction,
        turn.captures + 1,
        turn.warriors + payment.count(Qi.WARRIOR),
        turn.earlier,
    )
    table.events.append(Captured(seat, yen, payment))
    hands = any(any(table.players[other].hand) for other in table.opponents(seat))
    if power_has_use(FACES[yen].rank, finished=table.finished, opponents_hold=hands):
        table.phase(Phase.POWER)
    else:
        _go_on(table)


def power_has_use(rank: Rank, *, finished: bool, opponents_hold: bool) -> bool:
    """A power that can do nothing, as everybody can see, is not asked for.  # FB-24"""
    if rank is Rank.BO:
        return not finished
    return rank in (Rank.COLONEL, Rank.GENERAL) and opponents_hold


def _bo(table: Table, seat: Seat) -> None:
    """A card from the deck, good for this same attack.  # FB-25"""
    table.draw_to_hand(seat)


def _colonel(table: Table, seat: Seat) -> None:
    """A random card of each opponent goes face up to the discards.  # FB-26, FB-28"""
    for victim in table.opponents(seat):
        held = cards(table.players[victim].hand)
        if held:
            at, table.chance = table.chance.draw(len(held))
            table.lose_open(victim, held[at])
            table.discards = plus(table.discards, held[at])
            table.events.append(Discarded(victim, held[at]))
            table.revealed = True


def _general(table: Table, seat: Seat) -> None:
    """A random card of each opponent comes into the hand, unseen by the others.  # FB-27, FB-28"""
    for victim in table.opponents(seat):
        held = cards(table.players[victim].hand)
        if held:
            at, table.chance = table.chance.draw(len(held))
            card = held[at]
            table.lose_hidden(victim, card, seat)
            table.gain_hidden(seat, card)
            table.facts += (Fact(victim, seat, card),)
            table.events += (
                Stole(seat, victim),
                StoleCard(victim, card, audience=seat),
                LostCard(seat, card, audience=victim),
            )
            table.revealed = True


_POWERS: dict[Rank, Callable[[Table, Seat], None]] = {
    Rank.BO: _bo,
    Rank.COLONEL: _colonel,
    Rank.GENERAL: _general,
}


def _go_on(table: Table) -> None:
    """While the line has a card and the limit is not reached, the seat is asked.  # FB-53"""
    turn = table.turn
    if turn.direction:
        limit = reach(table.edition, table.players[turn.seat].direction)[turn.direction]
        if turn.captures < limit and target(table.rows, turn.direction) is not None:
            table.phase(Phase.PRESS)
            return
    _finish(table)


def _finish(table: Table) -> None:
    """The bonus comes after the attack and cannot pay for it.  # FB-54, FB-55"""
    bonus = bonus_for(table.edition, table.turn.captures)
    if bonus and not table.finished:
        table.draw_to_hand(table.turn.seat, bonus)
    end_turn(table)


def bonus_for(edition: str, captures: int) -> int:
    if edition == "italian":
        return 2 if captures == 3 else 0
    return captures - 1
