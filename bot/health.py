"""Whether the bot is well, and its figures: what an operator asks it from outside."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot import starts
from bot.logs import kind
from bot.metrics import Metrics
from db import games, notes, outbox, reminders
from db.database import Connection, Database

STUCK = 600  # seconds a message may wait; the longest pause between two tries is two minutes
PATIENCE = 3.0  # seconds for the database to answer
REMEMBERED = 60.0  # seconds for which a stall of the loop is told
NIGHT = "night"  # the note that the nightly work leaves

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Figures:
    """What is kept, in numbers."""

    outbox: outbox.Health
    overdue: int
    identifies: int
    tables: dict[str, int]
    night: dict[str, Any]

    def oldest(self, now: int) -> float:
        """Seconds."""
        return 0.0 if self.outbox.oldest_at is None else max(0, now - self.outbox.oldest_at) / 1000


def figures(conn: Connection, now: int) -> Figures:
    return Figures(
        outbox.health(conn),
        reminders.overdue(conn, now),
        len(starts.made(conn, now)),
        games.tally(conn),
        notes.get(conn, NIGHT) or {},
    )


@dataclass
class Health:
    db: Database
    now: Callable[[], int]
    metrics: Metrics
    client: discord.Client | None = None  # which is connected, or tries to be

    async def wrong(self) -> list[str]:
        """A few words for each; empty: all is well."""
        found = ["the gateway is not connected"] if not self.connected() else []
        if asyncio.get_running_loop().time() - self.metrics.stalled_at < REMEMBERED:
            found.append("the loop stood still")
        try:
            shown = await self._figures()
        except Exception as error:
            return [*found, f"the database does not answer: {kind(error)}"]
        if shown.oldest(self.now()) > STUCK:
            found.append(f"the outbox has waited for {shown.oldest(self.now()):.0f} s")
        return found

    def connected(self) -> bool:
        return self.client is not None and self.client.is_ready() and self.client.ws.open

    async def text(self) -> bytes:
        """For Prometheus; what cannot be read keeps its last figure."""
        self.metrics.connected.set(self.connected())
        try:
            self._show(await self._figures())
        except Exception as error:
            log.warning("figures without the database", error=kind(error))
        return self.metrics.text()

    async def _figures(self) -> Figures:
        now = self.now()
        return await asyncio.wait_for(self.db.read(lambda conn: figures(conn, now)), PATIENCE)

    def _show(self, shown: Figures) -> None:
        metrics = self.metrics
        metrics.pending.set(shown.outbox.pending)
        metrics.oldest.set(shown.oldest(self.now()))
        metrics.dead.set(shown.outbox.dead)
        metrics.overdue.set(shown.overdue)
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

    from bot.asked import answering  # a server of HTTP takes 1.5 MB: only where somebody asks

    async with answering(health, host, port) as there:
        yield there
