"""`kill -9` of the whole bot, again and again, at a Discord that misbehaves: nothing lost, nothing twice."""

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from db import check
from engines.core import Seat
from engines.notation import write
from sandbox import interactions as desk
from sandbox.entities import Message
from sandbox.faults import EventFault, EventKind, RestFault, RestKind, Rule
from sandbox.people.client import People, Person
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from sandbox.wire import Json
from tests.sizes import seeds
from tests.stories import ledger
from tests.stories.evening import PATIENCE, game_of, open_lobby

CYCLES = 50
LONGEST = 60  # kills after which a spoiled bot must have been found out: every second one does it
MOVES = 5  # at least, between two kills
POST = "POST /channels/{channel_id}/messages"


@dataclass
class Hatchery:
    """Bots of one file, one after the other."""

    sandbox: Sandbox
    path: Path
    process: asyncio.subprocess.Process
    spoiled: str = "nothing"
    bot: int = 0

    async def hatch(self) -> None:
        wish = {
            "url": f"sqlite+aiosqlite:///{self.path}",
            "api": f"{self.sandbox.address}/api/v10",
            "token": self.sandbox.world.application.token,
            "spoiled": self.spoiled,
        }
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")
        self.bot = int(await self.process.stdout.readline())
        async with asyncio.timeout(PATIENCE):
            while not any(line.session for line in self.sandbox.gateway.lines):
                await asyncio.sleep(0.005)

    async def kill(self) -> None:
        os.kill(self.bot, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.bot, 0)
                await asyncio.sleep(0.001)
        while self.sandbox.gateway.lines:
            await asyncio.sleep(0.001)


@asynccontextmanager
async def hatchery(sandbox: Sandbox, path: Path) -> AsyncIterator[Hatchery]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.stories.hatchery",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    made = Hatchery(sandbox, path, process)
    try:
        yield made
    finally:
        with suppress(ProcessLookupError):
            os.kill(made.bot, signal.SIGKILL)
        process.kill()
        await process.wait()


@dataclass
class Run:
    """A game of two, and what the driver knows of it."""

    hatchery: Hatchery
    persons: tuple[Person, Person]
    chance: random.Random
    threads: list[int] = field(default_factory=list)  # of the games 1, 2, …
    seen: set[str] = field(default_factory=set)
    pressed: int = 0

    @property
    def sandbox(self) -> Sandbox:
        return self.hatchery.sandbox

    @property
    def game(self) -> int:
        return len(self.threads)

    async def begin(self) -> None:
        """While Discord behaves."""
        faults = self.sandbox.machine.faults
        rules, faults.rules = faults.rules, []
        await self.hatchery.hatch()
        ana, bo = self.persons
        lobby = await open_lobby(ana, "fireship", seats=2, rounds=10)
        await bo.go("games").press("Join", on=lobby)
        self.threads.append(lobby.id)
        assert game_of(lobby) == self.game
        await bo.sees_channel(f"Fireship {self.game}")
        await self.all_told()
        await self.hatchery.kill()
        faults.rules = rules

    async def all_told(self) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            while ledger.look(self.hatchery.path, ledger.pending):
                await asyncio.sleep(0.05)

    async def cycle(self) -> None:
        """A bot comes, some moves are made, and it is killed in the middle of whatever it does."""
        if self.over():
            await self.begin()
        await self.hatchery.hatch()
        for number in range(MOVES + 1):
            if not self.over():
                await self.move(wait=number < MOVES)
        most = self.chance.choice((0.05, 0.4))  # in the middle of its work, or while it tries again
        await asyncio.sleep(self.chance.random() * most)
        await self.hatchery.kill()
        self.sandbox.world.clock.jump(4)  # who pressed in vain is told so

    def over(self) -> bool:
        return ledger.look(self.hatchery.path, lambda conn: ledger.over(conn, self.game))

    async def move(self, *, wait: bool) -> None:
        """A legal move, typed by whose turn it is."""
        play = ledger.look(self.hatchery.path, lambda conn: check.load(conn, self.game))
        seat: Seat = play.rules.to_act(play.state)[0]
        move = self.chance.choice(play.rules.legal(play.state, seat))
        key = self.press(self.persons[seat], write(move))
        if wait:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while key not in self.saved():
                        await asyncio.sleep(0.003)

    def press(self, person: Person, move: str) -> str:
        world = self.sandbox.world
        channel = world.channel(self.threads[-1])
        command = next(one for one in world.tables.commands.values() if one.body["name"] == "play")
        option: Json = {"name": "move", "type": 3, "value": move}
        data: Json = {"id": str(command.id), "name": "play", "type": 1, "options": [option]}
        made = desk.make(world, person.id, channel, desk.COMMAND, data, {"0": str(channel.guild_id)})
        made.name = "play"
        self.sandbox.machine.desk.open(made)
        self.pressed += 1
        return f"i:{made.id}"

    def saved(self) -> set[str]:
        """Whatever was seen in the file once must never be missing again."""
        self.seen |= set(ledger.look(self.hatchery.path, ledger.keys))
        return self.seen

    def posts(self, thread: int) -> list[Message]:
        world = self.sandbox.world
        known = world.tables.messages[thread].values()
        return [one for one in known if one.author_id == world.bot_id and one.addressee is None]

    async def findings(self) -> list[str]:
        """Once Discord behaves again and everything is told."""
        self.saved()
        self.sandbox.machine.faults.clear()
        await self.hatchery.hatch()
        await self.all_told()
        await self.hatchery.kill()
        return ledger.findings(self.hatchery.path, [self.posts(one) for one in self.threads], self.seen)


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def run(
    sandbox: Sandbox, people: People, ana: Person, bo: Person, tmp_path: Path, seed: int
) -> AsyncIterator[Run]:
    async with hatchery(sandbox, tmp_path / "fireside.db") as made:
        begun = Run(made, (ana, bo), random.Random(seed))
        await begun.begin()
        yield begun


