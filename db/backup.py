"""Copies that are known to be good, and the way back from one. A good file is never replaced by a worse."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine

from db import check, disk, epochs, migrations, seal
from db.errors import BadCopy, CannotOpen
from db.guard import JOURNALS, Guard
from engines import GAMES
from engines.core import AnyRules

SAMPLE = 20  # games played again from each copy
NIGHTLY = "fireside-"  # begins the names of the copies that are made each night


def copy(raw: sqlite3.Connection, to: Path) -> Path:
    """All that is committed, in a file beside `to` that nobody has checked yet."""
    part = to.with_name(f".{to.name}.part")
    try:
        disk.make(to.parent)
        part.unlink(missing_ok=True)
        disk.own(part)
        raw.execute("VACUUM INTO ?", (str(part),))
    except (sqlite3.Error, OSError) as error:
        raise BadCopy(f"The copy could not be made, {to} stays as it was: {error}.") from error
    return part


def accept(part: Path, to: Path, rules: Sequence[AnyRules] = GAMES) -> None:
    """Checked, on the disk, then under its name: whatever happens, what is under that name is good."""
    problem = spoiled(part, rules)
    if problem:
        part.unlink()
        raise BadCopy(f"The copy is not good, {to} stays as it was: {problem}.")
    seal.put(part)
    part.replace(to)
    disk.sync(to.parent)


def spoiled(path: Path, rules: Sequence[AnyRules] = GAMES) -> str | None:
    """What is wrong with a copy: its pages, its references, its schema or most games of a sample."""
    try:
        if seal.broken(path):
            return "it was altered since it was made"
        with _opened(path, "ro") as conn:
            return next(_problems(conn, rules), None)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _problems(conn: Connection, rules: Sequence[AnyRules]) -> Iterator[str]:
    for (found,) in conn.exec_driver_sql("PRAGMA integrity_check(1)"):
        if found != "ok":
            yield str(found)
    for row in conn.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"{row[0]} refers to a row of {row[2]} that is missing"
    if migrations.current(conn) is None:
        yield "it is no database of Fireside"
    sample = check.stored(conn, limit=SAMPLE, rules=rules)
    if 2 * len(sample.problems) > sample.games:  # R25: one that cannot be read is alone in it
        yield from sample.problems


def _opened(path: Path, mode: str) -> Connection:
    address = f"{path.resolve().as_uri()}?mode={mode}"
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(address, uri=True),
        poolclass=NullPool,
        hide_parameters=True,
    )
    return engine.connect()


def folder_of(path: Path) -> Path:
    """Where a database's own backups are kept."""
    return path.parent / "backups"


def newest_good(path: Path) -> Path | None:
    kept = sorted(folder_of(path).glob("*.db"), key=lambda one: one.stat().st_mtime, reverse=True)
    return next((one for one in kept if spoiled(one) is None), None)


def expire(folder: Path, oldest: str, most: int) -> list[Path]:
    """Removes nightly copies with a lower name or beyond so many, but never the newest; which ones.

    What was left half made goes too; what others keep in the folder stays.
    """
    for half in folder.glob(f".{NIGHTLY}*.part*"):
        half.unlink()
    kept = sorted(folder.glob(f"{NIGHTLY}*.db"))
    old = [one for one in kept[:-1] if one.name < oldest or one in kept[:-most]]
    for one in old:
        one.unlink()
    for one in set(kept) - set(old):
        disk.own(one)  # an earlier version left that to the umask
    return old


def restore(source: Path, target: Path) -> Path | None:
    """The backup in the database's place; where the old database is kept, if there was one."""
    guard = Guard.take(target)
    try:
        problem = spoiled(source)
        if problem:
            raise CannotOpen("damaged", f"{source} is no good backup: {problem}. Nothing was changed.")
        part = target.with_name(f".{target.name}.part")
        part.unlink(missing_ok=True)
        disk.own(part)
        shutil.copyfile(source, part)
        _of_another_past(part)
        seal.put(part)
        guard.restoring(source)
        kept = _set_aside(target)
        part.replace(target)
        disk.sync(target.parent)
        guard.leave(clean=True)
    except BaseException:
        guard.leave()
        raise
    return kept


def _of_another_past(part: Path) -> None:
    """What was told since the copy was made is not taken for what is still to be told."""
    with _opened(part, "rw") as conn, conn.begin():
        seal.take_off(conn)
        migrations.upgrade(conn)
        epochs.begin(conn)


def _set_aside(target: Path) -> Path | None:
    """With its journals, which hold its newest moves; what is left would be played into the copy. The file
    goes last: when this is cut off and done again, all of it gets the same name."""
    there = [part for part in (*JOURNALS, "") if target.with_name(target.name + part).exists()]
    if not there:
        return None
    names = (target.with_name(f"{target.stem}.before-restore-{number}.db") for number in count(1))
    kept = next(name for name in names if not name.exists())
    for part in there:
        disk.own(target.with_name(target.name + part))
        target.with_name(target.name + part).replace(kept.with_name(kept.name + part))
        disk.sync(target.parent)
    return kept
