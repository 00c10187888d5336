"""A game in a channel of announcements, whose threads are of a kind of their own."""

from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.stories.running_bot import Bot, Gathering, open_lobby_here

ANNOUNCEMENT, ITS_THREAD = 5, 10


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
