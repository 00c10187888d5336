"""The bot: settings, database, client, in this order; one sentence for what is wrong with any of them."""

import asyncio
import contextlib
import logging
import signal
import sys
import time

import structlog

from bot import memory, supervisor
from bot import settings as configured
from bot.address import point_at
from bot.client import Fireside, Limits
from bot.health import Health, served
from bot.logs import configure
from bot.metrics import Metrics
from bot.night import every_night
from bot.pictures import Pictures
from bot.settings import BadSettings, Settings
from bot.tables import Tables
from db.database import open_database
from db.errors import CannotOpen, Failed

log = structlog.get_logger()


def now() -> int:
    """Milliseconds, UTC."""
    return time.time_ns() // 1_000_000


async def run(settings: Settings, limits: Limits | None = None) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    db = await open_database(settings.database_url)
    try:
        health = Health(db, now, Metrics())
        async with served(health, settings.metrics_host, settings.metrics_port):
            nights = every_night(db, now, settings.backup_folder, settings.backups_kept)
            nightly = asyncio.create_task(nights)
            try:
                await _until_stopped(settings, Tables(db, now), health, stop, limits)
            finally:
                nightly.cancel()
                await asyncio.wait({nightly})
    finally:
        await db.close()


async def _until_stopped(
    settings: Settings, tables: Tables, health: Health, stop: asyncio.Event, limits: Limits | None
) -> None:
    async def connected() -> None:
        client = health.client = Fireside(tables, Pictures(health.metrics), health.metrics, limits)
        await _connected(client, settings, stop)

    async def sleep(seconds: float) -> None:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds)

    await supervisor.keep(connected, stop.is_set, sleep, time.monotonic)


async def _connected(client: Fireside, settings: Settings, stop: asyncio.Event) -> None:
    running = asyncio.create_task(_started(client, settings))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        await client.close()
    with contextlib.suppress(asyncio.CancelledError):
        if not running.done():
            running.cancel()
        await running


async def _started(client: Fireside, settings: Settings) -> None:
    if settings.discord_api:
        await point_at(settings.discord_api, settings.token())
    await client.start(settings.token())


def main(limits: Limits | None = None) -> int:
    configure("INFO")
    try:
        settings = configured.read()
        configure(settings.log_level)
        memory.tune()
        asyncio.run(run(settings, limits))
    except (BadSettings, CannotOpen) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except Failed as failed:
        print(f"{failed}. Start again: the file is examined then.", file=sys.stderr)
        return 1
    except Exception:
        log.exception("the bot ends")
        return 1
    return 0


if __name__ == "__main__":
    logging.captureWarnings(capture=True)
    sys.exit(main())
