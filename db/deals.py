"""What is dealt on a day, and what each person has made of it. Secrets are read by a function of their own:
nothing that shows a deal can read one by accident."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update

from db.columns import columns_of
from db.schema import deals, tries


@dataclass(frozen=True, slots=True)
class Promise:
    """Of a day: the SHA-256 of what its deal is made of."""

    day: int
    commitment: str
    made_at: int


@dataclass(frozen=True, slots=True)
class Try:
    game: int
    day: int
    person: int | None  # None: somebody who had all data deleted
    points: int | None  # None: under way, or left
    lead: int | None
    ended_at: int | None


@dataclass(frozen=True, slots=True)
class Field:
    """A result among all that are finished on its day."""

    finished: int
    below: int
    above: int


_PROMISE = columns_of(deals, Promise)
_TRY = columns_of(tries, Try)


def keep(conn: Connection, promise: Promise, secret: bytes) -> None:
    """Once for each day: of two at the same instant one looks again."""
    values = {"day": promise.day, "commitment": promise.commitment, "made_at": promise.made_at}
    conn.execute(insert(deals).values(**values, secret=secret))


def promise(conn: Connection, day: int) -> Promise | None:
    row = conn.execute(select(*_PROMISE).where(deals.c.day == day)).first()
    return Promise(*row) if row else None


def secret_of(conn: Connection, day: int) -> bytes:
    return bytes(conn.execute(select(deals.c.secret).where(deals.c.day == day)).scalar_one())


def first_day(conn: Connection) -> int | None:
    return conn.execute(select(func.min(deals.c.day))).scalar()


def begin(conn: Connection, game: int, day: int, person: int) -> None:
    """One a person and day."""
    conn.execute(insert(tries).values(game=game, day=day, person=person))


def of_person(conn: Connection, day: int, person: int) -> Try | None:
    return _one(conn, (tries.c.day == day) & (tries.c.person == person))


def of_game(conn: Connection, game: int) -> Try | None:
    return _one(conn, tries.c.game == game)


def first_game(conn: Connection, day: int) -> int | None:
    """The first that was dealt on that day: all others are dealt like it."""
    return conn.execute(select(func.min(tries.c.game)).where(tries.c.day == day)).scalar()


def end(conn: Connection, game: int, points: int | None, lead: int | None, at: int) -> None:
    """No points: it was left."""
    mine = tries.c.game == game
    conn.execute(update(tries).where(mine).values(points=points, lead=lead, ended_at=at))


def field(conn: Connection, one: Try) -> Field:
    """Whoever has left stands below all who have not."""
    over = (tries.c.day == one.day) & tries.c.ended_at.is_not(None)
    counted = select(func.count()).select_from(tries)
    every = conn.execute(counted.where(over)).scalar_one()
    below = conn.execute(counted.where(over, _below(one))).scalar_one()
    above = conn.execute(counted.where(over, _above(one))).scalar_one()
    return Field(int(every), int(below), int(above))


def finished_days(conn: Connection, person: int) -> Sequence[int]:
    """Those whose deal they have played to its end."""
    mine = (tries.c.person == person) & tries.c.points.is_not(None)
    return conn.execute(select(tries.c.day).where(mine).order_by(tries.c.day)).scalars().all()


def _below(one: Try) -> ColumnElement[bool]:
    if one.points is None:
        return tries.c.game < 0  # nobody
    less = (tries.c.points == one.points) & (tries.c.lead < one.lead)
    return or_(tries.c.points.is_(None), tries.c.points < one.points, less)


def _above(one: Try) -> ColumnElement[bool]:
    if one.points is None:
        return tries.c.points.is_not(None)
    return or_(tries.c.points > one.points, and_(tries.c.points == one.points, tries.c.lead > one.lead))


def _one(conn: Connection, where: ColumnElement[bool]) -> Try | None:
    row = conn.execute(select(*_TRY).where(where)).first()
    return Try(*row) if row else None
