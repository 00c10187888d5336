"""Computers at tables: what is due to be thought is claimed, thought in a worker, and done by the table."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

import structlog

from bot.ops.metrics import Metrics
from bot.ops.worker_pool import NoMove, WorkerPool
from db.errors import NotSaved
from tables import thinking, turn
from tables.refusals import Unreadable
from tables.service import Tables
from tables.thinking import Failure
from tables.timers import Think
from tables.transactions import unhurried

IDLE = 5.0  # seconds between looks, when nobody wakes us
PAUSE = 1.0  # seconds after a fault of ours

_NONE: Failure | None = None

log = structlog.get_logger()


class Thinking:
    """Told of every commit that has planned a thought."""

    def __init__(self, tables: Tables, pool: WorkerPool, metrics: Metrics) -> None:
        self._tables = tables
        self._pool = pool
        self._metrics = metrics
        self._wake = asyncio.Event()
        self._under_way = set[asyncio.Task[None]]()

    def expect(self, at: int) -> None:
        wait = (at - self._tables.now()) / 1000
        if wait <= 0:
            self._wake.set()
        else:
            asyncio.get_running_loop().call_later(wait, self._wake.set)

    async def run(self) -> None:
        unhurried.set(True)
        await self._tables.tx(thinking.left)
        try:
            while True:
                self._wake.clear()
                wait = await self._look()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._wake.wait()
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)
            await self._pool.close()

    async def _look(self) -> float:
        """Begins what may be thought now; until when there is nothing more, in seconds."""
        try:
            await self._pool.rest()
            for think in await self._claimed():
                self._begin(think)
            at = await self._tables.read(thinking.next_due) if self._free else None
        except NotSaved as full:
            log.error("thoughts not read", error=type(full).__name__)
            return PAUSE
        except Exception:
            log.exception("thoughts not read", code=secrets.token_hex(4))
            return PAUSE
        return IDLE if at is None else min(IDLE, max(0.0, (at - self._tables.now()) / 1000))

    async def _claimed(self) -> Sequence[Think]:
        """As many as can be thought at once."""
        return (
            await self._tables.tx_at((), thinking.claim, self._tables.db.process, self._free)
            if self._free
            else ()
        )

    @property
    def _free(self) -> int:
        return max(0, self._pool.size - len(self._under_way))

    def _begin(self, think: Think) -> None:
        task = asyncio.create_task(self._thought(think))
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._under_way.discard(task)
        self._wake.set()

    async def _thought(self, think: Think) -> None:
        """What goes wrong with one goes wrong with no other; it is thought again when its lease is over."""
        try:
            question = await self._tables.tx_at([think.game], thinking.question, think)
            if question is not None:
                await self._decided(think, question)
        except Unreadable:
            await self._tables.tx(thinking.later, think)
        except NotSaved as full:
            log.error("a computer's move is not saved", game=think.game, error=type(full).__name__)
        except Exception:
            log.exception("a computer's move failed", game=think.game, code=secrets.token_hex(4))

    async def _decided(self, think: Think, question: str) -> None:
        began, failure, move, why = time.monotonic(), _NONE, None, ""
        try:
            move = await self._pool.ask(question)
        except TimeoutError:
            failure = "hung"
        except NoMove as none:
            failure, why = "raised", str(none)
        else:
            self._metrics.thinking.observe(time.monotonic() - began)
        failure = await self._tables.tx_at([think.game], turn.decide, think, move) or failure
        if failure is not None:
            self._note(think, failure, why)

    def _note(self, think: Think, failure: Failure, why: str) -> None:
        """The canon's time-out action was taken instead."""
        self._metrics.thoughtless.labels(failure).inc()
        told = {"game": think.game, "seat": think.seat, "why": why or failure}
        log.error("a computer has found no move", code=secrets.token_hex(4), failure=failure, **told)
