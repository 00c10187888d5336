"""What the others are asked in the thread: all must agree; one no is enough, and so is silence."""

from collections.abc import Iterable

from db import outbox, votes
from db import timers as rows
from engines.core import Seat
from tables import announcements, timers
from tables.context import Tx
from tables.model import Table, not_running
from tables.pace import HOUR
from tables.posts import Asked
from tables.refusals import TableRefused
from tables.timers import PaceQuestion, Question, Timer, UndoQuestion

SILENCE = 12 * HOUR  # without an answer that mean no
MOST_ASKED = 20  # in an hour at a table; then nobody proposes another pace: no thread grows without end


def ask_undo(tx: Tx, table: Table, seat: Seat, entry: int) -> None:
    number = _next_number(tx, table)
    _ask(
        tx,
        table,
        UndoQuestion(
            key=_key(table, number),
            due_at=tx.now + SILENCE,
            game=table.id,
            seat=seat,
            number=number,
            entry=entry,
        ),
    )


def check_often(tx: Tx, table: Table) -> None:
    """Refused where much was asked of late; what is asked about an undo needs an entry each time."""
    if outbox.count(tx.conn, table.id, Asked.kind, tx.now - HOUR) >= MOST_ASKED:
        raise TableRefused("asked-often", most=MOST_ASKED)


def ask_pace(tx: Tx, table: Table, seat: Seat, pace: str) -> None:
    number = _next_number(tx, table)
    _ask(
        tx,
        table,
        PaceQuestion(
            key=_key(table, number),
            due_at=tx.now + SILENCE,
            game=table.id,
            seat=seat,
            number=number,
            pace=pace,
        ),
    )


def open_questions(tx: Tx, table: Table) -> list[Question]:
    """There is one of each kind at most."""
    planned = timers.of_game(tx, table.id)
    return [one for one in planned if isinstance(one, UndoQuestion | PaceQuestion) and one.due_at > tx.now]


def open_undo(tx: Tx, table: Table) -> UndoQuestion | None:
    """The one that is still to be answered."""
    return next((one for one in open_questions(tx, table) if isinstance(one, UndoQuestion)), None)


def open_pace(tx: Tx, table: Table) -> PaceQuestion | None:
    return next((one for one in open_questions(tx, table) if isinstance(one, PaceQuestion)), None)


def numbered(tx: Tx, table: Table, number: int) -> Question:
    question = next((one for one in open_questions(tx, table) if one.number == number), None)
    if question is None:
        raise TableRefused("nobody-asked")
    return question


def agree(tx: Tx, table: Table, question: Question, seat: Seat) -> None:
    votes.cast(tx.conn, table.id, _topic(question), seat, tx.now, agrees=True)


def all_agree(tx: Tx, table: Table, question: Question) -> bool:
    answers = votes.tally(tx.conn, table.id, _topic(question))
    return all(answers.get(seat) for seat in table.asked)


def settle(tx: Tx, table: Table, question: Question, how: str, seat: Seat | None = None) -> None:
    """Nobody can answer any more, and the thread says why."""
    votes.close(tx.conn, table.id, _topic(question))
    rows.drop(tx.conn, question.key)
    if table.thread is not None:
        tx.put(announcements.answered(table.thread, question, how, seat))


def overtake(tx: Tx, table: Table, planned: Iterable[Timer], kind: type[Question]) -> None:
    """What it asked about is past."""
    for timer in planned:
        if isinstance(timer, kind):
            settle(tx, table, timer, f"{kind.kind}-overtaken")


def _ask(tx: Tx, table: Table, question: Question) -> None:
    """In the thread; whoever asks agrees."""
    if table.thread is None:
        raise not_running(table)
    timers.plan(tx, [question])
    agree(tx, table, question, question.seat)
    tx.put(announcements.asked(table.thread, question))


def _next_number(tx: Tx, table: Table) -> int:
    return 1 + outbox.count(tx.conn, table.id, Asked.kind)


def _key(table: Table, number: int) -> str:
    return f"asked:{table.id}:{number}"


def _topic(question: Question) -> str:
    return f"{question.key}:"
