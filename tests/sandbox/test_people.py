"""A person's client refuses what a Discord client refuses, and sends what it would send."""

import pytest

from sandbox.hub import Happening
from sandbox.people.client import People, Person
from sandbox.people.refusals import ClientRefuses
from sandbox.wire import Json, Value
from tests.sandbox.caller import Caller

OPTIONS: list[Json] = [
    {"type": 3, "name": "word", "description": "d", "required": True, "min_length": 2, "max_length": 4},
    {"type": 4, "name": "number", "description": "d", "min_value": 2, "max_value": 5},
    {"type": 5, "name": "flag", "description": "d"},
    {"type": 6, "name": "who", "description": "d"},
    {"type": 7, "name": "room", "description": "d", "channel_types": [0]},
    {"type": 8, "name": "role", "description": "d"},
    {"type": 9, "name": "any", "description": "d"},
    {"type": 10, "name": "ratio", "description": "d"},
    {"type": 11, "name": "file", "description": "d"},
    {"type": 3, "name": "game", "description": "d", "choices": [{"name": "Fireship", "value": "fs"}]},
]
ROW = [
    {"type": 2, "style": 1, "label": "Open", "custom_id": "open"},
    {"type": 2, "style": 1, "label": "Shut", "custom_id": "shut", "disabled": True},
]


def menu(kind: int, **more: Value) -> Json:
    return {"type": 1, "components": [{"type": kind, "custom_id": f"m{kind}"} | more]}


class Ear:
    """What the bot hears of interactions."""

    def __init__(self, call: Caller) -> None:
        self.heard: list[Json] = []
        call.sandbox.world.hub.subscribe(self._hear)

    def _hear(self, happening: Happening) -> None:
        if happening.name == "INTERACTION_CREATE":
            self.heard.append(happening.data["data"])


@pytest.fixture
async def ana(call: Caller, people: People) -> Person:
    body = [
        {"name": "all", "description": "All kinds", "options": OPTIONS},
        {"name": "staff", "description": "Staff only", "default_member_permissions": 1 << 5},
        {"name": "here", "description": "Servers only", "contexts": [0]},
    ]
    done = await call("PUT", f"/applications/{call.sandbox.world.application.id}/commands", body)
    assert done.status == 200, done.body
    return (await people.person("Ana")).go("games")


async def use(person: Person, call: Caller, **values: Value) -> None:
    known = call.sandbox.world.tables.commands.values()
    command = next(it for it in known if it.body["name"] == "all")
    await person.do("slash", channel=str(person.here), command=str(command.id), values=values)


async def test_every_kind_of_option_arrives_resolved(call: Caller, ana: Person) -> None:
    ear = Ear(call)
    role = str(next(iter(call.sandbox.world.guild(call.guild()).roles)))
    file = await ana.upload("note.txt", b"hello")
    await use(
        ana, call, word="abc", number=3, flag=True, who=str(call.person("Ben")), room=str(call.channel()),
        role=role, any=role, ratio=0.5, file=file, game="Fireship",
    )  # fmt: skip
    data = ear.heard[0]
    values = {it["name"]: it["value"] for it in data["options"]}
    assert (values["game"], values["number"], values["flag"], values["ratio"]) == ("fs", 3, True, 0.5)
    assert data["resolved"].keys() == {"users", "members", "channels", "roles", "attachments"}
    assert {"permissions", "app_permissions"} <= data["resolved"]["channels"][str(call.channel())].keys()


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({}, "required"), ({"word": "a"}, "between 2 and 4"), ({"word": "abcde"}, "between 2 and 4"),
        ({"word": "abc", "number": 6}, "from 2 to 5"), ({"word": "abc", "number": "three"}, "integer"),
        ({"word": "abc", "who": "1"}, "no such person"), ({"word": "abc", "room": "1"}, "no such channel"),
        ({"word": "abc", "role": "1"}, "no such role"), ({"word": "abc", "flag": "yes"}, "true or false"),
        ({"word": "abc", "game": "chess"}, "one of the choices"), ({"word": "abc", "else": 1}, "no option"),
        ({"word": "abc", "file": "1"}, "not uploaded"),
    ],
)  # fmt: skip
async def test_an_option_that_does_not_fit_is_not_sent(
    call: Caller, ana: Person, values: Json, why: str
) -> None:
    ear = Ear(call)
    with pytest.raises(ClientRefuses, match=why):
        await use(ana, call, **values)
    assert ear.heard == []


