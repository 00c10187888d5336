"""The bot: settings, database, client, in this order; one sentence for what is wrong with any of them."""

import asyncio
import contextlib
import logging
import signal
import sys
import time

import aiohttp
import discord
import structlog

from bot import settings as configured
from bot.client import Fireside, point_at
from bot.logs import configure
from bot.memory import one_heap
from bot.pictures import Pictures
from bot.settings import BadSettings, Settings
from bot.tables import Tables
from db.database import open_database
from db.errors import CannotOpen

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0  # seconds between attempts to reach Discord

log = structlog.get_logger()


def now() -> int:
    """Milliseconds, UTC."""
    return time.time_ns() // 1_000_000


async def run(settings: Settings) -> None:
    db = await open_database(settings.database_url)
    try:
        await _until_stopped(settings, Tables(db, now))
    finally:
        await db.close()


async def _until_stopped(settings: Settings, tables: Tables) -> None:
    """Connects, and again after what passes; a token that Discord refuses does not pass."""
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    pause = FIRST_PAUSE
    while not stop.is_set():
        try:
            if settings.discord_api:
                await point_at(settings.discord_api, settings.token())
            await _connected(settings, tables, stop)
        except discord.LoginFailure as refused:
            raise BadSettings(
                "Discord does not accept this token: copy it again from the Bot page of your application."
            ) from refused
        except (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound) as error:
            log.warning("not connected", error=repr(error)[:120], again_in=pause)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(stop.wait(), pause)
            pause = min(LONGEST_PAUSE, pause * 2)


async def _connected(settings: Settings, tables: Tables, stop: asyncio.Event) -> None:
    client = Fireside(tables, Pictures())
    running = asyncio.create_task(client.start(settings.token()))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        await client.close()
    with contextlib.suppress(asyncio.CancelledError):
        if running.done():
            await running
        else:
            running.cancel()
            await running


def main() -> int:
    try:
        settings = configured.read()
        configure(settings.log_level)
        one_heap()
        asyncio.run(run(settings))
    except (BadSettings, CannotOpen) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    logging.captureWarnings(capture=True)
    sys.exit(main())
