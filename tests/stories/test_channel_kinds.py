"""Games in channels of every kind: under announcements, in a forum, and where no thread can be opened."""

import pytest

from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, Gathering, open_lobby_here

ANNOUNCEMENT, ITS_THREAD, VOICE, STAGE, FORUM = 5, 10, 2, 13, 15


async def test_a_game_is_played_under_announcements(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    guild = next(str(it.id) for it in sandbox.world.tables.guilds.values() if it.name == "The Hearth")
    await people.control("channel", guild=guild, name="news", type=ANNOUNCEMENT)
    for person in (ana, ben):
        person.go(await person.sees_channel("news"))
    lobby = await open_lobby_here(ana, "firebulls", seats=2)
    await ben.press("Join", on=ben.messages[lobby.channel][lobby.id])
    await bot.told()
    game = Gathering(bot, people, 1, (ana, ben))
    thread = await game.thread()
    assert sandbox.world.channel(thread).type == ITS_THREAD
    acting = await game.acting()
    await acting.until(lambda: thread if thread in acting.channels else None, "the thread")
    board = (await game.posts())[-1]
    assert board.button("▶ My turn")
    assert await acting.go(thread).press("▶ My turn", on=board)


async def test_a_game_is_played_in_a_post_of_a_forum(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    guild = next(str(it.id) for it in sandbox.world.tables.guilds.values() if it.name == "The Hearth")
    forum = await people.control("channel", guild=guild, name="tables", type=FORUM)
    post = await ana.do("start_thread", channel=forum["id"], name="Who plays?", content="Anybody?")
    for person in (ana, ben):
        person.go(await person.sees_channel("Who plays?"))
    lobby = await open_lobby_here(ana, "firebulls", seats=2)
    await ben.press("Join", on=ben.messages[lobby.channel][lobby.id])
    await bot.told()
    game = Gathering(bot, people, 1, (ana, ben))
    assert await game.thread() == int(post["id"]), "it stays where it was opened"
    acting = await game.acting()
    board = (await game.posts())[-1]
    assert await acting.press("▶ My turn", on=board)


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_where_no_thread_can_be_opened_one_is_told_where_a_table_can_and_plays_alone(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, kind: int
) -> None:
    guild = next(str(it.id) for it in sandbox.world.tables.guilds.values() if it.name == "The Hearth")
    await people.control("channel", guild=guild, name="hall", type=kind)
    ana.go(await ana.sees_channel("hall"))
    told = await asked(ana, "/newgame firebulls")
    assert told.text
    assert not told.button("Join")
    assert not await bot.tables.of(ana.id)
    lesson = await asked(ana, "/learn firebulls")
    assert lesson.ephemeral
    assert lesson.pictures
    await asked(ana, "/solo firebulls")
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    assert table.solo
