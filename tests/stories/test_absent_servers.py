"""A server removes the bot, and lets it in again: before a month is over everything is as it was."""

import asyncio

import pytest

from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tables.absent_servers import FORGOTTEN_AFTER
from tables.model import Press
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.stories.running_bot import Bot, gather


async def settled(bot: Bot, server: int, *, gone: bool) -> None:
    """What Discord tells has arrived in the database."""
    async with asyncio.timeout(PATIENCE):
        while ((await bot.tables.server(server)).left_at is not None) != gone:
            await asyncio.sleep(0.01)


async def let_in(people: People, sandbox: Sandbox, server: int, roles: list[int]) -> None:
    await people.control("join", guild=server, person=sandbox.world.bot_id)
    sandbox.world.guild(server).members[sandbox.world.bot_id].roles = roles


@pytest.mark.parametrize("asleep", [False, True])
async def test_whether_or_not_somebody_listened_the_server_comes_back_to_its_settings_and_its_game(
    bot: Bot,
    people: People,
    sandbox: Sandbox,
    ana: Person,
    ben: Person,
    clock: Clock,
    expected: set[str],
    asleep: bool,
) -> None:
    expected.add("time was lost and given back to the players")  # two months, in two steps
    game = await gather(bot, people, "firebulls", ana, ben, pace="none")
    server = (await game.table()).guild
    owner = Press(sandbox.world.ids.next(), ana.id, ana.name, "en", server)
    await bot.tables.set_server(owner, "pace", "slow")
    roles = list(sandbox.world.guild(server).members[sandbox.world.bot_id].roles)
    if asleep:
        await bot.stop()
    await people.control("kick", guild=server, person=sandbox.world.bot_id)
    if asleep:
        await bot.start()
    await settled(bot, server, gone=True)
    clock.now += FORGOTTEN_AFTER - 1
    await bot.client.clock.sweep()
    assert (await bot.tables.server(server)).pace == "slow"
    await let_in(people, sandbox, server, roles)
    await settled(bot, server, gone=False)
    clock.now += FORGOTTEN_AFTER
    await bot.sweeps()
    assert (await bot.tables.server(server)).pace == "slow"
    board = (await game.posts())[-1]
    await (await game.acting()).press("▶ My turn", on=board)
