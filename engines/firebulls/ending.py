"""The end of a turn, in its four steps, and the end of the game."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core import Seat
from engines.firebulls.actions import Sacrifice, Shed
from engines.firebulls.data import COLUMNS, FACES, HAND_LIMIT, NONE, Qi, Yen, earns_bonus
from engines.firebulls.events import Advanced, Alone, Appeared, Conquered, Escaped, Left, Returned, Sacrificed
from engines.firebulls.state import Ending, Phase, Player, Qijie, Turn
from engines.firebulls.table import Table, plus

WON = Qijie.WON


def end_turn(table: Table, gained: Qi | None = None) -> None:
    """Warriors' price, hand limit, rows, end of the game; then the next seat."""
    if table.turn.warriors:
        _pay_for_warriors(table)
    turn, player = table.turn, table.players[table.turn.seat]
    if turn.warriors and turn.earlier:
        table.phase(Phase.SACRIFICE)
    elif sum(player.hand) > HAND_LIMIT:  # FB-60
        table.phase(Phase.SHED, gained)
    else:
        if turn.captures:
            refill_rows(table)
        _pass_on(table)


def _pay_for_warriors(table: Table) -> None:
    """FB-18, FB-21: an earlier card for each Warrior, by itself where there is nothing to choose."""
    while table.turn.warriors and table.turn.earlier:
        earlier = table.players[table.turn.seat].victory[: table.turn.earlier]
        if owes_a_choice(earlier, table.turn.warriors):
            return
        _remove_earlier(table, earlier[0])


def owes_a_choice(earlier: Sequence[Yen], warriors: int) -> bool:
    """FB-20, FB-22: not when all must go, nor between equal cards."""
    return 0 < warriors < len(earlier) and len(set(earlier)) > 1


def sacrifice(table: Table, action: Sacrifice) -> None:
    _remove_earlier(table, action.card)
    end_turn(table)


def _remove_earlier(table: Table, yen: Yen) -> None:
    """Out of the game, face up; cards won this turn are protected.  # FB-19, FB-21"""
    turn, player = table.turn, table.players[table.turn.seat]
    at = player.victory.index(yen)
    victory = (*player.victory[:at], *player.victory[at + 1 :])
    table.players[turn.seat] = Player(player.colour, player.direction, player.hand, player.open, victory)
    table.removed += (yen,)
    table.turn = Turn(
        turn.seat, turn.phase, turn.direction, turn.captures, turn.warriors - 1, turn.earlier - 1, turn.gained
    )
    table.events.append(Sacrificed(turn.seat, yen))


def shed(table: Table, seat: Seat, action: Shed) -> None:
    """FB-61: to the Reserve, for everybody to take."""
    table.lose_open(seat, action.card)
    table.reserve = plus(table.reserve, action.card)
    table.events.append(Returned(seat, action.card))
    end_turn(table)


def refill_rows(table: Table) -> None:
    """Each column slides to the pawns, then fills from its own pile.  # FB-62, FB-63"""
    rows, new = list(table.rows), list[Yen]()
    for pile, column in enumerate(COLUMNS):
        kept = [yen for cell in column if (yen := rows[cell]) is not None]
        while len(kept) < len(column) and (yen := draw_yen(table, pile)) is not None:
            kept.append(yen)
            new.append(yen)
        for at, cell in enumerate(column):
            rows[cell] = kept[at] if at < len(kept) else None
    table.rows = tuple(rows)
    if new:
        table.events.append(Advanced(tuple(new)))
        table.revealed = True


def draw_yen(table: Table, pile: int) -> Yen | None:
    """The next card; General Qi Jie steps aside and the next one is drawn.  # FB-31, FB-64"""
    left = table.piles[pile]
    while left and left[-1] is Yen.GENERAL:
        left = left[:-1]
        table.general = Qijie.BESIDE
        table.events.append(Appeared())
        table.revealed = True
    yen, left = (left[-1], left[:-1]) if left else (None, left)
    table.piles = (*table.piles[:pile], left, *table.piles[pile + 1 :])
    return yen


def _pass_on(table: Table) -> None:
    table.passed = True
    if table.finished:  # FB-71: the penalty applies also when both ends meet
        _let_escape(table)
        _finish(table, Ending.ESCAPE)
    elif table.general is WON and table.piles.count(()) >= 2:  # FB-69
        table.events.append(Conquered())
        _finish(table, Ending.CONQUEST)
    else:
        following = table.next_seat(table.turn.seat)
        table.turns += 1
        table.turn = beginning(following, len(table.players[following].victory))


@lru_cache(maxsize=256)
def beginning(seat: Seat, earlier: int) -> Turn:
    return Turn(seat, earlier=earlier)


def _finish(table: Table, ending: Ending) -> None:
    """Nothing of the last turn is left over, not even the card gained in it.  # FB-75"""
    table.ending = ending
    table.turn = Turn(table.turn.seat, Phase.OVER)


def _let_escape(table: Table) -> None:
    """Each seat loses its highest card; among equals one without colour bonus, then the earliest.  # FB-72"""
    for at, player in enumerate(table.players):
        if player.victory:
            lost = max(
                player.victory, key=lambda yen: (FACES[yen].points, not earns_bonus(yen, player.colour))
            )
            left = list(player.victory)
            left.remove(lost)
            table.players[at] = Player(
                player.colour, player.direction, player.hand, player.open, tuple(left), escaped=lost
            )
            table.removed += (lost,)
            table.events.append(Escaped(Seat(at), lost))


def leave(table: Table, seat: Seat) -> None:
    """Hand to the discards, victory cards and pawn out of the game.  # FB-75"""
    player = table.players[seat]
    table.discards = tuple(map(sum, zip(table.discards, player.hand, strict=True)))
    table.removed += player.victory
    table.players[seat] = Player(player.colour, 0, NONE, NONE, gone=True)
    table.facts = tuple(fact for fact in table.facts if seat not in (fact.owner, fact.viewer))
    table.events.append(Left(seat))
    table.revealed = True
    staying = table.opponents(seat)
    if len(staying) == 1:
        table.events.append(Alone(staying[0]))
        _finish(table, Ending.ALONE)
        table.passed = True
    elif table.turn.seat == seat:
        refill_rows(table)
        _pass_on(table)
