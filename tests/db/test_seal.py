"""No bit turns on the disk unnoticed, in whatever row: neither in a closed file nor in a copy."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from db import backup, outbox, people, seal
from db.__main__ import main
from db.database import Database
from db.errors import CannotOpen
from db.sqlite import SQLite
from tests.db.played import play
from tests.db.rows import ANNA, BEN, NOON, message, running

FLIPS = 40


async def lived(path: Path) -> SQLite:
    database = await SQLite.open(path)
    await database.tx(lambda conn: play(conn, most=10))
    await database.tx(lambda conn: running(conn, ANNA, BEN, key="open-2"))
    await database.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON))
    await database.tx(lambda conn: outbox.put(conn, [message("waits")], NOON))
    return database


def flips(good: bytes) -> list[bytes]:
    chance, found = Random(7), []
    for _ in range(FLIPS):
        broken = bytearray(good)
        broken[chance.randrange(len(good))] ^= 1 << chance.randrange(8)
        found.append(bytes(broken))
    return found


async def test_every_flipped_bit_of_a_closed_file_is_noticed_at_the_next_start(path: Path) -> None:
    await (await lived(path)).close()
    for broken in flips(path.read_bytes()):
        path.write_bytes(broken)
        try:
            database = await SQLite.open(path)
        except CannotOpen:
            continue
        assert "was altered" in database.doubts[0]
        await database.close()


async def test_every_flipped_bit_of_a_copy_makes_it_none(path: Path, tmp_path: Path) -> None:
    database, copy = await lived(path), tmp_path / "copy.db"
    await database.backup(copy)
    await database.close()
    assert backup.spoiled(copy) is None
    for broken in flips(copy.read_bytes()):
        copy.write_bytes(broken)
        assert backup.spoiled(copy) is not None


async def test_what_was_closed_killed_or_restored_is_not_doubted(path: Path, tmp_path: Path) -> None:
    database, copy = await lived(path), tmp_path / "copy.db"
    await database.backup(copy)
    killed = tmp_path / "killed"
    killed.mkdir()
    for part in ("", "-wal"):
        shutil.copy(path.with_name(path.name + part), killed / f"{path.name}{part}")
    await database.close()
    backup.restore(copy, tmp_path / "restored.db")
    for file in (path, killed / path.name, tmp_path / "restored.db"):
        for _ in range(2):
            database = await SQLite.open(file)
            assert database.doubts == ()
            await database.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON))
            await database.close()


async def test_a_file_that_is_killed_right_after_its_start_is_not_doubted(path: Path, tmp_path: Path) -> None:
    """Its journal is played back into a file that still has its seal."""
    await (await lived(path)).close()
    database, killed = await SQLite.open(path), tmp_path / "killed"
    killed.mkdir()
    await database.tx(lambda conn: people.seen(conn, ANNA, "Änni", NOON))
    for part in ("", "-wal"):
        shutil.copy(path.with_name(path.name + part), killed / f"{path.name}{part}")
    await database.close()
    assert seal.broken(path) is False
    database = await SQLite.open(killed / path.name)
    assert database.doubts == ()
    await database.close()


def test_the_check_says_so(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_closed(path))
    good = path.read_bytes()
    path.write_bytes(good.replace(b"Anna", b"Anne"))
    assert main(["--database", f"sqlite:///{path}", "check"]) == 1
    assert "was altered since it was closed" in capsys.readouterr().out
    assert main(["--database", f"sqlite:///{path}", "check"]) == 0


async def _closed(path: Path) -> None:
    await (await lived(path)).close()


async def test_a_postgresql_without_sums_is_doubted(postgres: Database) -> None:
    sums = await postgres.read(lambda conn: conn.exec_driver_sql("SHOW data_checksums").scalar())
    assert ["data_checksums" in one for one in postgres.doubts] == ([True] if sums == "off" else [])
