"""A database in memory, which refuses and loses answers on demand: for laws that need many lives of one."""

import sqlite3
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Engine, StaticPool, create_engine

from db.database import T, Work
from db.errors import NotSaved
from db.schema import metadata


class Memory:
    """As `Database` promises: all or nothing."""

    process = "bot"
    lines = 1
    doubts: tuple[str, ...] = ()
    backups: Path | None = None

    def __init__(self, fault: Callable[[], str] = lambda: "") -> None:
        self.fault = fault
        self._engine = _engine()
        with self._engine.connect() as conn:
            _raw(conn).deserialize(_empty())

    async def tx(self, work: Work[T], at: Collection[int] | None = None) -> T:
        """`refused`: nothing has happened; `lost`: it has, and nobody hears of it."""
        fault = self.fault()
        with self._engine.begin() as conn:
            found = work(conn)
            if fault == "refused":
                raise NotSaved
        if fault == "lost":
            raise NotSaved
        return found

    async def read(self, work: Work[T]) -> T:
        with self._engine.begin() as conn:
            return work(conn)

    async def empty_journal(self) -> None:
        return None

    async def compact(self) -> None:
        return None

    async def backup(self, to: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        self._engine.dispose()


def _engine() -> Engine:
    return create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})


@cache
def _empty() -> bytes:
    """All tables, and nothing in them."""
    engine = _engine()
    with engine.begin() as conn:
        metadata.create_all(conn)
    with engine.connect() as conn:
        return _raw(conn).serialize()


def _raw(conn: Connection) -> sqlite3.Connection:
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw
