"""The commands as Discord would be told of them: within its limits, in three languages, for every game."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.inbound.client import Fireside
from bot.inbound.translator import Translator, tree_digest
from bot.show.pictures import Pictures
from bot.show.sentences import said
from engines import GAMES
from engines.words import LOCALES, Words
from tables.service import Tables
from tests.bot.seated import Clock, database

NAME = re.compile(r"[-_'\w]{1,32}")
LONGEST = 8_000  # characters of one command, the longest language counting

Payload = dict[str, Any]


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Fireside]:
    db = await database(tmp_path)
    made = Fireside(Tables(db, Clock()), Pictures())
    yield made
    await made.close()
    await db.close()


async def payloads(client: Fireside) -> dict[str, Payload]:
    told = {}
    for command in client.tree.get_commands():
        assert isinstance(command, app_commands.Command | app_commands.Group)
        told[command.name] = await command.get_translated_payload(client.tree, Translator())
    return told


def parts(payload: Payload) -> Iterator[Payload]:
    """The command, its subcommands, their options and choices."""
    yield payload
    for inner in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from parts(inner)


def length(part: Payload) -> int:
    """Name, description and value, each in its longest language."""
    total = 0
    for key in ("name", "description"):
        told = [str(part.get(key, "")), *map(str, (part.get(f"{key}_localizations") or {}).values())]
        total += max(map(len, told))
    return total + len(str(part.get("value", "")))


async def test_every_action_of_every_game_is_a_command(client: Fireside) -> None:
    told = await payloads(client)
    for rules in GAMES:
        assert [one["name"] for one in told[rules.key]["options"]] == [kind.verb for kind in rules.actions]
    assert [one["name"] for one in told["newgame"]["options"]] == [rules.key for rules in GAMES]


async def test_the_commands_of_a_person_are_all_there(client: Fireside) -> None:
    wanted = {"play", "turn", "hand", "board", "games", "undo", "concede", "leave", "rules", "verify"}
    wanted |= {"export", "settings", "help"}
    assert wanted <= set(await payloads(client))


async def test_names_descriptions_and_choices_keep_discords_limits(client: Fireside) -> None:
    for payload in (await payloads(client)).values():
        for part in parts(payload):
            if "value" not in part:
                for name in (part["name"], *(part.get("name_localizations") or {}).values()):
                    assert NAME.fullmatch(name)
                    assert name == name.lower()
                assert 1 <= len(part["description"]) <= 100
            assert len(part["name"]) <= 100
            assert len(part.get("options", ())) <= 25
            assert len(part.get("choices", ())) <= 25


async def test_no_command_is_longer_than_discord_takes(client: Fireside) -> None:
    lengths = {name: sum(map(length, parts(told))) for name, told in (await payloads(client)).items()}
    assert max(lengths.values()) < LONGEST


async def test_descriptions_are_told_in_all_three_languages(client: Fireside) -> None:
    others = {locale for locale in LOCALES if locale != "en"}
    for payload in (await payloads(client)).values():
        for part in parts(payload):
            if "value" not in part:
                assert set(part["description_localizations"]) == others, part["name"]


async def test_parameters_are_named_in_all_three_languages_no_two_of_a_command_alike(
    client: Fireside,
) -> None:
    for payload in (await payloads(client)).values():
        for part in parts(payload):
            parameters = [one for one in part.get("options", ()) if one["type"] > 2]
            for locale in ("fr", "it"):
                names = [one["name_localizations"][locale] for one in parameters]
                assert len(names) == len(set(names)), part["name"]


async def test_a_french_reader_is_told_the_option_of_a_leave_as_the_menu_has_it(client: Fireside) -> None:
    (until,) = (await payloads(client))["away"]["options"]
    assert f"/absence {until['name_localizations']['fr']}:" in said("fr")("away-not")


async def test_no_description_is_cut_off(client: Fireside) -> None:
    for payload in (await payloads(client)).values():
        for part in parts(payload):
            if "value" not in part:
                told = (part["description"], *part["description_localizations"].values())
                assert not [one for one in told if one.endswith("…")]
    for rules in GAMES:
        for locale in LOCALES:
            assert len(Words(locale, rules).format("game-summary")) <= 100


async def test_required_options_come_first(client: Fireside) -> None:
    for payload in (await payloads(client)).values():
        for part in parts(payload):
            required = [one.get("required", False) for one in part.get("options", ())]
            assert required == sorted(required, reverse=True)


async def test_the_digest_changes_with_the_commands_and_only_then(client: Fireside) -> None:
    before = await tree_digest(client.tree)
    assert before == await tree_digest(client.tree)
    client.tree.remove_command("help")
    assert before != await tree_digest(client.tree)
