"""Whether the bot is well, and its figures: what an operator asks it from outside."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import structlog

from bot.inbound.shards import Shards
from bot.ops import identify_budget
from bot.ops.logs import kind
from bot.ops.metrics import Metrics
from db import games, notes, outbox, timers
from db.database import Connection, Database
from tables.timers import CLAIMED, Think

STUCK = 600  # seconds a message may wait; the longest pause between two tries is two minutes
ANSWERS_WITHIN = 3.0  # seconds for the database to answer
STALL_TOLD = 60.0  # seconds for which a stall of the loop is told
NIGHT = "night"  # the note that the nightly work leaves

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Figures:
    """What is kept, in numbers."""

    outbox: outbox.Health
    overdue: int
    thoughts: int
    identifies: int
    tables: dict[str, int]
    night: dict[str, Any]

    def oldest(self, now: int) -> float:
        """Seconds."""
        return 0.0 if self.outbox.oldest_at is None else max(0, now - self.outbox.oldest_at) / 1000


def figures(conn: Connection, now: int) -> Figures:
    return Figures(
        outbox.health(conn),
        timers.overdue(conn, now, but=CLAIMED),
        timers.overdue(conn, now, of=Think.kind),
        len(identify_budget.made(conn, now)),
        games.tally(conn),
        notes.get(conn, NIGHT) or {},
    )


@dataclass
class Health:
    db: Database
    now: Callable[[], int]
    metrics: Metrics
    shards: Shards | None = None  # which are connected, or try to be

    async def wrong(self) -> list[str]:
        """A few words for each; empty: all is well."""
        found = self._away()
        if asyncio.get_running_loop().time() - self.metrics.stalled_at < STALL_TOLD:
            found.append("the loop stood still")
        try:
            shown = await self._figures()
        except Exception as error:
            return [*found, f"the database does not answer: {kind(error)}"]
        if shown.oldest(self.now()) > STUCK:
            found.append(f"the outbox has waited for {shown.oldest(self.now()):.0f} s")
        return found

    async def answers(self) -> bool:
        """Whether loop and database work, which a new process may mend; what Discord does is not of these."""
        try:
            await self._figures()
        except Exception as error:
            log.warning("the database does not answer", error=kind(error))
            return False
        return True

    def connected(self) -> bool:
        return self.shards is not None and self.shards.connected

    def shards_connected(self) -> dict[int, bool]:
        return {number: one.connected for number, one in self.shards.states.items()} if self.shards else {}

    def _away(self) -> list[str]:
        if self.connected():
            return []
        away, of = (self.shards.away, self.shards.of) if self.shards else ((), 1)
        which = f": shards {', '.join(map(str, away))} of {of}" if away and of > 1 else ""
        return [f"the gateway is not connected{which}"]

    async def text(self) -> bytes:
        """For Prometheus; what cannot be read keeps its last figure."""
        self.metrics.connected.set(self.connected())
        for number, state in self.shards.states.items() if self.shards else ():
            self.metrics.shard_connected.labels(number).set(state.connected)
            self.metrics.shard_latency.labels(number).set(state.latency)
            self.metrics.servers.labels(number).set(state.servers)
        try:
            self._show(await self._figures())
        except Exception as error:
            log.warning("figures without the database", error=kind(error))
        return self.metrics.text()

    async def _figures(self) -> Figures:
        now = self.now()
        return await asyncio.wait_for(self.db.read(lambda conn: figures(conn, now)), ANSWERS_WITHIN)

    def _show(self, shown: Figures) -> None:
        metrics = self.metrics
        metrics.pending.set(shown.outbox.pending)
        metrics.oldest.set(shown.oldest(self.now()))
        metrics.dead.set(shown.outbox.dead)
        metrics.overdue.set(shown.overdue)
        metrics.thoughts.set(shown.thoughts)
        metrics.identifies.set(shown.identifies)
        for state, number in shown.tables.items():
            metrics.tables.labels(state).set(number)
        metrics.problems.set(shown.night.get("problems", 0))
        metrics.checked.set(shown.night.get("checked_at", 0) / 1000)
        metrics.backed_up.set(shown.night.get("backed_up_at", 0) / 1000)


@asynccontextmanager
async def served(health: Health, host: str, port: int | None) -> AsyncIterator[int | None]:
    """`/metrics` and `/healthz`, and the port they are on; None: nobody asks."""
    if port is None:
        yield None
        return

    from bot.ops.http import answering  # a server of HTTP takes 1.5 MB: only where somebody asks

    async with answering(health, host, port) as there:
        yield there
