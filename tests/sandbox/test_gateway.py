"""The gateway: sessions, shards, intents, replay, and every close code."""

import asyncio
import json
import time
import zlib
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
import zstandard

from sandbox.gateway import ON_ITS_WAY
from sandbox.lines import CLOSES
from sandbox.people.client import People
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.sandbox.bots import Bot, point_at, running
from tests.sandbox.raw_gateway import RawGateway, raw_gateway

Mistake = Callable[[RawGateway], Any]


async def test_ready_and_guilds_are_complete(sandbox: Sandbox) -> None:
    async with raw_gateway(sandbox) as line:
        await line.identify()
        ready = (await line.hears("READY"))["d"]
        assert {
            "v",
            "user",
            "guilds",
            "session_id",
            "resume_gateway_url",
            "shard",
            "application",
        } <= ready.keys()
        assert all(it["unavailable"] for it in ready["guilds"])
        guild = (await line.hears("GUILD_CREATE"))["d"]
        expected = """
            joined_at large unavailable member_count voice_states members channels threads presences
            stage_instances guild_scheduled_events soundboard_sounds roles emojis incidents_data description
            features preferred_locale
        """
        assert set(expected.split()) <= guild.keys()
        assert guild["description"] is None


async def wrong_token(line: RawGateway) -> None:
    await line.identify(token="no")


async def no_identify(line: RawGateway) -> None:
    await line.send(3, {})


async def unknown_op(line: RawGateway) -> None:
    await line.send(99, {})


async def no_json(line: RawGateway) -> None:
    await line.raw("{")


async def too_large(line: RawGateway) -> None:
    await line.send(1, "x" * 4096)


async def twice(line: RawGateway) -> None:
    await line.identify()
    await line.send(2, {"token": "x", "properties": {}, "intents": 0})


async def bad_shard(line: RawGateway) -> None:
    await line.identify(shard=[2, 2])


async def no_shard(line: RawGateway) -> None:
    await line.identify(shard=["0", 1])


async def bad_intents(line: RawGateway) -> None:
    await line.identify(intents=1 << 40)


async def privileged(line: RawGateway) -> None:
    await line.identify(intents=1 << 15)


async def flood(line: RawGateway) -> None:
    for _ in range(121):
        await line.send(1, None)


async def future_seq(line: RawGateway) -> None:
    await line.identify()
    ready = await line.hears("READY")
    await line.hang_up()
    async with raw_gateway(line.sandbox) as again:
        await again.hear()
        data = {"token": line.sandbox.world.application.token, "session_id": ready["d"]["session_id"]}
        await again.send(6, data | {"seq": 99})
        assert await again.closed_with() == 4007


@pytest.mark.parametrize(
    ("do", "code"),
    [(unknown_op, 4001), (no_json, 4002), (too_large, 4002), (no_identify, 4003), (wrong_token, 4004),
     (twice, 4005), (flood, 4008), (bad_shard, 4010), (no_shard, 4010), (bad_intents, 4013),
     (privileged, 4014)],
)  # fmt: skip
async def test_a_mistake_closes_with_its_code(sandbox: Sandbox, do: Mistake, code: int) -> None:
    async with raw_gateway(sandbox) as line:
        await do(line)
        assert await line.closed_with() == code


async def test_a_sequence_number_of_the_future_is_4007(sandbox: Sandbox) -> None:
    async with raw_gateway(sandbox) as line:
        await future_seq(line)


async def test_an_old_api_version_is_4012(sandbox: Sandbox) -> None:
    async with raw_gateway(sandbox, "v=6") as line:
        assert await line.closed_with() == 4012


async def test_an_acknowledgement_is_on_its_way_long_enough_for_a_client_to_note_when_it_asked(
    sandbox: Sandbox,
) -> None:
    """discord.py does so after sending: it took an answer that was there before for one 41 s late."""
    async with raw_gateway(sandbox) as line:
        await line.hear()
        asked = time.monotonic()
        await line.send(1, None)
        assert (await line.hear())["op"] == 11
        assert time.monotonic() - asked >= ON_ITS_WAY / 2


async def test_no_heartbeat_is_4009(sandbox: Sandbox) -> None:
    sandbox.gateway.interval_ms = -3300
    async with raw_gateway(sandbox) as line:
        assert await line.closed_with() == 4009


