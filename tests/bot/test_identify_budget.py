"""A crash loop slows down before Discord loses patience; all shards begin in turn."""

from bisect import bisect_left
from itertools import chain, pairwise, repeat, takewhile
from pathlib import Path

import pytest

from bot.ops import identify_budget
from bot.ops.identify_budget import APART, FREELY, THEN_EVERY, Start, counted, made
from db.database import Connection
from tables.pace import DAY
from tests.bot.seated import Clock, database


async def test_a_restart_forgets_no_start_and_a_day_later_it_no_longer_counts(tmp_path: Path) -> None:
    clock = Clock()
    db = await database(tmp_path)
    before = [await db.tx(lambda conn: counted(conn, clock())) for _ in range(FREELY)]
    await db.close()
    db = await database(tmp_path)
    after = await db.tx(lambda conn: counted(conn, clock()))
    clock.now += DAY
    tomorrow = await db.tx(lambda conn: counted(conn, clock()))
    known = await db.read(lambda conn: made(conn, clock()))
    await db.close()
    assert (set(before), after, tomorrow, known) == ({0}, THEN_EVERY, 0, [clock()])


@pytest.mark.endurance
@pytest.mark.parametrize(("shards", "most"), [(1, 100), (5, 500), (16, 1000), (64, 1000)])
async def test_whoever_tries_every_minute_for_three_days_stays_below_what_costs_the_token(
    tmp_path: Path, shards: int, most: int
) -> None:
    clock = Clock()
    db = await database(tmp_path)

    def three_days(conn: Connection) -> list[int]:
        """As often in a minute as there are shards, until one is refused: nothing is counted by that."""
        minutes = [clock() + minute * 60_000 for minute in range(3 * 24 * 60)]
        made = [takewhile(lambda at: not counted(conn, at, shards), repeat(at, shards)) for at in minutes]
        return [*chain(*made)]

    starts = await db.tx(three_days)
    await db.close()
    assert max(bisect_left(starts, at + DAY) - bisect_left(starts, at) for at in set(starts)) < most
    assert max(after - before for before, after in pairwise(starts)) <= THEN_EVERY, "never locked out"


async def test_all_shards_begin_in_turn_and_as_many_at_once_as_discord_allows(tmp_path: Path) -> None:
    clock = Clock()
    db = await database(tmp_path)

    def turns(conn: Connection) -> list[int]:
        return [identify_budget.turn(conn, clock(), Start(shard, 2)) - clock() for shard in range(6)]

    first = await db.tx(turns)
    clock.now -= DAY
    after_a_jump = await db.tx(turns)
    await db.close()
    assert first == [0, 0, APART, APART, 2 * APART, 2 * APART]
    assert after_a_jump == first, "nobody waits for a turn of a clock that was wrong"
