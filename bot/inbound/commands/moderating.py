"""`/table`: what those who keep order in a server do at its tables."""

from typing import Any

import discord
from discord import app_commands

from bot.inbound.commands.signature import Command, command
from bot.inbound.presses.context import Services
from bot.inbound.presses.moderating import begin
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_table(services))


def _table(services: Services) -> Command:
    """Discord shows it to those who may; whether they may is looked at again."""

    async def asked(interaction: Interaction) -> None:
        await begin(services.of(interaction))

    made = command(Name("table"), Text("describe-table"), asked)
    made.guild_only = True
    made.allowed_contexts = app_commands.AppCommandContext(
        guild=True, dm_channel=False, private_channel=False
    )
    made.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    made.default_permissions = discord.Permissions(manage_threads=True)
    return made
