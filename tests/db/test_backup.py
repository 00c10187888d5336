"""Copies are good or are not made; the way back keeps what was there."""

import asyncio
import os
import shutil
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from db import backup, check, games, log, replay
from db.errors import BadCopy, CannotOpen
from db.sqlite import SQLite
from engines.chance import seed_from
from engines.core import Seat
from engines.log import playout
from engines.notation import write
from tests.db.played import cut_off, play, save
from tests.db.rows import ANNA, BEN, action, running


async def test_a_whole_game_and_an_undo_replay_from_what_is_kept(sqlite: SQLite) -> None:
    number = await sqlite.tx(play)
    unfinished = await sqlite.tx(lambda conn: play(conn, most=1, key="open-2"))
    before = await sqlite.read(lambda conn: replay.load(conn, unfinished))
    assert before.entry is not None
    assert before.entry.seat is not None
    after = before.undo(before.entry.seat, agreed=[Seat(1 - before.entry.seat)])
    assert after.entry is not None
    undone = action(
        unfinished, 2, seat=after.entry.seat, text=write(after.entry.action), digest=after.entry.digest
    )
    await sqlite.tx(lambda conn: log.append(conn, undone))
    report = await sqlite.read(lambda conn: check.stored(conn))
    assert (report.games, report.problems, report.last) == (2, (), unfinished)
    finished = await sqlite.read(lambda conn: replay.load(conn, number))
    assert finished.rules.outcome(finished.state) is not None


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("UPDATE actions SET digest = 'other' WHERE seq = 2", "entry 2: the position"),
        ("UPDATE actions SET text = 'fly away' WHERE seq = 3", "unknown-verb"),
        ("DELETE FROM actions WHERE seq = 2", "entry 3"),
        ("UPDATE seeds SET server_seed = zeroblob(32)", "the commitment"),
        ("UPDATE games SET rules_version = 99", "firebulls 99"),
    ],
)
async def test_the_check_names_the_game_and_the_first_difference(
    sqlite: SQLite, spoil: str, said: str
) -> None:
    number = await sqlite.tx(lambda conn: play(conn, most=6))
    await sqlite.tx(lambda conn: conn.exec_driver_sql(spoil))
    (problem,) = (await sqlite.read(lambda conn: check.stored(conn))).problems
    assert problem.startswith(f"game {number}: ")
    assert said in problem


async def test_a_check_can_pause_between_two_games(sqlite: SQLite) -> None:
    for key in ("open-1", "open-2", "open-3"):
        await sqlite.tx(lambda conn, key=key: play(conn, most=2, key=key))  # type: ignore[misc]
    first = await sqlite.read(lambda conn: check.stored(conn, limit=2))
    rest = await sqlite.read(lambda conn: check.stored(conn, after=first.last, limit=2))
    assert (first.games, rest.games, (first + rest).actions) == (2, 1, 6)


async def test_backups_made_while_moves_are_saved_are_prefixes_of_the_log(
    sqlite: SQLite, tmp_path: Path
) -> None:
    game = await sqlite.tx(lambda conn: running(conn, ANNA, BEN))
    beginning = (await sqlite.read(lambda conn: replay.load(conn, game))).beginning
    entries = playout(beginning, seed_from("load"), most=40).entries
    copies = []
    for entry in entries:
        saving = sqlite.tx(partial(save, game=game, entry=entry))
        if entry.number % 10 == 0:
            copies.append(tmp_path / f"{entry.number}.db")
            await asyncio.gather(saving, sqlite.backup(copies[-1]))
        else:
            await saving
    kept = await sqlite.read(lambda conn: log.entries(conn, game))
    for copy in copies:
        restored = tmp_path / f"restored-{copy.name}"
        assert backup.restore(copy, restored) is None
        database = await SQLite.open(restored)
        found = await database.read(lambda conn: log.entries(conn, game))
        await database.close()
        assert found == kept[: len(found)]
        assert len(found) >= int(copy.stem) - 1


