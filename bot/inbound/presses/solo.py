"""Alone with computers, in direct messages, from anywhere."""

import discord

from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, ready, show
from bot.show import messages
from engines.core import AnyRules
from engines.words import nearest
from tables.lobby import Level
from tables.model import NewTable
from tables.refusals import TableRefused

USUAL: Level = "ember"
PACE = "none"


async def begin(at: Context, rules: AnyRules, level: str = USUAL, opponents: int = 0) -> None:
    most = rules.seats[-1] - 1
    if opponents > most:
        raise TableRefused("too-many-computers", most=most)
    computers = opponents or rules.seats[0] - 1
    await acknowledge(at.interaction, private=True)
    channel = await _channel(at)
    wish = NewTable(
        rules=rules,
        channel=channel,
        thread=None,
        options={},
        seats=1 + computers,
        pace=PACE,
        private=True,
        locale=nearest(await at.locale()),
        computers=(level,) * computers,
        solo=True,
    )
    table = await at.tables.open(at.press, wish)
    here = at.interaction.channel_id == channel
    await show(at.interaction, ready(messages.solo(table, await at.say(), here=here)))


async def _channel(at: Context) -> int:
    """Where this person and the bot write to each other; one that was closed is looked for anew."""
    if at.interaction.context.dm_channel and at.interaction.channel_id is not None:
        return at.interaction.channel_id
    known = await at.tables.person(at.person)
    if known.dm_channel is not None and known.dm_closed_at is None:
        return known.dm_channel
    try:
        opened = await at.interaction.client.http.start_private_message(at.person)
    except (discord.HTTPException, discord.RateLimited) as refused:
        raise TableRefused("no-direct-messages") from refused
    return int(opened["id"])
