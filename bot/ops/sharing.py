"""Several processes on one database: the requests of one token are divided, and what one that has died had
under way is free for the others."""

import asyncio
import time
from collections.abc import Callable, Sequence

import structlog

from bot.ops.logs import kind
from bot.outbound.throttle import Throttle
from db import processes
from tables import achievements, deliveries, films, stories, thinking
from tables.context import Tx
from tables.service import Tables

LOOKS_EVERY = 1.0  # seconds between two looks
NOTICED = 3.0  # seconds in which the others have heard of a newcomer, who asks for little until then
SPARE = 9  # a newcomer has this part of the whole: of 50 requests the 5 that are in nobody's share
GONE = 10.0  # seconds without any line to the database, after which a process has died

log = structlog.get_logger()


class Sharing:
    def __init__(
        self,
        tables: Tables,
        throttle: Throttle,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._throttle = throttle
        self._all = throttle.places
        self._seen = dict[str, float]()  # processes, and when we saw them last
        self._clock, self._began = clock, 0.0

    @property
    def number(self) -> int:
        """Of processes, this one among them."""
        return max(1, len(self._seen))

    async def begin(self) -> None:
        """Before anything is told."""
        self._began = self._clock()
        await self._look()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            await self._look()

    async def _look(self) -> None:
        now, me = self._clock(), self._tables.db.process
        self._seen |= dict.fromkeys((*await self._living(), me), now)
        dead = [one for one, at in self._seen.items() if now - at > GONE]
        for one in dead:
            del self._seen[one]
        if dead:
            await self._take_over()
        self._throttle.share(self._places(new=now - self._began < NOTICED))

    def _places(self, *, new: bool) -> int:
        if self.number == 1:
            return self._all
        return max(1, (self._all // SPARE if new else self._all) // self.number)

    async def _living(self) -> Sequence[str]:
        """A file belongs to one process; PostgreSQL says who is connected."""
        try:
            return await self._tables.db.read(processes.living)
        except Exception as error:
            log.warning("other processes not seen", error=kind(error))
            return ()

    async def _take_over(self) -> None:
        try:
            await self._tables.tx(self._released)
        except Exception as error:
            log.warning("nothing taken over", error=kind(error))

    def _released(self, tx: Tx) -> None:
        deliveries.release(tx)
        thinking.left(tx)
        films.left(tx)
        stories.left(tx)
        achievements.left(tx)
