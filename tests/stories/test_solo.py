"""Alone with computers, in direct messages, from anywhere."""

import asyncio
import json
import random

import pytest
from sqlalchemy import select

from bot.show.sentences import said
from db import schema
from db.database import Connection
from engines import GAMES
from engines.core import Action
from engines.notation import write
from opponents import record
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tables.model import Table
from tables.openings import MOST
from tests.patience import PATIENCE
from tests.stories.alone import OF_ANA, begins, boards, her_turn
from tests.stories.playing import answers, asked, by_commands, by_composer, by_notation, opened
from tests.stories.running_bot import Bot, Gathering
from tests.stories.steps import direct, passes

DAY = 86_400_000


async def moves(game: Gathering, ana: Person) -> Table:
    table = await her_turn(game)
    await ana.slash("/play", move=write(table.rules.autopilot(table.running.state, OF_ANA)))
    return await her_turn(game)


async def ends(game: Gathering, ana: Person) -> Table:
    table = await her_turn(game)
    while table.state == "running":
        table = await moves(game, ana)
    await game.settled()
    return table


@pytest.mark.parametrize("line", [rules.key for rules in GAMES])
async def test_one_command_without_any_option_begins_a_game_in_her_direct_messages(
    bot: Bot, people: People, ana: Person, line: str
) -> None:
    game = await begins(bot, people, ana, line)
    table = await game.table()
    assert (table.solo, table.unrated, table.pace, table.private) == (True, True, "none", True)
    assert [one.computer.level for one in table.sitters if one.computer] == ["ember"]
    assert ana.channels[await game.thread()]["type"] == 1
    board = (await boards(game))[-1]
    assert "**Ana**: your turn." in board.text
    assert {one.id for one in direct(ana)} == {one.id for one in await game.posts()}, "and no notice"


async def test_she_plays_by_composer_by_commands_and_by_writing(
    bot: Bot, people: People, ana: Person
) -> None:
    game, chance = await begins(bot, people, ana, "firebulls"), random.Random(2)
    for way in (by_composer, by_commands, by_notation, by_composer):
        await her_turn(game)
        await game.settled()
        await way(game, ana, chance)
    assert (await game.table()).running.version >= 4


async def test_all_that_she_may_ask_is_answered_where_she_plays(
    bot: Bot, people: People, ana: Person
) -> None:
    game = await begins(bot, people, ana, "springfestival", level="spark")
    for line, told in (
        ("/turn", ""), ("/hand", ""), ("/board", ""), ("/games", "Spring Festival, table 1: **your turn**"),
        ("/rules", "Spring Festival"),
    ):  # fmt: skip
        assert told in (await asked(ana, line)).text
    await moves(game, ana)
    assert "Taken back" in (await asked(ana, "/undo")).text
    assert (await asked(ana, "/export")).ephemeral


async def test_a_whole_game_is_told_by_a_board_a_turn_and_anybody_can_check_it(
    bot: Bot, people: People, ana: Person
) -> None:
    game = await begins(bot, people, ana, "springfestival", level="spark")
    table = await ends(game, ana)
    last = (await boards(game))[-1]
    assert "⚙ Spark" in last.text
    assert [one for one in await game.posts() if one.button("▶ My turn")] == []
    async with asyncio.timeout(PATIENCE):
        while "thought again from what they could see" not in (await asked(ana, "/verify")).text:
            await asyncio.sleep(0.05)
    document = json.loads(await ana.picture(await asked(ana, "/export")))
    assert record.verify(GAMES, document)[1] > 5
    for _ in range(2):
        await ana.press("Rematch", on=last)
        await bot.told()
    await ana.sees("table 2")
    assert [one.id for one in await bot.tables.of(ana.id)] == [2]
    table = await bot.tables.get(2)
    assert (table.solo, table.state, table.channel) == (True, "running", await game.thread())


async def test_the_game_survives_a_restart_between_any_two_steps(
    bot: Bot, people: People, ana: Person
) -> None:
    game = await begins(bot, people, ana, "firebulls", opponents=2)
    for _ in range(3):
        await bot.restart()
        await moves(game, ana)
    await her_turn(game)
    assert len(await boards(game)) >= 1


