"""What a file says after its process ended, however it ended, beside what the process had confirmed."""

from dataclasses import dataclass
from pathlib import Path

from db import backup, log
from db.database import open_database
from db.errors import CannotOpen


@dataclass(frozen=True)
class Kept:
    keys: list[str]
    problems: list[str]  # in words; empty when all is well


async def kept(path: Path, confirmed: list[str]) -> Kept:
    """Opened as the bot opens it: all that was confirmed, in its order, and at most one move more."""
    try:
        database = await open_database(f"sqlite+aiosqlite:///{path}")
    except CannotOpen as refused:
        return Kept([], [f"it does not open: {refused}"])
    entries = await database.read(lambda conn: log.entries(conn, 1))
    await database.close()
    keys, found = [entry.key for entry in entries], list[str]()
    if keys[: len(confirmed)] != confirmed:
        found.append("what was confirmed is lost")
    if len(keys) > len(confirmed) + 1:
        found.append("more was saved than was under way")
    problem = backup.spoiled(path)
    return Kept(keys, [*found, problem] if problem else found)
