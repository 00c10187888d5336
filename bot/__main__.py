"""The bot: settings, database, client, in this order; one sentence for what is wrong with any of them."""

import argparse
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
from bot.inbound.client import Fireside, Limits
from bot.ops import malloc, supervisor
from bot.ops.discord_address import point_at
from bot.ops.health import Health, served
from bot.ops.logs import configure
from bot.ops.metrics import Metrics
from bot.ops.nightly import every_night
from bot.ops.watchdog import watched
from bot.ops.worker_pool import WorkerPool, cores
from bot.settings import BadSettings, Settings
from bot.show.pictures import Pictures
from db import privacy, replay, timers
from db.database import open_database
from db.errors import CannotOpen, Failed
from tables.service import Tables

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
        for doubt in db.doubts:
            log.error("what is on the disk may be altered", why=doubt)
        for game, rules in await db.read(replay.unknown):
            log.error("a game cannot be read: its rules are not here", game=game, rules=rules)
        health = Health(db, now, Metrics())
        await db.tx(lambda conn: timers.first_beat(conn, db.process, now()))
        await db.tx(privacy.rehearse)
        async with watched(health.answers), served(health, settings.metrics_host, settings.metrics_port):
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
        thinkers = WorkerPool(settings.thinkers or cores(), time.monotonic)
        pictures, links = Pictures(health.metrics), settings.links()
        client = Fireside(tables, pictures, health.metrics, limits, thinkers, links)
        health.shards = client.shards
        malloc.settle()
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


def main(limits: Limits | None = None, command: str = "") -> int:
    configure("INFO")
    try:
        settings = configured.read()
        configure(settings.log_level)
        if command:
            return asyncio.run(COMMANDS[command](settings))
        malloc.tune()
        limits = limits or Limits(settings.shards, requests=settings.requests_per_second)
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


async def examine(settings: Settings) -> int:
    from bot.ops import doctor  # with what only it needs

    return await doctor.told(settings, now, print)


async def invite(settings: Settings) -> int:
    try:
        from bot.ops import doctor

        print(await doctor.address(settings))
    except discord.LoginFailure as refused:
        raise BadSettings(supervisor.TOKEN) from refused
    except (aiohttp.ClientError, TimeoutError) as error:
        raise BadSettings(f"Discord does not answer ({type(error).__name__}): try again.") from error
    return 0


COMMANDS = {"doctor": examine, "invite": invite}


def asked() -> str:
    """Which command; none: the bot itself."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="The bot; or, by a word behind it:")
    what = (
        "doctor: what is to be done before it runs well; invite: the address at which it is added to servers"
    )
    parser.add_argument("command", nargs="?", choices=COMMANDS, help=what)
    return parser.parse_args().command or ""


if __name__ == "__main__":
    logging.captureWarnings(capture=True)
    sys.exit(main(command=asked()))
