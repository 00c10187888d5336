"""What is asked of all the others, and what comes of it: taking back what is past, another pace."""

from collections.abc import Collection
from dataclasses import replace
from typing import assert_never

from db import games, log
from engines.core import Seat
from tables import announcements, asking, clocks, store, timers, undo
from tables.context import Tx
from tables.model import Press, Table
from tables.pace import CHOICES
from tables.refusals import TableRefused
from tables.timers import PaceQuestion, Question, UndoQuestion


def propose_pace(tx: Tx, press: Press, game: int, pace: str) -> Table | None:
    """Asks the others, then None; a newer proposal replaces the older. With nobody to ask it is done."""
    assert pace in CHOICES
    table, seat = store.voting(tx, press, game)
    if pace == table.pace:
        raise TableRefused("same-pace")
    if set(table.asked) <= {seat}:
        return _repaced(tx, table, pace, press.key)
    older = asking.open_pace(tx, table)
    if older is not None and (older.seat, older.pace) == (seat, pace):
        return None
    asking.check_often(tx, table)
    if older is not None:
        asking.settle(tx, table, older, "pace-replaced")
    asking.ask_pace(tx, table, seat, pace)
    return None


def answer(tx: Tx, press: Press, game: int, number: int, *, agrees: bool) -> Table | None:
    """The table once the question is decided; None while some have not answered."""
    if log.answered(tx.conn, press.key) is not None:
        return store.get(tx, game)
    table, seat = store.voting(tx, press, game)
    question = asking.numbered(tx, table, number)
    if question.seat == seat:
        raise TableRefused("own-undo")
    if not agrees:
        _refuse(tx, table, question, f"{question.kind}-refused", seat)
        return table
    asking.agree(tx, table, question, seat)
    return grant_if_all_agree(tx, table, question, press.key)


def grant_if_all_agree(tx: Tx, table: Table, question: Question, key: str) -> Table | None:
    if not asking.all_agree(tx, table, question):
        return None
    match question:
        case UndoQuestion():
            return undo.taken_back(tx, table, question, key)
        case PaceQuestion():
            asking.settle(tx, table, question, "pace-done")
            return _repaced(tx, table, question.pace, question.key)
        case _:
            assert_never(question)


def count_again(tx: Tx, table: Table, gone: Collection[Seat], key: str) -> Table:
    """Who has gone asks nothing any more and need not agree."""
    for question in asking.open_questions(tx, table):
        if question.seat in gone:
            asking.settle(tx, table, question, f"{question.kind}-overtaken")
        else:
            table = grant_if_all_agree(tx, table, question, key) or table
    return table


def unanswered(tx: Tx, question: Question) -> None:
    """Silence is no."""
    _refuse(tx, store.get(tx, question.game, lock=True), question, f"{question.kind}-silence")


def _refuse(tx: Tx, table: Table, question: Question, how: str, seat: Seat | None = None) -> None:
    asking.settle(tx, table, question, how, seat)
    if isinstance(question, UndoQuestion):
        undo.stays(tx, table, question)


def _repaced(tx: Tx, table: Table, pace: str, key: str) -> Table:
    """Who is waited for has the whole of the new time."""
    games.change(tx.conn, table.id, pace=pace)
    known = store.people_of(tx, table)
    clocks.wait(tx, replace(table, pace=pace), known, timers.of_game(tx, table.id), again=table.waiting)
    now = store.get(tx, table.id)
    tx.put(*announcements.anew(now, key))
    return now
