"""Who may do what where: Discord's bits and the order in which roles and overwrites apply."""

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.entities import Channel, Guild


class Permission(IntFlag):
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51
    BYPASS_SLOWMODE = 1 << 52


P = Permission
EVERYTHING = (1 << 53) - 1
MEMBER = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
    | P.USE_EXTERNAL_APPS
)
BOT = int(MEMBER | P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.PIN_MESSAGES | P.MENTION_EVERYONE)
IN_DIRECT_MESSAGES = int(MEMBER | P.PIN_MESSAGES | P.MENTION_EVERYONE)


def in_guild(guild: "Guild", user_id: int) -> int:
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if user_id == guild.owner_id:
        return EVERYTHING
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return EVERYTHING if bits & P.ADMINISTRATOR else bits


WITH_WORDS = P.EMBED_LINKS | P.ATTACH_FILES | P.MENTION_EVERYONE  # nobody has them who may not write


def in_channel(guild: "Guild", channel: "Channel", user_id: int, writes: int = P.SEND_MESSAGES) -> int:
    """`channel` is the parent when a thread is meant: threads inherit everything, but for who `writes`."""
    bits = in_guild(guild, user_id)
    if bits == EVERYTHING or not bits:
        return bits
    member = guild.members[user_id]
    own = {overwrite.id: overwrite for overwrite in channel.overwrites}
    if everyone := own.get(guild.id):
        bits = bits & ~everyone.deny | everyone.allow
    roles = [own[role_id] for role_id in member.roles if role_id in own]
    for overwrite in roles:
        bits &= ~overwrite.deny
    for overwrite in roles:
        bits |= overwrite.allow
    if personal := own.get(user_id):
        bits = bits & ~personal.deny | personal.allow
    if not bits & P.VIEW_CHANNEL:
        return 0
    return bits if bits & writes else bits & ~WITH_WORDS
