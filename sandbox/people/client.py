"""A driver for tests: people who look and act through the same door as the page, and wait, never sleep."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import TypeVar

import aiohttp

from sandbox.commands import BOOLEAN, INTEGER, NUMBER
from sandbox.interactions import DEFER
from sandbox.people.forms import ClientRefuses
from sandbox.people.shown import Form, Shown
from sandbox.wire import Json, Value

T = TypeVar("T")


class DidNotRespond(AssertionError):  # noqa: N818 — what the screen says
    """What Discord shows when the bot missed its three seconds."""


class NeverSeen(AssertionError):  # noqa: N818 — a finding of a test
    """What was waited for did not come."""


class People:
    """Everybody at a running sandbox; `async with People(address) as people`."""

    def __init__(self, address: str, patience: float = 10.0) -> None:
        self.address = address
        self.patience = patience
        self._session: aiohttp.ClientSession | None = None
        self._present: dict[str, Person] = {}

    async def __aenter__(self) -> "People":
        self._session = aiohttp.ClientSession(self.address, connector=aiohttp.TCPConnector(limit=0))
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._present.values():
            await person.leave()
        if self._session is not None:
            await self._session.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        assert self._session is not None, "People is used with `async with`"
        return self._session

    async def person(self, name: str) -> "Person":
        if name not in self._present:
            everybody = (await self.get("/people"))["people"]
            found = [it for it in everybody if name in (it["global_name"], it["username"], it["id"])]
            if not found:
                raise LookupError(f"There is no {name} in this Discord.")
            person = Person(self, int(found[0]["id"]), name)
            await person.arrive()
            self._present[name] = person
        return self._present[name]

    async def newcomer(self, name: str, guilds: Iterable[int] = (), **more: Value) -> "Person":
        await self.control("person", name=name, guilds=[str(it) for it in guilds], **more)
        return await self.person(name)

    async def control(self, act: str, /, **body: Value) -> Json:
        """Faults, time, provocations and fixtures: see control.py."""
        async with self.session.post(f"/sandbox/{act}", json=body) as response:
            answer: Json = await response.json()
            if response.status != 200:
                raise ValueError(answer)
            return answer

    async def info(self) -> Json:
        return await self.get("/sandbox")

    async def get(self, path: str) -> Json:
        async with self.session.get(path) as response:
            response.raise_for_status()
            body: Json = await response.json()
            return body


class Person:
    """One of them, at their screen."""

    def __init__(self, people: People, id_: int, name: str) -> None:
        self._people = people
        self.id = id_
        self.name = name
        self.here = 0  # the channel that is open
        self.me: Json = {}
        self.guilds: dict[int, Json] = {}
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Shown]] = {}
        self._outcomes: dict[int, tuple[str, Json]] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Future[None]] = set()
        self._ponged = 0

    async def arrive(self) -> None:
        self._socket = await self._people.session.ws_connect(
            f"/people/{self.id}/live?recent=50", max_msg_size=0
        )
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
                self._outcomes[int(data["id"])] = (event, data)

    def _hear_snapshot(self, data: Json) -> None:
        self.me = data["me"]
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
        deadline = loop.time() + self._people.patience
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

    def go(self, where: "str | int | Person") -> "Person":
        """Open a channel by name or id, or the DM with somebody."""
        self.here = self._channel(where)
        return self

    def _channel(self, where: "str | int | Person") -> int:
        if isinstance(where, int):
            return where
        for id_, channel in self.channels.items():
            others = [it["id"] for it in channel.get("recipients", ())]
            if isinstance(where, Person) and str(where.id) in others:
                return id_
            if isinstance(where, str) and channel.get("name") == where.removeprefix("#"):
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

    # doing

    async def do(self, verb: str, /, **body: Value) -> Value:
        session = self._people.session
        async with session.post(f"/people/{self.id}/{verb}", json=body) as response:
            answer = await response.json()
            if response.status != 200:
                raise ClientRefuses(answer["refused"])
            return answer

    async def say(self, text: str, *, reply_to: Shown | None = None) -> Shown:
        more = {} if reply_to is None else {"reply_to": str(reply_to.id)}
        sent = await self.do("send", channel=str(self.here), content=text, **more)
        return await self._message(self.here, int(sent["id"]))

    async def _message(self, channel: int, id_: int) -> Shown:
        return await self.until(lambda: self.messages.get(channel, {}).get(id_), f"message {id_}")

    async def slash(self, line: str, /, **values: Value) -> Shown | Form | None:
        """Type a command. Words after subcommands fill the first options; the others come by name."""
        command, path, options, words = await self._parsed(line)
        filled = self._filled(options, words, values)
        asked = await self.do(
            "slash", channel=str(self.here), command=command["id"], version=command["version"], path=path,
            values=filled,
        )  # fmt: skip
        return await self._outcome(int(asked["interaction"]))

    async def complete(self, line: str, focused: str, typed: str = "", /, **values: Value) -> list[Json]:
        """The choices that autocomplete offers for one option."""
        command, path, options, words = await self._parsed(line)
        filled = self._filled(options, words, values) | {focused: typed}
        asked = await self.do(
            "complete",
            channel=str(self.here),
            command=command["id"],
            path=path,
            values=filled,
            focused=focused,
        )
        event, data = await self._heard(int(asked["interaction"]))
        if event != "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
            raise DidNotRespond("Loading options failed")
        choices: list[Json] = data["choices"]
        return choices

    async def _parsed(self, line: str) -> tuple[Json, list[str], list[Json], list[str]]:
        name, *words = line.removeprefix("/").split()
        known = await self.do("commands", channel=str(self.here))
        found = [it for it in known if it["type"] == 1 and name in self._names(it)]
        if not found:
            raise ClientRefuses(f"/{name} is not offered here.")
        options: list[Json] = found[0].get("options") or []
        path: list[str] = []
        while words and (step := self._subcommand(options, words[0])):
            path.append(step["name"])
            options = step.get("options") or []
            words = words[1:]
        return found[0], path, options, words

    def _subcommand(self, options: list[Json], word: str) -> Json | None:
        return next((it for it in options if it["type"] in (1, 2) and word in self._names(it)), None)

    def _names(self, thing: Json) -> tuple[str, ...]:
        local = (thing.get("name_localizations") or {}).get(self.me["locale"])
        return (thing["name"], local) if local else (thing["name"],)

    def _filled(self, options: list[Json], words: list[str], values: Json) -> Json:
        if len(words) > len(options):
            raise ClientRefuses(f"Too many words: {words}")
        filled = {it["name"]: _typed(it, word) for it, word in zip(options, words, strict=False)}
        for name, value in values.items():
            option = next((it for it in options if name.replace("_", "-") in self._dashed(it)), None)
            told = str(value.id) if isinstance(value, Person) else value
            filled[option["name"] if option else name] = told
        return filled

    def _dashed(self, option: Json) -> tuple[str, ...]:
        return tuple(name.replace("_", "-") for name in self._names(option))

    async def _heard(self, interaction: int) -> tuple[str, Json]:
        return await self.until(lambda: self._outcomes.pop(interaction, None), "an answer of the bot")

    async def _outcome(self, interaction: int) -> Shown | Form | None:
        event, data = await self._heard(interaction)
        if event == "INTERACTION_FAILURE":
            raise DidNotRespond(data["reason"])
        if event == "INTERACTION_MODAL_CREATE":
            return Form(interaction, data["title"], data["custom_id"], data["components"])
        channel, id_ = int(data["channel_id"]), int(data["message_id"])
        if data["type"] == DEFER:
            return await self.until(lambda: self._settled(channel, id_), "the deferred answer")
        return self.messages.get(channel, {}).get(id_)

    def _settled(self, channel: int, id_: int) -> Shown | None:
        shown = self.messages.get(channel, {}).get(id_)
        return None if shown is None or shown.loading else shown

    async def press(self, label: str, *, on: Shown | None = None) -> Shown | Form | None:
        """A button on this message, or on the newest one on the screen that has it."""
        message, button = await self._find(lambda it: it.button(label), on, f"a button “{label}”")
        asked = await self.do(
            "press",
            channel=str(message.channel),
            message=str(message.id),
            custom_id=button.get("custom_id", ""),
        )
        return await self._outcome(int(asked["interaction"]))

    async def select(
        self, *choices: "str | Person", menu: str | None = None, on: Shown | None = None
    ) -> Shown | Form | None:
        """Options by label or value, in a menu by placeholder or id."""

        def look(message: Shown) -> Json | None:
            found = message.menu(menu)
            return found if found and self._values(found, choices) is not None else None

        message, found = await self._find(look, on, f"a menu {menu or ''} with {choices}")
        asked = await self.do(
            "select", channel=str(message.channel), message=str(message.id), custom_id=found["custom_id"],
            values=self._values(found, choices),
        )  # fmt: skip
        return await self._outcome(int(asked["interaction"]))

    def _values(self, menu: Json, choices: "Iterable[str | Person]") -> list[str] | None:
        values = []
        for choice in choices:
            if isinstance(choice, Person):
                values.append(str(choice.id))
                continue
            known = {it["label"]: it["value"] for it in menu.get("options", ())}
            known |= {it["value"]: it["value"] for it in menu.get("options", ())}
            if menu.get("options") is not None and choice not in known:
                return None
            values.append(known.get(choice, choice))
        return values

    async def _find(
        self, look: Callable[[Shown], Json | None], on: Shown | None, what: str
    ) -> tuple[Shown, Json]:
        def search() -> tuple[Shown, Json] | None:
            known = self.messages.get(on.channel if on else self.here, {})
            candidates = [known[on.id]] if on and on.id in known else [] if on else list(known.values())
            for message in reversed(candidates):
                if (found := look(message)) is not None:
                    return message, found
            return None

        return await self.until(search, what)

    async def submit(self, form: Form, /, **fields: Value) -> Shown | Form | None:
        """Fill a form's fields, by label or id, and send it."""
        filled = {form.field(name): value for name, value in fields.items()}
        asked = await self.do("submit", modal=str(form.interaction), fields=filled)
        return await self._outcome(int(asked["interaction"]))

    async def menu(self, name: str, target: "Shown | Person") -> Shown | Form | None:
        """A command of the context menu of a message or a person."""
        known = await self.do("commands", channel=str(self.here))
        found = [it for it in known if it["name"] == name and it["type"] in (2, 3)]
        if not found:
            raise ClientRefuses(f"{name} is not offered here.")
        point = {"message": str(target.id)} if isinstance(target, Shown) else {"user": str(target.id)}
        asked = await self.do("menu", channel=str(self.here), command=found[0]["id"], **point)
        return await self._outcome(int(asked["interaction"]))

    async def dismiss(self, message: Shown) -> None:
        await self.do("dismiss", channel=str(message.channel), message=str(message.id))
        self.messages[message.channel].pop(message.id, None)

    async def write_to(self, user_id: int) -> "Person":
        """Open the direct messages with somebody."""
        channel = await self.do("open_dm", user=str(user_id))
        self.channels[int(channel["id"])] = channel
        return self.go(int(channel["id"]))

    async def settings(self, **changes: Value) -> None:
        await self.do("settings", **changes)

    async def upload(self, filename: str, content: bytes) -> str:
        url = f"/people/{self.id}/upload"
        async with self._people.session.post(url, params={"filename": filename}, data=content) as response:
            return str((await response.json())["attachment"])

    async def picture(self, message: Shown, number: int = 0) -> bytes:
        async with self._people.session.get(message.pictures[number].url) as response:
            response.raise_for_status()
            return await response.read()


def _typed(option: Json, word: str) -> Value:
    if option["type"] == INTEGER:
        return int(word)
    if option["type"] == NUMBER:
        return float(word)
    return word == "true" if option["type"] == BOOLEAN else word
