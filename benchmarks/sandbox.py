"""How long the sandbox and a minimal bot take from a command to its answer: nothing else can be faster."""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from sandbox.entities import Channel
from sandbox.hub import Happening
from sandbox.people.hands import Hands
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Figures:
    what: str
    answers: int
    p50_ms: float
    p99_ms: float
    answers_per_s: float


class Stopwatch:
    """From the moment a person's command is made until its answer stands in the channel."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._begun: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self.took: list[float] = []
        sandbox.world.hub.subscribe(self._hear)
        ana = next(it for it in sandbox.world.tables.users.values() if it.global_name == "Ana")
        self._hands = Hands(sandbox.machine, ana.id)
        self._channel: Channel = next(
            it for it in sandbox.world.tables.channels.values() if it.name == "games"
        )

    def _hear(self, happening: Happening) -> None:
        if happening.name == "INTERACTION_SUCCESS":
            name = happening.data["id"]
            self.took.append(time.perf_counter() - self._begun.pop(name))
            self._waiting.pop(name).set_result(None)

    async def command(self) -> None:
        command = next(iter(self._sandbox.world.tables.commands))
        begun = time.perf_counter()
        opened = self._hands.slash({"channel": self._channel.id, "command": command})
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._begun[opened["interaction"]] = begun
        self._waiting[opened["interaction"]] = done
        await done

    async def run(self, what: str, number: int, at_once: int) -> Figures:
        self.took.clear()
        begun = time.perf_counter()

        async def one_after_another() -> None:
            for _ in range(number // at_once):
                await self.command()

        await asyncio.gather(*(one_after_another() for _ in range(at_once)))
        seconds = time.perf_counter() - begun
        took = sorted(self.took)
        return Figures(
            what, len(took), round(statistics.median(took) * 1000, 3),
            round(took[int(len(took) * 0.99)] * 1000, 3), round(len(took) / seconds, 1),
        )  # fmt: skip


async def measure(number: int) -> list[Figures]:
    async with Sandbox(Settings(mode=Mode.TIGHT)) as sandbox:
        environment = os.environ | {"FLOOR_TOKEN": sandbox.world.application.token, "PYTHONPATH": str(ROOT)}
        bot = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "benchmarks.floor", sandbox.address], env=environment
        )
        try:
            while not any(it.session for it in sandbox.gateway.lines):
                await asyncio.sleep(0.02)
            watch = Stopwatch(sandbox)
            await watch.run("warming up", 100, 1)
            return [
                await watch.run("one after another", number, 1),
                await watch.run("fifty at once", number, 50),
            ]
        finally:
            bot.terminate()
            await asyncio.to_thread(bot.wait)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--quick", action="store_true", help="a quarter of it")
    given = parser.parse_args()
    found = asyncio.run(measure(given.number // 4 if given.quick else given.number))
    for figures in found:
        print(json.dumps({"benchmark": "sandbox"} | asdict(figures)))


if __name__ == "__main__":
    main()
