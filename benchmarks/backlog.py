"""After an outage: how soon all that has waited is told, while Discord takes fifty requests a second."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.figures import Figure, Size, asked
from benchmarks.tables import PATIENCE, Room, started
from db import outbox
from db.database import open_database
from engines import GAMES
from sandbox import threads
from sandbox.entities import ChannelType
from sandbox.hub import Happening
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables.model import NewTable, Press
from tables.service import Tables

TABLES_WAITING = 137  # with three posts each
WITHIN = 12.0  # seconds: 45 requests in each, and what the machine needs beside them
LIMIT = "limit"


@dataclass(slots=True)
class Heard:
    """When the bot was heard first and last."""

    at: list[float] = field(default_factory=list)

    def hear(self, happening: Happening) -> None:
        if happening.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.at.append(time.monotonic())


@dataclass(frozen=True, slots=True)
class Told:
    rows: int
    seconds: float
    refused: int  # requests that Discord answered with 429, 401 or 403


async def backlog(folder: Path, tables: int) -> Told:
    url = f"sqlite+aiosqlite:///{folder / 'backlog.db'}"
    async with Sandbox(Settings(mode=Mode.GLOBAL)) as sandbox:
        rows, room, heard = await seated(url, sandbox, tables), Room(sandbox), Heard()
        sandbox.world.hub.subscribe(heard.hear)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        async with started(
            "benchmarks.watched", sandbox, DISCORD_TOKEN=token, DISCORD_API=api, DATABASE_URL=url
        ):
            async with asyncio.timeout(PATIENCE):
                while not heard.at:
                    await asyncio.sleep(0.02)
            await room.quiet()
        refused = sandbox.machine.limits.invalid
    db = await open_database(url)
    left = (await db.read(outbox.health)).pending
    await db.close()
    assert left == 0, "silence, and something waits still"
    return Told(rows, heard.at[-1] - heard.at[0], refused)


async def seated(url: str, sandbox: Sandbox, tables: int) -> int:
    """Two strangers in a thread of each table; how many posts wait for the bot."""
    world = sandbox.world
    channel = next(one for one in world.tables.channels.values() if one.name == "games")
    db = await open_database(url)
    service = Tables(db, lambda: time.time_ns() // 1_000_000)
    for number in range(tables):
        pair = [world.add_user(f"Guest {number}.{at}").id for at in range(2)]
        for person in pair:
            world.join(world.guild(channel.guild_id or 0), person)
        name = {"name": f"table {number}", "type": ChannelType.PUBLIC_THREAD}
        thread = threads.alone(world, channel, pair[0], name).id
        first, second = (Press(person, person, "Ana", "en", channel.guild_id) for person in pair)
        for press in (first, second):
            await service.settings(press, dm=False)
        rules = GAMES[number % len(GAMES)]
        wish = NewTable(rules, thread, thread, {}, 2, "none", private=False, locale="en")
        table = await service.open(first, wish)
        await service.join(second, table.id)
    waiting = (await db.read(outbox.health)).pending
    await db.close()
    return waiting


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(backlog(Path(folder), size.of(TABLES_WAITING, 20, 2)))
    what = f"{told.rows} waiting rows told"
    yield Figure(what, told.seconds, "s", LIMIT, WITHIN, f"≤ {WITHIN:g} s", told.seconds <= WITHIN)
    yield Figure(f"{what}: requests refused", told.refused, "", LIMIT, 1, "none", told.refused == 0)


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
