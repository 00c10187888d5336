"""What those who keep order do at tables: kept, told, undone within a day; races have one outcome."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.ops.nightly import AUDITED, the_night
from db import check, privacy, schema
from db import timers as rows
from db.database import Connection, Database
from engines.core import Leave, Seat, Skip
from engines.firebulls.rules import FIREBULLS
from tables import lobby, moderating, pausing, people
from tables.acts import UNDONE_WITHIN
from tables.moderating import (
    DAYS,
    Barring,
    Closing,
    Measure,
    Moving,
    Removing,
    Skipping,
    Unbarring,
)
from tables.pace import DAY, HOUR
from tables.posts import Moderated
from tables.refusals import CaretakerPlays, TableRefused
from tables.service import Tables
from tests.bot.seated import (
    ANA,
    BEN,
    CHLOE,
    DARIO,
    ELSA,
    GUILD,
    RULES,
    THREAD,
    Clock,
    press,
    reminded,
    running,
    told,
    wish,
)
from tests.tables.against import thinking, usual

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)
PERSONS = (ANA, BEN, CHLOE)
OWNER, OTHER = DARIO, ELSA  # who sit nowhere


@pytest.fixture
async def tables(kept: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setattr("tables.thinking.PAUSE", (0, 0))
    yield Tables(kept, clock, RULES)
    report = await kept.read(lambda conn: check.stored(conn, rules=RULES))
    assert report.problems == ()


@pytest.fixture
async def game(tables: Tables) -> int:
    """Of three; Ana's turn is over, the table waits for Ben."""
    number = await running(tables, 3, FIREBULLS)
    while ONE not in (table := await tables.get(number)).waiting:
        await usual(tables, number, PERSONS[table.waiting[0]])
    return number


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(TableRefused) as said:
        await doing
    return said.value.phrase.key.removeprefix("refused-")


async def taken(tables: Tables, measure: Measure, by: int = OWNER) -> int:
    return (await tables.moderate(press(by), measure)).id


async def lines(tables: Tables) -> list[tuple[str, int]]:
    """What was told at tables, and where."""
    outbox = schema.outbox
    mine = select(outbox.c.payload, outbox.c.channel).where(outbox.c.kind == Moderated.kind)
    found = await tables.db.read(lambda conn: conn.execute(mine.order_by(outbox.c.id)).all())
    return [(payload["what"], channel) for payload, channel in found]


async def waiting_timers(tables: Tables, game: int) -> list[str]:
    found = await tables.db.read(lambda conn: rows.of_game(conn, game))
    return sorted(one.kind for one in found)


async def passes(tables: Tables, clock: Clock, ms: int) -> None:
    """The bot lives all the while."""
    end = clock.now + ms
    while clock.now < end:
        clock.now = min(end, clock.now + 4 * 60_000)
        await tables.tx(lambda tx: rows.beat(tx.conn, "bot", tx.now))
    await tables.sweep()


# closing


async def test_a_closed_game_stands_still_and_opened_again_goes_on_where_it_was(
    tables: Tables, game: int, clock: Clock
) -> None:
    before, planned = await tables.get(game), await waiting_timers(tables, game)
    await reminded(tables, game, ONE, 2)
    act = await taken(tables, Closing(game))
    closed = await tables.get(game)
    assert (closed.state, closed.closed, closed.waiting) == ("expired", True, ())
    assert await refused(usual(tables, game, BEN)) == "expired"
    assert await tables.of(BEN) == []
    clock.now += 20 * 3_600_000
    assert await tables.sweep() == 0
    await tables.undo_act(press(OTHER), act)
    after = await tables.get(game)
    assert (after.state, after.closed, after.waiting) == ("running", False, before.waiting)
    assert after.running.version == before.running.version
    assert await waiting_timers(tables, game) == planned
    assert await tables.sweep() == 0, "the time for which it was closed is nobody's"
    assert await lines(tables) == [("close", THREAD), ("reopen", THREAD)]
    await usual(tables, game, BEN)


