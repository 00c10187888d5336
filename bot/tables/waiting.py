"""Whom a game waits for, and until when: each seat has a clock of its own, which stands still while they
are away."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot import announce
from bot.pace import BANK, GAP, PACES, REMINDERS
from bot.table import Table
from bot.tables.shelf import Shelf
from db import outbox, reminders, waits
from db.database import Connection
from db.people import Person
from db.reminders import Due
from db.waits import Wait
from engines.core import Seat

CLOCKS = ("overdue", "snooze")  # what a seat's wait is made of, and ends with it


class Waiting(Shelf):
    def _wait(
        self,
        conn: Connection,
        table: Table,
        known: Mapping[int, Person],
        planned: Sequence[Due],
        again: Sequence[Seat] = (),
    ) -> Table:
        """The clocks of those who have acted end (`planned`: what is due at this table), those of whom it
        waits for now begin; `again`: also of who is waited for already, with a second turn in a row."""
        since, now = dict[int, int | None](), self.now()
        for wait in waits.of_game(conn, table.id):
            waited, anew = wait.seat in table.waiting, wait.seat in again
            if wait.since is not None and (anew or not waited):
                self._end_wait(conn, wait, [row for row in planned if row.seat == wait.seat])
                since[wait.seat] = None
            if waited and (anew or wait.since is None):
                self._begin_wait(conn, wait, known, now)
                since[wait.seat] = now
        sitters = [
            replace(one, since=since[one.seat], reminded=0) if one.seat in since else one
            for one in table.sitters
        ]
        return replace(table, sitters=sitters)

    def _begin_wait(self, conn: Connection, wait: Wait, known: Mapping[int, Person], now: int) -> None:
        waits.begin(conn, wait.game, wait.seat, now)
        key = f"overdue:{wait.game}:{now}:{wait.seat}"
        if wait.person is not None and wait.pace in PACES:
            self._plan_reminder(conn, wait, known[wait.person], f"{key}:1", self._set_by(conn))

    def _end_wait(self, conn: Connection, wait: Wait, planned: Sequence[Due]) -> None:
        for row in planned:
            self._run_again(conn, row, self._set_by(conn))
        if planned:
            reminders.cancel(conn, wait.game, wait.seat, CLOCKS)
        waits.end(conn, wait.game, wait.seat)
        if wait.reminded:
            outbox.put(conn, announce.no_longer_late(wait, f"over:{self.now()}"), self.now())

    def _plan_reminder(self, conn: Connection, wait: Wait, person: Person, key: str, at: int) -> None:
        """One pace from that instant, at most five times; a table without a pace never reminds."""
        number = int(key.rsplit(":", 1)[1])
        if wait.pace not in PACES or number > REMINDERS:
            return
        due = Due(
            key=key,
            kind="overdue",
            due_at=at + PACES[wait.pace],
            game=wait.game,
            seat=wait.seat,
            person=wait.person,
        )
        reminders.plan(conn, [self._stand_still(conn, due, person, at, wait.away_used)])

    def _set_by(self, conn: Connection) -> int:
        """Now; but as long as no sweep has given back what was lost, all clocks are those of before."""
        last, now = reminders.last_beat(conn), self.now()
        return now if last is None or abs(now - last) <= GAP else last

    # a clock that stands still: the row remembers from when to when

    def _stand_still(self, conn: Connection, due: Due, person: Person, at: int, used: int) -> Due:
        """Until they are back, or as long as the bank of this game lasts; it is charged at once."""
        pause = min((person.away_until or 0) - at, BANK - used)
        if pause <= 0:
            return due
        assert due.game is not None
        assert due.seat is not None
        waits.spend(conn, due.game, due.seat, pause)
        return replace(due, due_at=due.due_at + pause, payload=[at, at + pause])

    def _run_again(self, conn: Connection, due: Due, at: int) -> Due:
        """From that instant on; the bank gets back what was not used."""
        if due.kind != "overdue" or due.payload is None:
            return due
        assert due.game is not None
        assert due.seat is not None
        begun, ends = due.payload
        left = max(0, ends - max(at, begun))
        waits.spend(conn, due.game, due.seat, -left)
        return replace(due, due_at=due.due_at - left, payload=None)
