"""`/top`: the best of a game."""

from typing import Any

from discord import app_commands

from bot.inbound.commands.signature import REQUIRED, Command, command, describe, up_to
from bot.inbound.presses.context import Services
from bot.inbound.presses.ratings import top
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, ParameterName, Text
from tables.ratings import POOLS
from tables.refusals import TableRefused


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_top(services))


def _top(services: Services) -> Command:
    games = tuple(services.tables.rules.values())

    async def asked(interaction: Interaction, game: str, players: str = POOLS[0]) -> None:
        rules = services.tables.rules.get(game)
        if rules is None:
            raise TableRefused("old")
        await top(services.of(interaction), rules, players)

    parameters: list[tuple[str, Any, Any]] = [("game", up_to(), REQUIRED), ("players", up_to(), POOLS[0])]
    made = command(Name("top"), Text("describe-top"), asked, parameters)
    app_commands.rename(game=ParameterName("game", key="which"))(made)
    describe(made, game=Text("describe-which"), players=Text("describe-players"))
    made._params["game"].choices = [
        app_commands.Choice(name=Text("game-name", rules), value=rules.key) for rules in games
    ]
    made._params["players"].choices = [
        app_commands.Choice(name=Text(f"pool-{one}"), value=one) for one in POOLS
    ]
    return made
