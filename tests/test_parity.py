"""Who knows the files of one game knows those of all: the same subject has the same name."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
SUBJECTS = {  # of every game
    "engines": {
        *("__init__", "data", "state", "actions", "events", "setup", "legal", "rules", "view", "describe"),
        *("preview", "objections", "scoring", "autopilot", "leaving", "hidden"),
    },
    "renderer": {
        *("__init__", "board", "private", "lobby", "final"),
        *("marks", "layout", "theme", "blends", "legend"),
    },
}
WHERE_NEEDED = {
    "engines": {"draft", "brief", "lesson", "achievements"},
    "renderer": {"cards", "crop", "seats"},
}
CHAPTERS = {  # of a game's own rulebook, and the things it is drawn with
    "engines/firebulls": {"gather", "attack", "ending", "prices"},
    "engines/fireship": {
        *("sea", "tags", "crowds", "power", "aims", "gathering"),
        *("turns", "moves", "attack", "specials", "orders"),
    },
    "engines/springfestival": {"grid", "area", "signs", "turns", "rounds"},
    "renderer/firebulls": {"emblems", "ground", "rail"},
    "renderer/fireship": {"chart", "homes", "islands", "numbers", "assault", "shapes"},
    "renderer/springfestival": {
        *("lanterns", "shop", "tiles", "tableau", "targets", "corners"),
        *("fitting", "headers", "others", "boxes"),
    },
}
SYNONYMS = {
    "advice": "preview",
    "choices": "legal",
    "closer": "crop",
    "combat": "attack",
    "effects": "draft",
    "hand": "private",
    "happened": "marks",
    "objection": "objections",
    "panels": "seats",
    "refusals": "objections",
    "table": "draft",
    "tutorial": "lesson",
    "touched": "marks",
    "trail": "marks",
}
GAMES = sorted(
    folder
    for package in SUBJECTS
    for folder in (HOUSE / package).iterdir()
    if (folder / "rules.py").exists() or (folder / "theme.py").exists()
)


def names(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")}


def test_every_game_is_here_with_its_pictures() -> None:
    engines, renderer = ({one.name for one in GAMES if one.parent.name == package} for package in SUBJECTS)
    assert engines == renderer >= {"firebulls", "fireship", "springfestival"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.parent.name}/{game.name}")
def test_a_game_has_a_file_for_each_subject_and_each_of_its_chapters(game: Path) -> None:
    package = game.parent.name
    chapters = CHAPTERS.get(f"{package}/{game.name}", set())
    assert SUBJECTS[package] | chapters <= names(game) <= SUBJECTS[package] | WHERE_NEEDED[package] | chapters


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.parent.name}/{game.name}")
def test_no_subject_has_a_second_name(game: Path) -> None:
    tests = {
        file.stem.removeprefix("test_") for file in (HOUSE / "tests/engines" / game.name).glob("test_*.py")
    }
    assert {one: SYNONYMS[one] for one in SYNONYMS.keys() & (names(game) | tests)} == {}


@pytest.mark.parametrize("game", [game.name for game in GAMES if game.parent.name == "engines"])
def test_the_pictures_of_a_game_are_one_renderer_and_its_folder_of_rules_holds_nothing(game: str) -> None:
    """A folder that gave out rules of its own would be a way around the contracts, which name files."""
    assert import_module(f"renderer.{game}").__all__ == ["RENDERER"]
    (docstring,) = ast.parse((HOUSE / "engines" / game / "__init__.py").read_text()).body
    assert isinstance(docstring, ast.Expr)
