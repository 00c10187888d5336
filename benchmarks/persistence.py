"""Moves committed with what has to be told, a large database opened, and all ratings worked out again."""

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from sqlalchemy import Connection, insert, text

from benchmarks.figures import Figure, Size, asked
from db import games, log, outbox, ratings, schema, timers
from db.guard import SETTINGS
from db.sqlite import SQLite
from tables.ratings import POOLS, again

NOW = 1_795_000_000_000
TASKS = 50
GUILD, CHANNEL = 1, 2
PLAIN = "plain sqlite3, the same rows"
LIMIT = "limit"
RATED, RATED_WITHIN = 2_000, 60.0  # players; seconds


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(committing(Path(folder), *size.of((7, 1000), (3, 200), (1, 50))))
        many = size.of(100_000, 10_000, 100)
        yield asyncio.run(opening(Path(folder), many))
        yield asyncio.run(rating(Path(folder), many))


async def committing(folder: Path, rounds: int, moves: int) -> list[Figure]:
    """In turn, so that a noisy moment hits all alike."""
    database = await SQLite.open(folder / "moves.db")
    with closing(_plain(folder / "plain.db")) as raw:
        table = await Table.of(database)
        ways: dict[str, Callable[[int], Awaitable[float]]] = {
            PLAIN: lambda count: asyncio.to_thread(_plain_moves, raw, count),
            "one after the other": table.in_sequence,
            f"{TASKS} tasks": table.together,
        }
        measured: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(rounds):
            for name, way in ways.items():
                measured[name].append(await way(moves))
    await database.close()
    peer = median(measured.pop(PLAIN))
    return [_commits(name, median(rates), peer) for name, rates in measured.items()]


def _commits(name: str, rate: float, peer: float) -> Figure:
    title = f"moves committed with 2 messages and a reminder, {name}"
    met = rate >= min(1000, peer / 2)  # where the disk is slow, both only wait for it
    return Figure(title, rate, "/s", PLAIN, peer, "≥ 1,000 /s or half of it", met)


