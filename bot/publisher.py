"""The outbox on its way to Discord: in order per channel, each once, boards of the newest position."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import TypeVar

import discord
import structlog

from bot.door import Door, Shut
from bot.failures import DECISIONS, LEASE, Failures
from bot.logs import kind
from bot.pictures import Pictures
from bot.posts import Posts
from bot.posts.board import Standing
from bot.posts.desk import NETWORK, Posted
from bot.table import Table
from bot.tables import MayPlay, Press, Tables
from bot.tables.shelf import Choose
from db import outbox, processes
from db.database import Connection
from db.errors import NotSaved
from db.outbox import Row

T = TypeVar("T")
LIMIT = 45.0  # seconds after which a try is given up
AT_ONCE = 20
IDLE = 5.0  # seconds between looks, when nobody wakes the publisher
FIRST_PAUSE, LONGEST_PAUSE = 1_000, 120_000

log = structlog.get_logger()


class Publisher:
    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures, door: Door) -> None:
        self.tables = tables
        self._door = door
        self._failures = Failures(tables)
        self._wake = asyncio.Event()
        self._posts = Posts(client, tables, pictures)
        self._kinds = self._posts.kinds
        self._under_way = set[asyncio.Task[None]]()
        self._failed = list[asyncio.Task[None]]()  # what only the whole bot can answer
        self._at_work = False

    def wake(self) -> None:
        self._wake.set()

    async def look_again(self, guild: int, may_play: MayPlay) -> None:
        """Something has changed in this server: perhaps a game can go on."""
        self._failures.changed(guild, may_play)
        if await self.tables.retry(guild, may_play):
            self.wake()

    async def run(self) -> None:
        await self.tables.db.tx(lambda conn: outbox.release(conn, processes.living(conn)))
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
            return work(conn), self._claim(conn)

        done, rows = await self.tables.db.tx(whole)
        for row in rows:
            self._start(self._tried(row))
        return done

    async def act(self, press: Press, game: int, decision: int | None, choose: Choose) -> Table:
        """The same for a move; what its board is made from is read at once."""
        rows = list[tuple[Row, Standing | None]]()

        def then(conn: Connection, table: Table) -> None:
            rows[:] = [(row, self._posts.standing(conn, row, table)) for row in self._claim(conn)]

        table, _ = await self.tables.act(press, game, decision, choose, then)
        for row, standing in rows:
            self._start(self._tried(row, standing))
        return table

    def _start(self, trying: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(trying)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._failed.append(task)
            self.wake()

    def _claim(self, conn: Connection) -> tuple[Row, ...]:
        if not self._at_work or self._door.closed_to_posts():
            return ()
        return outbox.claim(conn, self.tables.db.process, self.tables.now(), LEASE, AT_ONCE)

    async def _look(self) -> None:
        try:
            await self.tx(lambda _conn: None)
        except NotSaved as full:
            log.error("outbox not read", error=kind(full))

    async def _tried(self, row: Row, standing: Standing | None = None) -> None:
        """What could not be noted is looked for and noted when its lease is over."""
        try:
            await self._deliver(row, standing)
        except NotSaved as full:
            log.error("outbox row not settled", row=row.id, error=kind(full))

    async def _deliver(self, row: Row, standing: Standing | None) -> None:
        try:
            async with asyncio.timeout(LIMIT):
                known = self._posts.at_once(row, standing) if standing else self._kinds[row.kind](row)
                done = await known
        except discord.HTTPException as error:
            await self._refused(row, error)
        except (discord.RateLimited, Shut) as closed:
            await self._later(row, kind(closed), closed.retry_after)
        except NETWORK as error:
            await self._later(row, kind(error))
        except Exception:
            log.exception("outbox row failed", row=row.id, kind=row.kind, game=row.game)
            await self._later(row, "our fault")
        else:
            await self.tx(lambda conn: self._sent(conn, row, done))

    async def _refused(self, row: Row, error: discord.HTTPException) -> None:
        if error.status == 401:
            raise error  # the token is no longer good for anything, but the row is
        if error.status >= 500 or (error.status == 429 and error.code not in DECISIONS):
            await self._later(row, kind(error))
        else:
            log.warning("outbox row refused", row=row.id, kind=row.kind, code=error.code, status=error.status)
            await self.tx(lambda conn: self._failures.remedy(conn, row, error.code))

    async def _later(self, row: Row, reason: str, seconds: float = 0.0) -> None:
        """`seconds`: for which Discord wants to hear nothing of it."""
        pause = max(min(LONGEST_PAUSE, FIRST_PAUSE << min(row.attempts, 10)), int(seconds * 1000))
        log.info("outbox row waits", row=row.id, kind=row.kind, attempt=row.attempts, reason=reason)
        until = self.tables.now() + pause
        await self.tx(lambda conn: outbox.later(conn, row.id, until))

    def _sent(self, conn: Connection, row: Row, done: Posted | int | None) -> None:
        if isinstance(done, Posted):
            done.note(conn)
        message = done.message if isinstance(done, Posted) else done
        outbox.sent(conn, row.id, message, self.tables.now())
        self._failures.delivered(conn, row)
