"""A command whose parameters are declared at run time, as discord.py reads them."""

from collections.abc import Awaitable, Callable, Sequence
from inspect import Parameter, Signature
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.translator import Name

Work: TypeAlias = Callable[..., Awaitable[None]]
Command: TypeAlias = app_commands.Command[Any, ..., None]

REQUIRED = Parameter.empty


def command(
    name: str | Name,
    description: app_commands.locale_str,
    work: Work,
    parameters: Sequence[tuple[str, Any, Any]] = (),
) -> Command:
    """`work(interaction, **given)`, with a name, a type and a default for each parameter."""

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        await work(interaction, **given)

    kind = Parameter.POSITIONAL_OR_KEYWORD
    shown = [Parameter("interaction", kind, annotation=discord.Interaction)]
    shown += [Parameter(name, kind, annotation=hint, default=default) for name, hint, default in parameters]
    callback.__signature__ = Signature(shown)  # type: ignore[attr-defined]  # inspect reads it
    return app_commands.Command(name=name, description=description, callback=callback)


def describe(made: Command, **descriptions: app_commands.locale_str) -> None:
    """Each parameter in words that can be translated."""
    for name, description in descriptions.items():
        made._params[name].description = description
