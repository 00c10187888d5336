"""Whom a game waits for, and until when: each seat has a clock of its own, which stands still while they
are away."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from db import timers as rows
from db import waits
from db.rows import Person, Wait
from engines.core import Seat
from tables import announcements, timers
from tables.context import Tx
from tables.model import Table
from tables.pace import BANK, GAP, PACES, REMINDERS
from tables.timers import Overdue, Snooze, Timer


def wait(
    tx: Tx,
    table: Table,
    known: Mapping[int, Person],
    planned: Sequence[Timer],
    again: Sequence[Seat] = (),
) -> Table:
    """The clocks of those who have acted end (`planned`: what is due at this table), those of whom it
    waits for now begin; `again`: also of who is waited for already, with a second turn in a row."""
    since = dict[int, int | None]()
    for one in _waits(table):
        waited, anew = one.seat in table.waiting, one.seat in again
        if one.since is not None and (anew or not waited):
            _end(tx, one, [timer for timer in planned if _is_clock_of(timer, one)])
            since[one.seat] = None
        if waited and (anew or one.since is None):
            if one.person is not None and one.seat not in table.levels:
                plan_reminder(tx, one, known[one.person], since=tx.now, number=1)
            since[one.seat] = tx.now
    waits.change(tx.conn, table.id, since)
    sitters = [
        replace(one, since=since[one.seat], reminded=0) if one.seat in since else one for one in table.sitters
    ]
    return replace(table, sitters=sitters)


def _waits(table: Table) -> Iterator[Wait]:
    """Of all seats that have not left."""
    for one in table.sitters:
        if not one.left:
            yield Wait(
                table.id,
                one.seat,
                one.person,
                one.since,
                one.reminded,
                one.away_used,
                table.pace,
                table.thread,
            )


def _end(tx: Tx, wait: Wait, clocks: Sequence[Timer]) -> None:
    for clock in clocks:
        if isinstance(clock, Overdue):
            run_again(tx, clock, deadline_base(tx))
    if clocks:
        timers.cancel(tx, wait.game, Seat(wait.seat), (Overdue, Snooze))
    if wait.reminded:
        tx.goes_further()  # what reminds a person tells of all their games
        tx.put(*announcements.no_longer_late(wait, f"over:{tx.now}"))


def plan_reminder(
    tx: Tx, wait: Wait, person: Person, *, since: int, number: int, at: int | None = None
) -> None:
    """One pace from that instant, or from now; at most five times; a table without a pace never reminds."""
    if wait.pace in PACES and number <= REMINDERS:
        at = deadline_base(tx) if at is None else at
        due_at = at + PACES[wait.pace]
        clock = timers.overdue(wait.game, Seat(wait.seat), wait.person, since, number, due_at)
        timers.plan(tx, [stand_still(tx, clock, person, at, wait.away_used)])


def deadline_base(tx: Tx) -> int:
    """Now, or the last heartbeat while downtime is not yet credited."""
    last = rows.last_beat(tx.conn)
    return tx.now if last is None or abs(tx.now - last) <= GAP else last


# a clock that stands still: the row remembers from when to when


def stand_still(tx: Tx, clock: Overdue, person: Person, at: int, used: int) -> Overdue:
    """Until they are back, or as long as the bank of this game lasts; it is charged at once."""
    pause = min((person.away_until or 0) - at, BANK - used)
    if pause <= 0:
        return clock
    waits.spend(tx.conn, clock.game, clock.seat, pause)
    return replace(clock, due_at=clock.due_at + pause, away=(at, at + pause))


def run_again(tx: Tx, clock: Overdue, at: int) -> Overdue:
    """From that instant on; the bank gets back what was not used."""
    left = unused(clock, at)
    if left:
        waits.spend(tx.conn, clock.game, clock.seat, -left)
    return replace(clock, due_at=clock.due_at - left, away=None)


def unused(clock: Overdue, at: int) -> int:
    """Milliseconds for which it would still stand still."""
    if clock.away is None:
        return 0
    begun, ends = clock.away
    return max(0, ends - max(at, begun))


def _is_clock_of(timer: Timer, wait: Wait) -> bool:
    return isinstance(timer, Overdue | Snooze) and timer.seat == wait.seat
