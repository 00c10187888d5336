"""Which game is meant: the thread's, the only one that waits, or the one that was named."""

from typing import Any

from discord import app_commands

from bot.answers import Interaction
from bot.presses import Presses
from bot.said import BotRefused
from bot.table import Table
from engines.core import AnyRules

LONGEST = 12  # digits of a table's number


async def game_here(
    interaction: Interaction,
    presses: Presses,
    named: str,
    rules: AnyRules | None = None,
    *,
    strict: bool = True,
) -> Table | None:
    """Refused with what to do, unless only somebody's completion asks; what follows is about this game."""
    try:
        found = await _meant(interaction, presses, named, rules)
    except BotRefused:
        if strict:
            raise
        return None
    interaction.extras["game"] = found.id
    return found


async def _meant(interaction: Interaction, presses: Presses, named: str, rules: AnyRules | None) -> Table:
    if named:
        number = named.split()[0].lstrip("#")
        if number.isdecimal() and len(number) <= LONGEST:
            return await presses.table(interaction, int(number))
    elif interaction.channel_id is not None:
        here = await presses.tables.in_thread(interaction.channel_id)
        if here is not None and (rules is None or here.rules.key == rules.key):
            return here
    mine = [] if named else await _running(interaction, presses, rules)
    waiting = [table for table in mine if table.seat_of(interaction.user.id) in table.waiting]
    for several in (waiting, mine):
        if len(several) == 1:
            return several[0]
    if mine:
        raise BotRefused("which-game")
    raise BotRefused("no-game" if named else "none-here")


async def _running(interaction: Interaction, presses: Presses, rules: AnyRules | None) -> list[Table]:
    return [
        table
        for table in await presses.tables.of(interaction.user.id)
        if table.state == "running" and (rules is None or table.rules.key == rules.key)
    ]


def game_choices(presses: Presses) -> Any:
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        locale = await presses.locale(interaction)
        names = [
            f"{table.id} {table.words(locale).format('game-name')}: {', '.join(table.names)}"[:100]
            for table in await presses.tables.of(interaction.user.id)
        ]
        fitting = [name for name in names if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:25]]

    return offered
