"""The bot as it is measured: persons may press faster, unless that is measured, and on a signal it says how
many views are kept; on another, all who are waited for are late; on a third, minds rest or think again; on a
fourth, the films of all games that are over are wanted, or no longer."""

import asyncio
import os
import signal
import sys
from dataclasses import replace
from typing import Any, ClassVar

sys.modules["rich"] = None  # type: ignore[assignment]  # structlog loads it where developers' tools are

import bot.__main__ as entrance  # noqa: E402 — after that
from bot.inbound.client import Fireside, Limits  # noqa: E402
from bot.inbound.flood_guard import Pace  # noqa: E402
from bot.ops.worker_pool import cores  # noqa: E402
from bot.outbound.throttle import A_SECOND  # noqa: E402
from bot.settings import checked  # noqa: E402
from db import games, timers  # noqa: E402
from tables.context import Tx  # noqa: E402
from tables.pace import DAY  # noqa: E402
from tables.timers import FilmWanted, Overdue, Think, plan  # noqa: E402

REQUESTS = int(os.environ.get("BENCHMARK_REQUESTS", A_SECOND))
PACE = Pace() if "BENCHMARK_PACE" in os.environ else Pace(at_once=1e9, a_second=1e9)
HURRIED = Limits(pace=PACE, requests=REQUESTS)


class Watched(Fireside):
    """The newest is the one that runs."""

    newest: ClassVar["Watched"]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        Watched.newest = self


def views() -> int:
    store = Watched.newest._connection._view_store
    return len(store._views) + len(store._synced_message_views) + len(store._modals)


async def late(bot: Fireside) -> None:
    """A day has passed, for clocks alone."""
    await bot.tables.db.tx(lambda conn: timers.shift(conn, -DAY, (Overdue.kind,)))
    await bot.clock.sweep()


def everybody_is_late() -> None:
    bot = Watched.newest
    bot.loop.call_soon_threadsafe(lambda: under_way.append(bot.loop.create_task(late(bot))))


async def turn(bot: Fireside) -> None:
    """How many thoughts wait is said once nobody begins another one, or before."""
    pool = bot.thinking._pool
    pool.size = 0 if pool.size else cores()
    bot.thinking.expect(0)
    waiting = await bot.tables.db.read(lambda conn: timers.overdue(conn, bot.tables.now(), of=Think.kind))
    print(waiting, flush=True)


def minds_rest_or_think() -> None:
    bot = Watched.newest
    bot.loop.call_soon_threadsafe(lambda: under_way.append(bot.loop.create_task(turn(bot))))


async def film(bot: Fireside) -> None:
    """How many were still wanted is said once none is being made, or before."""
    waiting = await bot.tables.tx(_wanted_or_not)
    bot.filming._films.wanted.set()
    if waiting:
        async with bot.filming._films._alone:
            pass
    print(waiting, flush=True)


def _wanted_or_not(tx: Tx) -> int:
    waiting = timers.of_kind(tx.conn, FilmWanted.kind)
    for one in waiting:
        timers.drop(tx.conn, one.key)
    if not waiting:
        over = games.ended(tx.conn)
        plan(tx, [FilmWanted(key=f"film:{one}", due_at=tx.now, game=one, asked_at=tx.now) for one in over])
    return len(waiting)


def films_are_wanted_or_not() -> None:
    bot = Watched.newest
    bot.loop.call_soon_threadsafe(lambda: under_way.append(bot.loop.create_task(film(bot))))


under_way: list["asyncio.Task[None]"] = []

if __name__ == "__main__":
    entrance.Fireside = Watched  # type: ignore[attr-defined]
    signal.signal(signal.SIGUSR1, lambda *_: print(views(), flush=True))
    signal.signal(signal.SIGUSR2, lambda *_: everybody_is_late())
    signal.signal(signal.SIGRTMIN, lambda *_: minds_rest_or_think())
    signal.signal(signal.SIGRTMIN + 1, lambda *_: films_are_wanted_or_not())
    if "MINDS_REST" in os.environ:
        entrance.cores = lambda: 0  # type: ignore[attr-defined]  # at first
    sys.exit(entrance.main(replace(HURRIED, shards=checked().shards)))
