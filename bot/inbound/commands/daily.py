"""`/daily`: the deal of the day, the same for everybody."""

from typing import Any

from discord import app_commands

from bot.inbound.commands.signature import command
from bot.inbound.presses import daily
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    async def asked(interaction: Interaction) -> None:
        await daily.ask(services.of(interaction))

    tree.add_command(command(Name("daily"), Text("describe-daily"), asked))
