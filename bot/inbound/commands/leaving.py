"""`/leave` and `/concede`: the same question whether they are sure."""

from typing import Any

from discord import app_commands

from bot.inbound.buttons import Leave
from bot.inbound.commands.which_table import about_a_game
from bot.inbound.presses.context import Services
from bot.inbound.presses.leaving import ask


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    for name in ("leave", "concede"):
        tree.add_command(about_a_game(name, services, ask, lambda table, _: Leave(table.id)))
