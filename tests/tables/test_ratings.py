"""What games say of how strong people are: when they count, for whom, and that it can be worked out again."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Engine, event

from db import ratings as rows
from db.ratings import Rating
from engines.core import Action, Seat
from tables import people, ratings
from tables.__main__ import _rated_again
from tables.model import Table
from tables.pace import DAY
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, Clock, press, wish
from tests.sizes import QUICK


@pytest.fixture
def tables(anywhere: Tables) -> Tables:
    return anywhere


async def running(tables: Tables, seats: int = 2) -> int:
    """Without a thread: several of these run in turn."""
    table = await tables.open(press(ANA), wish(seats=seats))
    for person in (BEN, CHLOE)[: seats - 1]:
        await tables.join(press(person), table.id)
    return table.id


async def ended(tables: Tables, seats: int = 2, *leavers: int) -> int:
    game = await running(tables, seats)
    for leaver in leavers or (BEN,):
        await tables.leave(press(leaver), game)
    return game


async def played(tables: Tables, seats: int, chance: random.Random) -> int:
    """To its end."""
    game = await running(tables, seats)
    while (table := await tables.get(game)).state == "running":
        seat = table.waiting[0]
        await tables.act(
            press((ANA, BEN, CHLOE)[seat]), game, None, lambda now, seat: any_of(now, seat, chance)
        )
    return game


def any_of(table: Table, seat: Seat, chance: random.Random) -> Action:
    return chance.choice(table.rules.legal(table.running.state, seat))


async def changes(tables: Tables, game: int) -> Sequence[ratings.Change]:
    return await tables.read(ratings.changes, game)


async def test_a_game_of_two_moves_both_and_its_end_tells_by_how_much(tables: Tables) -> None:
    game = await ended(tables)
    won, lost = await changes(tables, game)
    assert (won.before, lost.before) == (1500, 1500)
    assert won.now > 1500 > lost.now
    assert won.provisional
    assert lost.provisional


async def test_games_that_do_not_count(tables: Tables, clock: Clock) -> None:
    asked_not_to = await tables.open(press(ANA), replace(wish(), unrated=True))
    await tables.join(press(BEN), asked_not_to.id)
    with_a_computer = await tables.open(press(CHLOE), wish())
    await tables.add_computer(press(CHLOE), with_a_computer.id, "spark")
    for game, who in ((asked_not_to.id, BEN), (with_a_computer.id, CHLOE)):
        await tables.leave(press(who), game)
        assert (await tables.get(game)).state == "ended"
        assert await changes(tables, game) == []


async def test_a_game_that_most_have_left_counts_for_nobody(tables: Tables) -> None:
    game = await running(tables, 3)
    for person in (BEN, CHLOE):
        await tables.leave(press(person), game)
    assert (await tables.get(game)).state == "ended"
    assert await changes(tables, game) == []


async def test_the_fourth_game_of_two_in_a_week_counts_no_more(tables: Tables, clock: Clock) -> None:
    counted = [bool(await changes(tables, await ended(tables))) for _ in range(4)]
    assert counted == [True, True, True, False]
    clock.now += 7 * DAY + 1
    assert await changes(tables, await ended(tables))


async def test_games_of_two_and_of_more_are_rated_apart(tables: Tables) -> None:
    await ended(tables)
    await played(tables, 3, random.Random(1))
    found = await tables.read(lambda tx: rows.of_person(tx.conn, ANA))
    assert {(one.pool, one.games) for one in found} == {("two", 1), ("more", 1)}


async def test_who_does_not_want_to_be_seen_is_not_and_the_others_sums_stay(tables: Tables) -> None:
    await tables.settings(press(ANA), ranked=False)
    game = await ended(tables)
    (other,) = await changes(tables, game)
    assert (other.seat, other.before) == (1, 1500)
    assert other.now < 1500


async def test_a_deletion_leaves_the_others_as_they_were(tables: Tables) -> None:
    for leaver in (BEN, ANA):
        await ended(tables, 2, leaver)
    before = await tables.db.read(rows.kept)
    await tables.forget(press(ANA))
    assert await tables.db.read(rows.kept) == before
    assert await tables.read(lambda tx: rows.of_person(tx.conn, ANA)) == []
    again, now = await tables.db.tx(_rated_again)
    assert again == now == before


async def test_the_export_has_them(tables: Tables) -> None:
    await ended(tables)
    taken = await tables.read(people.data_of, ANA)
    assert len(taken["ratings"]) == 2  # type: ignore[arg-type]  # of all time, and of the season
    assert len(taken["rated"]) == 1  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [1] if QUICK else [1, 2, 3])
async def test_worked_out_again_they_are_the_same_to_the_last_bit(
    tables: Tables, clock: Clock, seed: int
) -> None:
    chance = random.Random(seed)
    for _ in range(12):
        clock.now += chance.randrange(1, 60) * DAY
        seats = chance.choice((2, 3))
        await played(tables, seats, chance)
    before, now = await tables.db.tx(_rated_again)
    assert before == now
    assert len(now) > 4


@pytest.mark.parametrize("passes", [0, -1, -DAY])
async def test_games_that_end_at_once_or_by_a_clock_that_goes_back_are_worked_out_as_they_ended(
    tables: Tables, clock: Clock, passes: int
) -> None:
    games = [await running(tables) for _ in range(3)]
    for game, leaver in zip(reversed(games), (BEN, BEN, ANA), strict=True):
        await tables.leave(press(leaver), game)
        clock.now += passes
    before, now = await tables.db.tx(_rated_again)
    assert before == now


async def test_a_game_counts_in_the_season_in_which_it_began(tables: Tables, clock: Clock) -> None:
    """So nobody gains anything by putting off its end."""
    clock.now = int(datetime(2026, 3, 31, tzinfo=UTC).timestamp() * 1000)
    game = await running(tables)
    clock.now += 2 * DAY
    await tables.leave(press(BEN), game)
    found = await tables.read(lambda tx: rows.of_person(tx.conn, ANA))
    assert {one.season for one in found} == {rows.ALL_TIME, "2026-1"}


async def test_figures_that_were_changed_by_hand_are_mended(tables: Tables) -> None:
    await ended(tables)
    right = await tables.db.read(rows.kept)
    wrong = next(iter(right))
    spoiled = Rating(wrong.player, wrong.rules, wrong.pool, wrong.season, 99.0, 1.0, 7)
    await tables.db.tx(lambda conn: rows.keep(conn, spoiled))
    before, now = await tables.db.tx(_rated_again)
    assert spoiled in before
    assert now == right


@pytest.mark.parametrize(
    ("month", "told"), [(1, "2026-1"), (3, "2026-1"), (4, "2026-2"), (9, "2026-3"), (12, "2026-4")]
)
def test_a_season_is_a_quarter(month: int, told: str) -> None:
    assert ratings.season(int(datetime(2026, month, 15, tzinfo=UTC).timestamp() * 1000)) == told


async def test_whoever_sat_where_what_is_known_of_them_is_written_in_one_order(tables: Tables) -> None:
    """Two games of the same two that end at once in two processes would else wait for each other."""
    await ended(tables)
    other = await tables.open(press(BEN), wish())
    await tables.join(press(ANA), other.id)
    written = list[int]()

    def hear(*said: Any) -> None:
        if said[2].startswith("INSERT INTO ratings "):
            written.append(said[3][0])

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        await tables.leave(press(ANA), other.id)
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
    assert [one.person for one in (await tables.get(other.id)).sitters] == [BEN, ANA]
    assert written == [1, 1, 2, 2], "of all time and of the season, of her who has played first"
