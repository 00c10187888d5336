"""Time: one sweep that does what is due. What is due stands in rows; the scheduler only looks often."""

from collections.abc import Callable

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot import memory
from bot.tables import Tables

EVERY = 10  # seconds between sweeps
TIDIED = 10  # seconds between two looks for memory that nobody needs: 2 ms, in a thread beside the loop

log = structlog.get_logger()


class Clock:
    """Late is better than never: a stalled loop or a slow sweep loses nothing, and two never overlap."""

    def __init__(self, tables: Tables, wake: Callable[[], None], process: str) -> None:
        self._tables = tables
        self._wake = wake
        self._process = process
        settings = {"coalesce": True, "max_instances": 1, "misfire_grace_time": None}
        self._scheduler = AsyncIOScheduler(timezone="UTC", job_defaults=settings)

    def start(self) -> None:
        self._scheduler.add_job(self.sweep, "interval", seconds=EVERY)
        self._scheduler.add_job(memory.give_back, "interval", seconds=TIDIED)
        self._scheduler.start()

    def stop(self) -> None:
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def sweep(self) -> None:
        """Whatever goes wrong with one row, the next sweep comes."""
        try:
            credited = await self._tables.awake(self._process)
            if credited:
                log.error("time was lost and given back to the players", milliseconds=credited)
            if await self._tables.sweep() or credited:
                self._wake()
        except Exception:
            log.exception("sweep failed")
