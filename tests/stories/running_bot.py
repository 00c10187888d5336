"""The product in this process, over real sockets, and what tests ask of it."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.__main__ import now
from bot.inbound.client import Fireside, Limits
from bot.inbound.custom_ids import game_of as game_of_control
from bot.inbound.custom_ids import parse
from bot.inbound.flood_guard import Pace
from bot.ops.discord_address import point_at
from bot.ops.metrics import Metrics
from bot.settings import Links
from bot.show.pictures import Pictures
from db import outbox
from db.database import Database, open_database
from engines import GAMES
from engines.core import AnyRules
from sandbox.entities import Command
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from sandbox.world import World
from tables import declared
from tables.model import Table
from tables.service import Tables
from tests import commands
from tests.patience import PATIENCE

UNHURRIED = Limits(
    apart=0, starts=1_000_000, pace=Pace(at_once=1e9, a_second=1e9), requests=1_000_000
)  # tests press faster than people


TOLD = dict[str, dict[int, Command]]()  # what the first bot of a process has told a Discord, by its digest


class Familiar(Fireside):
    """A Discord that is new knows its commands as an earlier one was told: to tell it anew of 880 texts takes
    longer than most stories, and what comes of it is always the same. `test_process` tries it."""

    world: World

    async def _synchronise(self) -> None:
        digest, known = await commands.digest(self.tree), self.world.tables.commands
        if digest in TOLD and not known:
            known |= TOLD[digest]
            numbers = {one.body["name"]: number for number, one in known.items()}
            await self.tables.tx(declared.told, str(self.application_id), digest, numbers)
        await super()._synchronise()
        TOLD.setdefault(digest, dict(known))


class Bot:
    """Stopped and started again, it goes on with the same file."""

    def __init__(
        self,
        sandbox: Sandbox,
        url: str,
        rules: Sequence[AnyRules] = GAMES,
        now: Callable[[], int] = now,
        limits: Limits = UNHURRIED,
    ) -> None:
        self.sandbox = sandbox
        self.api = f"{sandbox.address}/api/v10"
        self.url = url
        self.rules = rules
        self.now = now
        self.limits = limits
        self.links = Links()
        self.logs: Sequence[object] = ()  # what it has logged so far
        self.faults: list[BaseException | None] = []
        self.metrics = Metrics()
        self._db: Database | None = None
        self._client: Fireside | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def client(self) -> Fireside:
        assert self._client is not None, "the bot is stopped"
        return self._client

    @property
    def tables(self) -> Tables:
        return self.client.tables

    async def start(self) -> None:
        token = self.sandbox.world.application.token
        self._db = await open_database(self.url)
        await point_at(self.api, token)
        bot = self._client = Familiar(
            Tables(self._db, self.now, self.rules),
            Pictures(self.metrics),
            self.metrics,
            self.limits,
            links=self.links,
        )
        bot.world = self.sandbox.world
        listening = asyncio.Event()

        async def on_connect() -> None:
            listening.set()

        async def on_error(_event: str, /, *_: object, **__: object) -> None:
            self.faults.append(sys.exc_info()[1])

        bot.event(on_connect)
        bot.event(on_error)
        self._running = asyncio.create_task(bot.start(token))
        waiting = asyncio.create_task(listening.wait())
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({self._running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            await self._running

    async def stop(self) -> None:
        if self._client is not None and self._running is not None and self._db is not None:
            await self._client.close()
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
            await self._db.close()
        self._client = self._running = self._db = None

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def sweeps(self) -> None:
        """As every ten seconds, and what it has to say is said."""
        await self.client.clock.sweep()
        await self.told()

    async def answered(self) -> None:
        """Until all that was pressed so far is done: Discord hears of a press before the database does."""
        async with asyncio.timeout(PATIENCE):
            while under_way := self.client._under_way:
                await asyncio.wait([*under_way])

    async def told(self) -> None:
        """Until, besides, nothing is left in the outbox."""
        await self.answered()
        try:
            async with asyncio.timeout(PATIENCE):
                while (await self.tables.db.read(outbox.health)).pending:
                    posting = [*self.client.publisher._under_way] or [asyncio.create_task(asyncio.sleep(0))]
                    await asyncio.wait(posting, return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            under_way = len(self.client.publisher._under_way)
            late = [line for line in self.logs if "outbox row" in str(line)]
            raise AssertionError(f"never told; {under_way} under way; what was logged: {late}") from None


@dataclass
class Gathering:
    """A table whose game has begun, everybody in its thread, in the order of their seats."""

    bot: Bot
    people: People
    id: int
    persons: Sequence[Person]

    async def table(self) -> Table:
        return await self.bot.tables.get(self.id)

    async def thread(self) -> int:
        thread = (await self.table()).thread
        assert thread is not None
        return thread

    async def settled(self) -> None:
        """Everything has been said, and everybody has heard it."""
        await self.bot.told()
        for person in self.persons:
            await person.caught_up()

    async def acting(self) -> Person:
        """The first of those whom the game waits for."""
        return self.persons[(await self.table()).waiting[0]]

    async def waiting(self) -> Person:
        """The first of those who must wait."""
        table = await self.table()
        return next(one for seat, one in enumerate(self.persons) if seat not in table.waiting)

    async def posts(self, person: Person | None = None) -> list[Shown]:
        """What everybody can read in the thread, as one of them sees it."""
        await self.settled()
        known = (person or self.persons[0]).messages.get(await self.thread(), {})
        return [
            known[id_] for id_ in sorted(known) if not known[id_].ephemeral and known[id_].json["type"] == 0
        ]


def game_of(message: Shown) -> int:
    """The number of the table to which the buttons of this message belong."""
    found = (parse(part.get("custom_id", "")) for part in message.components())
    return next(game for game in map(game_of_control, found) if game)


async def open_lobby(opener: Person, line: str, **options: object) -> Shown:
    """`/newgame …` in #games; the message that invites the others."""
    return await open_lobby_here(opener.go("games"), line, **options)


async def open_lobby_here(opener: Person, line: str, **options: object) -> Shown:
    before = {message.id for message in opener.all_messages()}
    await opener.slash(f"/newgame {line}", **options)

    def look() -> Shown | None:
        found = [one for one in opener.all_messages() if one.id not in before and one.button("Join")]
        return found[-1] if found else None

    return await opener.until(look, "a lobby")


async def gather(bot: Bot, people: People, line: str, *persons: Person, **options: object) -> Gathering:
    """A table at which these persons sit down, the first of them opening it; being full, it begins."""
    opener, *others = persons
    lobby = await open_lobby(opener, line, seats=len(persons), **options)
    for other in others:
        await other.go("games").press("Join", on=lobby)
        await bot.answered()
    game = Gathering(bot, people, game_of(lobby), persons)
    await bot.told()
    thread = await game.thread()
    for person in persons:
        await person.until(lambda person=person: thread if thread in person.channels else None, "the thread")  # type: ignore[misc]  # bound now
        person.go(thread)
    await game.settled()
    return game
