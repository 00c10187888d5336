"""What is kept is its owner's alone, whatever the umask, and what an earlier version left open is closed."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ops.nightly import the_night
from db import backup, guard
from db.sqlite import SQLite
from tests.db.rows import ANNA, BEN, NOON, running


@pytest.fixture(params=[0o000, 0o022], autouse=True)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> set[str]:
    return {one.name for one in folder.rglob("*") if one.stat().st_mode & 0o077}


async def test_database_journals_lock_folders_and_nightly_copies(tmp_path: Path) -> None:
    (place := tmp_path / "place").mkdir(0o755)
    database = await SQLite.open(place / "new" / "data" / "fireside.db")
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    await the_night(database, NOON)
    seen = {one.name for one in place.rglob("*")}
    assert {"fireside.db", "fireside.db-wal", "fireside.db-shm", "fireside.db.lock", "backups"} <= seen
    assert len([one for one in seen if one.startswith(backup.NIGHTLY)]) == 1
    assert open_to_others(place) == set()
    await database.close()
    assert open_to_others(place) == set()


async def test_a_copy_that_is_asked_for_and_what_a_restore_leaves(path: Path, tmp_path: Path) -> None:
    database = await SQLite.open(path)
    await database.backup(tmp_path / "copy.db")
    await database.close()
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    kept = backup.restore(tmp_path / "copy.db", path)
    assert kept is not None
    assert open_to_others(tmp_path) == {"copy.db"}, "which is whoever's who chose the place"


async def test_what_an_earlier_version_left_open_is_closed(path: Path) -> None:
    database = await SQLite.open(path)
    await the_night(database, NOON)
    await database.close()
    for part in (*guard.JOURNALS[:2], ""):
        path.with_name(path.name + part).touch()
    for file in path.parent.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)
    database = await SQLite.open(path)
    await the_night(database, NOON + 1)
    assert open_to_others(path.parent) == {"backups"}, "a folder that was there may be anybody's"
    await database.close()
