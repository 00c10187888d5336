"""A computer plays for a person who is away, until they press anything; and what becomes of a table at which
nobody else is left."""

from dataclasses import replace

from db import games, people, seats
from engines.core import Seat
from opponents.levels import Level
from tables import announcements, clocks, store, thinking, timers
from tables.context import Tx
from tables.hours import next_audible
from tables.model import Press, Table
from tables.pace import DAY
from tables.reach import gets_dm
from tables.refusals import TableRefused
from tables.timers import CaretakerNews, Deserted, Removal

CARETAKER: Level = "ember"
NEWS = NOTICE = DAY


def may_hand_over(table: Table, seat: Seat) -> bool:
    """Where others play who could wait for it to come back."""
    return any(table.person_on(one) is not None for one in table.playing if one != seat)


def take_over(tx: Tx, table: Table, seat: Seat, why: str) -> Table:
    """Its clock ends, its notice goes; the game counts for no rating any more."""
    seats.set_caretaker(tx.conn, table.id, seat, CARETAKER)
    games.change(tx.conn, table.id, unrated=True)
    person = table.person_on(seat)
    tx.put(*announcements.taken_over(table, seat))
    news = f"news:{table.id}:{seat}:{tx.now}"
    timers.plan(
        tx, [CaretakerNews(key=news, due_at=tx.now + NEWS, game=table.id, seat=seat, person=person, told=0)]
    )
    return _changed(tx, table, seat, why)


def take_back(tx: Tx, press: Press, game: int) -> Table:
    """The person is there again: what a caretaker thinks just now counts no more."""
    table = store.get(tx, game, press, lock=True)
    seat = store.seat_of(table, press)
    if seat not in table.caretakers:
        return table
    if removal(tx, game, seat) is not None:
        raise TableRefused("removed")
    return give_back(tx, table, seat, press.key)


def give_back(tx: Tx, table: Table, seat: Seat, why: str) -> Table:
    seats.set_caretaker(tx.conn, table.id, seat, None)
    timers.cancel(tx, table.id, seat, (CaretakerNews,))
    timers.cancel(tx, table.id, kinds=(Deserted,))
    return _changed(tx, table, seat, why)


def removal(tx: Tx, game: int, seat: Seat) -> Removal | None:
    """Whoever keeps order has removed its person, and it has not left yet."""
    return next((one for one in timers.of_seat(tx, game, seat) if isinstance(one, Removal)), None)


def desert(tx: Tx, table: Table) -> None:
    """It ends in a day, unless somebody comes back; who is away is told."""
    if any(isinstance(one, Deserted) for one in timers.of_game(tx, table.id)):
        return
    until = tx.now + NOTICE
    timers.plan(tx, [Deserted(key=f"deserted:{table.id}:{tx.now}", due_at=until, game=table.id)])
    tx.put(*announcements.deserted(table, store.people_of(tx, table), until))


def tell(tx: Tx, due: CaretakerNews) -> None:
    """At most one a day: what was played for them; not in hours in which they want to hear nothing."""
    table = store.get(tx, due.game, lock=True)
    person = None if due.person is None else people.get(tx.conn, due.person)
    if table.state != "running" or due.seat not in table.caretakers or person is None:
        return
    if (hour := next_audible(person, tx.now)) > tx.now:
        timers.postpone(tx, due, hour)
        return
    played = len(table.sitters[due.seat].caretaken)
    if played > due.told and gets_dm(person):
        tx.put(announcements.caretaker_news(table, due.seat, due.key))
    at = tx.now + NEWS
    key = f"news:{table.id}:{due.seat}:{tx.now}"
    timers.plan(tx, [replace(due, key=key, due_at=at, told=played)])


def _changed(tx: Tx, before: Table, seat: Seat, why: str) -> Table:
    """Clocks, thoughts and the board are as it is now."""
    table, known = store.get(tx, before.id), store.people_of(tx, before)
    if table.state != "running":
        return table
    again = [seat] if seat in table.waiting else []
    clocks.wait(tx, table, known, timers.of_game(tx, table.id), again)
    table = store.get(tx, table.id)
    if table.deserted:
        desert(tx, table)
    thinking.plan(tx, table, timers.of_game(tx, table.id))
    if table.thread is not None:
        tx.put(announcements.edit(table.id, table.thread, f"caretaker:{why}"))
    return table
