"""Threads: their making, their archive, and who is in them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sandbox import messages, payloads
from sandbox.drafts import Draft
from sandbox.entities import Channel, ChannelType, Message, MessageFlag, MessageType, ThreadState
from sandbox.errors import refusal
from sandbox.wire import Json
from sandbox.world import World

ACTIVE_THREADS: Final = 1000
PUBLIC_THREADS: Final[Mapping[int, int]] = {
    ChannelType.TEXT: ChannelType.PUBLIC_THREAD, ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
    ChannelType.FORUM: ChannelType.PUBLIC_THREAD,
}  # fmt: skip


def from_message(world: World, message: Message, by: int, body: Json) -> Channel:
    """A message starts one thread at most, and the thread takes its id."""
    if message.thread_id is not None or message.id in world.tables.channels:
        raise refusal(160004)
    parent = world.tables.channels[message.channel_id]
    thread = _opened(world, parent, message.id, ChannelType.PUBLIC_THREAD, by, body)
    message.thread_id = thread.id
    message.flags |= MessageFlag.HAS_THREAD
    messages.announce(world, "MESSAGE_UPDATE", message)
    reference = {"type": 0, "channel_id": str(parent.id), "message_id": str(message.id)}
    messages.post(world, thread, by, Draft(type=MessageType.THREAD_STARTER, reference=reference))
    return thread


def alone(world: World, parent: Channel, by: int, body: Json) -> Channel:
    kind = body.get("type") or ChannelType.PRIVATE_THREAD
    thread = _opened(world, parent, world.ids.next(), kind, by, body)
    if thread.type != ChannelType.PRIVATE_THREAD:
        note = Draft(content=thread.name, type=MessageType.THREAD_CREATED,
                     reference={"type": 0, "channel_id": str(thread.id)})  # fmt: skip
        messages.post(world, parent, by, note)
    return thread


def in_forum(world: World, forum: Channel, by: int, body: Json, first: Draft) -> Channel:
    """A post: a thread and the message that begins it, which has its id."""
    thread = _opened(world, forum, world.ids.next(), ChannelType.PUBLIC_THREAD, by, body)
    messages.post(world, thread, by, replace(first, id=thread.id))
    return thread


def _opened(world: World, parent: Channel, id_: int, kind: int, by: int, body: Json) -> Channel:
    if parent.guild_id is None or parent.type not in PUBLIC_THREADS:
        raise refusal(50024)
    if kind != ChannelType.PRIVATE_THREAD:
        kind = PUBLIC_THREADS[parent.type]
    elif parent.type != ChannelType.TEXT:
        raise refusal(50024)
    active = [it for it in world.threads_of(parent.guild_id) if it.thread and not it.thread.archived]
    if len(active) >= ACTIVE_THREADS:
        raise refusal(160006)
    now = world.now()
    archive_after = body.get("auto_archive_duration") or parent.archive_after
    state = ThreadState(by, archive_after, now, archived_at=now, active_at=now, members={by: now})
    state.invitable = body.get("invitable") is not False
    thread = Channel(
        id_, kind, parent.guild_id, body["name"], parent_id=parent.id, thread=state,
        slowmode=body.get("rate_limit_per_user") or 0,
    )  # fmt: skip
    world.add(thread)
    created = payloads.channel(world, thread) | {"newly_created": True}
    world.tell("THREAD_CREATE", created, thread)
    messages.tell_members(world, thread, joined=by)
    return thread


def change(world: World, thread: Channel, body: Json) -> None:
    state = thread.thread
    assert state is not None
    woken = False
    for key in ("locked", "invitable"):
        if body.get(key) is not None:
            setattr(state, key, body[key])
    if body.get("archived") is not None and body["archived"] != state.archived:
        state.archived = body["archived"]
        state.archived_at = world.now()
        state.active_at = world.now()
        woken = not state.archived
    thread.name = body.get("name") or thread.name
    archive_after = body.get("auto_archive_duration") or state.archive_after
    if archive_after != state.archive_after:  # another time until it is archived is activity, too
        state.archive_after = archive_after
        state.active_at = world.now()
    if body.get("rate_limit_per_user") is not None:
        thread.slowmode = body["rate_limit_per_user"]
    world.tell("THREAD_UPDATE", payloads.channel(world, thread), thread)
    if woken:
        messages.remind_member(world, thread)


def archive_idle(world: World) -> None:
    """Discord archives a thread in which nothing happened for its time."""
    threads = [world.tables.channels[it] for those in world.threads_by_parent.values() for it in those]
    for thread in threads:
        state = thread.thread
        if state is None or state.archived:
            continue
        if world.now() - state.active_at >= state.archive_after * 60:
            state.archived = True
            state.archived_at = world.now()
            world.tell("THREAD_UPDATE", payloads.channel(world, thread), thread)


def remove(world: World, channel: Channel) -> None:
    for thread_id in world.threads_by_parent.pop(channel.id, []):
        if thread := world.tables.channels.get(thread_id):
            remove(world, thread)
    event = "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE"
    world.tell(event, payloads.channel(world, channel), channel)
    for message in world.tables.messages.pop(channel.id, {}).values():
        for attachment in message.attachments:
            world.files.drop(attachment.id)
    world.drop(channel)
