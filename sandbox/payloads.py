"""Entities as Discord writes them, complete by its documentation."""

from sandbox.entities import (
    HEARD,
    Attachment,
    Channel,
    ChannelType,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    MessageFlag,
    Overwrite,
    Role,
    User,
)
from sandbox.wire import Json, instant, maybe_instant
from sandbox.world import World

_SPOILER = 1 << 3
_HIDDEN_FROM_LIST = ("name_localizations", "description_localizations")


def user(who: User) -> Json:
    payload: Json = {
        "id": str(who.id), "username": who.username, "global_name": who.global_name, "avatar": None,
        "discriminator": "0", "public_flags": 0, "flags": 0, "banner": None, "accent_color": who.color,
        "avatar_decoration_data": None, "collectibles": None, "primary_guild": None,
    }  # fmt: skip
    if who.bot:
        payload["bot"] = True
    return payload


def current_user(who: User) -> Json:
    private = {"mfa_enabled": True, "locale": who.locale, "email": None, "verified": True, "premium_type": 0}
    return user(who) | private


def bare_member(member: Member) -> Json:
    return {
        "nick": member.nick, "avatar": None, "banner": None, "roles": [str(role) for role in member.roles],
        "joined_at": instant(member.joined_at), "premium_since": None, "deaf": False, "mute": False,
        "flags": 0, "pending": False, "communication_disabled_until": None, "avatar_decoration_data": None,
        "collectibles": None,
    }  # fmt: skip


def member(world: World, of: Member) -> Json:
    return bare_member(of) | {"user": user(world.tables.users[of.user_id])}


def role(of: Role) -> Json:
    colors = {"primary_color": of.color, "secondary_color": None, "tertiary_color": None}
    payload: Json = {
        "id": str(of.id), "name": of.name, "permissions": str(of.permissions), "position": of.position,
        "color": of.color, "colors": colors, "hoist": False, "managed": of.managed,
        "mentionable": of.mentionable, "icon": None, "unicode_emoji": None, "flags": 0,
    }  # fmt: skip
    return payload


def overwrite(of: Overwrite) -> Json:
    return {"id": str(of.id), "type": of.type, "allow": str(of.allow), "deny": str(of.deny)}


def guild(of: Guild) -> Json:
    return {
        "id": str(of.id), "name": of.name, "icon": None, "description": None, "home_header": None,
        "splash": None, "discovery_splash": None, "features": [], "banner": None,
        "owner_id": str(of.owner_id), "application_id": None, "region": "deprecated",
        "afk_channel_id": None, "afk_timeout": 300, "system_channel_id": None, "system_channel_flags": 0,
        "widget_enabled": False, "widget_channel_id": None, "verification_level": 0,
        "roles": [role(known) for known in of.roles.values()], "default_message_notifications": 1,
        "mfa_level": 0, "explicit_content_filter": 0, "max_presences": None, "max_members": 500_000,
        "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": None,
        "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": of.locale,
        "rules_channel_id": None, "safety_alerts_channel_id": None, "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False, "premium_progress_bar_enabled_user_updated_at": None,
        "nsfw": False, "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": None,
        "hub_type": None,
    }  # fmt: skip


def guild_join(world: World, of: Guild) -> Json:
    """To a bot that has been let in just now: only then nothing is said of an outage."""
    return {key: value for key, value in guild_create(world, of).items() if key != "unavailable"}


def guild_create(world: World, of: Guild) -> Json:
    """The gateway's version: with everything that is in it, as the bot sees it."""
    bot = world.bot_id
    known = [channel(world, it) for it in world.channels_of(of.id)]
    live = [it for it in world.threads_of(of.id) if it.thread and not it.thread.archived]
    first = of.members.get(bot)
    return guild(of) | {
        "joined_at": instant(first.joined_at if first else 0.0), "large": len(of.members) > 250,
        "unavailable": False, "member_count": len(of.members), "voice_states": [],
        "members": [member(world, first)] if first else [], "channels": known,
        "threads": [channel(world, it, bot) for it in live if world.sees(bot, it)], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [], "lazy": True,
        "activity_instances": [], "embedded_activities": [],
        "version": int(world.now() * 1000), "application_command_counts": {},
    }  # fmt: skip


