"""INSERT … ON CONFLICT: both databases have it, SQLAlchemy keeps it in a class for each."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_missing(conn: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Rows whose `key` is there already stay as they are."""
    if rows:
        conn.execute(_missing(conn.dialect.name, table), rows)


def insert_or_change(conn: Connection, table: Table, row: dict[str, Any], changing: Sequence[str]) -> None:
    """A row with the same primary key gets these columns."""
    conn.execute(_changing(conn.dialect.name, table, tuple(changing)), row)


@cache
def _missing(dialect: str, table: Table) -> Any:
    return _insert(dialect, table).on_conflict_do_nothing(index_elements=["key"])


@cache
def _changing(dialect: str, table: Table, changing: tuple[str, ...]) -> Any:
    """Built once: it costs more than to carry it out. What is done already stays done."""
    new = _insert(dialect, table)
    keys = [column.name for column in table.primary_key]
    waits = table.c.done_at.is_(None) if "done_at" in table.c else None
    changed = {name: new.excluded[name] for name in changing}
    return new.on_conflict_do_update(index_elements=keys, set_=changed, where=waits)


def _insert(dialect: str, table: Table) -> Any:
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)
