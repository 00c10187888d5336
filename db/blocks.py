"""With whom somebody will sit at no table."""

from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, or_, select

from db.schema import blocks
from db.upsert import insert_or_change


def block(conn: Connection, person: int, whom: int, at: int) -> None:
    insert_or_change(conn, blocks, {"person": person, "blocked": whom, "at": at}, ("at",))


def unblock(conn: Connection, person: int, whom: int) -> None:
    conn.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == whom))


def of(conn: Connection, person: int) -> tuple[int, ...]:
    """The newest first."""
    theirs = select(blocks.c.blocked).where(blocks.c.person == person)
    return tuple(conn.execute(theirs.order_by(blocks.c.at.desc(), blocks.c.blocked)).scalars())


def between(conn: Connection, person: int, others: Sequence[int]) -> bool:
    """Whether this person has blocked one of these, or one of these has blocked this person."""
    either = or_(
        and_(blocks.c.person == person, blocks.c.blocked.in_(others)),
        and_(blocks.c.blocked == person, blocks.c.person.in_(others)),
    )
    return conn.execute(select(blocks.c.at).where(either).limit(1)).first() is not None