async def test_what_was_still_on_its_way_when_a_game_was_closed_does_not_let_its_time_run(
    tables: Tables, game: int, clock: Clock
) -> None:
    await taken(tables, Closing(game))
    await told(tables)
    await tables.tx(pausing.resume, game)  # as every board does that Discord takes
    assert (await tables.get(game)).paused
    clock.now += 20 * 3_600_000
    assert await tables.sweep() == 0


async def test_after_a_day_a_closed_game_stays_closed_and_nothing_waits_for_it(
    tables: Tables, game: int, clock: Clock
) -> None:
    act = await taken(tables, Closing(game))
    clock.now += UNDONE_WITHIN
    assert await tables.sweep() == 1
    assert await waiting_timers(tables, game) == []
    assert await refused(tables.undo_act(press(OWNER), act)) == "act-stays"
    assert (await tables.get(game)).state == "expired"


async def test_a_closed_lobby_takes_nobody_and_is_a_lobby_again(tables: Tables, clock: Clock) -> None:
    number = (await tables.open(press(ANA), wish(seats=3))).id
    act = await taken(tables, Closing(number))
    assert await refused(tables.join(press(BEN), number)) == "expired"
    assert await waiting_timers(tables, number) == []
    clock.now += DAY // 2
    await tables.undo_act(press(OWNER), act)
    assert await waiting_timers(tables, number) == ["expire", "warn"]
    assert len((await tables.join(press(BEN), number)).sitters) == 2


async def test_what_is_over_is_not_closed_and_other_servers_keep_their_own_order(
    tables: Tables, game: int
) -> None:
    stranger = press(OWNER, guild=GUILD + 1)
    assert await refused(tables.moderate(stranger, Closing(game))) == "no-game"
    act = await taken(tables, Closing(game))
    assert await refused(tables.moderate(press(OTHER), Closing(game))) == "closed-already"
    assert await refused(tables.undo_act(stranger, act)) == "old"
    assert await refused(tables.undo_act(press(OWNER), act + 1)) == "old"


async def test_the_same_press_twice_is_one_act(tables: Tables, game: int) -> None:
    once = press(OWNER)
    first, second = await tables.moderate(once, Closing(game)), await tables.moderate(once, Closing(game))
    assert first == second
    assert len(await tables.read(moderating.newest, GUILD)) == 1


async def test_a_game_opened_again_finds_another_thread_if_its_own_is_taken(
    tables: Tables, game: int
) -> None:
    act = await taken(tables, Closing(game))
    other = await tables.open(press(DARIO), replace(wish(), thread=THREAD))
    await tables.undo_act(press(OWNER), act)
    assert [(await tables.get(one)).thread for one in (game, other.id)] == [None, THREAD]
    assert (await told(tables))[-2:] == ["lobby", "thread"]


async def test_who_had_all_data_deleted_meanwhile_has_left_when_it_is_opened_again(
    tables: Tables, game: int
) -> None:
    act = await taken(tables, Closing(game))
    await tables.forget(press(BEN))
    await tables.undo_act(press(OWNER), act)
    await tables.sweep()
    table = await tables.get(game)
    assert table.sitters[1].left
    assert ONE not in table.waiting
    assert await tables.db.read(check.ghosts) == ()


# a seat


async def test_who_is_removed_cannot_come_back_a_computer_plays_and_after_a_day_the_seat_leaves(
    tables: Tables, game: int, clock: Clock
) -> None:
    await taken(tables, Removing(game, ONE, BEN))
    table = await tables.get(game)
    assert table.caretakers == {ONE: "ember"}
    with pytest.raises(CaretakerPlays):
        await usual(tables, game, BEN)
    assert await refused(tables.take_back(press(BEN), game)) == "removed"
    assert await thinking(tables)
    await passes(tables, clock, UNDONE_WITHIN)
    table = await tables.get(game)
    assert table.sitters[1].left
    assert table.running.entries[-1].action == Leave(ONE)
    assert await lines(tables) == [("remove", THREAD)]


