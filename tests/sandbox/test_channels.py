"""Permissions, threads, pins and direct messages, refused with Discord's codes."""

import pytest

from sandbox.entities import Overwrite
from sandbox.people.client import People
from sandbox.permissions import EVERYTHING, Permission
from tests.sandbox.caller import Caller

P = Permission


def forbid(call: Caller, bits: int, channel: str = "games") -> None:
    bot = call.sandbox.world.bot_id
    call.sandbox.world.channel(call.channel(channel)).overwrites = [Overwrite(bot, 1, 0, int(bits))]


def allow(call: Caller, bits: int) -> None:
    bot = call.sandbox.world.bot_id
    call.sandbox.world.channel(call.channel()).overwrites = [Overwrite(bot, 1, int(bits), 0)]


async def test_without_sight_50001_and_without_leave_50013(call: Caller) -> None:
    forbid(call, P.SEND_MESSAGES)
    assert (await call.say({"content": "x"})).code == 50013
    forbid(call, P.ATTACH_FILES)
    assert (await call.say({"content": "x"}, files=[("a", b"1")])).code == 50013
    forbid(call, P.VIEW_CHANNEL)
    refused = await call.say({"content": "x"})
    assert (refused.status, refused.code) == (403, 50001)
    assert (await call.say({"content": "x"}, channel="keepers-only")).code == 50001


@pytest.mark.parametrize(
    ("path", "code"),
    [("/channels/1/messages/2", 10003), ("/guilds/1", 10004), ("/users/1", 10013), ("/channels/x", 50035)],
)
async def test_what_is_not_there_has_its_own_code(call: Caller, path: str, code: int) -> None:
    assert (await call("GET", path)).code == code


async def test_another_authors_message_is_not_edited_and_deleted_with_leave_only(
    call: Caller, people: People
) -> None:
    message = await (await people.person("Ana")).go("games").say("mine")
    path = f"/channels/{call.channel()}/messages/{message.id}"
    assert (await call("PATCH", path, {"content": "yours"})).code == 50005
    forbid(call, P.MANAGE_MESSAGES)
    assert (await call("DELETE", path)).code == 50013
    forbid(call, 0)
    assert (await call("DELETE", path)).status == 204


async def test_a_message_starts_one_thread(call: Caller) -> None:
    message = await call.said({"content": "lobby"})
    path = f"/channels/{call.channel()}/messages/{message}/threads"
    made = await call("POST", path, {"name": "Fireship"})
    assert (made.status, made.body["id"]) == (201, str(message))
    again = await call("POST", path, {"name": "Fireship"})
    assert (again.status, again.code) == (400, 160004)
    assert (await call("POST", path, {"name": "x", "auto_archive_duration": 61})).code == 50035


async def test_writing_opens_an_archived_thread_and_everything_else_is_refused(call: Caller) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
    thread = made.body["id"]
    said = await call("POST", f"/channels/{thread}/messages", {"content": "first"})
    one = f"/channels/{thread}/messages/{said.body['id']}"
    await call("PATCH", f"/channels/{thread}", {"archived": True})
    assert (await call("PATCH", one, {"content": "edited"})).code == 50083
    assert (await call("PUT", f"/channels/{thread}/pins/{said.body['id']}")).code == 50083
    assert (await call("PATCH", f"/channels/{thread}", {"name": "New"})).code == 50083
    assert (await call("POST", f"/channels/{thread}/messages", {"content": "awake"})).status == 200
    assert (await call("GET", f"/channels/{thread}")).body["thread_metadata"]["archived"] is False


async def test_a_locked_thread_is_closed_to_who_may_not_manage_it(call: Caller) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
    await call("PATCH", f"/channels/{made.body['id']}", {"locked": True, "archived": True})
    forbid(call, P.MANAGE_THREADS)
    refused = await call("POST", f"/channels/{made.body['id']}/messages", {"content": "x"})
    assert (refused.status, refused.code) == (403, 160005)


async def test_threads_need_a_permission_of_their_own(call: Caller) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
    forbid(call, P.SEND_MESSAGES_IN_THREADS)
    assert (await call("POST", f"/channels/{made.body['id']}/messages", {"content": "x"})).code == 50013
    assert (await call.say({"content": "x"})).status == 200


async def test_a_private_thread_is_seen_by_its_members(call: Caller, people: People) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Secret", "type": 12})
    ben = await people.person("Ben")
    await ben.caught_up()
    assert int(made.body["id"]) not in ben.channels
    await call("PUT", f"/channels/{made.body['id']}/thread-members/{ben.id}")
    await call("POST", f"/channels/{made.body['id']}/messages", {"content": "Only for two"})
    assert (await ben.sees("Only for two", anywhere=True)).channel == int(made.body["id"])


async def test_who_is_named_in_a_private_thread_is_brought_into_it(call: Caller, people: People) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Secret", "type": 12})
    ben, dario = await people.person("Ben"), await people.person("Dario")
    await call("POST", f"/channels/{made.body['id']}/messages", {"content": f"<@{ben.id}> come in"})
    assert await ben.sees_channel("Secret") == int(made.body["id"])
    await dario.caught_up()
    assert int(made.body["id"]) not in dario.channels
    await call("DELETE", f"/channels/{made.body['id']}/thread-members/{ben.id}")
    await ben.caught_up()
    assert int(made.body["id"]) not in ben.channels


async def test_people_come_and_go_and_see_it(call: Caller, people: People) -> None:
    ben = await people.person("Ben")
    await people.control("guild", name="Island", owner=str(ben.id), channels=["beach"])
    assert await ben.sees_channel("beach")
    island = call.guild("Island")
    await people.control("kick", guild=str(island), person=str(ben.id))
    await ben.caught_up()
    assert "beach" not in [it.get("name") for it in ben.channels.values()]
    await people.control(
        "overwrite", channel=str(call.channel()), target=str(ben.id), deny=int(P.VIEW_CHANNEL)
    )
    await ben.caught_up()
    assert call.channel() not in ben.channels


