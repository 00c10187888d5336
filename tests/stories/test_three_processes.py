"""Three processes with a range of shards each, on one PostgreSQL: they are replaced one after the other while
people press, or killed. Whoever's server has a process is answered; nothing is lost, nothing done twice."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass, field

import pytest

from bot.inbound.shards import Range
from db import replay
from engines.notation import write
from sandbox.entities import Interaction
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.sizes import seeds, size
from tests.stories import audit
from tests.stories.halls import halls
from tests.stories.killing import Forked, ForkProcess, Run, fork_server, waits
from tests.stories.running_bot import game_of, open_lobby_here
from tests.stories.shared_database import Server

RANGES = (Range(0, 1, 6), Range(2, 3, 6), Range(4, 5, 6))
A_SECOND = 20  # presses at most, on a machine that can
LONGEST = 100  # troubles after which a spoiled run must have been found out


@dataclass
class Crew(Run):
    """A table in a server of each range; at each somebody presses as long as the run lasts."""

    bots: dict[Range, Forked] = field(default_factory=dict)
    halls: dict[Range, str] = field(default_factory=dict)
    tables: dict[Range, int] = field(default_factory=dict)  # the game that is on
    downs: dict[Range, int] = field(default_factory=lambda: dict.fromkeys(RANGES, 0))
    up: dict[Range, asyncio.Event] = field(default_factory=dict)
    over_now: bool = False
    unanswered: list[str] = field(default_factory=list)
    pressed: int = 0
    vain: int = 0  # presses that nobody could hear
    patience: float = PATIENCE

    async def gathered(self) -> None:
        for shards in RANGES:
            await self.come(shards)
        for shards in RANGES:
            await self.opened(shards)

    async def come(self, shards: Range) -> None:
        self.bots[shards] = await self.forks.fork(shards)
        self.up.setdefault(shards, asyncio.Event()).set()

    async def opened(self, shards: Range) -> None:
        ana, ben = self.persons
        lobby = await open_lobby_here(ana.go(self.halls[shards]), "fireship", seats=2, rounds=30)
        await ben.go(self.halls[shards]).press("Join", on=lobby)
        game = game_of(lobby)
        await ben.sees_channel(f"Fireship {game} · Ana, Ben")
        await self.all_told()
        self.threads[game] = await self.look(lambda conn: audit.thread(conn, game))
        self.tables[shards] = game

    # who presses

    async def presses(self, shards: Range) -> None:
        game = self.tables[shards]
        while not self.over_now:
            await self.up[shards].wait()
            downs = self.downs[shards]  # before all that takes time: it may be killed meanwhile
            if await self.look(lambda conn: audit.over(conn, game)):
                return
            play = await self.look(lambda conn: replay.load(conn, game))
            seat = play.rules.to_act(play.state)[0]
            move = self.chance.choice(play.rules.legal(play.state, seat))
            made = self.press(self.persons[seat], write(move), game)
            self.pressed += 1
            await self.answered(made, shards, downs)
            await self.saved()
            await asyncio.sleep(len(RANGES) / A_SECOND)

    async def answered(self, made: Interaction, shards: Range, downs: int) -> None:
        """Or its process has died since; then whoever pressed is told by Discord, and presses again."""
        try:
            async with asyncio.timeout(self.patience):
                while waits(made):
                    if self.downs[shards] > downs:
                        self.vain += 1
                        return
                    await asyncio.sleep(0.005)
        except TimeoutError:
            how = "only promised" if made.acked else "not heard"
            self.unanswered.append(f"i:{made.id} at {shards} is {how}")

    async def while_people_press(self, trouble: Awaitable[None]) -> None:
        pressing = [asyncio.create_task(self.presses(one)) for one in RANGES]
        await trouble
        self.over_now = True
        for event in self.up.values():
            event.set()
        await asyncio.gather(*pressing)

    # what happens to the bots

    async def replaced(self, times: int) -> None:
        """The new one is there before the old one goes."""
        for number in range(times):
            shards = RANGES[number % len(RANGES)]
            old = self.bots[shards]
            await self.come(shards)
            await self.forks.end(old)
            await self.some_presses()

    async def replaced_badly(self, times: int) -> None:
        """The old one goes first."""
        for number in range(times):
            shards = RANGES[number % len(RANGES)]
            await self.forks.end(self.bots[shards])
            await self.some_presses()
            await self.come(shards)
            if self.unanswered:
                return

    async def killed(self, times: int) -> None:
        """One of the three, whatever it does; and started again by whoever watches it."""
        for _ in range(times):
            shards = self.chance.choice(RANGES)
            self.up[shards].clear()
            await self.forks.kill(self.bots[shards])
            self.downs[shards] += 1
            await self.some_presses()
            await self.come(shards)
            await self.some_presses()

    async def some_presses(self) -> None:
        until = self.pressed + self.chance.randint(2, 6)
        async with asyncio.timeout(2 * PATIENCE):
            while self.pressed < until and not await self.all_over():
                await asyncio.sleep(0.01)

    async def all_over(self) -> bool:
        return all([await self.look(lambda conn, game=game: audit.over(conn, game)) for game in self.threads])  # type: ignore[misc]  # bound now

    async def findings(self) -> list[str]:
        return self.unanswered + await super().findings()


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def crew(
    fork_process: ForkProcess,
    sandbox: Sandbox,
    people: People,
    ana: Person,
    ben: Person,
    server: Server,
    seed: int,
) -> AsyncIterator[Crew]:
    async with fork_server(fork_process, sandbox, server) as forks:
        made = Crew(forks, (ana, ben), random.Random(seed))
        made.halls |= await halls(sandbox, people, RANGES, ana, ben)
        await made.gathered()
        yield made


@pytest.mark.parametrize("seed", seeds("three processes"))
async def test_a_new_version_costs_no_press(crew: Crew, seed: int) -> None:
    await crew.while_people_press(crew.replaced(size("replaced")))
    assert await crew.findings() == []
    assert crew.vain == 0


@pytest.mark.parametrize("seed", seeds("three processes"))
async def test_one_of_three_that_is_killed_silences_its_own_servers_alone_and_no_longer_than_it_is_away(
    crew: Crew, seed: int
) -> None:
    await crew.while_people_press(crew.killed(size("killed of three")))
    assert await crew.findings() == []


async def test_an_old_version_that_ends_first_is_found_out(crew: Crew) -> None:
    crew.patience = 3.0
    await crew.while_people_press(crew.replaced_badly(LONGEST))
    assert crew.unanswered != []


async def test_three_that_do_not_claim_what_they_tell_are_found_out(crew: Crew) -> None:
    for shards in RANGES:
        await crew.forks.kill(crew.bots[shards])
    crew.forks.spoiled = "told by both"
    for shards in RANGES:
        await crew.come(shards)
    found = list[str]()
    for _ in range(LONGEST):
        crew.over_now = False
        await crew.while_people_press(crew.killed(1))
        if found := await crew.findings():
            break
        for shards in RANGES:
            await crew.come(shards)
    assert found != []
