"""From a click to the last edit: what may be answered, once, in time, and who sees it."""

from itertools import pairwise

import aiohttp
import pytest

from sandbox.entities import Interaction
from sandbox.hub import Happening
from sandbox.people.client import People, Person
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from sandbox.wire import Json
from tests.sandbox.caller import Caller, Said

COMMANDS: list[Json] = [
    {"name": "go", "description": "Go", "options": [
        {"type": 3, "name": "where", "description": "Where", "autocomplete": True},
        {"type": 4, "name": "far", "description": "How far", "autocomplete": True},
    ]},
    {"name": "mine", "description": "Mine", "integration_types": [1], "contexts": [0, 1, 2]},
    {"name": "Look at", "type": 3},
    {"name": "Greet", "type": 2},
]  # fmt: skip


class Scene:
    """Ana at the games channel, and the interactions that reach the bot."""

    def __init__(self, call: Caller, ana: Person) -> None:
        self.call, self.ana = call, ana
        self.heard: list[Json] = []
        call.sandbox.world.hub.subscribe(self._hear)

    def _hear(self, happening: Happening) -> None:
        if happening.name == "INTERACTION_CREATE":
            self.heard.append(happening.data)

    async def begin(self, verb: str = "slash", name: str = "go", **more: object) -> Interaction:
        known = self.call.sandbox.world.tables
        command = next(it for it in known.commands.values() if it.body["name"] == name)
        asked = await self.ana.do(verb, channel=str(self.ana.here), command=str(command.id), **more)
        return known.interactions[int(asked["interaction"])]

    async def answer(self, to: Interaction, kind: int, data: Json | None = None, query: str = "") -> Said:
        body: Json = {"type": kind} | ({"data": data} if data is not None else {})
        return await self.call("POST", f"/interactions/{to.id}/{to.token}/callback{query}", body)

    async def hook(self, of: Interaction, method: str, path: str = "", body: Json | None = None) -> Said:
        application = self.call.sandbox.world.application.id
        return await self.call(method, f"/webhooks/{application}/{of.token}{path}", body)


@pytest.fixture
async def scene(call: Caller, people: People) -> Scene:
    return await before(call, people)


async def before(call: Caller, people: People) -> Scene:
    application = call.sandbox.world.application.id
    done = await call("PUT", f"/applications/{application}/commands", COMMANDS)
    assert done.status == 200, done.body
    ana = await people.person("Ana")
    return Scene(call, ana.go("games"))


async def test_it_is_answered_once(scene: Scene) -> None:
    asked = await scene.begin()
    assert (await scene.answer(asked, 4, {"content": "one"})).status == 204
    again = await scene.answer(asked, 4, {"content": "two"})
    assert (again.status, again.code) == (400, 40060)


async def test_a_refused_answer_has_not_been_the_one(scene: Scene) -> None:
    asked = await scene.begin()
    assert (await scene.answer(asked, 4, {"content": "x" * 2001})).code == 50035
    assert (await scene.answer(asked, 4, {"content": "", "embeds": []})).code == 50006
    assert (await scene.answer(asked, 4, {"content": "x"})).status == 204


async def test_after_three_seconds_it_is_unknown(scene: Scene) -> None:
    asked = await scene.begin()
    scene.call.sandbox.world.clock.jump(3.1)
    late = await scene.answer(asked, 4, {"content": "late"})
    assert (late.status, late.code) == (404, 10062)


async def test_real_seconds_count_as_they_are_set_and_those_of_the_clock_as_discords() -> None:
    async with (
        Sandbox(Settings(mode=Mode.LOOSE, answer_within=0.05)) as sandbox,
        People(sandbox.address) as people,
        aiohttp.ClientSession() as session,
    ):
        scene = await before(Caller(sandbox, session), people)
        asked = await scene.begin()
        await scene.ana.until(lambda: scene.ana.outcomes.get(asked.id), "to be told that it failed")
        assert (await scene.answer(asked, 4, {"content": "late"})).code == 10062
    assert Settings().answer_within == 3.0


async def test_its_token_lives_for_fifteen_minutes(scene: Scene) -> None:
    asked = await scene.begin()
    await scene.answer(asked, 4, {"content": "x"})
    scene.call.sandbox.world.clock.jump(890)
    assert (await scene.hook(asked, "POST", body={"content": "still"})).status == 200
    scene.call.sandbox.world.clock.jump(20)
    dead = await scene.hook(asked, "PATCH", "/messages/@original", {"content": "late"})
    assert (dead.status, dead.code) == (401, 50027)


