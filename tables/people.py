"""A person's settings and data."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from db import games, outbox, people, privacy, seats
from db import timers as rows
from db.games import Game
from db.outbox import Message
from db.rows import Changes, Person
from engines.core import Seat
from tables import announcements, leaving, lobby, overdue, store, timers
from tables.context import Tx
from tables.hours import next_audible
from tables.model import Press
from tables.refusals import TableRefused, Unreadable
from tables.timers import Overdue, Snooze

HOURS = {"zone", "quiet_from", "quiet_until"}


def get(tx: Tx, person: int) -> Person:
    return people.get(tx.conn, person)


def dm_opened(tx: Tx, person: int, channel: int) -> None:
    """Where they read what only they are told."""
    people.change(tx.conn, person, dm_channel=channel)


def change(tx: Tx, press: Press, changes: Changes) -> Person:
    """What they have chosen, after these changes."""
    people.seen(tx.conn, press.person, press.name, tx.now, press.locale)
    before = people.get(tx.conn, press.person)
    if "dm" in changes:
        changes = {**changes, "dm_closed_at": None}
    if changes:
        people.change(tx.conn, press.person, **changes)
    person = people.get(tx.conn, press.person)
    _check_quiet(person)
    if HOURS & changes.keys():
        _hours_changed(tx, before)
    if before.dm and not person.dm:
        _unlettered(tx, press)
    return person


def _unlettered(tx: Tx, press: Press) -> None:
    """What reminds them goes, and the threads call them instead."""
    overdue.unreachable(tx, press.person, press.key)
    tx.put(announcements.reminder(press.person, f"stopped:{press.key}"))


def data_of(tx: Tx, person: int) -> Mapping[str, object]:
    return privacy.export(tx.conn, person)


def forget(tx: Tx, press: Press) -> None:
    """Tables are left, running games by the canon's rule, then nothing of the person remains; the lobbies
    and boards that stand are shown without the name, those of games that are over, too."""
    over = games.over_with(tx.conn, press.person)
    named = games.running_with(tx.conn, press.person)
    for game in games.unfinished_of(tx.conn, press.person):
        _leave(tx, replace(press, part=f"forget:{game.id}:", guild=game.guild), game)
    privacy.forget(tx.conn, press.person)
    for table in store.readable(tx, named).values():
        if not table.solo:  # nobody else has read it
            tx.put(*announcements.anew(table, f"forgotten:{press.key}"))
            tx.put(*_retitled(table.id, table.thread, press))
    for game in (one for one in over if not one.solo):
        board = outbox.newest_sent(tx.conn, announcements.board_word(game.id))
        tx.put(*announcements.nameless(game, board, f"forgotten:{press.key}"))
        tx.put(*_retitled(game.id, game.thread, press))


def _retitled(game: int, thread: int | None, press: Press) -> Iterator[Message]:
    if thread is not None:
        yield announcements.title(game, thread, f"forgotten:{press.key}")


def _leave(tx: Tx, press: Press, game: Game) -> None:
    try:
        if game.state == "lobby":
            lobby.leave(tx, press, game.id)
        else:
            leaving.leave_in_any_case(tx, press, game.id)
    except Unreadable:
        seat = seats.find(tx.conn, game.id, press.person)
        assert seat is not None
        if game.state == "lobby":
            lobby.leave_unread(tx, game.id, press)
        else:
            leaving.depart_unread(tx, game.id, Seat(seat))


def _hours_changed(tx: Tx, before: Person) -> None:
    """What waits for the end of the quiet hours they had is looked at anew by the next sweep."""
    end = next_audible(before, tx.now)
    for clock in timers.of_person(tx, before.id) if end > tx.now else ():
        if isinstance(clock, Overdue | Snooze) and clock.due_at == end:
            rows.move(tx.conn, clock.key, tx.now)


def _check_quiet(person: Person) -> None:
    """From when and until when, or not at all."""
    if (person.quiet_from is None) != (person.quiet_until is None):
        raise TableRefused("half-quiet")
    if person.quiet_from is not None and person.quiet_from == person.quiet_until:
        raise TableRefused("always-quiet")
