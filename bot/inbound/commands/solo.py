"""`/solo <game>`: alone with computers, in direct messages, from anywhere."""

from typing import Any

from discord import app_commands

from bot.inbound.commands.signature import REQUIRED, command, describe, up_to
from bot.inbound.presses.context import Services
from bot.inbound.presses.solo import USUAL, begin
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, ParameterName, Text
from tables.lobby import LEVELS
from tables.refusals import TableRefused


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    games = tuple(services.tables.rules.values())
    most = max(rules.seats[-1] for rules in games) - 1

    async def asked(interaction: Interaction, game: str, level: str = USUAL, opponents: int = 0) -> None:
        rules = services.tables.rules.get(game)
        if rules is None:
            raise TableRefused("old")
        await begin(services.of(interaction), rules, level, opponents)

    computers: Any = app_commands.Range[int, 1, most]
    parameters = [("game", up_to(), REQUIRED), ("level", up_to(), USUAL), ("opponents", computers, 0)]
    made = command(Name("solo"), Text("describe-solo"), asked, parameters)
    app_commands.rename(game=ParameterName("game", key="which"))(made)
    describe(made, game=Text("describe-which"))
    describe(made, level=Text("describe-level"), opponents=Text("describe-opponents"))
    made._params["game"].choices = [
        app_commands.Choice(name=Text("game-name", rules), value=rules.key) for rules in games
    ]
    made._params["level"].choices = [
        app_commands.Choice(name=Text(f"level-{level}"), value=level) for level in LEVELS
    ]
    tree.add_command(made)
