"""The outbox on its way to Discord: in order per channel, each once, boards of the newest position."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable

import discord
import structlog

from bot.ops.filming import Films
from bot.ops.logs import kind
from bot.ops.metrics import Metrics
from bot.outbound.circuit_breaker import CircuitBreaker, CircuitOpen
from bot.outbound.delivery import NETWORK, Delivery
from bot.outbound.posts import Posts
from bot.outbound.remedies import DECISIONS, Remedies
from bot.outbound.throttle import Urgency, urgency
from bot.show.pictures import Pictures
from db.errors import NotSaved
from db.rows import Row
from tables import deliveries, pausing, standing
from tables.context import Tx
from tables.deliveries import Delayed, Outcome, Sent, SetAside
from tables.pausing import MayPlay
from tables.posts import (
    Awake,
    CaretakerNews,
    Deserted,
    Film,
    Late,
    LobbyWarning,
    Nameless,
    Passed,
    Reminder,
    Result,
    Title,
    WatchedEdit,
    Weekly,
    Welcome,
)
from tables.refusals import Unreadable
from tables.service import Tables
from tables.standing import Standing
from tables.transactions import unhurried

LIMIT = 45.0  # seconds after which a try is given up
AT_ONCE, OF_OTHERS = 100, 20  # rows under way in all, and of these of those that nobody waits for
IDLE = 5.0  # seconds between looks, when nobody wakes the publisher
FIRST_PAUSE, LONGEST_PAUSE = 1_000, 120_000
UNREAD_FOR = 600_000  # milliseconds until what tells of a game that cannot be read is tried again
FOR_WHOM = {
    Awake.kind: Urgency.CLOCK,
    CaretakerNews.kind: Urgency.CLOCK,
    Deserted.kind: Urgency.CLOCK,
    Film.kind: Urgency.CLOCK,
    Late.kind: Urgency.CLOCK,
    LobbyWarning.kind: Urgency.CLOCK,
    Reminder.kind: Urgency.CLOCK,
    WatchedEdit.kind: Urgency.CLOCK,
    Nameless.kind: Urgency.TIDY,
    Result.kind: Urgency.TIDY,
    Title.kind: Urgency.TIDY,
    Welcome.kind: Urgency.TIDY,
    Passed.kind: Urgency.TIDY,
    Weekly.kind: Urgency.TIDY,
}

log = structlog.get_logger()


class Publisher:
    """Told of every commit that puts something. On SQLite it claims in the same transaction what may be sent;
    on PostgreSQL in one of its own, or every move would read all that waits, and collide with whoever puts or
    settles any of it."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        pictures: Pictures,
        circuit: CircuitBreaker,
        metrics: Metrics | None = None,
        films: Films | None = None,
    ) -> None:
        self.tables = tables
        self._circuit = circuit
        self._wake = asyncio.Event()
        self._remedies = Remedies(tables.now)
        self._heard = dict[int, MayPlay]()  # of servers, since somebody looked what waits there
        self._looking = asyncio.Lock()
        films = films or Films(tables, metrics or Metrics())
        self._posts = Posts(Delivery(client, tables, pictures, metrics), films)
        self._under_way = set[asyncio.Task[None]]()
        self._trying = Counter[Urgency]()  # rows whose try is not over
        self._failed = list[asyncio.Task[None]]()  # what only the whole bot can answer
        self._at_work = False

    def wake(self) -> None:
        """To look now; a commit that puts something, or frees it, does so by itself."""
        self._wake.set()

    async def look_again(self, guild: int, may_play: MayPlay) -> None:
        """Something has changed in this server: perhaps a game can go on. A start tells of all servers, and
        in few of them something waits: one looks for all who come meanwhile, and nobody queues behind it."""
        self._remedies.changed(guild, may_play)
        self._heard[guild] = may_play
        if self._looking.locked():
            return
        async with self._looking:
            while self._heard:
                await self._look_at(self._heard)

    async def _look_at(self, heard: dict[int, MayPlay]) -> None:
        self._heard = {}
        waiting = await self.tables.read(pausing.waiting)
        self._remedies.forget({guild: heard[guild] for guild in heard.keys() - waiting})
        for one in heard.keys() & waiting:
            await self.tables.tx(pausing.retry, one, heard[one])

    async def run(self) -> None:
        await self.tables.tx(deliveries.release)
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

    def take(self, tx: Tx, left: object = None) -> Callable[[], None]:
        """The claim, or that it is time for one."""
        if self.tables.db.lines == 1:
            return self._taken(tx, left)
        tx.queues.clear()
        return self.wake

    def _taken(self, tx: Tx, left: object = None) -> Callable[[], None]:
        """What a board that has just changed is made from is read at once."""
        tx.queues.clear()
        claimed = [(row, standing.changed(tx, row, left)) for row in self._claim(tx)]

        def send() -> None:
            for row, seen in claimed:
                self._start(row, seen)

        return send

    def _start(self, row: Row, seen: Standing | None) -> None:
        for_whom = FOR_WHOM.get(row.kind, Urgency.PERSON)
        self._trying[for_whom] += 1
        task = asyncio.create_task(self._tried(row, seen, for_whom))
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._failed.append(task)
            self.wake()

    def _claim(self, tx: Tx) -> tuple[Row, ...]:
        if not self._at_work or self._circuit.is_open():
            return ()
        free, waited_for = AT_ONCE - self._trying.total(), self._trying[Urgency.PERSON]
        others = OF_OTHERS - (self._trying.total() - waited_for)
        return deliveries.claim(tx, self.tables.db.process, free, tuple(FOR_WHOM), others)

    async def _look(self) -> None:
        try:
            send = await self.tables.tx_at((), self._taken)
        except NotSaved as full:
            log.error("outbox not read", error=kind(full))
        else:
            send()

    async def _tried(self, row: Row, seen: Standing | None, for_whom: Urgency) -> None:
        """What could not be noted is looked for and noted when its lease is over."""
        urgency.set(for_whom)
        unhurried.set(for_whom is not Urgency.PERSON)
        try:
            outcome = await self._attempt(row, seen)
        finally:
            self._trying[for_whom] -= 1
        try:
            await self._settled(row, outcome)
        except NotSaved as full:
            log.error("outbox row not settled", row=row.id, error=kind(full))

    async def _settled(self, row: Row, outcome: Outcome) -> None:
        """A refusal may concern a whole server."""
        if isinstance(outcome, Sent | Delayed):
            games = () if row.game is None else (row.game,)
            await self.tables.tx_at(games, deliveries.settle, row, outcome)
        else:
            await self.tables.tx(deliveries.settle, row, outcome)

    async def _attempt(self, row: Row, seen: Standing | None) -> Outcome:
        """What became of it."""
        try:
            async with asyncio.timeout(LIMIT):
                return await self._posts.send(row, seen)
        except discord.HTTPException as error:
            return self._refused(row, error)
        except (discord.RateLimited, CircuitOpen) as closed:
            return _later(self.tables.now(), row, kind(closed), closed.retry_after)
        except NETWORK as error:
            return _later(self.tables.now(), row, kind(error))
        except Unreadable:
            return SetAside(self.tables.now() + UNREAD_FOR)
        except Exception:
            log.exception("outbox row failed", row=row.id, kind=row.kind, game=row.game)
            return _later(self.tables.now(), row, "our fault")

    def _refused(self, row: Row, error: discord.HTTPException) -> Outcome:
        if error.status == 401:
            raise error  # the token is no longer good for anything, but the row is
        if error.status >= 500 or (error.status == 429 and error.code not in DECISIONS):
            return _later(self.tables.now(), row, kind(error))
        log.warning("outbox row refused", row=row.id, kind=row.kind, code=error.code, status=error.status)
        return self._remedies.refusal(row, error.code)


def _later(now: int, row: Row, reason: str, seconds: float = 0.0) -> Delayed:
    """`seconds`: for which Discord wants to hear nothing of it."""
    pause = max(min(LONGEST_PAUSE, FIRST_PAUSE << min(row.attempts, 10)), int(seconds * 1000))
    log.info("outbox row waits", row=row.id, kind=row.kind, attempt=row.attempts, reason=reason)
    return Delayed(now + pause)
