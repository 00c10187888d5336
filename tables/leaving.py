"""A seat goes: by itself, or because most of the others have waited long enough; or its turn is skipped."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from db import log, seats, votes
from db.database import Connection
from engines.core import Leave, Seat, Skip, Without
from engines.log import Play
from tables import caretaking, questions, recording, store, timers
from tables.context import Tx
from tables.model import Press, Table
from tables.refusals import Label, Players, TableRefused
from tables.timers import CaretakerNews, Departure, Deserted, Removal

Recourse: TypeAlias = Literal["skip", "caretaker", "without"]  # this turn; for a while; all that would follow

AFTER: dict[Recourse, int] = {"skip": 2, "caretaker": 2, "without": 5}  # reminders
ENTRIES = 50  # of a turn that is skipped: none has so many


@dataclass(frozen=True, slots=True)
class WaitId:
    """Identity of one wait of one seat; changes when the seat visibly acts, so that old vote buttons go
    stale."""

    seat: Seat
    wait: str

    def key(self, recourse: Recourse, game: int) -> str:
        """Decided once."""
        return f"{recourse}:{game}:{self.seat}:{self.wait}"


@dataclass(frozen=True, slots=True)
class Ballot:
    """What the others may decide about a seat, and how many want it."""

    recourse: Recourse
    wait: WaitId
    votes: int


def waits_of(table: Table) -> tuple[WaitId, ...]:
    """The seats that the game waits for now."""
    return tuple(
        WaitId(sitter.seat, f"{sitter.since}.{table.running.noticed(sitter.seat)}")
        for sitter in table.sitters
        if sitter.seat in table.waiting
    )


def recourses(table: Table, seat: Seat) -> tuple[Recourse, ...]:
    """What may be decided about this seat, after so many reminders."""
    if seat in table.levels:
        return ()
    reminded = next(sitter.reminded for sitter in table.sitters if sitter.seat == seat)
    return tuple(recourse for recourse, times in AFTER.items() if reminded >= times and seat in table.waiting)


def wanting(conn: Connection, table: Table, recourse: Recourse, wait: WaitId) -> int:
    """How many of the others want it; more than half of them decide."""
    answers = votes.tally(conn, table.id, wait.key(recourse, table.id))
    return sum(bool(answers.get(seat)) for seat in table.asked if seat != wait.seat)


def needed(table: Table) -> int:
    return 1 + (len(table.asked) - 1) // 2


def ballots(tx: Tx, table: Table) -> list[Ballot]:
    """What the others may decide now, and how many want it."""
    return [
        Ballot(recourse, wait, wanting(tx.conn, table, recourse, wait))
        for wait in waits_of(table)
        for recourse in recourses(table, wait.seat)
    ]


def record(tx: Tx, before: Table, plays: Sequence[Play], key: str) -> Table:
    """The new entries; where somebody is out by them, what is asked of the others is counted again."""
    return _counted_again(tx, before, recording.record(tx, before, plays, key), key)


def leave(tx: Tx, press: Press, game: int) -> Table:
    if log.answered(tx.conn, press.key) is not None:
        return store.get(tx, game)
    table, seat = store.playing(tx, press, game)
    return go(tx, table, seat, press.key)


def hand_over(tx: Tx, press: Press, game: int) -> Table:
    """A computer plays instead, by its own will."""
    table, seat = store.voting(tx, press, game)
    if not caretaking.may_hand_over(table, seat):
        raise TableRefused("caretaker-alone")
    return _taken_over(tx, table, seat, press.key)


def leave_in_any_case(tx: Tx, press: Press, game: int) -> Table:
    """Also while a caretaker plays."""
    table = store.get(tx, game, press, lock=True)
    return go(tx, table, store.seat_of(table, press), press.key)


def go(tx: Tx, table: Table, seat: Seat, key: str) -> Table:
    """By its own will."""
    if Leave(seat) in table.rules.legal(table.running.state, None):
        return _gone(tx, table, Leave(seat), key)
    seats.left(tx.conn, table.id, seat, tx.now)  # who is out, by rules that let only players go
    return store.get(tx, table.id)


def depart_unread(tx: Tx, game: int, seat: Seat) -> None:
    """From a game that cannot be read: the rules are told as soon as it can."""
    seats.left(tx.conn, game, seat, tx.now)
    timers.plan(tx, [Departure(key=f"departure:{game}:{seat}", due_at=tx.now, game=game, seat=seat)])


def departed(tx: Tx, due: Departure | Removal) -> None:
    table = store.get(tx, due.game, lock=True)
    if table.state == "running" and Leave(due.seat) in table.rules.legal(table.running.state, None):
        _gone(tx, table, Leave(due.seat), due.key)


def remove(tx: Tx, table: Table, seat: Seat, key: str, at: int) -> None:
    """By whoever keeps order: a computer plays until then, and then the seat leaves."""
    timers.plan(tx, [Removal(key=f"removal:{key}", due_at=at, game=table.id, seat=seat)])
    if seat in table.asked:
        _taken_over(tx, table, seat, key)
        timers.cancel(tx, table.id, seat, (CaretakerNews,))


def vote(tx: Tx, press: Press, game: int, recourse: Recourse, wait: WaitId) -> Table | None:
    """On a late seat (an undo is voted on in `questions`): the table once most of the others want it; None
    until then."""
    if log.answered(tx.conn, wait.key(recourse, game)) is not None:
        return store.get(tx, game)
    table, seat = store.voting(tx, press, game)
    if seat == wait.seat:
        raise TableRefused("own-delay", turn=Label("turn-button", table.locale))
    if wait not in waits_of(table) or recourse not in recourses(table, wait.seat):
        raise TableRefused("moved-on", names=Players([table.sitters[one].called for one in table.waiting]))
    votes.cast(tx.conn, game, wait.key(recourse, game), seat, tx.now, agrees=True)
    decided = _decided(tx, table, recourse, wait)
    if decided is None:
        recording.show_late(tx, table, press.key)
    return decided


def _decided(tx: Tx, table: Table, recourse: Recourse, wait: WaitId) -> Table | None:
    key = wait.key(recourse, table.id)
    if wanting(tx.conn, table, recourse, wait) < needed(table):
        return None
    match recourse:
        case "without":
            return _gone(tx, table, Without(wait.seat), key)
        case "caretaker":
            return _taken_over(tx, table, wait.seat, key)
        case "skip":
            return record(tx, table, skipped(table.running, wait.seat), key)


def _gone(tx: Tx, table: Table, how: Leave | Without, key: str) -> Table:
    """The canon's rule for a seat that leaves; what is asked of the others is counted again."""
    recording.record(tx, table, [table.running.act(None, how)], key)
    seats.left(tx.conn, table.id, how.seat, tx.now)
    now = store.get(tx, table.id)
    if now.computers and not now.asked and not now.caretakers:
        return _nobody_left(tx, now, key)
    return _counted_again(tx, table, now, key)


