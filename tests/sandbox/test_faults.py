"""Faults strike where, when and as often as they are told, and what was done stays done."""

import asyncio
import random

import aiohttp
import discord
import pytest

from sandbox.faults import EventFault, EventKind, RestFault, RestKind, Rule
from sandbox.people.client import People
from tests.patience import PATIENCE
from tests.sandbox import api_schema
from tests.sandbox.api_schema import Traffic
from tests.sandbox.bots import Bot, running
from tests.sandbox.caller import Caller
from tests.sandbox.raw_gateway import raw_gateway

SENDING = "POST /channels/{channel_id}/messages"


def copies(call: Caller, text: str) -> int:
    known = call.sandbox.world.tables.messages.get(call.channel(), {})
    return sum(it.content == text for it in known.values())


async def test_a_status_strikes_as_often_as_it_is_told(call: Caller, people: People) -> None:
    await people.control("faults", kind="status", status=503, where=SENDING, times=1, after=1)
    assert [(await call.say({"content": "x"})).status for _ in range(3)] == [200, 503, 200]
    assert copies(call, "x") == 2


@pytest.mark.parametrize(("kind", "stored"), [("close", 0), ("reset", 0), ("drop", 1), ("half", 1)])
async def test_a_broken_connection_leaves_what_was_done(
    call: Caller, people: People, kind: str, stored: int
) -> None:
    await people.control("faults", kind=kind, where=SENDING, times=1)
    with pytest.raises(aiohttp.ClientError):
        await call.say({"content": "x"})
    assert copies(call, "x") == stored
    assert (await call.say({"content": "x"})).status == 200


async def test_a_reset_is_what_the_library_calls_one(call: Caller, people: People) -> None:
    await people.control("faults", kind="reset", where=SENDING, times=1)
    with pytest.raises(aiohttp.ClientOSError):
        await call.say({"content": "x"})


async def test_a_hanging_answer_hangs_until_the_caller_gives_up(call: Caller, people: People) -> None:
    await people.control("faults", kind="hang", where=SENDING, times=1)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(call.say({"content": "x"}), 0.1)
    await people.control("faults", kind="slow", seconds=0.05, where=SENDING, times=1)
    assert (await call.say({"content": "x"})).status == 200


async def test_a_code_can_be_refused_anywhere(call: Caller, people: People) -> None:
    await people.control("faults", kind="refuse", code=50001, where=SENDING, times=1)
    assert (await call.say({"content": "x"})).code == 50001


async def test_a_lost_answer_and_a_retry_make_one_message(call: Caller, people: People) -> None:
    """discord.py sends a nonce, so its retry gets the message that was there already."""
    async with running(Bot(), call.sandbox) as bot:
        await people.control("faults", kind="lost", status=502, where=SENDING, times=1)
        await bot.get_partial_messageable(call.channel()).send("once")
    assert copies(call, "once") == 1


async def test_a_limit_without_via_is_raised_by_the_library(call: Caller, people: People) -> None:
    async with running(Bot(), call.sandbox) as bot:
        await people.control("faults", kind="limit", via=False, where=SENDING, times=1)
        with pytest.raises(discord.HTTPException) as raised:
            await bot.get_partial_messageable(call.channel()).send("x")
        assert raised.value.status == 429


async def test_events_are_dropped_doubled_replayed_and_late(call: Caller, people: People) -> None:
    ana = (await people.person("Ana")).go("games")
    heard: list[int] = []
    bot = Bot()
    last = asyncio.Event()

    async def on_message(message: discord.Message) -> None:
        heard.append(message.id)
        if len(heard) == 6:
            last.set()

    bot.event(on_message)
    async with running(bot, call.sandbox):
        faults = call.sandbox.machine.faults
        said = []
        for fault in (
            EventFault(EventKind.DROP), EventFault(EventKind.DUPLICATE, copies=2),
            EventFault(EventKind.DELAY, seconds=0.05), EventFault(EventKind.REPLAY, copies=1), None,
        ):  # fmt: skip
            if fault:
                faults.add(Rule(fault, "MESSAGE_CREATE", times=1))
            said.append((await ana.say("x")).id)
        await asyncio.wait_for(last.wait(), PATIENCE)
    _, doubled, late, replayed, plain = said
    assert [it for it in heard if it != late] == [doubled, doubled, replayed, replayed, plain]
    assert heard.index(late) >= 2  # how late, a slow machine says, too


async def test_a_malformed_event_lacks_keys_and_the_judges_notice(
    call: Caller, people: People, traffic: Traffic
) -> None:
    ana = (await people.person("Ana")).go("games")
    async with raw_gateway(call.sandbox) as line:
        await line.identify(intents=1 | 1 << 9)
        await line.hears("READY")
        await ana.say("whole")
        whole = (await line.hears("MESSAGE_CREATE"))["d"]
        await people.control("faults", side="event", kind="malform", where="MESSAGE_CREATE")
        await ana.say("broken")
        assert len((await line.hears("MESSAGE_CREATE"))["d"]) < len(whole) * 0.6
    assert bool(traffic.found) == api_schema.is_here()
    traffic.found.clear()


def strikes(seed: int) -> list[bool]:
    rule = Rule(RestFault(RestKind.STATUS), probability=0.3)
    chance = random.Random(seed)
    return [rule.strikes("GET /users/@me", chance) for _ in range(200)]


def test_the_same_seed_strikes_the_same() -> None:
    assert strikes(7) == strikes(7)
    assert strikes(7) != strikes(8)
    assert 30 < sum(strikes(7)) < 90


async def test_an_unknown_fault_names_itself(people: People) -> None:
    with pytest.raises(ValueError, match="explode"):
        await people.control("faults", kind="explode")
    with pytest.raises(ValueError, match="colour"):
        await people.control("faults", kind="status", colour="red")


async def test_a_storm_is_survived_by_what_can_be_tried_again(call: Caller, people: People) -> None:
    """Each message once or, when every try failed, not at all."""
    await people.control("seed", seed=3)
    await people.control("storm", rate=0.05)
    for number in range(60):
        body = {"content": f"m{number}", "nonce": f"n{number}", "enforce_nonce": True}
        while True:
            try:
                if (await call.say(body)).status == 200:
                    break
            except aiohttp.ClientError:
                continue
    await people.control("clear")
    assert [copies(call, f"m{number}") for number in range(60)] == [1] * 60
    assert len((await people.info())["struck"]) >= 5


async def test_refusals_on_demand_count_as_bad_requests_and_shared_limits_do_not(
    call: Caller, people: People
) -> None:
    await people.control("faults", kind="limit", where=SENDING, times=1)
    await people.control("faults", kind="limit", scope="shared", where=SENDING, times=1)
    await people.control("faults", kind="refuse", code=50013, where=SENDING, times=1)
    assert [(await call.say({"content": "x"})).status for _ in range(3)] == [429, 429, 403]
    assert call.sandbox.machine.limits.invalid == 2
