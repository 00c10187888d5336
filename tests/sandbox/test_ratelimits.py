"""Limits as tight as Discord's known ones: headers, 429s, and what is exempt."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.people.client import People
from sandbox.ratelimits import INVALID_IN_TEN_MINUTES, Mode
from sandbox.server import Sandbox, Settings
from tests.sandbox.api_schema import Traffic
from tests.sandbox.bots import Bot, running
from tests.sandbox.caller import Caller


@pytest.fixture
async def tight(traffic: Traffic) -> AsyncIterator[Caller]:
    async with Sandbox(Settings()) as sandbox, aiohttp.ClientSession() as session:
        sandbox.machine.recorder.listen(traffic.hear)
        yield Caller(sandbox, session)
    assert traffic.found == []


async def test_the_default_is_tight(tight: Caller) -> None:
    assert tight.sandbox.machine.limits.mode.value == "tight"


async def test_the_sixth_message_in_five_seconds_waits(tight: Caller) -> None:
    for left in (4, 3, 2, 1, 0):
        answer = await tight.say({"content": "x"})
        assert answer.headers["X-RateLimit-Remaining"] == str(left)
        assert answer.headers["X-RateLimit-Limit"] == "5"
        assert {"X-RateLimit-Reset", "X-RateLimit-Reset-After", "X-RateLimit-Bucket"} <= answer.headers.keys()
    full = await tight.say({"content": "x"})
    assert full.status == 429
    assert 0 < full.body["retry_after"] <= 5
    assert (full.body["global"], full.headers["X-RateLimit-Scope"]) == (False, "user")
    assert full.headers["Via"]
    assert (await tight.say({"content": "x"}, channel="general")).status == 200
    tight.sandbox.world.clock.jump(5.1)
    assert (await tight.say({"content": "x"})).status == 200


async def test_fifty_a_second_is_the_limit_of_all_together(tight: Caller) -> None:
    limits = tight.sandbox.machine.limits
    for _ in range(50):
        limits._over_global(tight.sandbox.world.now())
    full = await tight("GET", "/users/@me")
    assert (full.status, full.body["global"], full.headers["X-RateLimit-Global"]) == (429, True, "true")
    assert full.headers["X-RateLimit-Scope"] == "global"


async def test_no_second_wherever_it_begins_has_more_than_fifty(tight: Caller) -> None:
    """Thirty at the end of one and thirty at the beginning of the next are sixty in one."""
    limits, now = tight.sandbox.machine.limits, tight.sandbox.world.now()
    admitted = [now, *[now + 0.9] * 29, *[now + 1.1] * 21]
    assert [limits._over_global(at) for at in admitted] == [None] * 51
    assert limits._over_global(now + 1.1) == pytest.approx(0.8)
    assert limits._over_global(now + 1.91) is None


async def test_where_only_the_global_limit_counts_no_bucket_is_ever_full(traffic: Traffic) -> None:
    async with Sandbox(Settings(mode=Mode.GLOBAL)) as sandbox, aiohttp.ClientSession() as session:
        call, now = Caller(sandbox, session), sandbox.world.now()
        assert [(await call.say({"content": "x"})).status for _ in range(6)] == [200] * 6
        sandbox.world.clock.now = lambda: now  # type: ignore[method-assign]  # it stands still
        said = [await call.say({"content": "x"}) for _ in range(60)]
        full = [one for one in said if one.status == 429]
        assert len(full) >= 10
        assert all(one.body["global"] for one in full)
        assert sandbox.machine.limits.invalid == len(full)


async def test_interactions_are_not_under_the_global_limit(tight: Caller) -> None:
    for _ in range(60):
        answer = await tight("POST", "/interactions/1/x/callback", {"type": 4})
        assert answer.code == 10062 or not answer.body.get("global", False)
    assert (await tight("GET", "/users/@me")).status == 200


async def test_old_messages_are_edited_three_times_in_twenty_seconds(tight: Caller) -> None:
    message = await tight.said({"content": "old"})
    path = f"/channels/{tight.channel()}/messages/{message}"
    tight.sandbox.world.clock.jump(3601)
    for _ in range(3):
        assert (await tight("PATCH", path, {"content": "newer"})).status == 200
    refused = await tight("PATCH", path, {"content": "newest"})
    assert (refused.status, refused.code) == (429, 30046)
    assert refused.headers["Via"]
    young = await tight.said({"content": "young"})
    answer = await tight("PATCH", f"/channels/{tight.channel()}/messages/{young}", {"content": "x"})
    assert answer.status == 200


async def test_ten_thousand_bad_requests_are_a_ban_in_html(tight: Caller) -> None:
    limits = tight.sandbox.machine.limits
    await tight("GET", "/users/@me", token="wrong")
    assert limits.invalid == 1
    for _ in range(INVALID_IN_TEN_MINUTES - 1):
        limits.count_invalid()
    banned = await tight("GET", "/users/@me")
    assert (banned.status, "Via" in banned.headers) == (429, False)
    assert "1015" in banned.body
    tight.sandbox.world.clock.jump(601)
    assert (await tight("GET", "/users/@me")).status == 200


async def test_a_ban_can_be_had_on_demand(tight: Caller) -> None:
    async with People(tight.sandbox.address) as people:
        await people.control("ban", seconds=60)
    assert "1015" in (await tight("GET", "/users/@me")).body


async def test_the_real_client_waits_and_goes_on(tight: Caller) -> None:
    """It sees Remaining 0 and waits by itself; the clock is pushed so that the test does not."""
    bot = Bot()
    async with running(bot, tight.sandbox), People(tight.sandbox.address) as people:
        await people.control("faults", kind="limit", seconds=0.05, where="POST /channels", times=2)
        channel = bot.get_partial_messageable(tight.channel())
        assert (await channel.send("through")).content == "through"
        info = await people.info()
        assert info["struck"] == {"rest:limit": 2}
