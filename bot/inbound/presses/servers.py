"""What whoever runs a server settles there; who may not is refused at every press."""

from typing import assert_never

from bot.inbound.buttons import OfServers, Server, ServerReset, ServerSet, ServerSetting
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, ready, show, turn_over, values
from bot.show import messages
from tables.refusals import TableRefused
from tables.servers import SETTINGS, Value

NAMES = tuple(SETTINGS)
IDS = range(1, 1 << 63)


async def pressed(at: Context, control: OfServers) -> None:
    server = managed(at)
    match control:
        case Server():
            await _turned_over(at, server)
        case ServerSetting():
            name = NAMES[at.chosen(len(NAMES))]
            now, say = await at.tables.server(server), await at.say()
            await turn_over(at.interaction, ready(messages.server_setting(now, name, at.games, say)))
        case ServerSet(setting):
            await _change(at, server, setting, _chosen(at, _name(setting)))
        case ServerReset(setting):
            await _change(at, server, setting, None)
        case _:
            assert_never(control)


async def settings(at: Context) -> None:
    panel = messages.server(await at.tables.server(managed(at)), at.games, await at.say())
    await show(at.interaction, ready(panel))


def managed(at: Context) -> int:
    """The server, for whom Discord lets manage it."""
    guild = at.interaction.guild_id
    if guild is None:
        raise TableRefused("not-in-server")
    if not at.interaction.permissions.manage_guild:
        raise TableRefused("not-managing")
    return guild


async def _change(at: Context, server: int, setting: int, value: Value) -> None:
    name = _name(setting)
    await acknowledge(at.interaction)
    await at.tables.set_server(at.press, name, value)
    await _turned_over(at, server)


async def _turned_over(at: Context, server: int) -> None:
    panel = messages.server(await at.tables.server(server), at.games, await at.say())
    await turn_over(at.interaction, ready(panel))


def _name(setting: int) -> str:
    if setting >= len(NAMES):
        raise TableRefused("old")
    return NAMES[setting]


def _chosen(at: Context, name: str) -> Value:
    of = SETTINGS[name].of
    if of == "games":
        keys = [one.key for one in at.games]
        found = sorted({int(one) for one in values(at.interaction) if one.isdecimal()})
        if not found or found[-1] >= len(keys):
            raise TableRefused("old")
        return tuple(keys[one] for one in found)
    if isinstance(of, str):
        one = next(iter(values(at.interaction)), "")
        if not one.isdecimal() or int(one) not in IDS:
            raise TableRefused("old")
        return int(one)
    return of[at.chosen(len(of))]
