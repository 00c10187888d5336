"""What a person sees, kept up to date by the sandbox, and how to wait for it."""

import asyncio
import json
from collections.abc import Callable
from typing import TypeVar

import aiohttp

from sandbox.people.shown import Shown
from sandbox.wire import Json

T = TypeVar("T")


class NeverSeen(AssertionError):  # noqa: N818 — a finding of a test
    """What was waited for did not come."""


class Screen:
    """What one person sees and has been told."""

    def __init__(self, session: aiohttp.ClientSession, patience: float, id_: int, name: str) -> None:
        self._session = session
        self._patience = patience
        self.id = id_
        self.name = name
        self.here = 0  # the channel that is open
        self.me: Json = {}
        self.guilds: dict[int, Json] = {}
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Shown]] = {}
        self.outcomes: dict[int, tuple[str, Json]] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Future[None]] = set()
        self._ponged = 0

    async def arrive(self) -> None:
        self._socket = await self._session.ws_connect(f"/people/{self.id}/live?recent=50", max_msg_size=0)
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.me or None, "the servers")
        self.here = min(self.channels, default=0)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    # hearing

    async def _read(self) -> None:
        assert self._socket is not None
        async for message in self._socket:
            told = json.loads(message.data)
            self._hear(told["event"], told["data"])
            for waiting in self._waiting:
                if not waiting.done():
                    waiting.set_result(None)

    def _hear(self, event: str, data: Json) -> None:
        match event:
            case "SNAPSHOT":
                self._hear_snapshot(data)
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                self.messages.setdefault(int(data["channel_id"]), {})[int(data["id"])] = Shown(data)
            case "MESSAGE_DELETE":
                self.messages.get(int(data["channel_id"]), {}).pop(int(data["id"]), None)
            case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "THREAD_CREATE" | "THREAD_UPDATE" | "DM":
                self.channels[int(data["id"])] = data
            case "CHANNEL_DELETE" | "THREAD_DELETE":
                self.channels.pop(int(data["id"]), None)
            case "PONG":
                self._ponged = data["n"]
            case _ if event.startswith(("INTERACTION_", "APPLICATION_COMMAND_AUTOCOMPLETE")):
                self.outcomes[int(data["id"])] = (event, data)

    def _hear_snapshot(self, data: Json) -> None:
        self.me = data["me"]
        self.guilds, self.channels = {}, {}
        for guild in data["guilds"]:
            self.guilds[int(guild["id"])] = guild
            for channel in (*guild["channels"], *guild["threads"]):
                self.channels[int(channel["id"])] = channel
        for channel in data["dms"]:
            self.channels[int(channel["id"])] = channel
        for channel_id, found in data.get("messages", {}).items():
            self.messages[int(channel_id)] = {int(it["id"]): Shown(it) for it in found}

    async def until(self, look: Callable[[], T | None], what: str) -> T:
        """What `look` finds, as soon as it finds anything."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._patience
        while (found := look()) is None:
            waiting: asyncio.Future[None] = loop.create_future()
            self._waiting.add(waiting)
            try:
                await asyncio.wait_for(waiting, deadline - loop.time())
            except TimeoutError:
                raise NeverSeen(f"{self.name} waited for {what}. {self._screen()}") from None
            finally:
                self._waiting.discard(waiting)
        return found

    def _screen(self) -> str:
        lately = list(self.messages.get(self.here, {}).values())[-4:]
        shown = "\n---\n".join(f"{it.author}: {it.text}" for it in lately)
        return f"On the screen:\n{shown or '(nothing)'}"

    async def caught_up(self) -> None:
        """Everything that happened before this call has been heard."""
        assert self._socket is not None
        number = self._ponged + 1
        await self._socket.send_str(json.dumps({"n": number}))
        await self.until(lambda: True if self._ponged >= number else None, "the sandbox to echo")

    # looking

    def channel_called(self, where: str | int) -> int:
        """By its name or id, or by the id of the person one writes to there."""
        if isinstance(where, int) and where in self.channels:
            return where
        for id_, channel in self.channels.items():
            others = [it["id"] for it in channel.get("recipients", ())]
            named = isinstance(where, str) and channel.get("name") == where.removeprefix("#")
            if named or str(where) in others:
                return id_
        raise LookupError(f"{self.name} sees no {where}.")

    def all_messages(self) -> list[Shown]:
        found = [it for known in self.messages.values() for it in known.values()]
        return sorted(found, key=lambda it: it.id)

    async def sees(self, text: str, *, anywhere: bool = False) -> Shown:
        """The newest message on the screen with this text, waiting for it."""

        def look() -> Shown | None:
            known = self.all_messages() if anywhere else self.messages.get(self.here, {}).values()
            found = [it for it in known if text in it.text]
            return found[-1] if found else None

        return await self.until(look, f"“{text}”")

    async def sees_dm(self, text: str) -> Shown:
        """A direct message with this text; it is opened, too."""

        def look() -> Shown | None:
            private = [it for it, channel in self.channels.items() if channel["type"] == 1]
            found = [it for id_ in private for it in self.messages.get(id_, {}).values() if text in it.text]
            return found[-1] if found else None

        message = await self.until(look, f"a direct message with “{text}”")
        self.here = message.channel
        return message

    async def does_not_see(self, text: str) -> None:
        """Nowhere, after everything that has happened so far."""
        await self.caught_up()
        found = [it for it in self.all_messages() if text in it.text]
        if found:
            raise AssertionError(f"{self.name} sees “{text}” in: {found[-1].text}")

    async def sees_gone(self, message: Shown) -> None:
        known = self.messages.setdefault(message.channel, {})
        await self.until(lambda: True if message.id not in known else None, f"message {message.id} to go")

    async def sees_changed(self, message: Shown) -> Shown:
        """The same message after its next edit, or as it is now if it was edited since."""
        before = message.json["edited_timestamp"]

        def look() -> Shown | None:
            now = self.messages.get(message.channel, {}).get(message.id)
            return now if now and now.json["edited_timestamp"] != before else None

        return await self.until(look, f"an edit of message {message.id}")

    async def sees_channel(self, name: str) -> int:
        def look() -> int | None:
            return next((id_ for id_, it in self.channels.items() if it.get("name") == name), None)

        return await self.until(look, f"a channel called {name}")
