"""A server that lets the bot in is told once what it is; three presses later the first game is under way."""

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tables.pace import HOUR
from tables.servers import WELCOME
from tests.bot.seated import Clock
from tests.stories.running_bot import Bot
from tests.stories.steps import passes

say = said("en")


async def let_in(people: People, owner: Person, locale: str = "en-US") -> tuple[int, int]:
    """The server, and its only channel."""
    made = await people.control("guild", name="Harbour", owner=owner.id, locale=locale, channels=["quay"])
    guild = int(made["id"])
    await owner.until(lambda: guild in owner.guilds or None, "the new server")
    return guild, next(
        one for one, it in owner.channels.items() if it.get("guild_id") == str(guild) and it["type"] == 0
    )


def welcomes(person: Person, channel: int) -> list[Shown]:
    return [one for one in person.messages.get(channel, {}).values() if one.buttons]


async def greeted(person: Person, channel: int) -> Shown:
    return await person.until(lambda: next(iter(welcomes(person, channel)), None), "the welcome")


async def test_a_server_is_welcomed_once_whatever_happens_later(
    bot: Bot, people: People, ana: Person
) -> None:
    guild, channel = await let_in(people, ana)
    shown = await greeted(ana, channel)
    assert say("welcome-unread") in shown.text
    assert shown.pictures[0].alt == say("welcome-alt")
    assert shown.buttons == [say("welcome-open"), say("welcome-solo"), say("welcome-settings")]
    await bot.restart()
    for available in (False, True):
        await people.control("outage", guild=guild, available=available)
    await bot.told()
    await ana.caught_up()
    assert len(welcomes(ana, channel)) == 1


async def test_it_speaks_the_language_of_the_server(bot: Bot, people: People, ana: Person) -> None:
    _, channel = await let_in(people, ana, "fr")
    assert (await greeted(ana, channel)).buttons[0] == said("fr")("welcome-open")


async def test_from_the_welcome_a_table_is_opened_with_two_presses(
    bot: Bot, people: People, ana: Person
) -> None:
    _, channel = await let_in(people, ana)
    which = as_message(await ana.go(channel).press(say("welcome-open"), on=await greeted(ana, channel)))
    assert which.ephemeral
    await ana.press("Fireship", on=which)
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    assert (table.rules.key, table.state, table.channel) == ("fireship", "lobby", channel)


async def test_from_the_welcome_one_plays_alone_with_two_presses(
    bot: Bot, people: People, ana: Person
) -> None:
    _, channel = await let_in(people, ana)
    which = as_message(await ana.go(channel).press(say("welcome-solo"), on=await greeted(ana, channel)))
    await ana.press("Fire Bulls", on=which)
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    assert (table.rules.key, table.state, table.solo) == ("firebulls", "running", True)


async def test_settings_open_for_who_manages_the_server_alone(bot: Bot, people: People, ana: Person) -> None:
    _, channel = await let_in(people, ana)
    shown = as_message(await ana.go(channel).press(say("welcome-settings"), on=await greeted(ana, channel)))
    assert shown.text.startswith(say("server-settings"))


async def test_nobody_presses_and_after_a_week_it_is_gone(
    bot: Bot, people: People, ana: Person, clock: Clock
) -> None:
    _, channel = await let_in(people, ana)
    await greeted(ana, channel)
    await passes(bot, clock, WELCOME + HOUR)
    await ana.until(lambda: not welcomes(ana, channel) or None, "nothing")


async def test_where_somebody_has_pressed_it_stays(
    bot: Bot, people: People, ana: Person, clock: Clock
) -> None:
    _, channel = await let_in(people, ana)
    await ana.go(channel).press(say("welcome-open"), on=await greeted(ana, channel))
    await passes(bot, clock, WELCOME + HOUR)
    await ana.caught_up()
    assert say("welcome-unread") in welcomes(ana, channel)[0].text


async def test_where_it_may_not_write_it_says_nothing_and_nothing_goes_wrong(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person
) -> None:
    guild, channel = await let_in(people, ana)
    await greeted(ana, channel)
    denied = int(Permission.SEND_MESSAGES)
    await people.control("overwrite", channel=channel, target=sandbox.world.bot_id, deny=denied)
    await people.control("kick", guild=guild, person=sandbox.world.bot_id)
    await people.control("join", guild=guild, person=sandbox.world.bot_id)
    await bot.told()
    assert len(welcomes(ana, channel)) == 1
