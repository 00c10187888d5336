"""Bots that are killed while a game of two goes on at a Discord that misbehaves: who does it, and what they
know."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from bot.inbound.shards import Range
from db import replay
from db.database import Connection
from engines.core import Seat
from engines.notation import write
from sandbox import interactions as desk
from sandbox.entities import Interaction, Message
from sandbox.faults import EventFault, EventKind, RestFault, RestKind, Rule
from sandbox.lines import Line
from sandbox.people.client import Person
from sandbox.server import Sandbox
from sandbox.wire import Json
from tests.patience import PATIENCE
from tests.stories import audit
from tests.stories.running_bot import game_of, open_lobby

T = TypeVar("T")
ForkProcess: TypeAlias = "subprocess.Popen[str]"  # a fork server: see fork_server.py
MOVES = 5  # at least, between two kills
LOOKS_EVERY = 0.02  # seconds, into the database
HEARD = 5.0  # seconds until a press counts as one that nobody heard
TOLD = 2 * PATIENCE  # seconds: what a bot had claimed that lost its line is tried again after a minute
FIRST_MARK = 1 << 30  # of those by which our posts are known
POST = "POST /channels/{channel_id}/messages"


class Kept(Protocol):
    """What the bots have saved, as it can be read beside them."""

    @property
    def url(self) -> str: ...

    async def look(self, work: Callable[[Connection], T]) -> T: ...


@dataclass(frozen=True)
class File:
    path: Path

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.path}"

    async def look(self, work: Callable[[Connection], T]) -> T:
        return audit.look(self.path, work)


@dataclass(frozen=True)
class Forked:
    """A bot, by the number of its process and its lines to the gateway, one for each shard."""

    number: int
    lines: tuple[Line, ...]

    def lives(self) -> bool:
        try:
            os.kill(self.number, 0)
        except ProcessLookupError:
            return False
        return True


@dataclass
class ForkServer:
    """Bots of one database, one after the other or several at once."""

    sandbox: Sandbox
    kept: Kept
    process: ForkProcess
    spoiled: str = "nothing"
    bots: list[Forked] = field(default_factory=list)

    async def fork(self, shards: Range | None = None) -> Forked:
        """No `shards`: all there are, which is one."""
        wish = {
            "shards": None if shards is None else [shards.first, shards.last, shards.of],
            "url": self.kept.url,
            "api": f"{self.sandbox.address}/api/v10",
            "token": self.sandbox.world.application.token,
            "spoiled": self.spoiled,
        }
        before, many = set(self.sandbox.gateway.lines), len(shards.numbers) if shards else 1
        number = await asyncio.to_thread(forked, self.process, json.dumps(wish))
        async with asyncio.timeout(PATIENCE):
            while len(new := [one for one in self.sandbox.gateway.lines - before if one.session]) < many:
                await asyncio.sleep(0.005)
        self.bots.append(Forked(number, tuple(new)))
        return self.bots[-1]

    async def end(self, bot: Forked) -> None:
        """Asked to, as a deploy asks."""
        self.bots.remove(bot)
        os.kill(bot.number, signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            while bot.lives():
                await asyncio.sleep(0.005)

    async def kill(self, bot: Forked | None = None) -> None:
        """Nobody named: all there are."""
        for one in [bot] if bot else list(self.bots):
            self.bots.remove(one)
            with suppress(ProcessLookupError):  # killed already, by whoever could not wait
                os.kill(one.number, signal.SIGKILL)
            while one.lives() or self.sandbox.gateway.lines.intersection(one.lines):
                await asyncio.sleep(0.001)


def forked(process: ForkProcess, wish: str) -> int:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{wish}\n")
    process.stdin.flush()
    return int(process.stdout.readline())


@contextmanager
def started() -> Iterator[ForkProcess]:
    """One serves many tests, since what is spoiled is so in the bot alone: two seconds until it is warm."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.stories.fork_server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if os.environ.get("BOTS_TELL") else subprocess.DEVNULL,
        text=True,
    ) as process:
        yield process
        process.kill()


@asynccontextmanager
async def fork_server(process: ForkProcess, sandbox: Sandbox, kept: Kept) -> AsyncIterator[ForkServer]:
    made = ForkServer(sandbox, kept, process)
    try:
        yield made
    finally:
        for bot in made.bots:
            with suppress(ProcessLookupError):
                os.kill(bot.number, signal.SIGKILL)


