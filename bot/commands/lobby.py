"""`/newgame <game>`, with the options that the game declares."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot import messages
from bot.answers import Interaction, acknowledge, ready, show
from bot.commands.signature import Command, command
from bot.pace import CHOICES
from bot.panels import Panel
from bot.permissions import has_threads
from bot.presses import Presses, permissions_missing, text_channel
from bot.said import BotRefused, said
from bot.tables import Wish
from bot.translator import Name, Text
from engines.core import AnyRules, Option
from engines.words import nearest


def add(tree: app_commands.CommandTree[Any], presses: Presses) -> None:
    """Only where the bot is at home: there it can post."""
    group = app_commands.Group(
        name=Name("newgame"),
        description=Text("describe-newgame"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for rules in presses.tables.rules.values():
        group.add_command(_command(rules, presses))
    tree.add_command(group)


def _command(rules: AnyRules, presses: Presses) -> Command:
    async def opened(interaction: Interaction, **given: Any) -> None:
        await _open(interaction, rules, presses, given)

    seats = app_commands.Range[int, rules.seats[0], rules.seats[-1]]
    parameters: list[tuple[str, Any, Any]] = [(option.key, _hint(option), None) for option in rules.options]
    parameters += [("seats", seats, rules.seats[-1]), ("pace", str, "daily"), ("private", bool, False)]
    made = command(rules.key, Text("game-summary", rules), opened, parameters)
    for parameter in made._params.values():
        _describe(parameter, rules)
    return made


def _hint(option: Option) -> Any:
    if isinstance(option.choices, range):
        return app_commands.Range[int, option.choices[0], option.choices[-1]]
    return str


def _describe(parameter: Any, rules: AnyRules) -> None:
    """Each option by its own words, its choices too."""
    option = {one.key: one for one in rules.options}.get(parameter.name)
    if option is None:
        parameter.description = Text(f"describe-{parameter.name}")
        if parameter.name == "pace":
            parameter.choices = [app_commands.Choice(name=Text(f"pace-{one}"), value=one) for one in CHOICES]
        return
    parameter.description = Text(f"option-{option.key}", rules)
    if not isinstance(option.choices, range):
        parameter.choices = [
            app_commands.Choice(name=Text(f"option-{option.key}-{one}", rules), value=one)
            for one in option.choices
        ]


async def _open(
    interaction: Interaction, rules: AnyRules, presses: Presses, given: Mapping[str, Any]
) -> None:
    if interaction.guild_id is None:
        raise BotRefused("not-in-server")
    here = interaction.channel
    if here is None or not has_threads(here.type, private=given["private"]):
        raise BotRefused("wrong-place")
    say = said(await presses.locale(interaction))
    missing = permissions_missing(interaction, private=given["private"])
    if missing:
        named = (say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise BotRefused("permissions", missing=", ".join(named))
    await acknowledge(interaction, private=True)
    channel, thread = text_channel(interaction)
    keys = {option.key for option in rules.options}
    wish = Wish(
        rules=rules,
        channel=channel,
        thread=thread,
        options={key: chosen for key, chosen in given.items() if key in keys and chosen is not None},
        seats=given["seats"],
        pace=given["pace"],
        private=given["private"],
        locale=nearest(str(interaction.guild_locale or interaction.locale)),
    )
    table = await presses.tables.open(presses.press(interaction), wish)
    presses.publisher.wake()
    await show(interaction, ready(Panel((messages.seated(table, say, thread or channel),))))
