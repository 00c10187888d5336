"""`/server`: what whoever runs a server settles there."""

from typing import Any

import discord
from discord import app_commands

from bot.inbound.commands.signature import Command, command
from bot.inbound.presses.context import Services
from bot.inbound.presses.servers import settings
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_server(services))


def _server(services: Services) -> Command:
    """Discord shows it to those who may; whether they may is looked at again."""

    async def asked(interaction: Interaction) -> None:
        await settings(services.of(interaction))

    made = command(Name("server"), Text("describe-server"), asked)
    made.guild_only = True
    here = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    made.allowed_contexts = here
    made.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    made.default_permissions = discord.Permissions(manage_guild=True)
    return made
