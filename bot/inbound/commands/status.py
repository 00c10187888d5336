"""`/status`: how the bot is."""

from typing import Any

from discord import app_commands

from bot.inbound.commands.signature import Command, command
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction, show
from bot.inbound.translator import Name, Text
from bot.show import messages
from bot.show.panel import Panel
from bot.show.sentences import said


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_status(services))


def _status(services: Services) -> Command:
    async def asked(interaction: Interaction) -> None:
        async def panel() -> Panel:
            """When nobody can read what language somebody has chosen, in that of their Discord."""
            status = await services.status.of(interaction.guild_id)
            locale = await services.of(interaction).locale() if status.well else str(interaction.locale)
            return messages.status(status, services.links.support, said(locale))

        await show(interaction, panel())

    return command(Name("status"), Text("describe-status"), asked)
