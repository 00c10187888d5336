"""What is due when; a row that is taken is done, in the transaction of its effect."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    bindparam,
    case,
    delete,
    exists,
    func,
    select,
    update,
)

from db.columns import columns_of
from db.schema import IS_UNFINISHED, games, heartbeats, is_paused, reminders
from db.upsert import insert_or_change


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    key: str  # `deadline:{game}:{turn}`
    kind: str
    due_at: int
    game: int | None = None
    seat: int | None = None
    person: int | None = None
    payload: Any = None


COLUMNS = columns_of(reminders, Due)
WAITING = reminders.c.done_at.is_(None)
_OF_GAME = (
    select(*COLUMNS)
    .where(reminders.c.game == bindparam("of"), WAITING)
    .order_by(reminders.c.due_at, reminders.c.key)
)
_OF_SEAT = (
    select(*COLUMNS)
    .where(reminders.c.game == bindparam("of"), reminders.c.seat == bindparam("at"), WAITING)
    .order_by(reminders.c.due_at, reminders.c.key)
)
_MINE = update(reminders).where(reminders.c.key == bindparam("of"))
_LAST_BEAT = select(func.max(heartbeats.c.at))
_TAKE = (
    _MINE.where(WAITING, reminders.c.due_at <= bindparam("now"))
    .values(done_at=bindparam("now"))
    .returning(*COLUMNS)
)
_FINISH = _MINE.where(WAITING).values(done_at=bindparam("now"))
_NEXT = select(func.min(reminders.c.due_at)).where(
    WAITING, reminders.c.kind == bindparam("of_kind"), ~is_paused(reminders.c.game)
)
_READY = (
    select(*COLUMNS)
    .where(WAITING, reminders.c.due_at <= bindparam("now"), ~is_paused(reminders.c.game))
    .order_by(reminders.c.due_at)
    .limit(bindparam("most"))
)
_DUE = _READY.where(reminders.c.kind.not_in(bindparam("but", expanding=True)))
_CLAIM = _READY.where(reminders.c.kind == bindparam("of_kind")).with_for_update(
    of=reminders, skip_locked=True
)
_POSTPONE = _MINE.values(due_at=bindparam("at"), done_at=None)
_CHANGE = _MINE.where(WAITING).values(due_at=bindparam("at"), payload=bindparam("with_"))


def plan(conn: Connection, dues: Iterable[Due]) -> None:
    """A key that waits gets the new instant; one that is done stays done."""
    for due in dues:
        row = {name: getattr(due, name) for name in Due.__slots__}
        insert_or_change(conn, reminders, row, ("due_at", "payload"))


def due(conn: Connection, now: int, limit: int = 200, *, but: Collection[str] = ()) -> tuple[Due, ...]:
    """Without taking them, the earliest first; the time of a game that is paused stands still."""
    return _rows(conn.execute(_DUE, {"now": now, "most": limit, "but": list(but)}))


def claim(conn: Connection, kind: str, owner: str, now: int, lease: int, limit: int) -> tuple[Due, ...]:
    """Those of a kind that takes long: nobody else gets them before the lease is over. Their documents name
    the owner from now on."""
    found = _rows(conn.execute(_CLAIM, {"now": now, "most": limit, "of_kind": kind}))
    claimed = [replace(one, due_at=now + lease, payload=one.payload | {"owner": owner}) for one in found]
    for one in claimed:
        change(conn, one)
    return tuple(claimed)


def release(conn: Connection, kind: str, living: Collection[str], now: int) -> None:
    """After a start: what a process that is no more had claimed may be claimed at once."""
    for one in of_kind(conn, kind):
        if one.payload["owner"] is not None and one.payload["owner"] not in living:
            change(conn, replace(one, due_at=now, payload=one.payload | {"owner": None}))


def finish(conn: Connection, key: str, now: int) -> bool:
    """Once; False: it is done, or no longer wanted."""
    return conn.execute(_FINISH, {"of": key, "now": now}).rowcount == 1


def next_due(conn: Connection, kind: str) -> int | None:
    return conn.execute(_NEXT, {"of_kind": kind}).scalar()


def take(conn: Connection, key: str, now: int) -> Due | None:
    """None: it was moved, cancelled, or somebody else has it."""
    return next(iter(_rows(conn.execute(_TAKE, {"of": key, "now": now}))), None)


def postpone(conn: Connection, due: Due, due_at: int) -> None:
    """It was taken, and its hour had not come."""
    conn.execute(_POSTPONE, {"of": due.key, "at": due_at})


def change(conn: Connection, due: Due) -> None:
    """Another instant, another payload, of a row that waits."""
    conn.execute(_CHANGE, {"of": due.key, "at": due.due_at, "with_": due.payload})


def cancel(conn: Connection, game: int, seat: int | None = None, kinds: Sequence[str] | None = None) -> None:
    """Those of a game that still wait: all, or of a seat, or of some kinds."""
    given = {"of": game, "at": seat, "kinds": kinds}
    mine = _cancelling(of_seat=seat is not None, of_kinds=kinds is not None)
    conn.execute(mine, {name: value for name, value in given.items() if value is not None})


@cache
def _cancelling(*, of_seat: bool, of_kinds: bool) -> Delete:
    mine = delete(reminders).where(reminders.c.game == bindparam("of"), WAITING)
    if of_seat:
        mine = mine.where(reminders.c.seat == bindparam("at"))
    if of_kinds:
        mine = mine.where(reminders.c.kind.in_(bindparam("kinds", expanding=True)))
    return mine


def drop(conn: Connection, key: str) -> None:
    """It is not waited for any more; what is done stays done."""
    conn.execute(delete(reminders).where(reminders.c.key == key, WAITING))


def move(conn: Connection, key: str, due_at: int) -> bool:
    """Snoozed, or brought forward; False: it no longer waits."""
    mine = update(reminders).where(reminders.c.key == key, WAITING)
    return conn.execute(mine.values(due_at=due_at)).rowcount == 1


def shift(
    conn: Connection, by: int, kinds: Sequence[str], game: int | None = None, seat: int | None = None
) -> None:
    """Clocks that stood still, by milliseconds: everybody's, a game's or a seat's."""
    where: list[ColumnElement[bool]] = [WAITING, reminders.c.kind.in_(kinds)]
    if game is not None:
        where.append(reminders.c.game == game)
    if seat is not None:
        where.append(reminders.c.seat == seat)
    conn.execute(update(reminders).where(*where).values(due_at=reminders.c.due_at + by))


