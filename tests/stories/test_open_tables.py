"""Who looks for a game finds the tables that wait for players, where they may see them."""

import pytest

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tables.model import Press
from tables.moderating import Barring
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.conftest import invited
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, game_of, gather, open_lobby, open_lobby_here

say = said("en")


async def listed(person: Person) -> str:
    return (await asked(person, "/games", open=True)).text


async def test_tables_that_want_players_are_listed_the_longest_waiting_first(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person, chloe: Person
) -> None:
    first = await open_lobby(ana, "fireship", seats=4)
    clock.now += 60_000
    await open_lobby(ana, "firebulls", seats=2)
    clock.now += 60_000
    await open_lobby(ana, "springfestival", seats=3, private=True)
    await gather(bot, people, "firebulls", ana, chloe)
    lines = (await listed(ben.go("games"))).splitlines()
    assert lines[0] == say("open-title")
    assert [line.partition(" seats taken")[0] for line in lines[1:]] == [
        "**Fireship**, table 1: 1 of 4",
        "**Fire Bulls**, table 2: 1 of 2",
    ]
    assert lines[1].endswith(f"/{first.channel}/{first.id}")


async def test_who_sits_there_already_and_whom_nobody_waits_for_reads_how_to_open_one(
    bot: Bot, ana: Person, chloe: Person
) -> None:
    await open_lobby(ana, "fireship", seats=4)
    assert await listed(ana) == say("open-none")
    lobby = await open_lobby(ana, "fireship", seats=3)
    assert f"table {game_of(lobby)}" in await listed(chloe)


async def test_a_table_in_a_channel_that_one_cannot_see_is_not_listed(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "fireship", seats=4)
    assert f"table {game_of(lobby)}" in await listed(ben)
    here = (await bot.tables.get(game_of(lobby))).guild
    elsewhere = int((await people.control("channel", guild=here, name="lounge"))["id"])
    await people.control("overwrite", channel=lobby.channel, target=ben.id, deny=int(Permission.VIEW_CHANNEL))
    await ben.until(lambda: elsewhere if elsewhere in ben.channels else None, "another channel")
    assert await listed(ben.go(elsewhere)) == say("open-none")


async def test_in_direct_messages_those_of_the_servers_in_which_one_has_played(
    bot: Bot,
    people: People,
    sandbox: Sandbox,
    traffic: Traffic,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
    chloe: Person,
) -> None:
    """And is still there, which Discord is asked once in a while, however often they press."""
    everybody = {"members": [ana.id, ben.id, chloe.id], "channels": ["hall"], "owner": ana.id}
    made = sandbox.world.guild(int((await people.control("guild", name="Shire", **everybody))["id"]))
    next(one for one in made.roles.values() if one.managed).permissions = invited()
    for person in (ana, ben, chloe):
        await person.caught_up()
    theirs = await open_lobby_here(ana.go("hall"), "fireship", seats=2)
    await ben.go("hall").press("Join", on=theirs)
    await bot.told()
    waits = await open_lobby_here(ana.go("hall"), "firebulls", seats=4)
    private = await ben.write_to(sandbox.world.bot_id)
    with monkeypatch.context() as patch:
        patch.setattr("bot.inbound.known_members.HOLDS", PATIENCE)
        for _ in range(3):
            assert f"table {game_of(waits)}" in await listed(private)
    route = f"/guilds/{made.id}/members/{ben.id}"
    assert len([one for one in traffic.requests if one["path"].endswith(route)]) == 1
    monkeypatch.setattr("bot.inbound.known_members.HOLDS", 0)
    assert await listed(await chloe.write_to(sandbox.world.bot_id)) == said("fr")("open-none")
    await people.control("kick", guild=made.id, person=ben.id)
    assert await listed(private) == say("open-none")


async def test_of_somebody_whom_one_has_blocked_and_where_one_is_barred_none_is_listed(
    bot: Bot, ana: Person, ben: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "fireship", seats=4)
    await open_lobby(chloe, "firebulls", seats=4)
    table = await bot.tables.get(game_of(lobby))
    press = Press(1, ben.id, "Ben", "en")
    await bot.tables.block(press, ana.id, blocked=True)
    assert "table 1" not in await listed(ben.go("games"))
    assert "table 2" in await listed(ben)
    assert "table 1" in await listed(chloe)
    await bot.tables.block(press, ana.id, blocked=False)
    assert "table 1" in await listed(ben)
    await bot.tables.moderate(Press(2, ana.id, "Ana", "en", table.guild), Barring(ben.id, 7))
    assert await listed(ben) == say("open-none")
