"""Once a night: every game checked, a copy that is good or an alarm, nothing kept that is long settled."""

import asyncio
import os
import sqlite3
import threading
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from structlog.testing import capture_logs

from bot.ops import nightly
from bot.ops.nightly import SETTLED, Report, every_night, is_due, the_night
from db import backup, check, games, notes, outbox, timers
from db.database import Database
from db.errors import NotSaved
from db.schema import heartbeats
from db.schema import reminders as due_table
from db.sqlite import SQLite
from tables.pace import DAY, HOUR
from tests.db.played import play
from tests.db.rows import ANNA, BEN, due, message, running
from tests.patience import PATIENCE

NIGHT = 1_795_000_000_000
NAMED = datetime.fromtimestamp(NIGHT / 1000, tz=UTC)


async def played(database: Database, games: int = 3) -> list[int]:
    return [await database.tx(partial(play, most=5, key=f"open-{number}")) for number in range(games)]


async def alarms(work: Any) -> tuple[Report, list[str]]:
    with capture_logs() as logs:
        report = await work
    return report, [line["event"] for line in logs if line["log_level"] == "error"]


async def noted(database: Database) -> dict[str, int]:
    return await database.read(lambda conn: notes.get(conn, "night")) or {}


async def test_every_game_is_played_again_and_one_that_differs_is_an_alarm(database: Database) -> None:
    _, altered, _ = await played(database)
    report, told = await alarms(the_night(database, NIGHT, keep=0))
    assert (report.games, report.problems, told) == (3, (), [])
    await database.tx(
        lambda conn: conn.exec_driver_sql(
            f"UPDATE actions SET digest = 'other' WHERE seq = 2 AND game = {altered}"
        )
    )
    report, told = await alarms(the_night(database, NIGHT, keep=0))
    (problem,) = report.problems
    assert problem.startswith(f"game {altered}: entry 2")
    assert told == ["a stored game differs"]
    assert await noted(database) == {"problems": 1, "checked_at": NIGHT}


async def test_a_log_that_cannot_even_be_read_does_not_end_the_check(database: Database) -> None:
    first, *_ = await played(database)
    await database.tx(
        lambda conn: conn.exec_driver_sql(f"UPDATE actions SET text = 'fly away' WHERE game = {first}")
    )
    report, told = await alarms(the_night(database, NIGHT, keep=0))
    assert (report.games, len(report.problems), told) == (3, 1, ["a stored game differs"])


async def test_whoever_moves_meanwhile_does_not_wait_for_a_game_to_be_played_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(database, 1)
    begun, held = threading.Event(), threading.Event()

    def slow(*_: object) -> None:
        begun.set()
        assert held.wait(PATIENCE)

    monkeypatch.setattr("engines.log.replay", slow)
    checking = asyncio.create_task(the_night(database, NIGHT, keep=0))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    assert await database.tx(lambda conn: running(conn, ANNA, BEN, key="meanwhile"))
    assert not checking.done()
    held.set()
    assert (await checking).games == 2


async def test_the_copy_of_the_night_is_named_by_its_instant_and_can_be_restored(
    sqlite: SQLite, path: Path, tmp_path: Path
) -> None:
    numbers = await played(sqlite)
    report = await the_night(sqlite, NIGHT)
    assert report.copy == path.parent / "backups" / f"fireside-{NAMED:%Y-%m-%dT%H%M%SZ}.db"
    assert await noted(sqlite) == {"problems": 0, "checked_at": NIGHT, "backed_up_at": NIGHT}
    assert backup.newest_good(path) == report.copy
    restored = tmp_path / "restored.db"
    backup.restore(report.copy, restored)
    again = await SQLite.open(restored)
    assert (await again.read(check.stored)).last == numbers[-1]
    await again.close()


