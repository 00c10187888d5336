"""`/achievements`: what somebody's victories have earned."""

from typing import Any

import discord
from discord import app_commands

from bot.inbound.commands.signature import Command, command, describe
from bot.inbound.presses.achievements import listed
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_achievements(services))


def _achievements(services: Services) -> Command:
    async def asked(interaction: Interaction, person: discord.User | None = None) -> None:
        await listed(services.of(interaction), interaction.user.id if person is None else person.id)

    made = command(
        Name("achievements"), Text("describe-achievements"), asked, [("person", discord.User, None)]
    )
    describe(made, person=Text("describe-whose"))
    return made
