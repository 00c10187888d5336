"""Many servers in shards: how soon the bot knows all of them, and what each thousand costs in memory."""

import asyncio
import re
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from benchmarks.figures import Figure, Size, asked
from benchmarks.tables import PATIENCE, resident, started
from sandbox.entities import Guild
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings

SHARDS = 5
CHANNELS = 10  # in each server
YEAR = 31_536_000  # seconds
MEMORY, LIMIT = 8.0, "limit"  # MB for a thousand servers
SERVERS = re.compile(r'fireside_servers\{shard="\d+"\} (\S+)')


@dataclass(frozen=True, slots=True)
class Ready:
    seconds: float  # from the start of the process until all servers are known
    memory: float  # MB then


async def ready(folder: Path, servers: int, rest: float) -> Ready:
    """One process with all shards, which Discord lets begin at once. `rest`: seconds in which memory is given
    back."""
    async with Sandbox(Settings(mode=Mode.LOOSE)) as sandbox:
        world, before = sandbox.world, len(sandbox.world.tables.guilds)
        world.recommended_shards, world.max_concurrency = SHARDS, SHARDS
        populated(sandbox, servers)
        port = free_port()
        given = {
            "DISCORD_TOKEN": world.application.token,
            "DISCORD_API": f"{sandbox.address}/api/v10",
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / f'servers-{servers}.db'}",
            "METRICS_PORT": str(port),
        }
        began = time.monotonic()
        async with started("benchmarks.watched", sandbox, **given) as bot, aiohttp.ClientSession() as session:
            async with asyncio.timeout(PATIENCE):
                while await known(session, port) < servers + before:
                    await asyncio.sleep(0.2)
            took = time.monotonic() - began
            await asyncio.sleep(rest)
            return Ready(took, resident(bot.pid))


def populated(sandbox: Sandbox, servers: int) -> list[Guild]:
    """Servers that have been there for a year: nobody is to be welcomed."""
    world, made = sandbox.world, list[Guild]()
    for number in range(servers):
        guild = world.add_guild(f"Server {number}", world.application.owner_id)
        guild.members[world.bot_id].joined_at -= YEAR
        for channel in range(CHANNELS):
            world.add_channel(guild, f"channel-{channel}")
        made.append(guild)
    return made


async def known(session: aiohttp.ClientSession, port: int) -> float:
    with suppress(aiohttp.ClientConnectionError):
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            return sum(map(float, SERVERS.findall(await answer.text())))
    return 0.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    servers = size.of(10_000, 1_000, 10)
    with tempfile.TemporaryDirectory() as folder:
        rest, both = size.of(15.0, 15.0, 0.0), (servers // 10, servers)
        few, many = (asyncio.run(ready(Path(folder), number, rest)) for number in both)
    each = max(0.0, many.memory - few.memory) / (servers - servers // 10) * 1000
    what = f"{servers:,} servers of {CHANNELS} channels in {SHARDS} shards"
    yield Figure(f"{what}: until all are known", many.seconds, "s", LIMIT, 60.0, "≤ 60 s", many.seconds <= 60)
    yield Figure(f"{what}: memory a thousand", each, "MB", LIMIT, MEMORY, f"≤ {MEMORY:g} MB", each <= MEMORY)


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
