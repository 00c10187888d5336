"""A SQLite file is used alone, whole, and with settings that were read back; else a named reason."""

import fcntl
import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from db import backup, check, games, guard, log
from db.database import open_database
from db.errors import CannotOpen, Failed
from db.guard import SETTINGS, check_disk, check_settings, check_version
from db.sqlite import SQLite
from tests.db.played import cut_off, play
from tests.db.rows import ANNA, BEN, running
from tests.patience import PATIENCE


def reason_of(refused: pytest.ExceptionInfo[CannotOpen]) -> str:
    return refused.value.reason


async def filled(path: Path) -> None:
    database = await SQLite.open(path)
    for number in range(60):
        await database.tx(lambda conn, key=f"open-{number}": running(conn, ANNA, BEN, key=key))  # type: ignore[misc]
    await database.close()


async def test_every_setting_is_as_the_rules_say(sqlite: SQLite) -> None:
    def read(conn: object) -> dict[str, object]:
        return {name: conn.execute(text(f"PRAGMA {name}")).scalar() for name in SETTINGS}  # type: ignore[attr-defined]

    assert await sqlite.read(read) == SETTINGS


SPOILED = {
    "journal_mode": "delete",
    "synchronous": "NORMAL",
    "foreign_keys": 0,
    "busy_timeout": 0,
    "secure_delete": 0,
    "trusted_schema": 1,
    "cell_size_check": 0,
}


def test_every_setting_is_spoiled_once() -> None:
    assert SPOILED.keys() == SETTINGS.keys()


@pytest.mark.parametrize("name", SETTINGS)
def test_a_spoiled_setting_is_refused_by_its_name(tmp_path: Path, name: str) -> None:
    raw = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    guard.apply_settings(raw)
    raw.execute(f"PRAGMA {name} = {SPOILED[name]}").fetchall()
    with pytest.raises(CannotOpen, match=name) as refused:
        check_settings(raw)
    assert reason_of(refused) == "setting"
    raw.close()


async def test_a_second_bot_on_the_same_file_is_refused(sqlite: SQLite, path: Path) -> None:
    with pytest.raises(CannotOpen) as refused:
        await SQLite.open(path)
    assert reason_of(refused) == "in-use"


