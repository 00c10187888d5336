"""Whether a SQLite file may be used: alone, whole, on a disk of this machine, and with the settings of R6."""

import fcntl
import os
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from db import disk
from db.errors import CannotOpen

SETTINGS = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: with NORMAL a power cut takes confirmed moves back
    "foreign_keys": 1,
    "busy_timeout": 5000,
    "secure_delete": 1,
    "trusted_schema": 0,
    "cell_size_check": 1,
}
STRICT_SINCE = (3, 37, 0)
SHARED_SINCE = (3, 51, 3)  # before it, two connections can spoil a WAL
ELSEWHERE = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "ceph", "glusterfs"}
JOURNALS = ("-wal", "-shm", "-journal")
OPEN, CLOSED, RESTORING = "open", "closed", "restoring"


@dataclass
class Guard:
    """The lock that keeps other processes away, and what it says of how the file was left."""

    path: Path
    left: str  # as the last process wrote it
    _lock: TextIO = field(repr=False)

    @classmethod
    def take(cls, path: Path) -> "Guard":
        try:
            disk.make(path.parent)
            named = path.with_name(path.name + ".lock")
            disk.own(named)
            lock = named.open("a+")
        except OSError as error:
            raise CannotOpen("read-only", f"Nothing can be written to {path.parent}: {error}.") from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise CannotOpen("in-use", f"{path} is in use by another process; stop that one first.") from None
        lock.seek(0)
        return cls(path, lock.read(), lock)

    def opened(self) -> None:
        """Before there is a journal: whoever finds one must know that it belongs here."""
        disk.own(self.path)
        for left in (self.path.with_name(self.path.name + part) for part in JOURNALS):
            if left.exists():
                disk.own(left)
        journal = self.journal()
        if journal:  # what a killed process wrote there is told from now on, but may not be on the disk yet
            disk.sync(journal)
        self._write(f"{OPEN} {self.path.stat().st_ino}")

    def restoring(self, source: Path) -> None:
        """Until the copy is whole in its place, nothing there may be used."""
        self._write(f"{RESTORING} {source.resolve()}")

    def leave(self, *, clean: bool = False) -> None:
        """A journal that could not be emptied (a full disk, a shell that reads) still belongs to the file."""
        if clean and not self.journal():
            disk.sync(self.path.parent)  # or a power cut brings the journal back, and it seems another file's
            self._write(f"{CLOSED} {self.path.stat().st_ino}")
        self._lock.close()

    def unfinished(self) -> bool:
        """Whether the file is whole only together with a journal, or is not there."""
        rollback = self.path.with_name(self.path.name + "-journal")
        return not self.path.exists() or self.journal() is not None or rollback.exists()

    def journal(self) -> Path | None:
        """The -wal, if anything stands in it."""
        wal = self.path.with_name(self.path.name + "-wal")
        return wal if wal.exists() and wal.stat().st_size else None

    def _write(self, words: str) -> None:
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(words)
        self._lock.flush()
        os.fsync(self._lock.fileno())


def examine(guard: Guard) -> None:
    """Before anything is written: CannotOpen leaves the file and its journal as they are."""
    check_version(sqlite3.sqlite_version_info, connections=1)
    check_disk(guard.path.parent, Path("/proc/self/mounts"))
    how, _, source = guard.left.partition(" ")
    if how == RESTORING:
        again = _restore(Path(source))
        raise CannotOpen("restoring", f"{guard.path} was being restored; that was cut off. Again: {again}")
    if not guard.path.exists():
        return
    check_journal(guard)
    if not os.access(guard.path, os.W_OK):
        raise CannotOpen("read-only", f"{guard.path} cannot be written to.")
    problem = damage(guard.path)
    if problem:
        raise CannotOpen("damaged", f"{guard.path} is damaged ({problem}). {advice(guard.path)}")


def check_version(version: tuple[int, ...], connections: int) -> None:
    if version < STRICT_SINCE:
        raise CannotOpen(
            "old-sqlite", f"SQLite {_dotted(version)} is too old; {_dotted(STRICT_SINCE)} is needed."
        )
    if connections > 1 and version < SHARED_SINCE:
        raise CannotOpen("old-sqlite", f"SQLite {_dotted(version)} must not have {connections} connections.")


def check_disk(folder: Path, mounts: Path) -> None:
    """Locks and syncs of network filesystems cannot be relied on."""
    if not mounts.exists():
        return
    kinds = {words[1]: words[2] for line in mounts.read_text().splitlines() if len(words := line.split()) > 2}
    at = folder.resolve()
    kind = next((kinds[str(place)] for place in (at, *at.parents) if str(place) in kinds), "")
    if kind in ELSEWHERE:
        raise CannotOpen("network-disk", f"{folder} is on {kind}; SQLite needs a disk of this machine.")


def check_journal(guard: Guard) -> None:
    """A -wal that another file has left behind would be played into this one."""
    wal = guard.journal()
    how, _, inode = guard.left.partition(" ")
    if wal is None or how not in (OPEN, CLOSED):  # a power cut may have left the lock without its words
        return
    if how == CLOSED or inode != str(guard.path.stat().st_ino):
        raise CannotOpen(
            "stale-wal",
            f"{wal} seems to be of another file than {guard.path}. If both were moved here together, "
            f"delete {guard.path.name}.lock and start again; otherwise move the -wal away.",
        )


def damage(path: Path) -> str | None:
    """The first thing wrong with the file, read without changing it or its journal.

    A file whose very first start was cut off has another journal: only who may write can take that back.
    """
    mode = "rw" if path.with_name(path.name + "-journal").exists() else "ro"
    try:
        raw = sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)
        try:
            raw.execute("PRAGMA cell_size_check = ON")
            found = raw.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            raw.close()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        return str(error)
    return None if found == "ok" else str(found).replace("\n", " ")


def apply_settings(raw: sqlite3.Connection) -> None:
    for name, value in SETTINGS.items():
        raw.execute(f"PRAGMA {name} = {value}").fetchall()
    check_settings(raw)


def check_settings(raw: sqlite3.Connection) -> None:
    """A setting that is not known is silently ignored, so each is read back."""
    for name, value in SETTINGS.items():
        row = raw.execute(f"PRAGMA {name}").fetchone()
        if row is None or row[0] != value:
            raise CannotOpen("setting", f"SQLite has {name} = {row and row[0]}, not {value}.")


def advice(path: Path) -> str:
    from db.backup import newest_good

    backup = newest_good(path)
    if backup is None:
        return "There is no good backup beside it."
    return f"The newest good backup: {_restore(backup)}"


def _restore(backup: Path) -> str:
    return f"python -m db restore {backup}"


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
