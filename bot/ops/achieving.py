"""What victories have earned, looked for when nobody waits: one game at a time, by one process."""

import asyncio
import secrets

import structlog

from db.errors import NotSaved
from tables import achievements
from tables.service import Tables
from tables.transactions import unhurried

LOOKS_EVERY = 5.0  # seconds
AFTER_FAULT = 1.0  # of ours

log = structlog.get_logger()


class Achieving:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        unhurried.set(True)
        await self._tables.tx(achievements.left)
        await self._tables.tx(achievements.plan_missing)
        while True:
            await asyncio.sleep(await self._look())

    async def _look(self) -> float:
        """Works out what is due now; when to look again, in seconds."""
        try:
            while (at := await self._tables.read(achievements.next_due)) is not None:
                if at > self._tables.now():
                    break
                for due in await self._tables.tx(achievements.claim, self._tables.db.process):
                    await self._tables.tx(achievements.settle, due)
        except NotSaved as full:
            log.error("achievements not read", error=type(full).__name__)
            return AFTER_FAULT
        except Exception:
            log.exception("achievements failed", code=secrets.token_hex(4))
            return AFTER_FAULT
        return LOOKS_EVERY
