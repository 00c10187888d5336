"""Slash commands: tables, moves, and what a person may ask at any time."""

from typing import Any

from discord import app_commands

from bot.commands import anytime, lobby, moves, people
from bot.presses import Presses


def build(tree: app_commands.CommandTree[Any], presses: Presses) -> None:
    for module in (lobby, moves, anytime, people):
        module.add(tree, presses)
