"""What Discord takes, the sandbox takes, and what it does unasked, the sandbox does."""

import json
import zlib
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.entities import Overwrite
from sandbox.hub import Happening
from sandbox.people.client import People
from sandbox.permissions import Permission
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from sandbox.wire import Json
from tests.sandbox.caller import Caller
from tests.sandbox.raw_gateway import RawGateway, raw_gateway

EVERY_EVENT = (1 << 0) | (1 << 9)
THREADS = ("THREAD_CREATE", "THREAD_MEMBER_UPDATE", "THREAD_MEMBERS_UPDATE")


@pytest.fixture
async def lenient() -> AsyncIterator[Caller]:
    async with (
        Sandbox(Settings(mode=Mode.LOOSE, strict=False)) as sandbox,
        aiohttp.ClientSession() as session,
    ):
        yield Caller(sandbox, session)


async def test_keys_that_discord_does_not_know_are_passed_over_when_it_is_not_strict(
    call: Caller, lenient: Caller
) -> None:
    body = {"content": "x", "colour": 1, "components": [{"type": 1, "bold": 2, "components": [
        {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll", "size": 3}]}]}  # fmt: skip
    assert (await call.say(body)).faults() == {"SANDBOX_UNKNOWN_KEY"}
    said = await lenient.say(body)
    assert said.status == 200
    assert not {"colour", "bold", "size"} & set(json.dumps(said.body).replace('"', " ").split())
    me = await lenient("GET", "/users/@me?fields=name")
    assert me.status == 200
    wrong = await lenient.say({"content": 7, "colour": 1})
    assert wrong.faults() == {"STRING_TYPE_CONVERT"}  # it is passed over, and no more than that


async def test_what_libraries_send_with_everything_is_taken(call: Caller) -> None:
    said = await call.said({"content": "x", "enforce_nonce": False, "nonce": "1"})
    path = f"/channels/{call.channel()}/messages/{said}"
    assert (await call("PATCH", path, {"content": "y", "enforce_nonce": False})).status == 200
    made = await call("POST", f"{path}/threads", {"name": "Game", "type": 11})
    assert (made.status, made.body["type"]) == (201, 11)


async def test_a_deferred_update_may_say_who_may_be_mentioned(call: Caller, people: People) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Roll", "custom_id": "roll"}]}
    said = await call.said({"content": "x", "components": [row]})
    async with Interactions(call) as heard:
        ana = (await people.person("Ana")).go("games")
        await ana.do("press", channel=str(call.channel()), message=str(said), custom_id="roll")
        pressed = heard.found[-1]
        path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
        refused = await call("POST", path, {"type": 6, "data": {"content": "late"}})
        assert refused.faults() == {"SANDBOX_DEFER_WITH_CONTENT"}
        body = {"type": 6, "data": {"allowed_mentions": {"parse": []}, "enforce_nonce": False}}
        assert (await call("POST", path, body)).status == 204


class Interactions:
    """What the bot is told of presses."""

    def __init__(self, call: Caller) -> None:
        self._hub = call.sandbox.world.hub
        self.found: list[Json] = []

    async def __aenter__(self) -> "Interactions":
        self._stop = self._hub.subscribe(self._hear)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stop()

    def _hear(self, of: Happening) -> None:
        if of.name == "INTERACTION_CREATE":
            self.found.append(of.data)


async def begun(line: RawGateway, **more: object) -> str:
    await line.identify(intents=EVERY_EVENT, **more)
    return str((await line.hears("READY"))["d"]["session_id"])


async def test_a_server_says_that_it_is_no_hub(sandbox: Sandbox) -> None:
    async with raw_gateway(sandbox) as line:
        await begun(line)
        assert (await line.hears("GUILD_CREATE"))["d"]["hub_type"] is None


@pytest.mark.parametrize(("code", "resumed"), [(1000, False), (1001, False), (4000, True)])
async def test_who_says_goodbye_has_no_session_to_resume(
    sandbox: Sandbox, *, code: int, resumed: bool
) -> None:
    async with raw_gateway(sandbox) as line:
        session = await begun(line)
        await line.hang_up(code)
    token = sandbox.world.application.token
    async with raw_gateway(sandbox) as again:
        await again.hear()
        await again.send(6, {"token": token, "session_id": session, "seq": 1})
        told = await again.hear()
        while told["op"] == 0 and told["t"] != "RESUMED":
            told = await again.hear()
        assert (told["t"], told["op"]) == (("RESUMED", 0) if resumed else (None, 9))


async def test_sounds_and_channels_that_are_asked_for_are_told(call: Caller) -> None:
    guild = str(call.guild())
    async with raw_gateway(call.sandbox) as line:
        await begun(line)
        await line.send(31, {"guild_ids": [guild]})
        sounds = (await line.hears("SOUNDBOARD_SOUNDS"))["d"]
        await line.send(43, {"guild_id": guild, "fields": ["status"]})
        channels = (await line.hears("CHANNEL_INFO"))["d"]
    assert sounds == {"guild_id": guild, "soundboard_sounds": []}
    assert channels == {"guild_id": guild, "channels": []}


async def test_large_payloads_come_compressed_to_who_asks_for_it(sandbox: Sandbox) -> None:
    async with raw_gateway(sandbox) as line:
        await line.identify(compress=True)
        ready, guild = await line.receive(), await line.receive()
    assert isinstance(guild, bytes)
    assert json.loads(zlib.decompress(guild))["t"] == "GUILD_CREATE"
    plain = zlib.decompress(ready).decode() if isinstance(ready, bytes) else ready
    assert json.loads(plain)["t"] == "READY"


async def heard_of_threads(call: Caller, act: str, **more: object) -> list[Json]:
    """What the bot is told of threads, up to the message that ends it."""
    async with raw_gateway(call.sandbox) as line:
        await begun(line)
        await getattr(Acts(call), act)(**more)
        await call.said({"content": "the end"})
        found = []
        while (frame := await line.hear())["d"].get("content") != "the end":
            found.append(frame)
    return [it for it in found if it["t"] in THREADS]


class Acts:
    """On a thread of the bot's own."""

    def __init__(self, call: Caller) -> None:
        self.call = call

    async def opens(self, kind: int = 11) -> str:
        body = {"name": "Game", "type": kind}
        return str((await self.call("POST", f"/channels/{self.call.channel()}/threads", body)).body["id"])

    async def wakes(self, thread: str) -> None:
        await self.call("PATCH", f"/channels/{thread}", {"archived": False})

    async def leaves(self, thread: str) -> None:
        await self.call("DELETE", f"/channels/{thread}/thread-members/@me")


async def test_who_opens_a_thread_is_told_that_it_is_in_it(call: Caller) -> None:
    made, joined = await heard_of_threads(call, "opens")
    assert (made["t"], made["d"]["newly_created"]) == ("THREAD_CREATE", True)
    assert joined["t"] == "THREAD_MEMBERS_UPDATE"
    assert [it["user_id"] for it in joined["d"]["added_members"]] == [str(call.sandbox.world.bot_id)]


async def test_a_thread_that_wakes_reminds_the_bot_that_it_is_in_it(call: Caller) -> None:
    thread = await Acts(call).opens()
    await call("PATCH", f"/channels/{thread}", {"archived": True})
    (told,) = await heard_of_threads(call, "wakes", thread=thread)
    assert (told["t"], told["d"]["id"], told["d"]["guild_id"]) == (
        "THREAD_MEMBER_UPDATE", thread, str(call.guild()),
    )  # fmt: skip


async def test_who_leaves_a_private_thread_is_told_so(call: Caller) -> None:
    world = call.sandbox.world
    for role in world.guild(call.guild()).roles.values():
        role.permissions &= ~int(Permission.MANAGE_THREADS)
    thread = await Acts(call).opens(12)
    (told,) = await heard_of_threads(call, "leaves", thread=thread)
    assert told["d"]["removed_member_ids"] == [str(world.bot_id)]


async def test_a_thread_that_one_joins_is_not_a_new_one(call: Caller, people: People) -> None:
    ana = (await people.person("Ana")).go("games")
    made = await ana.do("start_thread", channel=str(call.channel()), name="Hers")
    async with raw_gateway(call.sandbox) as line:
        await begun(line)
        await call("PUT", f"/channels/{made['id']}/thread-members/@me")
        assert "newly_created" not in (await line.hears("THREAD_CREATE"))["d"]


async def test_a_message_in_an_archived_thread_can_be_deleted(call: Caller) -> None:
    thread = await Acts(call).opens()
    said = await call("POST", f"/channels/{thread}/messages", {"content": "x"})
    await call("PATCH", f"/channels/{thread}", {"archived": True})
    assert (await call("DELETE", f"/channels/{thread}/messages/{said.body['id']}")).status == 204
    assert call.sandbox.world.channel(int(thread)).thread.archived is True  # type: ignore[union-attr]


async def test_who_may_not_write_may_not_attach_either(call: Caller) -> None:
    world, bot = call.sandbox.world, call.sandbox.world.bot_id
    channel = world.channel(call.channel())
    channel.overwrites = [Overwrite(bot, 1, 0, int(Permission.SEND_MESSAGES))]
    assert not world.permissions(bot, channel) & Permission.ATTACH_FILES
    thread = world.channel(int(await Acts(call).opens()))
    assert world.permissions(bot, thread) & Permission.ATTACH_FILES  # one writes there by another leave
    channel.overwrites = [Overwrite(bot, 1, 0, int(Permission.SEND_MESSAGES_IN_THREADS))]
    assert not world.permissions(bot, thread) & Permission.ATTACH_FILES


async def test_a_server_may_have_the_commands_without_the_bot(call: Caller, people: People) -> None:
    hello = {"name": "hello", "description": "Greets", "type": 1}
    await call("PUT", f"/applications/{call.sandbox.world.bot_id}/commands", [hello])
    ana = await people.person("Ana")
    for commands in (False, True):
        name = f"hall-{commands}".lower()
        body = {"name": name, "owner": ana.id, "with_bot": False, "commands": commands, "channels": [name]}
        guild = await people.control("guild", **body)
        where = await ana.sees_channel(name)
        offered = await ana.do("commands", channel=str(where))
        assert [it["name"] for it in offered] == (["hello"] if commands else [])
    async with Interactions(call) as heard:
        await ana.do("slash", channel=str(where), command=offered[0]["id"], version=offered[0]["version"])
    assert heard.found[-1]["authorizing_integration_owners"] == {"0": guild["id"]}
    assert (await call("GET", f"/channels/{where}")).code == 50001
