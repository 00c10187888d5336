"""A film on both databases: asked for by many, claimed by one process at a time, told once."""

import asyncio
from collections.abc import Sequence

import pytest

from db import notes, outbox
from db.database import Database
from db.rows import Row
from tables import deliveries, films
from tables.deliveries import Filmed, Sent
from tables.films import MADE_WITHIN
from tables.refusals import TableRefused
from tables.service import Tables
from tables.timers import FilmWanted
from tests.bot.seated import ANA, BEN, RULES, Clock, press, running


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(database: Database, clock: Clock) -> Tables:
    return Tables(database, clock, RULES)


async def over(tables: Tables) -> int:
    game = await running(tables)
    await tables.leave(press(BEN), game)
    return game


async def rows(tables: Tables) -> Sequence[Row]:
    """Those of films, taken from the outbox."""
    found = list[Row]()
    while some := await tables.db.tx(lambda conn: outbox.claim(conn, "me", tables.now(), 1, 50)):
        found += [one for one in some if one.kind == "film"]
        for row in some:
            if row.kind != "film":
                await tables.tx(deliveries.settle, row, Sent())
    return found


async def claimed(tables: Tables, process: str) -> Sequence[FilmWanted]:
    return await tables.tx(films.claim, process)


async def test_a_game_that_goes_on_has_no_film(tables: Tables) -> None:
    game = await running(tables)
    with pytest.raises(TableRefused, match="film-later"):
        await tables.tx(films.ask, press(ANA), game)
    assert await claimed(tables, "one") == []


async def test_however_many_ask_it_is_made_once(tables: Tables) -> None:
    game = await over(tables)
    asked = await asyncio.gather(*(tables.tx(films.ask, press(one), game) for one in (ANA, BEN, ANA)))
    assert [message for _, message in asked] == [None] * 3
    both = await asyncio.gather(claimed(tables, "one"), claimed(tables, "two"))
    assert sorted(map(len, both)) == [0, 1]


async def test_when_its_process_dies_another_makes_it_and_it_is_told_once(
    tables: Tables, clock: Clock
) -> None:
    game = await over(tables)
    await tables.tx(films.ask, press(ANA), game)
    (first,) = await claimed(tables, "one")
    assert await claimed(tables, "two") == []
    clock.now += MADE_WITHIN
    (second,) = await claimed(tables, "two")
    await asyncio.gather(tables.tx(films.made, first), tables.tx(films.made, second))
    (row,) = await rows(tables)
    assert await tables.tx(films.ask, press(BEN), game)
    assert await claimed(tables, "one") == [], "it is on its way"
    await tables.tx(deliveries.settle, row, Sent(77, Filmed(77)))
    assert (await tables.tx(films.ask, press(BEN), game))[1] == 77


async def test_what_a_process_that_is_no_more_had_claimed_is_free_at_once(tables: Tables) -> None:
    game = await over(tables)
    await tables.tx(films.ask, press(ANA), game)
    assert len(await claimed(tables, "a process that has died")) == 1
    await tables.tx(films.left)
    assert len(await claimed(tables, "two")) == 1


async def test_what_could_not_be_made_is_tried_again_when_somebody_asks(tables: Tables) -> None:
    game = await over(tables)
    await tables.tx(films.ask, press(ANA), game)
    (film,) = await claimed(tables, "one")
    await tables.tx(films.given_up, film)
    assert await rows(tables) == []
    await tables.tx(films.ask, press(ANA), game)
    assert len(await claimed(tables, "one")) == 1


async def test_a_film_that_somebody_has_deleted_is_made_again_once(tables: Tables, clock: Clock) -> None:
    game = await over(tables)
    await tables.tx(films.posted, game, 77)
    for _ in range(2):
        assert (await tables.tx(films.lost, press(ANA), game, 77))[1] is None
    (film,) = await claimed(tables, "one")
    await tables.tx(films.made, film)
    await tables.tx(films.posted, game, 78)
    assert (await tables.tx(films.lost, press(ANA), game, 77))[1] == 78, "who saw the old one is told"
    assert await tables.db.read(lambda conn: notes.get(conn, f"film:{game}")) == 78
