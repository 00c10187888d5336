"""`kill -9` of the whole bot, again and again, at a Discord that misbehaves: nothing lost, nothing twice."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.faults import RestFault, RestKind, Rule
from sandbox.people.client import People, Person
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.sizes import seeds, size
from tests.stories.killing import MOVES, POST, File, ForkProcess, Run, fork_server, misbehave

CYCLES = 50  # and more until enough was saved, and lost on the way
MOST = 3 * CYCLES
LONGEST = 300  # kills after which a spoiled bot must have been found out: every second one does it


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def run(
    fork_process: ForkProcess,
    sandbox: Sandbox,
    people: People,
    ana: Person,
    ben: Person,
    tmp_path: Path,
    seed: int,
) -> AsyncIterator[Run]:
    async with fork_server(fork_process, sandbox, File(tmp_path / "fireside.db")) as made:
        begun = Run(made, (ana, ben), random.Random(seed))
        await begun.begin()
        yield begun


@pytest.mark.parametrize("seed", seeds("kills"))
async def test_nothing_is_lost_and_nothing_is_told_twice_however_often_it_is_killed(
    run: Run, seed: int
) -> None:
    misbehave(run.sandbox, seed, size("doubled") / 100)
    number = 0
    while number < CYCLES or (not thoroughly(run) and number < MOST):
        await run.cycle()
        if number % 3 == 0:
            run.sandbox.world.clock.jump(600)  # the nonce is forgotten, the marker is not
        number += 1
    assert await run.findings() == []
    assert thoroughly(run)


def thoroughly(run: Run) -> bool:
    return len(run.seen) >= CYCLES * MOVES / 2 and run.sandbox.machine.faults.counts["rest:drop"] > 0


def lose_answers(run: Run) -> None:
    """A post arrives, its answer does not: half of them."""
    run.sandbox.machine.faults.add(Rule(RestFault(RestKind.DROP), POST, probability=0.5))


async def forget_nonces(run: Run) -> None:
    run.sandbox.world.clock.jump(600)


async def hide_history(run: Run) -> None:
    """Then only the nonce keeps a message from being posted twice."""
    world = run.sandbox.world
    channel = world.channel(world.channel(run.threads[run.game]).parent_id or 0)
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
    run.forks.spoiled = spoiled
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
