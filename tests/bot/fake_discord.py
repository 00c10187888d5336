"""As much of Discord as notices need, on paper: who can read what, whose phone rang, what is gone."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

US = 1


@dataclass
class FakeMessage:
    """A message that stands somewhere."""

    id: int
    view: discord.ui.LayoutView
    rang: frozenset[int]
    silent: bool
    author: Any = field(default_factory=lambda: SimpleNamespace(id=US))

    @property
    def components(self) -> list[Any]:
        return [SimpleNamespace(id=box.id) for box in self.view.children]

    @property
    def text(self) -> str:
        shown = self.view.walk_children()
        return "\n".join(one.content for one in shown if isinstance(one, discord.ui.TextDisplay))

    @property
    def buttons(self) -> list[str]:
        shown = self.view.walk_children()
        return [str(one.custom_id) for one in shown if isinstance(one, discord.ui.Button)]


class Place:
    """A channel, a thread or a direct conversation."""

    def __init__(self, discord: "FakeDiscord", number: int) -> None:
        self.discord, self.id = discord, number
        self.sheets: dict[int, FakeMessage] = {}
        self.nonces: dict[str, int] = {}

    async def send(
        self,
        *,
        view: discord.ui.LayoutView,
        files: Any,
        allowed_mentions: discord.AllowedMentions,
        nonce: str,
        silent: bool,
    ) -> FakeMessage:
        self.discord.may_fail()
        if nonce not in self.nonces:
            called = allowed_mentions.users
            rang = frozenset(one.id for one in called) if isinstance(called, list) else frozenset[int]()
            sheet = FakeMessage(next(self.discord.ids), view, rang, silent)
            self.sheets[sheet.id] = sheet
            self.nonces[nonce] = sheet.id
        self.discord.may_forget()
        return self.sheets[self.nonces[nonce]]

    def get_partial_message(self, message: int) -> "Held":
        return Held(self, message)

    async def history(self, limit: int) -> AsyncIterator[FakeMessage]:
        for message in sorted(self.sheets, reverse=True)[:limit]:
            yield self.sheets[message]


@dataclass
class Held:
    place: Place
    id: int

    async def edit(self, *, view: discord.ui.LayoutView, **_: Any) -> None:
        self.place.discord.may_fail()
        self._sheet().view = view

    async def delete(self) -> None:
        self.place.discord.may_fail()
        self._sheet()
        del self.place.sheets[self.id]

    def _sheet(self) -> FakeMessage:
        if self.id not in self.place.sheets:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": 10008, "message": ""})
        return self.place.sheets[self.id]


class FakeDiscord:
    """Instead of a client. A fault is used up by the next request: `fail` before it, `forget` after it."""

    def __init__(self) -> None:
        self.user = SimpleNamespace(id=US)
        self.ids = count(100)
        self.places: dict[int, Place] = {}
        self.fault = ""

    def get_partial_messageable(self, channel: int) -> Place:
        return self.places.setdefault(channel, Place(self, channel))

    @property
    def http(self) -> "FakeDiscord":
        return self

    async def start_private_message(self, person: int) -> dict[str, str]:
        return {"id": str(person)}

    def sheets(self, channel: int) -> list[FakeMessage]:
        return list(self.get_partial_messageable(channel).sheets.values())

    def all_sheets(self) -> Iterator[FakeMessage]:
        for place in self.places.values():
            yield from place.sheets.values()

    def may_fail(self) -> None:
        if self.fault == "fail":
            self.fault = ""
            raise OSError

    def may_forget(self) -> None:
        if self.fault == "forget":
            self.fault = ""
            raise OSError
