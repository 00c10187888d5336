"""Bots with one token on one PostgreSQL: one is killed, the server crashes, or the lines to it are cut. Each
press is done once, told once, and answered by whoever lives."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field

import pytest

from sandbox.entities import Interaction
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.sizes import seeds, size
from tests.stories import audit
from tests.stories.killing import ForkProcess, Run, fork_server, misbehave, waits
from tests.stories.shared_database import Server

KILLS, CRASHES, CUTS = 50, 20, 20  # and more until enough was saved
MOVES = 3  # at least, between two of them
MOST = 3  # times as many troubles
LONGEST = 300  # troubles after which a spoiled pair must have been found out


@dataclass
class Pair(Run):
    asked: list[Interaction] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    patience: float = PATIENCE
    number: int = 2  # of bots

    @property
    def server(self) -> Server:
        assert isinstance(self.forks.kept, Server)
        return self.forks.kept

    def at_least(self, times: int) -> Iterator[int]:
        """Numbers of troubles; more of them where little was saved between two."""
        for number in range(MOST * times):
            if number >= times and self.has_seen_enough(times):
                return
            yield number

    def has_seen_enough(self, times: int) -> bool:
        return len(self.seen) >= times * MOVES / 2

    async def cycle(self) -> None:
        """Two bots, some moves, and one of them is killed in the middle of whatever it does."""
        await self.moves()
        await self.forks.kill(self.chance.choice(self.forks.bots))
        await self.answered()

    async def crash(self) -> None:
        """The same, but it is the database that dies."""
        await self.moves()
        await self.server.crash()
        await self.answered()

    async def cut(self) -> None:
        """The same, but all lines to the database break, and are there again at once."""
        await self.moves()
        self.server.line.cut()
        await self.answered()

    async def moves(self) -> None:
        await self.all()
        if await self.over():
            await self.begin()
        for number in range(MOVES + 1):
            if not await self.over():
                self.asked.append(await self.move(wait=number < MOVES))
        await self.pause()

    async def all(self) -> None:
        """Whoever comes takes over what was under way with the one that was killed."""
        while len(self.forks.bots) < self.number:
            await self.forks.fork()

    async def answered(self) -> None:
        """All that was pressed, by one of them."""
        try:
            async with asyncio.timeout(self.patience):
                while any(map(waits, self.asked)):
                    await asyncio.sleep(0.005)
        except TimeoutError:
            late = [one for one in self.asked if waits(one)]
            self.silent += [f"i:{one.id} is {'only promised' if one.acked else 'not heard'}" for one in late]
        self.asked.clear()
        for bot in [one for one in self.forks.bots if not one.lives()]:
            self.forks.bots.remove(bot)
            self.silent.append("a bot has died of its own")

    async def findings(self) -> list[str]:
        self.sandbox.machine.faults.clear()
        await self.all()
        return self.silent + await super().findings()


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def pair(
    fork_process: ForkProcess,
    sandbox: Sandbox,
    people: People,
    ana: Person,
    ben: Person,
    server: Server,
    seed: int,
) -> AsyncIterator[Pair]:
    async with fork_server(fork_process, sandbox, server) as made:
        begun = Pair(made, (ana, ben), random.Random(seed))
        await begun.begin()
        yield begun


@pytest.mark.parametrize("seed", seeds("two bots"))
async def test_one_of_two_bots_is_killed_and_the_other_answers(pair: Pair, seed: int) -> None:
    misbehave(pair.sandbox, seed, size("doubled") / 100)
    for number in pair.at_least(KILLS):
        await pair.cycle()
        if number % 3 == 0:
            pair.sandbox.world.clock.jump(600)
    assert await pair.findings() == []
    assert pair.has_seen_enough(KILLS)


@pytest.mark.parametrize("seed", seeds("crashes"))
async def test_a_database_that_crashes_under_two_bots_loses_nothing(pair: Pair, seed: int) -> None:
    misbehave(pair.sandbox, seed, size("doubled") / 100)
    for _ in pair.at_least(CRASHES):
        await pair.crash()
    assert await pair.findings() == []
    assert pair.has_seen_enough(CRASHES)


@pytest.mark.parametrize("seed", seeds("cuts"))
async def test_lines_to_the_database_that_are_cut_under_three_bots_lose_nothing(
    pair: Pair, seed: int
) -> None:
    misbehave(pair.sandbox, seed, size("doubled") / 100)
    pair.number = 3
    for _ in pair.at_least(CUTS):
        await pair.cut()
    assert await pair.findings() == []
    assert pair.has_seen_enough(CUTS)


@pytest.mark.parametrize(
    ("spoiled", "trouble"),
    [("left to the other", Pair.cycle), ("told by both", Pair.cycle), ("asked once", Pair.cut)],
)
async def test_a_spoiled_pair_is_found_out(
    pair: Pair, spoiled: str, trouble: Callable[[Pair], Awaitable[None]]
) -> None:
    pair.forks.spoiled, pair.patience = spoiled, 5.0
    found = list[str]()
    for _ in range(LONGEST):
        await trouble(pair)
        if found := await pair.findings():
            break
    assert found != []


async def test_who_confirms_in_memory_is_found_out_when_the_database_crashes(pair: Pair) -> None:
    pair.forks.spoiled = "confirmed in memory"
    lost = set[str]()
    for _ in range(LONGEST):
        await pair.crash()
        if lost := pair.seen - set(await pair.look(audit.keys)):
            break
    assert lost
