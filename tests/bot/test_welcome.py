"""The first page of `make play` names games and commands that are there, in every language."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.show import welcome
from engines import GAMES
from engines.words import LOCALES


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


def test_nothing_half_written_is_left(folder: Path) -> None:
    assert list(folder.glob("*.new")) == []