async def test_the_folder_and_the_number_of_copies_are_the_operators_choice(
    sqlite: SQLite, path: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "another" / "disk"
    for number in range(5):
        await the_night(sqlite, NIGHT + number * DAY, elsewhere, keep=3)
    kept = sorted(elsewhere.iterdir())
    assert [one.name[9:19] for one in kept] == [
        f"{NAMED + timedelta(days=day):%Y-%m-%d}" for day in (2, 3, 4)
    ]
    assert not backup.folder_of(path).exists()
    assert (await the_night(sqlite, NIGHT + 5 * DAY, elsewhere, keep=0)).copy is None
    assert sorted(elsewhere.iterdir()) == kept


async def test_no_copy_is_kept_for_longer_than_thirty_days(sqlite: SQLite, path: Path) -> None:
    old = (await the_night(sqlite, NIGHT)).copy
    assert old is not None
    report = await the_night(sqlite, NIGHT + 31 * DAY)
    assert report.expired == 1
    assert list(old.parent.iterdir()) == [report.copy]


async def test_a_copy_that_is_not_good_is_an_alarm_and_the_last_good_one_stays(
    sqlite: SQLite, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(sqlite)
    await the_night(sqlite, NIGHT)
    good = (await the_night(sqlite, NIGHT + DAY)).copy
    assert good is not None
    before, real = good.read_bytes(), backup.copy

    def truncating(raw: sqlite3.Connection, to: Path) -> Path:
        part = real(raw, to)
        os.truncate(part, part.stat().st_size // 2)
        return part

    monkeypatch.setattr(backup, "copy", truncating)
    report, told = await alarms(the_night(sqlite, NIGHT + 40 * DAY))
    assert (report.copy, report.expired, told) == (None, 1, ["no good copy tonight"])
    assert [(one, one.read_bytes()) for one in good.parent.iterdir()] == [(good, before)]
    noticed = {"problems": 0, "checked_at": NIGHT + 40 * DAY, "backed_up_at": NIGHT + DAY}
    assert await noted(sqlite) == noticed


async def test_postgresql_is_checked_and_tidied_and_copied_by_its_own_tools(
    postgres: Database, tmp_path: Path
) -> None:
    await played(postgres)
    report, told = await alarms(the_night(postgres, NIGHT, tmp_path))
    assert (report.games, report.copy, told) == (3, None, [])
    assert list(tmp_path.iterdir()) == []


async def test_what_was_settled_long_ago_is_forgotten_in_small_steps(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nightly, "BATCH", 2)
    old, young = NIGHT - SETTLED - 1, NIGHT - SETTLED + 1

    def rows(conn: Connection) -> None:
        over, goes_on = running(conn, ANNA, BEN), running(conn, ANNA, BEN, key="open-2")
        games.end(conn, over, old, {})
        settled = [
            ("a", old, over),
            ("b", old, over),
            ("c", old, over),
            ("d", young, over),
            ("e", old, goes_on),
        ]
        outbox.put(conn, [message(key, game=game) for key, _, game in settled], old)
        for key, at, _ in settled:
            row = outbox.by_key(conn, key)
            assert row is not None
            outbox.sent(conn, row.id, 1, at)
        outbox.put(conn, [message("waits")], old)
        timers.plan(conn, [due(f"{at}", at) for at in (old, old - 1, old - 2, young)])
        timers.plan(conn, [due("waits", old)])
        for at in (old, old - 1, old - 2, young):
            timers.take(conn, f"{at}", at)
        for process, at in (("dead", old), ("here", young)):
            timers.beat(conn, process, at)

    await database.tx(rows)
    report = await the_night(database, NIGHT, keep=0)
    assert report.pruned == 6

    def left(conn: Connection) -> tuple[list[bool], int, list[str]]:
        kept = [outbox.by_key(conn, key) is not None for key in ("a", "b", "c", "d", "e", "waits")]
        names = conn.execute(select(heartbeats.c.process)).scalars().all()
        return kept, conn.execute(select(func.count()).select_from(due_table)).scalar_one(), list(names)

    assert await database.read(left) == ([False, False, False, True, True, True], 2, ["here"])


async def test_it_is_done_once_a_night_and_made_up_for_when_a_night_was_missed() -> None:
    midnight = NIGHT - NIGHT % DAY
    done, last = list[int](), midnight - 3 * DAY
    for look in range(5 * 24 * 6):
        at = midnight + look * 10 * 60_000
        if is_due(last, at):
            last = at
            done.append(at - midnight)
    assert done == [0, 26 * HOUR, 50 * HOUR, 74 * HOUR, 98 * HOUR]


async def test_as_long_as_the_process_lives_nights_are_done_and_a_bad_one_does_not_end_them(
    sqlite: SQLite, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(sqlite)
    hours = iter([NIGHT, NIGHT + 37 * HOUR, NIGHT + 37 * HOUR, NIGHT + 38 * HOUR, NIGHT + 38 * HOUR])
    looked = asyncio.Event()
    real, tries = check.started, list[object]()

    def sometimes(*given: Any) -> Any:
        tries.append(given)
        if len(tries) == 1:
            raise NotSaved("SQLITE_BUSY")
        return real(*given)

    async def sleep(_: float) -> None:
        if len(tries) > 1:
            looked.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(check, "started", sometimes)
    with capture_logs() as logs:
        nights = asyncio.create_task(every_night(sqlite, lambda: next(hours), None, 1, sleep))
        async with asyncio.timeout(PATIENCE):
            await looked.wait()
    nights.cancel()
    assert [line["event"] for line in logs] == ["the night failed", "night"]
    assert len(list(backup.folder_of(path).glob("fireside-*.db"))) == 1


async def test_the_last_sign_of_life_is_never_forgotten(database: Database) -> None:
    """After months away it still tells how long that was."""
    await database.tx(lambda conn: timers.beat(conn, "bot", NIGHT - 90 * DAY))
    await the_night(database, NIGHT, keep=0)
    away = await database.tx(lambda conn: timers.wake(conn, "bot", NIGHT, 60_000, ()))
    assert away == 90 * DAY