async def test_an_undone_removal_gives_the_seat_back_and_the_rating_if_nothing_was_played(
    tables: Tables, game: int, clock: Clock
) -> None:
    act = await taken(tables, Removing(game, ONE, BEN))
    assert (await tables.get(game)).unrated
    await tables.undo_act(press(OTHER), act)
    table = await tables.get(game)
    assert (table.caretakers, table.unrated) == ({}, False)
    await usual(tables, game, BEN)
    await passes(tables, clock, UNDONE_WITHIN)
    assert not (await tables.get(game)).sitters[1].left


async def test_what_a_computer_has_played_meanwhile_stays_and_it_counts_for_no_rating(
    tables: Tables, game: int
) -> None:
    act = await taken(tables, Removing(game, ONE, BEN))
    await thinking(tables)
    assert (await tables.get(game)).sitters[1].caretaken
    await tables.undo_act(press(OTHER), act)
    assert (await tables.get(game)).unrated


async def test_a_computer_is_removed_too(tables: Tables, clock: Clock) -> None:
    opened = await tables.open(press(ANA), wish(FIREBULLS, 3))
    await tables.add_computer(press(ANA), opened.id, "spark")
    table = await tables.join(press(BEN), opened.id)
    await tables.tx(lobby.thread_made, table.id, THREAD)
    act = await taken(tables, Removing(table.id, ONE, None))
    assert await refused(tables.moderate(press(OTHER), Removing(table.id, ONE, None))) == "removed-already"
    await tables.undo_act(press(OWNER), act)
    await taken(tables, Removing(table.id, ONE, None))
    await passes(tables, clock, UNDONE_WITHIN)
    assert (await tables.get(table.id)).sitters[1].left


async def test_from_a_lobby_somebody_goes_at_once_and_may_join_again(tables: Tables) -> None:
    number = (await tables.open(press(ANA), wish(FIREBULLS, 4))).id
    for person in (BEN, CHLOE):
        await tables.join(press(person), number)
    act = await taken(tables, Removing(number, ONE, BEN))
    assert [one.person for one in (await tables.get(number)).sitters] == [ANA, CHLOE]
    assert await refused(tables.moderate(press(OWNER), Removing(number, TWO, CHLOE))) == "seats-changed"
    assert await refused(tables.undo_act(press(OWNER), act)) == "act-stays"
    assert len((await tables.join(press(BEN), number)).sitters) == 3
    for seat, person in ((2, BEN), (1, CHLOE), (0, ANA)):
        await taken(tables, Removing(number, Seat(seat), person))
    assert (await tables.get(number)).state == "expired"


@pytest.mark.parametrize("first", ["move", "removal"])
async def test_a_seat_that_is_removed_while_it_moves_has_moved_or_not(
    tables: Tables, game: int, first: str
) -> None:
    """Whatever the order, there is one log, and nobody is lost."""
    before = (await tables.get(game)).running.version
    doing = [usual(tables, game, BEN), tables.moderate(press(OWNER), Removing(game, ONE, BEN))]
    if first == "removal":
        doing.reverse()
    done = await asyncio.gather(*doing, return_exceptions=True)
    failed = [one for one in done if isinstance(one, BaseException)]
    table = await tables.get(game)
    assert table.caretakers == {ONE: "ember"}
    assert [type(one) for one in failed] in ([], [CaretakerPlays])
    assert table.running.version == before + (not failed)


# a turn


async def test_a_skipped_turn_is_played_by_the_rules_and_taken_back(tables: Tables, game: int) -> None:
    before = await tables.get(game)
    act = await taken(tables, Skipping(game, ONE, BEN))
    table = await tables.get(game)
    assert table.running.entries[-1].action == Skip(ONE)
    assert ONE not in table.waiting
    assert await refused(tables.moderate(press(OWNER), Skipping(game, ONE, BEN))) == "not-waited-for"
    await tables.undo_act(press(OWNER), act)
    after = await tables.get(game)
    assert (after.waiting, after.running.state) == (before.waiting, before.running.state)
    assert await lines(tables) == [("skip", THREAD), ("unskip", THREAD)]


