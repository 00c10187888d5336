"""Time: one sweep that does what is due. What is due stands in rows; the scheduler only looks often."""

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot.ops import malloc
from tables import sweep
from tables.service import Tables
from tables.transactions import unhurried

EVERY = 10  # seconds between sweeps
TIDIED = 10  # seconds between two looks for memory that nobody needs: 2 ms, in a thread beside the loop

log = structlog.get_logger()


class Scheduler:
    """Late is better than never: a stalled loop or a slow sweep loses nothing, and two never overlap."""

    def __init__(self, tables: Tables, process: str) -> None:
        self._tables = tables
        self._process = process
        settings = {"coalesce": True, "max_instances": 1, "misfire_grace_time": None}
        self._scheduler = AsyncIOScheduler(timezone="UTC", job_defaults=settings)

    def start(self) -> None:
        self._scheduler.add_job(self.sweep, "interval", seconds=EVERY)
        self._scheduler.add_job(malloc.give_back, "interval", seconds=TIDIED)
        self._scheduler.start()

    def stop(self) -> None:
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def sweep(self) -> None:
        """Whatever goes wrong with one row, the next sweep comes."""
        unhurried.set(True)
        try:
            credited = await self._tables.tx_at((), sweep.awake, self._process)
            if credited:
                log.error("time was lost and given back to the players", milliseconds=credited)
            await self._tables.sweep()
        except Exception:
            log.exception("sweep failed")
