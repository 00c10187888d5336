"""`/undo`, as its button does it; what it answers is a message of its own."""

from typing import Any

from discord import app_commands

from bot.inbound.buttons import Undo
from bot.inbound.commands.which_table import about_a_game
from bot.inbound.presses.context import Context, Services
from bot.inbound.presses.undo import take_back
from bot.inbound.replies import acknowledge
from engines.core import Seat
from tables.model import Table


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(about_a_game("undo", services, _undo, _button, asks=True))


def _button(table: Table, seat: Seat) -> Undo:
    """Of the last action there is now."""
    return Undo(table.id, table.running.decisions[seat])


async def _undo(at: Context, game: int) -> None:
    await acknowledge(at.interaction, private=True)
    await take_back(at, game, None)
