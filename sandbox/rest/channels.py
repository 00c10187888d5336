"""/channels/{id}: channels, threads and who is in them, overwrites, and opening a DM."""

from typing import Final

from sandbox import limits, messages, payloads, threads
from sandbox.drafts import drafted
from sandbox.entities import Channel, ChannelType, MessageFlag, Overwrite
from sandbox.errors import invalid_at, refusal
from sandbox.permissions import Permission
from sandbox.ratelimits import Bucket
from sandbox.rest.call import Answer, Call, Route
from sandbox.shapes import bits, demand, one_of, record, snowflake
from sandbox.wire import Json, Value

_P = Permission
DMS_IN_TEN_MINUTES: Final = 100


def one(call: Call) -> Value:
    channel = call.channel()
    call.world.require_bot(channel, _P.VIEW_CHANNEL)
    return payloads.channel(call.world, channel)


def edit(call: Call) -> Value:
    channel, body = call.channel(), call.object()
    if channel.type == ChannelType.DM:
        raise refusal(50003)
    if channel.thread:
        return _edit_thread(call, channel, body)
    call.world.require_bot(channel, _P.MANAGE_CHANNELS)
    demand(limits.CHANNEL_EDIT, body)
    apply_fields(channel, body)
    call.world.tell("CHANNEL_UPDATE", payloads.channel(call.world, channel), channel)
    return payloads.channel(call.world, channel)


def apply_fields(channel: Channel, body: Json) -> None:
    fields = {
        "name": "name", "topic": "topic", "nsfw": "nsfw", "rate_limit_per_user": "slowmode",
        "position": "position", "default_auto_archive_duration": "archive_after",
    }  # fmt: skip
    for key, attribute in fields.items():
        if key in body and (body[key] is not None or key == "topic"):
            setattr(channel, attribute, body[key])
    if "parent_id" in body:
        channel.parent_id = None if body["parent_id"] is None else int(body["parent_id"])
    if body.get("permission_overwrites") is not None:
        channel.overwrites = [overwrite_from(int(it["id"]), it) for it in body["permission_overwrites"]]


def overwrite_from(target: int, body: Json) -> Overwrite:
    return Overwrite(target, body["type"], int(body.get("allow") or 0), int(body.get("deny") or 0))


def _edit_thread(call: Call, thread: Channel, body: Json) -> Value:
    demand(limits.THREAD_EDIT, body)
    world, state = call.world, thread.thread
    assert state is not None
    world.require_bot(thread, _P.VIEW_CHANNEL)
    manages = world.allows(world.bot_id, thread, _P.MANAGE_THREADS)
    only_unarchives = set(body) <= {"archived"} and body.get("archived") is False
    if state.locked and not manages:
        raise refusal(160005)
    if state.archived and body.get("archived") is not False:
        raise refusal(50083)
    may_write = world.allows(world.bot_id, thread, _P.SEND_MESSAGES_IN_THREADS)
    if not manages and state.owner_id != world.bot_id and not (only_unarchives and may_write):
        raise refusal(50013)
    if ("locked" in body or "rate_limit_per_user" in body) and not manages:
        raise refusal(50013)
    threads.change(world, thread, body)
    return payloads.channel(world, thread)


def delete(call: Call) -> Value:
    channel = call.channel()
    if channel.type == ChannelType.DM:
        return payloads.channel(call.world, channel)
    call.world.require_bot(channel, _P.MANAGE_THREADS if channel.thread else _P.MANAGE_CHANNELS)
    gone = payloads.channel(call.world, channel)
    threads.remove(call.world, channel)
    return gone


def put_overwrite(call: Call) -> Value:
    channel = call.channel()
    call.world.require_bot(channel, _P.MANAGE_ROLES)
    shape = record({"type": one_of(0, 1)}, allow=bits, deny=bits)
    demand(shape, call.object())
    target = call.id("overwrite_id")
    channel.overwrites = [it for it in channel.overwrites if it.id != target]
    channel.overwrites.append(overwrite_from(target, call.object()))
    call.world.tell("CHANNEL_UPDATE", payloads.channel(call.world, channel), channel)
    return None


