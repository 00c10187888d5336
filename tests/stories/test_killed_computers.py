"""`kill -9` of the bot, of the processes in which computers think, and of both, in the middle of games: no
move is lost, none is made twice, and each is the one that would have been made."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import func, select

from db import replay, schema, seats
from db.database import Connection
from engines.core import Seat
from engines.notation import write
from sandbox.entities import Interaction
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.sizes import seeds
from tests.stories import audit
from tests.stories.killing import File, ForkServer, Run, fork_server
from tests.stories.running_bot import game_of, open_lobby

BEN = Seat(2)  # the first computer sits down beside who opens
CYCLES = 12
MOVES = 2  # of the person, between two kills


@dataclass
class Alone(Run):
    """One person against two computers; the other person is not there."""

    patience: float = PATIENCE
    lost: int = 0  # how often a computer has not moved
    killed: int = 0  # minds

    async def begin(self) -> None:
        await self.forks.fork()
        game = await self.opened()
        await self.all_told()
        self.threads[game] = await self.look(lambda conn: audit.thread(conn, game))
        await self.forks.kill()

    async def opened(self) -> int:
        ana, _ = self.persons
        await ana.go("games").slash("/newgame springfestival", seats=3, opponents=2, level="ember")
        game = await self.look(newest)
        await ana.sees_channel(f"Spring Festival {game} · Ana, ⚙ Ember, ⚙ Ember 2")
        return game

    async def cycle(self) -> None:
        if await self.over():
            await self.begin()
        bot = await self.forks.fork()
        for _ in range(MOVES):
            if self.chance.random() < 0.6:
                self.kill_minds(bot.number)
            seat = await self.waited_for()
            if seat is not None and not await self.over():
                await self.acts(seat)
        await self.pause()
        if self.chance.random() < 0.5:
            self.kill_minds(bot.number)
        await self.forks.kill()

    def kill_minds(self, bot: int) -> None:
        for child in Path(f"/proc/{bot}/task/{bot}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
                self.killed += 1

    async def waited_for(self) -> Seat | None:
        """A person for whom the game waits, once all computers have moved."""
        game, end = self.game, time.monotonic() + self.patience
        while not (waiting := await self.look(lambda conn: persons_waited_for(conn, game))):
            if await self.over():
                return None
            if time.monotonic() > end:
                self.lost += 1
                return None
            await asyncio.sleep(0.01)
        return self.chance.choice(waiting)

    async def acts(self, seat: Seat) -> None:
        made = await self.typed(seat)
        async with asyncio.timeout(PATIENCE):
            while f"i:{made.id}" not in await self.saved():
                await asyncio.sleep(0.003)

    async def typed(self, seat: Seat) -> Interaction:
        game = self.game
        play = await self.look(lambda conn: replay.load(conn, game))
        waited_for = seat in play.rules.to_act(play.state)
        move = write(play.rules.autopilot(play.state, seat)) if waited_for else "rotate 0"
        return self.press(self.persons[1 if seat == BEN else 0], move, game)

    async def findings(self) -> list[str]:
        lost = ["a computer has not moved"] if self.lost else []
        return lost + await super().findings()


@dataclass
class Relieved(Alone):
    """Two persons and a computer; the second one goes away and comes back again and again."""

    handed_over: int = 0
    came_back: int = 0

    async def opened(self) -> int:
        ana, ben = self.persons
        lobby = await open_lobby(ana, "springfestival", seats=3, opponents=1, level="ember")
        await ben.go("games").press("Join", on=lobby)
        game = game_of(lobby)
        await ben.sees_channel(f"Spring Festival {game} · Ana, ⚙ Ember, Ben")
        return game

    async def acts(self, seat: Seat) -> None:
        game = self.game
        if await self.look(lambda conn: is_away(conn, game)):
            if self.chance.random() < 0.4:
                await self.typed(BEN)  # anything gives the seat back, and nothing else
                await self.until_away(game, away=False)
                self.came_back += 1
                return
        elif seat == BEN and self.chance.random() < 0.6:
            ben = self.persons[1].go(self.threads[game])
            asked = await ben.slash("/leave", game=str(game))
            assert isinstance(asked, Shown)
            await ben.press("⚙ A caretaker instead", on=asked)
            await self.until_away(game, away=True)
            self.handed_over += 1
            return
        await super().acts(seat)

    async def until_away(self, game: int, *, away: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.over() and await self.look(lambda conn: is_away(conn, game)) is not away:
                await asyncio.sleep(0.003)


def newest(conn: Connection) -> int:
    return int(conn.execute(select(func.max(schema.games.c.id))).scalar_one())


def persons_waited_for(conn: Connection, game: int) -> list[Seat]:
    play, sitters = replay.load(conn, game), seats.of(conn, game)
    waiting = play.rules.to_act(play.state)
    return [one for one in waiting if not (sitters[one].level or sitters[one].caretaker)]


def is_away(conn: Connection, game: int) -> bool:
    return seats.of(conn, game)[BEN].caretaker is not None


@pytest.fixture
def seed() -> int:
    return 4


@pytest.fixture
async def forks(sandbox: Sandbox, people: People, tmp_path: Path) -> AsyncIterator[ForkServer]:
    async with fork_server(sandbox, File(tmp_path / "fireside.db")) as made:
        yield made


@pytest.fixture
async def run(forks: ForkServer, ana: Person, ben: Person, seed: int) -> Alone:
    begun = Alone(forks, (ana, ben), random.Random(seed))
    await begun.begin()
    return begun


@pytest.mark.parametrize("seed", seeds("computers"))
async def test_whatever_is_killed_computers_make_each_move_once_and_the_same(run: Alone, seed: int) -> None:
    for _ in range(CYCLES):
        await run.cycle()
    assert await run.findings() == []
    assert run.killed >= CYCLES / 3
    moves = await run.look(lambda conn: [key for key in audit.keys(conn) if key.startswith("think:")])
    assert len(moves) >= CYCLES


async def test_whoever_is_killed_a_caretaker_makes_each_move_once_and_gives_the_seat_back(
    forks: ForkServer, ana: Person, ben: Person
) -> None:
    run = Relieved(forks, (ana, ben), random.Random(7))
    await run.begin()
    for _ in range(CYCLES):
        await run.cycle()
    assert await run.findings() == []
    assert run.handed_over >= 2
    assert run.came_back >= 1
    assert await run.look(moves_of_caretakers) >= CYCLES / 3


def moves_of_caretakers(conn: Connection) -> int:
    made = conn.execute(select(schema.seats.c.caretaken)).scalars()
    return sum(len(one or {}) for one in made)


@pytest.mark.parametrize("spoiled", ["taken before it is thought", "another chance"])
async def test_a_bot_that_loses_or_changes_a_thought_is_found_out(run: Alone, spoiled: str) -> None:
    run.forks.spoiled, run.patience = spoiled, 5.0
    found = list[str]()
    for _ in range(3 * CYCLES):
        await run.cycle()
        if run.lost or spoiled == "another chance":
            found = await run.findings()
        if found:
            break
    assert found != []
