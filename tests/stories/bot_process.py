"""`python -m bot` as a container runs it: a process, its settings, what it writes, how it ends."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sandbox.people.client import People
from sandbox.server import Sandbox
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


@dataclass
class Process:
    process: asyncio.subprocess.Process
    wrote: str = ""

    async def connected(self, people: People) -> None:
        """Until Discord has welcomed it."""
        async with asyncio.timeout(PATIENCE):
            while not (await people.info())["sessions"]:
                assert self.process.returncode is None, await self.ended()
                await asyncio.sleep(0.01)  # it starts on the same two cores

    async def ended(self) -> tuple[int, str]:
        """Its exit code and all that it wrote."""
        async with asyncio.timeout(PATIENCE):
            wrote, _ = await self.process.communicate()
        assert self.process.returncode is not None
        self.wrote = wrote.decode()
        return self.process.returncode, self.wrote

    async def stopped(self) -> float:
        """Asked to end as a deploy asks; the seconds it took."""
        before = time.monotonic()
        self.process.terminate()
        code, wrote = await self.ended()
        assert code == 0, wrote
        return time.monotonic() - before


@asynccontextmanager
async def process(sandbox: Sandbox, folder: Path, **settings: str) -> AsyncIterator[Process]:
    given = {
        "DISCORD_API": f"{sandbox.address}/api/v10",
        "DISCORD_TOKEN": sandbox.world.application.token,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/fireside.sqlite",
        "PYTHONPATH": str(ROOT),
        "PATH": os.environ["PATH"],
    }
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env=given | settings,
        cwd=folder,  # where no .env is
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Process(started)
    finally:
        if started.returncode is None:
            started.kill()
            await started.communicate()
