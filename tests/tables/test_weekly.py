"""The word of the week, on both databases: put once a week, by whichever process, and what it tells."""

import asyncio
import random

import pytest
from sqlalchemy import update

from db import outbox, schema
from engines.core import Action, Seat
from tables import lobby, posts, weekly
from tables.model import Table
from tables.pace import WEEK
from tables.posts import Weekly
from tables.service import Tables
from tables.timers import MONDAY
from tables.weekly import Finish, Week
from tests.bot.seated import ANA, BEN, CHLOE, GUILD, RULES, Clock, press, wish

PLACE = 71


@pytest.fixture
def tables(anywhere: Tables) -> Tables:
    return anywhere


async def wanted(tables: Tables) -> None:
    await tables.set_server(press(ANA), "weekly", PLACE)


async def over(tables: Tables, *persons: int) -> int:
    """The last of them gives up."""
    table = await tables.open(press(persons[0]), wish(seats=len(persons)))
    for person in persons[1:]:
        await tables.join(press(person), table.id)
    await tables.tx(lobby.thread_made, table.id, 700 + table.id)
    await tables.leave(press(persons[-1]), table.id)
    return table.id


async def monday(tables: Tables, clock: Clock, *others: Tables) -> list[int]:
    """The next one; when the weeks ended of which a word waits to be told."""
    clock.now += WEEK - (clock.now - MONDAY) % WEEK
    await asyncio.gather(*(one.sweep() for one in (tables, *others)))
    rows = await tables.db.tx(lambda conn: outbox.claim(conn, "me", clock.now, 1, 50))
    for row in rows:
        await tables.db.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, clock.now))  # type: ignore[misc]
    posts_of = [posts.read(row) for row in rows]
    return [one.until for one in posts_of if isinstance(one, Weekly)]


async def told(tables: Tables, until: int) -> Week:
    found = await tables.read(weekly.week, GUILD, until)
    assert found is not None
    return found


async def test_a_week_in_which_something_ended_is_told_once_by_one_process(
    tables: Tables, clock: Clock
) -> None:
    other = Tables(tables.db, clock, RULES)
    await wanted(tables)
    await over(tables, ANA, BEN)
    assert await monday(tables, clock, other) == [clock.now]
    assert await monday(tables, clock, other) == []
    await over(tables, ANA, BEN)
    assert await monday(tables, clock, other) == [clock.now]


async def test_where_nobody_wants_it_nothing_is_told(tables: Tables, clock: Clock) -> None:
    await over(tables, ANA, BEN)
    assert await monday(tables, clock) == []
    await wanted(tables)
    await tables.set_server(press(ANA), "weekly", None)
    await over(tables, ANA, BEN)
    assert await monday(tables, clock) == []


async def test_games_that_all_could_see_their_winners_and_open_seats_are_in_it(
    tables: Tables, clock: Clock
) -> None:
    await wanted(tables)
    games = [await over(tables, ANA, BEN), await over(tables, BEN, ANA), await over(tables, ANA, CHLOE)]
    hidden = await over(tables, ANA, BEN)
    private = update(schema.games).where(schema.games.c.id == hidden).values(private=True)
    await tables.db.tx(lambda conn: conn.execute(private))
    lobby_of = await tables.open(press(CHLOE), wish(seats=3))
    (until,) = await monday(tables, clock)
    week = await told(tables, until)
    assert [one.table.id for one in week.finishes] == games
    assert [one.winners for one in week.finishes] == [(0,)] * 3
    assert (week.champions, week.wins) == (["Ana"], 2)
    assert week.closest is None, "somebody has left each of them"
    assert [table.id for table, _ in week.open] == [lobby_of.id]
    await tables.settings(press(ANA), ranked=False)
    await tables.forget(press(CHLOE))
    week = await told(tables, until)
    assert [one.winners for one in week.finishes] == [(), (0,), ()]
    assert week.champions == ["Ben"]
    assert [one.seen for one in week.finishes] == [False] * 3


async def test_the_closest_finish_is_one_of_several(tables: Tables, clock: Clock) -> None:
    await wanted(tables)
    first = await played(tables)
    (until,) = await monday(tables, clock)
    assert (await told(tables, until)).closest is None
    every = [await played(tables) for _ in range(4)]
    (until,) = await monday(tables, clock)
    week = await told(tables, until)
    assert [one.table.id for one in week.finishes] == every
    assert week.closest is not None
    assert week.closest.lead / max(1, week.closest.of) == min(
        one.lead / max(1, one.of) for one in week.finishes
    )
    assert week.closest.seen
    assert first not in every


def ahead(one: Finish) -> float:
    return one.lead / max(1, one.of)


async def played(tables: Tables) -> int:
    """To its end, at random."""
    table = await tables.open(press(ANA), wish())
    await tables.join(press(BEN), table.id)
    await tables.tx(lobby.thread_made, table.id, 700 + table.id)
    chance = random.Random(table.id)
    while (table := await tables.get(table.id)).state == "running":
        who = press((ANA, BEN)[table.waiting[0]])
        await tables.act(who, table.id, None, lambda now, seat: any_of(now, seat, chance))
    return table.id


def any_of(table: Table, seat: Seat, chance: random.Random) -> Action:
    return chance.choice(table.rules.legal(table.running.state, seat))
