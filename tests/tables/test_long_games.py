"""A long log is replayed beside the database, once for all who ask, and pushes no other game out."""

import asyncio
import threading
from typing import Any

import pytest

from engines import log as engine
from engines.log import Play
from tables import plays
from tables.plays import LongReplay, PlayCache, Replays
from tables.service import Tables
from tests.bot.playing import first_legal, refused
from tests.bot.seated import ANA, BEN, press, running, wish
from tests.patience import PATIENCE


async def long_game(tables: Tables) -> int:
    game = await running(tables)
    for _ in range(4):
        table = await tables.get(game)
        person = table.person_on(table.waiting[0])
        assert person is not None
        await tables.act(press(person), game, None, first_legal)
    return game


def forget(tables: Tables, threads: list[str]) -> None:
    """As after a restart."""
    tables.plays = PlayCache()
    threads.clear()


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which a whole log was replayed."""
    found, replay = list[str](), engine.replay

    def watched(*given: Any) -> Any:
        found.append(threading.current_thread().name)
        return replay(*given)

    monkeypatch.setattr(plays, "replayed", watched)
    monkeypatch.setattr("db.replay.resumed", watched)
    return found


async def database_thread(tables: Tables) -> str:
    return await tables.db.read(lambda _conn: threading.current_thread().name)


@pytest.mark.parametrize(("longest", "beside"), [(4, False), (3, True)])
async def test_a_long_log_leaves_the_databases_thread_free(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, threads: list[str], longest: int, beside: bool
) -> None:
    monkeypatch.setattr("tables.store.LONG", longest)
    game = await long_game(tables)
    forget(tables, threads)
    assert (await tables.get(game)).running.version == 4
    (thread,) = threads
    assert (thread != await database_thread(tables)) is beside


async def test_all_who_ask_at_once_wait_for_one_replay(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, threads: list[str]
) -> None:
    monkeypatch.setattr("tables.store.LONG", 1)
    game = await long_game(tables)
    forget(tables, threads)
    asked, all_have_asked, of, replay = 0, threading.Event(), Replays.of, vars(plays)["replayed"]

    async def counted(self: Replays, wanted: LongReplay) -> Play:
        nonlocal asked
        asked += 1
        if asked == 5:
            all_have_asked.set()
        return await of(self, wanted)

    def slow(*given: Any) -> Play:
        assert all_have_asked.wait(PATIENCE)
        play: Play = replay(*given)
        return play

    monkeypatch.setattr(Replays, "of", counted)
    monkeypatch.setattr(plays, "replayed", slow)
    found = await asyncio.gather(*(tables.get(game) for _ in range(5)))
    assert {table.running.version for table in found} == {4}
    assert len(threads) == 1


async def test_somebody_may_act_in_a_long_game_that_is_not_at_hand(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, threads: list[str]
) -> None:
    monkeypatch.setattr("tables.store.LONG", 1)
    game = await long_game(tables)
    forget(tables, threads)
    table = await tables.act(press((ANA, BEN)[(await tables.get(game)).waiting[0]]), game, None, first_legal)
    assert (table.running.version, len(threads)) == (5, 1)


async def test_what_another_process_added_is_followed_from_what_is_at_hand(
    tables: Tables, threads: list[str]
) -> None:
    game = await long_game(tables)
    other = Tables(tables.db, tables.now, tuple(tables.rules.values()))
    await other.get(game)
    threads.clear()
    acting = (ANA, BEN)[(await tables.get(game)).waiting[0]]
    after = await tables.act(press(acting), game, None, first_legal)
    assert (await other.get(game)).running.state == after.running.state
    assert threads == []


async def test_a_long_log_that_leads_nowhere_is_refused(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, threads: list[str]
) -> None:
    monkeypatch.setattr("tables.store.LONG", 1)
    game = await long_game(tables)
    forget(tables, threads)
    with monkeypatch.context() as broken:
        broken.setattr(plays, "replayed", _diverges)
        assert await refused(tables.get(game)) == "refused-unreadable"
    assert (await tables.get(game)).running.version == 4


def _diverges(*_given: object) -> None:
    raise engine.Diverged(1, "the position", "a", "b")


async def test_a_heavy_game_pushes_no_other_out(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "HEAVY", 3)
    monkeypatch.setattr(plays, "AT_HAND", 8)
    light = await running(tables)
    heavy = [await _another(tables) for _ in range(3)]
    assert tables.plays.get(light) is not None
    assert [tables.plays.get(one) is not None for one in heavy] == [False, True, True]


async def _another(tables: Tables) -> int:
    table = await tables.join(press(BEN), (await tables.open(press(ANA), wish())).id)
    for _ in range(4):
        table = await tables.act(press((ANA, BEN)[table.waiting[0]]), table.id, None, first_legal)
    return table.id