async def test_who_reads_french_or_italian_plays_in_it(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    for person, locale in ((chloe, "fr"), (dario, "it")):
        await asked(person, "/solo firebulls")
        await bot.told()
        board = await person.until(
            lambda person=person, locale=locale: next(  # type: ignore[misc]  # bound now
                (one for one in direct(person) if one.button(said(locale)("turn-button"))), None
            ),
            "the board",
        )
        assert f"⚙ {said(locale)('level-ember')}" in str(board.json)


async def test_where_the_bot_is_not_whoever_has_it_for_themselves_plays_all_the_same(
    bot: Bot, people: People, ana: Person
) -> None:
    await ana.settings(app_installed=True)
    await people.control("guild", name="Elsewhere", owner=ana.id, with_bot=False, channels=["hall"])
    await ana.caught_up()
    game = await begins(bot, people, ana.go("hall"), "fireship")
    await moves(game, ana)


async def test_to_whom_nobody_may_write_the_game_is_played_in_panels_that_only_they_see(
    bot: Bot, people: People, ana: Person
) -> None:
    await ana.settings(dms_open=False)
    shown = await asked(ana.go("games"), "/solo springfestival")
    assert "If nothing arrives there, they are closed to me" in shown.text
    await bot.told()
    known = await bot.tables.person(ana.id)
    assert known.dm_closed_at is not None
    game = Gathering(bot, people, 1, (ana,))
    await her_turn(game)
    panel, chance = await opened(ana, on=shown), random.Random(1)
    before = (await game.table()).running.version
    for _ in range(30):
        choices = answers(panel)
        if not choices:
            if (await game.table()).state == "ended":  # by chance, in so few presses
                break
            panel = await opened(ana, on=panel)
            continue
        custom_id, value = chance.choice(choices)
        if value:
            await ana.select(value, menu=custom_id, on=panel)
        else:
            await ana.press(custom_id, on=panel)
        panel = await ana.sees_changed(panel)
    table = await game.table()
    assert table.running.version > before + 5
    assert any(one.seat == 1 for one in table.running.entries)
    posts = await bot.tables.db.read(
        lambda conn: conn.execute(select(schema.outbox.c.state).where(schema.outbox.c.game == 1)).scalars()
    )
    assert {*posts} == {"dead"}


async def test_once_they_are_open_again_the_next_game_is_there(bot: Bot, people: People, ana: Person) -> None:
    await ana.settings(dms_open=False)
    await asked(ana, "/solo firebulls")
    await bot.told()
    await ana.settings(dms_open=True)
    game = await begins(bot, people, ana, "firebulls")
    assert (await boards(game))[-1].button("▶ My turn")


async def test_two_games_alone_stand_beside_each_other_and_the_last_played_is_meant(
    bot: Bot, people: People, ana: Person
) -> None:
    first = await begins(bot, people, ana, "firebulls")
    second = await begins(bot, people, ana, "springfestival")
    for game in (first, second):
        await asked(ana, "/play", move=write(await usual(game)), game=str(game.id))
        await bot.answered()
        await her_turn(game)
        name = "Fire Bulls" if game is first else "Spring Festival"
        assert f"{name}\n" in (await asked(ana, "/rules")).text


async def usual(game: Gathering) -> Action:
    table = await her_turn(game)
    action: Action = table.rules.autopilot(table.running.state, OF_ANA)
    return action


async def test_the_same_command_works_within_direct_messages(bot: Bot, people: People, ana: Person) -> None:
    first = await begins(bot, people, ana, "firebulls")
    shown = await asked(ana, "/solo fireship")
    assert "The board stands here." in shown.text
    assert await first.thread() == (await bot.tables.get(2)).thread


async def test_who_leaves_it_leaves_a_game_that_is_over(bot: Bot, people: People, ana: Person) -> None:
    game = await begins(bot, people, ana, "firebulls", opponents=3)
    shown = await asked(ana, "/leave")
    await ana.press(said("en")("leave-sure"), on=shown)
    await game.settled()
    assert (await game.table()).state == "ended"


async def test_nobody_else_finds_it_or_hears_of_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await begins(bot, people, ana, "firebulls")
    for line in ("/board", "/hand", "/turn", "/export"):
        assert "There is no such game here" in (await asked(ben.go("games"), line, game="1")).text
    mine = await begins(bot, people, ben, "firebulls")
    assert "There is no such game here" in (await asked(ben, "/board", game="1")).text
    assert mine.id == 2


async def test_no_reminder_comes_unless_it_is_asked_for(
    bot: Bot, people: People, ana: Person, clock: object
) -> None:
    game = await begins(bot, people, ana, "firebulls")
    await passes(bot, clock, DAY)  # type: ignore[arg-type]  # the story's clock
    assert {one.id for one in direct(ana)} == {one.id for one in await game.posts()}
    await asked(ana, "/turn")
    (table,) = await bot.tables.of(ana.id)
    assert table.pace == "none"


async def test_deleting_her_data_leaves_no_trace_of_where_she_played(
    bot: Bot, people: People, ana: Person
) -> None:
    game = await begins(bot, people, ana, "firebulls")
    channel = await game.thread()
    settings = await asked(ana, "/settings")
    sure = await ana.press(said("en")("settings-delete"), on=settings)
    assert isinstance(sure, Shown)
    await ana.press(sure.buttons[0], on=sure)
    await bot.told()

    def kept(conn: Connection) -> list[str]:
        rows = [
            str(tuple(row)) for table in schema.metadata.sorted_tables for row in conn.execute(select(table))
        ]
        return [row for row in rows if str(channel) in row or str(ana.id) in row]

    assert await bot.tables.db.read(kept) == []


async def test_more_games_alone_than_a_person_can_play_are_refused(
    bot: Bot, people: People, ana: Person
) -> None:
    assert MOST > 10
    for _ in range(10):
        await asked(ana, "/solo firebulls")
    assert "You have 10 unfinished games of your own" in (await asked(ana, "/solo firebulls")).text


async def test_too_many_opponents_are_refused(
    bot: Bot, people: People, ana: Person, sandbox: Sandbox
) -> None:
    shown = await asked(ana, "/solo springfestival", opponents=4)
    assert "computers at most can play" in shown.text
