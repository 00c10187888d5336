"""Several processes and one token: together they ask no more of Discord than one may."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.ops.sharing import Sharing
from bot.outbound.throttle import Throttle
from db import outbox
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.crowds import busiest, paint_nothing, seated
from tests.stories.running_bot import UNHURRIED, Bot
from tests.stories.shared_database import Server

TABLES = 30  # with three posts each
BOTS = 3
ALLOWED, LIMITS = 14, replace(UNHURRIED, requests=9)  # a second: any machine could ask for more
PASSED_ON = ("Authorization", "Content-Type", "User-Agent", "X-Audit-Log-Reason")
HOP_BY_HOP = ("Content-Length", "Transfer-Encoding", "Connection", "Date", "Server")


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_nothing(monkeypatch)
    monkeypatch.setattr("bot.ops.scheduler.EVERY", 86_400)
    monkeypatch.setattr("bot.outbound.publisher.AT_ONCE", 10)  # so that none takes all there is to tell
    monkeypatch.setattr("sandbox.ratelimits.GLOBAL_A_SECOND", ALLOWED)


async def told(sandbox: Sandbox, server: Server, clock: Clock, traffic: Traffic) -> None:
    """By three that begin one after the other, while everything waits."""
    await seated(server.url, sandbox, clock, TABLES)
    await told_by([Bot(sandbox, server.url, now=clock, limits=LIMITS) for _ in range(BOTS)], traffic)


async def told_by(bots: Sequence[Bot], traffic: Traffic) -> None:
    """Until all is told, or something was asked too often."""
    bots[0].sandbox.machine.limits.mode = Mode.GLOBAL
    try:
        for bot in bots:
            await bot.start()
        async with asyncio.timeout(2 * PATIENCE):
            for bot in bots:
                while not refused(traffic) and (await bot.tables.db.read(outbox.health)).pending:
                    await asyncio.sleep(0.05)
    finally:
        for bot in bots:
            await bot.stop()


@asynccontextmanager
async def proxy(sandbox: Sandbox) -> AsyncIterator[str]:
    """That keeps the limit for whoever asks Discord by it, as nirn-proxy does; its address."""
    throttle = Throttle(ALLOWED - 2)

    async def passed_on(request: web.Request) -> web.Response:
        counted = not any(one in request.path for one in ("/interactions/", "/webhooks/"))
        if counted:
            await throttle.enter(request.path)
        try:
            sent = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
            asked = session.request(
                request.method, f"{sandbox.address}{request.path_qs}", data=await request.read(), headers=sent
            )
            async with asked as answer:
                back = {name: value for name, value in answer.headers.items() if name not in HOP_BY_HOP}
                return web.Response(status=answer.status, body=await answer.read(), headers=back)
        finally:
            if counted:
                throttle.leave()

    app = web.Application(client_max_size=1 << 26)
    app.router.add_route("*", "/{path:.*}", passed_on)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    await runner.cleanup()


def refused(traffic: Traffic) -> int:
    return Counter(one["status"] for one in traffic.requests)[429]


async def test_three_processes_divide_what_one_token_may_ask_for(
    sandbox: Sandbox, server: Server, clock: Clock, traffic: Traffic
) -> None:
    await told(sandbox, server, clock, traffic)
    assert refused(traffic) == 0
    assert busiest(traffic) <= ALLOWED


@pytest.mark.parametrize("proxied", [True, False])
async def test_a_proxy_keeps_the_limit_for_bots_that_know_nothing_of_each_other(
    sandbox: Sandbox, clock: Clock, traffic: Traffic, tmp_path: Path, proxied: bool
) -> None:
    """Each has a database of its own; without a proxy they ask too much."""
    bots = list[Bot]()
    for number in range(2):
        url = f"sqlite+aiosqlite:///{tmp_path}/fireside-{number}.sqlite"
        await seated(url, sandbox, clock, TABLES // 2)
        bots.append(Bot(sandbox, url, now=clock, limits=LIMITS))
    async with proxy(sandbox) as api:
        for bot in bots:
            bot.api = api if proxied else bot.api
        await told_by(bots, traffic)
    assert (refused(traffic) == 0) is proxied


async def test_three_that_divide_nothing_are_found_out(
    sandbox: Sandbox, server: Server, clock: Clock, traffic: Traffic, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sharing, "_places", lambda self, **_: self._all)
    await told(sandbox, server, clock, traffic)
    assert refused(traffic) > 0
