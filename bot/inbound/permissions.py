"""What the bot must be allowed to do where a game is played."""

import discord

IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
NEEDED = (*IN_THREAD, "send_messages", "create_public_threads")  # for a lobby, and a thread begun from it
FOR_PRIVATE = "create_private_threads"

KIND = discord.ChannelType
PLACES = (KIND.text, KIND.news, KIND.public_thread, KIND.private_thread, KIND.news_thread)


def has_threads(kind: discord.ChannelType, *, private: bool) -> bool:
    """Whether a table can be opened in such a channel: among announcements there is nothing private."""
    return kind in PLACES and not (private and kind is KIND.news)


def missing(granted: discord.Permissions, *, in_thread: bool, private: bool = False) -> list[str]:
    """A table that is opened in a thread stays there and needs no other."""
    private_too = (*NEEDED, FOR_PRIVATE) if private else NEEDED
    return [name for name in (IN_THREAD if in_thread else private_too) if not getattr(granted, name)]


def invitation(application: int | None, guild: int | None = None) -> str:
    """At which somebody who runs a server lets the bot in, with all that it needs and no more."""
    return discord.utils.oauth_url(
        application or 0,
        permissions=discord.Permissions(**dict.fromkeys((*NEEDED, FOR_PRIVATE), True)),
        guild=discord.Object(guild) if guild is not None else discord.utils.MISSING,
        disable_guild_select=guild is not None,
    )


def may_play(guild: discord.Guild, channel: int) -> bool:
    """As far as the events have told."""
    found = guild.get_channel_or_thread(channel)
    in_thread = isinstance(found, discord.Thread)
    if found is None or (isinstance(found, discord.Thread) and found.parent is None):
        return False
    return not missing(found.permissions_for(guild.me), in_thread=in_thread)


def place_for_welcome(guild: discord.Guild) -> int | None:
    """Where Discord greets new members, else the first channel in which we may write; None: there is none."""
    channels = [guild.system_channel, *guild.text_channels]
    return next(
        (one.id for one in channels if one and not missing(one.permissions_for(guild.me), in_thread=False)),
        None,
    )
