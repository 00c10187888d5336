"""Tables that run, and at which nobody does anything now. The service writes them into a file, which takes a
part of the time that a server takes, and they are copied from there."""

import tempfile
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Column, Table, func, insert, select, text

from db import schema
from db.database import Connection, open_database

ROWS = 2_000  # copied in one statement
Rows: TypeAlias = Mapping[str, Sequence[Mapping[str, Any]]]
LEFT = (schema.outbox, schema.notes, schema.heartbeats)  # what was to be told of them is told


async def settled(url: str, seated: Callable[[str], Any]) -> None:
    """`seated`: writes tables where it is told to."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite+aiosqlite:///{folder}/settled.db"
        await seated(file)
        source = await open_database(file)
        rows = await source.read(_all_rows)
        await source.close()
    there = await open_database(url)
    await there.tx(lambda conn: _written(conn, rows))
    await there.close()


def _all_rows(conn: Connection) -> Rows:
    copied = [table for table in schema.metadata.sorted_tables if table not in LEFT]
    return {table.name: [dict(row) for row in conn.execute(select(table)).mappings()] for table in copied}


def _written(conn: Connection, rows: Rows) -> None:
    for name, those in rows.items():
        table = schema.metadata.tables[name]
        for at in range(0, len(those), ROWS):
            conn.execute(insert(table), those[at : at + ROWS])
        counted = table.autoincrement_column
        if those and counted is not None:
            _count_on(conn, table, counted)
    conn.execute(text("ANALYZE"))  # as PostgreSQL does by itself within minutes


def _count_on(conn: Connection, table: Table, column: Column[int]) -> None:
    """The next row has the number after these."""
    last = select(func.max(column)).scalar_subquery()
    conn.execute(select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last)))
