"""Every move of a computer can be thought again, and one that was thought otherwise is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines import EARLIER, GAMES
from engines.core import AnyRules
from engines.log import Diverged
from opponents import levels, record
from opponents.__main__ import main
from opponents.search import Effort
from tests.opponents.games import exported, played
from tests.opponents.spoiled import SPOILED

KINDS = [pytest.param(rules, seats, id=f"{rules.key}-{seats}") for rules in GAMES for seats in rules.seats]
EMBERS = ("spark", "ember", "ember", "spark", "ember")
FIREBULLS = next(one for one in GAMES if one.key == "firebulls")
FLAMES = ("flame", "ember")


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_a_game_of_computers_ends_and_every_move_is_thought_again(rules: AnyRules, seats: int) -> None:
    play = played(rules, EMBERS[:seats])
    again, count = record.verify(GAMES, exported(play, EMBERS[:seats]))
    assert (again.version, count) == (play.version, play.version)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_an_export_is_verified_on_the_command_line(
    rules: AnyRules, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, document = tmp_path / "game.json", exported(played(rules, EMBERS[:2]), EMBERS[:2])
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 0
    document["computers"]["1"] = "spark"
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out
    assert told.startswith("✓")
    assert "spark's move is" in told


@pytest.mark.parametrize("rules", EARLIER, ids=lambda rules: f"{rules.key}-{rules.version}")
def test_a_game_by_earlier_rules_is_thought_again_by_these(
    rules: AnyRules, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, play = tmp_path / "game.json", played(rules, EMBERS[:2])
    file.write_text(json.dumps(exported(play, EMBERS[:2])))
    assert main(["verify", str(file)]) == 0
    assert f"{play.version} moves of computers" in capsys.readouterr().out


def test_rules_that_nobody_here_knows_are_named_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**exported(played(FIREBULLS, EMBERS[:2], most=3), EMBERS[:2]), "rules": 99}))
    assert main(["verify", str(file)]) == 2
    assert "rules of version 99" in capsys.readouterr().err


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Flames that think for so long of Fire Bulls."""

    def teach(simulations: int) -> None:
        mind = levels.TAUGHT["firebulls"].mind
        teaching = levels.Teaching(mind, {"flame": Effort(simulations, 2, 6)})
        monkeypatch.setattr(levels, "TAUGHT", {"firebulls": teaching})

    return teach


def a_beginning() -> dict[str, Any]:
    return exported(played(FIREBULLS, FLAMES, most=40), FLAMES)


@pytest.mark.parametrize("how", SPOILED)
def test_a_spoiled_build_is_found_out(
    how: str, taught: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    taught(8)
    record.verify(GAMES, a_beginning())
    with monkeypatch.context() as patch:
        for owner, name, spoiled in SPOILED[how]:
            patch.setattr(owner, name, spoiled)
        document = a_beginning()
    with pytest.raises(Diverged):
        record.verify(GAMES, document)


def test_a_build_that_thinks_longer_is_found_out(taught: Callable[[int], None]) -> None:
    taught(60)
    document = a_beginning()
    taught(8)
    with pytest.raises(Diverged):
        record.verify(GAMES, document)
