"""Two bots on one PostgreSQL, and several tables with computers: both think, each move is made once and is
the one that a single bot would make; and one of them is killed while it thinks."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

import pytest
from sqlalchemy import select

from db import processes, schema
from db.database import Connection
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tables.timers import Think
from tests.sizes import seeds
from tests.stories import audit
from tests.stories.killing import ForkProcess, fork_server
from tests.stories.killing_computers import Alone
from tests.stories.shared_database import Server

BOTS, TABLES = 2, 3
KILLS = 12
LONGEST = 300  # rounds in which a thought was left behind, or a spoiled pair found out


@dataclass
class Shared(Alone):
    """A person against two computers, at each of some tables in turn."""

    at: int = 0  # the table's game
    left_thinking: int = 0  # thoughts of those that were killed

    @property
    def game(self) -> int:
        return self.at

    async def begin(self) -> None:
        await self.all()
        while len(self.threads) < TABLES:
            await self.another()

    async def all(self) -> None:
        while len(self.forks.bots) < BOTS:
            await self.forks.fork()

    async def another(self) -> None:
        game = await self.opened()
        await self.all_told()
        self.threads[game] = await self.look(lambda conn: audit.thread(conn, game))

    async def cycle(self) -> None:
        """A move at every table; then one of the two is killed, most often while it thinks of an answer."""
        await self.all()
        await self.round()
        await asyncio.sleep(self.chance.random() * 0.08)
        await self.ended(self.chance.choice(self.forks.bots))
        self.left_thinking += len(await self.look(left))

    async def round(self) -> None:
        for game in sorted(self.threads)[-TABLES:]:
            self.at = game
            if await self.over():
                await self.another()
            elif (seat := await self.waited_for()) is not None:
                await self.acts(seat)

    async def settled(self) -> None:
        """A person is waited for at every table."""
        for game in self.threads:
            self.at = game
            await self.waited_for()


def left(conn: Connection) -> Sequence[str]:
    """What was claimed by somebody who is no more."""
    living = processes.living(conn)
    mine = schema.reminders.c.kind == Think.kind, schema.reminders.c.done_at.is_(None)
    claimed = conn.execute(select(schema.reminders.c.key, schema.reminders.c.payload).where(*mine)).all()
    return [row.key for row in claimed if row.payload["owner"] not in (None, *living)]


def thinkers(conn: Connection) -> Counter[str]:
    """How much each process has thought."""
    done = schema.reminders.c.kind == Think.kind, schema.reminders.c.done_at.is_not(None)
    return Counter(
        one["owner"] for one in conn.execute(select(schema.reminders.c.payload).where(*done)).scalars()
    )


@pytest.fixture
async def shared(
    fork_process: ForkProcess, sandbox: Sandbox, people: People, ana: Person, ben: Person, server: Server
) -> AsyncIterator[Shared]:
    async with fork_server(fork_process, sandbox, server) as forks:
        made = Shared(forks, (ana, ben), random.Random(4))
        await made.begin()
        yield made


async def test_two_bots_share_what_is_to_be_thought_and_each_move_is_made_once(shared: Shared) -> None:
    while len(thought := await shared.look(thinkers)) < BOTS or thought.total() < 20 * TABLES:
        await shared.round()
    await shared.settled()
    assert await shared.findings() == []


@pytest.mark.parametrize("seed", seeds("computers"))
async def test_one_that_is_killed_while_it_thinks_leaves_its_thought_to_the_other(
    shared: Shared, seed: int
) -> None:
    shared.chance.seed(seed)
    while shared.number < KILLS or not shared.left_thinking:
        await shared.cycle()
    assert await shared.findings() == []


async def test_who_lives_takes_over_though_nobody_comes_anew(shared: Shared) -> None:
    for _ in range(LONGEST):
        await shared.cycle()
        if shared.left_thinking:
            break
    assert shared.left_thinking
    (survivor,) = shared.forks.bots
    await shared.settled()
    assert not shared.lost
    assert shared.forks.bots == [survivor]
    assert await shared.findings() == []


@pytest.mark.parametrize("spoiled", ["thought by both", "another chance"])
async def test_a_spoiled_pair_is_found_out(shared: Shared, spoiled: str) -> None:
    await shared.forks.kill()
    shared.forks.spoiled, shared.patience = spoiled, 5.0
    found = list[str]()
    for _ in range(LONGEST):
        await shared.all()
        await shared.round()
        if found := await shared.findings():
            break
    assert found != []
