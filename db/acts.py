"""What was done by those who keep order in a server, and who is kept from its tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, and_, delete, insert, select, update

from db.columns import columns_of
from db.schema import acts, bars
from db.upsert import insert_or_change

Kind: TypeAlias = Literal["close", "remove", "dismiss", "move", "skip", "bar", "unbar"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    id: int = 0  # once it is kept
    key: str  # of the interaction: the same twice is once
    server: int
    kind: Kind
    game: int | None = None
    seat: int | None = None
    moderator: int | None  # None: somebody who had all data deleted
    person: int | None = None  # about whom it was
    detail: Any = None  # what undoing it has to know
    at: int
    undone_at: int | None = None
    undone_by: int | None = None


_ACT = columns_of(acts, Act)
_NAMES = tuple(Act.__slots__)


def keep(conn: Connection, act: Act) -> int:
    """Its number."""
    given = {name: getattr(act, name) for name in _NAMES if name != "id"}
    return int(conn.execute(insert(acts).values(**given).returning(acts.c.id)).scalar_one())


def by_key(conn: Connection, key: str) -> Act | None:
    return _one(conn, select(*_ACT).where(acts.c.key == key))


def get(conn: Connection, number: int) -> Act | None:
    """To undo it: of two who want that, one waits for the other."""
    return _one(conn, select(*_ACT).where(acts.c.id == number).with_for_update())


def newest(conn: Connection, server: int, most: int) -> tuple[Act, ...]:
    """The newest first."""
    order = select(*_ACT).where(acts.c.server == server).order_by(acts.c.id.desc()).limit(most)
    return tuple(_read(row) for row in conn.execute(order))


def since(conn: Connection, server: int, at: int, most: int) -> bool:
    """Whether there were so many after that instant."""
    order = select(acts.c.at).where(acts.c.server == server).order_by(acts.c.id.desc())
    oldest = conn.execute(order.limit(1).offset(most - 1)).scalar()
    return oldest is not None and oldest > at


def undone(conn: Connection, number: int, by: int, at: int) -> None:
    conn.execute(update(acts).where(acts.c.id == number).values(undone_at=at, undone_by=by))


def prune(conn: Connection, before: int, limit: int | None = None) -> int:
    """Forgets what was done before that instant; how many."""
    old = select(acts.c.id).where(acts.c.at < before).limit(limit)
    return conn.execute(delete(acts).where(acts.c.id.in_(old))).rowcount


def lift(conn: Connection, now: int) -> int:
    """Bars that have ended; how many."""
    return conn.execute(delete(bars).where(bars.c.until < now)).rowcount


def bar(conn: Connection, server: int, person: int, until: int, act: int) -> None:
    row = {"server": server, "person": person, "until": until, "act": act}
    insert_or_change(conn, bars, row, ("until", "act"))


def unbar(conn: Connection, server: int, person: int, act: int | None = None) -> bool:
    """`act`: only if it came by that one. Whether there was one."""
    mine = _bar(server, person)
    where = mine if act is None else and_(mine, bars.c.act == act)
    return conn.execute(delete(bars).where(where)).rowcount == 1


def barred(conn: Connection, server: int, person: int, now: int) -> int | None:
    """Until when they sit down at no table there; None: they may."""
    mine = select(bars.c.until).where(_bar(server, person), bars.c.until > now)
    return conn.execute(mine).scalar()


def forget(conn: Connection, person: int) -> None:
    """What was done stays, without whoever did it and about whom."""
    conn.execute(delete(bars).where(bars.c.person == person))
    for column in (acts.c.moderator, acts.c.person, acts.c.undone_by):
        conn.execute(update(acts).where(column == person).values({column.name: None}))


def _bar(server: int, person: int) -> Any:
    return and_(bars.c.server == server, bars.c.person == person)


def _one(conn: Connection, wanted: Any) -> Act | None:
    row = conn.execute(wanted).first()
    return None if row is None else _read(row)


def _read(row: Sequence[Any]) -> Act:
    return Act(**dict(zip(_NAMES, row, strict=True)))
