"""Once Cloudflare has shut us out nothing leaves; after too much that was refused, posts wait."""

from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.door import REFUSED, SHUT, WINDOW, Door, Shut
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
def door(clock: Clock) -> Door:
    return Door(clock)


@pytest.fixture
async def ask(there: Discord, door: Door) -> AsyncIterator[Ask]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", there.answer)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[door.watch(aiohttp.TraceConfig())]) as session,
    ):

        async def request(path: str = "/api/v10/channels/1/messages") -> int:
            async with session.get(server.make_url(path)) as answer:
                return answer.status

        yield request


async def test_after_a_ban_nothing_is_asked_for_ten_minutes(
    there: Discord, door: Door, clock: Clock, ask: Ask
) -> None:
    there.banned()
    assert await ask() == 429
    for _ in range(5):
        with pytest.raises(Shut):
            await ask()
    clock.now += 10 * 60_000
    with pytest.raises(Shut):
        await ask("/api/v10/interactions/1/token/callback")
    assert there.asked == 1
    assert door.closed_to_posts()
    clock.now += SHUT - 10 * 60_000
    there.fine()
    assert await ask() == 200
    assert not door.closed_to_posts()


async def test_the_gateway_stays_open_when_the_door_is_shut(there: Discord, ask: Ask) -> None:
    there.banned()
    await ask()
    there.fine()
    assert await ask("/gateway") == 200


async def test_a_limit_with_a_time_to_wait_is_no_ban(there: Discord, ask: Ask) -> None:
    there.status = 429
    assert [await ask() for _ in range(3)] == [429] * 3


async def test_posts_wait_before_there_are_a_hundred_refusals_in_ten_minutes(
    there: Discord, door: Door, clock: Clock, ask: Ask
) -> None:
    there.status = 403
    for _ in range(REFUSED):
        assert not door.closed_to_posts()
        await ask()
    assert door.closed_to_posts()
    assert REFUSED < 100
    there.fine()
    assert await ask("/api/v10/interactions/1/token/callback") == 200
    clock.now += WINDOW
    assert not door.closed_to_posts()
