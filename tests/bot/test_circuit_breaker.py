"""Once Cloudflare has shut us out nothing leaves; after too much that was refused, posts wait."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.ops.metrics import Metrics
from bot.outbound.circuit_breaker import BANNED, REFUSED, WINDOW, CircuitBreaker, CircuitOpen
from bot.outbound.throttle import Throttle
from tests.bot.seated import Clock

Ask = Callable[..., Awaitable[int]]


class Discord:
    """Answers as it is told to, and counts."""

    def __init__(self) -> None:
        self.asked = 0
        self.status, self.text, self.headers = 200, "{}", {"Via": "1.1 sandbox"}
        self.kind = "application/json"

    async def answer(self, _: web.Request) -> web.Response:
        self.asked += 1
        return web.Response(status=self.status, text=self.text, headers=self.headers, content_type=self.kind)

    def banned(self) -> None:
        self.status, self.text, self.headers, self.kind = 429, "<h1>Error 1015</h1>", {}, "text/html"

    def fine(self) -> None:
        self.__init__()  # type: ignore[misc]  # as at first


@pytest.fixture
def there() -> Discord:
    return Discord()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def circuit(clock: Clock, metrics: Metrics) -> CircuitBreaker:
    return CircuitBreaker(clock, Throttle(1_000), metrics)


@pytest.fixture
async def ask(there: Discord, circuit: CircuitBreaker) -> AsyncIterator[Ask]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", there.answer)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[circuit.watch(aiohttp.TraceConfig())]) as session,
    ):

        async def request(path: str = "/api/v10/channels/1/messages") -> int:
            async with session.get(server.make_url(path)) as answer:
                return answer.status

        yield request


async def test_after_a_ban_nothing_is_asked_for_ten_minutes(
    there: Discord, circuit: CircuitBreaker, clock: Clock, ask: Ask
) -> None:
    there.banned()
    assert await ask() == 429
    for _ in range(5):
        with pytest.raises(CircuitOpen):
            await ask()
    clock.now += 10 * 60_000
    with pytest.raises(CircuitOpen):
        await ask("/api/v10/interactions/1/token/callback")
    assert there.asked == 1
    assert circuit.is_open()
    clock.now += BANNED - 10 * 60_000
    there.fine()
    assert await ask() == 200
    assert not circuit.is_open()


async def test_the_gateway_stays_open_when_the_door_is_shut(there: Discord, ask: Ask) -> None:
    there.banned()
    await ask()
    there.fine()
    assert await ask("/gateway") == 200


async def test_a_limit_with_a_time_to_wait_is_no_ban(there: Discord, ask: Ask) -> None:
    there.status = 429
    assert [await ask() for _ in range(3)] == [429] * 3


async def test_posts_wait_before_discord_has_refused_so_much_that_it_shuts_us_out(
    there: Discord, circuit: CircuitBreaker, clock: Clock, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 5_000 < REFUSED < 9_000, "near what Discord allows, and with a margin for what is under way"
    monkeypatch.setattr("bot.outbound.circuit_breaker.REFUSED", 30)
    there.status = 403
    for _ in range(30):
        assert not circuit.is_open()
        await ask()
    assert circuit.is_open()
    there.fine()
    assert await ask("/api/v10/interactions/1/token/callback") == 200
    clock.now += WINDOW
    assert not circuit.is_open()


@pytest.mark.parametrize(("scope", "counted"), [("shared", 0), ("user", 3), ("global", 3)])
async def test_of_what_came_too_fast_as_much_is_counted_as_discord_counts(
    there: Discord,
    circuit: CircuitBreaker,
    ask: Ask,
    monkeypatch: pytest.MonkeyPatch,
    scope: str,
    counted: int,
) -> None:
    there.status, there.headers = 429, {"Via": "1.1 sandbox", "X-RateLimit-Scope": scope}
    for _ in range(3):
        await ask()
    for threshold in (counted, counted + 1):
        monkeypatch.setattr("bot.outbound.circuit_breaker.REFUSED", threshold)
        assert circuit.is_open() is (counted >= threshold)


async def test_the_figures_tell_when_nothing_is_posted_and_what_was_our_fault(
    there: Discord, metrics: Metrics, ask: Ask
) -> None:
    there.status, there.headers = 429, {"Via": "1.1 sandbox", "X-RateLimit-Scope": "global"}
    for _ in range(84):
        await ask()
    assert b"fireside_global_limits_total 84.0" in metrics.text()
    assert b"fireside_circuit_open 0.0" in metrics.text(), "84 of them silenced the bot once"
    there.banned()
    await ask()
    assert b"fireside_circuit_open 1.0" in metrics.text()


async def test_an_answer_to_a_person_waits_for_no_place_among_the_posts(
    there: Discord, clock: Clock, metrics: Metrics
) -> None:
    throttle = Throttle(1, 1_000)
    trace = CircuitBreaker(clock, throttle, metrics).watch(aiohttp.TraceConfig())
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", there.answer)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:

        async def status(path: str) -> int:
            async with session.get(server.make_url(f"/api/v10{path}")) as answer:
                return answer.status

        assert await status("/channels/1/messages") == 200
        posts = [asyncio.create_task(status(f"/channels/{number}/messages")) for number in range(20)]
        for path in ("/interactions/1/token/callback", "/webhooks/1/token/messages/@original"):
            assert await status(path) == 200
        assert throttle.waiting == 20
        assert there.asked == 3
        for post in posts:
            post.cancel()
        await asyncio.gather(*posts, return_exceptions=True)
