"""SQLite: one file, one process, one connection; aiosqlite's thread runs each transaction in one piece."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, StaticPool, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from db import backup, disk, migrations, seal
from db.database import Work
from db.direct import Direct, Known
from db.errors import CannotOpen, Failed, NotSaved
from db.guard import Guard, advice, apply_settings, examine

T = TypeVar("T")

ALTERED = "{path} was altered since it was closed, not by Fireside: a disk, or another tool. {advice}"
ONLY = "bot"  # process there is: the lock sees to that
TRY_AGAIN = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED")
DAMAGED = (Failed, DBAPIError, sqlite3.Error, UnicodeDecodeError)
NOT_TO_BE_TRUSTED = ("SQLITE_IOERR", "SQLITE_CORRUPT", "SQLITE_NOTADB")


class SQLite:
    """Core runs in aiosqlite's thread: a hop for a transaction, where the dialect has one for each call."""

    lines = 1

    def __init__(self, path: Path, guard: Guard, driver: aiosqlite.Connection) -> None:
        self.path, self.process = path, ONLY
        self.doubts: tuple[str, ...] = ()
        self.backups: Path | None = backup.folder_of(path)
        self._guard, self._driver = guard, driver
        self._failed: str | None = None
        self._begin = "BEGIN IMMEDIATE"
        self._core = Direct(_engine(driver, self._do_begin), Known())

    @classmethod
    async def open(cls, path: Path) -> "SQLite":
        guard = Guard.take(path)
        try:
            examine(guard)
            altered = not guard.unfinished() and seal.broken(path)
            guard.opened()
            driver = await aiosqlite.connect(path, isolation_level=None, check_same_thread=False)
        except BaseException:
            guard.leave()
            raise
        database = await cls(path, guard, driver)._prepare()
        if altered:
            database.doubts = (ALTERED.format(path=path, advice=advice(path)),)
        return database

    async def _prepare(self) -> "SQLite":
        try:
            await self._there(lambda: apply_settings(_raw(self._core)))
            await self.tx(_opened)
        except BaseException as error:
            await self.close(clean=False)
            if isinstance(error, NotSaved):
                raise CannotOpen("busy", f"{self.path} cannot be written to now: {error}.") from error
            if isinstance(error, DAMAGED):
                raise CannotOpen("damaged", f"{self.path}: {error}. {advice(self.path)}") from error
            raise
        return self

    async def tx(self, work: Work[T], at: Collection[int] | None = None) -> T:  # noqa: ARG002 — alone in any case
        return await self._whole(lambda: self._transaction(work))

    async def read(self, work: Work[T]) -> T:
        return await self._whole(lambda: self._reading(work))

    async def empty_journal(self) -> None:
        await self._whole(lambda: _emptied(_raw(self._core), self.path))

    async def compact(self) -> None:
        """`secure_delete` empties what is deleted, but not the copies that a page keeps of rows which moved
        to another when it was split: only a file that is written anew has none."""
        await self._whole(lambda: _compacted(_raw(self._core), self.path))

    async def backup(self, to: Path) -> None:
        """The copy is made between two transactions, and checked beside them."""
        part = await self._there(lambda: backup.copy(_raw(self._core), to))
        await asyncio.to_thread(backup.accept, part, to)

    async def close(self, *, clean: bool = True) -> None:
        try:
            await self._there(self._core.close)
            await self._driver.close()
        except BaseException:
            self._guard.leave()
            raise
        clean = clean and self._failed is None
        if clean and not self._guard.unfinished():
            with suppress(OSError):  # then nothing is said of it
                await asyncio.to_thread(seal.put, self.path)
        self._guard.leave(clean=clean)

    async def _whole(self, work: Callable[[], T]) -> T:
        if self._failed:
            raise Failed(self._failed)
        return await self._there(lambda: self._named(work))

    async def _there(self, work: Callable[[], T]) -> T:
        """In the thread that owns the connection, after all that came before. Whoever waits may be cancelled;
        what stands in the queue is done all the same."""
        done: T = await self._driver._execute(work)  # type: ignore[no-untyped-call]  # its queue has no other door
        return done

    def _transaction(self, work: Work[T]) -> T:
        with self._core.begin():
            return work(self._core)

    def _reading(self, work: Work[T]) -> T:
        self._begin = "BEGIN"
        try:
            return self._transaction(lambda conn: _only_read(conn, work))
        finally:
            self._begin = "BEGIN IMMEDIATE"

    def _do_begin(self, dbapi_connection: PoolProxiedConnection) -> None:
        dbapi_connection.cursor().execute(self._begin)

    def _named(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except OSError as error:  # of a sync
            self._failed = str(error)
            raise Failed(self._failed) from error
        except (DBAPIError, sqlite3.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            code = getattr(cause, "sqlite_errorname", None) or ""
            if code.startswith(NOT_TO_BE_TRUSTED):
                self._failed = f"{code}: {cause}"
                raise Failed(self._failed) from error
            if code.startswith(TRY_AGAIN):
                raise NotSaved(f"{code}: {cause}") from error
            raise


def _engine(driver: aiosqlite.Connection, begin: Callable[[PoolProxiedConnection], None]) -> Engine:
    """Core over the connection that aiosqlite holds."""
    engine = create_engine(
        "sqlite://", creator=lambda: driver._conn, poolclass=StaticPool, hide_parameters=True
    )
    engine.dialect.do_begin = begin  # type: ignore[method-assign,assignment]  # events would cost at every statement
    return engine


def _only_read(conn: Connection, work: Work[T]) -> T:
    """What it has written is found out and rolled back. `PRAGMA query_only` would say so sooner, and make
    SQLite prepare every statement anew, in this transaction and the next."""
    raw = _raw(conn)
    before = raw.total_changes
    done = work(conn)
    if raw.total_changes != before:
        raise DBAPIError("a reading has written", None, sqlite3.ProgrammingError())
    return done


def _emptied(raw: sqlite3.Connection, path: Path) -> None:
    """SQLite does not sync that it has cut its journal off: a power cut would bring the bytes back."""
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    disk.sync(path.with_name(path.name + "-wal"))


def _compacted(raw: sqlite3.Connection, path: Path) -> None:
    _emptied(raw, path)
    raw.execute("VACUUM")
    _emptied(raw, path)


def _opened(conn: Connection) -> None:
    """The first that is written: what follows is under no seal."""
    seal.take_off(conn)
    migrations.upgrade(conn)


def _raw(conn: Connection) -> sqlite3.Connection:
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw
