"""Tables that still want players, in the servers that one shares with the bot."""

from collections.abc import Mapping

import discord

from bot.inbound.presses.context import Context
from bot.inbound.replies import show
from bot.show import messages
from bot.show.panel import Panel
from tables import open_tables
from tables.model import Table

MOST_SERVERS = 5  # that are asked whether this person is there; beside the one in which it is written


async def listed(at: Context) -> None:
    await show(at.interaction, _panel(at))


async def free_seats(at: Context, guild: discord.Guild) -> Mapping[str, int]:
    """Of each game, at the tables of a server that this person sees and may join."""
    user = at.interaction.user
    found = await at.tables.read(open_tables.waiting, at.person, (guild.id,))
    seen = [table for table, _ in found if isinstance(user, discord.Member) and _sees(user, table)]
    games = dict.fromkeys(table.rules.key for table in seen)
    return {key: sum(one.size - len(one.sitters) for one in seen if one.rules.key == key) for key in games}


async def _panel(at: Context) -> Panel:
    members = await _members(at)
    found = await at.tables.read(open_tables.waiting, at.person, members.keys())
    tables = [(table, opened) for table, opened in found if _sees(members[table.guild], table)]
    return messages.open_tables(tables, await at.say())


async def _members(at: Context) -> Mapping[int, discord.Member]:
    """As whom they are in each of these servers."""
    user, client = at.interaction.user, at.interaction.client
    found = {user.guild.id: user} if isinstance(user, discord.Member) and is_ours(user.guild) else {}
    known = [one for one in await at.tables.read(open_tables.servers_of, at.person) if one not in found]
    for server in known[:MOST_SERVERS]:
        guild = client.get_guild(server)
        if guild is not None and (member := await at.members.of(guild, at.person)) is not None:
            found[server] = member
    return found


def is_ours(guild: discord.Guild) -> bool:
    """Whether more than our commands are there."""
    return bool(guild.channels)


def _sees(member: discord.Member, table: Table) -> bool:
    """The channel of its lobby."""
    place = member.guild.get_channel_or_thread(table.channel)
    return place is not None and place.permissions_for(member).view_channel
