"""What whoever runs a server has settled holds for every table that is opened there from then on."""

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from db import schema, servers
from db.database import Connection
from tables.refusals import TableRefused
from tables.servers import SETTINGS, Value, set_to
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, DARIO, ELSA, GUILD, press, running, told, wish
from tests.engines.embers.rules import EMBERS


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(TableRefused) as said:
        await doing
    return said.value.phrase.key.removeprefix("refused-")


GIVEN: dict[str, Value] = {
    "home": 5,
    "results": 6,
    "role": 7,
    "moderators": 8,
    "weekly": 9,
    "games": (EMBERS.key,),
}


def given(name: str) -> Value:
    of = SETTINGS[name].of
    return GIVEN[name] if isinstance(of, str) else of[0]


@pytest.mark.parametrize("name", SETTINGS)
async def test_each_setting_is_kept_and_set_back_to_what_is_usual(tables: Tables, name: str) -> None:
    usual = await tables.server(GUILD)
    changed = await tables.set_server(press(ANA), name, given(name))
    assert set_to(changed, name) == given(name)
    assert await tables.server(GUILD) == changed
    assert await tables.server(GUILD + 1) == type(usual)(GUILD + 1)
    assert await tables.set_server(press(ANA), name, None) == usual


@pytest.mark.parametrize(
    ("name", "value"),
    [("pace", "never"), ("per_person", 11), ("games", ()), ("games", ("chess",)), ("home", "x")],
)
async def test_nothing_else_can_be_chosen(tables: Tables, name: str, value: Value) -> None:
    assert await refused(tables.set_server(press(ANA), name, value)) == "old"


async def test_fewer_tables_a_person_and_in_all(tables: Tables) -> None:
    await tables.set_server(press(ANA), "per_person", 1)
    await tables.open(press(ANA), wish())
    assert await refused(tables.open(press(ANA), wish())) == "too-many-games"
    assert (await tables.open(press(ANA, guild=99), wish())).state == "lobby"
    await tables.set_server(press(ANA), "in_all", 5)
    for person in (BEN, CHLOE, DARIO, ELSA):
        await tables.open(press(person), wish())
    await tables.set_server(press(ANA), "per_person", None)
    assert await refused(tables.open(press(ANA), wish())) == "too-many-tables"


async def test_a_game_that_is_not_played_there_is_not_opened_there(tables: Tables) -> None:
    await tables.db.tx(lambda conn: servers.change(conn, GUILD, games=["another"]))
    assert await refused(tables.open(press(ANA), wish())) == "game-not-here"


async def test_without_computers_none_sits_down_and_those_that_sit_stay(tables: Tables) -> None:
    before = (await tables.open(press(ANA), wish(seats=3))).id
    await tables.add_computer(press(ANA), before, "ember")
    await tables.set_server(press(ANA), "computers", "no")
    assert await refused(tables.add_computer(press(ANA), before, "ember")) == "no-computers-here"
    assert (
        await refused(tables.open(press(BEN), replace(wish(), computers=("ember",)))) == "no-computers-here"
    )
    assert len((await tables.get(before)).sitters) == 2


async def test_the_end_of_a_game_is_told_once_where_the_server_has_a_place_for_that(tables: Tables) -> None:
    silent = await running(tables)
    await tables.leave(press(ANA), silent)
    assert "result" not in await told(tables)
    await tables.set_server(press(ANA), "results", 66)
    game = (await tables.open(press(ANA), wish())).id
    await tables.join(press(BEN), game)
    await tables.leave(press(ANA), game)
    assert (await told(tables)).count("result") == 1
    assert [row.channel for row in await tables.db.read(_results)] == [66]


async def test_the_end_of_a_private_game_is_told_nowhere(tables: Tables) -> None:
    await tables.set_server(press(ANA), "results", 66)
    game = (await tables.open(press(ANA), wish(private=True))).id
    await tables.invite(press(ANA), game, [BEN])
    await tables.join(press(BEN), game)
    await tables.leave(press(ANA), game)
    assert (await tables.get(game)).state == "ended"
    assert "result" not in await told(tables)


def _results(conn: Connection) -> Sequence[Any]:
    return conn.execute(select(schema.outbox.c.channel).where(schema.outbox.c.kind == "result")).all()
