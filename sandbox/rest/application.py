"""Who the bot is, where its gateway is, and which people and servers it knows."""

from typing import Final

from sandbox import payloads
from sandbox.entities import Channel, ChannelType, Guild
from sandbox.errors import refusal
from sandbox.limits import CHANNEL
from sandbox.permissions import Permission, in_guild
from sandbox.ratelimits import Bucket, Mode
from sandbox.rest.call import Answer, Call, Route
from sandbox.rest.channels import apply_fields, thread_list
from sandbox.shapes import demand
from sandbox.wire import Json, Value


def gateway(call: Call) -> Value:
    return {"url": call.world.gateway}


def gateway_for_bots(call: Call) -> Value:
    world, starts = call.world, call.world.session_starts
    counted = starts if call.machine.limits.mode is Mode.TIGHT else ()
    return {
        "url": world.gateway, "shards": world.recommended_shards,
        "session_start_limit": {
            "total": 1000, "remaining": max(0, 1000 - len(counted)), "max_concurrency": world.max_concurrency,
            "reset_after": int(max(0.0, 86_400 - (world.now() - starts[0])) * 1000) if starts else 0,
        },
    }  # fmt: skip


def me(call: Call) -> Value:
    return payloads.current_user(call.world.user(call.world.bot_id))


def user(call: Call) -> Value:
    return payloads.user(call.world.user(call.id("user_id")))


def application(call: Call) -> Value:
    known = call.world.application
    guilds = sum(known.id in guild.members for guild in call.world.tables.guilds.values())
    installs: Json = {"0": {}} | ({"1": {}} if known.user_install else {})
    return {
        "id": str(known.id), "name": known.name, "icon": None, "description": "", "type": None, "summary": "",
        "verify_key": "0" * 64, "flags": 0, "flags_new": "0", "bot_public": True, "rpc_origins": [],
        "bot_require_code_grant": False, "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "approximate_guild_count": guilds,
        "owner": payloads.user(call.world.user(known.owner_id)), "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": None,
        "eligible_oauth2_scopes": [], "integration_types_config": installs, "tags": [],
        "bot": payloads.user(call.world.user(known.id)), "hook": True,
        "terms_of_service_url": call.world.address, "privacy_policy_url": call.world.address,
    }  # fmt: skip


def my_guilds(call: Call) -> Value:
    bot = call.world.bot_id
    after = call.number("after", 0, 0, 1 << 63)
    mine = sorted(
        (it for it in call.world.tables.guilds.values() if bot in it.members and it.id > after),
        key=lambda it: it.id,
    )
    return [
        {
            "id": str(it.id), "name": it.name, "icon": None, "banner": None, "owner": it.owner_id == bot,
            "permissions": str(in_guild(it, bot)), "features": [],
        } for it in mine[: call.number("limit", 200, 1, 200)]
    ]  # fmt: skip


def leave_guild(call: Call) -> Value:
    guild = _guild(call)
    del guild.members[call.world.bot_id]
    call.world.tell("GUILD_DELETE", {"id": str(guild.id)}, guild=guild)
    return None


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.id("guild_id"))
    if call.world.bot_id not in guild.members:
        raise refusal(50001)
    return guild


def guild(call: Call) -> Value:
    found = _guild(call)
    shown = payloads.guild(found)
    if call.flag("with_counts"):
        count = len(found.members)
        shown |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shown


def guild_channels(call: Call) -> Value:
    bot = call.world.bot_id
    found = call.world.channels_of(_guild(call).id)
    return [payloads.channel(call.world, it) for it in found if call.world.sees(bot, it)]


def create_channel(call: Call) -> Value:
    found = _guild(call)
    if not in_guild(found, call.world.bot_id) & Permission.MANAGE_CHANNELS:
        raise refusal(50013)
    body = call.object()
    demand(CHANNEL, body)
    made: Channel = call.world.add_channel(found, body["name"], kind=body.get("type") or ChannelType.TEXT)
    apply_fields(made, {key: value for key, value in body.items() if key != "type"})
    shown = payloads.channel(call.world, made)
    call.world.tell("CHANNEL_CREATE", shown, made)
    return Answer(201, shown)


def active_threads(call: Call) -> Value:
    """The newest first."""
    found = [it for it in call.world.threads_of(_guild(call).id) if it.thread and not it.thread.archived]
    seen = [it for it in found if call.world.sees(call.world.bot_id, it)]
    seen.sort(key=lambda it: -it.id)
    return thread_list(call, seen) | {"has_more": False}


def member(call: Call) -> Value:
    found = _guild(call).members.get(call.id("user_id"))
    if found is None:
        raise refusal(10007)
    return payloads.member(call.world, found)


def roles(call: Call) -> Value:
    return [payloads.role(it) for it in _guild(call).roles.values()]


_GUILD: Final = "/guilds/{guild_id}"
_OFTEN: Final = Bucket(50, 1.0)
ROUTES: Final = (
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_for_bots),
    Route("GET", "/users/@me", me, _OFTEN),
    Route("GET", "/users/@me/guilds", my_guilds, query=("limit", "before", "after", "with_counts")),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    Route("GET", "/users/{user_id}", user, _OFTEN),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", _GUILD, guild, _OFTEN, "guild_id", ("with_counts",)),
    Route("GET", _GUILD + "/channels", guild_channels, _OFTEN, "guild_id"),
    Route("POST", _GUILD + "/channels", create_channel, major="guild_id", body=True),
    Route("GET", _GUILD + "/threads/active", active_threads, _OFTEN, "guild_id"),
    Route("GET", _GUILD + "/members/{user_id}", member, _OFTEN, "guild_id"),
    Route("GET", _GUILD + "/roles", roles, _OFTEN, "guild_id"),
)
