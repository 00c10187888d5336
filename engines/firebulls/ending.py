"""The end of a turn, in its four steps, and the end of the game."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core import Seat
from engines.firebulls.actions import Sacrifice, Shed
from engines.firebulls.data import COLUMNS, FACES, HAND_LIMIT, Qi, Yen, earns_bonus
from engines.firebulls.draft import Draft, plus
from engines.firebulls.events import Advanced, Appeared, Conquered, Escaped, Returned, Sacrificed
from engines.firebulls.state import Ending, Phase, Player, Qijie, Turn

WON = Qijie.WON


def end_turn(draft: Draft, gained: Qi | None = None) -> None:
    """Warriors' price, hand limit, rows, end of the game; then the next seat."""
    if draft.turn.warriors:
        _pay_for_warriors(draft)
    turn, player = draft.turn, draft.players[draft.turn.seat]
    if turn.warriors and turn.earlier:
        draft.phase(Phase.SACRIFICE)
    elif sum(player.hand) > HAND_LIMIT:  # FB-60
        draft.phase(Phase.SHED, gained)
    else:
        if turn.captures:
            refill_rows(draft)
        pass_on(draft)


def _pay_for_warriors(draft: Draft) -> None:
    """FB-18, FB-21: an earlier card for each Warrior, by itself where there is nothing to choose."""
    while draft.turn.warriors and draft.turn.earlier:
        earlier = draft.players[draft.turn.seat].victory[: draft.turn.earlier]
        if owes_a_choice(earlier, draft.turn.warriors):
            return
        _remove_earlier(draft, earlier[0])


def owes_a_choice(earlier: Sequence[Yen], warriors: int) -> bool:
    """FB-20, FB-22: not when all must go, nor between equal cards."""
    return 0 < warriors < len(earlier) and len(set(earlier)) > 1


def sacrifice(draft: Draft, action: Sacrifice) -> None:
    _remove_earlier(draft, action.card)
    end_turn(draft)


def _remove_earlier(draft: Draft, yen: Yen) -> None:
    """Out of the game, face up; cards won this turn are protected.  # FB-19, FB-21"""
    turn, player = draft.turn, draft.players[draft.turn.seat]
    at = player.victory.index(yen)
    victory = (*player.victory[:at], *player.victory[at + 1 :])
    draft.players[turn.seat] = Player(player.colour, player.direction, player.hand, player.open, victory)
    draft.removed += (yen,)
    draft.turn = Turn(
        turn.seat, turn.phase, turn.direction, turn.captures, turn.warriors - 1, turn.earlier - 1, turn.gained
    )
    draft.events.append(Sacrificed(turn.seat, yen))


def shed(draft: Draft, seat: Seat, action: Shed) -> None:
    """FB-61: to the Reserve, for everybody to take."""
    draft.lose_open(seat, action.card)
    draft.reserve = plus(draft.reserve, action.card)
    draft.events.append(Returned(seat, action.card))
    end_turn(draft)


def refill_rows(draft: Draft) -> None:
    """Each column slides to the pawns, then fills from its own pile.  # FB-62, FB-63"""
    rows, new = list(draft.rows), list[Yen]()
    for pile, column in enumerate(COLUMNS):
        kept = [yen for cell in column if (yen := rows[cell]) is not None]
        while len(kept) < len(column) and (yen := draw_yen(draft, pile)) is not None:
            kept.append(yen)
            new.append(yen)
        for at, cell in enumerate(column):
            rows[cell] = kept[at] if at < len(kept) else None
    draft.rows = tuple(rows)
    if new:
        draft.events.append(Advanced(tuple(new)))
        draft.revealed = True


def draw_yen(draft: Draft, pile: int) -> Yen | None:
    """The next card; General Qi Jie steps aside and the next one is drawn.  # FB-31, FB-64"""
    left = draft.piles[pile]
    while left and left[-1] is Yen.GENERAL:
        left = left[:-1]
        draft.general = Qijie.BESIDE
        draft.events.append(Appeared())
        draft.revealed = True
    yen, left = (left[-1], left[:-1]) if left else (None, left)
    draft.piles = (*draft.piles[:pile], left, *draft.piles[pile + 1 :])
    return yen


def pass_on(draft: Draft) -> None:
    draft.passed = True
    if draft.finished:  # FB-71: the penalty applies also when both ends meet
        _let_escape(draft)
        finish(draft, Ending.ESCAPE)
    elif draft.general is WON and draft.piles.count(()) >= 2:  # FB-69
        draft.events.append(Conquered())
        finish(draft, Ending.CONQUEST)
    else:
        following = draft.next_seat(draft.turn.seat)
        draft.turns += 1
        draft.turn = beginning(following, len(draft.players[following].victory))


@lru_cache(maxsize=256)
def beginning(seat: Seat, earlier: int) -> Turn:
    return Turn(seat, earlier=earlier)


def finish(draft: Draft, ending: Ending) -> None:
    """Nothing of the last turn is left over, not even the card gained in it.  # FB-75"""
    draft.ending = ending
    draft.turn = Turn(draft.turn.seat, Phase.OVER)


def _let_escape(draft: Draft) -> None:
    """Each seat loses its highest card; among equals one without colour bonus, then the earliest.  # FB-72"""
    for at, player in enumerate(draft.players):
        if player.victory:
            lost = max(
                player.victory, key=lambda yen: (FACES[yen].points, not earns_bonus(yen, player.colour))
            )
            left = list(player.victory)
            left.remove(lost)
            draft.players[at] = Player(
                player.colour, player.direction, player.hand, player.open, tuple(left), escaped=lost
            )
            draft.removed += (lost,)
            draft.events.append(Escaped(Seat(at), lost))
