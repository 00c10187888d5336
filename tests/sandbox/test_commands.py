"""What Discord refuses in a command's definition, and what a new set of commands does to the old."""

import pytest

from sandbox.people.client import People
from sandbox.people.refusals import ClientRefuses
from sandbox.wire import Json, Value
from tests.sandbox.caller import Caller, Said


def command(name: str = "go", **more: Value) -> Json:
    return {"name": name, "description": "Go"} | more


def option(name: str = "where", **more: Value) -> Json:
    return {"type": 3, "name": name, "description": "Where"} | more


def choices(number: int) -> list[Json]:
    return [{"name": f"n{it}", "value": f"v{it}"} for it in range(number)]


async def put(call: Caller, *bodies: Json) -> Said:
    return await call("PUT", f"/applications/{call.sandbox.world.application.id}/commands", list(bodies))


WRONG: list[tuple[Json, str]] = [
    (command("Go"), "APPLICATION_COMMAND_INVALID_NAME"),
    (command("go there"), "APPLICATION_COMMAND_INVALID_NAME"),
    (command("g" * 33), "BASE_TYPE_BAD_LENGTH"),
    (command(description=""), "BASE_TYPE_REQUIRED"),
    (command(description="d" * 101), "BASE_TYPE_MAX_LENGTH"),
    (command(options=[option(f"o{it}") for it in range(26)]), "BASE_TYPE_BAD_LENGTH"),
    (command(options=[option(choices=choices(26))]), "BASE_TYPE_BAD_LENGTH"),
    (command(options=[option(choices=[{"name": "n", "value": "v" * 101}])]), "BASE_TYPE_BAD_LENGTH"),
    (command(options=[option(choices=choices(1), autocomplete=True)]),
     "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES"),
    (command(options=[option("a"), option("b", required=True)]),
     "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    (command(options=[option("a"), option("a")]), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    (command(options=[option(max_length=6001)]), "NUMBER_TYPE_MAX"),
    (command(options=[option(colour="red")]), "SANDBOX_UNKNOWN_KEY"),
    (command(options=[option(), {"type": 1, "name": "sub", "description": "Sub"}]),
     "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    (command(description_localizations={"en": "x"}), "BASE_TYPE_CHOICES"),
    (command(options=[option(f"o{it}", choices=[
        {"name": "n" * 95 + str(n), "value": f"v{n}"} for n in range(25)]) for it in range(4)]),
     "APPLICATION_COMMAND_TOO_LARGE"),
    ({"name": "Look at", "type": 3, "description": "no"}, "APPLICATION_COMMAND_CONTEXT_MENU_INVALID"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "code"), WRONG, ids=[f"{number} {it[1]}" for number, it in enumerate(WRONG)]
)
async def test_a_definition_is_refused(call: Caller, body: Json, code: str) -> None:
    answer = await put(call, body)
    assert (answer.status, answer.code, answer.faults()) == (400, 50035, {code})


async def test_a_name_in_any_script_is_fine(call: Caller) -> None:
    assert (await put(call, command("échiquier"), command("खेल"), command("it's_on-2"))).status == 200


async def test_names_are_unique_per_type(call: Caller) -> None:
    twice = await put(call, command(), command())
    assert twice.faults() == {"APPLICATION_COMMANDS_DUPLICATE_NAME"}
    assert (await put(call, command(), {"name": "go", "type": 2})).status == 200


async def test_a_hundred_commands_and_fifteen_menus_fit(call: Caller) -> None:
    full = [command(f"c{it}") for it in range(100)] + [{"name": f"m{it}", "type": 3} for it in range(15)]
    assert (await put(call, *full)).status == 200
    assert (await put(call, *full, command("one-more"))).code == 30032


async def test_two_hundred_are_created_a_day(call: Caller) -> None:
    for batch in range(2):
        assert (await put(call, *(command(f"c{batch}-{it}") for it in range(100)))).status == 200
    assert (await put(call, command("c1-0"))).status == 200
    assert (await put(call, command("new"))).code == 30034
    call.sandbox.world.clock.jump(86_401)
    assert (await put(call, command("new"))).status == 200


async def test_a_new_set_keeps_the_ids_of_old_names_and_changes_their_version(call: Caller) -> None:
    before = (await put(call, command("a"), command("b"))).body
    after = (await put(call, command("b", description="New"), command("c"))).body
    assert after[0]["id"] == before[1]["id"]
    assert after[0]["version"] != before[1]["version"]
    listed = await call("GET", f"/applications/{call.sandbox.world.application.id}/commands")
    assert [it["name"] for it in listed.body] == ["b", "c"]


async def test_localizations_are_listed_on_request_only(call: Caller) -> None:
    await put(call, command(name_localizations={"fr": "aller"}))
    path = f"/applications/{call.sandbox.world.application.id}/commands"
    assert "name_localizations" not in (await call("GET", path)).body[0]
    assert (await call("GET", f"{path}?with_localizations=true")).body[0]["name_localizations"] == {
        "fr": "aller"
    }


async def test_user_install_must_be_supported(call: Caller) -> None:
    call.sandbox.world.application.user_install = False
    answer = await put(call, command(integration_types=[0, 1]))
    assert answer.faults() == {"APPLICATION_COMMAND_INVALID_INTEGRATION_TYPE"}


async def test_a_client_refuses_an_outdated_command(call: Caller, people: People) -> None:
    known = (await put(call, command())).body[0]
    await put(call, command(description="Newer"))
    ana = (await people.person("Ana")).go("games")
    with pytest.raises(ClientRefuses, match="outdated"):
        await ana.do("slash", channel=str(ana.here), command=known["id"], version=known["version"])
