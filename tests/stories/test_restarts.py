"""The bot may stop between two steps: the buttons go on working, what was to be told is told, once."""

import asyncio
import random

import pytest
from sqlalchemy import Connection, select

from bot.show import recap, table_words
from bot.show.sentences import said
from db import outbox, schema
from db.errors import NotSaved
from sandbox.people.client import DidNotRespond, People, Person
from sandbox.people.shown import Shown
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.playing import (
    answer,
    answers,
    by_composer,
    by_notation,
    form_of,
    opened,
    whole_game,
)
from tests.stories.running_bot import Bot, Gathering, game_of, gather, open_lobby
from tests.stories.steps import markers, turn

SHORT = {"firebulls": {"length": "short"}, "fireship": {"rounds": 4}, "springfestival": {}}


@pytest.mark.parametrize("line", SHORT)
async def test_a_whole_game_with_a_restart_between_any_two_presses(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person, line: str
) -> None:
    restarts = 0

    async def between() -> None:
        nonlocal restarts
        await bot.restart()
        restarts += 1

    async def interrupted(game: Gathering, person: Person, chance: random.Random) -> None:
        await by_composer(game, person, chance, between)

    game = await gather(bot, people, line, ana, ben, **SHORT[line])  # type: ignore[arg-type]  # as typed
    await whole_game(game, interrupted, 3, between)
    table = await game.table()
    assert restarts > table.running.version
    posts = await game.posts()
    assert posts[-1].button("Rematch")
    assert all(not post.buttons for post in posts[:-1])
    known = markers(traffic)
    assert len(known) == len(set(known)), "nothing is posted twice"


async def test_a_lobby_outlives_restarts(bot: Bot, ana: Person, ben: Person) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    await bot.restart()
    await ben.press("Join", on=lobby)
    await bot.restart()
    await ana.press("Start", on=lobby)
    await bot.restart()
    await bot.told()
    await ben.sees_channel("Fire Bulls 1 · Ana, Ben")
    table = await bot.tables.get(game_of(lobby))
    assert table.state == "running"


async def test_a_choice_begun_before_a_restart_is_finished_after_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting, chance = await game.acting(), random.Random(6)
    panel = await opened(acting)
    while choices := answers(panel):
        await bot.restart()
        panel = await answer(acting, panel, chance.choice(choices))
    assert await game.acting() is not acting


async def test_a_form_opened_before_a_restart_is_taken_after_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    form = await form_of(acting, panel)
    await bot.restart()
    await acting.submit(form, text="roll")
    await bot.answered()
    assert (await game.table()).running.version == 1


async def test_a_press_while_the_bot_is_away_changes_nothing_and_can_be_repeated(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    await bot.stop()
    pressing = asyncio.create_task(acting.press(answers(panel)[0][0], on=panel))
    await acting.caught_up()
    await people.control("clock", seconds=4)
    with pytest.raises(DidNotRespond):
        await pressing
    await bot.start()
    assert (await game.table()).running.version == 0
    await answer(acting, panel, answers(panel)[0])
    assert (await game.table()).running.version == 1


async def test_what_discord_did_not_take_is_told_after_a_restart_once(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    before = len(await game.posts())
    await people.control("faults", kind="status", status=503, where="POST /channels/{channel_id}/messages")
    chance, acting = random.Random(3), await game.acting()
    while await game.acting() is acting:
        await by_notation(game, acting, chance)
    await bot.stop()
    await people.control("clear")
    await bot.start()
    await bot.told()
    assert len(await game.posts()) == before + 1
    assert len(markers(traffic)) == len(set(markers(traffic)))


async def test_an_answer_that_is_lost_on_the_way_posts_nothing_twice(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    before = len(await game.posts())
    await people.control("faults", kind="drop", where="POST /channels/{channel_id}/messages", times=2)
    await turn(game)
    await bot.restart()
    await game.settled()
    assert len(await game.posts()) == before + 1


async def test_a_board_that_was_posted_but_not_noted_goes_on_telling_the_turn_before_it(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, expected: set[str]
) -> None:
    expected.add("outbox row not settled")
    game = await gather(bot, people, "fireship", ana, ben)
    sent, failed = outbox.sent, asyncio.Event()

    def full(conn: Connection, row: int, message: int | None, at: int) -> None:
        if conn.execute(select(schema.outbox.c.kind).where(schema.outbox.c.id == row)).scalar() == "board":
            failed.set()
            raise NotSaved
        sent(conn, row, message, at)

    monkeypatch.setattr(outbox, "sent", full)
    chance, acting = random.Random(3), await game.acting()
    while await game.acting() is acting:
        await by_notation(game, acting, chance)
    await asyncio.wait_for(failed.wait(), PATIENCE)
    monkeypatch.undo()
    ends = (await game.table()).running.version
    await bot.restart()
    await (await game.acting()).slash("/fireship roll")
    table, last = await game.table(), (await game.posts())[-1]
    told = recap.lines(table.running, table_words.words(table, "en"), said("en"), 0, None, until=ends)
    assert told
    assert [line for line in told if line not in last.text] == []


async def test_a_board_that_a_moderator_deleted_stops_nothing(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    (board,) = await game.posts()
    await ana.do("delete", channel=str(board.channel), message=str(board.id))
    await turn(game)
    assert isinstance((await game.posts())[-1], Shown)
    assert (await game.posts())[-1].button("▶ My turn")
