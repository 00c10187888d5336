"""The state of this Discord: its tables, who sees what, and the making of its fixtures."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox import permissions
from sandbox.clock import Clock, Snowflakes
from sandbox.entities import (
    THREADS,
    Attachment,
    Channel,
    ChannelType,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from sandbox.errors import refusal
from sandbox.files import Files
from sandbox.hub import Happening, Hub
from sandbox.permissions import Permission
from sandbox.wire import Json


@dataclass(slots=True)
class Application:
    """The one bot this Discord knows."""

    id: int
    name: str
    token: str
    owner_id: int
    user_install: bool = True
    privileged_intents: int = 0  # of those the developer portal would have to allow


@dataclass
class Tables:
    """What is kept in the folder."""

    application: Application
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)  # channel -> message, oldest first
    commands: dict[int, Command] = field(default_factory=dict)
    interactions: dict[int, Interaction] = field(default_factory=dict)
    dismissed: dict[int, list[int]] = field(default_factory=dict)  # person -> ephemeral messages put away
    read: dict[int, dict[int, int]] = field(default_factory=dict)  # person -> channel -> last message read
    command_creates: dict[str, list[float]] = field(default_factory=dict)
    last_id: int = 0


class World:
    def __init__(self, tables: Tables, clock: Clock, files: Files) -> None:
        self.tables = tables
        self.clock = clock
        self.files = files
        self.hub = Hub()
        self.ids = Snowflakes(clock, tables.last_id)
        self.address = "http://127.0.0.1"  # told by the server when it listens
        self.dirty = False
        self.nonces: dict[tuple[int, str], tuple[int, float]] = {}  # channel, nonce -> message, time
        self.dms_opened: list[float] = []
        self.uploaded: dict[int, Attachment] = {}  # by people, for options and modals
        self.session_starts: list[float] = []
        self.gateway = "ws://127.0.0.1/gateway"
        self.recommended_shards = 1
        self.max_concurrency = 1  # shards that may begin at once
        self._dms = {
            frozenset(channel.recipients): channel.id
            for channel in tables.channels.values() if channel.type == ChannelType.DM
        }  # fmt: skip
        self.tokens = {interaction.token: interaction.id for interaction in tables.interactions.values()}
        self.threads_by_parent: dict[int, list[int]] = {}
        self._in_guild: dict[int, dict[int, Channel]] = {}  # nobody looks through all of ten thousand servers
        for channel in tables.channels.values():
            self._note(channel)

    # finding

    @property
    def application(self) -> Application:
        return self.tables.application

    @property
    def bot_id(self) -> int:
        return self.application.id

    def now(self) -> float:
        return self.clock.now()

    def user(self, user_id: int) -> User:
        if (user := self.tables.users.get(user_id)) is None:
            raise refusal(10013)
        return user

    def guild(self, guild_id: int) -> Guild:
        if (guild := self.tables.guilds.get(guild_id)) is None:
            raise refusal(10004)
        return guild

    def channel(self, channel_id: int) -> Channel:
        if (channel := self.tables.channels.get(channel_id)) is None:
            raise refusal(10003)
        return channel

    def message(self, channel_id: int, message_id: int) -> Message:
        message = self.tables.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise refusal(10008)
        return message

    def dm_between(self, one: int, other: int) -> Channel:
        """The channel of these two, made when it is not there yet."""
        pair = frozenset((one, other))
        if (known := self._dms.get(pair)) is not None:
            return self.tables.channels[known]
        channel = Channel(self.ids.next(), ChannelType.DM, recipients=sorted(pair))
        self.add(channel)
        self._dms[pair] = channel.id
        self.touch()
        return channel

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.tables.guilds[channel.guild_id]

    def channels_of(self, guild_id: int) -> Iterator[Channel]:
        for channel in self._in_guild.get(guild_id, {}).values():
            if channel.type not in THREADS:
                yield channel

    def threads_of(self, guild_id: int) -> Iterator[Channel]:
        for channel in self._in_guild.get(guild_id, {}).values():
            if channel.thread:
                yield channel

    def shares_guild(self, one: int, other: int) -> bool:
        return any(one in guild.members and other in guild.members for guild in self.tables.guilds.values())

    # who may what

    def permissions(self, user_id: int, channel: Channel) -> int:
        guild = self.guild_of(channel)
        if guild is None:
            return permissions.IN_DIRECT_MESSAGES if user_id in channel.recipients else 0
        if not channel.thread:
            return permissions.in_channel(guild, channel, user_id)
        parent = self.tables.channels[channel.parent_id or 0]
        bits = permissions.in_channel(guild, parent, user_id, Permission.SEND_MESSAGES_IN_THREADS)
        hidden = channel.type == ChannelType.PRIVATE_THREAD and not bits & Permission.MANAGE_THREADS
        return 0 if hidden and user_id not in channel.thread.members else bits

    def sees(self, user_id: int, channel: Channel) -> bool:
        return bool(self.permissions(user_id, channel) & Permission.VIEW_CHANNEL)

    def allows(self, user_id: int, channel: Channel, needed: int) -> bool:
        return self.permissions(user_id, channel) & needed == needed

    def require_bot(self, channel: Channel, needed: int) -> None:
        bits = self.permissions(self.bot_id, channel)
        if not bits & Permission.VIEW_CHANNEL:
            raise refusal(50001)
        if bits & needed != needed:
            raise refusal(50013)

    # changing

    def touch(self) -> None:
        self.dirty = True

    def tell(self, name: str, data: Json, channel: Channel | None = None, guild: Guild | None = None) -> None:
        self.touch()
        guild_id = guild.id if guild else channel.guild_id if channel else None
        only = frozenset(channel.recipients) if channel and channel.type == ChannelType.DM else None
        to_bot = only is None or self.bot_id in only
        self.hub.tell(Happening(name, data, guild_id, channel.id if channel else None, only, to_bot))

    def add_user(self, name: str, *, locale: str = "en-US", color: int = 0x5865F2, bot: bool = False) -> User:
        username = "".join(letter for letter in name.lower() if letter.isalnum()) or "someone"
        user = User(self.ids.next(), username, name, bot, locale, color)
        self.tables.users[user.id] = user
        self.touch()
        return user

    def add_guild(self, name: str, owner_id: int, locale: str = "en-US", *, with_bot: bool = True) -> Guild:
        guild = Guild(self.ids.next(), name, owner_id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.MEMBER)
        self.tables.guilds[guild.id] = guild
        self.join(guild, owner_id)
        if with_bot:
            role = Role(self.ids.next(), self.application.name, permissions.BOT, 1, managed=True)
            guild.roles[role.id] = role
            self.join(guild, self.bot_id).roles.append(role.id)
        return guild

    def join(self, guild: Guild, user_id: int) -> Member:
        member = Member(user_id, self.now())
        guild.members[user_id] = member
        self.touch()
        return member

    def add_channel(
        self,
        guild: Guild,
        name: str,
        *,
        kind: int = ChannelType.TEXT,
        topic: str | None = None,
        overwrites: list[Overwrite] | None = None,
    ) -> Channel:
        position = sum(1 for known in self.channels_of(guild.id))
        channel = Channel(self.ids.next(), kind, guild.id, name, position, topic=topic)
        channel.overwrites = overwrites or []
        self.add(channel)
        self.touch()
        return channel

    def add(self, channel: Channel) -> None:
        self.tables.channels[channel.id] = channel
        self._note(channel)

    def _note(self, channel: Channel) -> None:
        if channel.guild_id is not None:
            self._in_guild.setdefault(channel.guild_id, {})[channel.id] = channel
        if channel.thread and channel.parent_id:
            self.threads_by_parent.setdefault(channel.parent_id, []).append(channel.id)

    def drop(self, channel: Channel) -> None:
        del self.tables.channels[channel.id]
        if channel.guild_id is not None:
            del self._in_guild[channel.guild_id][channel.id]
        if channel.thread and channel.parent_id in self.threads_by_parent:
            self.threads_by_parent[channel.parent_id].remove(channel.id)


def new_token(application_id: int) -> str:
    """Of the form of a bot's token: the application's id in base 64, a time, a secret."""
    head = urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(5)[:6]}.{secrets.token_urlsafe(29)[:38]}"


YEAR = 365 * 86_400.0


def empty_world(clock: Clock, files: Files, name: str = "Fireside", token: str | None = None) -> World:
    ids = Snowflakes(clock)
    owner = User(ids.next(), "keeper", "Keeper")
    bot = User(ids.next(), "".join(name.lower().split()), name, bot=True, color=0xE8590C)
    application = Application(bot.id, name, token or new_token(bot.id), owner.id)
    tables = Tables(application, {owner.id: owner, bot.id: bot}, last_id=ids.last)
    return World(tables, clock, files)


def furnished_world(clock: Clock, files: Files, token: str | None = None) -> World:
    """Two servers and six persons; English is spoken in the first, French and Italian in the second too."""
    world = empty_world(clock, files, token=token)
    ana = world.add_user("Ana", color=0x3BA55D)
    ben = world.add_user("Ben", color=0x5865F2)
    chloe = world.add_user("Chloé", color=0xEB459E)
    dario = world.add_user("Dario", color=0xFAA61A)
    hearth = world.add_guild("The Hearth", ana.id)
    for person in (ben, chloe, dario):
        world.join(hearth, person.id)
    world.add_channel(hearth, "general", topic="Pull up a chair")
    world.add_channel(hearth, "games", topic="/newgame opens a table here")
    keepers = [Overwrite(hearth.id, 0, 0, int(Permission.VIEW_CHANNEL))]
    world.add_channel(hearth, "keepers-only", overwrites=keepers)
    lanterns = world.add_guild("Lanterns", chloe.id, "fr")
    emile = world.add_user("Émile", locale="fr", color=0x1ABC9C)
    fosca = world.add_user("Fosca", locale="it", color=0x9B59B6)
    for person in (ana, dario, emile, fosca):
        world.join(lanterns, person.id)
    world.add_channel(lanterns, "salon", topic="Émile parle français · Fosca parla italiano")
    for guild in (hearth, lanterns):  # the bot has been at home there for long
        guild.members[world.bot_id].joined_at -= YEAR
    return world
