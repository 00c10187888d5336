"""A request that found its route, and the tables that routes are written in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sandbox.drafts import Upload
from sandbox.entities import Channel, Message
from sandbox.errors import invalid_at
from sandbox.machine import Machine
from sandbox.multipart import uploads
from sandbox.ratelimits import ORDINARY, Bucket
from sandbox.wire import Json, Value, is_number
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Call:
    machine: Machine
    names: Mapping[str, str]
    query: Mapping[str, str]
    body: Value = None
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)

    @property
    def world(self) -> World:
        return self.machine.world

    def id(self, name: str) -> int:
        value = self.names[name]
        if not is_number(value):
            raise invalid_at((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)

    def channel(self) -> Channel:
        return self.world.channel(self.id("channel_id"))

    def message(self) -> Message:
        """A message as a bot reaches it through its channel; ephemeral ones are not there."""
        message = self.world.message(self.id("channel_id"), self.id("message_id"))
        if message.addressee is not None:
            self.world.message(0, 0)
        return message

    def object(self) -> Json:
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise invalid_at((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.body

    def uploads(self, limit: int, described_in: Json | None = None) -> Sequence[Upload]:
        about = self.object() if described_in is None else described_in
        return uploads(about, self.files, limit) if self.files else ()

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.query.get(name, str(default))
        if not is_number(value) or not low <= int(value) <= high:
            said = f"int value should be between {low} and {high}."
            raise invalid_at((name,), "NUMBER_TYPE_MAX", said)
        return int(value)

    def snowflake(self, name: str) -> int | None:
        if (value := self.query.get(name)) is None:
            return None
        if not is_number(value):
            raise invalid_at((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: Value = None


Handler = Callable[[Call], Value]


@dataclass(frozen=True, slots=True)
class Route:
    """`major`: an id with a bucket of its own. Interactions need no token, no place in the global limit."""

    method: str
    path: str
    handler: Handler
    bucket: Bucket = ORDINARY
    major: str = ""
    query: tuple[str, ...] = ()
    with_token: bool = True
    counts_globally: bool = True
    body: bool = False
    reason: bool = True
    key: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", f"{self.method} {self.path}")
