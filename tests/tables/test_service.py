"""The service: every change whole or not at all, everything told once, and nobody told what is not theirs."""

from collections import Counter
from pathlib import Path

import pytest

from bot.show import table_words
from db import servers
from engines.chance import honours
from engines.core import Action, GameOver, IllegalAction, Refused, Seat, StaleAction
from engines.export import export, verify
from tables import people
from tables.asking import SILENCE
from tables.model import Table
from tables.refusals import TableRefused
from tables.servers import TABLES_PER_PERSON
from tables.service import Tables
from tests.bot.playing import guard, kindle, refused
from tests.bot.seated import ANA, BEN, CHLOE, GUILD, Clock, database, press, running, told, wish
from tests.engines.embers.rules import EMBERS


def first_legal(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


# the lobby


@pytest.mark.endurance
async def test_ten_thousand_tables_that_one_person_asks_for_are_ten(tables: Tables) -> None:
    answers = Counter[str]()
    for _ in range(10_000):
        try:
            await tables.open(press(ANA), wish())
        except Refused as no:
            answers[no.phrase.key] += 1
    assert answers == {"refused-too-many-games": 10_000 - TABLES_PER_PERSON}


async def test_a_server_is_full_one_day_whoever_asks(tables: Tables) -> None:
    await tables.db.tx(lambda conn: servers.change(conn, GUILD, in_all=20))
    for person in (ANA, BEN):
        for _ in range(TABLES_PER_PERSON):
            await tables.open(press(person), wish())
    assert await refused(tables.open(press(CHLOE), wish())) == "refused-too-many-tables"
    assert (await tables.open(press(CHLOE, guild=99), wish())).state == "lobby"


async def test_a_full_table_begins_by_itself_and_gets_a_thread(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish())
    assert (table.state, table_words.names(table)) == ("lobby", ("Ana",))
    assert (await tables.join(press(BEN), table.id)).state == "running"
    assert await told(tables) == ["lobby", "relobby", "thread"]


async def test_the_same_interaction_opens_one_table(tables: Tables) -> None:
    once = press(ANA)
    assert (await tables.open(once, wish())).id == (await tables.open(once, wish())).id


async def test_a_press_in_the_lobby_that_two_processes_hear_of_is_done_once(tables: Tables) -> None:
    """The second time it refuses nobody, and brings nobody back who has left since."""
    table = await tables.open(press(ANA), wish(seats=3))
    joined, left = press(BEN), press(BEN)
    for _ in range(2):
        assert table_words.names(await tables.join(joined, table.id)) == ("Ana", "Ben")
    for _ in range(2):
        assert table_words.names(await tables.quit(left, table.id)) == ("Ana",)
    assert table_words.names(await tables.join(joined, table.id)) == ("Ana",)
    await tables.join(press(CHLOE), table.id)
    begun = press(ANA)
    for _ in range(2):
        assert (await tables.start(begun, table.id)).state == "running"


async def test_nobody_sits_twice_and_full_is_full(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(seats=3))
    assert await refused(tables.join(press(ANA), table.id)) == "refused-seated"
    await tables.join(press(BEN), table.id)
    await tables.start(press(BEN), table.id)
    assert await refused(tables.join(press(CHLOE), table.id)) == "refused-already-running"


async def test_too_few_cannot_start_and_strangers_cannot_either(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish())
    assert await refused(tables.start(press(ANA), table.id)) == "refused-too-few"
    assert await refused(tables.start(press(BEN), table.id)) == "refused-join-first"
    assert await refused(tables.start(press(BEN, guild=99), table.id)) == "refused-no-game"


async def test_who_leaves_the_lobby_may_come_back(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(seats=3))
    await tables.join(press(BEN), table.id)
    assert table_words.names(await tables.quit(press(ANA), table.id)) == ("Ben",)
    assert table_words.names(await tables.join(press(ANA), table.id)) == ("Ben", "Ana")


async def test_a_pick_is_one_persons(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(seats=3))
    await tables.join(press(BEN), table.id)
    await tables.pick(press(ANA), table.id, "corner", "north")
    assert await refused(tables.pick(press(BEN), table.id, "corner", "north")) == "refused-pick-taken"
    table = await tables.pick(press(BEN), table.id, "corner", "south")
    assert [sitter.picks for sitter in table.sitters] == [{"corner": "north"}, {"corner": "south"}]


async def test_a_private_table_is_by_invitation(tables: Tables) -> None:
    table = await tables.open(press(ANA), wish(private=True))
    assert await refused(tables.join(press(BEN), table.id)) == "refused-not-invited"
    await tables.invite(press(ANA), table.id, [BEN])
    assert (await tables.join(press(BEN), table.id)).state == "running"


async def test_nobody_opens_more_tables_than_the_cap(tables: Tables) -> None:
    for _ in range(TABLES_PER_PERSON):
        await tables.open(press(ANA), wish())
    assert await refused(tables.open(press(ANA), wish())) == "refused-too-many-games"
    assert (await tables.open(press(BEN), wish())).opener == BEN


# the game


async def test_an_action_is_told_where_all_can_see_and_to_whom_it_concerns(tables: Tables) -> None:
    game = await running(tables)
    assert sorted(await told(tables)) == ["board", "lobby", "relobby", "thread", "turn"]
    await tables.act(press(ANA), game, None, kindle)
    assert sorted(await told(tables)) == ["board", "over", "turn"]


async def test_a_standing_order_is_told_to_nobody(tables: Tables) -> None:
    game = await running(tables)
    await told(tables)
    table = await tables.act(press(BEN), game, None, guard)
    assert (table.running.version, await told(tables)) == (1, [])


async def test_the_same_interaction_acts_once(tables: Tables) -> None:
    game = await running(tables)
    once = press(ANA)
    first = await tables.act(once, game, 0, kindle)
    again = await tables.act(once, game, 0, kindle)
    assert first.running.version == again.running.version == 1


async def test_a_second_press_on_the_same_decision_is_stale(tables: Tables) -> None:
    game = await running(tables)
    await tables.act(press(ANA), game, 0, kindle)
    with pytest.raises(StaleAction):
        await tables.act(press(ANA), game, 0, kindle)


async def test_what_the_rules_refuse_changes_nothing(tables: Tables) -> None:
    game = await running(tables)
    await told(tables)
    assert await refused(tables.act(press(BEN), game, None, kindle)) == "refused-cold"
    assert ((await tables.get(game)).running.version, await told(tables)) == (0, [])
    with pytest.raises(IllegalAction):
        await tables.act(press(BEN), game, None, kindle)


async def test_only_who_sits_there_acts(tables: Tables) -> None:
    game = await running(tables)
    assert await refused(tables.act(press(CHLOE), game, None, kindle)) == "refused-not-seated"
    assert await refused(tables.act(press(CHLOE, guild=None), game, None, kindle)) == "refused-no-game"
    table = await tables.act(press(ANA, guild=None), game, None, kindle)
    assert table.running.version == 1


async def test_after_a_restart_the_log_gives_the_same_position(
    tables: Tables, tmp_path: Path, clock: Clock
) -> None:
    game = await running(tables)
    for _ in range(3):
        table = await tables.get(game)
        person = table.person_on(table.waiting[0])
        assert person is not None
        before = await tables.act(press(person), game, None, first_legal)
    await tables.db.close()
    again = Tables(await database(tmp_path), clock, (EMBERS,))
    assert (await again.get(game)).running.state == before.running.state
    await again.db.close()
    tables.db = await database(tmp_path)


async def played_to_the_end(tables: Tables, game: int) -> Table:
    table = await tables.get(game)
    while table.waiting:
        person = table.person_on(table.waiting[0])
        assert person is not None
        table = await tables.act(press(person), game, None, first_legal)
    return table


async def test_a_finished_game_shows_its_seed_and_verifies(tables: Tables) -> None:
    game = await running(tables)
    assert await refused(tables.secrets(await tables.get(game))) == "refused-not-over"
    await played_to_the_end(tables, game)
    table = await tables.get(game)
    assert table.state == "ended"
    secret, given = await tables.secrets(table)
    assert honours(secret, table.commitment)
    assert verify((EMBERS,), export(table.running, secret, given)).state == table.running.state
    with pytest.raises(GameOver):
        await tables.act(press(ANA), game, None, kindle)


# undo and leaving


async def test_what_nobody_learned_from_is_taken_back_at_once(tables: Tables) -> None:
    game = await running(tables)
    await tables.act(press(BEN), game, None, guard)
    table = await tables.undo(press(BEN), game)
    assert table is not None
    assert [entry.number for entry in table.running.entries] == [1, 2]


async def test_past_a_revelation_all_the_others_are_asked(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.act(press(ANA), game, None, kindle)
    await told(tables)
    assert await tables.undo(press(ANA), game) is None
    assert await told(tables) == ["asked"]
    assert await refused(tables.answer(press(ANA), game, 1, agrees=True)) == "refused-own-undo"
    assert await tables.answer(press(BEN), game, 1, agrees=True) is None
    table = await tables.answer(press(CHLOE), game, 1, agrees=True)
    assert table is not None
    assert table.running.entries[-1].action.verb == "undo"
    assert table.waiting == (Seat(0),)


async def test_one_no_is_enough(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.act(press(ANA), game, None, kindle)
    await tables.undo(press(ANA), game)
    await tables.answer(press(BEN), game, 1, agrees=False)
    assert await refused(tables.answer(press(CHLOE), game, 1, agrees=True)) == "refused-nobody-asked"
    assert (await tables.get(game)).running.version == 1


async def test_silence_for_twelve_hours_means_no(tables: Tables, clock: Clock) -> None:
    game = await running(tables)
    await tables.act(press(ANA), game, None, kindle)
    await tables.undo(press(ANA), game)
    clock.now += SILENCE
    assert await refused(tables.answer(press(BEN), game, 1, agrees=True)) == "refused-nobody-asked"


async def test_an_action_in_between_makes_the_question_void(tables: Tables) -> None:
    game = await running(tables)
    await tables.act(press(ANA), game, None, kindle)
    await tables.undo(press(ANA), game)
    await tables.act(press(BEN), game, None, kindle)
    assert await refused(tables.answer(press(BEN), game, 1, agrees=True)) == "refused-nobody-asked"


async def test_who_leaves_is_gone_and_the_last_one_wins(tables: Tables) -> None:
    game = await running(tables)
    table = await tables.leave(press(ANA), game)
    assert (table.state, table.seat_of(ANA)) == ("ended", None)
    assert await refused(tables.leave(press(ANA), game)) == "refused-not-seated"


# persons


async def test_ones_games_come_with_those_that_wait_first(tables: Tables) -> None:
    first = await running(tables)
    table = await tables.open(press(ANA), wish())
    assert [one.id for one in await tables.of(ANA)] == [first, table.id]
    await tables.act(press(ANA), first, None, kindle)
    assert [one.id for one in await tables.of(BEN)] == [first]


async def test_deleting_ones_data_leaves_the_games_and_forgets_the_name(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.forget(press(ANA))
    table = await tables.get(game)
    assert (table.person_on(Seat(0)), table.state, table_words.names(table)[1]) == (None, "running", "Ben")
    assert "Ana" not in repr(await tables.read(people.data_of, ANA))


async def test_settings_are_kept(tables: Tables) -> None:
    person = await tables.settings(press(ANA), locale="it", dm=False)
    assert (person.locale, person.dm) == ("it", False)
    person = await tables.settings(press(ANA), locale=None)
    assert (person.locale, person.dm) == (None, False)


async def test_a_table_that_is_not_there_is_no_game(tables: Tables) -> None:
    with pytest.raises(TableRefused):
        await tables.get(404)
