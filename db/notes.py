"""What the bot wants to know again after a restart: which commands it has synchronised, and the like."""

from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from db.schema import notes
from db.upsert import insert_or_change

_VALUE = select(notes.c.value).where(notes.c.name == bindparam("name"))


def put(conn: Connection, name: str, value: Any) -> None:
    insert_or_change(conn, notes, {"name": name, "value": value}, ("value",))


def get(conn: Connection, name: str) -> Any:
    """None: it was never put."""
    return conn.execute(_VALUE, {"name": name}).scalar()


def drop(conn: Connection, prefix: str) -> None:
    """All whose names begin like that; it reads every one there is."""
    conn.execute(delete(notes).where(notes.c.name.startswith(prefix, autoescape=True)))
