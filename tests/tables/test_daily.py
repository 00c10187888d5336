"""The deal of the day: the same start for everybody, promised the day before, played once, and secret until
its day is closed."""

import asyncio
import functools
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise

import pytest
from sqlalchemy import func, select

from db import check, deals, schema, seeds
from db.database import Connection, Database, open_database
from engines.core import Action, Seat
from engines.deals import standing
from engines.notation import write
from opponents.levels import move
from tables import daily, days, people, sweep
from tables.model import Table
from tables.pace import DAY
from tables.refusals import TableRefused
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, RULES, Clock, press, wish
from tests.db.cluster import Cluster, cleared
from tests.sizes import QUICK
from tests.tables.against import thinking

MONDAY = 19_674  # 2023-11-13
ME = Seat(0)


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.now = MONDAY * DAY + 1
    return clock


@pytest.fixture
def tables(kept: Database, clock: Clock) -> Tables:
    return Tables(kept, clock, RULES)


async def begun(tables: Tables, person: int = ANA) -> Table:
    table = await tables.tx(daily.begin, press(person), days.day_of(tables.now()), "en")
    await thinking(tables)
    return await tables.get(table.id)


async def acted(tables: Tables, table: Table, person: int = ANA) -> Table:
    """As an Ember would, with a chance that follows from the log."""

    def choose(table: Table, seat: Seat) -> Action:
        chance = table.running.version.to_bytes(32, "big")
        return move(table.rules, table.running.state, seat, "ember", chance)

    await tables.act(press(person), table.id, None, choose)
    await thinking(tables)
    return await tables.get(table.id)


async def finished(tables: Tables, person: int = ANA) -> Table:
    table = await begun(tables, person)
    while table.state == "running":
        table = await acted(tables, table, person)
    return table


async def left(tables: Tables, person: int) -> Table:
    table = await begun(tables, person)
    return await tables.leave(press(person), table.id)


async def looked(tables: Tables, person: int = ANA, day: int | None = None) -> daily.Today:
    return await tables.tx(daily.look, person, day)


def log_of(table: Table) -> Sequence[str]:
    return [f"{entry.seat} {write(entry.action)} {entry.digest}" for entry in table.running.entries]


@pytest.mark.parametrize("day", range(1 if QUICK else 3))
async def test_two_persons_have_the_same_start_and_the_same_moves_give_the_same_game(
    tables: Tables, clock: Clock, day: int
) -> None:
    clock.now += day * DAY
    hers, his = await begun(tables, ANA), await begun(tables, BEN)
    assert hers.running.beginning == his.running.beginning
    while hers.state == "running":
        assert hers.running.state == his.running.state
        hers, his = await acted(tables, hers, ANA), await acted(tables, his, BEN)
    assert log_of(hers) == log_of(his)
    assert (await looked(tables, BEN)).result is not None


async def test_who_else_joins_and_when_changes_nothing(tables: Tables, clock: Clock) -> None:
    first = await begun(tables, ANA)
    clock.now += DAY // 2
    second = await begun(tables, BEN)
    assert first.running.beginning.seed == second.running.beginning.seed


async def test_the_deal_of_another_day_is_another(tables: Tables, clock: Clock) -> None:
    first = await begun(tables)
    clock.now += 3 * DAY  # the same game again
    second = await begun(tables)
    assert first.rules == second.rules
    assert first.running.beginning.seed != second.running.beginning.seed


async def test_what_was_promised_the_day_before_is_the_sha_256_of_what_is_dealt(
    tables: Tables, clock: Clock
) -> None:
    told = (await looked(tables)).tomorrow
    assert told.made_at < days.begins(told.day)
    clock.now += DAY
    table = await begun(tables)
    secret = await tables.db.read(lambda conn: seeds.of(conn, table.id))
    assert sha256(secret).hexdigest() == told.commitment == table.commitment
    assert (await looked(tables)).promise == told


async def test_the_sweep_promises_though_nobody_plays(tables: Tables, clock: Clock) -> None:
    for _ in range(3):
        await tables.tx(sweep.awake, "test")
        clock.now += DAY
    kept = await tables.db.read(lambda conn: conn.execute(select(schema.deals.c.made_at)).scalars().all())
    assert len(kept) == 4
    assert all(after - before <= DAY for before, after in pairwise(sorted(kept)))


