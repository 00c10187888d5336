"""`/block`: with whom one does not want to sit."""

from typing import Any

import discord
from discord import app_commands

from bot.inbound.commands.signature import Command, command, describe
from bot.inbound.presses.blocking import ask, listed
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text
from tables.refusals import TableRefused


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_block(services))


def _block(services: Services) -> Command:
    async def asked(interaction: Interaction, person: discord.User | None = None) -> None:
        at = services.of(interaction)
        if person is None:
            await listed(at)
        elif person.bot:
            raise TableRefused("block-a-bot")
        else:
            await ask(at, person.id)

    made = command(Name("block"), Text("describe-block"), asked, [("person", discord.User, None)])
    describe(made, person=Text("describe-whom"))
    return made
