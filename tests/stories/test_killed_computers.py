"""`kill -9` of the bot, of the processes in which computers think, and of both, in the middle of games: no
move is lost, none is made twice, and each is the one that would have been made."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from db import schema
from db.database import Connection
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.sizes import seeds
from tests.stories import audit
from tests.stories.killing import File, ForkProcess, ForkServer, fork_server
from tests.stories.killing_computers import Alone, Relieved

KILLS = 50  # in each of two stories, and more until chance has tried all there is
OF_EACH = 5  # of a bot, of its minds, of both, of minds that thought
MOST = 6 * KILLS
LONGEST = 300  # lives of a spoiled bot, in which it must have been found out


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def forks(
    fork_process: ForkProcess, sandbox: Sandbox, people: People, tmp_path: Path
) -> AsyncIterator[ForkServer]:
    async with fork_server(fork_process, sandbox, File(tmp_path / "fireside.db")) as made:
        yield made


@pytest.fixture
async def run(forks: ForkServer, ana: Person, ben: Person, seed: int) -> Alone:
    begun = Alone(forks, (ana, ben), random.Random(seed))
    await begun.begin()
    return begun


@pytest.mark.parametrize("seed", seeds("computers"))
async def test_whatever_is_killed_computers_make_each_move_once_and_the_same(run: Alone, seed: int) -> None:
    while run.number < KILLS or (run.rarest() < OF_EACH and run.number < MOST):
        await run.cycle()
    assert await run.findings() == []
    assert run.rarest() >= OF_EACH
    moves = await run.look(lambda conn: [key for key in audit.keys(conn) if key.startswith("think:")])
    assert len(moves) >= KILLS


@pytest.mark.parametrize("seed", seeds("computers"))
async def test_whoever_is_killed_a_caretaker_makes_each_move_once_and_gives_the_seat_back(
    forks: ForkServer, ana: Person, ben: Person, seed: int
) -> None:
    run = Relieved(forks, (ana, ben), random.Random(seed))
    await run.begin()
    while run.number < KILLS or (not await thoroughly(run) and run.number < MOST):
        await run.cycle()
    assert await run.findings() == []
    assert await thoroughly(run)


async def thoroughly(run: Relieved) -> bool:
    moves = await run.look(moves_of_caretakers)
    return run.handed_over >= 2 and run.came_back >= 1 and moves >= KILLS / 5


def moves_of_caretakers(conn: Connection) -> int:
    made = conn.execute(select(schema.seats.c.caretaken)).scalars()
    return sum(len(one or {}) for one in made)


@pytest.mark.parametrize("spoiled", ["taken before it is thought", "another chance"])
async def test_a_bot_that_loses_or_changes_a_thought_is_found_out(run: Alone, spoiled: str) -> None:
    run.forks.spoiled, run.patience = spoiled, 5.0
    found = list[str]()
    for _ in range(LONGEST):
        await run.cycle()
        if run.lost or spoiled == "another chance":
            found = await run.findings()
        if found:
            break
    assert found != []
