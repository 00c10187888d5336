"""The room in which films are made: processes that raise, hang or end; none knows a token or a database."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.ops import filming
from bot.ops.filming import FILM, Filming, Films
from bot.ops.metrics import Metrics
from db import outbox, schema
from engines import GAMES
from tables import films
from tables.model import Table
from tables.plays import PlayCache
from tables.service import Tables
from tests.bot.seated import ANA, BEN, RULES, Clock, opened, press, wish
from tests.patience import PATIENCE


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, RULES)
    yield made
    await made.db.close()


async def over(tables: Tables) -> Table:
    game = await tables.open(press(ANA), wish(GAMES[0]))
    await tables.join(press(BEN), game.id)
    return await tables.leave(press(BEN), game.id)


def program(does: str) -> Sequence[str]:
    return (sys.executable, "-c", f"import os, sys, time; given = sys.stdin.read(); {does}")


@asynccontextmanager
async def room(tables: Tables, made: Films) -> AsyncIterator[None]:
    running = asyncio.create_task(Filming(tables, made).run())
    try:
        yield
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def asked(tables: Tables, made: Films, game: int) -> None:
    await tables.tx(films.ask, press(ANA), game)
    made.wanted.set()


async def test_the_games_own_program_makes_it(tables: Tables) -> None:
    made = await Films(tables, Metrics(), FILM).of(await over(tables))
    assert made is not None
    assert made.startswith(b"GIF89a")


async def test_what_was_asked_for_is_made_and_told(tables: Tables) -> None:
    game = (await over(tables)).id
    made = Films(tables, Metrics(), program("sys.stdout.write('a film')"))
    async with room(tables, made):
        await asked(tables, made, game)
        async with asyncio.timeout(PATIENCE):
            while (found := await tables.db.read(lambda conn: outbox.newest(conn, f"film:{game}"))) is None:
                await asyncio.sleep(0.005)
    assert found.kind == "film"
    assert await made.of(await tables.get(game)) == b"a film", "and is at hand"


FAILING = {
    "raises": program("sys.exit(2)"),
    "hangs": program("time.sleep(3600)"),
    "is killed": program("os.kill(os.getpid(), 9)"),
    "is not there": ("/nowhere/at/all",),
}


@pytest.mark.parametrize("fails", FAILING)
async def test_a_film_that_cannot_be_made_is_no_more_than_that(
    tables: Tables, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fails == "hangs":
        monkeypatch.setattr(filming, "LONGEST", 0.2)
    game = (await over(tables)).id
    made = Films(tables, Metrics(), FAILING[fails])
    with capture_logs() as logs:
        async with room(tables, made):
            await asked(tables, made, game)
            async with asyncio.timeout(PATIENCE):
                while await tables.read(films.next_due) is not None:
                    await asyncio.sleep(0.005)
    assert [one["event"] for one in logs if one["log_level"] == "error"] == ["a film was not made"]
    assert await tables.db.read(lambda conn: outbox.newest(conn, f"film:{game}")) is None


async def test_of_a_game_that_cannot_be_read_by_now_none_is_made(tables: Tables) -> None:
    game = (await over(tables)).id
    made = Films(tables, Metrics(), program("sys.stdout.write('a film')"))
    await asked(tables, made, game)
    newer = update(schema.games).where(schema.games.c.id == game)
    await tables.db.tx(lambda conn: conn.execute(newer.values(rules_version=99)))
    tables.plays = PlayCache()
    with capture_logs() as logs:
        async with room(tables, made), asyncio.timeout(PATIENCE):
            while await tables.read(films.next_due) is not None:
                await asyncio.sleep(0.005)
    assert [one["event"] for one in logs if one["log_level"] == "error"] == ["a game cannot be read"]
    await tables.db.tx(lambda conn: conn.execute(newer.values(rules_version=GAMES[0].version)))


async def test_it_is_told_the_log_and_the_names_and_nothing_of_the_bots(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    monkeypatch.setenv("DATABASE_URL", "another")
    tells = program("sys.stdout.write(given + ' '.join(os.environ))")
    told = (await Films(tables, Metrics(), tells).of(await over(tables)) or b"").decode()
    assert '"names": ["Ana", "Ben"]' in told
    assert "DISCORD_TOKEN" not in told
    assert "DATABASE_URL" not in told


async def test_one_is_made_at_a_time(tables: Tables, tmp_path: Path) -> None:
    """However many are wanted at once, whoever presses has the machine."""
    file = tmp_path / "at work"
    alone = f"open({str(file)!r}, 'x'); time.sleep(0.05); os.remove({str(file)!r})"
    made = Films(tables, Metrics(), program(f"{alone}; sys.stdout.write('a film')"))
    every = [await over(tables) for _ in range(5)]
    assert await asyncio.gather(*map(made.of, every)) == [b"a film"] * 5


async def test_films_that_wait_to_be_sent_have_a_measure(tables: Tables) -> None:
    made = Films(tables, Metrics(), program("sys.stdout.write('a film')"))
    for _ in range(filming.KEPT + 3):
        newest = (table := await over(tables)).id
        await made.of(table)
    assert len(made._kept) == filming.KEPT
    made.sent(newest)
    assert len(made._kept) == filming.KEPT - 1
