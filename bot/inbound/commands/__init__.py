"""Slash commands, a chapter a file: tables, moves, and what a person may ask at any time."""

from typing import Any

from discord import app_commands

from bot.inbound.commands import (
    achievements,
    blocking,
    daily,
    films,
    leaving,
    lessons,
    lobby,
    looking,
    moderating,
    people,
    ratings,
    servers,
    solo,
    statistics,
    status,
    turn,
    undo,
)
from bot.inbound.presses.context import Services


def build(tree: app_commands.CommandTree[Any], services: Services) -> None:
    for module in (
        lobby,
        solo,
        daily,
        lessons,
        turn,
        undo,
        leaving,
        looking,
        films,
        people,
        ratings,
        statistics,
        achievements,
        blocking,
        servers,
        moderating,
        status,
    ):
        module.add(tree, services)
