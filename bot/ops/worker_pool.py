"""Processes in which computers think: started when they are needed, run when nobody else wants to, ended when
they are idle or hang. They are told positions dealt anew, in lines of JSON, and nothing else."""

import asyncio
import contextlib
import json
import math
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SERVE = (sys.executable, "-m", "opponents", "serve")
HOUSE = Path(__file__).parents[2]
ENVIRONMENT = ("PATH", "PYTHONPATH", "PYTHONHASHSEED", "LANG")  # no token, no address of a database
NICE = 10
GIVES_WAY = 4.0  # seconds for a thought in vain, before one that is only nice is asked
HUNG = 30.0  # seconds for one thought
TRIES = 5  # processes that end over one thought
UNUSED_FOR = 600.0  # seconds without one
LONGEST_ANSWER = 1 << 20  # bytes of an answer, all of them a move


class NoMove(Exception):  # noqa: N818 — it says what there is
    """Of a mind that raises, answers nonsense, or ends again and again."""


class Failed(Exception):  # noqa: N818 — it says what happened
    """A process has ended without an answer."""


class Ended(Exception):  # noqa: N818 — it says what happened
    """The process is no more."""


class Starved(Exception):  # noqa: N818 — it says what happened
    """It has given way to others all the time, or hangs: nobody knows."""


@dataclass
class Worker:
    process: asyncio.subprocess.Process
    idle_since: float
    gives_way: bool

    async def ask(self, question: str) -> Mapping[str, Any]:
        """With the move in notation; NoMove, Ended, Starved, TimeoutError."""
        try:
            async with asyncio.timeout(min(GIVES_WAY, HUNG) if self.gives_way else HUNG):
                return await self._answer(question)
        except TimeoutError as late:
            if self.gives_way:
                raise Starved from late
            raise

    async def _answer(self, question: str) -> Mapping[str, Any]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question.encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except ConnectionError as cut:
            raise Ended from cut
        if not line.endswith(b"\n"):
            raise Ended
        return _answer(line)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """`size` is how many may be asked at once."""

    def __init__(self, size: int, clock: Callable[[], float], command: Sequence[str] = SERVE) -> None:
        self.size = size
        self._clock = clock
        self._command = command
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._starved_at = -math.inf

    async def ask(self, question: str) -> str:
        """The move; NoMove, TimeoutError."""
        return str((await self.answer(question))["move"])

    async def answer(self, question: str) -> Mapping[str, Any]:
        """NoMove, TimeoutError; one that was killed, or starved, has not failed: another one is asked."""
        for _ in range(TRIES):
            try:
                async with self._borrowed() as worker:
                    return await worker.ask(question)
            except Ended:
                pass
            except Starved:
                self._starved_at = self._clock()
        raise NoMove("ended")

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Worker]:
        """One that has failed is not asked again."""
        worker = await self._one()
        self._busy.append(worker)
        try:
            yield worker
        except BaseException:
            self._busy.remove(worker)
            await worker.end()
            raise
        self._busy.remove(worker)
        worker.idle_since = self._clock()
        self._idle.append(worker)

    async def _one(self) -> Worker:
        gives_way = GIVES_WAY > 0 and self._clock() - self._starved_at >= UNUSED_FOR
        while self._idle:
            worker = self._idle.pop()
            if gives_way or not worker.gives_way:
                return worker
            await worker.end()
        return Worker(await self._started(gives_way=gives_way), self._clock(), gives_way)

    async def rest(self) -> None:
        """Those that nobody has needed for long end."""
        now = self._clock()
        for worker in [one for one in self._idle if now - one.idle_since >= UNUSED_FOR]:
            self._idle.remove(worker)
            await worker.end()

    async def close(self) -> None:
        for worker in (*self._idle, *self._busy):
            await worker.end()
        self._idle.clear()

    async def _started(self, *, gives_way: bool) -> asyncio.subprocess.Process:
        process = await child(self._command)
        with contextlib.suppress(OSError):  # it has ended already: whoever asks it learns that
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            if gives_way and hasattr(os, "SCHED_IDLE"):
                os.sched_setscheduler(process.pid, os.SCHED_IDLE, os.sched_param(0))
        return process


async def told_by(command: Sequence[str], question: bytes, within: float) -> bytes:
    """By a process of its own, which ends with its answer. OSError, TimeoutError, Failed."""
    process = await child(command)
    try:
        with contextlib.suppress(OSError):  # it has ended already, which is told below
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        async with asyncio.timeout(within):
            answer, _ = await process.communicate(question)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise Failed(f"exit code {process.returncode}")
    return answer


async def child(command: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=HOUSE,
        env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
        limit=LONGEST_ANSWER,
    )


def _answer(line: bytes) -> Mapping[str, Any]:
    try:
        answer = json.loads(line)
        move, error = answer.get("move"), str(answer.get("error"))
    except (ValueError, AttributeError) as nonsense:
        raise NoMove("nonsense") from nonsense
    if not isinstance(move, str):
        raise NoMove(error)
    found: Mapping[str, Any] = answer
    return found


def cores() -> int:
    """All but one; one at least."""
    return max(1, len(os.sched_getaffinity(0)) - 1) if hasattr(os, "sched_getaffinity") else 1
