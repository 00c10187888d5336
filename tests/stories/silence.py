"""Moves while Discord takes nothing, and time that passes."""

import asyncio
import random

from engines.notation import write
from sandbox import interactions as desk
from sandbox.people.client import Person
from sandbox.wire import Json
from tests.patience import PATIENCE
from tests.stories.running_bot import Gathering


async def quiet(game: Gathering) -> None:
    """The publisher has looked at all that it may try now."""
    publisher = game.bot.client.publisher
    await publisher._look()
    while under_way := publisher._under_way:
        await asyncio.wait(under_way)
        await asyncio.sleep(0)


async def passes(game: Gathering, seconds: float) -> None:
    await game.people.control("clock", seconds=seconds)
    game.bot.client.publisher.wake()
    await quiet(game)


def typed(game: Gathering, person: Person, move: str) -> None:
    """`/play …`, by somebody who does not wait for the answer."""
    world = game.bot.sandbox.world
    channel = world.channel(person.here)
    command = next(one for one in world.tables.commands.values() if one.body["name"] == "play")
    data: Json = {
        "id": str(command.id), "name": "play", "type": 1,
        "options": [{"name": "move", "type": 3, "value": move}],
    }  # fmt: skip
    made = desk.make(world, person.id, channel, desk.COMMAND, data, {"0": str(channel.guild_id)})
    made.name = "play"
    game.bot.sandbox.machine.desk.open(made)


async def moved(game: Gathering, chance: random.Random) -> None:
    """A move that is saved, whatever becomes of its answer."""
    table = await game.table()
    play, seat = table.running, table.waiting[0]
    typed(game, game.persons[seat], write(chance.choice(table.rules.legal(play.state, seat))))
    async with asyncio.timeout(PATIENCE):
        while (await game.table()).running.version == play.version:
            await asyncio.sleep(0)