async def test_nothing_follows_before_the_first_answer(scene: Scene) -> None:
    asked = await scene.begin()
    assert (await scene.hook(asked, "POST", body={"content": "x"})).code == 10015
    assert (await scene.hook(asked, "PATCH", "/messages/@original", {"content": "x"})).code == 10015


async def test_with_response_gives_the_message(scene: Scene) -> None:
    asked = await scene.begin()
    said = await scene.answer(asked, 4, {"content": "x", "flags": 64}, "?with_response=true")
    assert said.body["resource"]["message"]["flags"] & 64
    assert said.body["interaction"]["response_message_ephemeral"] is True


async def test_each_kind_takes_its_own_answers(scene: Scene) -> None:
    command = await scene.begin()
    for wrong in (6, 7, 8):
        assert (await scene.answer(command, wrong, {})).code == 50035
    asking = await scene.begin("complete", focused="where", values={"where": "b"})
    assert (await scene.answer(asking, 4, {"content": "x"})).code == 50035
    assert (await scene.answer(asking, 8, {"choices": []})).status == 204


async def test_a_deferred_answer_can_only_be_ephemeral_and_stays_what_it_was(scene: Scene) -> None:
    asked = await scene.begin()
    assert (await scene.answer(asked, 5, {"content": "already"})).code == 50035
    assert (await scene.answer(asked, 5, {"flags": 1 << 15})).code == 50035
    assert (await scene.answer(asked, 5, {"flags": 64})).status == 204
    first = await scene.hook(asked, "POST", body={"content": "now", "flags": 0})
    assert first.body["id"] == str(asked.original_id)
    assert first.body["flags"] == 64
    second = await scene.hook(asked, "POST", body={"content": "public"})
    assert second.body["id"] != first.body["id"]


async def test_components_v2_come_with_the_edit_of_a_deferred_answer(scene: Scene) -> None:
    asked = await scene.begin()
    await scene.answer(asked, 5, {})
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "drawn"}]}
    edited = await scene.hook(asked, "PATCH", "/messages/@original", layout)
    assert (edited.status, edited.body["flags"] & 1 << 15) == (200, 1 << 15)


async def test_an_ephemeral_message_is_not_in_the_channel(scene: Scene) -> None:
    asked = await scene.begin()
    await scene.answer(asked, 4, {"content": "secret", "flags": 64})
    path = f"/channels/{asked.channel_id}/messages/{asked.original_id}"
    for method in ("GET", "DELETE"):
        gone = await scene.call(method, path)
        assert (gone.status, gone.code) == (404, 10008)
    listed = await scene.call("GET", f"/channels/{asked.channel_id}/messages")
    assert "secret" not in str(listed.body)
    assert (await scene.hook(asked, "GET", "/messages/@original")).body["content"] == "secret"


async def test_choices_are_25_and_of_the_options_type(scene: Scene) -> None:
    def choices(number: int, value: object = "v") -> Json:
        return {"choices": [{"name": f"n{it}", "value": value} for it in range(number)]}

    words = await scene.begin("complete", focused="where", values={})
    assert (await scene.answer(words, 8, choices(26))).code == 50035
    assert (await scene.answer(words, 8, choices(1, 7))).code == 50035
    assert (await scene.answer(words, 8, choices(25))).status == 204
    numbers = await scene.begin("complete", focused="far", values={"where": "here", "far": "1"})
    assert (await scene.answer(numbers, 8, choices(1, "seven"))).code == 50035
    assert (await scene.answer(numbers, 8, choices(1, 7))).status == 204
    focused = [it.get("focused") for it in scene.heard[-1]["data"]["options"]]
    assert focused == [None, True]


def labelled(custom_id: str) -> Json:
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": custom_id, "style": 1}}


async def test_a_form_has_a_title_and_one_to_five_rows(scene: Scene) -> None:
    asked = await scene.begin()
    whole: Json = {"custom_id": "m", "title": "t", "components": [labelled("f")]}
    many = [labelled(f"f{it}") for it in range(6)]
    wrongs: tuple[Json, ...] = (
        {"title": "t" * 46}, {"custom_id": ""}, {"components": []}, {"components": many},
    )  # fmt: skip
    for wrong in wrongs:
        assert (await scene.answer(asked, 9, whole | wrong)).code == 50035
    assert (await scene.answer(asked, 9, whole)).status == 204
    filled = await scene.ana.do("submit", modal=str(asked.id), fields={"f": "typed"})
    submitted = scene.call.sandbox.world.tables.interactions[int(filled["interaction"])]
    assert (await scene.answer(submitted, 9, whole)).code == 50035
    assert (await scene.answer(submitted, 7, {"content": "x"})).code == 50035
    assert scene.heard[-1]["data"]["components"][0]["component"]["value"] == "typed"