def channel(world: World, of: Channel, viewer: int | None = None) -> Json:
    if of.type == ChannelType.DM:
        others = [who for who in of.recipients if who != (viewer or world.bot_id)]
        return {
            "id": str(of.id), "type": 1, "flags": 0, "application_id": None,
            "last_message_id": _maybe(of.last_message_id),
            "last_pin_timestamp": maybe_instant(of.last_pin_at),
            "recipients": [user(world.tables.users[who]) for who in others],
        }  # fmt: skip
    return _thread(world, of, viewer) if of.thread else _guild_channel(of)


def _guild_channel(of: Channel) -> Json:
    payload: Json = {
        "id": str(of.id), "type": of.type, "flags": 0, "guild_id": str(of.guild_id), "name": of.name,
        "position": of.position, "parent_id": _maybe(of.parent_id), "application_id": None,
        "permission_overwrites": [overwrite(it) for it in of.overwrites],
    }  # fmt: skip
    if of.type == ChannelType.CATEGORY:
        return payload
    if of.type in HEARD:
        payload |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if of.type == ChannelType.FORUM:
        payload |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None,
                    "default_forum_layout": 0, "default_thread_rate_limit_per_user": 0}  # fmt: skip
    return payload | {
        "topic": of.topic, "nsfw": of.nsfw, "rate_limit_per_user": of.slowmode,
        "last_message_id": _maybe(of.last_message_id), "last_pin_timestamp": maybe_instant(of.last_pin_at),
        "default_auto_archive_duration": of.archive_after,
    }  # fmt: skip


def _thread(world: World, of: Channel, viewer: int | None) -> Json:
    state = of.thread
    assert state is not None
    metadata: Json = {
        "archived": state.archived, "auto_archive_duration": state.archive_after, "locked": state.locked,
        "archive_timestamp": instant(state.archived_at or state.created_at),
        "create_timestamp": instant(state.created_at),
    }  # fmt: skip
    if of.type == ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = state.invitable
    payload: Json = {
        "id": str(of.id), "type": of.type, "flags": 0, "guild_id": str(of.guild_id), "name": of.name,
        "parent_id": str(of.parent_id), "owner_id": str(state.owner_id), "thread_metadata": metadata,
        "message_count": state.message_count, "total_message_sent": state.total_sent,
        "member_count": min(len(state.members), 50), "rate_limit_per_user": of.slowmode,
        "last_message_id": _maybe(of.last_message_id), "last_pin_timestamp": maybe_instant(of.last_pin_at),
        "applied_tags": [],
    }  # fmt: skip
    who = viewer or world.bot_id
    if who in state.members:
        payload["member"] = thread_member(of, who)
    return payload


