"""Many tables in use at once: how long everybody waits, and what the bot holds in memory for it."""

import asyncio
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tables import Room, Spread, Table, resident, started
from engines import GAMES
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings

PRESSES = 20  # a second
PLAYERS = 40  # persons who press in turn; so many boards may be under way
WRITERS = 8
FILLING = 7_500  # boards until the bot remembers as many positions as it ever will: some 1.2 entries each
TABLES_OF_ONE = 10  # that a person opens
NOTIFIED = 90  # persons who get direct messages: Discord opens no more than a hundred in ten minutes


@dataclass(frozen=True, slots=True)
class Measured:
    presses: Spread
    boards: Spread
    number: int  # of presses
    memory: float  # MB, with all tables in use
    before: float  # MB, when all that is remembered has filled
    after: float  # MB, so many boards later
    grown_over: int  # boards
    views: int  # that discord.py keeps


class Metronome:
    """So many a second, however long each takes."""

    def __init__(self, rate: float) -> None:
        self._gap, self._next = 1 / rate, time.monotonic()

    async def __call__(self) -> None:
        at, self._next = self._next, self._next + self._gap
        await asyncio.sleep(at - time.monotonic())


async def crowd(folder: Path, *, tables: int, seconds: float, boards: int) -> Measured:
    """Without `boards` nobody waits until all that is remembered has filled."""
    url = f"sqlite+aiosqlite:///{folder / 'crowd.db'}"
    async with Sandbox(Settings(mode=Mode.LOOSE)) as sandbox:
        room = Room(sandbox)
        games = [GAMES[number % len(GAMES)] for number in range(tables)]
        persons = _persons(sandbox, 2 * tables // TABLES_OF_ONE)
        seated = await room.seated(url, games, persons, notified=NOTIFIED)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        environment = {"DISCORD_TOKEN": token, "DISCORD_API": api, "DATABASE_URL": url}
        async with started("benchmarks.watched", sandbox, **environment) as bot:
            for table in seated:
                await table.shown()
            await room.quiet()
            await _pressed(seated, seconds)
            memory, number = resident(bot.pid), len(room.took.presses)
            presses, shown = Spread.of(room.took.presses), Spread.of(room.took.boards)
            await _written(room, seated, FILLING if boards else 0)
            before, first = resident(bot.pid), room.boards
            await _written(room, seated, boards)
            return Measured(
                presses=presses,
                boards=shown,
                number=number,
                memory=memory,
                before=before,
                after=resident(bot.pid),
                grown_over=room.boards - first,
                views=await _views(bot),
            )


def _persons(sandbox: Sandbox, number: int) -> list[int]:
    """Strangers join the first server."""
    world = sandbox.world
    guild = next(iter(world.tables.guilds.values()))
    persons = [world.add_user(f"Guest {at}").id for at in range(number)]
    for person in persons:
        world.join(guild, person)
    return persons


async def _pressed(tables: Sequence[Table], seconds: float) -> None:
    """Every press in its time, at one table after the other."""
    waiting, pace = deque(tables), Metronome(PRESSES)
    until = time.monotonic() + seconds

    async def player() -> None:
        while time.monotonic() < until:
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


async def _views(bot: subprocess.Popen[str]) -> int:
    assert bot.stdout is not None
    bot.send_signal(signal.SIGUSR1)
    return int(await asyncio.to_thread(bot.stdout.readline))
