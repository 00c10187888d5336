"""Whatever is sent, the answer is one of Discord's: never an accident of ours."""

import copy
import random

import aiohttp
import pytest
from yarl import URL

from sandbox.people.client import People
from sandbox.wire import Json, Value
from tests.sandbox.caller import Caller

JUNK: list[Value] = [
    None, True, 0, -1, 1 << 70, 0.5, "", "x", "\x00", "💡" * 3000, [], [[]], [None], {}, {"type": 99},
    {"a": {}}, [{"type": []}], {"type": {}}, "attachment://", "1" * 40, ["\ud83d"],
]  # fmt: skip
BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x", "emoji": {"name": "x"}}
MENU = {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}], "min_values": 1}
OTHER = BUTTON | {"custom_id": "z"}
LAYOUT: Json = {
    "flags": 1 << 15, "allowed_mentions": {"parse": ["users"]}, "components": [
        {"type": 17, "accent_color": 1, "components": [
            {"type": 10, "content": "x"}, {"type": 14}, {"type": 1, "components": [BUTTON]},
            {"type": 9, "components": [{"type": 10, "content": "y"}], "accessory": OTHER},
            {"type": 12, "items": [{"media": {"url": "https://example.com/x.png"}}]},
        ]},
    ],
}  # fmt: skip
LEGACY: Json = {
    "content": "x", "tts": False, "nonce": "1", "enforce_nonce": True,
    "components": [{"type": 1, "components": [MENU]}],
    "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}], "author": {"name": "a"}}],
    "attachments": [{"id": 0, "filename": "x"}], "message_reference": {"message_id": "1"},
}  # fmt: skip
FORM: Json = {"type": 9, "data": {"custom_id": "f", "title": "t", "components": [
    {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "t", "style": 1}},
    {"type": 18, "label": "l", "component": {"type": 21, "custom_id": "r", "options": [
        {"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}},
]}}  # fmt: skip
COMMAND: Json = {
    "name": "go", "description": "d", "contexts": [0], "name_localizations": {"fr": "va"}, "options": [
        {"type": 3, "name": "o", "description": "d", "choices": [{"name": "c", "value": "c"}]},
        {"type": 4, "name": "n", "description": "d", "min_value": 1, "max_value": 2},
    ], "default_member_permissions": 8,
}  # fmt: skip


def spoiled(body: Value, chance: random.Random) -> Value:
    """The body with one place replaced by junk, removed, or with a key too many."""
    body = copy.deepcopy(body)
    places: list[tuple[Value, Value]] = []

    def collect(node: Value) -> None:
        for key in node.keys() if isinstance(node, dict) else range(len(node)):
            places.append((node, key))
            if isinstance(node[key], dict | list):
                collect(node[key])

    collect(body)
    node, key = chance.choice(places)
    if chance.random() < 0.15:
        del node[key]
    else:
        node[key] = copy.deepcopy(chance.choice(JUNK))
    return body


@pytest.mark.parametrize("seed", range(4))
async def test_junk_is_refused_and_never_an_accident(call: Caller, people: People, seed: int) -> None:
    chance = random.Random(seed)
    application = call.sandbox.world.application.id
    commands = f"/applications/{application}/commands"
    await call("PUT", commands, [{"name": "go", "description": "d"}])
    ana = (await people.person("Ana")).go("games")
    message = await call.said({"content": "x"})
    channel = f"/channels/{call.channel()}"
    for _ in range(150):
        known = await ana.do("commands", channel=str(ana.here))
        asked = await ana.do("slash", channel=str(ana.here), command=known[0]["id"]) if known else None
        found = call.sandbox.world.tables.interactions[int(asked["interaction"])] if asked else None
        callback = f"/interactions/{found.id}/{found.token}/callback" if found else channel
        method, path, body = chance.choice(
            [
                ("POST", f"{channel}/messages", LAYOUT),
                ("POST", f"{channel}/messages", LEGACY),
                ("PATCH", f"{channel}/messages/{message}", LEGACY),
                ("POST", callback, FORM),
                ("POST", callback, {"type": 4, "data": LAYOUT}),
                ("POST", callback, {"type": 5, "data": {"flags": 64}}),
                ("POST", commands, COMMAND),
                (
                    "PATCH",
                    channel,
                    {"name": "games", "permission_overwrites": [{"id": "1", "type": 0, "deny": "1"}]},
                ),
                ("POST", f"{channel}/threads", {"name": "x", "type": 11, "auto_archive_duration": 60}),
                ("POST", "/users/@me/channels", {"recipient_id": str(ana.id)}),
            ]
        )
        answer = await call(method, path, spoiled(body, chance))
        assert answer.status < 500 or "does not implement" in answer.body["message"], (
            method,
            path,
            answer.body,
        )


@pytest.mark.parametrize(
    "path", ["messages?limit=x", "messages?before=x", "messages?limit=0", "messages/pins?limit=-1"]
)
async def test_a_parameter_that_is_no_number_is_refused(call: Caller, path: str) -> None:
    assert (await call("GET", f"/channels/{call.channel()}/{path}")).code == 50035


async def test_what_is_no_json_says_so(call: Caller) -> None:
    async with call._session.post(
        f"{call.sandbox.address}/api/v10/channels/{call.channel()}/messages",
        data=b"{" * 100_000,
        headers={"Authorization": f"Bot {call.sandbox.world.application.token}"},
    ) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


@pytest.mark.parametrize("number", ["%C2%B2", "9" * 5000, "-1", "x"])
async def test_what_is_no_number_in_an_address_is_refused(call: Caller, people: People, number: str) -> None:
    messages = f"/channels/{call.channel()}/messages"
    for asked in ("limit", "before"):
        said = await call("GET", f"{messages}?{asked}={number}")
        assert (said.status, said.code) == (400, 50035)
    async with aiohttp.ClientSession() as session:
        for path in (f"attachments/1/{number}/a.png", f"people/{number}"):
            async with session.get(URL(f"{call.sandbox.address}/{path}", encoded=True)) as answer:
                assert answer.status == 404
        async with session.get(URL(f"{call.sandbox.address}/embed/avatars/{number}.png", encoded=True)) as it:
            assert it.content_type == "image/png"
