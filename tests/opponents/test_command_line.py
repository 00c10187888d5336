"""`python -m opponents`: what is asked wrongly gets one sentence."""

import json
from pathlib import Path

import pytest

from engines import EARLIER, GAMES
from engines.core import AnyRules
from engines.notation import write
from opponents.__main__ import _position, main
from opponents.ladder import ratings, worst_triangle
from opponents.record import chance_of, thought, written
from tests.opponents.games import SECRET, played

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    "arguments",
    [
        ["duel", "chess", "--levels", "spark,ember"],
        ["duel", "firebulls", "--levels", "spark"],
        ["duel", "firebulls", "--levels", "spark,stone"],
        ["duel", "firebulls", "--levels", "spark,ember", "--seats", "9"],
        ["duel", "firebulls", "--levels", "spark,ember", "--deals", "0"],
        ["ladder", "firebulls", "--levels", "ember"],
        ["ladder"],
        ["ladder", "--measured", "no such file"],
        ["move", "no such file"],
        ["verify", "no such file"],
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "firebulls", "position": 3}'])
@pytest.mark.parametrize("command", ["move", "verify"])
def test_a_file_that_is_something_else_is_named(
    command: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text)
    assert main([command, str(file)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["[", "[]", "{}"])
def test_lines_that_are_no_duels_are_named(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duels.jsonl"
    file.write_text(text)
    assert main(["ladder", "--measured", str(file)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_a_written_position_is_answered_as_the_table_would_be(
    rules: AnyRules, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = played(rules, ("ember", "ember"), most=9)
    seat = rules.to_act(play.state)[0]
    chance = chance_of(SECRET, seat, play.decisions[seat])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(written(rules, play.state, seat, "ember", chance)))
    assert main(["move", str(file)]) == 0
    assert capsys.readouterr().out.strip() == write(thought(rules, play.state, seat, "ember", chance))


@pytest.mark.parametrize("rules", [*EARLIER, *GAMES], ids=lambda rules: f"{rules.key}-{rules.version}")
def test_what_thinks_goes_by_the_rules_of_the_game(rules: AnyRules) -> None:
    play = played(rules, ("ember", "ember"), most=9)
    asked = dict(written(rules, play.state, rules.to_act(play.state)[0], "ember", bytes(32)))
    assert _position("a question", asked)[0] is rules
    del asked["rules"]  # as the version before asked
    assert _position("a question", asked)[0] in GAMES


def test_a_duel_is_told_in_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "springfestival", "--levels", "random,ember", "--deals", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    levels = told["levels"]
    assert levels["random"]["share"] + levels["ember"]["share"] == pytest.approx(1)


def test_the_document_is_made_of_the_lines_of_duels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was measured in two goes is one figure; fewer than 200 games are a pilot."""
    file = tmp_path / "duels.jsonl"
    goes = [(50, 0.9, 0.06), (150, 0.7, 0.04)]
    file.write_text("\n".join(json.dumps(duel_of("spark", "ember", *one)) for one in goes))
    assert main(["ladder", "--measured", str(file)]) == 0
    assert "0.750 ± 0.034, 400 |" in capsys.readouterr().out
    file.write_text(json.dumps(duel_of("spark", "ember", 99, 0.9, 0.06)))
    assert main(["ladder", "--measured", str(file)]) == 0
    assert "0.900 ± 0.060, 198 (?) |" in capsys.readouterr().out
    file.write_text(
        "\n".join(json.dumps(duel_of("spark", one, 100, 0.5, 0.02)) for one in ("spark~", "ember"))
    )
    assert main(["ladder", "--measured", str(file)]) == 0
    told = capsys.readouterr().out
    assert "- spark~ against spark: 0.500 ± 0.020, 200\n" in told
    assert "|  | spark | ember | scale | CPU |" in told


def duel_of(one: str, other: str, deals: int, share: float, interval: float) -> dict[str, object]:
    took = {"interval": interval, "cpu_ms": 1.0, "cpu_ms_p95": 2.0}
    levels = {one: {"share": share, **took}, other: {"share": 1 - share, **took}}
    return {"game": "fireship", "seats": 2, "deals": deals, "seed": "1", "levels": levels}


def test_the_document_in_the_house_is_made_of_the_lines_beside_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["ladder", "--measured", str(DOCS / "opponents.jsonl")]) == 0
    assert capsys.readouterr().out == (DOCS / "opponents.md").read_text(encoding="utf-8")


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    scale = ratings(("a", "b"), {("a", "b"): 999.5, ("b", "a"): 99.5})
    assert scale == pytest.approx({"a": 400.0, "b": 0.0}, abs=1e-3)


def test_three_that_beat_each_other_in_a_circle_are_named() -> None:
    won = {
        ("a", "b"): 8.0,
        ("b", "a"): 2.0,
        ("b", "c"): 8.0,
        ("c", "b"): 2.0,
        ("c", "a"): 8.0,
        ("a", "c"): 2.0,
    }
    found = worst_triangle(("a", "b", "c"), won)
    assert found is not None
    assert found[1] == ("a", "b", "c")
    assert worst_triangle(("a", "b", "c"), {**won, ("c", "a"): 2.0, ("a", "c"): 8.0}) is None
