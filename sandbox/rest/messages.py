"""/channels/{id}/messages: posting, reading, editing, deleting, pinning, reacting."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final
from urllib.parse import unquote

from sandbox import limits, messages, payloads
from sandbox.drafts import Draft, Upload, drafted
from sandbox.entities import THREADS, Channel, ChannelType, Message, MessageFlag, MessageType
from sandbox.errors import Refusal, invalid_at, refusal
from sandbox.permissions import Permission
from sandbox.ratelimits import Bucket
from sandbox.rest.call import Answer, Call, Route
from sandbox.shapes import Check, demand, items, record, snowflake
from sandbox.wire import Json, Value, instant
from sandbox.world import World

FILE_LIMIT: Final = 10 * 1024 * 1024
_P = Permission


def create(call: Call) -> Value:
    channel = _writable(call)
    body = call.object()
    layout = bool(limits.flags_of(body) & MessageFlag.COMPONENTS_V2)
    limits.check_message(body, limits.CREATE, "create", layout=layout)
    guild = call.world.guild_of(channel)
    files = call.uploads(guild.file_limit if guild else FILE_LIMIT)
    if files and not call.world.allows(call.world.bot_id, channel, _P.ATTACH_FILES):
        raise refusal(50013)
    if body.get("enforce_nonce") and (known := _said_before(call.world, channel, body.get("nonce"))):
        return payloads.message(call.world, known)
    draft = _with_reference(call.world, channel, drafted(body, files), body.get("message_reference"))
    message = messages.post(call.world, channel, call.world.bot_id, draft)
    _remember_nonce(call.world, channel, message)
    return payloads.message(call.world, message)


def _writable(call: Call) -> Channel:
    channel, world = call.channel(), call.world
    if channel.type == ChannelType.DM:
        _demand_dm(world, channel)
        return channel
    needed = _P.SEND_MESSAGES_IN_THREADS if channel.type in THREADS else _P.SEND_MESSAGES
    if channel.type in (ChannelType.CATEGORY, ChannelType.FORUM):
        raise refusal(50008)
    world.require_bot(channel, needed)
    locked = channel.thread is not None and channel.thread.locked
    if locked and not world.allows(world.bot_id, channel, _P.MANAGE_THREADS):
        raise refusal(160005)
    return channel


def _demand_dm(world: World, channel: Channel) -> None:
    """Opening a DM always works; whether it is open shows on sending."""
    if world.bot_id not in channel.recipients:
        raise refusal(50001)
    other = next(who for who in channel.recipients if who != world.bot_id)
    person = world.user(other)
    if not person.dms_open:
        raise refusal(50007)
    if not world.shares_guild(world.bot_id, other) and not person.app_installed:
        raise refusal(50278)


def _said_before(world: World, channel: Channel, nonce: str | int | None) -> Message | None:
    """The message of the past few minutes with this nonce; if it was deleted since, that is an error."""
    if nonce is None:
        return None
    known = world.nonces.get((channel.id, str(nonce)))
    if known is None or world.now() - known[1] > messages.NONCE_WINDOW:
        return None
    return world.message(channel.id, known[0])


def _remember_nonce(world: World, channel: Channel, message: Message) -> None:
    if message.nonce is None:
        return
    if len(world.nonces) > 10_000:
        since = world.now() - messages.NONCE_WINDOW
        world.nonces = {key: it for key, it in world.nonces.items() if it[1] > since}
    world.nonces[(channel.id, str(message.nonce))] = (message.id, message.created_at)


def _with_reference(world: World, channel: Channel, draft: Draft, reference: Json | None) -> Draft:
    if reference is None:
        return draft
    if reference.get("type"):
        raise limits.not_implemented("forwarding of messages")
    message_id = int(reference["message_id"])
    if message_id not in world.tables.messages.get(channel.id, {}):
        if reference.get("fail_if_not_exists") is not False:
            code, said = "REPLIES_UNKNOWN_MESSAGE", "Unknown message"
            raise invalid_at(("message_reference",), code, said)
        return draft
    if not world.allows(world.bot_id, channel, _P.READ_MESSAGE_HISTORY):
        raise refusal(50013)
    full = {"type": 0, "channel_id": str(channel.id), "message_id": str(message_id)}
    if channel.guild_id:
        full["guild_id"] = str(channel.guild_id)
    return replace(draft, reference=full, type=MessageType.REPLY)


def _readable(call: Call) -> Channel:
    channel = call.channel()
    call.world.require_bot(channel, _P.VIEW_CHANNEL)
    return channel


def listed(call: Call) -> Value:
    channel = _readable(call)
    limit = call.number("limit", 50, 1, 100)
    if not call.world.allows(call.world.bot_id, channel, _P.READ_MESSAGE_HISTORY):
        return []
    found = [it for it in call.world.tables.messages.get(channel.id, {}).values() if it.addressee is None]
    found.sort(key=lambda it: it.id)
    return [payloads.message(call.world, it) for it in reversed(_window(call, found, limit))]


def _window(call: Call, found: list[Message], limit: int) -> list[Message]:
    if (before := call.snowflake("before")) is not None:
        return [it for it in found if it.id < before][-limit:]
    if (after := call.snowflake("after")) is not None:
        return [it for it in found if it.id > after][:limit]
    if (middle := call.snowflake("around")) is not None:
        below = [it for it in found if it.id < middle][-(limit // 2) :]
        return below + [it for it in found if it.id >= middle][: limit - limit // 2]
    return found[-limit:]


def one(call: Call) -> Value:
    channel = _readable(call)
    if not call.world.allows(call.world.bot_id, channel, _P.READ_MESSAGE_HISTORY):
        raise refusal(50001)
    return payloads.message(call.world, call.message())


def edit(call: Call) -> Value:
    channel = _readable(call)
    message = call.message()
    if message.author_id != call.world.bot_id:
        raise refusal(50005)
    messages.demand_open(channel)
    _demand_young_or_spared(call, message)
    apply_edit(call, message, limits.EDIT, "edit", _file_limit(call.world, channel))
    return payloads.message(call.world, message)


def _demand_young_or_spared(call: Call, message: Message) -> None:
    if call.world.now() - message.created_at <= messages.OLD:
        return
    if (wait := call.machine.limits.old_edit(message.channel_id)) is not None:
        raise TooManyOldEdits(wait)


class TooManyOldEdits(Refusal):
    """30046 comes as a 429 with a time to wait."""

    def __init__(self, wait: float) -> None:
        known = refusal(30046)
        super().__init__(known.status, known.code, known.message)
        self.wait = wait


def apply_edit(call: Call, message: Message, shape: Check, door: str, file_limit: int) -> None:
    """What every way of editing checks alike."""
    body = call.object()
    flags = limits.flags_of(body)
    layout = bool((message.flags | flags) & MessageFlag.COMPONENTS_V2)
    if door == "interaction":
        body = body | {"flags": flags & ~MessageFlag.EPHEMERAL} if "flags" in body else body
    limits.check_message(body, shape, door, layout=layout)
    files: Sequence[Upload] = call.uploads(file_limit)
    messages.edit(call.world, message, body, files)


def _file_limit(world: World, channel: Channel) -> int:
    guild = world.guild_of(channel)
    return guild.file_limit if guild else FILE_LIMIT


def delete(call: Call) -> Value:
    channel = _readable(call)
    message = call.message()
    if message.author_id != call.world.bot_id:
        if channel.guild_id is None:
            raise refusal(50003)
        call.world.require_bot(channel, _P.MANAGE_MESSAGES)
    messages.delete(call.world, message)
    return None


def bulk_delete(call: Call) -> Value:
    channel = _readable(call)
    call.world.require_bot(channel, _P.MANAGE_MESSAGES)
    demand(record({"messages": items(snowflake)}), call.object())
    wanted = [int(it) for it in call.object()["messages"]]
    if not 2 <= len(wanted) <= 100:
        raise refusal(50016)
    for message_id in wanted:
        if found := call.world.tables.messages.get(channel.id, {}).get(message_id):
            messages.delete(call.world, found)
    return None


def pin(call: Call) -> Value:
    channel = _readable(call)
    call.world.require_bot(channel, _P.PIN_MESSAGES)
    messages.demand_open(channel)
    messages.pin(call.world, call.message(), call.world.bot_id)
    return None


def unpin(call: Call) -> Value:
    channel = _readable(call)
    call.world.require_bot(channel, _P.PIN_MESSAGES)
    messages.demand_open(channel)
    messages.unpin(call.world, call.message())
    return None


def pins(call: Call) -> Value:
    channel = _readable(call)
    limit = call.number("limit", 50, 1, 50)
    found = messages.pinned(call.world, channel)
    shown = found[:limit]
    pinned = [
        {"pinned_at": instant(it.pinned_at or 0), "message": payloads.message(call.world, it)} for it in shown
    ]
    return {"items": pinned, "has_more": len(found) > limit}


def pins_of_old(call: Call) -> Value:
    channel = _readable(call)
    return [payloads.message(call.world, it) for it in messages.pinned(call.world, channel)]


def react(call: Call) -> Value:
    channel = _readable(call)
    call.world.require_bot(channel, _P.ADD_REACTIONS | _P.READ_MESSAGE_HISTORY)
    messages.demand_open(channel)
    message, emoji = call.message(), unquote(call.names["emoji_name"])
    if ":" in emoji:
        raise limits.not_implemented("custom emojis")
    who = message.reactions.setdefault(emoji, [])
    if call.world.bot_id not in who:
        who.append(call.world.bot_id)
        _tell_reaction(call.world, channel, message, emoji, "MESSAGE_REACTION_ADD")
    return None


def take_reaction_back(call: Call) -> Value:
    channel, message = _readable(call), call.message()
    emoji = unquote(call.names["emoji_name"])
    if call.world.bot_id not in message.reactions.get(emoji, []):
        raise refusal(10014)
    message.reactions[emoji].remove(call.world.bot_id)
    if not message.reactions[emoji]:
        del message.reactions[emoji]
    _tell_reaction(call.world, channel, message, emoji, "MESSAGE_REACTION_REMOVE")
    return None


def _tell_reaction(world: World, channel: Channel, message: Message, emoji: str, event: str) -> None:
    data: Json = {
        "user_id": str(world.bot_id), "channel_id": str(channel.id), "message_id": str(message.id),
        "emoji": {"id": None, "name": emoji}, "burst": False, "type": 0,
        "message_author_id": str(message.author_id),
    }  # fmt: skip
    if channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    world.tell(event, data, channel)


def typing(call: Call) -> Value:
    channel = _writable(call)
    data: Json = {
        "channel_id": str(channel.id), "user_id": str(call.world.bot_id), "timestamp": int(call.world.now()),
    }  # fmt: skip
    if channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    call.world.tell("TYPING_START", data, channel)
    return Answer(204)


_BASE = "/channels/{channel_id}/messages"
_ONE = _BASE + "/{message_id}"
_OLD_PIN = "/channels/{channel_id}/pins/{message_id}"
_NEW_PIN = "/channels/{channel_id}/messages/pins/{message_id}"
_REACTION = _ONE + "/reactions/{emoji_name}/@me"
_READING = Bucket(5, 1.0)
_PINNING = Bucket(5, 5.0, "pins")
_REACTING = Bucket(1, 0.25, "reactions")
ROUTES: Final = (
    Route("GET", _BASE, listed, _READING, "channel_id", ("limit", "before", "after", "around")),
    Route("POST", _BASE, create, Bucket(5, 5.0), "channel_id", body=True),
    Route("POST", _BASE + "/bulk-delete", bulk_delete, Bucket(1, 1.0), "channel_id", body=True),
    Route("GET", _BASE + "/pins", pins, _READING, "channel_id", ("limit", "before")),
    Route("PUT", _NEW_PIN, pin, _PINNING, "channel_id"),
    Route("DELETE", _NEW_PIN, unpin, _PINNING, "channel_id"),
    Route("GET", "/channels/{channel_id}/pins", pins_of_old, _READING, "channel_id"),
    Route("PUT", _OLD_PIN, pin, _PINNING, "channel_id"),
    Route("DELETE", _OLD_PIN, unpin, _PINNING, "channel_id"),
    Route("GET", _ONE, one, _READING, "channel_id"),
    Route("PATCH", _ONE, edit, Bucket(5, 5.0), "channel_id", body=True),
    Route("DELETE", _ONE, delete, Bucket(5, 1.0), "channel_id"),
    Route("PUT", _REACTION, react, _REACTING, "channel_id"),
    Route("DELETE", _REACTION, take_reaction_back, _REACTING, "channel_id"),
    Route("POST", "/channels/{channel_id}/typing", typing, Bucket(5, 5.0), "channel_id"),
)
