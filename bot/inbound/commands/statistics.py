"""`/stats me | person | game | server`: what games that have ended say, as a picture."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.inbound.commands.signature import REQUIRED, Command, command, describe, up_to
from bot.inbound.presses import statistics
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, ParameterName, Text
from engines.core import AnyRules
from tables.refusals import TableRefused

GROUP = "stats"


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    group = app_commands.Group(name=Name(GROUP), description=Text("describe-stats"))
    for made in (_me(services), _person(services), _game(services), _server(services)):
        group.add_command(made)
    tree.add_command(group)


def _me(services: Services) -> Command:
    async def asked(interaction: Interaction, game: str = "") -> None:
        await statistics.of_person(services.of(interaction), interaction.user.id, _rules(services, game))

    made = command(Name("me", GROUP), Text("describe-stats-me"), asked, [("game", up_to(), "")])
    return _with_games(made, services, Text("describe-stats-of"))


def _person(services: Services) -> Command:
    async def asked(interaction: Interaction, person: discord.User, game: str = "") -> None:
        if person.bot:
            raise TableRefused("stats-a-bot")
        await statistics.of_person(services.of(interaction), person.id, _rules(services, game))

    parameters: Sequence[tuple[str, Any, Any]] = [
        ("person", discord.User, REQUIRED),
        ("game", up_to(), ""),
    ]
    made = command(Name("person", GROUP), Text("describe-stats-person"), asked, parameters)
    describe(made, person=Text("describe-stats-whom"))
    return _with_games(made, services, Text("describe-stats-of"))


def _game(services: Services) -> Command:
    async def asked(interaction: Interaction, game: str) -> None:
        rules = _rules(services, game)
        if rules is None:
            raise TableRefused("old")
        await statistics.of_game(services.of(interaction), rules)

    made = command(Name("game", GROUP), Text("describe-stats-game"), asked, [("game", up_to(), REQUIRED)])
    return _with_games(made, services, Text("describe-which"))


def _server(services: Services) -> Command:
    async def asked(interaction: Interaction) -> None:
        await statistics.of_server(services.of(interaction))

    return command(Name("server", GROUP), Text("describe-stats-server"), asked)


def _rules(services: Services, key: str) -> AnyRules | None:
    return services.tables.rules.get(key)


def _with_games(made: Command, services: Services, told: Text) -> Command:
    describe(made, game=told)
    app_commands.rename(game=ParameterName("game", key="which"))(made)
    made._params["game"].choices = [
        app_commands.Choice(name=Text("game-name", one), value=one.key)
        for one in services.tables.rules.values()
    ]
    return made
