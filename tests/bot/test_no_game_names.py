"""The bot knows no game: nothing in its code asks which one it is, no sentence of its own names one."""

import re
from pathlib import Path

import pytest

from engines import GAMES

SOURCES = sorted(one for one in Path("bot").rglob("*") if one.suffix in (".py", ".ftl"))


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_no_games_name_stands_in_the_code_of_the_bot(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert [game.key for game in GAMES if re.search(game.key, text, re.IGNORECASE)] == []