async def test_commands_are_offered_to_who_may_use_them_where_they_may(
    call: Caller, people: People, ana: Person
) -> None:
    ben = (await people.person("Ben")).go("games")
    assert [it["name"] for it in await ana.do("commands", channel=str(ana.here))] == ["all", "staff", "here"]
    assert [it["name"] for it in await ben.do("commands", channel=str(ben.here))] == ["all", "here"]
    with pytest.raises(ClientRefuses, match="not offered"):
        await ben.slash("/staff")
    await ana.write_to(call.sandbox.world.bot_id)
    assert [it["name"] for it in await ana.do("commands", channel=str(ana.here))] == ["all", "staff"]


async def test_no_command_is_used_in_an_archived_thread(call: Caller, ana: Person) -> None:
    made = await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
    await call("PATCH", f"/channels/{made.body['id']}", {"archived": True})
    with pytest.raises(ClientRefuses, match="archived"):
        await use(ana.go(int(made.body["id"])), call, word="abc")


async def test_a_disabled_or_absent_button_cannot_be_pressed(call: Caller, ana: Person) -> None:
    message = await call.said({"content": "x", "components": [{"type": 1, "components": ROW}]})
    where = {"channel": str(call.channel()), "message": str(message)}
    with pytest.raises(ClientRefuses, match="disabled"):
        await ana.do("press", **where, custom_id="shut")
    with pytest.raises(ClientRefuses, match="no such button"):
        await ana.do("press", **where, custom_id="forged")
    await ana.do("press", **where, custom_id="open")
    await call("DELETE", f"/channels/{call.channel()}/messages/{message}")
    with pytest.raises(ClientRefuses, match="no such message"):
        await ana.do("press", **where, custom_id="open")


async def test_a_menu_takes_what_it_offers_and_as_many_as_it_says(call: Caller, ana: Person) -> None:
    options = [{"label": str(it), "value": str(it)} for it in range(3)]
    rows = [menu(3, options=options, min_values=2, max_values=2), menu(5), menu(6), menu(7), menu(8)]
    message = await call.said({"content": "x", "components": rows})
    where = {"channel": str(call.channel()), "message": str(message)}
    for wrong in (["0"], ["0", "1", "2"], ["0", "0"], ["0", "9"]):
        with pytest.raises(ClientRefuses):
            await ana.do("select", **where, custom_id="m3", values=wrong)
    ear = Ear(call)
    ben, role = str(call.person("Ben")), str(call.guild())
    await ana.do("select", **where, custom_id="m3", values=["0", "1"])
    chosen = {"m5": ben, "m6": role, "m7": ben, "m8": str(call.channel())}
    for custom_id, value in chosen.items():
        await ana.do("select", **where, custom_id=custom_id, values=[value])
    assert [[*it.get("resolved", {})] for it in ear.heard] == [
        [], ["users", "members"], ["roles"], ["users", "members"], ["channels"],
    ]  # fmt: skip


