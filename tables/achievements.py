"""What victories earn: worked out beside the game when it has ended, and again whenever one likes."""

from collections.abc import Sequence

from db import achievements, games, notes, people
from db import timers as rows
from db.achievements import Earned
from engines.core import Seat
from engines.deeds import achieved
from tables import announcements, store, timers
from tables.context import Tx
from tables.jobs import Job
from tables.model import Table
from tables.refusals import Unreadable
from tables.timers import Achievements

VERSION = 1  # of all feats: when they change, all games are looked through again
WORKED_WITHIN = 45_000  # milliseconds; no game is looked through for so long
KNOWN = "achievements"  # the note of the version by which all games were looked through
FEWEST = 2  # persons at a table where something is earned

_job = Job(Achievements, WORKED_WITHIN)
left, next_due, claim = _job.left, _job.next_due, _job.claim


def plan(tx: Tx, table: Table) -> None:
    """In the transaction in which the game ends."""
    if table.rules.achievements:
        timers.plan(tx, [_due(tx, table.id, tells=True)])


def plan_missing(tx: Tx) -> None:
    """Games that ended before anybody looked for these."""
    if notes.get(tx.conn, KNOWN) != VERSION:
        timers.plan(tx, [_due(tx, game, tells=False) for game in games.ended(tx.conn)])
        notes.put(tx.conn, KNOWN, VERSION)


def settle(tx: Tx, due: Achievements) -> None:
    """Once; its end is shown anew if that has anything more to tell."""
    rows.drop(tx.conn, due.key)
    try:
        table = store.get(tx, due.game)
    except Unreadable:
        return
    if _changed(tx, table) and due.tells and table.thread is not None:
        tx.put(announcements.edit(table.id, table.thread, due.key))


def again(tx: Tx, game: int) -> bool:
    """Whether what was kept of it differed; what cannot be read stays as it is."""
    try:
        return _changed(tx, store.get(tx, game))
    except Unreadable:
        return False


def shown_of(tx: Tx, game: int) -> Sequence[tuple[Seat, str]]:
    """Of those who want to be seen, by seat, as the game lists them."""
    names = list(store.get(tx, game).rules.achievements)
    found = [(Seat(seat), name) for seat, name in achievements.shown_of(tx.conn, game) if name in names]
    return sorted(found, key=lambda one: (one[0], names.index(one[1])))


def of(tx: Tx, person: int, reader: int) -> Sequence[Earned]:
    """Nothing of somebody who does not want to be seen."""
    seen = person == reader or people.get(tx.conn, person).ranked
    return achievements.of_person(tx.conn, person) if seen else ()


def _changed(tx: Tx, table: Table) -> bool:
    before, now = achievements.of_game(tx.conn, table.id), _earned(table)
    if now != before:
        achievements.replace(tx.conn, table.id, sorted(now))
    return now != before


def _earned(table: Table) -> frozenset[tuple[int, str]]:
    """By persons alone: no computer, nobody for whom one has played or thought, and among others."""
    own = {one.seat for one in table.sitters if not (one.computer or one.caretaken or one.hints)}
    if table.state != "ended" or len(table.sitters) - len(table.computers) < FEWEST:
        return frozenset()
    every = achieved(table.running).items()
    return frozenset((int(seat), name) for seat, names in every if seat in own for name in names)


def _due(tx: Tx, game: int, *, tells: bool) -> Achievements:
    return Achievements(key=f"achieved:{game}", due_at=tx.now, game=game, tells=tells)
