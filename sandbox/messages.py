"""Posting, editing, deleting and pinning: the one place where a message comes to be or changes."""

from collections.abc import Sequence
from typing import Final

from sandbox import components as parts
from sandbox import media, mentions, payloads
from sandbox.drafts import Draft, Upload
from sandbox.entities import THREADS, Attachment, Channel, ChannelType, Message, MessageFlag, MessageType
from sandbox.errors import refusal
from sandbox.hub import Happening
from sandbox.limits import check_not_empty
from sandbox.wire import Json, maybe_instant
from sandbox.world import World

NONCE_WINDOW: Final = 180.0
PINS: Final = 250
KEPT: Final = 10_000  # of each channel; Discord keeps all, and a machine has an end
OLD: Final = 3600.0


def post(world: World, channel: Channel, author_id: int, draft: Draft) -> Message:
    layout = bool(draft.flags & MessageFlag.COMPONENTS_V2)
    files = len(draft.uploads)
    if not draft.flags & MessageFlag.LOADING and draft.type in _SPOKEN:
        check_not_empty(draft.content, [*draft.embeds], [*draft.components], files, layout=layout)
    message = Message(
        draft.id or world.ids.next(), channel.id, author_id, world.now(), draft.type, draft.content,
        draft.flags, nonce=draft.nonce, reference=draft.reference, origin=draft.origin,
        origin_name=draft.origin_name, addressee=draft.addressee,
    )  # fmt: skip
    if draft.addressee is not None:
        message.flags |= MessageFlag.EPHEMERAL
    if world.tables.users[author_id].bot:
        message.application_id = world.application.id
    message.attachments = [media.attached(world, message, upload) for upload in draft.uploads]
    message.embeds = media.embedded(world, message, draft.embeds)
    files_here = {it.filename: it for it in message.attachments}
    message.components = parts.accept([*draft.components], media.resolver(world, message, files_here))
    mentions.resolve(world, channel, message, draft)
    _keep(world, channel, message)
    if message.addressee is None:
        _count_in(world, channel, message)
    announce(world, "MESSAGE_CREATE", message)
    return message


_SPOKEN = (MessageType.DEFAULT, MessageType.REPLY, MessageType.CHAT_INPUT_COMMAND,
           MessageType.CONTEXT_MENU_COMMAND)  # fmt: skip


def _keep(world: World, channel: Channel, message: Message) -> None:
    known = world.tables.messages.setdefault(channel.id, {})
    known[message.id] = message
    if len(known) > KEPT:
        for attachment in known.pop(next(iter(known))).attachments:
            world.files.drop(attachment.id)


def announce(world: World, event: str, message: Message) -> None:
    channel = world.tables.channels[message.channel_id]
    world.touch()
    only = None
    if message.addressee is not None:
        only = frozenset((message.addressee,))
    elif channel.type == ChannelType.DM:
        only = frozenset(channel.recipients)
    to_bot = message.addressee is None and (only is None or world.bot_id in only)
    data = payloads.gateway_message(world, message)
    world.hub.tell(Happening(event, data, channel.guild_id, channel.id, only, to_bot))


def _count_in(world: World, channel: Channel, message: Message) -> None:
    channel.last_message_id = message.id
    state = channel.thread
    if state is None:
        return
    message.position = state.total_sent
    state.message_count += 1
    state.total_sent += 1
    state.active_at = message.created_at
    if state.archived and not state.locked:
        state.archived = False
        state.archived_at = world.now()
        world.tell("THREAD_UPDATE", payloads.channel(world, channel), channel)
        remind_member(world, channel)
    if message.type not in _SPOKEN:
        return
    parent = world.channel(channel.parent_id or 0)
    for who in (message.author_id, *message.mentions):  # who is named in a thread is brought into it
        if world.sees(who, parent):
            join_thread(world, channel, who)


def remind_member(world: World, thread: Channel) -> None:
    """The bot may have forgotten an archived thread: it is told that it is in it."""
    if thread.thread and world.bot_id in thread.thread.members:
        member = payloads.thread_member(thread, world.bot_id) | {"guild_id": str(thread.guild_id)}
        world.tell("THREAD_MEMBER_UPDATE", member, thread)


def join_thread(world: World, channel: Channel, user_id: int) -> None:
    state = channel.thread
    assert state is not None
    if user_id in state.members:
        return
    state.members[user_id] = world.now()
    tell_members(world, channel, joined=user_id)
    if user_id == world.bot_id:
        world.tell("THREAD_CREATE", payloads.channel(world, channel), channel)


def leave_thread(world: World, channel: Channel, user_id: int) -> None:
    state = channel.thread
    assert state is not None
    if state.members.pop(user_id, None) is not None:
        tell_members(world, channel, left=user_id)


