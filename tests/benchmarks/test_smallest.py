"""Every benchmark at its smallest size, so that none rots; what it measures then says nothing."""

import json
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import benchmarks
from benchmarks import balance, presses, sandbox
from benchmarks.__main__ import SUITES, main
from benchmarks.figures import Figure, Size, table
from benchmarks.tables import Room, started
from db.database import Connection, open_database
from engines import GAMES
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables.servers import SETTINGS, TABLES_PER_PERSON, TABLES_PER_SERVER, Setting

PARTS = {
    "__init__",
    "__main__",
    "attacks",
    "beside",
    "crowd",
    "figures",
    "film_queue",
    "floor",
    "full_queue",
    "machine",
    "settled",
    "tables",
    "watched",
}  # of the others


def test_no_benchmark_is_forgotten() -> None:
    there = {file.stem for file in Path(benchmarks.__path__[0]).glob("*.py")}
    alone = (balance, presses, sandbox)
    assert there - PARTS == {one.__name__.rsplit(".", 1)[1] for one in (*SUITES, *alone)}


@pytest.mark.parametrize("suite", SUITES, ids=[suite.__name__ for suite in SUITES])
def test_a_suite_measures_what_it_says(suite: ModuleType) -> None:
    found = list(suite.figures(Size.TINY))
    assert len({figure.name for figure in found}) > 1
    assert all(figure.value >= 0 for figure in found)
    assert found[0].name in table(found)


def test_one_that_breaks_off_is_told_and_leaves_the_others_their_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: Size) -> Iterator[Figure]:
        yield Figure("first", 1, "ms", "limit", 2, "", met=True)
        raise TimeoutError("too slow")

    def whole(_: Size) -> Iterator[Figure]:
        yield Figure("second", 1, "ms", "limit", 2, "", met=True)

    suites = [SimpleNamespace(__name__=f"benchmarks.{one.__name__}", figures=one) for one in (broken, whole)]
    assert main(suites, tmp_path / "results.json") == 1
    told = capsys.readouterr().out
    assert [one in told for one in ('"suite": "broken"', "first", "second", "Broke off: broken")] == [
        True
    ] * 4
    assert len(json.loads((tmp_path / "results.json").read_text())) == 2


async def test_the_sandbox_alone() -> None:
    assert [found.answers for found in await sandbox.measure(50)] == [50, 50]


def test_the_balance_of_fireship() -> None:
    tally = balance.Tally()
    tally.add(2, {}, 0)
    assert tally.games == 1


def test_presses_are_counted() -> None:
    turn = next(presses.turns(GAMES[0], 1))
    assert turn > 1


async def test_more_tables_than_a_server_may_have_are_spread_over_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many to a server and to a person as the bot allows, here of smaller caps."""
    assert (TABLES_PER_PERSON, TABLES_PER_SERVER) == (10, 1000)
    monkeypatch.setattr("benchmarks.tables.TABLES_PER_SERVER", 2)
    monkeypatch.setitem(SETTINGS, "in_all", Setting((2,), 2))
    async with Sandbox(Settings(mode=Mode.LOOSE)) as running:
        room = Room(running)
        persons = [running.world.add_user(f"Guest {number}").id for number in range(2)]
        url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
        database = await open_database(url)
        await database.tx(_as_if_a_thousand_had_been)
        await database.close()
        assert len(await room.seated(url, [GAMES[0]] * 5, persons, notified=0)) == 5
        async with _bot(running, url):
            for table in room.tables.values():
                await table.shown()


def _as_if_a_thousand_had_been(conn: Connection) -> None:
    conn.exec_driver_sql("INSERT INTO sqlite_sequence VALUES ('games', 1000)")


def _bot(sandbox: Sandbox, url: str) -> AbstractAsyncContextManager[object]:
    token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
    return started("benchmarks.watched", sandbox, DISCORD_TOKEN=token, DISCORD_API=api, DATABASE_URL=url)
