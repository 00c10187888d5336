"""Neither bot nor tables know a game: no code asks which one it is, no sentence names one."""

import re
from pathlib import Path

import pytest

from engines import GAMES

PACKAGES = ("bot", "tables")
FILES = (one for package in PACKAGES for one in Path(package).rglob("*"))
SOURCES = sorted(one for one in FILES if one.suffix in (".py", ".ftl"))


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_no_games_name_stands_in_shared_code(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert [game.key for game in GAMES if re.search(game.key, text, re.IGNORECASE)] == []
