"""Attacking the army of Yen: pay, capture, use the power, go on or stop; then the bonus."""

from collections.abc import Callable

from engines.core import Seat
from engines.firebulls.actions import Attack, General, Payment, Press
from engines.firebulls.data import FACES, LINES, NEIGHBOURS, Qi, Rank, Yen
from engines.firebulls.draft import Draft, cards, plus
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


def attack(draft: Draft, seat: Seat, action: Attack) -> None:
    draft.events.append(Attacked(seat, action.direction))
    _capture_in_line(draft, seat, action.direction, action.payment)


def press(draft: Draft, seat: Seat, action: Press) -> None:
    _capture_in_line(draft, seat, draft.turn.direction, action.payment)


def general(draft: Draft, seat: Seat, action: General) -> None:
    """He is the only capture of the turn, from any direction.  # FB-57"""
    draft.general = Qijie.WON
    _capture(draft, seat, Yen.GENERAL, 0, action.payment)


def power(draft: Draft, seat: Seat) -> None:
    _POWERS[FACES[draft.players[seat].victory[-1]].rank](draft, seat)
    _go_on(draft)


def decline(draft: Draft, seat: Seat) -> None:
    """A power not used is lost.  # FB-24"""
    draft.events.append(Declined(seat, draft.players[seat].victory[-1]))
    _go_on(draft)


def stop(draft: Draft, seat: Seat) -> None:
    draft.events.append(Stopped(seat, draft.turn.captures))
    _finish(draft)


def _capture_in_line(draft: Draft, seat: Seat, direction: int, payment: Payment) -> None:
    at = next(cell for cell in LINES[direction] if draft.rows[cell] is not None)
    yen = draft.rows[at]
    assert yen is not None
    draft.rows = (*draft.rows[:at], None, *draft.rows[at + 1 :])
    _capture(draft, seat, yen, direction, payment)


def _capture(draft: Draft, seat: Seat, yen: Yen, direction: int, payment: Payment) -> None:
    for card in payment:  # FB-58: on the discard pile at once
        draft.lose_open(seat, card)
        draft.discards = plus(draft.discards, card)
    player, turn = draft.players[seat], draft.turn
    draft.players[seat] = Player(
        player.colour, player.direction, player.hand, player.open, (*player.victory, yen)
    )
    draft.turn = Turn(
        seat,
        Phase.PRESS,
        direction,
        turn.captures + 1,
        turn.warriors + payment.count(Qi.WARRIOR),
        turn.earlier,
    )
    draft.events.append(Captured(seat, yen, payment))
    if _has_use(draft, seat):
        draft.phase(Phase.POWER)
    else:
        _go_on(draft)


def close_power(draft: Draft) -> None:
    """One that is open and can do nothing any more closes by itself.  # FB-24"""
    if draft.turn.phase is Phase.POWER and not _has_use(draft, draft.turn.seat):
        _go_on(draft)


def _has_use(draft: Draft, seat: Seat) -> bool:
    rank = FACES[draft.players[seat].victory[-1]].rank
    hands = any(any(draft.players[other].hand) for other in draft.opponents(seat))
    return power_has_use(rank, finished=draft.finished, opponents_hold=hands)


def power_has_use(rank: Rank, *, finished: bool, opponents_hold: bool) -> bool:
    """A power that can do nothing, as everybody can see, is not asked for.  # FB-24"""
    if rank is Rank.BO:
        return not finished
    return rank in (Rank.COLONEL, Rank.GENERAL) and opponents_hold


def _bo(draft: Draft, seat: Seat) -> None:
    """A card from the deck, good for this same attack.  # FB-25"""
    draft.draw_to_hand(seat)


def _colonel(draft: Draft, seat: Seat) -> None:
    """A random card of each opponent goes face up to the discards.  # FB-26, FB-28"""
    for victim in draft.opponents(seat):
        held = cards(draft.players[victim].hand)
        if held:
            at, draft.chance = draft.chance.draw(len(held))
            draft.lose_open(victim, held[at])
            draft.discards = plus(draft.discards, held[at])
            draft.events.append(Discarded(victim, held[at]))
            draft.revealed = True


def _general(draft: Draft, seat: Seat) -> None:
    """A random card of each opponent comes into the hand, unseen by the others.  # FB-27, FB-28"""
    for victim in draft.opponents(seat):
        held = cards(draft.players[victim].hand)
        if held:
            at, draft.chance = draft.chance.draw(len(held))
            card = held[at]
            draft.lose_hidden(victim, card, seat)
            draft.gain_hidden(seat, card)
            draft.facts += (Fact(victim, seat, card),)
            draft.events += (
                Stole(seat, victim),
                StoleCard(victim, card, audience=seat),
                LostCard(seat, card, audience=victim),
            )
            draft.revealed = True


_POWERS: dict[Rank, Callable[[Draft, Seat], None]] = {
    Rank.BO: _bo,
    Rank.COLONEL: _colonel,
    Rank.GENERAL: _general,
}


def _go_on(draft: Draft) -> None:
    """While the line has a card and the limit is not reached, the seat is asked.  # FB-53"""
    turn = draft.turn
    if turn.direction:
        limit = reach(draft.edition, draft.players[turn.seat].direction)[turn.direction]
        if turn.captures < limit and target(draft.rows, turn.direction) is not None:
            draft.phase(Phase.PRESS)
            return
    _finish(draft)


def _finish(draft: Draft) -> None:
    """The bonus comes after the attack and cannot pay for it.  # FB-54, FB-55"""
    bonus = bonus_for(draft.edition, draft.turn.captures)
    if bonus and not draft.finished:
        draft.draw_to_hand(draft.turn.seat, bonus)
    end_turn(draft)


def bonus_for(edition: str, captures: int) -> int:
    if edition == "italian":
        return 2 if captures == 3 else 0
    return captures - 1
