"""What those who keep order in a server do at its tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from db import acts, games
from db.acts import Act
from engines.core import Seat
from tables import announcements, caretaking, leaving, lobby, pausing, store, timers
from tables.acts import (
    UNDONE_WITHIN,
    ask_no_more,
    kept,
    moved,
    reminders_as_they_are,
    settles,
    tell,
    why,
)
from tables.context import Tx
from tables.model import Press, Table, begun
from tables.pace import DAY, HOUR
from tables.posts import Moderated
from tables.refusals import TableRefused
from tables.timers import ClosedForGood

DAYS = (1, 7, 30)  # for which somebody is kept from tables
CHOSEN_FROM = 25  # tables
NEWEST = 10  # acts that are shown
MOST_ACTS = 120  # within an hour, in a server


@dataclass(frozen=True, slots=True)
class Closing:
    game: int


@dataclass(frozen=True, slots=True)
class Removing:
    game: int
    seat: Seat
    person: int | None  # who sat there when it was chosen; None: nobody, or a computer


@dataclass(frozen=True, slots=True)
class Skipping:
    game: int
    seat: Seat
    person: int | None


@dataclass(frozen=True, slots=True)
class Moving:
    game: int
    thread: int
    private: bool


@dataclass(frozen=True, slots=True)
class Barring:
    person: int
    days: int


@dataclass(frozen=True, slots=True)
class Unbarring:
    person: int


Measure: TypeAlias = Closing | Removing | Skipping | Moving | Barring | Unbarring


def take(tx: Tx, press: Press, measure: Measure) -> Act:
    """Once for a press."""
    known = acts.by_key(tx.conn, press.key)
    if known is not None:
        return known
    if acts.since(tx.conn, press.guild or 0, tx.now - HOUR, MOST_ACTS):
        raise TableRefused("too-many-acts", most=MOST_ACTS)
    match measure:
        case Closing(game):
            return _close(tx, press, _open_here(tx, press, game))
        case Removing(game, seat, person):
            return _remove(tx, press, _with(_open_here(tx, press, game), seat, person), seat)
        case Skipping(game, seat, person):
            return _skip(tx, press, _with(_open_here(tx, press, game), seat, person), seat)
        case Moving(game, thread, private):
            return _move(tx, press, _open_here(tx, press, game), thread, private=private)
        case Barring(person, days):
            return _bar(tx, press, person, days)
        case Unbarring(person):
            return _unbar(tx, press, person)
        case _:
            assert_never(measure)


def newest(tx: Tx, server: int) -> tuple[Act, ...]:
    return acts.newest(tx.conn, server, NEWEST)


def barred(tx: Tx, server: int, person: int) -> int | None:
    """Until when."""
    return acts.barred(tx.conn, server, person, tx.now)


def unfinished(tx: Tx, server: int, seen: Callable[[int], bool]) -> Sequence[Table]:
    """Tables in channels that are seen, the newest first."""
    found = [one.id for one in games.unfinished(tx.conn, server) if seen(one.channel)]
    return tuple(store.readable(tx, found[: -CHOSEN_FROM - 1 : -1]).values())


def settle(tx: Tx, due: ClosedForGood) -> None:
    """Nobody has opened it again."""
    timers.cancel(tx, due.closed)


# what is done


def _close(tx: Tx, press: Press, table: Table) -> Act:
    """Its time stands still, in case it is opened again."""
    act = kept(tx, press, "close", table)
    if table.state == "running":
        ask_no_more(tx, table)
        reminders_as_they_are(tx, table, why(act))
    else:
        lobby.unwarn(tx, table)
    tx.put(*announcements.closed(table, why(act)))
    pausing.stand_still(tx, table)
    games.close(tx.conn, table.id, tx.now)
    end = tx.now + UNDONE_WITHIN
    timers.plan(tx, [ClosedForGood(key=settles(act), due_at=end, closed=table.id)])
    tell(tx, table, act, Moderated(what="close"))
    return act


def _remove(tx: Tx, press: Press, table: Table, seat: Seat) -> Act:
    if table.state == "lobby":
        act = kept(tx, press, "dismiss", table, seat)
        lobby.remove(tx, table, seat, why(act))
        return act
    if seat not in table.playing or caretaking.removal(tx, table.id, seat) is not None:
        raise TableRefused("removed-already")
    sitter = table.sitters[seat]
    before = {"unrated": table.unrated, "caretaker": sitter.caretaker, "played": len(sitter.caretaken)}
    act = kept(tx, press, "remove", table, seat, before)
    tell(tx, table, act, Moderated(what="remove", seat=seat))
    leaving.remove(tx, table, seat, why(act), tx.now + UNDONE_WITHIN)
    return act


def _skip(tx: Tx, press: Press, table: Table, seat: Seat) -> Act:
    if seat not in begun(table).waiting:
        raise TableRefused("not-waited-for")
    plays = leaving.skipped(table.running, seat)
    act = kept(tx, press, "skip", table, seat, {"entry": plays[0].version, "entries": len(plays)})
    tell(tx, table, act, Moderated(what="skip", seat=seat))
    leaving.record(tx, table, plays, press.key)
    return act


def _move(tx: Tx, press: Press, table: Table, thread: int, *, private: bool) -> Act:
    """Boards of a private table are for those alone who are let in."""
    before = begun(table).thread
    if before is None or before == thread:
        raise TableRefused("there-already")
    if table.private and not private:
        raise TableRefused("private-thread")
    act = kept(tx, press, "move", table, detail={"thread": before})
    moved(tx, table, thread, why(act))
    return act


def _bar(tx: Tx, press: Press, person: int, days: int) -> Act:
    if person == press.person:
        raise TableRefused("bar-oneself")
    if days not in DAYS:
        raise TableRefused("old")
    act = kept(tx, press, "bar", person=person, detail={"days": days})
    acts.bar(tx.conn, act.server, person, tx.now + days * DAY, act.id)
    return act


def _unbar(tx: Tx, press: Press, person: int) -> Act:
    assert press.guild is not None
    if not acts.unbar(tx.conn, press.guild, person):
        raise TableRefused("act-undone")
    return kept(tx, press, "unbar", person=person)


# at which table


def here(tx: Tx, press: Press, game: int, *, lock: bool = False) -> Table:
    """One of their server; of all others nobody there learns even whether it can be read."""
    row = games.get(tx.conn, game)
    if row is None or row.guild != press.guild or row.solo:
        raise TableRefused("no-game")
    return store.get(tx, game, lock=lock)


def _open_here(tx: Tx, press: Press, game: int) -> Table:
    table = here(tx, press, game, lock=True)
    if table.state not in ("lobby", "running"):
        raise TableRefused("closed-already")
    return table


def _with(table: Table, seat: Seat, person: int | None) -> Table:
    """Refused if somebody else sits there by now: in a lobby seats move up."""
    if seat >= len(table.sitters) or table.person_on(seat) != person:
        raise TableRefused("seats-changed")
    return table
