"""Computers at tables: who adds them, what is planned for them, and that each move is made once."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event, update

from db import check, log, outbox, schema, seats
from db import timers as rows
from engines import GAMES
from engines.core import AnyRules, Refused, Seat, Skip
from engines.export import export
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import FIRESHIP
from engines.log import Undo
from engines.notation import write
from engines.springfestival.rules import SPRINGFESTIVAL
from opponents import record
from tables import lobby
from tables import thinking as thinking_of_tables
from tables.model import Table
from tables.plays import PlayCache
from tables.refusals import Unreadable
from tables.service import Tables
from tables.thinking import LEASE, PAUSE, claim, later, left, next_due, question
from tables.timers import Think
from tables.turn import decide
from tests.bot.playing import guard, kindle
from tests.bot.seated import ANA, BEN, CHLOE, RULES, THREAD, Clock, opened, press, told, wish
from tests.engines.embers.rules import EMBERS
from tests.tables.against import (
    ONE,
    against,
    answered,
    claimed,
    thinking,
    usual,
    waits_for_computer,
)

TWO = Seat(2)


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, RULES)
    yield made
    report = await made.db.read(lambda conn: check.stored(conn, rules=RULES))
    assert report.problems == ()
    assert await made.db.read(check.ghosts) == ()
    await made.db.close()


async def whole(tables: Tables, game: int) -> Table:
    table = await tables.get(game)
    while table.state == "running":
        await thinking(tables)
        table = await tables.get(game)
        if Seat(0) in table.waiting:
            table = await usual(tables, game)
    return table


# the lobby


async def test_a_table_that_computers_fill_begins_at_once(tables: Tables) -> None:
    table = await tables.open(press(ANA), replace(wish(FIREBULLS, 3), computers=("flame", "ember")))
    assert table.state == "running"
    assert table.computers == {ONE: "flame", TWO: "ember"}
    assert [one.person for one in table.sitters] == [ANA, None, None]


async def test_who_sits_there_adds_computers_and_may_start_with_them_alone(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(FIREBULLS, 4))
    with pytest.raises(Refused, match="join-first"):
        await tables.add_computer(press(BEN), table.id, "spark")
    twice = press(ANA)
    await tables.add_computer(twice, table.id, "spark")
    table = await tables.add_computer(twice, table.id, "spark")
    assert [one.called for one in table.sitters][1:] == [table.sitters[1].computer]
    assert (await tables.start(press(ANA), table.id)).state == "running"


async def test_a_computer_goes_by_whoever_added_it_or_opened_the_table(tables: Tables) -> None:
    game = (await tables.open(press(ANA), wish(FIREBULLS, 5))).id
    for person in (BEN, CHLOE):
        await tables.join(press(person), game)
    await tables.add_computer(press(BEN), game, "ember")
    with pytest.raises(Refused, match="not-your-computer"):
        await tables.take_away(press(CHLOE), game, "ember")
    with pytest.raises(Refused, match="not-your-computer"):
        await tables.take_away(press(BEN), game, "blaze")
    assert not (await tables.take_away(press(BEN), game, "ember")).computers
    await tables.add_computer(press(BEN), game, "ember")
    assert not (await tables.take_away(press(ANA), game, "ember")).computers
    await tables.add_computer(press(BEN), game, "ember")
    for person in (ANA, BEN):
        await tables.quit(press(person), game)
    assert not (await tables.take_away(press(CHLOE), game, "ember")).computers


async def test_persons_who_leave_the_lobby_leave_no_computers_alone_there(tables: Tables) -> None:
    game = (await tables.open(press(ANA), wish(FIREBULLS, 5))).id
    await tables.add_computer(press(ANA), game, "ember")
    await tables.join(press(BEN), game)
    table = await tables.quit(press(ANA), game)
    assert [(one.seat, one.person) for one in table.sitters] == [(0, None), (1, BEN)]
    assert (await tables.quit(press(BEN), game)).state == "expired"


async def test_computers_of_one_level_are_told_apart(tables: Tables) -> None:
    table = await against(tables, "flame", "ember", "flame", rules=FIREBULLS)
    known = [one.computer and (one.computer.level, one.computer.number) for one in table.sitters]
    assert known == [None, ("flame", 1), ("ember", 1), ("flame", 2)]


async def test_whose_data_is_deleted_is_no_longer_said_to_have_added_a_computer(tables: Tables) -> None:
    game = (await tables.open(press(ANA), wish(FIREBULLS, 5))).id
    await tables.join(press(BEN), game)
    await tables.add_computer(press(BEN), game, "ember")
    await tables.forget(press(BEN))
    table = await tables.get(game)
    assert [one.added_by for one in table.sitters] == [None, None]
    assert table.computers == {ONE: "ember"}


# thinking


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
async def test_a_whole_game_alone_can_be_thought_again_from_its_export(
    tables: Tables, rules: AnyRules
) -> None:
    table = await whole(tables, (await against(tables, "ember", rules=rules)).id)
    secret, given = await tables.secrets(table)
    document = json.loads(json.dumps(export(table.running, secret, given, table.computers)))
    play, count = record.verify(GAMES, document)
    mine = [one for one in play.entries if one.seat == ONE]
    assert count == len(mine) > 5


@pytest.mark.parametrize("before", [False, True])
async def test_who_sat_down_before_there_were_tastes_goes_on_without(tables: Tables, before: bool) -> None:
    game = (await tables.open(press(ANA), wish(SPRINGFESTIVAL, 3))).id
    await tables.add_computer(press(ANA), game, "ember")
    if before:
        old = update(schema.seats).where(schema.seats.c.seat == ONE).values(contribution="0f" * 32)
        await tables.db.tx(lambda conn: conn.execute(old))
    await tables.start(press(ANA), game)
    await tables.tx(lobby.thread_made, game, THREAD + game)
    asked = list[bool]()
    while (table := await tables.get(game)).state == "running":
        for thought in await claimed(tables, 1):
            asked.append("taste" in json.loads(thought.question))
            await tables.tx(decide, thought.think, answered(thought))
        if Seat(0) in table.waiting:
            await usual(tables, game)
    assert set(asked) == {not before}
    document = export(table.running, *await tables.secrets(table), table.computers)
    assert record.verify(GAMES, document)[1] == len(asked) > 5


async def test_nothing_is_to_be_thought_while_a_person_is_waited_for(tables: Tables) -> None:
    table = await against(tables, "ember", rules=FIREBULLS)
    await thinking(tables)
    assert await tables.read(next_due) is None
    assert (await tables.get(table.id)).waiting == (Seat(0),)


async def test_a_claimed_thought_is_nobody_elses_until_its_lease_is_over(
    tables: Tables, clock: Clock
) -> None:
    game = await waits_for_computer(tables)
    [mine] = await claimed(tables, 5)
    assert await claimed(tables, 5) == []
    clock.now += LEASE - 1
    assert await claimed(tables, 5) == []
    clock.now += 1
    [other] = await claimed(tables, 5)
    assert other.question == mine.question
    move = answered(mine)
    assert await tables.tx(decide, other.think, move) is None
    version = (await tables.get(game)).running.version
    assert await tables.tx(decide, mine.think, move) is None
    assert (await tables.get(game)).running.version == version


async def test_what_a_process_that_is_no_more_has_claimed_is_thought_at_once(tables: Tables) -> None:
    await waits_for_computer(tables)
    [mine] = await claimed(tables, 5)
    await tables.tx(left)
    [again] = await claimed(tables, 5)
    assert again.question == mine.question


async def test_the_sweep_leaves_thoughts_to_whoever_thinks(tables: Tables) -> None:
    game = await waits_for_computer(tables)
    before = (await tables.get(game)).running.version
    assert await tables.sweep() == 0
    assert (await tables.get(game)).running.version == before
    assert len(await claimed(tables, 5)) == 1


@pytest.mark.parametrize("move", [None, "dance 3"])
async def test_without_a_legal_move_the_canons_action_is_taken_and_the_game_goes_on(
    tables: Tables, move: str | None
) -> None:
    game = await waits_for_computer(tables)
    [thought] = await claimed(tables, 1)
    failure = await tables.tx(decide, thought.think, move)
    assert failure == (None if move is None else "illegal")
    entry = (await tables.get(game)).running.entry
    assert entry is not None
    assert (entry.seat, entry.action) == (None, Skip(ONE))
    assert await thinking(tables) > 0 or (await tables.get(game)).waiting == (Seat(0),)


async def test_a_thought_of_a_moment_that_is_past_changes_nothing(tables: Tables) -> None:
    game = await waits_for_computer(tables)
    [thought] = await claimed(tables, 1)
    await tables.undo(press(ANA), game)
    version = (await tables.get(game)).running.version
    assert await tables.tx(decide, thought.think, answered(thought)) is None
    assert (await tables.get(game)).running.version == version


async def test_where_several_persons_look_on_a_computer_takes_its_time(tables: Tables, clock: Clock) -> None:
    table = await tables.open(press(ANA), replace(wish(FIRESHIP, 3), computers=("ember",)))
    table = await tables.join(press(BEN), table.id)
    while ONE not in table.waiting:
        person = table.person_on(table.waiting[0])
        assert person is not None
        table = await usual(tables, table.id, person)
    at = await tables.read(next_due)
    assert at is not None
    assert PAUSE[0] <= at - clock.now <= PAUSE[1]
    assert await claimed(tables, 1) == []
    clock.now = at
    assert len(await claimed(tables, 1)) == 1


# what others do in secret


async def test_what_somebody_does_in_secret_moves_neither_the_thought_nor_its_hour(
    tables: Tables, clock: Clock
) -> None:
    table = await tables.open(press(ANA), replace(wish(EMBERS, 3), computers=("ember",)))
    await tables.join(press(BEN), table.id)
    await tables.tx(lobby.thread_made, table.id, THREAD)
    while ONE not in (await tables.get(table.id)).waiting:
        await tables.act(press(ANA), table.id, None, kindle)
    before = await planned(tables, table.id)
    clock.now += 700
    now = await tables.act(press(BEN), table.id, None, guard)
    assert len(before) == 1
    assert now.running.entry is not None
    assert now.running.entry.seat == TWO
    assert await planned(tables, table.id) == before


async def planned(tables: Tables, game: int) -> tuple[rows.Due, ...]:
    every = await tables.db.read(lambda conn: rows.of_game(conn, game))
    return tuple(one for one in every if one.kind == Think.kind)


# undo, questions, leaving


async def test_alone_with_computers_everything_may_be_taken_back_with_what_they_answered(
    tables: Tables,
) -> None:
    game = await waits_for_computer(tables)
    before = await tables.get(game)
    count = await thinking(tables)
    assert count > 0
    table = await tables.undo(press(ANA), game)
    assert table is not None
    standing = {moment.entry.number for moment in table.running.moments() if moment.entry}
    assert standing == set(range(1, before.running.version))
    undone = [one for one in table.running.entries if isinstance(one.action, Undo)]
    assert [one.seat for one in undone] == [ONE] * count + [Seat(0)]
    assert await told(tables) != []  # and nobody was asked
    assert await tables.db.read(lambda conn: outbox.count(conn, game, "asked")) == 0
    await whole(tables, game)


async def test_another_pace_needs_nobody_where_there_are_only_computers(tables: Tables) -> None:
    table = await against(tables, "ember")
    assert (await tables.propose_pace(press(ANA), table.id, "slow")) is not None
    assert (await tables.get(table.id)).pace == "slow"


async def test_computers_neither_vote_nor_agree(tables: Tables) -> None:
    table = await tables.open(press(ANA), replace(wish(FIREBULLS, 4), computers=("ember", "ember")))
    table = await tables.join(press(BEN), table.id)
    await tables.tx(lobby.thread_made, table.id, THREAD)
    assert table.asked == (0, 3)
    assert await tables.propose_pace(press(ANA), table.id, "slow") is None
    await tables.answer(press(BEN), table.id, 1, agrees=True)
    assert (await tables.get(table.id)).pace == "slow"


async def test_when_the_last_person_leaves_the_computers_do_not_play_for_themselves(tables: Tables) -> None:
    table = await against(tables, "ember", "spark", "ember", rules=FIREBULLS)
    table = await tables.leave(press(ANA), table.id)
    assert (await tables.get(table.id)).state == "ended"
    assert await claimed(tables, 5) == []


async def test_nobody_is_notified_of_a_computers_turn_and_one_board_tells_all_of_them(tables: Tables) -> None:
    game = await waits_for_computer(tables)
    await told(tables)
    await thinking(tables)
    assert await told(tables) == ["board", "turn"]
    assert await tables.db.read(lambda conn: len(log.entries(conn, game))) > 1


async def test_who_looks_on_sees_each_move_of_a_computer_but_nobody_waits_for_that(
    tables: Tables, clock: Clock
) -> None:
    table = await tables.open(press(ANA), replace(wish(FIREBULLS, 4), computers=("ember", "ember")))
    table = await tables.join(press(BEN), table.id)
    await tables.tx(lobby.thread_made, table.id, THREAD)
    await told(tables)
    kinds = list[str]()
    while "watched" not in kinds or kinds[-1] == "watched":
        clock.now += PAUSE[1]
        thoughts = await claimed(tables, 1)
        if not thoughts:
            person = table.person_on((await tables.get(table.id)).waiting[0])
            assert person is not None
            await usual(tables, table.id, person)
            await told(tables)
        for thought in thoughts:
            await tables.tx(decide, thought.think, answered(thought))
            kinds += await told(tables)
    assert {*kinds} == {"watched", "board", "turn"}


async def test_who_is_waited_for_beside_computers_sees_once_that_they_have_moved(tables: Tables) -> None:
    table = await against(tables, "ember", "ember", "ember")
    while not {Seat(0), ONE} <= {*table.waiting}:
        await thinking(tables)
        table = await usual(tables, table.id)
    await told(tables)
    assert await thinking(tables) > 1
    assert await told(tables) == ["watched"]


async def test_a_computer_adds_to_the_seed_by_the_press_that_brought_it() -> None:
    made = {seats.contribution_of_computer(ANA, 5, number) for number in range(3)}
    assert len(made) == 3
    assert seats.contribution(ANA, 5) not in made
    assert write(Skip(ONE)) == "skip 1"


@pytest.mark.parametrize("forgets", [True, False])
async def test_a_build_that_forgets_the_key_makes_a_move_twice(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    game = await waits_for_computer(tables)
    [thought] = await claimed(tables, 1)
    if forgets:
        monkeypatch.setattr(rows, "finish", lambda *_: True)
        monkeypatch.setattr(thinking_of_tables, "is_now", lambda *_: True)
    for number in range(2):
        one = replace(thought.think, key=f"{thought.think.key}:{number}") if forgets else thought.think
        await tables.tx(decide, one, None)
    entries = (await tables.get(game)).running.entries
    assert sum(one.action == Skip(ONE) for one in entries) == 1 + forgets


async def test_a_full_queue_asks_nothing_more_of_the_database_when_somebody_moves(tables: Tables) -> None:
    """Counted, so that no machine is too slow for it; nobody waits for a mind."""
    alone = await statements(tables)
    for _ in range(6):
        await against(tables, "blaze", "blaze", "blaze", rules=FIREBULLS)
    for game in range(2, 8):
        while not (await tables.get(game)).computers.keys() & {*(await tables.get(game)).waiting}:
            await usual(tables, game)
    assert len(await claimed(tables, 2)) == 2  # as many as there are minds, however many wait
    assert await statements(tables) == alone


async def statements(tables: Tables) -> int:
    """Of two persons' first move at a table of their own."""
    table = await tables.open(press(BEN), wish(EMBERS, 2))
    table = await tables.join(press(CHLOE), table.id)
    await tables.tx(lobby.thread_made, table.id, 900 + table.id)
    counted = list[str]()

    def count(_conn: object, _cursor: object, statement: str, *_: object) -> None:
        counted.append(statement)

    engine = await tables.db.read(lambda conn: conn.engine)
    event.listen(engine, "before_cursor_execute", count)
    await tables.act(press(BEN), table.id, None, kindle)
    event.remove(engine, "before_cursor_execute", count)
    assert len(counted) > 3
    return len(counted)


