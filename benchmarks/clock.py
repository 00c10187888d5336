"""Reminders: a sweep with nothing due, a thousand due at once, beside the least that could be written."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

from sqlalchemy import Connection, text

from benchmarks.figures import Figure, Size, asked
from db.guard import SETTINGS
from db.sqlite import SQLite
from tables.service import Tables

NOW = 1_795_000_000_000
DUE = 1_000
LOOKS = 200
LIMIT = "limit"
PLAIN = "plain sqlite3, the same rows"


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    rows, ended = size.of((1_000_000, 50_000), (100_000, 2_000), (2_000, 10))
    with tempfile.TemporaryDirectory() as folder:
        plain = _plain(Path(folder) / "plain.db")
        idle, handed = asyncio.run(_swept(Path(folder) / "few.db", rows, ended=0))
        crowded_idle, crowded = asyncio.run(_swept(Path(folder) / "many.db", rows, ended=ended))
    yield _limited(f"the bot looks at {rows:,} reminders, none due", idle, 1.0)
    yield _limited(f"the same beside {ended:,} finished games", crowded_idle, 1.0)
    yield _limited(f"{DUE:,} seats overdue at once: checked, counted, told", handed, 1000.0)
    yield _limited(f"the same beside {ended:,} finished games", crowded, 1000.0)
    name = f"{DUE:,} seats overdue at once, beside bare statements"
    yield Figure(name, handed, "ms", PLAIN, plain, "≤ 1,000 ms", handed <= 1000)


async def _swept(path: Path, rows: int, ended: int) -> tuple[float, float]:
    """Milliseconds of an idle sweep, and of one that finds a thousand seats overdue."""
    database = await SQLite.open(path)
    await database.tx(lambda conn: _fill(conn, rows, ended))
    at = NOW
    tables = Tables(database, lambda: at)
    idle = [await _timed(tables, 0) for _ in range(LOOKS)]
    at = NOW + 1
    handed = await _timed(tables, DUE)
    told = await database.read(lambda conn: conn.execute(text("SELECT count(*) FROM outbox")).scalar_one())
    assert told == 2 * DUE, "one message for the thread and one for the person"
    await database.close()
    return median(idle), handed


async def _timed(tables: Tables, due: int) -> float:
    begun = perf_counter()
    done = await tables.sweep()
    spent = (perf_counter() - begun) * 1000
    assert done == due
    return spent


def _fill(conn: Connection, rows: int, ended: int) -> None:
    """A thousand games in which one seat is overdue in a millisecond; all other reminders are for later."""
    games = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {DUE + ended})"
    others = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {rows - DUE})"
    for statement in (
        "INSERT INTO games (key, guild, channel, thread, opener, rules, rules_version, size, options, pace,"
        " private, locale, commitment, state, opened_at, started_at)"
        f" {games} SELECT 'open-' || i, i % 500, i, -i, i, 'firebulls', 1, 2, '{{}}', 'daily', 0, 'en', 'c',"
        f" iif(i <= {DUE}, 'running', 'ended'), {NOW}, {NOW} FROM n",
        "INSERT INTO seats (game, seat, person, name, contribution, joined_at, away_used, waiting_since)"
        f" {games}, s(j) AS (VALUES (0), (1)) SELECT i, j, 2 * i + j, 'Somebody', 'c', {NOW}, 0,"
        f" iif(j = 0 AND i <= {DUE}, {NOW}, NULL) FROM n, s",
        "INSERT INTO reminders (key, kind, game, seat, person, due_at)"
        f" {games} SELECT 'overdue:' || i || ':0:0:1', 'overdue', i, 0, 2 * i, {NOW + 1} FROM n"
        f" WHERE i <= {DUE}",
        "INSERT INTO reminders (key, kind, due_at)"
        f" {others} SELECT 'later:' || i, 'undo', {NOW} + 86400000 + i FROM n",
    ):
        conn.execute(text(statement))


def _plain(path: Path) -> float:
    """A row read, counted, planned anew and told twice, a thousand times in one transaction."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        for name, value in SETTINGS.items():
            raw.execute(f"PRAGMA {name} = {value}")
        raw.executescript(
            """
            CREATE TABLE seats (game INTEGER PRIMARY KEY, reminded INTEGER) STRICT;
            CREATE TABLE reminders (cause TEXT PRIMARY KEY, due_at INTEGER, done_at INTEGER) STRICT;
            CREATE TABLE outbox (id INTEGER PRIMARY KEY, cause TEXT UNIQUE, payload TEXT) STRICT;
            """
        )
        raw.executemany("INSERT INTO seats VALUES (?, 0)", [(game,) for game in range(DUE)])
        raw.executemany("INSERT INTO reminders VALUES (?, 0, NULL)", [(f"{game}:1",) for game in range(DUE)])
        begun = perf_counter()
        raw.execute("BEGIN IMMEDIATE")
        for game in range(DUE):
            raw.execute("UPDATE reminders SET done_at = 1 WHERE cause = ?", (f"{game}:1",))
            raw.execute("SELECT reminded FROM seats WHERE game = ?", (game,)).fetchone()
            raw.execute("UPDATE seats SET reminded = 1 WHERE game = ?", (game,))
            raw.execute("INSERT INTO reminders VALUES (?, 2, NULL)", (f"{game}:2",))
            for kind in ("late", "remind"):
                raw.execute("INSERT INTO outbox (cause, payload) VALUES (?, '{}')", (f"{kind}:{game}",))
        raw.execute("COMMIT")
        return (perf_counter() - begun) * 1000


def _limited(name: str, spent: float, limit: float) -> Figure:
    return Figure(name, spent, "ms", LIMIT, limit, f"≤ {limit:g} ms", spent <= limit)


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