async def test_a_result_is_what_the_log_says_and_a_spoiled_one_is_found(tables: Tables) -> None:
    table = await finished(tables)
    kept = await tables.db.read(lambda conn: deals.of_game(conn, table.id))
    again = standing(table.running)
    assert kept is not None
    assert again is not None
    assert (kept.points, kept.lead) == (again.points, again.lead)
    report = await tables.db.read(lambda conn: check.stored(conn, rules=RULES))
    assert report.problems == ()
    await tables.db.tx(lambda conn: deals.end(conn, table.id, again.points + 1, again.lead, 1))
    report = await tables.db.read(lambda conn: check.stored(conn, rules=RULES))
    assert [problem for problem in report.problems if "its result is kept" in problem] != []


async def test_one_try_a_person_and_day(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    assert (await begun(tables)).id == table.id
    await tables.leave(press(ANA), table.id)
    assert (await begun(tables)).id == table.id
    again = replace(wish(table.rules, 2), rematch_of=table.id, solo=True)
    with pytest.raises(TableRefused, match="daily-once"):
        await tables.open(press(ANA), again)
    clock.now += DAY
    assert (await begun(tables)).id != table.id


async def test_two_presses_at_once_are_one_try(tables: Tables) -> None:
    both = await asyncio.gather(*(begun(tables) for _ in range(4)))
    assert len({table.id for table in both}) == 1


async def test_many_games_alone_do_not_keep_anybody_from_the_deal(tables: Tables) -> None:
    alone = replace(wish(RULES[-1], 2), solo=True, computers=("spark",))
    opened = list[Table]()
    with suppress(TableRefused):
        while True:
            opened.append(await tables.open(press(ANA), alone))
    assert len(opened) >= 2
    assert (await begun(tables)).state == "running"


async def test_nobody_is_told_anything_and_nothing_is_posted(tables: Tables) -> None:
    await finished(tables)
    rows = await tables.db.read(
        lambda conn: conn.execute(select(func.count()).select_from(schema.outbox)).scalar_one()
    )
    assert rows == 0


async def test_only_its_player_sees_it(tables: Tables) -> None:
    table = await finished(tables)
    with pytest.raises(TableRefused, match="no-game"):
        await tables.get(table.id, press(BEN))
    assert (await tables.get(table.id, press(ANA))).id == table.id


async def test_begun_before_midnight_it_goes_on_and_counts_for_its_day(tables: Tables, clock: Clock) -> None:
    clock.now = (MONDAY + 1) * DAY - 1
    table = await begun(tables)
    clock.now += DAY
    told = await looked(tables)
    assert told.day == MONDAY + 1
    assert told.earlier is not None
    assert told.earlier.id == table.id
    while table.state == "running":
        table = await acted(tables, table)
    result = (await looked(tables, day=MONDAY)).result
    assert result is not None
    assert result.tried.day == MONDAY
    assert (await looked(tables)).earlier is None


async def test_once_its_day_is_closed_an_unfinished_one_ends_and_counts_for_nothing(
    tables: Tables, clock: Clock
) -> None:
    table = await begun(tables)
    clock.now = days.closes(MONDAY)
    await tables.sweep()
    assert (await tables.get(table.id)).state == "ended"
    assert (await looked(tables, day=MONDAY)).result is None
    assert await tables.db.read(check.ghosts) == ()


async def test_of_yesterday_nothing_can_be_begun(tables: Tables, clock: Clock) -> None:
    await looked(tables)
    clock.now += DAY
    with pytest.raises(TableRefused, match="daily-past"):
        await tables.tx(daily.begin, press(ANA), MONDAY, "en")
    with pytest.raises(TableRefused, match="daily-past"):
        await tables.tx(daily.begin, press(ANA), MONDAY + 2, "en")


async def test_its_secret_is_told_to_nobody_before_its_day_is_closed(tables: Tables, clock: Clock) -> None:
    table = await finished(tables)
    with pytest.raises(TableRefused, match="daily-open"):
        await tables.secrets(table)
    clock.now = days.closes(MONDAY) - 1
    with pytest.raises(TableRefused, match="daily-open"):
        await tables.secrets(table)
    assert (await looked(tables)).revealed is None
    clock.now += 1
    secret, given = await tables.secrets(table)
    assert sha256(secret).hexdigest() == table.commitment
    assert given == tuple(daily.contribution(MONDAY, seat) for seat in range(2))
    revealed = (await looked(tables)).revealed
    assert revealed is not None
    assert revealed.secret == secret


async def test_what_showed_something_is_not_taken_back(tables: Tables) -> None:
    """Alone with computers anything can be, elsewhere."""
    table = await begun(tables)
    while not asks(table):
        table = await acted(tables, table)
    with pytest.raises(TableRefused, match="daily-undo"):
        await tables.undo(press(ANA), table.id)
    with pytest.raises(TableRefused, match="no-hints"):
        await tables.hint(press(ANA), table.id)


def asks(table: Table) -> bool:
    """Whether taking her last action back would want the consent of others."""
    mine = any(entry.seat == ME for entry in table.running.entries)
    return mine and table.running.needs_consent(ME)


async def test_what_showed_nothing_is_taken_back(tables: Tables) -> None:
    table = await begun(tables)
    table = await acted(tables, table)
    while ME not in table.waiting or asks(table):
        table = await acted(tables, table)
    before = table.running.version
    assert await tables.undo(press(ANA), table.id) is not None
    assert (await tables.get(table.id)).running.version == before + 1


async def test_who_leaves_has_played_and_is_last(tables: Tables) -> None:
    await finished(tables, ANA)
    await left(tables, BEN)
    await left(tables, CHLOE)
    hers, his = (await looked(tables, ANA)).result, (await looked(tables, BEN)).result
    assert hers is not None
    assert his is not None
    assert (hers.place, hers.others, hers.field.below) == (1, 2, 2)
    assert (his.place, his.others, his.field.below) == (2, 2, 0)
    assert his.tried.points is None
    assert ((await looked(tables, ANA)).streak, (await looked(tables, BEN)).streak) == (1, 0)


def stands(conn: Connection, person: int) -> deals.Field:
    tried = deals.of_person(conn, MONDAY, person)
    assert tried is not None
    return deals.field(conn, tried)


async def test_places_are_those_of_a_sorted_list(kept: Database, clock: Clock) -> None:
    chance, now = random.Random(5), clock()
    made = [
        None if chance.random() < 0.1 else (chance.randrange(8), chance.randrange(-2, 3)) for _ in range(60)
    ]
    tables = Tables(kept, clock, RULES)
    await tables.tx(daily.promised)
    for number, one in enumerate(made):
        points, lead = one or (None, None)
        opened = await tables.open(press(ANA), wish(RULES[0], 2))

        def tried(conn: Connection, game: int = opened.id, person: int = number + 1) -> None:
            deals.begin(conn, game, MONDAY, person)
            deals.end(conn, game, points, lead, now)  # noqa: B023

        await tables.db.tx(tried)
        await tables.quit(press(ANA), opened.id)
        clock.now += 3_600_000 if number % 10 == 9 else 0
    for number, one in enumerate(made):
        found = await tables.db.read(functools.partial(stands, person=number + 1))
        worth = [(-1, 0) if other is None else other for other in made]
        mine = (-1, 0) if one is None else one
        assert found == deals.Field(
            60, sum(other < mine for other in worth), sum(other > mine for other in worth)
        )


async def test_whose_data_is_deleted_is_in_no_row_and_others_stand_where_they_stood(tables: Tables) -> None:
    await finished(tables, ANA)
    await left(tables, BEN)
    before = (await looked(tables, ANA)).result
    assert (await tables.read(people.data_of, BEN))["tries"] != []
    await tables.forget(press(BEN))
    after = (await looked(tables, ANA)).result
    assert before is not None
    assert after is not None
    assert before.field == after.field
    persons = await tables.db.read(
        lambda conn: conn.execute(select(schema.tries.c.person).order_by(schema.tries.c.game)).scalars().all()
    )
    assert persons == [ANA, None]


async def test_what_is_kept_of_a_person_names_no_secret(tables: Tables) -> None:
    table = await begun(tables)
    secret = await tables.db.read(lambda conn: seeds.of(conn, table.id))
    told = repr(await tables.read(people.data_of, ANA))
    assert secret.hex() not in told
    assert repr(secret) not in told


async def test_two_processes_at_midnight_make_one_deal(cluster: Cluster, clock: Clock) -> None:
    await (await cleared(cluster.url)).close()
    processes = [await open_database(cluster.url) for _ in range(2)]
    try:
        houses = [Tables(one, clock, RULES) for one in processes]
        for _ in range(20):
            clock.now += DAY
            told = await asyncio.gather(*(looked(house) for house in houses * 2))
            assert len({(one.promise, one.tomorrow) for one in told}) == 1
        count = select(func.count()).select_from(schema.deals)
        assert await processes[0].read(lambda conn: conn.execute(count).scalar_one()) == 21
        both = await asyncio.gather(*(begun(house) for house in houses))
        assert len({table.id for table in both}) == 1
    finally:
        for one in processes:
            await one.close()
