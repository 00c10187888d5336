"""Bots with one token on one PostgreSQL: one is killed, the server crashes, or the lines to it are cut. Each
press is done once, told once, and answered by whoever lives."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import pytest
from sqlalchemy import text

from db.database import Connection, Database, open_database
from sandbox.entities import Interaction
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.db.cable import Cable, cable
from tests.db.cluster import Cluster
from tests.sizes import seeds, size
from tests.stories import ledger
from tests.stories.evening import PATIENCE
from tests.stories.killing import Run, hatchery, misbehave

T = TypeVar("T")
KILLS, CRASHES, CUTS = 50, 20, 20
MOVES = 3  # at least, between two of them
LONGEST = 60  # troubles after which a spoiled pair must have been found out


@dataclass(frozen=True)
class Server:
    cluster: Cluster
    line: Cable  # between it and the bots
    database: Database

    @property
    def url(self) -> str:
        return self.cluster.url_at(self.line.port)

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self.database.read(work)

    async def crash(self) -> None:
        await asyncio.to_thread(self.cluster.stop, "immediate")
        await asyncio.to_thread(self.cluster.start)


@dataclass
class Pair(Run):
    asked: list[Interaction] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    patience: float = PATIENCE
    number: int = 2  # of bots

    @property
    def server(self) -> Server:
        assert isinstance(self.hatchery.kept, Server)
        return self.hatchery.kept

    async def cycle(self) -> None:
        """Two bots, some moves, and one of them is killed in the middle of whatever it does."""
        await self.moves()
        await self.hatchery.kill(self.chance.choice(self.hatchery.bots))
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
        while len(self.hatchery.bots) < self.number:
            await self.hatchery.hatch()

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
        for bot in [one for one in self.hatchery.bots if not one.lives()]:
            self.hatchery.bots.remove(bot)
            self.silent.append("a bot has died of its own")

    async def findings(self) -> list[str]:
        self.sandbox.machine.faults.clear()
        await self.all()
        return self.silent + await super().findings()


def waits(asked: Interaction) -> bool:
    """For its first answer, or for what was promised."""
    return asked.acked is None or asked.loading


@pytest.fixture
async def server(cluster: Cluster) -> AsyncIterator[Server]:
    database = await open_database(cluster.url)

    def empty(conn: Connection) -> None:
        conn.execute(text("DROP SCHEMA public CASCADE"))
        conn.execute(text("CREATE SCHEMA public"))

    await database.tx(empty)
    await database.close()
    database = await open_database(cluster.url)
    async with cable(cluster.port) as line:
        yield Server(cluster, line, database)
    await database.close()


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def pair(
    sandbox: Sandbox, people: People, ana: Person, bo: Person, server: Server, seed: int
) -> AsyncIterator[Pair]:
    async with hatchery(sandbox, server) as made:
        begun = Pair(made, (ana, bo), random.Random(seed))
        await begun.begin()
        yield begun


@pytest.mark.parametrize("seed", seeds("two bots"))
async def test_one_of_two_bots_is_killed_and_the_other_answers(pair: Pair, seed: int) -> None:
    misbehave(pair.sandbox, seed, size("doubled") / 100)
    for number in range(KILLS):
        await pair.cycle()
        if number % 3 == 0:
            pair.sandbox.world.clock.jump(600)
    assert await pair.findings() == []
    assert len(pair.seen) >= KILLS * MOVES / 2


@pytest.mark.parametrize("seed", seeds("crashes"))
async def test_a_database_that_crashes_under_two_bots_loses_nothing(pair: Pair, seed: int) -> None:
    misbehave(pair.sandbox, seed, size("doubled") / 100)
    for _ in range(CRASHES):
        await pair.crash()
    assert await pair.findings() == []
    assert len(pair.seen) >= CRASHES * MOVES / 2


@pytest.mark.parametrize("seed", seeds("cuts"))
async def test_lines_to_the_database_that_are_cut_under_three_bots_lose_nothing(
    pair: Pair, seed: int
) -> None:
    misbehave(pair.sandbox, seed, size("doubled") / 100)
    pair.number = 3
    for _ in range(CUTS):
        await pair.cut()
    assert await pair.findings() == []
    assert len(pair.seen) >= CUTS * MOVES / 2


@pytest.mark.parametrize(
    ("spoiled", "trouble"),
    [("left to the other", Pair.cycle), ("told by both", Pair.cycle), ("asked once", Pair.cut)],
)
async def test_a_spoiled_pair_is_found_out(
    pair: Pair, spoiled: str, trouble: Callable[[Pair], Awaitable[None]]
) -> None:
    pair.hatchery.spoiled, pair.patience = spoiled, 5.0
    found = list[str]()
    for _ in range(LONGEST):
        await trouble(pair)
        if found := await pair.findings():
            break
    assert found != []


async def test_who_confirms_in_memory_is_found_out_when_the_database_crashes(pair: Pair) -> None:
    pair.hatchery.spoiled = "confirmed in memory"
    lost = set[str]()
    for _ in range(LONGEST):
        await pair.crash()
        if lost := pair.seen - set(await pair.look(ledger.keys)):
            break
    assert lost
