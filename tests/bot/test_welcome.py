"""The first page of `make play` names games and commands that are there, in every language."""

import io
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import engines
from bot.show import welcome
from engines import GAMES
from engines.words import LOCALES
from sandbox.clock import Clock as SandboxClock
from sandbox.files import Files
from sandbox.world import furnished_world


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("welcome")
    welcome.main(made)
    return made


@pytest.fixture
def told(folder: Path) -> Any:
    return json.loads((folder / welcome.NAME).read_text(encoding="utf-8"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_card_with_a_picture_of_it(told: Any, folder: Path, locale: str) -> None:
    cards = told[locale]["cards"]
    assert [card["picture"] for card in cards] == [f"{rules.key}.png" for rules in GAMES]
    for card in cards:
        assert card["title"] in card["alt"]
        picture = Image.open(io.BytesIO((folder / card["picture"]).read_bytes()))
        assert min(picture.size) > 300


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_plays_alone_teaches_or_opens_a_table(told: Any, locale: str) -> None:
    for rules, card in zip(GAMES, told[locale]["cards"], strict=True):
        alone, lesson, table = card["buttons"]
        who, where = welcome.GUESTS[locale]
        assert {it["as"] for it in card["buttons"]} == {who}
        assert (lesson["in"], lesson["command"]) == ("@Fireside", "learn")
        assert lesson["values"] == {"game": rules.key}
        assert (alone["in"], alone["command"], alone["values"]) == ("@Fireside", "solo", {"game": rules.key})
        assert (table["in"], table["command"], table["path"]) == (where, "newgame", [rules.key])


def test_it_reads_differently_in_each_language(told: Any) -> None:
    assert len({told[locale]["title"] for locale in LOCALES}) == len(LOCALES)


def test_its_guests_read_its_languages_and_nobody_bears_the_name_of_a_card() -> None:
    world = furnished_world(SandboxClock(), Files())
    people = {it.global_name: it for it in world.tables.users.values() if not it.bot and it.global_name}
    reads = {name: it.locale[:2] for name, it in people.items()}
    assert Counter(reads.values()) == {"en": len(people) - 2, "fr": 1, "it": 1}
    for locale, (who, where) in welcome.GUESTS.items():
        assert reads[who] == locale
        assert [it.name for it in world.tables.channels.values() if world.sees(people[who].id, it)].count(
            where
        )
    named = " ".join(it.read_text(encoding="utf-8") for it in Path(engines.__file__).parent.rglob("*.ftl"))
    assert [name for name in people if re.search(rf"\b{name}\b", named)] == []


def test_nothing_half_written_is_left(folder: Path) -> None:
    assert list(folder.glob("*.new")) == []
