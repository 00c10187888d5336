"""What can be said of a database without opening it: also while a bot uses it."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, NullPool, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from db import backup, migrations, notes, processes
from db.errors import CannotOpen

Clock = Callable[[], float]  # seconds
TRIES = 10  # of a write; the middle one counts
ANSWERS_WITHIN = 10.0  # seconds for an answer
LOGGED = text("SELECT pg_logical_emit_message(true, 'fireside', 'doctor')")  # a commit that changes no table


@dataclass(frozen=True, slots=True)
class Facts:
    product: str  # with its version
    schema: str | None  # none: nothing is in it yet
    written_in: float  # seconds until a write is on the disk
    free: int | None  # bytes on its disk; none: the server knows
    copied_at: int | None  # when the newest copy of its own was made, in milliseconds; none: there is none
    copies: bool  # whether it makes copies by itself
    processes: int | None  # that use it; none: that is not known of a file
    night: dict[str, int]  # what the last one has left

    @property
    def newest(self) -> bool:
        return self.schema == migrations.HEAD


async def examine(url: str, clock: Clock, folder: Path | None = None) -> Facts:
    """CannotOpen names what is wrong. `folder`: where copies are kept, if not beside the file."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return await asyncio.to_thread(_file, Path(parsed.database or ""), clock, folder)
        async with asyncio.timeout(ANSWERS_WITHIN):
            return await _server(parsed.set(drivername="postgresql+asyncpg"), clock)
    except (ArgumentError, SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CannotOpen("unreachable", f"It does not answer ({type(error).__name__}).") from error


def _file(path: Path, clock: Clock, folder: Path | None) -> Facts:
    there = path.is_file()
    schema, night = _read(path) if there else (None, {})
    made = sorted((folder or backup.folder_of(path)).glob(f"{backup.NIGHTLY}*.db"))
    home = next(one for one in (path.parent, *path.absolute().parents) if one.is_dir())
    return Facts(
        product=f"SQLite {sqlite3.sqlite_version}",
        schema=schema,
        written_in=_synced(home, clock),
        free=shutil.disk_usage(home).free,
        copied_at=int(made[-1].stat().st_mtime * 1000) if made else None,
        copies=True,
        processes=None,
        night=night,
    )


def _read(path: Path) -> tuple[str | None, dict[str, int]]:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    with engine.connect() as conn:
        return _kept(conn)


def _kept(conn: Connection) -> tuple[str | None, dict[str, int]]:
    schema = migrations.current(conn)
    return schema, (notes.get(conn, "night") or {}) if schema else {}


def _synced(folder: Path, clock: Clock) -> float:
    """In the middle of some tries, as a move is written: appended, and on the disk."""
    took = list[float]()
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".doctor-") as file:
        for _ in range(TRIES):
            before = clock()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            took.append(clock() - before)
    return sorted(took)[TRIES // 2]


def _version(conn: Connection) -> str:
    return str(conn.execute(text("SHOW server_version")).scalar_one())


def _committed(conn: Connection, clock: Clock) -> float:
    """In the middle of some tries."""
    took = list[float]()
    for _ in range(TRIES):
        before = clock()
        conn.execute(LOGGED)
        conn.commit()
        took.append(clock() - before)
    return sorted(took)[TRIES // 2]


async def _server(url: URL, clock: Clock) -> Facts:
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": ANSWERS_WITHIN})
    try:
        async with engine.connect() as conn:
            version = await conn.run_sync(_version)
            schema, night = await conn.run_sync(_kept)
            users = len(await conn.run_sync(processes.living))
            await conn.rollback()
            written_in = await conn.run_sync(_committed, clock)
    finally:
        await engine.dispose()
    return Facts(
        product=f"PostgreSQL {version.split()[0]}",
        schema=schema,
        written_in=written_in,
        free=None,
        copied_at=None,
        copies=False,
        processes=users,
        night=night,
    )