def misbehave(sandbox: Sandbox, seed: int) -> None:
    faults = sandbox.machine.faults
    faults.reseed(seed)
    for kind in (RestKind.CLOSE, RestKind.RESET, RestKind.HALF):
        faults.add(Rule(RestFault(kind), "/channels/{channel_id}/messages", probability=0.04))
    faults.add(Rule(RestFault(RestKind.STATUS, status=503), "/channels/{channel_id}/", probability=0.06))
    faults.add(Rule(RestFault(RestKind.DROP), POST, probability=0.25))
    faults.add(Rule(RestFault(RestKind.DROP), "/callback", probability=0.03))
    for event, rate in ((EventKind.DUPLICATE, 0.2), (EventKind.REPLAY, 0.2), (EventKind.DELAY, 0.05)):
        faults.add(Rule(EventFault(event, copies=3), "INTERACTION_CREATE", probability=rate))


@pytest.mark.parametrize("seed", seeds("kills"))
async def test_nothing_is_lost_and_nothing_is_told_twice_however_often_it_is_killed(
    run: Run, seed: int
) -> None:
    misbehave(run.sandbox, seed)
    for number in range(CYCLES):
        await run.cycle()
        if number % 3 == 0:
            run.sandbox.world.clock.jump(600)  # the nonce is forgotten, the marker is not
    assert await run.findings() == []
    assert len(run.seen) >= CYCLES * MOVES / 2
    assert run.sandbox.machine.faults.counts["rest:drop"] > 0


def lose_answers(run: Run) -> None:
    """A post arrives, its answer does not: half of them."""
    run.sandbox.machine.faults.add(Rule(RestFault(RestKind.DROP), POST, probability=0.5))


async def forget_nonces(run: Run) -> None:
    run.sandbox.world.clock.jump(600)


async def hide_history(run: Run) -> None:
    """Then only the nonce keeps a message from being posted twice."""
    world = run.sandbox.world
    channel = world.channel(world.channel(run.threads[-1]).parent_id or 0)
    denied = int(Permission.READ_MESSAGE_HISTORY)
    people = run.persons[0]._people
    await people.control("overwrite", channel=channel.id, target=world.bot_id, deny=denied)


async def test_where_no_history_can_be_read_the_nonce_alone_keeps_each_post_single(run: Run) -> None:
    await hide_history(run)
    lose_answers(run)
    for _ in range(6):
        await run.cycle()
    assert await run.findings() == []


SPOILED = ("no stable nonce", "no look for the marker", "no outbox", "told before it is saved")


@pytest.mark.parametrize("spoiled", SPOILED)
async def test_a_bot_that_is_spoiled_is_found_out(run: Run, spoiled: str) -> None:
    if spoiled == "no stable nonce":
        await hide_history(run)
    assert await found_out(run, spoiled) != []


async def found_out(run: Run, spoiled: str) -> list[str]:
    """Killed until a kill shows it: whether one does is chance, that none of so many does is not."""
    run.hatchery.spoiled = spoiled
    found = list[str]()
    for _ in range(LONGEST):
        lose_answers(run)
        await run.cycle()
        if spoiled == "no look for the marker":
            await forget_nonces(run)
        found = await run.findings()
        if found:
            break
    return found
