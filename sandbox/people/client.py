"""A driver for tests: people who look and act through the same door as the page, and wait, never sleep."""

from collections.abc import Callable, Iterable
from contextlib import suppress

import aiohttp

from sandbox.commands import BOOLEAN, INTEGER, NUMBER
from sandbox.interactions import DEFER
from sandbox.people.refusals import ClientRefuses
from sandbox.people.screen import Screen
from sandbox.people.shown import Form, Shown
from sandbox.wire import Json, Value


class DidNotRespond(AssertionError):  # noqa: N818 — what the screen says
    """What Discord shows when the bot missed its three seconds."""


class People:
    """Everybody at a running sandbox; `async with People(address) as people`."""

    def __init__(self, address: str, patience: float = 60.0) -> None:
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


class Person(Screen):
    """One of them: what they do. What they see is their screen."""

    def __init__(self, people: People, id_: int, name: str) -> None:
        super().__init__(people.session, people.patience, id_, name)
        self._people = people
        self._commands: dict[tuple[int, str], Json] = {}  # by channel and name

    def go(self, where: "str | int | Person") -> "Person":
        """Open a channel by name or id, or the DM with somebody."""
        self.here = self.channel_called(where.id if isinstance(where, Person) else where)
        return self

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
        return await self._outcome(await self._ask("slash", line, values))

    async def complete(self, line: str, focused: str, typed: str = "", /, **values: Value) -> list[Json]:
        """The choices that autocomplete offers for one option."""
        asked = await self._ask("complete", line, values, typed={focused: typed}, focused=focused)
        event, data = await self._heard(asked)
        if event != "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
            raise DidNotRespond("Loading options failed")
        choices: list[Json] = data["choices"]
        return choices

    async def _ask(self, verb: str, line: str, values: Json, **more: Value) -> int:
        """By the command as it is known here; where that is refused, it may have changed since."""
        name, *words = line.removeprefix("/").split()
        if known := self._commands.get((self.here, name)):
            with suppress(ClientRefuses):
                return await self._ask_by(known, verb, words, values, **more)
        known = self._commands[self.here, name] = await self._offered(name)
        return await self._ask_by(known, verb, words, values, **more)

    async def _offered(self, name: str) -> Json:
        offered = await self.do("commands", channel=str(self.here), called=name)
        found: list[Json] = [it for it in offered if it["type"] == 1 and name in self._names(it)]
        if not found:
            raise ClientRefuses(f"/{name} is not offered here.")
        return found[0]

    async def _ask_by(
        self,
        command: Json,
        verb: str,
        words: list[str],
        values: Json,
        typed: Json | None = None,
        **more: Value,
    ) -> int:
        path, options, rest = self._path(command, words)
        filled = self._filled(options, rest, values) | (typed or {})
        asked = await self.do(
            verb, channel=str(self.here), command=command["id"], version=command["version"], path=path,
            values=filled, **more,
        )  # fmt: skip
        return int(asked["interaction"])

    def _path(self, command: Json, words: list[str]) -> tuple[list[str], list[Json], list[str]]:
        options: list[Json] = command.get("options") or []
        path: list[str] = []
        while words and (step := self._subcommand(options, words[0])):
            path.append(step["name"])
            options = step.get("options") or []
            words = words[1:]
        return path, options, words

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
        return await self.until(lambda: self.outcomes.pop(interaction, None), "an answer of the bot")

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
        known = await self.do("commands", channel=str(self.here), called=name)
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