async def test_a_game_that_cannot_be_read_keeps_no_other_computer_from_thinking(tables: Tables) -> None:
    broken, whole_one = await waits_for_computer(tables), await waits_for_computer(tables)
    while ONE not in (await tables.get(broken)).waiting:
        await usual(tables, broken)
    mine = schema.games.c.id == broken
    await tables.db.tx(lambda conn: conn.execute(update(schema.games).where(mine).values(rules_version=99)))
    tables.plays = PlayCache()
    found = await tables.tx(claim, "me", 5)
    assert {one.game for one in found} == {broken, whole_one}
    asked = dict[int, str | None]()
    for think in found:
        try:
            asked[think.game] = await tables.tx(question, think)
        except Unreadable:
            await tables.tx(later, think)
    assert list(asked) == [whole_one]
    assert await tables.tx(claim, "me", 5) == []
    await tables.db.tx(
        lambda conn: conn.execute(update(schema.games).where(mine).values(rules_version=FIREBULLS.version))
    )


async def test_among_persons_an_agreed_undo_takes_back_what_computers_have_done_since(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.thinking.PAUSE", (0, 0))
    table = await tables.open(press(ANA), wish(FIREBULLS, 3))
    await tables.add_computer(press(ANA), table.id, "ember")
    game = (await tables.join(press(BEN), table.id)).id
    await tables.tx(lobby.thread_made, game, THREAD)
    persons = {Seat(0): ANA, TWO: BEN}
    while (table := await tables.get(game)).waiting != (Seat(0),) or not table.running.version:
        if table.waiting[0] in persons:
            await usual(tables, game, persons[table.waiting[0]])
        await thinking(tables)
    while (table := await tables.get(game)).waiting == (Seat(0),):
        before = table.running  # her last action is what is taken back
        await usual(tables, game)
    await thinking(tables)
    after = await tables.get(game)
    assert after.waiting == (TWO,)
    assert ONE in [one.seat for one in after.running.entries[before.version :]]
    assert await tables.undo(press(ANA), game) is None
    back = await tables.answer(press(BEN), game, 1, agrees=True)
    assert back is not None
    assert (back.waiting, back.running.state) == ((Seat(0),), before.state)
    assert await thinking(tables) == 0
