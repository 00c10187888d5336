"""What the bot must be allowed to do where a game is played."""

import discord

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)


def missing(granted: discord.Permissions, *more: str) -> list[str]:
    return [name for name in (*NEEDED, *more) if not getattr(granted, name)]


def may_play(guild: discord.Guild, channel: int) -> bool:
    """As far as the events have told."""
    found = guild.get_channel(channel)
    return found is not None and not missing(found.permissions_for(guild.me))