@dataclass
class Table:
    """A game in which one move follows the other."""

    database: SQLite
    game: int
    seq: int = 0

    @classmethod
    async def of(cls, database: SQLite) -> "Table":
        return cls(database, await database.tx(lambda conn: games.open_table(conn, _opening("bench"), NOW)))

    async def in_sequence(self, moves: int) -> float:
        begun = perf_counter()
        for _ in range(moves):
            await self.database.tx(self.move)
        return moves / (perf_counter() - begun)

    async def together(self, moves: int) -> float:
        begun = perf_counter()
        await asyncio.gather(*(self.in_sequence(moves // TASKS) for _ in range(TASKS)))
        return moves / (perf_counter() - begun)

    def move(self, conn: Connection) -> None:
        """What `tables.act` does besides the rules."""
        self.seq += 1
        assert log.answered(conn, f"press-{self.seq}") is None
        log.append(conn, _action(self.game, self.seq))
        outbox.put(conn, _messages(self.game, self.seq), NOW)
        key = f"deadline:{self.game}:{self.seq}"
        timers.plan(conn, [timers.Due(key=key, kind="overdue", due_at=NOW, game=self.game, seat=0)])


def _opening(key: str) -> games.Opening:
    return games.Opening(
        key=key,
        guild=GUILD,
        channel=CHANNEL,
        opener=3,
        rules="firebulls",
        rules_version=1,
        size=2,
        options={},
        pace="daily",
        private=False,
        locale="en",
        commitment="0" * 64,
    )


def _action(game: int, seq: int) -> log.Action:
    return log.Action(
        game=game,
        seq=seq,
        seat=0,
        text="draw 2 shift",
        digest="0" * 16,
        revealed=True,
        passed=False,
        key=f"press-{seq}",
        result=None,
        at=NOW,
    )


def _messages(game: int, seq: int) -> list[outbox.Message]:
    shared = {"game": game, "version": seq}
    return [
        outbox.Message(key=f"told:{seq}", channel=CHANNEL, kind="turn", payload=shared, game=game),
        outbox.Message(key=f"board:{seq}", channel=CHANNEL, kind="board", payload=shared, game=game),
    ]


def _plain(path: Path) -> sqlite3.Connection:
    raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for name, value in SETTINGS.items():
        raw.execute(f"PRAGMA {name} = {value}")
    raw.executescript(
        """
        CREATE TABLE actions (
            game INTEGER, seq INTEGER, line TEXT, cause TEXT UNIQUE, PRIMARY KEY (game, seq)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, cause TEXT UNIQUE, payload TEXT) STRICT;
        CREATE TABLE reminders (cause TEXT PRIMARY KEY, due_at INTEGER) STRICT, WITHOUT ROWID;
        """
    )
    return raw


def _plain_moves(raw: sqlite3.Connection, moves: int) -> float:
    begun = perf_counter()
    first = raw.execute("SELECT count(*) FROM actions").fetchone()[0] + 1
    for seq in range(first, first + moves):
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("SELECT * FROM actions WHERE cause = ?", (f"press-{seq}",)).fetchone()
        raw.execute("SELECT max(seq) FROM actions WHERE game = 1").fetchone()
        raw.execute("INSERT INTO actions VALUES (1, ?, 'draw 2 shift', ?)", (seq, f"press-{seq}"))
        told = [(f"{kind}:{seq}", '{"game":1,"version":1}') for kind in ("told", "board")]
        raw.executemany("INSERT INTO outbox (cause, payload) VALUES (?, ?)", told)
        raw.execute("INSERT INTO reminders VALUES (?, ?)", (f"deadline:1:{seq}", NOW))
        raw.execute("COMMIT")
    return moves / (perf_counter() - begun)


async def opening(folder: Path, games: int) -> Figure:
    """With seats and a log each, all of them ended but a hundredth."""
    path = folder / "large.db"
    database = await SQLite.open(path)
    await database.tx(lambda conn: _fill(conn, games))
    await database.close()
    begun = perf_counter()
    await (await SQLite.open(path)).close()
    spent = (perf_counter() - begun) * 1000
    return _limited(f"a database with {games:,} games opened", spent, 1000.0)


def _fill(conn: Connection, count: int) -> None:
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    for statement in (
        "INSERT INTO games (key, guild, channel, opener, rules, rules_version, size, options, pace, private,"
        " locale, commitment, state, opened_at, started_at)"
        f" {numbers} SELECT 'open-' || i, i % 500, i, i, 'firebulls', 1, 2, '{{}}', 'daily', 0, 'en', 'c',"
        f" iif(i % 100, 'ended', 'running'), {NOW}, {NOW} FROM n",
        "INSERT INTO seats (game, seat, person, name, contribution, joined_at, away_used)"
        f" {numbers}, s(j) AS (VALUES (0), (1)) SELECT i, j, i + j, 'Somebody', 'c', {NOW}, 0 FROM n, s",
        "INSERT INTO actions (game, seq, seat, text, digest, revealed, passed, key, at)"
        f" {numbers}, s(j) AS (VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10))"
        f" SELECT i, j, 0, 'draw 2 shift', '0123456789abcdef', 1, 0, i || '-' || j, {NOW} FROM n, s",
    ):
        conn.execute(text(statement))


async def rating(folder: Path, count: int) -> Figure:
    """Of the games above, at two to five seats each; the second time nothing may differ."""
    database = await SQLite.open(folder / "large.db")
    await database.tx(lambda conn: _sat(conn, count, random.Random(count)))
    begun = perf_counter()
    await database.tx(_rated_again)
    spent, first = perf_counter() - begun, await database.read(ratings.kept)
    await database.tx(_rated_again)
    same = first == await database.read(ratings.kept)
    await database.close()
    name = f"{count:,} games, all ratings worked out again, the same twice"
    return Figure(
        name, spent, "s", LIMIT, RATED_WITHIN, f"≤ {RATED_WITHIN:g} s", spent <= RATED_WITHIN and same
    )


def _sat(conn: Connection, count: int, chance: random.Random) -> None:
    """Who was where; what that says of them is not worked out yet."""
    conn.execute(insert(schema.players), [{"person": number} for number in range(1, RATED + 1)])
    pool = {size: POOLS[size > 2] for size in range(2, 6)}
    sizes = [chance.randint(2, 5) for _ in range(count)]
    games = [
        {
            "game": at,
            "rules": f"game {at % 3}",
            "pool": pool[size],
            "season": f"season {at % 4}",
            "at": NOW + at,
        }
        for at, size in enumerate(sizes, 1)
    ]
    conn.execute(insert(schema.rated_games), games)
    unknown = dict.fromkeys(("mean_before", "doubt_before", "mean", "doubt"), 0.0)
    seats = [
        {"game": at, "seat": seat, "player": player, "rank": seat + 1, **unknown}
        for at, size in enumerate(sizes, 1)
        for seat, player in enumerate(chance.sample(range(1, RATED + 1), size))
    ]
    conn.execute(insert(schema.rated_seats), seats)


def _rated_again(conn: Connection) -> None:
    ratings.replace_all(conn, *again(conn))


def _limited(name: str, spent: float, limit: float) -> Figure:
    return Figure(name, spent, "ms", LIMIT, limit, f"≤ {limit:g} ms", spent <= limit)


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