async def test_a_skipped_turn_after_which_its_person_has_moved_stays(tables: Tables, game: int) -> None:
    act = await taken(tables, Skipping(game, ONE, BEN))
    while ONE not in (table := await tables.get(game)).waiting:
        await usual(tables, game, PERSONS[table.waiting[0]])
    await usual(tables, game, BEN)
    assert await refused(tables.undo_act(press(OWNER), act)) == "act-stays"


# another thread


async def test_a_game_is_given_to_another_thread_and_back(tables: Tables, game: int) -> None:
    act = await taken(tables, Moving(game, 701, private=False))
    assert (await tables.get(game)).thread == 701
    assert await refused(tables.moderate(press(OWNER), Moving(game, 701, private=False))) == "there-already"
    await tables.undo_act(press(OWNER), act)
    assert (await tables.get(game)).thread == THREAD
    assert await lines(tables) == [("move", THREAD), ("move", 701)]


async def test_a_thread_holds_one_game_and_a_private_table_stays_private(tables: Tables, game: int) -> None:
    other = await tables.open(press(ANA), wish(private=True))
    await tables.invite(press(ANA), other.id, [BEN])
    await tables.join(press(BEN), other.id)
    await tables.tx(lobby.thread_made, other.id, 702)
    assert await refused(tables.moderate(press(OWNER), Moving(game, 702, private=False))) == "thread-taken"
    to_all = Moving(other.id, 703, private=False)
    assert await refused(tables.moderate(press(OWNER), to_all)) == "private-thread"
    await taken(tables, Moving(other.id, 703, private=True))
    assert (await tables.get(other.id)).thread == 703


# a person


async def test_who_is_barred_joins_opens_and_replays_nothing_here_until_it_is_over(
    tables: Tables, clock: Clock
) -> None:
    number = (await tables.open(press(ANA), wish(FIREBULLS, 4))).id
    await taken(tables, Barring(BEN, 7))
    assert await refused(tables.join(press(BEN), number)) == "barred"
    assert await refused(tables.open(press(BEN), wish())) == "barred"
    assert (await tables.open(press(BEN, guild=GUILD + 1), wish())).state == "lobby"
    assert await tables.read(moderating.barred, GUILD, BEN) == clock.now + 7 * DAY
    clock.now += 7 * DAY - 1
    assert await refused(tables.join(press(BEN), number)) == "barred"
    clock.now += 1
    assert (await tables.open(press(BEN), wish())).state == "lobby"


async def test_a_bar_is_undone_or_lifted_and_a_newer_one_stays(tables: Tables) -> None:
    first, second = [await taken(tables, Barring(BEN, days)) for days in DAYS[:2]]
    assert await refused(tables.undo_act(press(OWNER), first)) == "act-stays"
    await tables.undo_act(press(OTHER), second)
    assert await tables.read(moderating.barred, GUILD, BEN) is None
    await taken(tables, Barring(BEN, 30))
    lifted = await taken(tables, Unbarring(BEN))
    assert (await tables.open(press(BEN), wish())).state == "lobby"
    assert await refused(tables.moderate(press(OWNER), Unbarring(BEN))) == "act-undone"
    assert await refused(tables.undo_act(press(OWNER), lifted)) == "act-stays"


@pytest.mark.parametrize(("measure", "key"), [(Barring(OWNER, 7), "bar-oneself"), (Barring(BEN, 8), "old")])
async def test_nobody_bars_themselves_or_for_as_long_as_they_like(
    tables: Tables, measure: Measure, key: str
) -> None:
    assert await refused(tables.moderate(press(OWNER), measure)) == key
    assert await tables.read(moderating.newest, GUILD) == ()


# the list