async def test_an_idle_thread_archives_after_its_time(call: Caller, people: People) -> None:
    body = {"name": "Game", "type": 11, "auto_archive_duration": 60}
    made = await call("POST", f"/channels/{call.channel()}/threads", body)
    await people.control("clock", seconds=3570)
    assert not (await call("GET", f"/channels/{made.body['id']}")).body["thread_metadata"]["archived"]
    await people.control("clock", seconds=31)
    assert (await call("GET", f"/channels/{made.body['id']}")).body["thread_metadata"]["archived"]


async def test_another_time_until_it_is_archived_is_activity_and_the_same_time_is_none(
    call: Caller, people: People
) -> None:
    body = {"name": "Game", "type": 11, "auto_archive_duration": 10080}
    made = await call("POST", f"/channels/{call.channel()}/threads", body)
    thread, week = f"/channels/{made.body['id']}", 7 * 24 * 3600
    await people.control("clock", seconds=week - 60)
    for minutes in (4320, 10080):
        await call("PATCH", thread, {"auto_archive_duration": minutes})
    await people.control("clock", seconds=week - 60)
    assert not (await call("GET", thread)).body["thread_metadata"]["archived"]
    await call("PATCH", thread, {"auto_archive_duration": 10080})
    await people.control("clock", seconds=120)
    assert (await call("GET", thread)).body["thread_metadata"]["archived"]


async def test_of_the_active_threads_the_newest_comes_first_and_the_archived_not_at_all(call: Caller) -> None:
    body, channel = {"name": "Game", "type": 12}, call.sandbox.world.channel(call.channel())
    made = [(await call("POST", f"/channels/{channel.id}/threads", body)).body["id"] for _ in range(3)]
    await call("PATCH", f"/channels/{made[1]}", {"archived": True})
    active = await call("GET", f"/guilds/{channel.guild_id}/threads/active")
    assert [it["id"] for it in active.body["threads"]] == [made[2], made[0]]


async def test_a_thousand_threads_are_active_at_most(call: Caller) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
    model = call.sandbox.world.tables.channels[int(made.body["id"])]
    for number in range(999):
        thread = type(model)(number, 11, model.guild_id, "x", parent_id=model.parent_id, thread=model.thread)
        call.sandbox.world.add(thread)
    full = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
    assert full.code == 160006


async def test_pinning_has_its_own_permission_and_room_for_250(call: Caller) -> None:
    message = await call.said({"content": "x"})
    path = f"/channels/{call.channel()}/messages/pins/{message}"
    forbid(call, P.PIN_MESSAGES)
    assert (await call("PUT", path)).code == 50013
    forbid(call, 0)
    assert (await call("PUT", path)).status == 204
    pinned = await call("GET", f"/channels/{call.channel()}/messages/pins")
    assert [it["message"]["id"] for it in pinned.body["items"]] == [str(message)]
    messages = call.sandbox.world.tables.messages[call.channel()]
    for number in range(249):
        messages[number] = type(messages[message])(number, call.channel(), message, 0.0, pinned_at=1.0)
    other = await call.said({"content": "y"})
    full = await call("PUT", f"/channels/{call.channel()}/messages/pins/{other}")
    assert (full.status, full.code) == (400, 30003)


async def test_a_closed_dm_refuses_the_send_not_the_opening(call: Caller, people: People) -> None:
    ana = await people.person("Ana")
    await ana.settings(dms_open=False)
    opened = await call("POST", "/users/@me/channels", {"recipient_id": str(ana.id)})
    assert opened.status == 200
    refused = await call("POST", f"/channels/{opened.body['id']}/messages", {"content": "x"})
    assert (refused.status, refused.code) == (403, 50007)
    again = await call("POST", "/users/@me/channels", {"recipient_id": str(ana.id)})
    assert again.body["id"] == opened.body["id"]


async def test_a_dm_needs_a_common_server_or_an_installed_app(call: Caller, people: People) -> None:
    stranger = await people.newcomer("Stranger")
    opened = await call("POST", "/users/@me/channels", {"recipient_id": str(stranger.id)})
    path = f"/channels/{opened.body['id']}/messages"
    assert (await call("POST", path, {"content": "x"})).code == 50278
    await stranger.settings(app_installed=True)
    assert (await call("POST", path, {"content": "x"})).status == 200


async def test_nobody_and_many_cannot_be_written_to(call: Caller) -> None:
    for wrong in (str(call.sandbox.world.bot_id), "1"):
        assert (await call("POST", "/users/@me/channels", {"recipient_id": wrong})).code == 50033
    known = call.sandbox.world
    for number in range(101):
        person = known.add_user(f"Person {number}")
        answer = await call("POST", "/users/@me/channels", {"recipient_id": str(person.id)})
    assert (answer.status, answer.code) == (429, 40003)


async def test_an_administrator_may_everything_and_a_hidden_channel_nothing(call: Caller) -> None:
    world = call.sandbox.world
    hearth = world.guild(call.guild())
    world.channel(call.channel()).overwrites = [Overwrite(hearth.id, 0, 0, int(P.VIEW_CHANNEL))]
    assert world.permissions(call.person("Ben"), world.channel(call.channel())) == 0
    assert world.permissions(call.person("Ana"), world.channel(call.channel())) == EVERYTHING
    allow(call, P.MANAGE_CHANNELS)
    renamed = await call("PATCH", f"/channels/{call.channel()}", {"name": "plays"})
    assert renamed.body["name"] == "plays"
