"""A table is opened: where, with what the server has settled, and whether we may post there."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.inbound.permissions import has_threads, invitation, missing
from bot.inbound.presses.context import Context, place_of
from bot.inbound.replies import Interaction, acknowledge, ready, show
from bot.show import messages
from bot.show.panel import Panel
from db.rows import Server
from engines.core import AnyRules
from engines.words import nearest
from tables.lobby import Level
from tables.model import NewTable
from tables.refusals import TableRefused
from tables.servers import set_to

LEVEL: Level = "ember"
USUAL: Mapping[str, Any] = {
    "seats": None,
    "pace": "",
    "private": False,
    "hints": False,
    "opponents": None,
    "level": LEVEL,
    "ping": False,
    "rated": True,
}


async def open_table(at: Context, rules: AnyRules, given: Mapping[str, Any] = USUAL) -> None:
    interaction = at.interaction
    guild, say = _guild(interaction, private=given["private"]), await at.say()
    server = await at.tables.server(guild)
    if given["hints"] and set_to(server, "hints") == "no":
        raise TableRefused("hints-here")
    channel, thread, granted = _place(at, server)
    lacking = missing(granted, in_thread=thread is not None, private=given["private"])
    if lacking:
        named = (say(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise TableRefused("permissions", missing=", ".join(named))
    await acknowledge(interaction, private=True)
    keys, computers = {option.key for option in rules.options}, given["opponents"] or 0
    alone = max(rules.seats[0], 1 + computers)  # how many seats one person and they need
    seats = given["seats"] or (alone if computers else rules.seats[-1])
    if computers >= seats:
        raise TableRefused("too-many-computers", most=seats - 1)
    in_threads = set_to(server, "boards") == "thread"
    wish = NewTable(
        rules=rules,
        channel=channel,
        thread=thread or (None if in_threads or given["private"] else channel),
        options={key: chosen for key, chosen in given.items() if key in keys and chosen is not None},
        seats=seats,
        pace=given["pace"] or str(set_to(server, "pace")),
        private=given["private"],
        hints=given["hints"],
        locale=server.locale or nearest(str(interaction.guild_locale or interaction.locale)),
        computers=(given["level"],) * computers,
        ping=_role(interaction, server) if given["ping"] else None,
        unrated=not given["rated"],
    )
    table = await at.tables.open(at.press, wish)
    await show(interaction, ready(Panel((messages.seated(table, say, thread or channel),))))


def _guild(interaction: Interaction, *, private: bool) -> int:
    """Where we were let in, from a channel in which a table can be opened."""
    guild, here = interaction.guild_id, interaction.channel
    if guild is None:
        raise TableRefused("not-in-server")
    if interaction.client.get_guild(guild) is None:
        raise TableRefused("not-invited-here", link=invitation(interaction.client.application_id, guild))
    if here is None or not has_threads(here.type, private=private):
        raise TableRefused("wrong-place")
    return guild


def _place(at: Context, server: Server) -> tuple[int, int | None, discord.Permissions]:
    """Here, or in the server's home channel, as long as there is one; and what we may do there."""
    interaction, (channel, thread) = at.interaction, place_of(at.interaction)
    here = interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) else channel
    home = interaction.guild and server.home and interaction.guild.get_channel(server.home)
    if not home or server.home in (channel, parent):
        return channel, thread, interaction.app_permissions
    if set_to(server, "elsewhere") == "link":
        raise TableRefused("only-at-home", link=home.mention)
    assert interaction.guild is not None
    return home.id, None, home.permissions_for(interaction.guild.me)


def _role(interaction: Interaction, server: Server) -> int:
    role = interaction.guild and interaction.guild.get_role(server.role or 0)
    if not role:
        raise TableRefused("no-role-here")
    if set_to(server, "pings") == "managers" and not interaction.permissions.manage_guild:
        raise TableRefused("not-to-ping")
    if not role.mentionable and not interaction.app_permissions.mention_everyone:
        raise TableRefused("role-unheard", role=role.mention)
    return role.id
