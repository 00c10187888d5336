"""Hints for persons: thought where computers think, one at a time, and given up when it takes too long."""

import asyncio
from dataclasses import dataclass

import structlog

from bot.ops.worker_pool import NoMove, WorkerPool

PATIENCE = 6.0  # seconds, the wait for another hint included

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

    async def of(self, question: str) -> Advice | None:
        """None: there is none just now."""
        try:
            async with asyncio.timeout(PATIENCE), self._alone:
                told = await self._pool.answer(question)
            second = told["second"]
            return Advice(str(told["move"]), second and str(second), float(told["cost"]), str(told["unit"]))
        except (TimeoutError, NoMove, KeyError, TypeError, ValueError) as error:
            log.error("a hint was not found", error=type(error).__name__)
            return None
