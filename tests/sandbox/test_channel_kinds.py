"""Channels of announcements, of voices and stages: one writes in all of them, and opens threads in some."""

import pytest

from sandbox.people.client import People
from sandbox.people.refusals import ClientRefuses
from sandbox.permissions import Permission
from tests.sandbox.caller import Caller
from tests.sandbox.raw_gateway import raw_gateway

TEXT, VOICE, ANNOUNCEMENT, STAGE, FORUM = 0, 2, 5, 13, 15


async def made(call: Caller, kind: int) -> str:
    for role in call.sandbox.world.guild(call.guild()).roles.values():
        role.permissions |= int(Permission.MANAGE_CHANNELS)
    body = {"name": "hall", "type": kind}
    answer = await call("POST", f"/guilds/{call.guild()}/channels", body)
    assert (answer.status, answer.body["type"]) == (201, kind)
    return str(answer.body["id"])


@pytest.mark.parametrize("kind", [VOICE, ANNOUNCEMENT, STAGE])
async def test_one_writes_in_every_kind_of_channel(call: Caller, people: People, kind: int) -> None:
    ana = await people.person("Ana")
    channel = await made(call, kind)
    said = await call("POST", f"/channels/{channel}/messages", {"content": "by the bot"})
    assert said.status == 200
    await ana.go(await ana.sees_channel("hall")).say("by her")
    await ana.sees("by the bot")
    async with raw_gateway(call.sandbox) as line:
        await line.identify()
        guild = (await line.hears("GUILD_CREATE"))["d"]
    (shown,) = [it for it in guild["channels"] if it["id"] == channel]
    assert ("bitrate" in shown) == (kind in (VOICE, STAGE))


@pytest.mark.parametrize(("kind", "thread"), [(TEXT, 11), (ANNOUNCEMENT, 10)])
async def test_a_message_starts_a_thread_of_the_kind_that_its_channel_has(
    call: Caller, people: People, kind: int, thread: int
) -> None:
    channel = await made(call, kind)
    said = await call("POST", f"/channels/{channel}/messages", {"content": "lobby"})
    opened = await call("POST", f"/channels/{channel}/messages/{said.body['id']}/threads", {"name": "Game"})
    assert (opened.status, opened.body["type"]) == (201, thread)
    where = f"/channels/{opened.body['id']}"
    assert (await call("POST", f"{where}/messages", {"content": "in it"})).status == 200
    assert (await call("PATCH", where, {"archived": True})).status == 200
    found = await call("GET", f"/channels/{channel}/threads/archived/public")
    assert [it["id"] for it in found.body["threads"]] == [opened.body["id"]]


@pytest.mark.parametrize(("kind", "thread"), [(VOICE, 11), (STAGE, 11), (VOICE, 12), (ANNOUNCEMENT, 12)])
async def test_elsewhere_no_thread_is_opened(call: Caller, kind: int, thread: int) -> None:
    channel = await made(call, kind)
    refused = await call("POST", f"/channels/{channel}/threads", {"name": "Game", "type": thread})
    assert refused.code == 50024


async def test_in_a_forum_one_begins_posts_and_writes_in_them_alone(call: Caller, people: People) -> None:
    ana = await people.person("Ana")
    forum = await made(call, FORUM)
    refused = await call("POST", f"/channels/{forum}/messages", {"content": "nowhere"})
    assert refused.code == 50008
    body = {"name": "Games", "message": {"content": "by the bot"}}
    post = await call("POST", f"/channels/{forum}/threads", body)
    assert (post.status, post.body["type"], post.body["parent_id"]) == (201, 11, forum)
    first = await call("GET", f"/channels/{post.body['id']}/messages/{post.body['id']}")
    assert first.body["content"] == "by the bot", "the message that begins a post has its id"
    hers = await ana.do("start_thread", channel=forum, name="Hers", content="by her")
    said = await call("POST", f"/channels/{hers['id']}/messages", {"content": "in it"})
    assert said.status == 200
    with pytest.raises(ClientRefuses, match="begins a post"):
        await ana.do("send", channel=forum, content="nowhere")
