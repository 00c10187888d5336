"""Many tables in use at once: how long everybody waits, and what the bot holds in memory for it."""

import asyncio
import signal
import subprocess
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tables import PATIENCE, Room, Spread, Table, resident, started
from engines import GAMES
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables.servers import TABLES_PER_PERSON

PRESSES = 20  # a second
PLAYERS = 40  # persons who press in turn; so many boards may be under way
WRITERS = 8
FILLING = 7_500  # boards until the bot remembers as many positions as it ever will: some 1.2 entries each
TABLES_OF_ONE = TABLES_PER_PERSON
NOTIFIED = 90  # persons who get direct messages: Discord opens no more than a hundred in ten minutes


@dataclass(frozen=True, slots=True)
class Crowded:
    presses: Spread
    boards: Spread
    number: int  # of presses
    memory: float  # MB, with all tables in use
    views: int  # that discord.py keeps


@dataclass(frozen=True, slots=True)
class Growth:
    before: float  # MB, when all that is remembered has filled
    after: float  # MB, so many boards later
    boards: int
    views: int


@dataclass(frozen=True, slots=True)
class Running:
    """A bot with all its tables shown."""

    room: Room
    bot: subprocess.Popen[str]
    tables: Sequence[Table]

    @property
    def memory(self) -> float:
        return resident(self.bot.pid)

    async def views(self) -> int:
        return await self.told(signal.SIGUSR1)

    async def told(self, on: signal.Signals) -> int:
        """What `watched` says on a signal."""
        assert self.bot.stdout is not None
        self.bot.send_signal(on)
        return int(await asyncio.to_thread(self.bot.stdout.readline))


class Metronome:
    """So many a second, however long each takes."""

    def __init__(self, rate: float) -> None:
        self._gap, self._next = 1 / rate, time.monotonic()

    async def __call__(self) -> None:
        at, self._next = self._next, self._next + self._gap
        await asyncio.sleep(at - time.monotonic())


async def crowd(folder: Path, *, tables: int, seconds: float) -> Crowded:
    """Persons press in turn, as many a second as are agreed."""
    async with running(folder / "crowd.db", tables) as at:
        until = time.monotonic() + seconds
        await pressed(at.tables, lambda: time.monotonic() < until)
        took = at.room.took
        presses, boards = Spread.of(took.presses), Spread.of(took.boards)
        return Crowded(presses, boards, len(took.presses), at.memory, await at.views())


async def growth(folder: Path, tables: int, filling: int, boards: int) -> Growth:
    """Games end, so it takes more tables than are in use at once."""
    async with running(folder / "growth.db", tables) as at:
        await _written(at.room, at.tables, filling)
        before, first = at.memory, at.room.boards
        await _written(at.room, at.tables, boards)
        return Growth(before, at.memory, at.room.boards - first, await at.views())


@asynccontextmanager
async def running(file: Path, tables: int) -> AsyncIterator[Running]:
    url = f"sqlite+aiosqlite:///{file}"
    async with Sandbox(Settings(mode=Mode.LOOSE, answer_within=PATIENCE)) as sandbox:
        room = Room(sandbox)
        games = [GAMES[number % len(GAMES)] for number in range(tables)]
        everybody = persons(sandbox, max(2, 2 * tables // TABLES_OF_ONE))
        seated = await room.seated(url, games, everybody, notified=NOTIFIED)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        environment = {"DISCORD_TOKEN": token, "DISCORD_API": api, "DATABASE_URL": url}
        async with started("benchmarks.watched", sandbox, **environment) as bot:
            for table in seated:
                await table.shown()
            await room.quiet()
            yield Running(room, bot, seated)


def persons(sandbox: Sandbox, number: int) -> list[int]:
    """Strangers."""
    return [sandbox.world.add_user(f"Guest {at}").id for at in range(number)]


async def pressed(tables: Sequence[Table], goes_on: Callable[[], bool]) -> None:
    """Every press in its time, at one table after the other."""
    waiting, pace = deque(tables), Metronome(PRESSES)

    async def player() -> None:
        while goes_on() and waiting:
            table = waiting.popleft()
            await table.act(pace)
            if not table.over:
                waiting.append(table)

    await asyncio.gather(*(player() for _ in range(min(PLAYERS, len(tables)))))


async def _written(room: Room, tables: Sequence[Table], boards: int) -> None:
    """As fast as it goes, at one table after the other, until so many boards were shown or all is over."""
    command = next(
        one.id for one in room.sandbox.world.tables.commands.values() if one.body["name"] == "play"
    )
    waiting, until = deque(table for table in tables if not table.over), room.boards + boards

    async def writer() -> None:
        while room.boards < until and waiting:
            table = waiting.popleft()
            await table.write(command)
            if not table.over:
                waiting.append(table)

    await asyncio.gather(*(writer() for _ in range(WRITERS)))
