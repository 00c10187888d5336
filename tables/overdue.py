"""What becomes of a wait that lasts: reminders, silence on demand, leave; and clocks that nobody was there
to watch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from db import outbox, people, waits
from db import timers as rows
from db.rows import Person, Wait
from engines.core import Seat
from tables import announcements, clocks, live_messages, pace, store, timers
from tables.context import Tx
from tables.hours import next_audible
from tables.leaving import AFTER, Ballot, ballots
from tables.live_messages import Told
from tables.model import Press, Table
from tables.pace import BANK
from tables.reach import gets_dm
from tables.timers import Back, Overdue, Snooze


@dataclass(frozen=True, slots=True)
class LateAtTable:
    """Whom a table waits for too long."""

    table: Table
    waits: Sequence[Wait]
    known: Mapping[int, Person]
    before: Told
    ballots: Sequence[Ballot]


@dataclass(frozen=True, slots=True)
class LatePerson:
    """What a person is reminded of, the most urgent first."""

    person: Person
    waits: Sequence[Wait]
    tables: Mapping[int, Table]  # where they are waited for, as far as these can be read
    snoozed: Mapping[int, int]  # games, until when
    skips: Mapping[int, int]  # games, from when on the others may skip this person's turn
    before: Told


def at_table(tx: Tx, game: int) -> LateAtTable:
    table = store.get(tx, game)
    late = [one for one in waits.of_game(tx.conn, game) if one.reminded and one.seat in table.waiting]
    told = live_messages.get(tx, live_messages.late(game))
    return LateAtTable(table, late, store.people_of(tx, table), told, ballots(tx, table))


def of_person(tx: Tx, person: int) -> LatePerson:
    """Nothing, if they take no direct messages."""
    known = people.get(tx.conn, person)
    late = [one for one in waits.of_person(tx.conn, person) if one.reminded] if gets_dm(known) else []
    tables = store.readable(tx, [one.game for one in late])
    snoozed = {
        one.game: clock.due_at
        for one in late
        for clock in timers.of_seat(tx, one.game, one.seat)
        if isinstance(clock, Snooze)
    }
    due = [one for one in late if one.game in tables and one.seat in tables[one.game].waiting]
    skips = {
        one.game: at
        for one in due
        if _others_vote(tables[one.game], Seat(one.seat)) and (at := _skipped_from(tx, one)) is not None
    }
    told = live_messages.get(tx, live_messages.reminder(person))
    return LatePerson(known, due, tables, snoozed, skips, told)


def _others_vote(table: Table, seat: Seat) -> bool:
    return any(other != seat for other in table.asked)


def _skipped_from(tx: Tx, wait: Wait) -> int | None:
    """Their vote opens with a reminder: with one that has come, or with the next."""
    if wait.reminded >= AFTER["skip"]:
        return tx.now
    for clock in timers.of_seat(tx, wait.game, wait.seat):
        if isinstance(clock, Overdue) and clock.number == AFTER["skip"]:
            return clock.due_at
    return None


def snooze(tx: Tx, press: Press) -> int:
    """Until when this person hears nothing of the games of which they were reminded: of none for longer than
    a turn of it may take."""
    late = [wait for wait in waits.of_person(tx.conn, press.person) if wait.reminded]
    for wait in late:
        timers.cancel(tx, wait.game, Seat(wait.seat), (Snooze,))
    timers.plan(tx, [_snoozed(wait, tx.now + pace.snooze(wait.pace)) for wait in late])
    until = tx.now + max((pace.snooze(wait.pace) for wait in late), default=0)
    tx.put(announcements.reminder(press.person, f"snooze:{until}"))
    return until


def away(tx: Tx, press: Press, until: int | None) -> Person:
    """Their clocks stand still until then; None: they are back."""
    people.seen(tx.conn, press.person, press.name, tx.now, press.locale)
    people.change(tx.conn, press.person, away_from=until and tx.now, away_until=until)
    person = people.get(tx.conn, press.person)
    for wait in waits.of_person(tx.conn, press.person):
        for clock in timers.of_seat(tx, wait.game, wait.seat):
            if isinstance(clock, Overdue):
                _stopped_until(tx, clock, person, tx.now)
        _show_again(tx, wait)
    for timer in timers.of_person(tx, person.id):
        if isinstance(timer, Back):
            rows.drop(tx.conn, timer.key)
    if until is not None:
        timers.plan(tx, [Back(key=f"back:{person.id}:{tx.now}", due_at=until, person=person.id)])
    return person


def leave_left(tx: Tx, person: int) -> Mapping[int, int]:
    """Milliseconds of leave in each of their running games; a clock that stands still has used those that
    have passed."""
    left = {game: BANK - used for game, used in waits.leave_used(tx.conn, person).items()}
    for clock in timers.of_person(tx, person):
        if isinstance(clock, Overdue) and clock.game in left:
            left[clock.game] += clocks.unused(clock, tx.now)
    return left


def unreachable(tx: Tx, person: int, key: str) -> None:
    """No direct messages for them: where they are overdue, the thread calls them instead."""
    for wait in waits.of_person(tx.conn, person):
        if wait.reminded:
            live_messages.forget(tx, live_messages.late(wait.game), [wait.seat])
            tx.put(*announcements.late(wait, key))


# what is due


def remind(tx: Tx, due: Overdue) -> None:
    """One more reminder, unless they want to hear nothing at this hour."""
    wait = waits.one(tx.conn, due.game, due.seat)
    if wait is None or wait.person is None:
        return
    person = people.get(tx.conn, wait.person)
    if (hour := next_audible(person, tx.now)) > tx.now:
        timers.postpone(tx, due, hour)
        return
    waits.remind(tx.conn, wait.game, wait.seat, due.number)
    clocks.plan_reminder(tx, wait, person, since=due.since, number=due.number + 1, at=tx.now)
    what = f"{wait.since}:{due.number}"
    reminder = announcements.reminder(wait.person, f"{wait.game}:{wait.seat}:{what}")
    tx.put(*announcements.late(wait, what), reminder)


def snooze_over(tx: Tx, due: Snooze) -> None:
    wait = waits.one(tx.conn, due.game, due.seat)
    if wait is None or wait.person is None:
        return
    if (hour := next_audible(people.get(tx.conn, wait.person), tx.now)) > tx.now:
        timers.postpone(tx, due, hour)
        return
    live_messages.forget(tx, live_messages.reminder(wait.person), [wait.game])
    tx.put(announcements.reminder(wait.person, due.key))


def back(tx: Tx, due: Back) -> None:
    """The time has come for which they were away."""
    person = people.get(tx.conn, due.person)
    if person.away_until is not None and person.away_until <= tx.now:
        people.change(tx.conn, person.id, away_from=None, away_until=None)
        for wait in waits.of_person(tx.conn, person.id):
            _show_again(tx, wait)


def given_back(tx: Tx, since: int) -> None:
    """All clocks were moved: one that stood still ends when they are back, as before, and boards show
    the new instants."""
    for clock in map(timers.read, rows.of_kind(tx.conn, Overdue.kind)):
        assert isinstance(clock, Overdue)
        if clock.away is not None and clock.away[1] > since:
            assert clock.person is not None
            _stopped_until(tx, clock, people.get(tx.conn, clock.person), since)
    outbox.shift(tx.conn, tx.now - since, tx.now)
    running = waits.ticking(tx.conn, Overdue.kind)
    tx.put(*(announcements.edit(game, thread, f"clock:{tx.now}") for game, thread in running))


def _stopped_until(tx: Tx, clock: Overdue, person: Person, since: int) -> None:
    """A clock that stood still, as it had been planned, from that instant on stands as it is now."""
    running = clocks.run_again(tx, clock, since)
    wait = waits.one(tx.conn, clock.game, clock.seat)
    assert wait is not None, "who is not waited for has no clock"
    timers.change(tx, clocks.stand_still(tx, running, person, tx.now, wait.away_used))


def _show_again(tx: Tx, wait: Wait) -> None:
    """Boards and notices on which this seat stands."""
    if wait.thread is None:
        return
    what = f"seen:{tx.now}:{wait.seat}"
    tx.put(announcements.edit(wait.game, wait.thread, what))
    if wait.reminded:
        tx.put(*announcements.late(wait, what))


def _snoozed(wait: Wait, until: int) -> Snooze:
    key = f"snooze:{wait.game}:{wait.seat}:{until}"
    return Snooze(key=key, due_at=until, game=wait.game, seat=Seat(wait.seat), person=wait.person)
