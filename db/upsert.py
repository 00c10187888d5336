"""INSERT … ON CONFLICT: both databases have it, SQLAlchemy keeps it in a class for each."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or(conn: Connection, table: Table) -> Any:
    return (sqlite if conn.dialect.name == "sqlite" else postgresql).insert(table)