async def test_of_two_who_undo_at_once_one_does(tables: Tables, game: int) -> None:
    act = await taken(tables, Closing(game))
    both = (tables.undo_act(press(by), act) for by in (OWNER, OTHER))
    done = await asyncio.gather(*both, return_exceptions=True)
    failed = [one for one in done if isinstance(one, TableRefused)]
    assert [one.phrase.key for one in failed] == ["refused-act-undone"]
    assert (await tables.get(game)).state == "running"
    assert [what for what, _ in await lines(tables)] == ["close", "reopen"]


async def test_the_list_tells_who_did_what_and_who_undid_it_for_ninety_days(
    tables: Tables, game: int, clock: Clock, tmp_path: Path
) -> None:
    await taken(tables, Barring(BEN, 1))
    act = await taken(tables, Closing(game))
    await tables.undo_act(press(OTHER), act)
    newest, oldest = await tables.read(moderating.newest, GUILD)
    assert (newest.kind, newest.game, newest.moderator, newest.undone_by) == ("close", game, OWNER, OTHER)
    assert (oldest.kind, oldest.person, oldest.undone_at) == ("bar", BEN, None)
    clock.now += AUDITED
    await the_night(tables.db, clock.now, tmp_path, 0, RULES)
    assert len(await tables.read(moderating.newest, GUILD)) == 2
    await the_night(tables.db, clock.now + 1, tmp_path, 0, RULES)
    assert await tables.read(moderating.newest, GUILD) == ()
    assert await tables.db.read(_bars) == 0


def all_values(found: Any) -> list[object]:
    """Of rows, and of what is packed into them."""
    if isinstance(found, dict | list):
        inside = found.values() if isinstance(found, dict) else found
        return [value for one in inside for value in all_values(one)]
    return [found]


async def test_whose_data_is_deleted_stands_in_no_list_and_is_barred_no_more(
    tables: Tables, game: int
) -> None:
    await taken(tables, Barring(BEN, 7))
    await taken(tables, Removing(game, ONE, BEN))
    mine = await tables.read(people.data_of, BEN)
    theirs = await tables.read(people.data_of, OWNER)
    assert [len(mine[name]) for name in ("acts", "measures", "bars")] == [0, 2, 1]  # type: ignore[arg-type]
    assert [len(theirs[name]) for name in ("acts", "measures", "bars")] == [2, 0, 0]  # type: ignore[arg-type]
    assert OWNER not in all_values(mine["measures"])
    assert BEN not in all_values(theirs["acts"])
    for person in (BEN, OWNER):
        await tables.db.tx(lambda conn, person=person: privacy.forget(conn, person))  # type: ignore[misc]
    acts = await tables.read(moderating.newest, GUILD)
    assert [(one.moderator, one.person) for one in acts] == [(None, None)] * 2
    assert await tables.db.read(_bars) == 0


async def test_tables_to_choose_from_are_those_in_channels_that_are_seen(tables: Tables, game: int) -> None:
    newer = (await tables.open(press(ANA), wish())).id
    seen = await tables.read(moderating.unfinished, GUILD, lambda _: True)
    assert [one.id for one in seen] == [newer, game]
    assert await tables.read(moderating.unfinished, GUILD, lambda _: False) == ()
    assert await tables.read(moderating.unfinished, GUILD + 1, lambda _: True) == ()


def _bars(conn: Connection) -> int:
    return len(conn.execute(select(schema.bars)).all())


async def test_only_so_much_is_done_within_an_hour_and_the_same_press_is_still_once(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has a server of their own keeps order there: every act is kept for 90 days."""
    monkeypatch.setattr(moderating, "MOST_ACTS", 3)
    presses = [press(OWNER) for _ in range(4)]
    for one in (*presses[:3], presses[0]):
        await tables.tx(moderating.take, one, Barring(BEN, DAYS[0]))
    with pytest.raises(TableRefused, match="too-many-acts"):
        await tables.tx(moderating.take, presses[3], Barring(BEN, DAYS[0]))
    clock.now += HOUR
    await tables.tx(moderating.take, presses[3], Barring(BEN, DAYS[0]))
