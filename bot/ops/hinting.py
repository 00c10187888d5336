"""Hints for persons: thought where computers think, one at a time, and given up when it takes too long."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import structlog

from bot.ops.worker_pool import NoMove, WorkerPool

PATIENCE = 6.0  # seconds, the wait for another hint included
KNOWN = 100  # questions whose answer is known, or being looked for

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Advice:
    """Moves in notation."""

    best: str
    second: str | None
    cost: float
    unit: str


class Hints:
    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._alone = asyncio.Semaphore(1)
        self._asked = OrderedDict[str, asyncio.Task[Advice | None]]()

    async def of(self, question: str) -> Advice | None:
        """None: there is none just now. Whoever asks the same again and again has it thought once, and keeps
        nobody else's waiting."""
        task = self._asked.get(question)
        if task is None or (task.done() and not _found(task)):
            task = self._asked[question] = asyncio.create_task(self._thought(question))
            while len(self._asked) > KNOWN:
                self._asked.popitem(last=False)
        return await asyncio.shield(task)

    async def _thought(self, question: str) -> Advice | None:
        try:
            async with asyncio.timeout(PATIENCE), self._alone:
                told = await self._pool.answer(question)
            second = told["second"]
            return Advice(str(told["move"]), second and str(second), float(told["cost"]), str(told["unit"]))
        except (TimeoutError, NoMove, KeyError, TypeError, ValueError) as error:
            log.error("a hint was not found", error=type(error).__name__)
            return None


def _found(task: "asyncio.Task[Advice | None]") -> bool:
    return not task.cancelled() and task.exception() is None and task.result() is not None