async def test_too_many_guilds_need_shards(sandbox: Sandbox) -> None:
    for number in range(2501):
        sandbox.world.add_guild(f"G{number}", sandbox.world.application.owner_id)
    async with raw_gateway(sandbox) as line:
        await line.identify()
        assert await line.closed_with() == 4011
    async with raw_gateway(sandbox) as line:
        await line.identify(shard=[0, 2])
        assert (await line.hear())["t"] == "READY"


@pytest.mark.parametrize("code", sorted(CLOSES))
async def test_every_close_code_can_be_provoked(sandbox: Sandbox, people: People, code: int) -> None:
    async with raw_gateway(sandbox) as line:
        await line.identify()
        await line.hears("READY")
        await people.control("gateway", do="close", code=code)
        assert await line.closed_with() == code


async def test_resume_replays_what_was_missed_in_order(sandbox: Sandbox, people: People) -> None:
    ana = (await people.person("Ana")).go("games")
    async with raw_gateway(sandbox) as line:
        await line.identify(intents=1 | 1 << 9)
        ready = await line.hears("READY")
        guilds = [await line.hears("GUILD_CREATE") for _ in ready["d"]["guilds"]]
        await line.hang_up()
    for number in range(3):
        await ana.say(f"while away {number}")
    async with raw_gateway(sandbox) as line:
        await line.hear()
        session = {"session_id": ready["d"]["session_id"], "seq": guilds[-1]["s"]}
        await line.send(6, {"token": sandbox.world.application.token} | session)
        missed = [await line.hear() for _ in range(4)]
    assert [it["t"] for it in missed] == ["MESSAGE_CREATE"] * 3 + ["RESUMED"]
    assert [it["s"] for it in missed] == list(range(guilds[-1]["s"] + 1, guilds[-1]["s"] + 5))


async def test_resuming_too_late_is_op_9(sandbox: Sandbox) -> None:
    async with raw_gateway(sandbox) as line:
        await line.identify()
        ready = await line.hears("READY")
    sandbox.world.clock.jump(600)
    async with raw_gateway(sandbox) as line:
        await line.hear()
        session = {"session_id": ready["d"]["session_id"], "seq": ready["s"]}
        await line.send(6, {"token": sandbox.world.application.token} | session)
        assert await line.hear() == {"op": 9, "d": False, "s": None, "t": None}


async def test_content_is_blank_without_its_intent(sandbox: Sandbox, people: People) -> None:
    ana = (await people.person("Ana")).go("games")
    async with raw_gateway(sandbox) as line:
        await line.identify(intents=1 | 1 << 9)
        await line.hears("READY")
        await ana.say("hidden")
        assert (await line.hears("MESSAGE_CREATE"))["d"]["content"] == ""
        await ana.say(f"<@{sandbox.world.bot_id}> heard")
        assert "heard" in (await line.hears("MESSAGE_CREATE"))["d"]["content"]


async def test_zlib_frames_share_one_stream(sandbox: Sandbox) -> None:
    url = f"{sandbox.world.gateway}?v=10&encoding=json&compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        inflate = zlib.decompressobj()
        raw = await socket.receive_bytes()
        assert raw.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(raw))["op"] == 10


async def test_zstd_frames_share_one_stream(sandbox: Sandbox) -> None:
    url = f"{sandbox.world.gateway}?v=10&encoding=json&compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        inflate = zstandard.ZstdDecompressor().decompressobj()
        assert json.loads(inflate.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_str(json.dumps({"op": 1, "d": None}))
        assert json.loads(inflate.decompress(await socket.receive_bytes()))["op"] == 11


async def test_a_kicked_bot_hears_it_and_an_outage_is_not_a_kick(sandbox: Sandbox, people: People) -> None:
    guild = next(iter(sandbox.world.tables.guilds))
    async with raw_gateway(sandbox) as line:
        await line.identify()
        await line.hears("READY")
        await people.control("outage", guild=str(guild), available=False)
        assert (await line.hears("GUILD_DELETE"))["d"] == {"id": str(guild), "unavailable": True}
        await people.control("outage", guild=str(guild), available=True)
        assert (await line.hears("GUILD_CREATE"))["d"]["id"] == str(guild)
        await people.control("kick", guild=str(guild), person=str(sandbox.world.bot_id))
        assert "unavailable" not in (await line.hears("GUILD_DELETE"))["d"]


async def resumed_after(bot: Bot, act: Callable[[], Any]) -> None:
    bot.resumed.clear()
    await act()
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)


