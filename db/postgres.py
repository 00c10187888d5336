"""PostgreSQL: several processes, each transaction as if alone; what collides runs again from its start."""

import asyncio
import os
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.util import greenlet_spawn

from db import migrations
from db.database import Work
from db.direct import Direct, Known
from db.errors import BadCopy, CannotOpen, NotSaved
from db.processes import PREFIX
from db.under_way import UnderWay

T = TypeVar("T")

POOL = 10
BROKEN = (DBAPIError, OSError, PoolTimeout)  # of a line, a server or a pool whose lines are all waited for
AGAIN = {"40001", "40P01"}  # serialization failure, deadlock
RACED = {"23505"}  # a key that somebody else has just written: look again, then decide
# Seconds; a server that starts again takes a few, and who has pressed waits no more than three.
SILENT_FOR = 10.0  # of a server or of the line to it, after which a connection is given up
BEGUN_AGAIN_FOR = 20.0  # after which nothing is begun again
OLDEST = 15  # of its versions
ALREADY, UNKNOWN = "42P05", "26000"  # a prepared statement of somebody else, or one that is on another line
SET_ON_CONNECT = (
    "SET enable_seqscan = off",  # who reads a whole table, however small, collides with whoever writes to it
    "SET jit = off",  # where one is read all the same, that is taken for dear
    # the server, too, gives up whom it hears no more: what they hold is free then
    "SET idle_in_transaction_session_timeout = '5s'",
    "SET client_connection_check_interval = '5s'",
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 2",
    "SET tcp_user_timeout = '20s'",
)
PREPARED = Known()  # in all lines of all that are opened
PAUSES = (0.0, 0.01, 0.02, 0.05, 0.1, 0.2, *[0.5] * 38)
# Whoever writes passes here first, which costs a tenth of a millisecond: a table that nobody writes to is
# the door, and no snapshot is taken before it. Those who may write anything go in together, and the server
# watches what they have read; those who keep to games of their own go in together, and none of the others
# meanwhile; whoever has collided goes in alone.
DOOR = "LOCK TABLE alembic_version IN {} MODE"
NOT_LONG = "SET LOCAL lock_timeout = '{}ms'"  # whoever is inside may be on a line that has fallen silent
BESIDE_OTHERS = (NOT_LONG.format(1000), DOOR.format("SHARE"))
AT_GAMES = (DOOR.format("ROW EXCLUSIVE"),)
ALONE = (NOT_LONG.format(300), DOOR.format("EXCLUSIVE"))
GAME = "SELECT pg_advisory_xact_lock($1)"
NOT_IN_TIME, BESIDE_FOR = (
    "55P03",
    5.0,
)  # somebody has stayed inside: for so many seconds nobody waits for that

POOLER = (
    "DATABASE_URL leads to a pooler that gives each transaction another line. Fireside keeps ten lines for "
    "each process by itself: name PostgreSQL's own port, or a pooler in session mode."
)


@dataclass(frozen=True, slots=True)
class Entry:
    """How a transaction begins."""

    engine: AsyncEngine
    door: Sequence[str] = ()
    games: Collection[int] = ()  # nobody else is at these

    def enter(self, conn: Connection) -> None:
        for statement in self.door:
            conn.exec_driver_sql(statement)
        for game in sorted(self.games):
            conn.exec_driver_sql(GAME, (game,))


