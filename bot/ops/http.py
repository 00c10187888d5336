"""Answers over HTTP to an operator who asks how the bot is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.ops.health import Health
from bot.settings import BadSettings


@asynccontextmanager
async def answering(health: Health, host: str, port: int) -> AsyncIterator[int]:
    """The port it is on: where 0 was asked for, any that is free."""

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=await health.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        wrong = await health.wrong()
        told = {"well": not wrong, "wrong": wrong, "shards": health.shards_connected()}
        return web.json_response(told, status=503 if wrong else 200)

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", healthz)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    watching = asyncio.create_task(health.metrics.watch())
    try:
        await _listen(runner, host, port)
        yield runner.addresses[0][1]
    finally:
        watching.cancel()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise BadSettings(f"METRICS_PORT {port} cannot be opened on {host}: {error.strerror}.") from error
