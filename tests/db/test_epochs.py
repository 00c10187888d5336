"""A restored database has another past: nothing of the abandoned one is taken for its own."""

import asyncio
from hashlib import blake2b
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.outbound.delivery import marker
from db import backup, epochs, migrations, outbox
from db.__main__ import main
from db.database import Database
from db.rows import Row
from db.sqlite import SQLite
from tests.db.cluster import Cluster
from tests.db.rows import HOUR, NOON, message

MARKED = 1_368_365_010  # the marker of "board" before there were epochs


async def put(database: Database, *keys: str) -> None:
    await database.tx(lambda conn: outbox.put(conn, map(message, keys), NOON))


async def row_of(database: Database, key: str) -> Row:
    found = await database.read(lambda conn: outbox.by_key(conn, key))
    assert found is not None
    return found


def signs(row: Row) -> set[object]:
    """By which Discord, or we, would take a message for this row."""
    return {row.nonce, marker(row.key, row.epoch)}


async def test_after_a_restore_no_nonce_or_marker_is_one_of_the_abandoned_future(
    path: Path, tmp_path: Path
) -> None:
    copy, database = tmp_path / "copy.db", await SQLite.open(path)
    await put(database, "waiting")
    await database.backup(copy)
    await put(database, "later")
    abandoned = signs(await row_of(database, "waiting")) | signs(await row_of(database, "later"))
    await database.tx(lambda conn: outbox.claim(conn, "bot", NOON, HOUR, 9))
    await database.close()
    backup.restore(copy, path)
    database = await SQLite.open(path)
    await put(database, "later")
    again = signs(await row_of(database, "waiting")) | signs(await row_of(database, "later"))
    await database.close()
    assert len(again) == 4
    assert not again & abandoned


async def test_each_restore_has_a_past_of_its_own(path: Path, tmp_path: Path) -> None:
    copy, database, seen = tmp_path / "copy.db", await SQLite.open(path), set[object]()
    await put(database, "board")
    await database.backup(copy)
    await database.close()
    for _ in range(2):
        backup.restore(copy, path)
        database = await SQLite.open(path)
        seen |= signs(await row_of(database, "board"))
        await database.close()
    assert len(seen) == 4


async def test_another_start_is_not_another_past(path: Path) -> None:
    found = []
    for _ in range(2):
        database = await SQLite.open(path)
        await put(database, "board")
        found.append(signs(await row_of(database, "board")))
        await database.close()
    assert found[0] == found[1]


async def test_what_waits_from_the_version_before_keeps_its_nonce_and_its_marker(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonce = blake2b(b"board").hexdigest()[:24]
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "HEAD", "0003")
        database = await SQLite.open(path)
        row = (
            "INSERT INTO outbox VALUES (1, 'board', :nonce, 7, NULL, 'say', NULL, '{}', NULL, 'pending',"
            " NULL, 1, NULL, 0, NULL, 0, NULL)"
        )
        await database.tx(lambda conn: conn.execute(text(row), {"nonce": nonce}))
        await database.close()
    database = await SQLite.open(path)
    await put(database, "board")
    (waiting,) = await database.tx(lambda conn: outbox.claim(conn, "bot", NOON, HOUR, 9))
    await database.close()
    assert (waiting.nonce, waiting.attempts) == (nonce, 2)
    assert signs(waiting) == {nonce, MARKED}


async def test_a_database_says_once_that_another_tool_restored_it(database: Database) -> None:
    await put(database, "waiting")
    before = await row_of(database, "waiting")
    await database.tx(lambda conn: outbox.claim(conn, "bot", NOON, HOUR, 9))
    await database.tx(epochs.begin)
    after = await row_of(database, "waiting")
    assert not signs(before) & signs(after)
    assert (after.attempts, after.not_before, after.claimed_by) == (0, 0, None)


async def test_the_command_for_it_works_on_postgresql(
    cluster: Cluster, postgres: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["--database", cluster.url, "restored"]) == 0
    assert capsys.readouterr().err == ""
    assert await postgres.read(epochs.current) != epochs.FIRST