def thread_member(of: Channel, user_id: int) -> Json:
    assert of.thread is not None
    joined = instant(of.thread.members[user_id])
    return {"id": str(of.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment(world: World, of: Attachment) -> Json:
    url = attachment_url(world, of)
    payload: Json = {
        "id": str(of.id), "filename": of.filename, "size": of.size, "url": url, "proxy_url": url,
        "flags": _SPOILER if of.spoiler else 0,
    }  # fmt: skip
    if of.content_type:
        payload["content_type"] = of.content_type
    if of.width and of.height:
        payload |= {"width": of.width, "height": of.height}
    if of.description:
        payload["description"] = of.description
    if of.ephemeral:
        payload["ephemeral"] = True
    return payload


def attachment_url(world: World, of: Attachment) -> str:
    kind = "ephemeral-attachments" if of.ephemeral else "attachments"
    return f"{world.address}/{kind}/{of.channel_id}/{of.id}/{of.filename}"


def message(world: World, of: Message, *, quote: bool = True) -> Json:
    users = world.tables.users
    payload: Json = {
        "id": str(of.id), "channel_id": str(of.channel_id), "type": of.type, "content": of.content,
        "author": user(users[of.author_id]), "timestamp": instant(of.created_at),
        "edited_timestamp": maybe_instant(of.edited_at), "tts": False, "flags": of.flags,
        "mention_everyone": of.mention_everyone, "mentions": [user(users[who]) for who in of.mentions],
        "mention_roles": [str(it) for it in of.mention_roles], "embeds": of.embeds,
        "attachments": [attachment(world, it) for it in of.attachments if it.id not in _shown(of)],
        "components": of.components, "pinned": of.pinned_at is not None,
    }  # fmt: skip
    if of.nonce is not None:
        payload["nonce"] = of.nonce
    if of.application_id is not None:
        payload["application_id"] = str(of.application_id)
    if of.origin is not None:
        payload |= {"interaction_metadata": of.origin, "webhook_id": str(of.application_id)}
        if of.origin_name:
            payload["interaction"] = {
                "id": of.origin["id"], "type": 2, "name": of.origin_name, "user": of.origin["user"],
            }  # fmt: skip
    if of.position is not None:
        payload["position"] = of.position
    if of.reactions:
        payload["reactions"] = [_reaction(world, name, who) for name, who in of.reactions.items()]
    if of.thread_id is not None and (thread := world.tables.channels.get(of.thread_id)):
        payload["thread"] = channel(world, thread)
    if of.reference is not None:
        payload["message_reference"] = of.reference
        if quote:
            payload["referenced_message"] = _quoted(world, of.reference)
    return payload


def _shown(of: Message) -> tuple[int, ...]:
    """With Components V2 an attachment is part of a message only where a component refers to it."""
    if not of.flags & MessageFlag.COMPONENTS_V2:
        return ()
    return tuple(it.id for it in of.attachments)


def _quoted(world: World, reference: Json) -> Json | None:
    channel_id, message_id = int(reference["channel_id"]), int(reference.get("message_id", 0))
    quoted = world.tables.messages.get(channel_id, {}).get(message_id)
    return None if quoted is None else message(world, quoted, quote=False)


def _reaction(world: World, name: str, who: list[int]) -> Json:
    return {
        "emoji": {"id": None, "name": name}, "count": len(who), "me": world.bot_id in who, "me_burst": False,
        "count_details": {"burst": 0, "normal": len(who)}, "burst_colors": [],
    }  # fmt: skip


def gateway_message(world: World, of: Message) -> Json:
    """MESSAGE_CREATE and MESSAGE_UPDATE also say in which guild, and by which member."""
    payload = message(world, of)
    where = world.tables.channels[of.channel_id]
    if where.guild_id is not None:
        payload["guild_id"] = str(where.guild_id)
        if author := world.tables.guilds[where.guild_id].members.get(of.author_id):
            payload["member"] = bare_member(author)
    payload["channel_type"] = where.type
    return payload


def command(world: World, of: Command, *, with_localizations: bool = True) -> Json:
    hidden = () if with_localizations else _HIDDEN_FROM_LIST
    payload = {key: value for key, value in of.body.items() if key not in hidden}
    payload |= {
        "id": str(of.id), "version": str(of.version), "application_id": str(world.application.id),
    }  # fmt: skip
    if of.guild_id is not None:
        payload["guild_id"] = str(of.guild_id)
    return payload


def origin(world: World, of: Interaction) -> Json:
    """interaction_metadata: where a message comes from."""
    payload: Json = {
        "id": str(of.id), "type": of.type, "user": user(world.tables.users[of.user_id]),
        "authorizing_integration_owners": of.owners,
    }  # fmt: skip
    if of.type == 3:
        payload["interacted_message_id"] = str(of.message_id)
    if of.type == 5:
        payload["triggering_interaction_metadata"] = of.origin
    if of.type == 2:
        payload |= _target(world, of.data)
    return payload


def _target(world: World, data: Json) -> Json:
    if data["type"] == 2:
        return {"target_user": user(world.user(int(data["target_id"])))}
    if data["type"] == 3:
        return {"target_message_id": str(data["target_id"])}
    return {}


def _maybe(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
