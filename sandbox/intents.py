"""Which events a bot asked for with its intents, and what it may see of them."""

from typing import Final

from sandbox.entities import Channel, ChannelType
from sandbox.hub import Happening
from sandbox.lines import Session
from sandbox.permissions import Permission
from sandbox.wire import Json
from sandbox.world import World

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, GUILD_REACTIONS = 1 << 0, 1 << 1, 1 << 9, 1 << 10
DIRECT_MESSAGES, DIRECT_REACTIONS, MESSAGE_CONTENT = 1 << 12, 1 << 13, 1 << 15
PRIVILEGED: Final = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
KNOWN: Final = (1 << 26) - 1
_MESSAGES = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"}
_CONTENT: Final[Json] = {"content": "", "embeds": [], "attachments": [], "components": []}


def concerns(world: World, session: Session, of: Happening) -> bool:
    if of.name == "INTERACTION_CREATE":
        return True
    guild = None if of.guild_id is None else world.tables.guilds.get(of.guild_id)
    if guild is not None and world.bot_id not in guild.members and of.name != "GUILD_DELETE":
        return False
    if not session.intents & _needed(of):
        return False
    channel = None if of.channel_id is None else world.tables.channels.get(of.channel_id)
    if of.name == "THREAD_MEMBERS_UPDATE" and not session.intents & GUILD_MEMBERS:
        return _of_the_bot(world, of)
    return channel is None or _bot_hears(world, channel)


def _of_the_bot(world: World, of: Happening) -> bool:
    """Also when it was taken out of a private thread, and sees it no more."""
    changed = [it["user_id"] for it in of.data["added_members"]] + of.data["removed_member_ids"]
    return str(world.bot_id) in changed


def _bot_hears(world: World, channel: Channel) -> bool:
    bot = world.bot_id
    if channel.type == ChannelType.DM:
        return bot in channel.recipients
    return world.allows(bot, channel, Permission.VIEW_CHANNEL)


def visible(world: World, session: Session, of: Happening) -> Json:
    """Without the intent, the content of messages by others in servers is blank."""
    hidden = (
        of.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and of.guild_id is not None
        and not session.intents & MESSAGE_CONTENT
    )  # fmt: skip
    bot = str(world.bot_id)
    if not hidden or of.data["author"]["id"] == bot:
        return of.data
    if any(it["id"] == bot for it in of.data["mentions"]):
        return of.data
    return of.data | _CONTENT


def _needed(of: Happening) -> int:
    private = of.guild_id is None
    if of.name in _MESSAGES or of.name == "TYPING_START":
        return DIRECT_MESSAGES if private else GUILD_MESSAGES
    if of.name.startswith("MESSAGE_REACTION"):
        return DIRECT_REACTIONS if private else GUILD_REACTIONS
    if of.name.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if of.name == "CHANNEL_PINS_UPDATE" and private:
        return DIRECT_MESSAGES
    return GUILDS
