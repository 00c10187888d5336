"""The story of a game on both databases: looked for by one process at a time, told once, of seats alone."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from db import notes, outbox
from db.database import Database
from engines import GAMES
from engines.core import Action, AnyRules, Seat
from tables import stories
from tables.model import Table
from tables.service import Tables
from tables.stories import FEWEST_TURNS, FOUND_WITHIN, Story, Told
from tables.timers import StoryWanted
from tests.bot.seated import ANA, BEN, RULES, Clock, press, running
from tests.engines.embers.rules import EMBERS

FIREBULLS = next(one for one in GAMES if one.key == "firebulls")
TOLD = Story(decisive=Told(3, 1, 0, 40), best=Told(5, 2, 0, 20))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(database: Database, clock: Clock) -> Tables:
    return Tables(database, clock, RULES)


async def over(tables: Tables, rules: AnyRules = FIREBULLS, turns: int = FEWEST_TURNS) -> int:
    """So many turns, then somebody gives up."""
    game = await running(tables, rules=rules)
    while turns:
        who = press((ANA, BEN)[(await tables.get(game)).waiting[0]])
        now = await tables.act(who, game, None, first)
        turns -= now.running.now.step.passed
    await tables.leave(press(BEN), game)
    return game


def first(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


async def claimed(tables: Tables, process: str) -> Sequence[StoryWanted]:
    return await tables.tx(stories.claim, process)


async def edits(tables: Tables) -> list[str]:
    """What changes the card of the end."""
    newest = await tables.db.read(lambda conn: outbox.newest(conn, "edit:1"))
    return [] if newest is None else [newest.key]


async def test_one_process_looks_for_it_and_another_when_that_one_has_died(
    tables: Tables, clock: Clock
) -> None:
    game = await over(tables)
    both = await asyncio.gather(claimed(tables, "one"), claimed(tables, "two"))
    assert sorted(map(len, both)) == [0, 1]
    clock.now += FOUND_WITHIN
    (again,) = await claimed(tables, "three")
    assert again.game == game
    await tables.tx(stories.left)
    assert len(await claimed(tables, "four")) == 1, "it is free at once"


async def test_it_is_kept_and_told_once_whoever_has_found_it(tables: Tables, clock: Clock) -> None:
    game = await over(tables)
    (first,) = await claimed(tables, "one")
    clock.now += FOUND_WITHIN
    (second,) = await claimed(tables, "two")
    assert await tables.read(stories.of, game) == Story()
    await tables.tx(stories.found, first, TOLD)
    await tables.tx(stories.found, second, Story())
    assert await tables.read(stories.of, game) == TOLD
    assert await edits(tables) == [f"edit:{game}:story"]
    assert await tables.read(stories.next_due) is None


async def test_where_nothing_is_clear_nothing_is_said(tables: Tables) -> None:
    game = await over(tables)
    (one,) = await claimed(tables, "one")
    await tables.tx(stories.found, one, Story())
    assert await edits(tables) == []
    assert await tables.db.read(lambda conn: notes.get(conn, f"story:{game}")) is None


@pytest.mark.parametrize(("rules", "turns"), [(EMBERS, 2), (FIREBULLS, FEWEST_TURNS - 1)])
async def test_a_game_that_nobody_was_taught_or_that_was_hardly_played_has_none(
    tables: Tables, rules: AnyRules, turns: int
) -> None:
    await over(tables, rules, turns)
    assert await claimed(tables, "one") == []


async def test_nobodys_name_and_number_is_in_it(tables: Tables) -> None:
    """So whose data is deleted is in no story."""
    game = await over(tables)
    (one,) = await claimed(tables, "one")
    await tables.tx(stories.found, one, TOLD)
    kept = json.dumps(await tables.db.read(lambda conn: notes.get(conn, f"story:{game}")))
    assert [who for who in ("Ana", "Ben", str(ANA), str(BEN)) if who in kept] == []
