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


KIND = discord.ChannelType
PLACES = (KIND.text, KIND.news, KIND.public_thread, KIND.private_thread, KIND.news_thread)


def has_threads(kind: discord.ChannelType, *, private: bool) -> bool:
    """Whether a table can be opened in such a channel: among announcements there is nothing private."""
    return kind in PLACES and not (private and kind is KIND.news)


def missing(granted: discord.Permissions, *more: str) -> list[str]:
    return [name for name in (*NEEDED, *more) if not getattr(granted, name)]


def may_play(guild: discord.Guild, channel: int) -> bool:
    """As far as the events have told."""
    found = guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        found = found.parent
    return found is not None and not missing(found.permissions_for(guild.me))
