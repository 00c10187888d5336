"""Rows as frozen values: what those may know who write nothing."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict

State: TypeAlias = Literal["pending", "sent", "dead", "deleted", "superseded"]


@dataclass(frozen=True, slots=True)
class Row:
    id: int
    key: str
    nonce: str
    channel: int
    game: int | None
    kind: str
    audience: int | None
    payload: Any = field(repr=False)
    coalesce: str | None
    state: State
    reason: str | None
    attempts: int  # this one included; more than one: look for it before sending again
    claimed_by: str | None
    not_before: int
    message: int | None
    put_at: int
    settled_at: int | None
    epoch: str  # of the database when this was put


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str = ""
    locale: str | None = None  # None: as their Discord
    zone: str | None = None  # an IANA name
    quiet_from: int | None = None  # minutes of their day
    quiet_until: int | None = None
    dm: bool = True
    dm_channel: int | None = None
    dm_closed_at: int | None = None
    away_from: int | None = None
    away_until: int | None = None
    seen_at: int = 0
    spoken: str | None = None  # the language of their Discord
    ranked: bool = True  # whether others may see their rating
    worded: bool = False  # whether their panels have words instead of signs

    @property
    def language(self) -> str | None:
        """Of what they alone read: their own choice, else that of their Discord."""
        return self.locale or self.spoken


class Changes(TypedDict, total=False):
    locale: str | None
    zone: str | None
    quiet_from: int | None
    quiet_until: int | None
    dm: bool
    ranked: bool
    worded: bool
    dm_channel: int | None
    dm_closed_at: int | None
    away_from: int | None
    away_until: int | None


@dataclass(frozen=True, slots=True)
class Server:
    """As whoever runs it has set it; None: as usual."""

    id: int
    home: int | None = None
    elsewhere: str | None = None
    boards: str | None = None
    results: int | None = None
    pace: str | None = None
    locale: str | None = None
    per_person: int | None = None
    in_all: int | None = None
    games: tuple[str, ...] | None = None
    computers: str | None = None
    hints: str | None = None
    role: int | None = None
    pings: str | None = None
    welcomed_at: int | None = None  # once, for ever
    moderators: int | None = None
    left_at: int | None = None  # the bot is not there any more
    weekly: int | None = None  # the channel for the word of the week


@dataclass(frozen=True, slots=True)
class Wait:
    game: int
    seat: int
    person: int | None  # None: a former player
    since: int | None  # None: it is not waited for
    reminded: int  # in this wait
    away_used: int  # ms of the bank
    pace: str
    thread: int | None
