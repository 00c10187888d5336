"""`/newgame <game>`, with the options that the game declares."""

from typing import Any

from discord import app_commands

from bot.inbound.commands.signature import Command, command, up_to
from bot.inbound.presses.context import Services
from bot.inbound.presses.opening import LEVEL, open_table
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text
from engines.core import AnyRules, Option
from tables.lobby import LEVELS
from tables.pace import CHOICES


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Only where the bot is at home: there it can post."""
    group = app_commands.Group(
        name=Name("newgame"),
        description=Text("describe-newgame"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for rules in services.tables.rules.values():
        group.add_command(_command(rules, services))
    tree.add_command(group)


def _command(rules: AnyRules, services: Services) -> Command:
    async def opened(interaction: Interaction, **given: Any) -> None:
        await open_table(services.of(interaction), rules, given)

    seats = app_commands.Range[int, rules.seats[0], rules.seats[-1]]
    parameters: list[tuple[str, Any, Any]] = [(option.key, _hint(option), None) for option in rules.options]
    computers: Any = app_commands.Range[int, 1, rules.seats[-1] - 1]
    parameters += [("seats", seats, None), ("pace", up_to(), ""), ("private", bool, False)]
    parameters += [("hints", bool, False)]
    parameters += [("opponents", computers, None), ("level", up_to(), LEVEL), ("ping", bool, False)]
    parameters += [("rated", bool, True)]
    made = command(rules.key, Text("game-summary", rules), opened, parameters, rules)
    for parameter in made._params.values():
        _describe(parameter, rules)
    return made


def _hint(option: Option) -> Any:
    if isinstance(option.choices, range):
        return app_commands.Range[int, option.choices[0], option.choices[-1]]
    return up_to()


def _describe(parameter: Any, rules: AnyRules) -> None:
    """Each option by its own words, its choices too."""
    option = {one.key: one for one in rules.options}.get(parameter.name)
    if option is None:
        parameter.description = Text(f"describe-{parameter.name}")
        if parameter.name == "pace":
            parameter.choices = [app_commands.Choice(name=Text(f"pace-{one}"), value=one) for one in CHOICES]
        if parameter.name == "level":
            parameter.choices = [app_commands.Choice(name=Text(f"level-{one}"), value=one) for one in LEVELS]
        return
    parameter.description = Text(f"option-{option.key}", rules)
    if not isinstance(option.choices, range):
        parameter.choices = [
            app_commands.Choice(name=Text(f"option-{option.key}-{one}", rules), value=one)
            for one in option.choices
        ]
