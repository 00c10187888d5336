"""How often the bot introduces itself to Discord: in turn, and a crash loop must not cost the token."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from db import notes
from db.database import Connection, Database
from tables.pace import DAY

FREELY = 64  # for each shard, within 24 hours
THEN_EVERY = 45 * 60_000  # for one shard: 97 at most; at 1,000 Discord takes the token away
MOST_FREELY, SELDOM = 600, DAY // 300  # whatever the shards: 900 at most
APART = 6_000  # milliseconds between two of one bucket: the five seconds that Discord demands, and some
FAR = 600_000  # milliseconds: a turn that is still so far away was taken before our clock was set back
NAME, TURNS = "identified", "identify-turns"  # of the notes


class TooMany(Exception):  # noqa: N818 — it says what happened
    """The next one has to wait."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"{wait} ms")
        self.seconds = wait / 1000


@dataclass(frozen=True, slots=True)
class Start:
    """Of a session; so many of them may begin at once, those whose shards leave different remainders."""

    shard: int
    concurrency: int

    @property
    def bucket(self) -> str:
        return str(self.shard % self.concurrency)


@dataclass(frozen=True, slots=True)
class IdentifyBudget:
    """Of one token: all processes draw on it."""

    db: Database
    now: Callable[[], int]
    freely: int = FREELY
    apart: int = APART

    async def turn(self, start: Start) -> None:
        """Waits for it."""
        now = self.now()
        at = await self.db.tx(lambda conn: turn(conn, now, start, self.apart))
        await asyncio.sleep((at - now) / 1000)

    async def count(self, shards: int) -> None:
        """Before each; TooMany."""
        now = self.now()
        if wait := await self.db.tx(lambda conn: counted(conn, now, shards, self.freely)):
            raise TooMany(wait)


def made(conn: Connection, now: int) -> Sequence[int]:
    """When, within the last 24 hours; by all processes, also those that have died since."""
    return [at for at in notes.get(conn, NAME) or [] if now - DAY < at <= now]


def counted(conn: Connection, now: int, shards: int = 1, freely: int = FREELY) -> int:
    """0: it may be made now, and is counted; else the milliseconds to wait."""
    known = made(conn, now)
    every = max(SELDOM, THEN_EVERY // shards)
    most = min(freely * shards, max(freely, MOST_FREELY))
    if len(known) >= most and (wait := known[-1] + every - now) > 0:
        return wait
    notes.put(conn, NAME, [*known, now])
    return 0


def turn(conn: Connection, now: int, start: Start, apart: int = APART) -> int:
    """The instant of this one, after all others of its bucket; nobody else gets it."""
    turns: dict[str, int] = notes.get(conn, TURNS) or {}
    last = turns.get(start.bucket, 0)
    at = now if last > now + FAR else max(now, last + apart)
    notes.put(conn, TURNS, turns | {start.bucket: at})
    return at
