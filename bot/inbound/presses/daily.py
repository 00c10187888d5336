"""The deal of the day: looked at, begun, gone on with, and shown to others by one's own press."""

from typing import assert_never

import discord

from bot.inbound.buttons import DealPlay, DealShare, OfDaily
from bot.inbound.presses.context import Context
from bot.inbound.presses.deals import deal_of, result_panel
from bot.inbound.presses.turn import after_computers
from bot.inbound.replies import Interaction, acknowledge, ready, show, tell, turn_over
from bot.show import messages
from bot.show.panel import Panel
from engines.deals import OF_PERSON
from engines.words import nearest
from tables import daily
from tables.daily import Today
from tables.model import Table


async def pressed(at: Context, control: OfDaily) -> None:
    match control:
        case DealPlay(day):
            await _play(at, day)
        case DealShare(day):
            await _share(at, day)
        case _:
            assert_never(control)


async def ask(at: Context) -> None:
    """What one has begun today is shown again; else what there is."""
    today = await deal_of(at)
    if today.mine is not None and today.mine.state == "running":
        async with at.live.opened(at.interaction, today.mine.id):
            await show(at.interaction, after_computers(at, today.mine, OF_PERSON, done=False))
    else:
        await show(at.interaction, _panel(at, today))


async def _panel(at: Context, today: Today) -> Panel:
    if today.result is not None:
        return await result_panel(at, today, today.result)
    return messages.daily_offer(today, await at.say())


async def _play(at: Context, day: int) -> None:
    """In the panel of the press."""
    await acknowledge(at.interaction, private=at.interaction.message is None)
    table: Table = await at.tables.tx(daily.begin, at.press, day, nearest(await at.locale()))
    with at.live.pressed(at.interaction, table.id):
        await turn_over(at.interaction, after_computers(at, table, OF_PERSON, done=False))


async def _share(at: Context, day: int) -> None:
    """Where they press it, if both of them may write there; else there is a text to copy."""
    channel = at.interaction.channel_id
    await at.tables.read(daily.finished, at.person, day)
    if channel is None or not _may_post(at.interaction):
        today = await deal_of(at, day)
        assert today.result is not None
        await show(at.interaction, ready(messages.daily_copied(today, today.result, await at.say())))
        return
    await acknowledge(at.interaction)
    await at.tables.tx(daily.share, at.press, day, channel, (await at.public()).locale)
    await tell(at.interaction, (await at.say())("daily-shared"))


def _may_post(interaction: Interaction) -> bool:
    """In a channel of a server, where both of us may write."""
    if interaction.guild_id is None:
        return False
    thread = isinstance(interaction.channel, discord.Thread)
    needed = "send_messages_in_threads" if thread else "send_messages"
    both = (interaction.permissions, interaction.app_permissions)
    return all(getattr(granted, needed) and granted.view_channel for granted in both)