def _taken_over(tx: Tx, table: Table, seat: Seat, key: str) -> Table:
    return _counted_again(tx, table, caretaking.take_over(tx, table, seat, key), key)


def deserted(tx: Tx, due: Deserted) -> None:
    """Nobody has come back."""
    table = store.get(tx, due.game, lock=True)
    if table.deserted:
        _nobody_left(tx, table, due.key)


def _nobody_left(tx: Tx, table: Table, key: str) -> Table:
    """Computers do not play for themselves, nor for who does not come back: they leave, too, by the canon's
    rule, until the game is over."""
    for seat in table.playing:
        how = Leave(seat)
        if table.state == "running" and how in table.rules.legal(table.running.state, None):
            recording.record(tx, table, [table.running.act(None, how)], f"{key}:{seat}")
            seats.left(tx.conn, table.id, seat, tx.now)
            table = store.get(tx, table.id)
    return table


def _counted_again(tx: Tx, before: Table, table: Table, key: str) -> Table:
    """Who has left, or is out of the game, or lets a computer play, need not agree."""
    gone = [seat for seat in before.asked if seat not in table.asked]
    if not gone or table.state == "ended":
        return table
    table = questions.count_again(tx, table, gone, key)
    late = [(recourse, wait) for wait in waits_of(table) for recourse in recourses(table, wait.seat)]
    decided = (_decided(tx, table, recourse, wait) for recourse, wait in late)
    return next((one for one in decided if one is not None), table)


def skipped(play: Play, seat: Seat) -> list[Play]:
    """The canon's time-out actions until the seat's turn, or its part in a common one, has passed."""
    plays = [play.act(None, Skip(seat))]
    while (
        len(plays) < ENTRIES and not plays[-1].now.step.passed and seat in play.rules.to_act(plays[-1].state)
    ):
        plays.append(plays[-1].act(None, Skip(seat)))
    return plays
