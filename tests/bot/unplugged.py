"""The bot without sockets: interactions come in as from the gateway, their answers are taken and read."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import discord

from bot.inbound.client import Fireside, Limits
from bot.inbound.flood_guard import Pace
from bot.show.panel import Picture
from bot.show.pictures import Pictures
from engines import GAMES
from engines.core import AnyRules
from sandbox import interactions as desk
from sandbox import messages, payloads
from sandbox.clock import Clock as SandboxClock
from sandbox.drafts import Draft
from sandbox.entities import Channel
from sandbox.files import Files
from sandbox.wire import Json, dumps
from sandbox.world import World, furnished_world
from tables import lobby
from tables.model import NewTable, Press
from tables.service import Tables
from tests.bot.seated import Clock, database


class Blank(Pictures):
    """Nothing is drawn here; what is said is looked at."""

    async def _drawn(self, work: Any, what: Any, name: str) -> Picture | None:
        return None


async def _filmed(_question: bytes) -> bytes:
    return b"GIF89a"


class Answers:
    """Discord as an interaction's answers see it: everything is taken, and read."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.message = payloads.message(world, _any_message(world, channel))
        self.told: dict[int, list[str]] = {}
        self.answered: set[int] = set()
        self.of_token: dict[str, int] = {}

    @asynccontextmanager
    async def request(self, method: str, url: Any, **given: Any) -> AsyncIterator["Answer"]:
        pieces = str(url).split("/")
        first = pieces[-1].startswith("callback")
        number = (
            int(pieces[-3]) if first else self.of_token[pieces[pieces.index("webhooks") + 2].split("?")[0]]
        )
        body = given.get("data")
        text = body if isinstance(body, str) else str([one[2] for one in getattr(body, "_fields", ())])
        self.told.setdefault(number, []).append(text)
        if first:
            self.answered.add(number)
            yield Answer({"interaction": {"id": str(number), "type": 3}})
        else:
            yield Answer(self.message)


class Answer:
    status, reason = 200, "OK"
    headers = {"content-type": "application/json"}  # noqa: RUF012 — as aiohttp has it

    def __init__(self, body: Json) -> None:
        self.body = body

    async def text(self, encoding: str = "utf-8") -> str:
        return dumps(self.body)

    async def json(self) -> Json:
        return self.body


def _any_message(world: World, channel: Channel) -> Any:
    return messages.post(world, channel, world.bot_id, Draft(content="…"))


class Unplugged:
    """Three games that run, one in its lobby, one that is over; persons in and out of them."""

    def __init__(self, world: World, client: Fireside, chance: random.Random) -> None:
        self.world, self.client, self.chance = world, client, chance
        self.tables = client.tables
        everybody = {user.global_name: user.id for user in world.tables.users.values() if not user.bot}
        self.people = [everybody[name] for name in ("Ana", "Ben", "Chloé", "Dario", "Émile")]
        self.guilds = list(world.tables.guilds)
        self.channels = [it for it in world.tables.channels.values() if it.guild_id is not None]
        self.answers = Answers(world, self.channels[0])
        self.pressed: dict[int, int] = {}
        self.games: list[int] = []  # that run, one of each kind
        self.newest = 1

    def press(self, person: int) -> Press:
        return Press(
            self.chance.getrandbits(60), person, str(person), "en", self.guilds[0], self.channels[1].id
        )

    async def begin(self) -> None:
        for rules in GAMES:
            self.games.append(await self.opened(rules))
        await self.opened(GAMES[0], full=False)
        await self.tables.leave(self.press(self.people[0]), await self.opened(GAMES[0]))

    async def opened(self, rules: AnyRules, *, full: bool = True) -> int:
        wish = NewTable(rules, self.channels[1].id, None, {}, 2, "none", private=False, locale="en")
        table = await self.tables.open(self.press(self.people[0]), wish)
        if full:
            await self.tables.join(self.press(self.people[1]), table.id)
            await self.tables.tx(lobby.thread_made, table.id, 900 + table.id)
        self.newest = table.id
        return table.id

    async def goes_on(self) -> None:
        """Somebody has left, or won: another game takes its place, so that there always is one."""
        for number, game in enumerate(self.games):
            table = await self.tables.get(game)
            if table.state == "ended":
                self.games[number] = await self.opened(table.rules)

    def payload(self, kind: int, data: Json, person: int, channel: Channel | None = None) -> Json:
        """From that channel, or from any in which the person is."""
        here = [it for it in self.channels if person in self.world.guild(it.guild_id or 0).members]
        made = desk.make(self.world, person, channel or self.chance.choice(here), kind, data, {"0": "1"})
        self.pressed[made.id] = person
        self.answers.of_token[made.token] = made.id
        return desk.payload(self.world, made, self.world.channel(made.channel_id))

    def receive(self, payload: Json) -> None:
        self.client._connection.parsers["INTERACTION_CREATE"](payload)

    async def answered(self, kind: int, data: Json, person: int, channel: Channel | None = None) -> list[str]:
        """All that comes back, once nothing is under way any more."""
        payload, before = self.payload(kind, data, person, channel), asyncio.all_tasks()
        self.receive(payload)
        await self.done(before)
        return self.answers.told[int(payload["id"])]

    async def done(self, before: set["asyncio.Task[Any]"]) -> None:
        """Nothing is under way any more that was not before."""
        while working := asyncio.all_tasks() - before:
            await asyncio.wait(working)


U = TypeVar("U", bound=Unplugged)


@asynccontextmanager
async def unplugged(
    tmp_path: Path, chance: random.Random, kind: Callable[[World, Fireside, random.Random], U]
) -> AsyncIterator[U]:
    world = furnished_world(SandboxClock(), Files())
    db = await database(tmp_path)
    client = Fireside(Tables(db, Clock()), Blank(), limits=Limits(pace=Pace(1e9, 1e9)))
    client.services.films._made = _filmed  # type: ignore[assignment,method-assign]  # nor is anything filmed
    client._connection.application_id = world.application.id  # as after the login
    me: Any = payloads.current_user(world.user(world.bot_id))
    client._connection.user = discord.ClientUser(state=client._connection, data=me)
    client.loop = asyncio.get_running_loop()
    made = kind(world, client, chance)
    client.http._HTTPClient__session = made.answers  # type: ignore[attr-defined]  # instead of sockets

    async def direct(person: int) -> Json:
        return {"id": str(world.dm_between(person, world.bot_id).id)}

    client.http.start_private_message = direct  # type: ignore[assignment,method-assign]  # likewise
    await made.begin()
    yield made
    client.pictures.close()
    await db.close()
