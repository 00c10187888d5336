"""The one way to what is kept: a plain function, run whole in a transaction of its own."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection as Connection  # what a `Work` is given, for whoever writes one
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from db.errors import CannotOpen

T = TypeVar("T")
DEFAULT_URL = "sqlite+aiosqlite:///data/fireside.db"
Work: TypeAlias = Callable[[Connection], T]


class Database(Protocol):
    process: str  # of all that use it, this one: the only one, or as the server knows it while it lives
    doubts: tuple[str, ...]  # about what is on the disk, a sentence each, for whoever runs it
    lines: int  # so many transactions may be under way at once
    backups: Path | None  # where its own backups are kept; None: the server's tools make them

    async def tx(self, work: Work[T], at: Collection[int] | None = None) -> T:
        """All or nothing, as if nobody else wrote; it may run more than once, so it has no other effects.
        `at`: the games by which alone it decides, and of which alone it writes; nobody waits at others."""

    async def read(self, work: Work[T]) -> T:
        """The same without being able to write; everything read is of one moment."""

    async def empty_journal(self) -> None:
        """What was deleted stands in no journal any more; cheap, whoever asks for it."""

    async def compact(self) -> None:
        """All rows written anew, so that no page keeps what stood on it before; all others wait meanwhile."""

    async def backup(self, to: Path) -> None:
        """A checked copy at that path, whole or not at all."""

    async def close(self) -> None: ...


async def open_database(url: str) -> Database:
    """Ready for use, its schema the newest; CannotOpen names what is wrong."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise CannotOpen("unknown-kind", "DATABASE_URL is no address of a database.") from error
    match parsed.get_backend_name():
        case "sqlite":
            from db.sqlite import SQLite

            if not parsed.database or parsed.database == ":memory:":
                raise CannotOpen("no-file", "A game lasts for days: DATABASE_URL must name a file.")
            return await SQLite.open(Path(parsed.database))
        case "postgresql":
            from db.postgres import Postgres

            return await Postgres.open(parsed)
        case other:
            raise CannotOpen("unknown-kind", f"DATABASE_URL names {other}; there are sqlite and postgresql.")