async def test_a_second_process_ends_at_once(sqlite: SQLite, path: Path) -> None:
    command = [sys.executable, "-m", "db", "--database", f"sqlite:///{path}", "check"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 1
    assert "in use by another process" in ended.stderr


async def test_who_stops_makes_room(path: Path) -> None:
    for _ in range(2):
        database = await SQLite.open(path)
        await database.close()


async def test_a_refused_start_lets_go_of_the_lock(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)
    for _ in range(2):
        with pytest.raises(CannotOpen) as refused:
            await SQLite.open(path)
        assert reason_of(refused) == "damaged"
    with path.with_name(path.name + ".lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


async def test_a_game_lasts_longer_than_memory() -> None:
    with pytest.raises(CannotOpen) as refused:
        await open_database("sqlite+aiosqlite://")
    assert reason_of(refused) == "no-file"


async def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(CannotOpen) as refused:
        await open_database("mysql://127.0.0.1/fireside")
    assert reason_of(refused) == "unknown-kind"


def test_old_sqlite_is_refused_and_several_connections_need_a_newer_one() -> None:
    check_version((3, 40, 1), connections=1)
    check_version((3, 51, 3), connections=2)
    for version, connections in (((3, 36, 0), 1), ((3, 51, 2), 2)):
        with pytest.raises(CannotOpen) as refused:
            check_version(version, connections)
        assert reason_of(refused) == "old-sqlite"


def test_a_disk_of_another_machine_is_refused(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nhost:/x {tmp_path}/far nfs4 rw 0 0\n")
    check_disk(tmp_path, mounts)
    check_disk(tmp_path, tmp_path / "not there")
    with pytest.raises(CannotOpen) as refused:
        check_disk(tmp_path / "far" / "data", mounts)
    assert reason_of(refused) == "network-disk"


async def test_a_file_that_cannot_be_written_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(path)
    monkeypatch.setattr("os.access", lambda *_: False)  # root may write everything
    with pytest.raises(CannotOpen) as refused:
        await SQLite.open(path)
    assert reason_of(refused) == "read-only"


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotOpen) as refused:
        await SQLite.open(tmp_path / "file" / "fireside.db")
    assert reason_of(refused) == "read-only"


async def test_a_flipped_byte_in_a_page_is_noticed_and_the_file_kept(path: Path) -> None:
    """Of every page's header, which says what is on it; what is inside of cells is the nightly check's."""
    await filled(path)
    good = path.read_bytes()
    size = int.from_bytes(good[16:18], "big")
    for page in range(1, len(good) // size):
        broken = bytearray(good)
        broken[page * size] ^= 0xFF
        path.write_bytes(broken)
        with pytest.raises(CannotOpen) as refused:
            await SQLite.open(path)
        assert reason_of(refused) == "damaged"
        assert path.read_bytes() == broken


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.99])
async def test_a_truncated_file_is_refused(path: Path, kept: float) -> None:
    await filled(path)
    good = path.read_bytes()
    path.write_bytes(good[: int(len(good) * kept)])
    with pytest.raises(CannotOpen) as refused:
        await SQLite.open(path)
    assert reason_of(refused) == "damaged"


async def test_a_refusal_names_the_newest_good_backup(path: Path) -> None:
    database = await SQLite.open(path)
    for name in ("1.db", "2.db"):
        await database.backup(backup.folder_of(path) / name)
    await database.close()
    (backup.folder_of(path) / "3.db").write_bytes(b"broken")
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(CannotOpen, match=r"restore .*2\.db"):
        await SQLite.open(path)


async def test_no_flipped_byte_alters_a_log_unnoticed(path: Path) -> None:
    """What pages do not show, the digests do."""
    database = await SQLite.open(path)
    await database.tx(lambda conn: play(conn, most=30))
    await database.close()
    good, chance, seen = path.read_bytes(), random.Random(3), 0
    logged = await log_of(path)
    for _ in range(60):
        broken = bytearray(good)
        broken[chance.randrange(100, len(good))] ^= 1 << chance.randrange(8)
        path.write_bytes(broken)
        found = await log_of(path)
        assert found in (logged, None)
        seen += found is None
    assert seen > 0


async def log_of(path: Path) -> object:
    """None: it was noticed, at the start or by the check."""
    try:
        database = await SQLite.open(path)
    except CannotOpen:
        return None
    try:
        if (await database.read(lambda conn: check.stored(conn))).problems:
            return None
        entries = await database.read(lambda conn: log.entries(conn, 1))
    except Failed:
        return None
    finally:
        await database.close()
    return [(entry.seq, entry.seat, entry.text, entry.digest) for entry in entries]


async def test_the_lock_says_that_the_file_is_in_use_before_there_can_be_a_journal(path: Path) -> None:
    for _ in range(2):
        database = await SQLite.open(path)
        assert path.with_name(path.name + ".lock").read_text().startswith(guard.OPEN)
        await database.close()
        assert path.with_name(path.name + ".lock").read_text().startswith(guard.CLOSED)


async def test_a_journal_of_another_file_is_refused(path: Path) -> None:
    database = await SQLite.open(path)
    await database.tx(lambda conn: running(conn, ANNA))
    wal = path.with_name(path.name + "-wal")
    old = wal.read_bytes()
    assert old
    await database.close()
    wal.write_bytes(old)
    with pytest.raises(CannotOpen) as refused:
        await SQLite.open(path)
    assert reason_of(refused) == "stale-wal"
    assert wal.read_bytes() == old


@pytest.mark.parametrize("left", [b"", bytes(12)])
async def test_a_lock_without_words_says_nothing_against_a_journal(path: Path, left: bytes) -> None:
    copy = path.with_name("copy.db")
    database = await SQLite.open(path)
    await database.tx(lambda conn: running(conn, ANNA))
    for part in ("", "-wal"):
        shutil.copy(path.with_name(path.name + part), copy.with_name(copy.name + part))
    await database.close()
    copy.with_name(f"{copy.name}.lock").write_bytes(left)
    database = await SQLite.open(copy)
    assert len(await database.read(games.unfinished)) == 1
    await database.close()


async def test_a_very_first_start_that_was_cut_off_begins_anew(path: Path) -> None:
    cut_off(path)
    assert path.stat().st_size
    database = await SQLite.open(path)
    await database.tx(lambda conn: running(conn, ANNA))
    await database.close()


async def test_a_journal_that_could_not_be_emptied_at_the_end_is_read_at_the_next_start(path: Path) -> None:
    """The disk was full, or a shell was still reading."""
    database = await SQLite.open(path)
    shell = sqlite3.connect(path, isolation_level=None)
    shell.execute("BEGIN")
    shell.execute("SELECT * FROM games").fetchall()
    await database.tx(lambda conn: running(conn, ANNA))
    await database.close()
    assert path.with_name(path.name + "-wal").stat().st_size
    database = await SQLite.open(path)
    assert len(await database.read(games.unfinished)) == 1
    await database.close()
    shell.close()
