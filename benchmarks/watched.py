"""The bot as it is measured: persons may press faster, and on a signal it says how many views are kept; on
another, everybody who is waited for is late."""

import asyncio
import gc
import os
import signal
import sys
from typing import TypeVar

from discord.ui.view import ViewStore

sys.modules["rich"] = None  # type: ignore[assignment]  # structlog loads it where developers' tools are

from bot.__main__ import main  # noqa: E402 — after that
from bot.inbound.client import Fireside, Limits  # noqa: E402
from bot.inbound.flood_guard import Pace  # noqa: E402
from bot.outbound.throttle import A_SECOND  # noqa: E402
from db import timers  # noqa: E402
from tables.pace import DAY  # noqa: E402
from tables.timers import Overdue  # noqa: E402

REQUESTS = int(os.environ.get("BENCHMARK_REQUESTS", A_SECOND))
HURRIED = Limits(pace=Pace(at_once=1e9, a_second=1e9), requests=REQUESTS)
T = TypeVar("T")


def alive(kind: type[T]) -> list[T]:
    return [one for one in gc.get_objects() if isinstance(one, kind)]


def views() -> int:
    stores = alive(ViewStore)
    return sum(len(one._views) + len(one._synced_message_views) + len(one._modals) for one in stores)


async def late(bot: Fireside) -> None:
    """A day has passed, for clocks alone."""
    await bot.tables.db.tx(lambda conn: timers.shift(conn, -DAY, (Overdue.kind,)))
    await bot.clock.sweep()


def everybody_is_late() -> None:
    (bot,) = alive(Fireside)
    bot.loop.call_soon_threadsafe(lambda: under_way.append(bot.loop.create_task(late(bot))))


under_way: list["asyncio.Task[None]"] = []

if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: print(views(), flush=True))
    signal.signal(signal.SIGUSR2, lambda *_: everybody_is_late())
    sys.exit(main(HURRIED))