async def test_a_broken_copy_never_replaces_a_good_one(
    sqlite: SQLite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, real = tmp_path / "copy.db", backup.copy
    await sqlite.tx(lambda conn: play(conn, most=4))
    await sqlite.backup(copy)
    good = copy.read_bytes()

    def truncating(raw: sqlite3.Connection, to: Path) -> Path:
        part = real(raw, to)
        os.truncate(part, part.stat().st_size // 2)
        return part

    monkeypatch.setattr(backup, "copy", truncating)
    with pytest.raises(BadCopy, match="stays as it was"):
        await sqlite.backup(copy)
    assert copy.read_bytes() == good
    assert [one.name for one in tmp_path.glob(".*")] == []


async def test_a_copy_that_cannot_be_written_does_not_stop_the_game(sqlite: SQLite, tmp_path: Path) -> None:
    (tmp_path / ".copy.db.part").mkdir()
    with pytest.raises(BadCopy, match="could not be made"):
        await sqlite.backup(tmp_path / "copy.db")
    await sqlite.tx(lambda conn: running(conn, ANNA, BEN))


async def test_a_copy_whose_games_do_not_replay_is_no_backup(sqlite: SQLite, tmp_path: Path) -> None:
    await sqlite.tx(lambda conn: play(conn, most=4))
    await sqlite.tx(lambda conn: conn.exec_driver_sql("UPDATE actions SET digest = 'other' WHERE seq = 2"))
    with pytest.raises(BadCopy, match="entry 2"):
        await sqlite.backup(tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_one_game_that_cannot_be_read_takes_no_copy_away_from_the_others(
    sqlite: SQLite, tmp_path: Path
) -> None:
    """R25"""
    for key in ("open-1", "open-2", "open-3"):
        last = await sqlite.tx(lambda conn, key=key: play(conn, most=2, key=key))  # type: ignore[misc]
    newer = f"UPDATE games SET rules_version = 99 WHERE id = {last}"
    await sqlite.tx(lambda conn: conn.exec_driver_sql(newer))
    await sqlite.backup(tmp_path / "good.db")
    assert backup.spoiled(tmp_path / "good.db") is None
    await sqlite.tx(lambda conn: conn.exec_driver_sql("UPDATE games SET rules_version = 99"))
    with pytest.raises(BadCopy):
        await sqlite.backup(tmp_path / "bad.db")


async def test_restoring_keeps_the_old_file_and_its_journal(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    database = await SQLite.open(path)
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.backup(copy)
    await database.tx(lambda conn: running(conn, ANNA, BEN, key="open-2"))
    await database.close()
    path.with_name(path.name + "-wal").write_bytes(b"")
    kept = backup.restore(copy, path)
    assert kept is not None
    assert kept.with_name(kept.name + "-wal").exists()
    assert [await how_many(path), await how_many(kept)] == [1, 2]
    again = backup.restore(copy, path)
    assert again not in (None, kept)


async def test_a_restore_that_is_cut_off_anywhere_must_be_done_again_and_keeps_all(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, rename, renamed = tmp_path / "copy.db", Path.replace, 0
    database = await SQLite.open(path)
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.backup(copy)
    await database.tx(lambda conn: running(conn, ANNA, BEN, key="open-2"))
    shutil.copytree(tmp_path, tmp_path / "killed", ignore=shutil.ignore_patterns("copy.db", "killed"))
    await database.close()
    assert (tmp_path / "killed" / f"{path.name}-wal").stat().st_size

    def cut(one: Path, to: Path) -> Path:
        nonlocal renamed
        renamed += 1
        if renamed > cut_at:
            raise KeyboardInterrupt
        return rename(one, to)

    for cut_at in range(4):
        place = tmp_path / f"place{cut_at}"
        shutil.copytree(tmp_path / "killed", place)
        (place / f"{path.name}.lock").unlink()
        renamed = 0
        monkeypatch.setattr(Path, "replace", cut)
        with pytest.raises(KeyboardInterrupt):
            backup.restore(copy, place / path.name)
        monkeypatch.setattr(Path, "replace", rename)
        with pytest.raises(CannotOpen, match=f"python -m db restore {copy}") as refused:
            await how_many(place / path.name)
        assert refused.value.reason == "restoring"
        backup.restore(copy, place / path.name)
        kept = place / f"{path.stem}.before-restore-1.db"
        assert [await how_many(place / path.name), await how_many(kept)] == [1, 2]


@pytest.mark.parametrize("whole", [True, False])
async def test_a_restored_file_is_given_no_journal_of_the_old_one(
    path: Path, tmp_path: Path, whole: bool
) -> None:
    copy = tmp_path / "copy.db"
    database = await SQLite.open(tmp_path / "other.db")
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.backup(copy)
    await database.close()
    cut_off(path)
    if not whole:
        path.unlink()  # as somebody may who reads that it is damaged
    backup.restore(copy, path)
    assert await how_many(path) == 1


async def how_many(path: Path) -> int:
    database = await SQLite.open(path)
    found = await database.read(games.unfinished)
    await database.close()
    return len(found)


async def test_nothing_is_restored_from_a_broken_file_or_under_a_running_bot(
    sqlite: SQLite, path: Path
) -> None:
    copy = path.with_name("copy.db")
    await sqlite.backup(copy)
    with pytest.raises(CannotOpen) as refused:
        backup.restore(copy, path)
    assert refused.value.reason == "in-use"
    copy.write_bytes(copy.read_bytes()[:9000])
    with pytest.raises(CannotOpen, match="Nothing was changed") as refused:
        backup.restore(copy, path.with_name("other.db"))
    assert refused.value.reason == "damaged"
    assert not path.with_name("other.db").exists()


async def test_an_empty_database_is_no_backup(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "a.db").close()
    assert backup.spoiled(tmp_path / "a.db") is not None


def test_old_copies_of_the_night_expire_but_never_the_newest_and_nobody_elses(tmp_path: Path) -> None:
    names = [f"{backup.NIGHTLY}{day}T120000Z.db" for day in ("2026-11-18", "2026-11-17", "2026-11-16")]
    names += [f"{backup.NIGHTLY}{day}T120000Z.db" for day in ("2026-10-20", "2026-10-18")]
    days = [tmp_path / name for name in names]
    others = [tmp_path / "before-the-upgrade.db", tmp_path / "notes.txt"]
    half = tmp_path / f".{days[1].name}.part"
    for file in (*days, *others, half, half.with_name(f"{half.name}-journal")):
        file.touch()
    month = f"{backup.NIGHTLY}2026-10-19T120000Z.db"
    assert backup.expire(tmp_path, month, most=10) == [days[4]]
    assert set(backup.expire(tmp_path, month, most=2)) == {days[2], days[3]}
    assert backup.expire(tmp_path, f"{backup.NIGHTLY}2027", most=2) == [days[1]]
    assert sorted(tmp_path.iterdir()) == sorted([days[0], *others])


async def test_the_newest_good_copy_is_the_one_that_is_named(sqlite: SQLite, path: Path) -> None:
    folder = backup.folder_of(path)
    for age, name in enumerate(("newest.db", "older.db")):
        await sqlite.backup(folder / name)
        os.utime(folder / name, (1000.0 - age, 1000.0 - age))
    assert backup.newest_good(path) == folder / "newest.db"
    (folder / "newest.db").write_bytes(b"broken")
    os.utime(folder / "newest.db", (1000.0, 1000.0))
    assert backup.newest_good(path) == folder / "older.db"