@dataclass
class Run:
    """A game of two, and what the driver knows of it."""

    forks: ForkServer
    persons: tuple[Person, Person]
    chance: random.Random
    threads: dict[int, int] = field(default_factory=dict)  # by game
    seen: set[str] = field(default_factory=set)

    @property
    def sandbox(self) -> Sandbox:
        return self.forks.sandbox

    @property
    def game(self) -> int:
        """The newest."""
        return max(self.threads)

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self.forks.kept.look(work)

    async def begin(self) -> None:
        """While Discord behaves; by the bots that live, or by one for the purpose."""
        faults, alone = self.sandbox.machine.faults, not self.forks.bots
        rules, faults.rules = faults.rules, []
        if alone:
            await self.forks.fork()
        ana, ben = self.persons
        lobby = await open_lobby(ana, "fireship", seats=2, rounds=10)
        await ben.go("games").press("Join", on=lobby)
        game = game_of(lobby)
        await ben.sees_channel(f"Fireship {game} · Ana, Ben")
        await self.all_told()
        self.threads[game] = await self.look(lambda conn: audit.thread(conn, game))
        if alone:
            await self.forks.kill()
        faults.rules = rules

    async def all_told(self) -> None:
        async with asyncio.timeout(TOLD):
            while await self.look(audit.pending):
                await asyncio.sleep(0.05)

    async def cycle(self) -> None:
        """A bot comes, some moves are made, and it is killed in the middle of whatever it does."""
        if await self.over():
            await self.begin()
        await self.forks.fork()
        for number in range(MOVES + 1):
            if not await self.over():
                await self.move(wait=number < MOVES)
        await self.pause()
        await self.forks.kill()
        self.sandbox.world.clock.jump(4)  # who pressed in vain is told so

    async def pause(self) -> None:
        """Until it is in the middle of its work, or tries again."""
        await asyncio.sleep(self.chance.random() * self.chance.choice((0.05, 0.4)))

    async def over(self) -> bool:
        game = self.game
        return await self.look(lambda conn: audit.over(conn, game))

    async def move(self, *, wait: bool) -> Interaction:
        """A legal move, typed by whose turn it is; waited for until it is saved, or the answer is that it
        cannot be, or nobody heard it."""
        game = self.game
        play = await self.look(lambda conn: replay.load(conn, game))
        seat: Seat = play.rules.to_act(play.state)[0]
        move = self.chance.choice(play.rules.legal(play.state, seat))
        made = self.press(self.persons[seat], write(move), game)
        if wait:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARD):
                    while waits(made) and not await self.has(made):
                        await answered(made, LOOKS_EVERY)
            await self.saved()
        return made

    def press(self, person: Person, move: str, game: int) -> Interaction:
        world = self.sandbox.world
        channel = world.channel(self.threads[game])
        command = next(one for one in world.tables.commands.values() if one.body["name"] == "play")
        option: Json = {"name": "move", "type": 3, "value": move}
        data: Json = {"id": str(command.id), "name": "play", "type": 1, "options": [option]}
        made = desk.make(world, person.id, channel, desk.COMMAND, data, {"0": str(channel.guild_id)})
        made.name = "play"
        self.sandbox.machine.desk.open(made)
        return made

    async def has(self, made: Interaction) -> bool:
        """Whether it is saved."""
        return await self.look(lambda conn: audit.has(conn, f"i:{made.id}"))

    async def saved(self) -> set[str]:
        """Whatever was seen in the database once must never be missing again."""
        self.seen |= set(await self.look(audit.keys))
        return self.seen

    def posts(self, thread: int) -> list[Message]:
        world = self.sandbox.world
        known = world.tables.messages[thread].values()
        return [one for one in known if one.author_id == world.bot_id and one.addressee is None]

    async def findings(self) -> list[str]:
        """Once Discord behaves again and everything is told."""
        await self.saved()
        self.sandbox.machine.faults.clear()
        if not self.forks.bots:
            await self.forks.fork()
        try:
            await self.all_told()
        except TimeoutError:
            return ["something is never told"]
        await self.forks.kill()
        posts = {game: self.posts(thread) for game, thread in self.threads.items()}
        told = await self.look(lambda conn: list(audit.found(conn, posts, self.seen)))
        return told + self.told_twice()

    def told_twice(self) -> list[str]:
        """Anywhere else: in the channel, and to each of them alone."""
        elsewhere = self.sandbox.world.tables.messages.keys() - set(self.threads.values())
        boxes = [box for one in elsewhere for post in self.posts(one) for box in post.components]
        marks = Counter(box["id"] for box in boxes if box.get("id", 0) >= FIRST_MARK)
        return [f"{mark} was posted {count} times" for mark, count in marks.items() if count > 1]


async def answered(asked: Interaction, within: float) -> None:
    """Which costs nothing to ask, where to look into the database does."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            while waits(asked):
                await asyncio.sleep(0.003)


def waits(asked: Interaction) -> bool:
    """For its first answer, or for what was promised."""
    return asked.acked is None or asked.loading


def misbehave(sandbox: Sandbox, seed: int, doubled: float) -> None:
    """Of the presses this part is told several times, and this part followed by earlier ones."""
    faults = sandbox.machine.faults
    faults.reseed(seed)
    for kind in (RestKind.CLOSE, RestKind.RESET, RestKind.HALF):
        faults.add(Rule(RestFault(kind), "/channels/{channel_id}/messages", probability=0.04))
    faults.add(Rule(RestFault(RestKind.STATUS, status=503), "/channels/{channel_id}/", probability=0.06))
    faults.add(Rule(RestFault(RestKind.DROP), POST, probability=0.25))
    faults.add(Rule(RestFault(RestKind.DROP), "/callback", probability=0.03))
    for event, rate in ((EventKind.DUPLICATE, doubled), (EventKind.REPLAY, doubled), (EventKind.DELAY, 0.05)):
        faults.add(Rule(EventFault(event, copies=3), "INTERACTION_CREATE", probability=rate))
