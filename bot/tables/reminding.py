"""What becomes of a wait that lasts: reminders, silence on demand, leave; and clocks that nobody was there
to watch."""

from collections.abc import Mapping

from bot import announce, told
from bot.pace import BANK, SNOOZE
from bot.quiet import heard
from bot.tables.games import Games
from bot.tables.shelf import Press
from db import outbox, people, reminders, waits
from db.database import Connection
from db.people import Person
from db.reminders import Due
from db.waits import Wait


class Reminding(Games):
    async def snooze(self, press: Press) -> int:
        """Until when this person hears nothing of the games of which they were reminded."""
        until = self.now() + SNOOZE

        def work(conn: Connection) -> None:
            late = [wait for wait in waits.of_person(conn, press.person) if wait.reminded]
            for wait in late:
                reminders.cancel(conn, wait.game, wait.seat, ("snooze",))
            reminders.plan(conn, [_snoozed_row(wait, until) for wait in late])
            outbox.put(conn, [announce.reminder(press.person, f"snooze:{until}")], self.now())

        await self.db.tx(work)
        return until

    async def away(self, press: Press, until: int | None) -> Person:
        """Their clocks stand still until then; None: they are back."""

        def work(conn: Connection) -> Person:
            now = self.now()
            people.seen(conn, press.person, press.name, now, press.locale)
            people.change(conn, press.person, away_from=until and now, away_until=until)
            person = people.get(conn, press.person)
            for wait in waits.of_person(conn, press.person):
                self._away_changed(conn, wait, person)
            if until is not None:
                back = Due(key=f"back:{press.person}:{now}", kind="back", due_at=until, person=press.person)
                reminders.plan(conn, [back])
            return person

        return await self.db.tx(work)

    async def leave_left(self, person: int) -> Mapping[int, int]:
        """Milliseconds of leave in each of their running games; a clock that stands still has used those that
        have passed."""

        def work(conn: Connection) -> Mapping[int, int]:
            left = {game: BANK - used for game, used in waits.leave_used(conn, person).items()}
            for row in reminders.of_person(conn, person):
                if row.kind == "overdue" and row.payload is not None and row.game in left:
                    begun, ends = row.payload
                    left[row.game] += max(0, ends - max(self.now(), begun))
            return left

        return await self.db.read(work)

    # inside of a transaction

    def _overdue(self, conn: Connection, due: Due) -> None:
        """One more reminder, unless they want to hear nothing at this hour."""
        wait = _wait_of(conn, due)
        if wait is None or wait.person is None:
            return
        now, person = self.now(), people.get(conn, wait.person)
        if (hour := heard(person, now)) > now:
            reminders.postpone(conn, due, hour)
            return
        begin, number = due.key.rsplit(":", 1)
        waits.remind(conn, wait.game, wait.seat, int(number))
        self._plan_reminder(conn, wait, person, f"{begin}:{int(number) + 1}", now)
        what = f"{wait.since}:{number}"
        reminder = announce.reminder(wait.person, f"{wait.game}:{wait.seat}:{what}")
        outbox.put(conn, [*announce.late(wait, what), reminder], now)

    def _snooze_over(self, conn: Connection, due: Due) -> None:
        wait = _wait_of(conn, due)
        if wait is None or wait.person is None:
            return
        now = self.now()
        if (hour := heard(people.get(conn, wait.person), now)) > now:
            reminders.postpone(conn, due, hour)
            return
        told.forget(conn, told.reminder(wait.person), [str(wait.game)])
        outbox.put(conn, [announce.reminder(wait.person, due.key)], now)

    def _back(self, conn: Connection, due: Due) -> None:
        """The time has come for which they were away."""
        assert due.person is not None
        person = people.get(conn, due.person)
        if person.away_until is not None and person.away_until <= self.now():
            people.change(conn, person.id, away_from=None, away_until=None)
            for wait in waits.of_person(conn, person.id):
                self._show_again(conn, wait)

    def _away_changed(self, conn: Connection, wait: Wait, person: Person) -> None:
        for row in reminders.of_seat(conn, wait.game, wait.seat):
            if row.kind == "overdue":
                self._stopped_until(conn, row, person, self.now())
        self._show_again(conn, wait)

    def _stopped_until(self, conn: Connection, row: Due, person: Person, since: int) -> None:
        """A clock that stood still, as it had been planned, from that instant on stands as it is now."""
        assert row.game is not None
        assert row.seat is not None
        running = self._run_again(conn, row, since)
        wait = waits.one(conn, row.game, row.seat)
        assert wait is not None, "who is not waited for has no clock"
        reminders.change(conn, self._stand_still(conn, running, person, self.now(), wait.away_used))

    def _show_again(self, conn: Connection, wait: Wait) -> None:
        """Boards and notices on which this seat stands."""
        if wait.thread is None:
            return
        what = f"seen:{self.now()}:{wait.seat}"
        shown = [announce.edit(wait.game, wait.thread, what)]
        if wait.reminded:
            shown += announce.late(wait, what)
        outbox.put(conn, shown, self.now())

    def _given_back(self, conn: Connection, since: int) -> None:
        """All clocks were moved: one that stood still ends when they are back, as before, and boards show
        the new instants."""
        for row in reminders.stopped(conn, "overdue"):
            assert row.person is not None
            if row.payload[1] > since:
                self._stopped_until(conn, row, people.get(conn, row.person), since)
        now = self.now()
        outbox.shift(conn, now - since, now)
        running = waits.ticking(conn, "overdue")
        outbox.put(conn, [announce.edit(game, thread, f"clock:{now}") for game, thread in running], now)

    def unreachable(self, conn: Connection, person: int, key: str) -> None:
        """No direct messages for them: where they are overdue, the thread calls them instead."""
        for wait in waits.of_person(conn, person):
            if wait.reminded:
                told.forget(conn, told.late(wait.game), [str(wait.seat)])
                outbox.put(conn, announce.late(wait, key), self.now())


def _snoozed_row(wait: Wait, until: int) -> Due:
    return Due(
        key=f"snooze:{wait.game}:{wait.seat}:{until}",
        kind="snooze",
        due_at=until,
        game=wait.game,
        seat=wait.seat,
        person=wait.person,
    )


def _wait_of(conn: Connection, due: Due) -> Wait | None:
    """None: the game no longer waits for this seat."""
    assert due.game is not None
    assert due.seat is not None
    return waits.one(conn, due.game, due.seat)
