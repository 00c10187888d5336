"""What compose.scale.yaml composes, started without containers: three processes with its settings on one
PostgreSQL, and Prometheus with ops/prometheus, which sees each of them; its alarm names one that dies."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.inbound.shards import Range
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.db.cluster import Cluster, free_port
from tests.patience import PATIENCE
from tests.stories.bot_process import ROOT, Process, process
from tests.stories.halls import halls
from tests.stories.running_bot import open_lobby_here
from tests.stories.shared_database import emptied

SERVICE = re.compile(
    r"^  (bot-\w+):\n.*\n    environment: \{<<: \*environment, SHARDS: (\S+)\}$", re.MULTILINE
)
WHY_NOT = "Prometheus is not installed: nobody watches the three here (Debian: prometheus)"


def composed() -> Mapping[str, str]:
    """The processes of the compose file, by name, with their shards."""
    return dict(SERVICE.findall((ROOT / "compose.scale.yaml").read_text(encoding="utf-8")))


def read(shards: str) -> Range:
    first, last, of = map(int, re.split("[-/]", shards))
    return Range(first, last, of)


@dataclass
class House:
    """The three; each is asked on the port that is its container's in the compose file."""

    sandbox: Sandbox
    people: People
    folder: Path
    url: str
    stack: AsyncExitStack
    session: aiohttp.ClientSession
    ports: Mapping[str, int] = field(default_factory=lambda: {name: free_port() for name in composed()})
    processes: dict[str, Process] = field(default_factory=dict)
    watch: str = ""  # the address of Prometheus

    async def start(self, name: str) -> None:
        token = self.folder / "discord_token"
        token.write_text(self.sandbox.world.application.token)
        settings = {
            "DISCORD_TOKEN": "",
            "DISCORD_TOKEN_FILE": str(token),
            "DATABASE_URL": self.url,
            "SHARDS": composed()[name],
            "METRICS_PORT": str(self.ports[name]),
        }
        made = process(self.sandbox, self.folder, **settings)
        self.processes[name] = await self.stack.enter_async_context(made)

    async def well(self, name: str) -> None:
        """All its shards are connected, as it says itself."""
        numbers = [str(one) for one in read(composed()[name]).numbers]
        async with asyncio.timeout(PATIENCE):
            while await self.asked(f"http://127.0.0.1:{self.ports[name]}/healthz") != (200, numbers):
                await asyncio.sleep(0.05)

    async def asked(self, address: str) -> tuple[int, list[str]]:
        try:
            async with self.session.get(address) as answer:
                return answer.status, list((await answer.json())["shards"])
        except aiohttp.ClientConnectionError:
            return 0, []

    async def seen(self, what: str, *, by: str) -> dict[str, float]:
        """What Prometheus knows, by a label."""
        async with self.session.get(f"{self.watch}/api/v1/query", params={"query": what}) as answer:
            told: dict[str, Any] = await answer.json()
        return {one["metric"][by]: float(one["value"][1]) for one in told["data"]["result"]}

    async def sees(self, what: str, wanted: Mapping[str, float], *, by: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while (found := await self.seen(what, by=by)) != wanted:
                await asyncio.sleep(0.1)
        assert found == wanted

    def called(self, *names: str) -> list[str]:
        """As Prometheus calls them."""
        return [f"127.0.0.1:{self.ports[name]}" for name in names]


@asynccontextmanager
async def prometheus(house: House) -> AsyncIterator[str]:
    """With the configuration of ops/, which looks more often and at these ports."""
    program = shutil.which("prometheus")
    if program is None:
        if os.environ.get("CI"):
            pytest.fail(WHY_NOT)
        pytest.skip(WHY_NOT)
    folder = house.folder / "prometheus"
    shutil.copytree(ROOT / "ops" / "prometheus", folder)
    config = folder / "prometheus.yml"
    text = config.read_text(encoding="utf-8").replace("_interval: 15s", "_interval: 1s")
    for name, port in house.ports.items():
        text = text.replace(f"{name}:9464", f"127.0.0.1:{port}")
    config.write_text(text, encoding="utf-8")
    address = f"127.0.0.1:{free_port()}"
    files = f"--config.file={config}", f"--storage.tsdb.path={folder / 'data'}"
    running = await asyncio.create_subprocess_exec(
        *(program, *files, f"--web.listen-address={address}", "--log.level=error"),
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while not await _ready(house.session, f"http://{address}/-/ready"):
                assert running.returncode is None
                await asyncio.sleep(0.05)
        yield f"http://{address}"
    finally:
        running.terminate()
        await running.wait()


async def _ready(session: aiohttp.ClientSession, address: str) -> bool:
    try:
        async with session.get(address) as answer:
            return answer.status == 200
    except aiohttp.ClientConnectionError:
        return False


@pytest.fixture
async def house(sandbox: Sandbox, people: People, cluster: Cluster, tmp_path: Path) -> AsyncIterator[House]:
    await emptied(cluster)
    sandbox.world.max_concurrency = 6  # they begin at once, and not six seconds apart
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        made = House(sandbox, people, tmp_path, cluster.url, stack, session)
        for name in composed():
            await made.start(name)
        made.watch = await stack.enter_async_context(prometheus(made))
        yield made


async def test_each_of_three_answers_its_servers_and_one_that_dies_is_missed_by_the_alarm_alone(
    house: House, sandbox: Sandbox, people: People, ana: Person, ben: Person
) -> None:
    ranges = {name: read(shards) for name, shards in composed().items()}
    where = await halls(sandbox, people, list(ranges.values()), ana, ben)
    for name in ranges:
        await house.well(name)
    for shards in ranges.values():
        await open_lobby_here(ana.go(where[shards]), "fireship", seats=2)
    await house.sees("up", dict.fromkeys(house.called(*ranges), 1.0), by="instance")
    await house.sees("fireside_shard_connected", {str(one): 1.0 for one in range(6)}, by="shard")
    await house.sees("fireside_processes", dict.fromkeys(house.called(*ranges), 3.0), by="instance")
    first, dies, last = ranges
    house.processes[dies].process.kill()
    await house.processes[dies].process.wait()
    alarm = 'ALERTS{alertname="FiresideDown"}'
    await house.sees(alarm, dict.fromkeys(house.called(dies), 1.0), by="instance")
    for name in (first, last):
        await open_lobby_here(ben.go(where[ranges[name]]), "firebulls", seats=2)
    await house.start(dies)
    await house.well(dies)
    await open_lobby_here(ben.go(where[ranges[dies]]), "firebulls", seats=2)
    await house.sees(alarm, {}, by="instance")