def of_game(conn: Connection, game: int) -> tuple[Due, ...]:
    return _rows(conn.execute(_OF_GAME, {"of": game}))


def of_seat(conn: Connection, game: int, seat: int) -> tuple[Due, ...]:
    return _rows(conn.execute(_OF_SEAT, {"of": game, "at": seat}))


def of_kind(conn: Connection, kind: str) -> tuple[Due, ...]:
    return _rows(conn.execute(select(*COLUMNS).where(WAITING, reminders.c.kind == kind)))


def of_person(conn: Connection, person: int) -> tuple[Due, ...]:
    mine = select(*COLUMNS).where(reminders.c.person == person, WAITING)
    return _rows(conn.execute(mine.order_by(reminders.c.due_at, reminders.c.key)))


def lacking(conn: Connection, in_lobby: str, running: str) -> Sequence[int]:
    """Unfinished games for which nothing of this kind waits."""
    kind = case((games.c.started_at.is_(None), in_lobby), else_=running)
    planned = exists().where(reminders.c.game == games.c.id, reminders.c.kind == kind, WAITING)
    return conn.execute(select(games.c.id).where(IS_UNFINISHED, ~planned)).scalars().all()


def overdue(conn: Connection, now: int, *, of: str = "", but: Collection[str] = ()) -> int:
    """How many, of one kind or of all but some; for whoever watches."""
    every = select(func.count()).where(WAITING, reminders.c.due_at <= now, reminders.c.kind.not_in(but))
    return conn.execute(every.where(reminders.c.kind == of) if of else every).scalar_one()


def prune(conn: Connection, before: int, limit: int | None = None) -> int:
    """Forgets what was done before that instant; how many."""
    old = select(reminders.c.key).where(reminders.c.done_at < before).limit(limit)
    return conn.execute(delete(reminders).where(reminders.c.key.in_(old))).rowcount


def beat(conn: Connection, process: str, now: int) -> None:
    """This process lives."""
    insert_or_change(conn, heartbeats, {"process": process, "at": now}, ("at",))


def first_beat(conn: Connection, process: str, now: int) -> None:
    """Before anything is planned: of a very first start that is cut off before it sweeps, it is told when it
    was. What was there before is left to `wake`."""
    if last_beat(conn) is None:
        beat(conn, process, now)


def fade(conn: Connection, before: int) -> int:
    """Forgets processes that were last there before that instant, but never the last of all; how many."""
    last = select(func.max(heartbeats.c.at)).scalar_subquery()
    return conn.execute(delete(heartbeats).where(heartbeats.c.at < before, heartbeats.c.at < last)).rowcount


def last_beat(conn: Connection) -> int | None:
    """When anybody lived last."""
    return conn.execute(_LAST_BEAT).scalar()


def wake(conn: Connection, process: str, now: int, gap: int, kinds: Sequence[str]) -> int:
    """First thing in a sweep: what nobody was there for longer than `gap` is given back to the players, and
    a clock that jumped, forward or back, takes all that waits along.

    By how much; 0 if nothing was lost. Done once, because the heartbeats move in the same transaction.
    """
    last = last_beat(conn)
    lost = 0 if last is None else now - last
    beat(conn, process, now)
    if abs(lost) <= gap:
        return 0
    conn.execute(update(heartbeats).values(at=now))
    shift(conn, lost, kinds)
    return lost


def _rows(found: Iterable[Any]) -> tuple[Due, ...]:
    names = tuple(Due.__slots__)
    return tuple(Due(**dict(zip(names, row, strict=True))) for row in found)
