"""What those who keep order in a server do there; whether they may is looked at at every press."""

from typing import assert_never

import discord

from bot.inbound import moderation_buttons as buttons
from bot.inbound.moderation_buttons import OfModerating
from bot.inbound.permissions import may_play
from bot.inbound.presses.context import Context
from bot.inbound.presses.lobby import PERSONS
from bot.inbound.replies import acknowledge, chosen_things, ready, show, turn_over, values
from bot.show import messages
from bot.show.panel import Panel
from engines.core import Seat
from tables import moderating, store
from tables.model import Table
from tables.moderating import DAYS, Barring, Closing, Measure, Moving, Removing, Skipping, Unbarring
from tables.refusals import TableRefused

NUMBERS = range(1, 10**12)
KINDS = {one.value: one for one in (discord.ChannelType.public_thread, discord.ChannelType.private_thread)}


async def pressed(at: Context, control: OfModerating) -> None:
    server = await _server(at)
    match control:
        case buttons.Moderate():
            await turn_over(at.interaction, _tables(at, server))
        case buttons.ModerateWhich():
            await turn_over(at.interaction, _table_panel(at, _one(at, NUMBERS)))
        case buttons.CloseTable(game):
            table = await _table(at, game)
            await turn_over(at.interaction, ready(messages.close_asked(table, await at.say())))
        case buttons.SeatWhich(game):
            await _seat(at, await _table(at, game))
        case buttons.BarWhom():
            await _bar(at, server)
        case buttons.Acts():
            await turn_over(at.interaction, _acts(at, server))
        case buttons.UndoWhich():
            await _undo(at, _one(at, NUMBERS))
        case buttons.UndoAct(act):
            await _undo(at, act)
        case _:
            await _done(at, await _measure(at, control))


async def begin(at: Context) -> None:
    """In a thread about its game, elsewhere about all tables."""
    server = await _server(at)
    channel = at.interaction.channel_id
    here = None if channel is None else await at.tables.read(store.in_thread, channel)
    panel = _tables(at, server) if here is None else _table_panel(at, here.id)
    await show(at.interaction, panel)


async def listed(at: Context) -> None:
    await show(at.interaction, _acts(at, await _server(at)))


async def _measure(
    at: Context,
    control: buttons.TableClosed
    | buttons.RemoveSeat
    | buttons.SkipSeat
    | buttons.MoveTable
    | buttons.Bar
    | buttons.Unbar,
) -> Measure:
    match control:
        case buttons.TableClosed(game):
            return Closing((await _table(at, game)).id)
        case buttons.RemoveSeat(game, seat, person):
            return Removing((await _table(at, game)).id, seat, person or None)
        case buttons.SkipSeat(game, seat, person):
            return Skipping((await _table(at, game)).id, seat, person or None)
        case buttons.MoveTable(game):
            return _moving(at, await _table(at, game))
        case buttons.Bar(days, person):
            if days not in DAYS or person not in PERSONS:
                raise TableRefused("old")
            return Barring(person, days)
        case buttons.Unbar(person):
            return Unbarring(person)
        case _:
            assert_never(control)


async def _done(at: Context, measure: Measure) -> None:
    await acknowledge(at.interaction)
    act = await at.tables.moderate(at.press, measure)
    await turn_over(at.interaction, ready(messages.act_done(act, await at.say(), at.tables.now())))


async def _undo(at: Context, number: int) -> None:
    await acknowledge(at.interaction)
    await at.tables.undo_act(at.press, number)
    await turn_over(at.interaction, _acts(at, await _server(at)))


async def _tables(at: Context, server: int) -> Panel:
    found = await at.tables.read(moderating.unfinished, server, lambda channel: _keeps_order(at, channel))
    return messages.moderated_tables(found, await at.say())


async def _table_panel(at: Context, game: int) -> Panel:
    return messages.moderated_table(await _table(at, game), await at.say())


async def _acts(at: Context, server: int) -> Panel:
    return messages.acts(await at.tables.read(moderating.newest, server), await at.say(), at.tables.now())


async def _seat(at: Context, table: Table) -> None:
    seat = Seat(at.chosen(len(table.sitters)))
    await turn_over(at.interaction, ready(messages.seat_asked(table, seat, await at.say())))


async def _bar(at: Context, server: int) -> None:
    person = _one(at, PERSONS)
    if chosen_things(at.interaction, "users").get(str(person), {}).get("bot"):
        raise TableRefused("block-a-bot")
    if person == at.person:
        raise TableRefused("bar-oneself")
    until = await at.tables.read(moderating.barred, server, person)
    await turn_over(at.interaction, ready(messages.bar_asked(person, until, await at.say())))


async def _table(at: Context, game: int) -> Table:
    """One of this server, in a channel where they keep order."""
    table = await at.tables.read(moderating.here, at.press, game)
    if not _keeps_order(at, table.channel):
        raise TableRefused("no-game")
    return table


async def _server(at: Context) -> int:
    """Where they keep order: by Discord's permissions, or by the role that is set for it."""
    guild = at.interaction.guild_id
    if guild is None:
        raise TableRefused("not-in-server")
    granted = at.interaction.permissions
    if not (granted.manage_threads or granted.manage_guild or await _has_role(at, guild)):
        raise TableRefused("not-moderating")
    return guild


async def _has_role(at: Context, guild: int) -> bool:
    role = (await at.tables.server(guild)).moderators
    user = at.interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None


def _keeps_order(at: Context, channel: int) -> bool:
    """Only where they see what is there; a channel that is gone hides nothing any more."""
    guild, user = at.interaction.guild, at.interaction.user
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if found is None or not isinstance(user, discord.Member):
        return True
    place = found.parent if isinstance(found, discord.Thread) else found
    return place is None or place.permissions_for(user).view_channel


def _moving(at: Context, table: Table) -> Moving:
    thread = _one(at, PERSONS)
    kind = KINDS.get(chosen_things(at.interaction, "channels").get(str(thread), {}).get("type"))
    if kind is None or at.interaction.guild is None:
        raise TableRefused("old")
    if not may_play(at.interaction.guild, thread):
        raise TableRefused("no-thread-for-us")
    return Moving(table.id, thread, kind is discord.ChannelType.private_thread)


def _one(at: Context, of: range) -> int:
    chosen = values(at.interaction)
    if len(chosen) != 1 or not chosen[0].isdecimal() or int(chosen[0]) not in of:
        raise TableRefused("old")
    return int(chosen[0])
