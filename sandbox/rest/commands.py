"""/applications/{id}/commands, global and per guild."""

from typing import Final

from sandbox import commands, payloads
from sandbox.errors import invalid_at, refusal
from sandbox.ratelimits import Bucket
from sandbox.rest.call import Answer, Call, Route
from sandbox.wire import Value


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.application.id:
        raise refusal(20012)
    if "guild_id" not in call.names:
        return None
    guild = call.world.guild(call.id("guild_id"))
    if call.world.bot_id not in guild.members:
        raise refusal(50001)
    return guild.id


def listed(call: Call) -> Value:
    shown = call.flag("with_localizations")
    found = commands.listed(call.world, _scope(call))
    return [payloads.command(call.world, it, with_localizations=shown) for it in found]


def create(call: Call) -> Value:
    command, new = commands.put(call.world, _scope(call), call.object())
    return Answer(201 if new else 200, payloads.command(call.world, command))


def replace_all(call: Call) -> Value:
    if not isinstance(call.body, list):
        raise invalid_at((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
    found = commands.replace_all(call.world, _scope(call), call.body)
    return [payloads.command(call.world, it) for it in found]


def one(call: Call) -> Value:
    return payloads.command(call.world, commands.find(call.world, call.id("command_id"), _scope(call)))


def edit(call: Call) -> Value:
    command = commands.find(call.world, call.id("command_id"), _scope(call))
    return payloads.command(call.world, commands.patch(call.world, command, call.object()))


def delete(call: Call) -> Value:
    command = commands.find(call.world, call.id("command_id"), _scope(call))
    del call.world.tables.commands[command.id]
    call.world.touch()
    return None


def permissions(call: Call) -> Value:
    """Nobody has changed who may use which command: that is done in a server's settings."""
    _scope(call)
    return []


def _routes(base: str) -> tuple[Route, ...]:
    one_of_them = base + "/{command_id}"
    few = Bucket(5, 20.0)
    return (
        Route("GET", base, listed, query=("with_localizations",)),
        Route("POST", base, create, few, body=True),
        Route("PUT", base, replace_all, few, body=True),
        Route("GET", one_of_them, one),
        Route("PATCH", one_of_them, edit, few, body=True),
        Route("DELETE", one_of_them, delete, few),
    )


_GUILD: Final = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES: Final = (
    *_routes("/applications/{application_id}/commands"),
    *_routes(_GUILD),
    Route("GET", _GUILD + "/permissions", permissions),
)
