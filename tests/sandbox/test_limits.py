"""What Discord refuses is refused, with Discord's code; beside each stands what is just allowed."""

import pytest

from sandbox.errors import Refusal
from sandbox.limits import CREATE, check_message
from sandbox.wire import Json
from tests.sandbox.caller import Caller

V2 = 1 << 15


def button(number: int = 0, **more: object) -> Json:
    return {"type": 2, "style": 1, "label": f"B{number}", "custom_id": f"b{number}"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(**more: object) -> Json:
    return {"type": 3, "custom_id": "s", "options": some(25)} | more


def some(options: int) -> list[Json]:
    return [{"label": f"o{it}", "value": str(it)} for it in range(options)]


def link(url: str) -> Json:
    return {"type": 2, "style": 5, "label": "x", "url": url}


def words(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def verdict(body: Json) -> str:
    """ "fine", or the code of the first thing that is wrong."""
    try:
        check_message(body, CREATE, "create", layout=bool(body.get("flags", 0) & V2))
    except Refusal as no:
        tree = no.errors
        while tree and "_errors" not in tree:
            tree = next(iter(tree.values()))
        return str(tree["_errors"][0]["code"]) if tree else str(no.code)
    return "fine"


GALLERY = {"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}
EMBED = {"title": "t" * 256, "description": "d" * 4096}
CASES: list[tuple[str, Json, str]] = [
    ("2000 letters", {"content": "x" * 2000}, "fine"),
    ("2001 letters", {"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    ("an unknown key", {"content": "x", "colour": 1}, "SANDBOX_UNKNOWN_KEY"),
    ("an unknown key deep inside", {"components": [row(button(bold=True))]}, "SANDBOX_UNKNOWN_KEY"),
    ("a nonce of 25", {"content": "x", "nonce": "n" * 25}, "fine"),
    ("a nonce of 26", {"content": "x", "nonce": "n" * 26}, "NONCE_TYPE_TOO_LONG"),
    ("10 embeds", {"embeds": [{"title": "x"}] * 10}, "fine"),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, "BASE_TYPE_BAD_LENGTH"),
    ("a long embed title", {"embeds": [{"title": "x" * 257}]}, "BASE_TYPE_MAX_LENGTH"),
    ("26 embed fields", {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "BASE_TYPE_BAD_LENGTH"),
    ("embeds of 8704 letters", {"embeds": [EMBED, EMBED]}, "MAX_EMBED_SIZE_EXCEEDED"),
    ("5 rows", {"components": [row(button(it)) for it in range(5)]}, "fine"),
    ("6 rows", {"components": [row(button(it)) for it in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
    ("5 buttons in a row", {"components": [row(*map(button, range(5)))]}, "fine"),
    ("6 buttons in a row", {"components": [row(*map(button, range(6)))]}, "BASE_TYPE_BAD_LENGTH"),
    ("a select and a button", {"components": [row(select(), button())]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("custom_id twice", {"components": [row(button(), button())]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("id twice", {"components": [row(button(1, id=7), button(2, id=7))]}, "COMPONENT_ID_DUPLICATED"),
    ("a custom_id of 100", {"components": [row(button(custom_id="c" * 100))]}, "fine"),
    ("a custom_id of 101", {"components": [row(button(custom_id="c" * 101))]}, "BASE_TYPE_BAD_LENGTH"),
    ("a button without custom_id", {"components": [row(button(custom_id=None))]}, "BASE_TYPE_REQUIRED"),
    ("a label of 81", {"components": [row(button(label="l" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
    ("a url of 513", {"components": [row(link("https://" + "u" * 505))]}, "BASE_TYPE_BAD_LENGTH"),
    ("a url of no scheme", {"components": [row(link("ftp://x"))]}, "URL_TYPE_INVALID_SCHEME"),
    ("25 options", {"components": [row(select())]}, "fine"),
    ("26 options", {"components": [row(select(options=some(26)))]}, "BASE_TYPE_BAD_LENGTH"),
    ("an option value twice", {"components": [row(select(options=[{"label": "a", "value": "v"}] * 2))]},
     "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ("a placeholder of 151", {"components": [row(select(placeholder="p" * 151))]}, "BASE_TYPE_MAX_LENGTH"),
    ("a V2 component without the flag", {"components": [words()]}, "UNION_TYPE_CHOICES"),
    ("a V2 component with the flag", {"flags": V2, "components": [words()]}, "fine"),
    ("content beside V2", {"flags": V2, "content": "x", "components": [words()]},
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("40 components", {"flags": V2, "components": [words()] * 40}, "fine"),
    ("41 components in all", {"flags": V2, "components": [words()] * 38 + [row(button(1), button(2))]},
     "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ("4001 letters in all", {"flags": V2, "components": [words("x" * 4000), words()]},
     "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("11 pictures", {"flags": V2, "components": [GALLERY]}, "BASE_TYPE_BAD_LENGTH"),
    ("a text input in a message", {"components": [row({"type": 4, "custom_id": "t", "style": 1})]},
     "UNION_TYPE_CHOICES"),
    ("an ephemeral message in a channel", {"content": "x", "flags": 64}, "SANDBOX_FLAG_NOT_SETTABLE"),
    ("users parsed and listed", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
     "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), [it[1:] for it in CASES], ids=[it[0] for it in CASES])
def test_a_message(body: Json, expected: str) -> None:
    assert verdict(body) == expected


async def test_an_empty_message_is_refused(call: Caller) -> None:
    assert (await call.say({"content": "  "})).code == 50006
    assert (await call.say({"flags": V2, "components": []})).code == 50006
    assert (await call.say({"content": "x"})).status == 200


async def test_a_refusal_names_what_is_wrong_and_where(call: Caller) -> None:
    answer = await call.say({"content": "x" * 2001})
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.body["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"


async def test_files_are_counted_measured_and_named(call: Caller) -> None:
    body = {"attachments": [{"id": 0, "filename": "a.png", "description": "alt"}]}
    fine = await call.say(body, files=[("a.png", b"12345")])
    assert fine.body["attachments"][0] | {"id": 0} == fine.body["attachments"][0] | {"id": 0, "size": 5}
    assert fine.body["attachments"][0]["description"] == "alt"
    call.sandbox.world.tables.guilds[call.guild()].file_limit = 4
    large = await call.say(body, files=[("a.png", b"12345")])
    assert (large.status, large.code) == (413, 40005)
    twins = await call.say({"content": "x"}, files=[("a.png", b"1"), ("a.png", b"2")])
    assert twins.faults() == {"SANDBOX_FILENAME_TWICE"}
    lost = await call.say({"content": "x", "attachments": []}, files=[("a.png", b"1")])
    assert lost.faults() == {"SANDBOX_FILE_NOT_DESCRIBED"}


async def test_a_request_over_25_mib_is_too_large(call: Caller) -> None:
    answer = await call.say({"content": "x"}, files=[("a.bin", b"0" * (25 * 1024 * 1024 + 1))])
    assert (answer.status, answer.code) == (413, 40005)


async def test_an_edit_adds_files_unless_it_says_which_stay(call: Caller) -> None:
    message = await call.say({"content": "x"}, files=[("a.png", b"1")])
    path = f"/channels/{call.channel()}/messages/{message.body['id']}"
    added = await call("PATCH", path, {}, files=[("b.png", b"2")])
    assert [it["filename"] for it in added.body["attachments"]] == ["a.png", "b.png"]
    kept = await call("PATCH", path, {"attachments": [{"id": added.body["attachments"][1]["id"]}]})
    assert [it["filename"] for it in kept.body["attachments"]] == ["b.png"]


async def test_components_v2_cannot_be_taken_back(call: Caller) -> None:
    message = await call.said({"flags": V2, "components": [words("first")]})
    path = f"/channels/{call.channel()}/messages/{message}"
    back = await call("PATCH", path, {"content": "old style"})
    assert back.faults() == {"MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    assert (await call("PATCH", path, {"components": [words("second")]})).body["flags"] & V2


async def test_a_picture_that_is_not_attached_is_refused(call: Caller) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://lost.png"}}]}
    answer = await call.say({"flags": V2, "components": [gallery]})
    assert answer.faults() == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}


async def test_an_edit_shows_only_files_that_it_brings_or_names(call: Caller) -> None:
    """Names are looked up in the request, not in the message; what is refused has changed nothing."""
    before: Json = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    posted = await call.say({"flags": V2, "components": [before]}, files=[("a.png", b"1")])
    kept = posted.body["components"][0]["items"][0]["media"]["attachment_id"]
    path = f"/channels/{call.channel()}/messages/{posted.body['id']}"
    wanted = {"components": [words("new"), before]}
    nameless: list[Json] = [{}, {"attachments": [{"id": kept}]}, {"attachments": []}]
    for one in nameless:
        refused = await call("PATCH", path, wanted | one)
        assert refused.faults() == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    assert (await call("GET", path)).body == posted.body
    named = {"attachments": [{"id": kept, "filename": "a.png"}]}
    assert (await call("PATCH", path, wanted | named)).body["components"][1]["items"]
    another: Json = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}
    fresh = {"components": [another], "attachments": [{"id": 0, "filename": "b.png"}]}
    replaced = await call("PATCH", path, fresh, files=[("b.png", b"2")])
    assert "b.png" in replaced.body["components"][0]["items"][0]["media"]["url"]


async def test_the_same_nonce_gives_the_same_message_for_some_minutes(call: Caller) -> None:
    body = {"content": "once", "nonce": "g17:t42:board", "enforce_nonce": True}
    first = await call.said(body)
    assert await call.said(body) == first
    await call("DELETE", f"/channels/{call.channel()}/messages/{first}")
    assert (await call.say(body)).code == 10008
    call.sandbox.world.clock.jump(200)
    assert await call.said(body) != first
    loose = {"content": "twice", "nonce": "n"}
    assert await call.said(loose) != await call.said(loose)


async def test_who_is_mentioned_is_what_allowed_mentions_says(call: Caller) -> None:
    ana = call.person()
    everything = await call.say({"content": f"<@{ana}> @everyone"})
    assert [it["id"] for it in everything.body["mentions"]] == [str(ana)]
    assert everything.body["mention_everyone"]
    nothing = await call.say({"content": f"<@{ana}> @everyone", "allowed_mentions": {"parse": []}})
    assert (nothing.body["mentions"], nothing.body["mention_everyone"]) == ([], False)
    named = await call.say({"content": f"<@{ana}>", "allowed_mentions": {"parse": [], "users": [str(ana)]}})
    assert len(named.body["mentions"]) == 1


async def test_unknown_and_missing_routes_name_themselves(call: Caller) -> None:
    unknown = await call("GET", "/channels/1/fireworks")
    assert (unknown.status, "fireworks" in unknown.body["message"]) == (404, True)
    lacking = await call("GET", f"/guilds/{call.guild()}/audit-logs")
    assert (lacking.status, lacking.body["message"].startswith("The sandbox does not implement")) == (
        501,
        True,
    )
    wrong_method = await call("PUT", f"/channels/{call.channel()}/messages")
    assert wrong_method.status == 405
    poll = await call.say({"content": "x", "poll": {"question": {"text": "?"}}})
    assert poll.status == 501
    query = await call("GET", f"/channels/{call.channel()}/messages?colour=red")
    assert query.faults() == {"SANDBOX_UNKNOWN_KEY"}
    assert len(call.sandbox.machine.complaints) == 5


async def test_a_wrong_token_is_401(call: Caller) -> None:
    answer = await call("GET", "/users/@me", token="wrong")
    assert (answer.status, answer.body["message"]) == (401, "401: Unauthorized")


async def test_an_answer_is_exactly_json(call: Caller) -> None:
    assert (await call("GET", "/users/@me")).headers["Content-Type"] == "application/json"


async def test_of_a_channel_the_newest_messages_are_kept(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.messages.KEPT", 3)
    said = [await call.said({"content": str(number)}) for number in range(5)]
    listed = await call("GET", f"/channels/{call.channel()}/messages")
    assert [int(it["id"]) for it in listed.body] == said[:1:-1]