async def test_the_real_client_resumes_after_op_7_op_9_and_a_zombie(
    sandbox: Sandbox, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With zstd, which discord.py takes where it is installed."""
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.0)
    bot = Bot()
    async with running(bot, sandbox):
        await resumed_after(bot, lambda: people.control("gateway", do="reconnect"))
        await resumed_after(bot, lambda: people.control("gateway", do="invalidate", resumable=True))
        await resumed_after(bot, lambda: people.control("gateway", do="close", code=4000))
        ana = (await people.person("Ana")).go("games")
        heard = asyncio.create_task(bot.wait_for("message", timeout=PATIENCE))
        await ana.say("still there?")
        assert (await heard).author.id == ana.id


@pytest.mark.parametrize("fate", ["zombie", "silence"])
async def test_the_real_client_leaves_a_dead_line(
    sandbox: Sandbox, people: People, monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    """A zombie answers no heartbeat; a silent line brings nothing at all."""
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.0)
    sandbox.gateway.interval_ms = 100
    bot = Bot(heartbeat_timeout=0.4)
    async with running(bot, sandbox):
        await resumed_after(bot, lambda: people.control("gateway", do=fate))
        assert len(sandbox.gateway.sessions) == 1


async def test_the_real_client_identifies_anew_after_an_invalid_session(
    sandbox: Sandbox, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.0)
    bot = Bot()

    async def no_delay(_: int | None, *, initial: bool = False) -> None:
        """Discord asks for five seconds between two; loose limits do not."""

    monkeypatch.setattr(bot, "before_identify_hook", no_delay)
    async with running(bot, sandbox):
        before = set(sandbox.gateway.sessions)
        ready = asyncio.create_task(bot.wait_for("ready", timeout=PATIENCE))
        await people.control("gateway", do="invalidate", resumable=False)
        await ready
        assert set(sandbox.gateway.sessions).isdisjoint(before)


class ShardedBot(discord.AutoShardedClient):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord asks for five seconds between two; loose limits do not."""


async def test_shards_divide_the_guilds_as_discord_does(sandbox: Sandbox, people: People) -> None:
    await people.control("person", name="Owner")
    for number in range(6):
        made = sandbox.world.add_guild(f"G{number}", sandbox.world.application.owner_id)
        sandbox.world.add_channel(made, "hall")
    sandbox.world.recommended_shards = 3
    point_at(sandbox)
    bot = ShardedBot(intents=discord.Intents(guilds=True, guild_messages=True), guild_ready_timeout=0.05)
    async with bot:
        await bot.login(sandbox.world.application.token)
        task = asyncio.create_task(bot.connect())
        await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
        assert bot.shard_count == 3
        assert {it.shard for it in sandbox.gateway.sessions.values()} == {0, 1, 2}
        assert len(bot.guilds) == len(sandbox.world.tables.guilds)
        for guild in bot.guilds:
            assert guild.shard_id == (guild.id >> 22) % 3
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def test_identifying_again_within_five_seconds_is_op_9_when_limits_are_tight(people: People) -> None:
    async with Sandbox() as tight:
        async with raw_gateway(tight) as line:
            await line.identify()
            assert (await line.hear())["t"] == "READY"
        async with raw_gateway(tight) as line:
            await line.identify()
            assert (await line.hear())["op"] == 9
        tight.world.clock.jump(6)
        async with raw_gateway(tight) as line:
            await line.identify()
            assert (await line.hear())["t"] == "READY"


async def test_shards_that_leave_different_remainders_may_begin_at_once(people: People) -> None:
    async with Sandbox() as tight:
        tight.world.recommended_shards, tight.world.max_concurrency = 4, 2
        heard = list[int]()
        for shard in (0, 1, 2):
            async with raw_gateway(tight) as line:
                await line.identify(shard=[shard, 4])
                heard.append((await line.hear())["op"])
        assert heard == [0, 0, 9], "2 is of the bucket of 0"


async def test_a_thousand_sessions_in_a_day_reset_the_token() -> None:
    async with Sandbox() as tight:
        token = tight.world.application.token
        tight.world.session_starts = [tight.world.now()] * 1000
        async with raw_gateway(tight) as line:
            await line.identify()
            assert await line.closed_with() == 4004
        assert tight.world.application.token != token