async def test_an_app_installed_for_a_person_follows_up_five_times(scene: Scene) -> None:
    await scene.ana.settings(app_installed=True)
    asked = await scene.begin(name="mine")
    assert scene.heard[-1]["authorizing_integration_owners"] == {"1": str(scene.ana.id)}
    await scene.answer(asked, 4, {"content": "x"})
    for _ in range(5):
        assert (await scene.hook(asked, "POST", body={"content": "more"})).status == 200
    sixth = await scene.hook(asked, "POST", body={"content": "too many"})
    assert (sixth.status, sixth.code) == (400, 40094)


async def test_without_leave_for_external_apps_all_it_says_is_ephemeral(scene: Scene) -> None:
    world = scene.call.sandbox.world
    hearth = world.guild(scene.call.guild())
    hearth.owner_id = scene.call.person("Ben")
    hearth.roles[hearth.id].permissions &= ~(1 << 50)
    await scene.ana.settings(app_installed=True)
    asked = await scene.begin(name="mine")
    said = await scene.answer(asked, 4, {"content": "x"}, "?with_response=1")
    assert said.body["interaction"]["response_message_ephemeral"] is True


async def test_an_interaction_tells_all_that_the_documentation_lists(scene: Scene) -> None:
    await scene.begin()
    data = scene.heard[-1]
    expected = {
        "id", "application_id", "type", "data", "guild", "guild_id", "channel", "channel_id", "member",
        "token", "version", "app_permissions", "locale", "guild_locale", "entitlements", "context",
        "authorizing_integration_owners", "attachment_size_limit",
    }  # fmt: skip
    assert expected <= data.keys()
    assert data["context"] == 0
    assert data["authorizing_integration_owners"] == {"0": str(scene.call.guild())}
    assert data["member"]["permissions"]
    await scene.ana.write_to(scene.call.sandbox.world.bot_id)
    await scene.begin()
    private = scene.heard[-1]
    assert (private["context"], private["user"]["id"]) == (1, str(scene.ana.id))
    assert not {"member", "guild", "guild_id", "guild_locale"} & private.keys()


async def test_the_persons_and_the_servers_languages_are_told(scene: Scene, people: People) -> None:
    for name, where, expected in (
        ("Émile", "salon", ("fr", "fr")),
        ("Fosca", "salon", ("it", "fr")),
        ("Ana", "salon", ("en-US", "fr")),
        ("Ben", "games", ("en-US", "en-US")),
    ):
        scene.ana = (await people.person(name)).go(where)
        await scene.begin()
        assert (scene.heard[-1]["locale"], scene.heard[-1]["guild_locale"]) == expected


async def test_a_message_and_a_person_have_context_menus(scene: Scene) -> None:
    message = await scene.ana.say("Look here")
    await scene.begin("menu", "Look at", message=str(message.id))
    assert scene.heard[-1]["data"]["resolved"]["messages"][str(message.id)]["content"] == "Look here"
    await scene.begin("menu", "Greet", user=str(scene.call.person("Ben")))
    assert scene.heard[-1]["data"]["resolved"]["users"]


async def test_only_users_are_mentioned_by_default_in_an_answer(scene: Scene) -> None:
    asked = await scene.begin()
    said = await scene.answer(asked, 4, {"content": f"<@{scene.ana.id}> @everyone"}, "?with_response=1")
    message = said.body["resource"]["message"]
    assert ([it["id"] for it in message["mentions"]], message["mention_everyone"]) == (
        [str(scene.ana.id)],
        False,
    )


async def test_every_press_is_a_new_interaction(scene: Scene) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
    message = await scene.call.said({"content": "x", "components": [row]})
    where = {"channel": str(scene.ana.here), "message": str(message), "custom_id": "x"}
    ids = [int((await scene.ana.do("press", **where))["interaction"]) for _ in range(3)]
    assert all(one < other for one, other in pairwise(ids))