def tell_members(world: World, thread: Channel, joined: int | None = None, left: int | None = None) -> None:
    guild, state = world.guild_of(thread), thread.thread
    assert guild is not None
    assert state is not None
    added: list[Json] = []
    if joined is not None:
        added = [payloads.thread_member(thread, joined)]
        if known := guild.members.get(joined):
            added[0] |= {"member": payloads.member(world, known), "presence": None}
    data: Json = {
        "id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(state.members),
        "added_members": added, "removed_member_ids": [] if left is None else [str(left)],
    }  # fmt: skip
    world.tell("THREAD_MEMBERS_UPDATE", data, thread)


def edit(
    world: World,
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
) -> None:
    """Only the keys that are in the body change; files are added unless `attachments` says what stays."""
    kept = _kept(message, body)
    content = body["content"] or "" if "content" in body else message.content
    embeds = body["embeds"] or [] if "embeds" in body else message.embeds
    components = body["components"] or [] if "components" in body else message.components
    flags = message.flags
    if "flags" in body:
        settable = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | (body["flags"] or 0) & settable
    layout = bool(flags & MessageFlag.COMPONENTS_V2)
    if layout and "components" in body and not message.flags & MessageFlag.COMPONENTS_V2:
        content, embeds = "", []
    check_not_empty(content, embeds, components, len(kept) + len(uploads), layout=layout)
    fresh = [media.attached(world, message, upload) for upload in uploads]
    if "components" in body:  # first what may be refused: then nothing has changed
        names = media.named(message, body, fresh)
        components = parts.accept(components, media.resolver(world, message, names))
    for gone in message.attachments:
        if gone not in kept:
            world.files.drop(gone.id)
    message.flags = flags & ~MessageFlag.LOADING
    message.content = content
    message.attachments = kept + fresh
    if "embeds" in body or embeds != message.embeds:
        message.embeds = media.embedded(world, message, embeds)
    if "components" in body:
        message.components = components
    elif components and layout:
        message.components = media.without_lost(message)
    draft = Draft(mentions=body.get("allowed_mentions"), mention_users_only=message.origin is not None)
    mentions.resolve(world, world.tables.channels[message.channel_id], message, draft)
    message.edited_at = world.now()
    announce(world, "MESSAGE_UPDATE", message)


def _kept(message: Message, body: Json) -> list[Attachment]:
    if body.get("attachments") is None:
        return list(message.attachments)
    known = {it.id: it for it in message.attachments}
    kept = [int(it["id"]) for it in body["attachments"] if int(it["id"]) in known]
    return [known[it] for it in kept]


def delete(world: World, message: Message) -> None:
    channel = world.tables.channels[message.channel_id]
    del world.tables.messages[channel.id][message.id]
    for attachment in message.attachments:
        world.files.drop(attachment.id)
    if channel.thread is not None and message.addressee is None:
        channel.thread.message_count -= 1
    data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    if message.addressee is None:
        world.tell("MESSAGE_DELETE", data, channel)
        return
    world.touch()
    only = frozenset((message.addressee,))
    happening = Happening("MESSAGE_DELETE", data, channel.guild_id, channel.id, only, to_bot=False)
    world.hub.tell(happening)


def pin(world: World, message: Message, by: int) -> None:
    if message.pinned_at is not None:
        return
    channel = world.tables.channels[message.channel_id]
    if len(pinned(world, channel)) >= PINS:
        raise refusal(30003)
    message.pinned_at = channel.last_pin_at = world.now()
    announce(world, "MESSAGE_UPDATE", message)
    _pins_changed(world, channel)
    reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.id)}
    post(world, channel, by, Draft(type=MessageType.PINNED, reference=reference))


def unpin(world: World, message: Message) -> None:
    if message.pinned_at is None:
        return
    message.pinned_at = None
    announce(world, "MESSAGE_UPDATE", message)
    _pins_changed(world, world.tables.channels[message.channel_id])


def pinned(world: World, channel: Channel) -> list[Message]:
    found = [it for it in world.tables.messages.get(channel.id, {}).values() if it.pinned_at is not None]
    return sorted(found, key=lambda it: -(it.pinned_at or 0))


def _pins_changed(world: World, channel: Channel) -> None:
    last = maybe_instant(channel.last_pin_at)
    data: Json = {"channel_id": str(channel.id), "last_pin_timestamp": last}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    world.tell("CHANNEL_PINS_UPDATE", data, channel)


def demand_open(channel: Channel) -> None:
    """For everything that does not un-archive by itself."""
    if channel.type in THREADS and channel.thread and channel.thread.archived:
        raise refusal(50083)
