"""What a Discord is made of. Ids are ints here and strings on the wire; instants are seconds UTC."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sandbox.wire import Json


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_MENU_COMMAND = 23


THREADS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD, ChannelType.ANNOUNCEMENT_THREAD)
HEARD = (ChannelType.VOICE, ChannelType.STAGE)  # one writes there, too, but opens no thread


@dataclass(slots=True)
class User:
    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    color: int = 0x5865F2
    dms_open: bool = True
    app_installed: bool = False  # user install of the application


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    mentionable: bool = False
    managed: bool = False


@dataclass(slots=True)
class Member:
    user_id: int
    joined_at: float
    nick: str | None = None
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    available: bool = True
    commands: bool = False  # those of the bot are installed, though it is not a member
    file_limit: int = 10 * 1024 * 1024


@dataclass(slots=True)
class Overwrite:
    id: int
    type: int  # 0 a role, 1 a member
    allow: int
    deny: int


@dataclass(slots=True)
class ThreadState:
    owner_id: int
    archive_after: int  # minutes
    created_at: float
    archived: bool = False
    archived_at: float = 0.0
    active_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)  # user -> joined at
    message_count: int = 0
    total_sent: int = 0


@dataclass(slots=True)
class Channel:
    id: int
    type: int
    guild_id: int | None = None
    name: str = ""
    position: int = 0
    parent_id: int | None = None
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    last_pin_at: float | None = None
    thread: ThreadState | None = None
    archive_after: int = 4320


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    size: int
    content_type: str | None = None
    width: int | None = None
    height: int | None = None
    description: str | None = None
    ephemeral: bool = False
    spoiler: bool = False
    channel_id: int = 0


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created_at: float
    type: int = 0
    content: str = ""
    flags: int = 0
    edited_at: float | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | int | None = None
    pinned_at: float | None = None
    application_id: int | None = None
    origin: Json | None = None  # interaction_metadata
    origin_name: str | None = None  # the command that was used
    reference: Json | None = None
    addressee: int | None = None  # an ephemeral message's only reader
    thread_id: int | None = None
    position: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)


@dataclass(slots=True)
class Command:
    id: int
    version: int
    guild_id: int | None
    body: Json  # as registered, after limits.py has looked at it


@dataclass(slots=True)
class Interaction:
    """From a person's click to the last edit of its answer."""

    id: int
    token: str
    type: int
    created_at: float
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    owners: dict[str, str]
    context: int
    name: str = ""
    message_id: int | None = None  # whose component was used
    acked: int | None = None  # the type of the initial response
    expired: bool = False  # nobody answered in time
    original_id: int | None = None
    loading: bool = False
    ephemeral: bool = False
    followups: int = 0
    forced_ephemeral: bool = False
    modal: Json | None = None  # what type 9 opened
    ahead: float = 0.0  # how far the clock had been pushed
    origin: Json | None = None
