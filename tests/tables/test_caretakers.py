"""A computer plays for a person who is away: who decides that, what it is given, and how they come back."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from db import check, privacy, schema
from engines import GAMES
from engines.core import Leave, Seat
from engines.export import export
from engines.firebulls.rules import FIREBULLS
from engines.log import Diverged, Undo
from engines.springfestival.rules import SPRINGFESTIVAL
from opponents import record
from tables import leaving
from tables.caretaking import NEWS, NOTICE
from tables.leaving import WaitId
from tables.model import Table
from tables.pace import DAY
from tables.refusals import CaretakerPlays, TableRefused
from tables.service import Tables
from tables.timers import CaretakerNews, Deserted, Overdue, Think
from tables.turn import decide
from tests.bot.seated import ANA, BEN, CHLOE, RULES, Clock, opened, press, reminded, running, told
from tests.tables.against import ONE, answered, claimed, thinking, usual

ZERO, TWO = Seat(0), Seat(2)
PERSONS = {ZERO: ANA, ONE: BEN, TWO: CHLOE}


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setattr("tables.thinking.PAUSE", (0, 0))
    made = await opened(tmp_path, clock, RULES)
    yield made
    report = await made.db.read(lambda conn: check.stored(conn, rules=RULES))
    assert report.problems == ()
    await made.db.close()


@pytest.fixture
async def game(tables: Tables) -> int:
    """Of three, in which Ben is away since his turn began, and was reminded twice."""
    number = await running(tables, 3, FIREBULLS)
    while ONE not in (table := await tables.get(number)).waiting:
        await usual(tables, number, PERSONS[table.waiting[0]])
    await reminded(tables, number, ONE, 2)
    return number


async def late(tables: Tables, game: int) -> WaitId:
    (wait,) = leaving.waits_of(await tables.get(game))
    return wait


async def taken_over(tables: Tables, game: int) -> Table:
    wait = await late(tables, game)
    assert await tables.vote(press(ANA), game, "caretaker", wait) is None
    table = await tables.vote(press(CHLOE), game, "caretaker", wait)
    assert table is not None
    return table


async def timers(tables: Tables, game: int, kind: str) -> int:
    mine = select(schema.reminders.c.key).where(
        schema.reminders.c.game == game, schema.reminders.c.kind == kind, schema.reminders.c.done_at.is_(None)
    )
    return await tables.db.read(lambda conn: len(conn.execute(mine).all()))


async def round_of(tables: Tables, game: int) -> Table:
    """Ana and Chloé play until it is Ben's turn, or their own again after his."""
    while (table := await tables.get(game)).state == "running":
        if table.waiting[0] in table.levels:
            await thinking(tables)
            return await tables.get(game)
        await usual(tables, game, PERSONS[table.waiting[0]])
    return table


async def test_more_than_half_of_the_others_decide_after_the_second_reminder(
    tables: Tables, game: int
) -> None:
    await reminded(tables, game, ONE, 1)
    with pytest.raises(TableRefused, match="moved-on"):
        await tables.vote(press(ANA), game, "caretaker", await late(tables, game))
    await reminded(tables, game, ONE, 2)
    assert not (await tables.get(game)).unrated
    table = await taken_over(tables, game)
    assert (table.caretakers, table.asked, table.unrated) == ({ONE: "ember"}, (ZERO, TWO), True)


async def test_its_clock_ends_and_nobody_is_late_any_more(tables: Tables, game: int, clock: Clock) -> None:
    assert await timers(tables, game, Overdue.kind) == 1
    await told(tables)
    table = await taken_over(tables, game)
    assert await timers(tables, game, Overdue.kind) == 0
    assert (table.sitters[ONE].reminded, leaving.recourses(table, ONE)) == (0, ())
    assert {"late", "edit"} <= {*await told(tables)}


