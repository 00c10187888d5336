"""Who is pinged by a message: what it says, what `allowed_mentions` lets through, what its author may."""

import re

from sandbox import components as parts
from sandbox.drafts import Draft
from sandbox.entities import Channel, Message, MessageFlag, MessageType
from sandbox.permissions import Permission
from sandbox.wire import Json
from sandbox.world import World

_USER = re.compile(r"<@!?(\d{15,20})>")
_ROLE = re.compile(r"<@&(\d{15,20})>")


def resolve(world: World, channel: Channel, message: Message, draft: Draft) -> None:
    said = message.content
    if message.flags & MessageFlag.COMPONENTS_V2:
        said = "\n".join(it["content"] for _, it in parts.walk(message.components) if "content" in it)
    allowed = draft.mentions
    default = ["users"] if draft.mention_users_only else ["users", "roles", "everyone"]
    parse = default if allowed is None else allowed.get("parse") or []
    users = {int(it) for it in (allowed or {}).get("users") or ()}
    roles = {int(it) for it in (allowed or {}).get("roles") or ()}
    message.mentions = [
        who for who in dict.fromkeys(map(int, _USER.findall(said)))
        if who in world.tables.users and ("users" in parse or who in users)
    ]  # fmt: skip
    _mention_quoted(world, message, allowed)
    guild = world.guild_of(channel)
    if guild is None:
        return
    everyone = world.allows(message.author_id, channel, Permission.MENTION_EVERYONE)
    message.mention_roles = [
        it for it in dict.fromkeys(map(int, _ROLE.findall(said)))
        if (role := guild.roles.get(it)) and (everyone or role.mentionable)
        and ("roles" in parse or it in roles)
    ]  # fmt: skip
    shout = "@everyone" in said or "@here" in said
    message.mention_everyone = shout and everyone and "everyone" in parse


def _mention_quoted(world: World, message: Message, allowed: Json | None) -> None:
    if message.type != MessageType.REPLY or message.reference is None:
        return
    if allowed is not None and not allowed.get("replied_user"):
        return
    quoted = world.tables.messages[message.channel_id].get(int(message.reference["message_id"]))
    if quoted and quoted.author_id not in (message.author_id, *message.mentions):
        message.mentions.append(quoted.author_id)
