"""A private table has one thread, whatever goes wrong when it is made."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from sandbox import threads
from sandbox.entities import Channel, ChannelType
from sandbox.faults import RestFault, RestKind, Rule
from sandbox.hub import Happening
from sandbox.people.client import Person
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.stories.killing import File, ForkProcess, Run, fork_server
from tests.stories.running_bot import Bot, game_of, open_lobby

THREADS = "POST /channels/{channel_id}/threads"
MEMBERS = "/thread-members/{user_id}"
NAME = "Fire Bulls 1 · Ana, Ben"


def made(sandbox: Sandbox) -> list[Channel]:
    return [one for one in sandbox.world.tables.channels.values() if one.thread]


async def begins(ana: Person, ben: Person) -> int:
    """Both sit down at a private table; the channel it was opened in."""
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.select(ben, on=lobby)
    await ben.press("Join", on=lobby)
    assert game_of(lobby) == 1
    return lobby.channel


@pytest.mark.parametrize(
    "fault",
    [
        Rule(RestFault(RestKind.DROP), THREADS, times=1),
        Rule(RestFault(RestKind.STATUS, status=503), MEMBERS, times=1),
    ],
    ids=["its answer is lost", "somebody is not let in"],
)
async def test_it_is_made_once(bot: Bot, sandbox: Sandbox, ana: Person, ben: Person, fault: Rule) -> None:
    sandbox.machine.faults.add(fault)
    await begins(ana, ben)
    await bot.told()
    assert fault.struck
    (thread,) = made(sandbox)
    assert thread.id == (await bot.tables.get(1)).thread
    for person in (ana, ben):
        assert await person.sees_channel(NAME) == thread.id


async def test_one_of_an_earlier_game_of_that_number_is_left_alone(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    """The database was lost, what stands in the channel was not."""
    world = sandbox.world
    games = next(one for one in world.tables.channels.values() if one.name == "games")
    body = {"name": NAME, "type": int(ChannelType.PRIVATE_THREAD)}
    old = threads.alone(world, games, world.bot_id, body)
    sandbox.machine.faults.add(Rule(RestFault(RestKind.DROP), THREADS, times=1))
    await begins(ana, ben)
    await bot.told()
    mine = (await bot.tables.get(1)).thread
    assert [one.id for one in made(sandbox)] == [old.id, mine]


async def test_a_bot_that_is_killed_before_it_notes_it_finds_it_when_it_comes_back(
    fork_process: ForkProcess, sandbox: Sandbox, ana: Person, ben: Person, tmp_path: Path
) -> None:
    async with fork_server(fork_process, sandbox, File(tmp_path / "fireside.db")) as bots:
        killed = asyncio.Event()

        def hear(happening: Happening) -> None:
            if happening.name == "THREAD_CREATE" and not killed.is_set():
                os.kill(first.number, signal.SIGKILL)
                killed.set()

        first = await bots.fork()
        sandbox.world.hub.subscribe(hear)
        await begins(ana, ben)
        await asyncio.wait_for(killed.wait(), PATIENCE)
        await bots.kill(first)
        await bots.fork()
        await Run(bots, (ana, ben), random.Random(1)).all_told()
        (thread,) = made(sandbox)
        for person in (ana, ben):
            assert await person.sees_channel(NAME) == thread.id
