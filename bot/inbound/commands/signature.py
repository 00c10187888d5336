"""A command whose parameters are declared at run time, as discord.py reads them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.inbound.translator import Name, ParameterName
from engines.core import AnyRules
from tables.refusals import TableRefused

Work: TypeAlias = Callable[..., Awaitable[None]]
Command: TypeAlias = app_commands.Command[Any, ..., None]

REQUIRED = Parameter.empty
CHOICE = 100  # characters of a choice's name and of its value, for Discord


def up_to(most: int = CHOICE) -> Any:
    """What is typed, up to so many characters: Discord would let 6,000 through."""
    return app_commands.Range[str, None, most]


def command(
    name: str | Name,
    description: app_commands.locale_str,
    work: Work,
    parameters: Sequence[tuple[str, Any, Any]] = (),
    rules: AnyRules | None = None,
) -> Command:
    """`work(interaction, **given)`, with a name, a type and a default for each parameter; a game's are
    called by its own words."""

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        _check_chosen(made, given)
        await work(interaction, **given)

    kind = Parameter.POSITIONAL_OR_KEYWORD
    shown = [Parameter("interaction", kind, annotation=discord.Interaction)]
    shown += [Parameter(name, kind, annotation=hint, default=default) for name, hint, default in parameters]
    callback.__signature__ = Signature(shown)  # type: ignore[attr-defined]  # inspect reads it
    made: Command = app_commands.Command(name=name, description=description, callback=callback)
    named: dict[str, str | app_commands.locale_str] = {
        name: ParameterName(name, rules) for name, _, _ in parameters
    }
    return app_commands.rename(**named)(made)


def _check_chosen(made: Command, given: Mapping[str, Any]) -> None:
    """Where there are choices it is one of them; the library does not look."""
    for parameter in made.parameters:
        offered = [choice.value for choice in parameter.choices]
        if offered and given[parameter.name] not in (*offered, parameter.default):
            raise TableRefused("old")


def describe(made: Command, **descriptions: app_commands.locale_str) -> None:
    """Each parameter in words that can be translated."""
    for name, description in descriptions.items():
        made._params[name].description = description
