"""Each contract between the packages holds for a game that is new: broken in a copy, it is reported."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copytree, ignore_patterns

import grimp
import pytest

HOUSE = Path(__file__).parent.parent
SETTINGS = tomllib.loads((HOUSE / "pyproject.toml").read_text())["tool"]["importlinter"]
NOT_CODE = ignore_patterns("__pycache__", "*.ftl", "*.md", "*.ttf", "*.txt", "static")
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
FILES = {
    "engines": ("data", "state", "draft", "hidden", "rules", "setup", "turns", "view"),
    "renderer": ("board", "private", "lobby", "final", "marks", "layout", "theme", "blends", "kites"),
}
BREACHES = {  # of each contract: who must not import what
    "engines": ["engines.kites.rules -> random"],
    "opponents": [
        "opponents.search -> random",
        "opponents.levels -> time",
        "opponents.record -> tables.model",
    ],
    "without-opponents": [
        "engines.kites.rules -> opponents.dice",
        "db.replay -> opponents.record",
        "renderer.look -> opponents.mind",
    ],
    "games": [
        "engines.menu -> engines.kites.turns",
        "engines.kites.turns -> engines.fireship.sea",
        "engines.fireship.turns -> engines.kites.data",
    ],
    "db": ["db.games -> renderer.look"],
    "replay": ["db.timers -> engines.core"],
    "renderer": [
        "renderer.look -> discord",
        "renderer.kites.board -> engines.kites.hidden",
        "renderer.kites.board -> engines.kites.rules",
        "renderer.kites.board -> engines.kites.state",
    ],
    "raster": ["renderer.raster.sprite -> engines.core", "renderer.raster.sprite -> renderer.look"],
    "charts": ["renderer.charts.page -> engines.core"],
    "drawings": [
        "renderer.kites.board -> renderer.fireship.theme",
        "renderer.fireship.board -> renderer.kites.marks",
        "renderer.marks -> renderer.kites.layout",
    ],
    "sandbox": ["sandbox.limits -> engines.core"],
    "without-sandbox": ["engines.kites.rules -> sandbox.limits"],
    "tables": ["tables.model -> discord"],
    "sentences": ["tables.model -> engines.words"],
    "asks": [
        "bot.outbound.remedies -> db.outbox",
        "bot.inbound.router -> db.people",
        "bot.inbound.client -> db.notes",
    ],
    "any-game": [
        "bot.settings -> engines.kites.view",
        "bot.settings -> renderer.kites.kites",
        "tables.model -> engines.kites.rules",
        "db.replay -> engines.kites.rules",
    ],
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All packages, and a game called kites that no contract has heard of."""
    house = tmp_path_factory.mktemp("house")
    (house / "pyproject.toml").write_text((HOUSE / "pyproject.toml").read_text())
    for package in SETTINGS["root_packages"]:
        copytree(HOUSE / package, house / package, ignore=NOT_CODE)
    for package, names in FILES.items():
        folder = house / package / "kites"
        folder.mkdir()
        for name in ("__init__", *names):
            (folder / f"{name}.py").write_text('"""Kites."""\n')
    return house


def lint(house: Path, *options: str) -> subprocess.CompletedProcess[str]:
    asked = (sys.executable, "-c", LINT, "--no-cache", "--no-logo", *options)
    return subprocess.run(asked, cwd=house, capture_output=True, text=True, check=False)


@contextmanager
def broken(house: Path, breaches: list[str]) -> Iterator[None]:
    importers = [(house / one.partition(" ->")[0].replace(".", "/")).with_suffix(".py") for one in breaches]
    before = {file: file.read_text() for file in importers}
    for file, breach in zip(importers, breaches, strict=True):
        file.write_text(f"{file.read_text()}\nimport {breach.partition('-> ')[2]}\n")
    try:
        yield
    finally:
        for file, text in before.items():
            file.write_text(text)


def test_one_game_more_keeps_every_contract(copy: Path) -> None:
    told = lint(copy)
    assert told.returncode == 0, told.stdout + told.stderr
    assert f"Contracts: {len(BREACHES)} kept, 0 broken." in told.stdout


@pytest.mark.parametrize("contract", [one.get("id", one["name"]) for one in SETTINGS["contracts"]])
def test_who_breaks_a_contract_is_reported(copy: Path, contract: str) -> None:
    with broken(copy, BREACHES[contract]):
        told = lint(copy, "--contract", contract)
    assert told.returncode == 1, told.stdout + told.stderr
    assert [one for one in BREACHES[contract] if f"{one} (l." not in told.stdout] == []


def test_no_contract_names_a_game() -> None:
    games = [folder.name for folder in (HOUSE / "engines").iterdir() if (folder / "rules.py").exists()]
    contracts = str(SETTINGS["contracts"])
    assert len(games) >= 3
    assert [game for game in games if game in contracts] == []


def test_a_game_is_known_as_a_whole_to_its_own_package_alone() -> None:
    """What the contracts cannot say: they name a game's files, not the folder."""
    for package in ("engines", "renderer"):
        for game in _games(package):
            assert _graph().find_modules_that_directly_import(game) <= {package}


def test_a_game_is_drawn_from_its_own_rules_alone() -> None:
    for game in _games("renderer"):
        own = f"engines.{game.removeprefix('renderer.')}."
        others = tuple(f"{other}." for other in _games("engines") if not own.startswith(other))
        imported = set().union(*map(_graph().find_modules_directly_imported_by, _graph().find_children(game)))
        assert [one for one in imported if one.startswith(own)]
        assert [one for one in imported if one.startswith(others)] == []


@cache
def _graph() -> grimp.ImportGraph:
    return grimp.build_graph(*SETTINGS["root_packages"], cache_dir=None)


def _games(package: str) -> set[str]:
    """All folders in it, but what knows no game."""
    folders = {name for name in _graph().find_children(package) if _graph().find_children(name)}
    assert len(folders) >= 3
    return folders - {"renderer.raster", "renderer.charts"}
