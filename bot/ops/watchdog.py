"""Ends a process that has been unwell for minutes, so that whatever started it starts a new one."""

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog

UNWELL_FOR = 300.0  # seconds, then the process ends itself
LOOK = 15.0  # seconds between two looks

log = structlog.get_logger()


@asynccontextmanager
async def watched(
    answers: Callable[[], Awaitable[bool]],
    end: Callable[[int], object] = os._exit,
    patience: float = UNWELL_FOR,
    look: float = LOOK,
) -> AsyncIterator[None]:
    """`answers`: whether what a new process would mend is well; a loop that stands still answers nothing, so
    a thread waits for it. That Discord is away is no reason: a new process would be away from it, too."""
    well_at, over = time.monotonic(), threading.Event()

    async def ask() -> None:
        nonlocal well_at
        while True:
            if await answers():
                well_at = time.monotonic()
            await asyncio.sleep(look)

    def wait() -> None:
        while not over.wait(look):
            if time.monotonic() - well_at > patience:
                log.critical("unwell for too long: the process ends", seconds=patience)
                end(1)
                return

    asking = asyncio.create_task(ask())
    threading.Thread(target=wait, name="watchdog", daemon=True).start()
    try:
        yield
    finally:
        over.set()
        asking.cancel()
        await asyncio.wait({asking})
