"""What `compose.scale.yaml` starts, without its containers: three bots on one PostgreSQL."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp

from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.db.cluster import Cluster, free_port
from tests.patience import PATIENCE
from tests.stories.bot_process import process
from tests.stories.shared_database import emptied

RANGES = re.findall(
    r"SHARDS: (\S+)\}", (Path(__file__).parents[2] / "compose.scale.yaml").read_text(encoding="utf-8")
)


async def figures(session: aiohttp.ClientSession, port: int) -> str:
    """Once all its shards are connected."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with session.get(f"http://127.0.0.1:{port}/healthz") as healthy:
                    if healthy.status == 200:
                        break
            except aiohttp.ClientConnectionError:
                pass
            await asyncio.sleep(0.05)
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


async def test_three_bots_share_servers_and_database(
    sandbox: Sandbox, people: People, cluster: Cluster, tmp_path: Path, ana: Person
) -> None:
    await emptied(cluster)
    of = int(RANGES[0].split("/")[1])
    await people.control("shards", recommended=of, concurrency=16)
    ports = [free_port() for _ in RANGES]
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        for shards, port in zip(RANGES, ports, strict=True):
            own = {"SHARDS": shards, "METRICS_PORT": str(port), "DATABASE_URL": cluster.url}
            await stack.enter_async_context(process(sandbox, tmp_path, **own))
        told = [await figures(session, port) for port in ports]
        connected = re.findall(r'fireside_shard_connected\{shard="(\d+)"\} 1\.0', "".join(told))
        assert sorted(connected) == [str(shard) for shard in range(of)]
        async with asyncio.timeout(PATIENCE):
            while "fireside_processes 3.0" not in await figures(session, ports[0]):
                await asyncio.sleep(0.05)
        await ana.slash("/newgame fireship", seats=2)
        assert (await ana.sees("Fireship")).button("Join")