async def test_it_plays_from_the_view_of_that_seat_alone_until_the_end_and_anybody_can_check_it(
    tables: Tables, game: int
) -> None:
    table = await taken_over(tables, game)
    (thought,) = await claimed(tables, 1)
    assert json.loads(thought.question)["seat"] == ONE
    assert json.loads(thought.question)["level"] == "ember"
    assert "taste" not in json.loads(thought.question), "it plays in her place, not as it likes"
    await tables.tx(decide, thought.think, answered(thought))
    while ONE not in (table := await tables.get(game)).waiting or not table.caretaken:
        await usual(tables, game, PERSONS[table.waiting[0]])
    await tables.take_back(press(BEN), game)
    await usual(tables, game, BEN)
    await tables.hand_over(press(BEN), game)
    while (table := await round_of(tables, game)).state == "running":
        pass
    made = [one.number for one in table.running.entries if one.seat == ONE]
    assert set(table.caretaken) < set(made), "one was Ben's own"
    document = export(table.running, *await tables.secrets(table), table.computers, table.caretaken)
    assert record.verify(GAMES, document)[1] == len(table.caretaken) > 3
    spoiled = {**document, "caretaken": dict.fromkeys(document["caretaken"], "spark")}
    with pytest.raises(Diverged):
        record.verify(GAMES, spoiled)


async def test_whatever_he_presses_is_not_done_and_the_seat_is_his_again(tables: Tables, game: int) -> None:
    before = await taken_over(tables, game)
    with pytest.raises(CaretakerPlays):
        await usual(tables, game, BEN)
    with pytest.raises(CaretakerPlays):
        await tables.leave(press(BEN), game)
    with pytest.raises(CaretakerPlays):
        await tables.undo(press(BEN), game)
    assert (await tables.get(game)).running == before.running
    table = await tables.take_back(press(BEN), game)
    assert (table.caretakers, table.asked) == ({}, (ZERO, ONE, TWO))
    assert await timers(tables, game, Overdue.kind) == 1
    assert await timers(tables, game, Think.kind) == 0
    again = await tables.take_back(press(BEN), game)
    assert again.running == table.running
    await usual(tables, game, BEN)


async def test_what_is_thought_when_he_comes_back_is_not_played(tables: Tables, game: int) -> None:
    await taken_over(tables, game)
    (thought,) = await claimed(tables, 1)
    before = await tables.take_back(press(BEN), game)
    assert await tables.tx(decide, thought.think, answered(thought)) is None
    table = await tables.get(game)
    assert (table.running, table.caretaken) == (before.running, {})


async def test_what_was_played_before_he_came_back_stays(tables: Tables, game: int) -> None:
    await taken_over(tables, game)
    (thought,) = await claimed(tables, 1)
    await tables.tx(decide, thought.think, answered(thought))
    table = await tables.take_back(press(BEN), game)
    assert [*table.caretaken] == [table.running.version]
    assert await tables.tx(decide, thought.think, answered(thought)) is None
    assert (await tables.get(game)).running == table.running


async def test_a_second_caretaker_thinks_again_where_the_first_one_did(
    tables: Tables, game: int, clock: Clock
) -> None:
    await taken_over(tables, game)
    clock.now += 1
    await tables.take_back(press(BEN), game)
    clock.now += DAY
    await tables.sweep()
    await reminded(tables, game, ONE, 2)
    await taken_over(tables, game)
    assert await thinking(tables) > 0


async def test_who_would_leave_hands_over_instead(tables: Tables, game: int) -> None:
    table = await tables.hand_over(press(BEN), game)
    assert table.caretakers == {ONE: "ember"}
    assert Leave(ONE) not in [one.action for one in table.running.entries]
    assert await thinking(tables) > 0


async def test_who_hands_over_is_not_waited_for_when_a_pace_is_agreed(tables: Tables, game: int) -> None:
    assert await tables.propose_pace(press(ANA), game, "slow") is None
    assert await tables.answer(press(BEN), game, 1, agrees=True) is None
    assert (await tables.hand_over(press(CHLOE), game)).pace == "slow"


async def test_what_somebody_asks_who_hands_over_is_asked_no_more(tables: Tables, game: int) -> None:
    await tables.propose_pace(press(ANA), game, "slow")
    await tables.hand_over(press(ANA), game)
    with pytest.raises(TableRefused, match="nobody-asked"):
        await tables.answer(press(BEN), game, 1, agrees=True)


