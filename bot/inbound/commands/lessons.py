"""`/learn <game>`: a first game, a press at a time."""

from typing import Any

from discord import app_commands

from bot.inbound.buttons import Learn
from bot.inbound.commands.signature import REQUIRED, command, describe, up_to
from bot.inbound.presses.context import Services
from bot.inbound.presses.lessons import learn
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, ParameterName, Text
from tables.refusals import TableRefused


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    games = tuple(services.tables.rules.values())

    async def asked(interaction: Interaction, game: str) -> None:
        book = next((at for at, rules in enumerate(games) if rules.key == game), None)
        if book is None:
            raise TableRefused("old")
        await learn(services.of(interaction), Learn(book))

    made = command(Name("learn"), Text("describe-learn"), asked, [("game", up_to(), REQUIRED)])
    app_commands.rename(game=ParameterName("game", key="which"))(made)
    describe(made, game=Text("describe-which"))
    made._params["game"].choices = [
        app_commands.Choice(name=Text("game-name", rules), value=rules.key) for rules in games
    ]
    tree.add_command(made)
