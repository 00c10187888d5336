"""Lobbies that nobody wants close, nobody opens them without end, and what was not chosen follows from who
begins."""

import contextlib
import re
from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.event import listen

from bot.show import messages, table_words
from bot.show.sentences import said
from db.schema import notes as kept
from engines.core import Seat
from engines.fireship.rules import FIRESHIP
from tables import openings, sweep
from tables.context import Tx
from tables.model import Table
from tables.openings import MOST
from tables.pace import HOUR
from tables.refusals import TableRefused
from tables.servers import TABLES_PER_PERSON
from tables.service import Tables
from tests.bot.playing import refused
from tests.bot.seated import ANA, BEN, CHLOE, Clock, press, told, wish

SNOWFLAKE = 123_456_789_012_345_678


async def test_a_lobby_closes_with_the_last_who_leaves_it(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(seats=3))
    await tables.join(press(BEN), table.id)
    assert (await tables.quit(press(ANA), table.id)).state == "lobby"
    await told(tables)
    once = press(BEN)
    assert (await tables.quit(once, table.id)).state == "expired"
    assert (await tables.quit(once, table.id)).state == "expired"
    assert await told(tables) == ["relobby"]
    assert await refused(tables.join(press(CHLOE), table.id)) == "refused-expired"


async def test_deleting_ones_data_closes_lobbies_where_nobody_else_sits(tables: Tables) -> None:
    alone = await tables.open(press(ANA), wish())
    shared = await tables.open(press(ANA), wish(seats=3))
    await tables.join(press(BEN), shared.id)
    await tables.forget(press(ANA))
    assert [(await tables.get(one.id)).state for one in (alone, shared)] == ["expired", "lobby"]


async def test_who_deletes_their_data_again_and_again_opens_no_more_tables(
    tables: Tables, clock: Clock
) -> None:
    clock.now -= clock.now % HOUR
    opened = 0
    for _ in range(60):
        with contextlib.suppress(TableRefused):
            await tables.open(press(ANA), wish())
            opened += 1
        if opened % TABLES_PER_PERSON == 0:
            await tables.forget(press(ANA))
    assert opened == MOST
    assert await refused(tables.open(press(ANA), wish())) == "refused-too-many-opened"
    await tables.open(press(BEN), wish())
    clock.now += HOUR
    await tables.open(press(ANA), wish())


async def test_of_who_has_opened_nothing_is_kept_longer_than_the_hour(tables: Tables, clock: Clock) -> None:
    await tables.open(replace(press(ANA), person=SNOWFLAKE), wish())
    assert str(SNOWFLAKE) not in repr(await noted(tables))
    assert len(await noted(tables)) == 2
    await tables.open(press(BEN), wish())
    assert len(await noted(tables)) == 3, "each has their own: two who open at once write to different rows"
    clock.now += HOUR
    await tables.tx(sweep.awake, "bot")
    assert await noted(tables) == []


async def test_what_was_noted_is_looked_through_once_an_hour(tables: Tables, clock: Clock) -> None:
    """Every board has a note: whoever reads all of them, and writes, collides with whoever shows one."""
    looked = list[str]()

    def heard(tx: Tx) -> None:
        listen(tx.conn, "before_cursor_execute", lambda *said: looked.append(said[2]))

    await tables.open(press(ANA), wish())
    await tables.tx(heard)
    for hours, times in ((0, 0), (1, 1), (0, 0)):
        looked.clear()
        clock.now += hours * HOUR
        await tables.tx(sweep.awake, "bot")
        assert sum(one.startswith("DELETE FROM notes") for one in looked) == times


async def noted(tables: Tables) -> list[object]:
    mine = select(kept.c.value).where(kept.c.name.startswith(openings.NOTE))
    return list(await tables.db.read(lambda conn: conn.execute(mine).scalars().all()))


@pytest.mark.parametrize(("chosen", "rounds"), [({}, 15), ({"rounds": 12}, 12)])
async def test_two_who_start_a_table_for_four_play_as_two_unless_they_have_chosen(
    tables: Tables, chosen: dict[str, int], rounds: int
) -> None:
    table = await tables.open(press(ANA), wish(FIRESHIP, seats=4, private=False, **chosen))
    assert table.options["rounds"] == 12
    await tables.join(press(BEN), table.id)
    table = await tables.start(press(ANA), table.id)
    assert table.options["rounds"] == rounds
    assert table.running.beginning.options["rounds"] == rounds


async def test_a_rematch_of_fewer_plays_as_fewer(tables: Tables) -> None:
    first = await tables.open(press(ANA), wish(FIRESHIP, seats=3, private=False))
    asked = wish(FIRESHIP, seats=3, private=False, **first.options)
    again = await tables.open(press(ANA), replace(asked, rematch_of=first.id))
    await tables.join(press(BEN), again.id)
    assert (await tables.start(press(ANA), again.id)).options["rounds"] == 15


@pytest.mark.parametrize("first", [ANA, BEN])
async def test_of_two_who_start_a_larger_table_who_picked_first_keeps_its_corner(
    tables: Tables, first: int
) -> None:
    table = await tables.open(press(ANA), wish(FIRESHIP, seats=4, private=False))
    await tables.join(press(BEN), table.id)
    second = BEN if first == ANA else ANA
    await tables.pick(press(first), table.id, "corner", "green")
    await tables.pick(press(second), table.id, "corner", "blue")
    table = await tables.start(press(ANA), table.id)
    corners = [table.picks_of(Seat(seat))["corner"] for seat in (0, 1)]
    assert corners == (["green", "red"] if first == ANA else ["red", "green"])


async def test_who_picks_again_is_no_longer_the_first(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(FIRESHIP, seats=4, private=False))
    await tables.join(press(BEN), table.id)
    for person, corner in ((ANA, "green"), (BEN, "blue"), (ANA, "red")):
        await tables.pick(press(person), table.id, "corner", corner)
    table = await tables.start(press(ANA), table.id)
    assert [table.picks_of(Seat(seat))["corner"] for seat in (0, 1)] == ["yellow", "blue"]


async def test_the_second_of_two_is_told_its_corner_before_it_picks(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(FIRESHIP, seats=4, private=False))
    table = await tables.join(press(BEN), table.id)
    assert asked(table, BEN) == "Corner"
    table = await tables.pick(press(ANA), table.id, "corner", "green")
    assert "Green, top left is taken, so your corner is Red, bottom right" in asked(table, BEN)
    assert asked(await tables.join(press(CHLOE), table.id), BEN) == "Corner"


def asked(table: Table, person: int) -> str:
    panel = messages.pick(table, said("en"), table_words.words(table, "en"), person)
    return re.sub("[\u2068\u2069]", "", panel.texts[0])