async def test_who_hands_over_is_not_waited_for_when_an_undo_is_agreed(tables: Tables, game: int) -> None:
    (acting,) = (await tables.get(game)).waiting
    await usual(tables, game, PERSONS[acting])
    before = await tables.get(game)
    agreeing, leaving_it = (seat for seat in PERSONS if seat != acting)
    assert await tables.undo(press(PERSONS[acting]), game) is None
    assert await tables.answer(press(PERSONS[agreeing]), game, 1, agrees=True) is None
    after = await tables.hand_over(press(PERSONS[leaving_it]), game)
    assert isinstance(after.running.entries[before.running.version].action, Undo)
    assert after.waiting == (acting,)


async def test_alone_with_computers_nobody_can_be_handed_the_seat_over(tables: Tables) -> None:
    from tests.tables.against import against

    table = await against(tables, "spark")
    with pytest.raises(TableRefused, match="caretaker-alone"):
        await tables.hand_over(press(ANA), table.id)


async def test_a_table_of_caretakers_alone_stands_still_for_a_day_and_ends(
    tables: Tables, clock: Clock
) -> None:
    game = await running(tables, 3, SPRINGFESTIVAL)
    for person in (BEN, ANA):
        await tables.hand_over(press(person), game)
    await told(tables)
    table = await tables.hand_over(press(CHLOE), game)
    assert table.deserted
    assert await timers(tables, game, Deserted.kind) == 1
    assert (await told(tables)).count("deserted") == 3
    assert await thinking(tables) == 0
    clock.now += NOTICE
    await tables.sweep()
    assert (await tables.get(game)).state == "ended"


async def test_within_that_day_anybody_who_comes_back_makes_it_go_on(tables: Tables, clock: Clock) -> None:
    game = await running(tables, 3, SPRINGFESTIVAL)
    for person in (BEN, ANA, CHLOE):
        await tables.hand_over(press(person), game)
    clock.now += NOTICE - 1
    await tables.take_back(press(BEN), game)
    clock.now += DAY
    await tables.sweep()
    table = await tables.get(game)
    assert (table.state, table.deserted) == ("running", False)
    assert await thinking(tables) > 0


async def test_he_is_told_once_a_day_what_was_played(tables: Tables, game: int, clock: Clock) -> None:
    await taken_over(tables, game)
    await told(tables)
    for news in (1, 1, 0):
        for _ in range(3 * news):
            await round_of(tables, game)
        await told(tables)
        clock.now += NEWS
        await tables.sweep()
        assert (await told(tables)).count("news") == news
    assert await timers(tables, game, CaretakerNews.kind) == 1
    await tables.take_back(press(BEN), game)
    assert await timers(tables, game, CaretakerNews.kind) == 0


async def test_nobody_is_asked_who_is_not_there(tables: Tables) -> None:
    game = await running(tables, 2, FIREBULLS)
    await tables.hand_over(press(BEN), game)
    while ZERO not in (await tables.get(game)).waiting:
        await thinking(tables)
    while ZERO in (await tables.get(game)).waiting:
        await usual(tables, game)
    with pytest.raises(TableRefused, match="nobody-to-agree"):
        await tables.undo(press(ANA), game)


async def test_his_data_can_be_deleted_meanwhile(tables: Tables, game: int) -> None:
    await taken_over(tables, game)
    await tables.forget(press(BEN))
    table = await tables.get(game)
    assert (table.caretakers, table.sitters[ONE].left) == ({}, True)


async def test_the_numbers_of_entries_are_not_taken_away_with_ones_data(tables: Tables, game: int) -> None:
    """They would count what others do in secret."""
    await taken_over(tables, game)
    await thinking(tables)
    known = await tables.db.read(lambda conn: privacy.export(conn, BEN))
    (seat,) = known["seats"]
    assert (seat["caretaker"], "caretaken" in seat) == ("ember", False)


@pytest.mark.parametrize("spoiled", [False, True])
async def test_a_bot_that_forgets_whose_move_it_was_is_found_out(
    tables: Tables, game: int, spoiled: bool
) -> None:
    await taken_over(tables, game)
    await thinking(tables)
    if spoiled:
        await tables.db.tx(lambda conn: conn.execute(update(schema.seats).values(caretaken=None)))
    table = await tables.get(game)
    after = [one.number for one in table.running.entries if one.seat == ONE][-1]
    assert (after in table.caretaken) is not spoiled