def delete_overwrite(call: Call) -> Value:
    channel = call.channel()
    call.world.require_bot(channel, _P.MANAGE_ROLES)
    channel.overwrites = [it for it in channel.overwrites if it.id != call.id("overwrite_id")]
    call.world.tell("CHANNEL_UPDATE", payloads.channel(call.world, channel), channel)
    return None


def thread_from_message(call: Call) -> Value:
    channel = call.channel()
    call.world.require_bot(channel, _P.CREATE_PUBLIC_THREADS)
    demand(limits.THREAD_FROM_MESSAGE, call.object())
    thread = threads.from_message(call.world, call.message(), call.world.bot_id, call.object())
    return Answer(201, payloads.channel(call.world, thread))


def thread_alone(call: Call) -> Value:
    channel, body = call.channel(), call.object()
    if channel.type == ChannelType.FORUM:
        return _forum_post(call, channel, body)
    demand(limits.THREAD, body)
    private = (body.get("type") or ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    call.world.require_bot(channel, _P.CREATE_PRIVATE_THREADS if private else _P.CREATE_PUBLIC_THREADS)
    return Answer(
        201, payloads.channel(call.world, threads.alone(call.world, channel, call.world.bot_id, body))
    )


def _forum_post(call: Call, forum: Channel, body: Json) -> Value:
    demand(limits.FORUM_POST, body)
    call.world.require_bot(forum, _P.SEND_MESSAGES)
    first = body["message"]
    layout = bool(limits.flags_of(first) & MessageFlag.COMPONENTS_V2)
    limits.check_message(first, limits.CREATE, "create", layout=layout)
    made = threads.in_forum(call.world, forum, call.world.bot_id, body, drafted(first, ()))
    return Answer(201, payloads.channel(call.world, made))


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    call.world.require_bot(channel, _P.VIEW_CHANNEL)
    return channel


def thread_members(call: Call) -> Value:
    thread = _thread(call)
    assert thread.thread is not None
    return [_member(call, thread, who) for who in thread.thread.members]


def thread_member(call: Call) -> Value:
    thread = _thread(call)
    who = call.id("user_id")
    if thread.thread is None or who not in thread.thread.members:
        raise refusal(10007)
    return _member(call, thread, who)


def _member(call: Call, thread: Channel, who: int) -> Json:
    written = payloads.thread_member(thread, who)
    guild = call.world.guild_of(thread)
    if call.flag("with_member") and guild and who in guild.members:
        written["member"] = payloads.member(call.world, guild.members[who])
    return written


def add_thread_member(call: Call) -> Value:
    thread, who = _thread(call), call.id("user_id")
    call.world.require_bot(thread, _P.SEND_MESSAGES_IN_THREADS)
    messages.demand_open(thread)
    guild = call.world.guild_of(thread)
    assert guild is not None
    parent = call.world.channel(thread.parent_id or 0)
    if who not in guild.members or not call.world.sees(who, parent):
        raise refusal(50001)
    messages.join_thread(call.world, thread, who)
    return None


def join_thread(call: Call) -> Value:
    thread = _thread(call)
    messages.demand_open(thread)
    messages.join_thread(call.world, thread, call.world.bot_id)
    return None


def remove_thread_member(call: Call) -> Value:
    thread = _thread(call)
    state = thread.thread
    assert state is not None
    messages.demand_open(thread)
    manages = call.world.allows(call.world.bot_id, thread, _P.MANAGE_THREADS)
    owns = thread.type == ChannelType.PRIVATE_THREAD and state.owner_id == call.world.bot_id
    if not manages and not owns:
        raise refusal(50013)
    messages.leave_thread(call.world, thread, call.id("user_id"))
    return None


def leave_thread(call: Call) -> Value:
    thread = _thread(call)
    messages.demand_open(thread)
    messages.leave_thread(call.world, thread, call.world.bot_id)
    return None


def archived_public(call: Call) -> Value:
    return _archived(call, threads.PUBLIC_THREADS.get(call.channel().type, ChannelType.PUBLIC_THREAD))


def archived_private(call: Call) -> Value:
    call.world.require_bot(call.channel(), _P.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Value:
    parent = call.channel()
    call.world.require_bot(parent, _P.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 2, 100)
    known = [call.world.channel(it) for it in call.world.threads_by_parent.get(parent.id, ())]
    found = [it for it in known if it.type == kind and it.thread and it.thread.archived]
    found.sort(key=lambda it: -(it.thread.archived_at if it.thread else 0))
    return thread_list(call, found[:limit]) | {"has_more": len(found) > limit}


def thread_list(call: Call, found: list[Channel]) -> Json:
    bot = call.world.bot_id
    mine = [it for it in found if it.thread and bot in it.thread.members]
    return {
        "threads": [payloads.channel(call.world, it) for it in found],
        "members": [payloads.thread_member(it, bot) for it in mine],
    }


def open_dm(call: Call) -> Value:
    body = call.object()
    demand(record(recipient_id=snowflake), body)
    if body.get("recipient_id") is None:
        raise invalid_at(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
    world = call.world
    recipient = world.tables.users.get(int(body["recipient_id"]))
    if recipient is None or recipient.bot:
        raise refusal(50033)
    before = len(world.tables.channels)
    channel = world.dm_between(world.bot_id, recipient.id)
    if len(world.tables.channels) > before:
        _count_opened(call)
    return payloads.channel(world, channel)


def _count_opened(call: Call) -> None:
    """Opening many is punished: nobody but a spammer does it."""
    world = call.world
    since = world.now() - 600
    world.dms_opened = [at for at in world.dms_opened if at > since] + [world.now()]
    if len(world.dms_opened) > DMS_IN_TEN_MINUTES:
        raise refusal(40003)


_ONE = "/channels/{channel_id}"
_IN = "/channels/{channel_id}/thread-members"
_MANY = Bucket(10, 10.0, "threads")
ROUTES: Final = (
    Route("GET", _ONE, one, Bucket(50, 1.0), "channel_id"),
    Route("PATCH", _ONE, edit, Bucket(5, 15.0), "channel_id", body=True),
    Route("DELETE", _ONE, delete, Bucket(5, 15.0), "channel_id"),
    Route("PUT", _ONE + "/permissions/{overwrite_id}", put_overwrite, major="channel_id", body=True),
    Route("DELETE", _ONE + "/permissions/{overwrite_id}", delete_overwrite, major="channel_id"),
    Route(
        "POST", _ONE + "/messages/{message_id}/threads", thread_from_message, _MANY, "channel_id", body=True
    ),
    Route("POST", _ONE + "/threads", thread_alone, _MANY, "channel_id", body=True),
    Route(
        "GET", _ONE + "/threads/archived/public", archived_public, _MANY, "channel_id", ("limit", "before")
    ),
    Route(
        "GET", _ONE + "/threads/archived/private", archived_private, _MANY, "channel_id", ("limit", "before")
    ),
    Route("GET", _IN, thread_members, major="channel_id", query=("with_member", "after", "limit")),
    Route("PUT", _IN + "/@me", join_thread, major="channel_id"),
    Route("DELETE", _IN + "/@me", leave_thread, major="channel_id"),
    Route("GET", _IN + "/{user_id}", thread_member, major="channel_id", query=("with_member",)),
    Route("PUT", _IN + "/{user_id}", add_thread_member, major="channel_id"),
    Route("DELETE", _IN + "/{user_id}", remove_thread_member, major="channel_id"),
    Route("POST", "/users/@me/channels", open_dm, Bucket(10, 10.0), body=True),
)
