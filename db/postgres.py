"""PostgreSQL: several processes, each transaction as if alone; what collides runs again from its start."""

import asyncio
import os
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db import migrations
from db.database import Work
from db.errors import BadCopy, CannotOpen, NotSaved
from db.under_way import UnderWay

T = TypeVar("T")

POOL = 10
AGAIN = {"40001", "40P01"}  # serialization failure, deadlock
RACED = {"23505"}  # a key that somebody else has just written: look again, then decide
# Seconds; a server that starts again takes a few, and who has pressed waits no more than three.
PAUSES = (0.0, 0.01, 0.02, 0.05, 0.1, 0.2, *[0.5] * 38)


class Postgres:
    backups: Path | None = None

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.process = process
        self._under_way, self._collided = UnderWay(), asyncio.Lock()
        self._engine = engine
        self._writing = engine.execution_options(isolation_level="SERIALIZABLE")
        self._upgrading = engine.execution_options(isolation_level="READ COMMITTED")  # not before its lock
        self._seeing = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @classmethod
    async def open(cls, url: URL) -> "Postgres":
        url = url.set(drivername="postgresql+asyncpg")
        process = f"fireside-{os.urandom(8).hex()}"
        named = {"server_settings": {"application_name": process}}
        engine = create_async_engine(
            url, pool_size=POOL, max_overflow=0, hide_parameters=True, connect_args=named
        )
        database = cls(engine, process)
        try:
            await database.tx(_check_settings)
            await database._until_done(database._upgrading, migrations.upgrade)
        except NotSaved as error:
            await database.close()
            raise CannotOpen("unreachable", f"PostgreSQL does not answer: {error}.") from error
        except BaseException:
            await database.close()
            raise
        return database

    async def tx(self, work: Work[T]) -> T:
        return await self._under_way.run(self._until_done(self._writing, work))

    async def read(self, work: Work[T]) -> T:
        return await self._under_way.run(self._until_done(self._seeing, work))

    async def _until_done(self, engine: AsyncEngine, work: Work[T]) -> T:
        """If the answer to a commit was lost it may have happened: `work` then finds its own key."""
        try:
            return await _attempt(engine, work)
        except (DBAPIError, OSError) as error:
            if not _worth_another(error):
                raise
        async with self._collided:  # one after the other, or they would collide again
            return await _persist(engine, work)

    async def compact(self) -> None:
        alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with alone.connect() as conn:
            await conn.run_sync(lambda plain: plain.execute(text("VACUUM FULL")))

    async def backup(self, to: Path) -> None:
        raise BadCopy(f"PostgreSQL has its own tools: pg_dump --format=custom --file={to}")

    async def close(self) -> None:
        await self._under_way.ended()
        await self._engine.dispose()


async def _attempt(engine: AsyncEngine, work: Work[T]) -> T:
    async with engine.begin() as conn:
        return await conn.run_sync(work)


async def _persist(engine: AsyncEngine, work: Work[T]) -> T:
    raced = 0
    for pause in PAUSES:
        await asyncio.sleep(pause)
        try:
            return await _attempt(engine, work)
        except (DBAPIError, OSError) as error:
            failure = error
            raced += _code(error) in RACED
            if raced > 1 or not _worth_another(error):
                raise
    raise NotSaved(str(failure)) from failure


def _worth_another(error: Exception) -> bool:
    if not isinstance(error, DBAPIError):
        return True  # there was no connection
    code = _code(error)
    return error.connection_invalidated or code in AGAIN | RACED or code.startswith(("08", "57P"))


def _code(error: Exception) -> str:
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")


def _check_settings(conn: Connection) -> None:
    """What R6 is for SQLite: confirmed means on the disk, and nobody promises less behind our back."""
    for name in ("fsync", "full_page_writes", "synchronous_commit"):
        value = conn.execute(text(f"SHOW {name}")).scalar()
        if value not in ("on", "remote_apply", "remote_write", "local"):
            raise CannotOpen("setting", f"PostgreSQL has {name} = {value}: confirmed moves could be lost.")
