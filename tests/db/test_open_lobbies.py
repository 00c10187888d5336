"""Which lobbies anybody in a server may join, and where somebody finds some; on both databases."""

from dataclasses import replace

import pytest

from db import games
from db.database import Database
from tables import open_tables
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, ELSA, GUILD, RULES, Clock, press, running, wish


@pytest.fixture
def tables(database: Database) -> Tables:
    return Tables(database, Clock(), RULES)


async def test_lobbies_for_all_are_found_where_somebody_has_played(tables: Tables) -> None:
    await running(tables)
    first = await tables.open(press(CHLOE), wish(seats=3))
    full = await tables.open(press(CHLOE), wish(seats=3))
    await tables.open(press(CHLOE), wish(seats=2, private=True))
    await tables.open(press(CHLOE, guild=GUILD + 1), replace(wish(), channel=71))
    found = await tables.read(open_tables.waiting, BEN, {GUILD})
    assert [(table.id, at) for table, at in found] == [(first.id, tables.now()), (full.id, tables.now())]
    await tables.join(press(BEN), full.id)
    assert [table.id for table, _ in await tables.read(open_tables.waiting, BEN, {GUILD})] == [first.id]
    assert [table.id for table, _ in await tables.read(open_tables.waiting, ELSA, ())] == []
    assert await tables.read(open_tables.servers_of, ANA) == [GUILD]
    assert await tables.read(open_tables.servers_of, ELSA) == []
    assert await tables.db.read(lambda conn: games.open_in(conn, (GUILD + 9,), 9)) == ()


async def test_of_very_many_lobbies_those_that_have_waited_longest_are_looked_at(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may have a thousand, and each is read in the database's one thread."""
    monkeypatch.setattr(open_tables, "LOOKED_AT", 2)
    opened = [(await tables.open(press(one), wish(seats=3))).id for one in (ANA, BEN, CHLOE)]
    found = await tables.read(open_tables.waiting, ELSA, {GUILD})
    assert [table.id for table, _ in found] == opened[:2]
