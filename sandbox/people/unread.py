"""What nobody has read yet: of each person and channel how much, and how often it names them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandbox.entities import Channel, ChannelType, Message
from sandbox.wire import Json
from sandbox.world import World

COUNTED: Final = frozenset(
    ["MESSAGE_CREATE", "MESSAGE_DELETE", "READ", "CHANNEL_DELETE", "THREAD_DELETE", "CHANNEL_UPDATE"]
)
MOST: Final = 200  # messages of a channel that are looked through; nobody counts further


@dataclass(frozen=True, slots=True)
class Unread:
    count: int
    pings: int
    newest_ping: int = 0

    def shown(self) -> Json:
        return {"count": self.count, "pings": self.pings}


def read(world: World, who: int, channel: Channel) -> None:
    """All that stands in it now."""
    world.tables.read.setdefault(who, {})[channel.id] = channel.last_message_id or 0
    world.touch()


def counts(world: World, who: int) -> dict[int, Unread]:
    """By channel, where there is anything."""
    found = {it.id: in_channel(world, who, it) for it in world.tables.channels.values()}
    return {channel: it for channel, it in found.items() if it.count}


def in_channel(world: World, who: int, channel: Channel) -> Unread:
    new = list(_new(world, who, channel)) if world.sees(who, channel) else []
    naming = [it.id for it in new if channel.type == ChannelType.DM or _names(world, channel, it, who)]
    return Unread(len(new), len(naming), max(naming, default=0))


def _new(world: World, who: int, channel: Channel) -> Iterator[Message]:
    since = world.tables.read.get(who, {}).get(channel.id, 0)
    guild = world.guild_of(channel)
    came = guild.members[who].joined_at if guild and who in guild.members else 0.0
    known = reversed(world.tables.messages.get(channel.id, {}).values())
    for message, _ in zip(known, range(MOST), strict=False):
        if message.id <= since or message.created_at < came:
            return
        if message.author_id != who and message.addressee is None:
            yield message


def _names(world: World, channel: Channel, message: Message, who: int) -> bool:
    guild = world.guild_of(channel)
    member = guild.members.get(who) if guild else None
    role = member is not None and any(it in member.roles for it in message.mention_roles)
    return message.mention_everyone or who in message.mentions or role


def shown(world: World, me: int) -> Json:
    """One's own by channel; of everybody how often they are named, and where most lately."""
    people = [it.id for it in world.tables.users.values() if not it.bot]
    everybody = {who: counts(world, who) for who in people}
    return {
        "unread": {str(channel): it.shown() for channel, it in everybody[me].items()},
        "crowd": {str(who): _waiting(found) for who, found in everybody.items()},
    }


def _waiting(found: dict[int, Unread]) -> Json:
    newest = max(found, key=lambda channel: found[channel].newest_ping, default=None)
    pings = sum(it.pings for it in found.values())
    return {"pings": pings, "channel": str(newest) if pings else None}
