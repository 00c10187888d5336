"""Whoever manages a server settles what holds there, by menus; nobody else does, whatever they press."""

import pytest

from bot.show.sentences import said
from sandbox.entities import Role
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from sandbox.server import Sandbox
from tables.servers import SETTINGS
from tests.stories.forging import forged
from tests.stories.running_bot import Bot, game_of, gather, open_lobby
from tests.stories.steps import leave

NAMES = tuple(SETTINGS)
say = said("en")


def label(name: str) -> str:
    return say(f"server-{name.replace('_', '-')}")


async def asked(owner: Person, name: str, shown: Shown | None = None) -> Shown:
    shown = shown or as_message(await owner.slash("/server"))
    await owner.select(label(name), menu=say("server-which"), on=shown)
    return await owner.sees_changed(shown)


async def chosen(owner: Person, name: str, value: str) -> Shown:
    shown = await asked(owner, name)
    await owner.select(value, menu=say("server-choose"), on=shown)
    return await owner.sees_changed(shown)


async def test_all_settings_stand_in_one_private_panel_and_two_menus_change_one(
    bot: Bot, ana: Person
) -> None:
    shown = as_message(await ana.slash("/server"))
    assert shown.ephemeral
    assert all(f"**{label(name)}**" in shown.text for name in NAMES)
    after = await chosen(ana, "pace", say("pace-slow"))
    assert f"**{label('pace')}**: {say('pace-slow')}" in after.text
    assert (await bot.tables.get(game_of(await open_lobby(ana, "firebulls")))).pace == "slow"
    back = await asked(ana, "pace")
    await ana.press(say("server-reset"), on=back)
    assert say("pace-daily") in (await ana.sees_changed(back)).text


async def test_who_does_not_manage_the_server_changes_nothing(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    refusal = say("refused-not-managing")
    shown = as_message(await ben.slash("/help"))
    for custom_id, values in (
        ("v1:server:0:0:", None),
        ("v1:serversetting:0:0:", ["0"]),
        ("v1:serverset:0:4:", ["0"]),
        ("v1:serverreset:0:4:", None),
    ):
        assert await forged(sandbox, ben, shown, custom_id, values) == refusal
    assert (await bot.tables.server(sandbox.world.channel(ana.here).guild_id or 0)).pace is None


@pytest.mark.parametrize(
    ("custom_id", "values"), [("v1:serverset:0:99:", ["0"]), ("v1:serverset:0:4:", ["9"])]
)
async def test_what_was_never_offered_is_refused(
    bot: Bot, sandbox: Sandbox, ana: Person, custom_id: str, values: list[str]
) -> None:
    shown = as_message(await ana.slash("/server"))
    before = await bot.tables.server(sandbox.world.channel(ana.here).guild_id or 0)
    assert await forged(sandbox, ana, shown, custom_id, values) != shown.text
    assert await bot.tables.server(before.id) == before


async def placed(owner: Person, name: str, id_: int) -> None:
    shown = await asked(owner, name)
    await owner.select(str(id_), menu=say("server-choose"), on=shown)
    await owner.sees_changed(shown)


def joinable(person: Person, channel: int) -> Shown | None:
    return next((one for one in person.messages.get(channel, {}).values() if one.button("Join")), None)


@pytest.mark.parametrize("led", [False, True])
async def test_tables_open_at_home(bot: Bot, ana: Person, ben: Person, led: bool) -> None:
    home = ana.here
    await placed(ana, "home", home)
    if led:
        await chosen(ana, "elsewhere", say("server-elsewhere-home"))
    answer = as_message(await ben.go("general").slash("/newgame firebulls"))
    if led:
        await ben.until(lambda: joinable(ben, home), "a lobby")
    else:
        assert answer.text == say("refused-only-at-home", link=f"<#{home}>")
        await open_lobby(ben, "firebulls")


async def test_without_its_home_channel_a_server_is_open_everywhere(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    home = ana.here
    await placed(ana, "home", home)
    await people.control("remove", channel=home)
    await ben.go("general").slash("/newgame firebulls")
    await ben.until(lambda: joinable(ben, ben.here), "a lobby")


async def test_boards_may_come_in_the_channel_itself_one_game_at_a_time(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await chosen(ana, "boards", say("server-boards-channel"))
    game = await gather(bot, people, "firebulls", ana, ben)
    table = await game.table()
    assert table.thread == table.channel
    second = as_message(await ana.slash("/newgame firebulls"))
    assert second.text == say("refused-thread-taken")


async def test_public_messages_are_in_the_language_of_the_server(bot: Bot, ana: Person) -> None:
    await chosen(ana, "locale", say("language-it"))
    answer = as_message(await ana.slash("/newgame firebulls"))
    assert answer.ephemeral
    (table,) = await bot.tables.of(ana.id)
    assert table.locale == "it"


async def test_only_games_that_are_allowed_are_opened(bot: Bot, ana: Person) -> None:
    after = await chosen(ana, "games", "Fireship")
    assert f"**{label('games')}**: Fireship\n" in after.text
    assert as_message(await ana.slash("/newgame firebulls")).text == say("refused-game-not-here")
    await open_lobby(ana, "fireship")


async def test_a_role_is_called_by_those_who_may(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    guild = sandbox.world.guild(sandbox.world.channel(ana.here).guild_id or 0)
    role = Role(sandbox.world.ids.next(), "Players", 0, 2)
    guild.roles[role.id] = role
    await bot.restart()
    assert as_message(await ben.slash("/newgame firebulls", ping=True)).text == say("refused-no-role-here")
    await placed(ana, "role", role.id)
    assert as_message(await ben.slash("/newgame firebulls", ping=True)).text == say("refused-not-to-ping")
    unheard = said("en")("refused-role-unheard", role=f"<@&{role.id}>", **{"parameter-ping": "ping"})
    assert as_message(await ana.slash("/newgame firebulls", ping=True)).text == unheard
    role.mentionable = True
    await bot.restart()
    lobby = await open_lobby(ana, "firebulls", ping=True)
    assert lobby.text.startswith(f"<@&{role.id}>")
    assert lobby.json["mention_roles"] == [str(role.id)]
    await chosen(ana, "pings", say("server-pings-everybody"))
    assert (await open_lobby(ben, "firebulls", ping=True)).json["mention_roles"] == [str(role.id)]
    del guild.roles[role.id]
    await bot.restart()
    assert as_message(await ben.slash("/newgame firebulls", ping=True)).text == say("refused-no-role-here")


async def test_the_end_is_told_in_the_channel_for_results(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    place = ana.channel_called("general")
    await placed(ana, "results", place)
    game = await gather(bot, people, "firebulls", ana, ben)
    await leave(ben)
    await game.settled()
    told = [one.text for one in ana.messages.get(place, {}).values()]
    assert len(told) == 1
    assert f"<#{await game.thread()}>" in told[0]
    assert "**Ana** wins." in told[0]