class Postgres:
    lines = POOL
    doubts: tuple[str, ...] = ()
    backups: Path | None = None

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.process = process
        self._under_way, self._collided = UnderWay(), asyncio.Lock()
        self._beside_until = 0.0
        self._engine = engine
        self._writing = engine.execution_options(isolation_level="SERIALIZABLE")
        self._locked = engine.execution_options(
            isolation_level="READ COMMITTED"
        )  # nothing seen before its lock
        self._seeing = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @classmethod
    async def open(cls, url: URL) -> "Postgres":
        url = url.set(drivername="postgresql+asyncpg")
        process = f"{PREFIX}{os.urandom(8).hex()}"
        engine = create_async_engine(
            url,
            pool_size=POOL,
            max_overflow=0,
            pool_timeout=SILENT_FOR,
            hide_parameters=True,
            connect_args={"server_settings": {"application_name": process}, "timeout": SILENT_FOR},
        )
        event.listen(engine.sync_engine, "connect", _set_on_connect)
        database = cls(engine, process)
        try:
            await database._check_pooler()
            await database.read(_check_settings)
            database.doubts = await database.read(_doubts)
            await database._until_done(Entry(database._locked), migrations.upgrade, patience=None)
        except NotSaved as error:
            await database.close()
            raise CannotOpen("unreachable", f"PostgreSQL does not answer: {error}.") from error
        except BaseException:
            await database.close()
            raise
        return database

    async def _check_pooler(self) -> None:
        """Whether somebody between us and the server gives each transaction a line that others had before:
        then nothing is ours that lasts longer, neither our name among the processes nor what we have set."""
        try:
            async with self._engine.connect() as first:
                known_as, mine = await _line(first)
                if known_as == mine:
                    return
                async with self._engine.connect() as second:
                    _, other = await _line(second)
        except BROKEN as error:
            if _code(error) not in (ALREADY, UNKNOWN):
                return  # no server, which is told where it is opened
            other = mine = 0
        if other == mine:
            raise CannotOpen("pooler", POOLER)

    async def tx(self, work: Work[T], at: Collection[int] | None = None) -> T:
        entry = Entry(self._writing, BESIDE_OTHERS) if at is None else Entry(self._locked, AT_GAMES, at)
        return await self._under_way.run(self._until_done(entry, work, SILENT_FOR))

    async def read(self, work: Work[T]) -> T:
        return await self._under_way.run(self._until_done(Entry(self._seeing), work, SILENT_FOR))

    async def _until_done(self, entry: Entry, work: Work[T], patience: float | None) -> T:
        """If the answer to a commit was lost it may have happened: `work` then finds its own key."""
        until = asyncio.get_running_loop().time() + BEGUN_AGAIN_FOR
        try:
            return await _attempt(entry, work, patience)
        except BROKEN as error:
            if not _worth_another(error):
                raise
            again = self._after(error, entry)
        return await self._persist(entry, again, work, patience, until)

    async def _persist(
        self, entry: Entry, again: Entry, work: Work[T], patience: float | None, until: float
    ) -> T:
        """One after the other; while one rests another may try."""
        raced, failure = 0, Exception("it was not its turn in time")
        for pause in PAUSES:
            if asyncio.get_running_loop().time() + pause > until:
                break
            await asyncio.sleep(pause)
            try:
                async with self._collided:
                    return await _attempt(again, work, patience)
            except BROKEN as error:
                failure, again = error, self._after(error, entry)
                raced += _code(error) in RACED
                if raced > 1 or not _worth_another(error):
                    raise
        raise NotSaved(str(failure)) from failure

    def _after(self, error: Exception, entry: Entry) -> Entry:
        """How it enters the next time."""
        if not entry.door:
            return entry  # it only looks, or nobody else is let in at all
        now, code = asyncio.get_running_loop().time(), _code(error)
        if code == NOT_IN_TIME:
            self._beside_until = now + BESIDE_FOR
        alone = code in AGAIN | RACED and now > self._beside_until
        return replace(entry, door=ALONE) if alone else entry

    async def empty_journal(self) -> None:
        """The server's log is its own; it writes over it."""

    async def compact(self) -> None:
        alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with alone.connect() as conn:
            await conn.run_sync(lambda plain: plain.execute(text("VACUUM FULL")))

    async def backup(self, to: Path) -> None:
        raise BadCopy(f"PostgreSQL has its own tools: pg_dump --format=custom --file={to}")

    async def close(self) -> None:
        await self._under_way.ended()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._engine.dispose(), SILENT_FOR)


def _backend(conn: Connection) -> int:
    return int(conn.execute(text("SELECT pg_backend_pid()")).scalar_one())


async def _line(conn: AsyncConnection) -> tuple[int, int]:
    """As which it was made known to us, and which it is; between two transactions."""
    raw: Any = (await conn.get_raw_connection()).driver_connection
    known_as = int(raw.get_server_pid())
    mine = await conn.run_sync(_backend)
    await conn.rollback()
    return known_as, mine


def _set_on_connect(line: Any, _: object) -> None:
    try:
        line.run_async(lambda raw: raw.execute(";".join(SET_ON_CONNECT)))
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise ConnectionError(str(error)) from error


async def _attempt(entry: Entry, work: Work[T], patience: float | None) -> T:
    return await greenlet_spawn(_tried, entry, work, patience)


def _tried(entry: Entry, work: Work[T], patience: float | None) -> T:
    with (
        Direct(entry.engine.sync_engine, PREPARED) as conn,
        _given_up(conn.connection, patience),
        conn.begin(),
    ):
        entry.enter(conn)
        return work(conn)


@contextmanager
def _given_up(line: PoolProxiedConnection, after: float | None) -> Iterator[None]:
    """Torn off when nothing has come of it for so long: whoever is cancelled politely asks the server first,
    and it is the server that is silent."""
    if after is None:
        yield
        return
    timer = asyncio.get_running_loop().call_later(after, _tear_off, line)
    try:
        yield
    finally:
        timer.cancel()


def _tear_off(line: PoolProxiedConnection) -> None:
    raw: Any = line.driver_connection
    if raw is not None:
        raw.terminate()


def _worth_another(error: Exception) -> bool:
    if not isinstance(error, DBAPIError):
        return True  # there was no connection
    code = _code(error)
    known = AGAIN | RACED | {NOT_IN_TIME}
    return error.connection_invalidated or code in known or code.startswith(("08", "57P"))


def _code(error: Exception) -> str:
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")


def _check_settings(conn: Connection) -> None:
    """What R6 is for SQLite: confirmed means on the disk, and nobody promises less behind our back."""
    version = int(conn.execute(text("SHOW server_version_num")).scalar_one()) // 10_000
    if version < OLDEST:
        raise CannotOpen("version", f"This is PostgreSQL {version}: Fireside needs {OLDEST} or newer.")
    for name in ("fsync", "full_page_writes", "synchronous_commit"):
        value = conn.execute(text(f"SHOW {name}")).scalar()
        if value not in ("on", "remote_apply", "remote_write", "local"):
            raise CannotOpen("setting", f"PostgreSQL has {name} = {value}: confirmed moves could be lost.")


def _doubts(conn: Connection) -> tuple[str, ...]:
    """What our own sum of a closed file is for SQLite, its pages' sums are here."""
    if conn.execute(text("SHOW data_checksums")).scalar() == "on":
        return ()
    return (
        "PostgreSQL has data_checksums = off: what a disk alters is not noticed (pg_checksums --enable).",
    )
