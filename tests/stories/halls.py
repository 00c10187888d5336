"""A server, and in it a channel, for each of several ranges of shards."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.inbound.shards import Range
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.stories.conftest import invited


async def halls(
    sandbox: Sandbox, people: People, ranges: Sequence[Range], *persons: Person
) -> Mapping[Range, str]:
    """The channel's name by range; the first of these persons owns the servers, all are there."""
    owner, *members = persons
    found = dict[Range, str]()
    while len(found) < len(ranges):
        name = f"hall-{len(sandbox.world.tables.guilds)}"
        everybody = [one.id for one in members]
        told = await people.control("guild", name="Shire", owner=owner.id, members=everybody, channels=[name])
        guild = sandbox.world.guild(int(told["id"]))
        next(one for one in guild.roles.values() if one.managed).permissions = invited()
        found |= {one: name for one in ranges if (guild.id >> 22) % one.of in one.numbers}
        await asyncio.sleep(0.001)  # the number of a server is of the millisecond
    return found
