"""The outbox on its way to Discord: in order per channel, each once, boards of the newest position."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

import discord
import structlog

from bot.logs import kind
from bot.pictures import Pictures
from bot.posts import Posts
from bot.posts.desk import NETWORK
from bot.tables import Tables
from db import outbox, people
from db.database import Connection
from db.errors import NotSaved
from db.outbox import Row

T = TypeVar("T")
LEASE = 30_000  # milliseconds in which a claimed row is tried
AT_ONCE = 20
IDLE = 5.0  # seconds between looks, when nobody wakes the publisher
FIRST_PAUSE, LONGEST_PAUSE = 1_000, 120_000

DM_CLOSED, UNKNOWN_MESSAGE = 50007, 10008

log = structlog.get_logger()


class Publisher:
    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures, owner: str) -> None:
        self.tables = tables
        self.owner = owner
        self._wake = asyncio.Event()
        self._kinds = Posts(client, tables, pictures).kinds
        self._under_way = set[asyncio.Task[None]]()
        self._failed = list[asyncio.Task[None]]()  # what only the whole bot can answer
        self._at_work = False

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        await self.tables.db.tx(lambda conn: outbox.release(conn, self.owner))
        self._at_work = True
        try:
            while True:
                self._wake.clear()
                await self._look()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(IDLE):
                        await self._wake.wait()
                for task in self._failed:
                    task.result()
        finally:
            self._at_work = False
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def tx(self, work: Callable[[Connection], T]) -> T:
        """A change, and in the same transaction the claim to what may be sent after it."""

        def whole(conn: Connection) -> tuple[T, tuple[Row, ...]]:
            return work(conn), self._claim(conn) if self._at_work else ()

        done, rows = await self.tables.db.tx(whole)
        for row in rows:
            task = asyncio.create_task(self._tried(row))
            self._under_way.add(task)
            task.add_done_callback(self._ended)
        return done

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._failed.append(task)
            self.wake()

    def _claim(self, conn: Connection) -> tuple[Row, ...]:
        return outbox.claim(conn, self.owner, self.tables.now(), LEASE, AT_ONCE)

    async def _look(self) -> None:
        try:
            await self.tx(lambda _conn: None)
        except NotSaved as full:
            log.error("outbox not read", error=kind(full))

    async def _tried(self, row: Row) -> None:
        """What could not be noted is looked for and noted when its lease is over."""
        try:
            await self._deliver(row)
        except NotSaved as full:
            log.error("outbox row not settled", row=row.id, error=kind(full))

    async def _deliver(self, row: Row) -> None:
        try:
            message = await self._kinds[row.kind](row)
        except discord.HTTPException as error:
            await self._refused(row, error)
        except NETWORK as error:
            await self._later(row, kind(error))
        except Exception:
            log.exception("outbox row failed", row=row.id, kind=row.kind, game=row.game)
            await self._later(row, "our fault")
        else:
            await self.tx(lambda conn: outbox.sent(conn, row.id, message, self.tables.now()))

    async def _refused(self, row: Row, error: discord.HTTPException) -> None:
        if error.status == 401:
            raise error  # the token is no longer good for anything, but the row is
        if error.status >= 500 or error.status == 429:
            await self._later(row, kind(error))
        elif error.code == UNKNOWN_MESSAGE:
            await self.tx(lambda conn: outbox.gone(conn, row.id, self.tables.now()))
        elif error.code == DM_CLOSED:
            await self.tx(lambda conn: self._closed(conn, row))
        else:
            log.warning("outbox row refused", row=row.id, kind=row.kind, code=error.code, status=error.status)
            await self.tx(lambda conn: outbox.dead(conn, row.id, str(error.code), self.tables.now()))

    async def _later(self, row: Row, reason: str) -> None:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE << min(row.attempts, 10))
        log.info("outbox row waits", row=row.id, kind=row.kind, attempt=row.attempts, reason=reason)
        until = self.tables.now() + pause
        await self.tx(lambda conn: outbox.later(conn, row.id, until))

    def _closed(self, conn: Connection, row: Row) -> None:
        """No direct messages for this person: from now on the thread mentions them."""
        now = self.tables.now()
        outbox.dead(conn, row.id, str(DM_CLOSED), now)
        if row.audience is None:
            return
        people.change(conn, row.audience, dm_closed_at=now)
        self.tables.unreachable(conn, row.audience, row.key)
        if row.game is None:
            return
        game = self.tables.peek(conn, row.game)
        seat = game.seat_of(row.audience)
        if seat in game.waiting and game.thread is not None:
            mention = outbox.Message(
                key=f"mention:{row.key}",
                channel=game.thread,
                kind="mention",
                payload={"seat": seat},
                game=row.game,
            )
            outbox.put(conn, [mention], now)