async def test_nobody_presses_what_only_another_sees(call: Caller, people: People, ana: Person) -> None:
    await use(ana, call, word="abc")
    asked = next(reversed(call.sandbox.world.tables.interactions.values()))
    data = {"content": "secret", "flags": 64, "components": [{"type": 1, "components": ROW}]}
    await call("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 4, "data": data})
    where = {"channel": str(asked.channel_id), "message": str(asked.original_id), "custom_id": "open"}
    with pytest.raises(ClientRefuses, match="no such message"):
        await (await people.person("Ben")).do("press", **where)
    await ana.do("press", **where)


async def test_nobody_reads_a_channel_they_do_not_see(call: Caller, people: People) -> None:
    ben = await people.person("Ben")
    hidden = call.channel("keepers-only")
    assert hidden not in ben.channels
    assert "refused" in await call_messages(people, ben, hidden)
    with pytest.raises(ClientRefuses):
        await ben.do("send", channel=str(hidden), content="x")


async def call_messages(people: People, person: Person, channel: int) -> Json:
    async with people.session.get(f"/people/{person.id}/channels/{channel}/messages") as answer:
        body: Json = await answer.json()
        return body


FORM: list[Json] = [
    {"type": 18, "label": "Text", "component": {"type": 4, "custom_id": "text", "style": 1, "max_length": 5}},
    {"type": 18, "label": "Radio", "component": {"type": 21, "custom_id": "radio", "options": [
        {"label": "A", "value": "a"}, {"label": "B", "value": "b"}]}},
    {"type": 18, "label": "Boxes", "component": {"type": 22, "custom_id": "boxes", "options": [
        {"label": "A", "value": "a"}, {"label": "B", "value": "b"}], "max_values": 2}},
    {"type": 18, "label": "Check", "component": {"type": 23, "custom_id": "check"}},
    {"type": 18, "label": "File", "component": {"type": 19, "custom_id": "file", "required": False}},
]  # fmt: skip


async def opened(call: Caller, ana: Person, form: list[Json]) -> str:
    await use(ana, call, word="abc")
    asked = next(reversed(call.sandbox.world.tables.interactions.values()))
    data = {"custom_id": "form", "title": "Form", "components": form}
    answer = await call("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 9, "data": data})
    assert answer.status == 204, answer.body
    return str(asked.id)


async def test_a_form_of_every_kind_of_field(call: Caller, ana: Person) -> None:
    modal = await opened(call, ana, FORM)
    whole: Json = {"text": "abc", "radio": "b", "boxes": ["a", "b"], "check": True}
    wrongs: tuple[Json, ...] = (
        {"text": "abcdef"},
        {"text": ""},
        {"radio": "c"},
        {"boxes": []},
        {"boxes": ["c"]},
        {"else": 1},
    )
    for wrong in wrongs:
        with pytest.raises(ClientRefuses):
            await ana.do("submit", modal=modal, fields=whole | wrong)
    ear = Ear(call)
    file = await ana.upload("a.txt", b"x")
    await ana.do("submit", modal=modal, fields=whole | {"file": [file]})
    inner = {it["component"]["custom_id"]: it["component"] for it in ear.heard[0]["components"]}
    assert inner["radio"]["value"] == "b"
    assert inner["boxes"]["values"] == ["a", "b"]
    assert inner["check"]["value"] is True
    assert inner["file"]["values"] == [file]
    assert file in ear.heard[0]["resolved"]["attachments"]


async def test_a_form_is_open_for_who_opened_it(call: Caller, people: People, ana: Person) -> None:
    modal = await opened(call, ana, FORM)
    with pytest.raises(ClientRefuses, match="not open"):
        await (await people.person("Ben")).do("submit", modal=modal, fields={})


async def test_a_line_of_words_fills_options_and_names_may_be_localized(call: Caller, people: People) -> None:
    sub = {"type": 1, "name": "open", "description": "d", "options": OPTIONS[:2]}
    body = [{"name": "table", "description": "d", "name_localizations": {"fr": "jeu"}, "options": [sub]}]
    await call("PUT", f"/applications/{call.sandbox.world.application.id}/commands", body)
    emile = (await people.person("Émile")).go("salon")
    command = await emile._offered("jeu")
    path, options, words = emile._path(command, ["open", "abc", "4"])
    assert (command["name"], path, words) == ("table", ["open"], ["abc", "4"])
    assert emile._filled(options, words, {}) == {"word": "abc", "number": 4}


async def test_a_command_that_has_changed_since_it_was_used_is_asked_for_again(
    call: Caller, ana: Person
) -> None:
    ear, commands = Ear(call), f"/applications/{call.sandbox.world.application.id}/commands"
    await ana._ask("slash", "/all abc", {})
    await call("PUT", commands, [{"name": "all", "description": "d", "options": OPTIONS[1:2]}])
    await ana._ask("slash", "/all 4", {})
    assert [it["options"][0]["value"] for it in ear.heard] == ["abc", 4]
    await call("PUT", commands, [])
    with pytest.raises(ClientRefuses, match="not offered"):
        await ana._ask("slash", "/all 4", {})


async def test_four_persons_share_a_server_and_two_more_are_in_the_other_alone(people: People) -> None:
    ana, emile, fosca = [await people.person(name) for name in ("Ana", "Émile", "Fosca")]
    (only,) = emile.guilds.values()
    assert only == next(iter(fosca.guilds.values()))
    assert only["name"] == "Lanterns"
    hearth = next(guild for guild in ana.guilds.values() if guild["name"] == "The Hearth")
    assert len(hearth["members"]) == 4 + 1
