"""The command line answers in one line, and bad input in one sentence with exit code 2."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engines import GAMES as REAL
from engines.__main__ import main
from engines.chance import seed_from
from engines.core import AnyRules
from engines.log import Play, playout
from engines.words import LOCALES
from tests.engines.cases import CASES

GAMES = sorted({case.rules.key for case in CASES} - {"embers"})


@pytest.mark.parametrize("game", GAMES)
def test_simulate_tells_what_it_did_in_one_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--seats", "3", "--games", "4", "--seed", "7", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"game", "games", "actions", "seconds", "actions_per_s", "outcomes"}
    assert (told["game"], told["games"]) == (game, 4)
    assert sum(told["outcomes"]["endings"].values()) == 4
    assert sum(told["outcomes"]["wins"]) >= 4


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = []
    for seed in ("7", "7", "8"):
        main(["simulate", "firebulls", "--seats", "2", "--games", "3", "--seed", seed, "--json"])
        outcomes.append(json.loads(capsys.readouterr().out)["outcomes"])
    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_options_are_given_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    def turns(*options: str) -> float:
        main(["simulate", "firebulls", "--games", "5", "--json", *options])
        return float(json.loads(capsys.readouterr().out)["outcomes"]["mean_turns"])

    assert turns("--option", "length=short") < turns() == turns("--option", "length=full")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_show_tells_a_position_and_what_may_be_done(
    game: str, locale: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", game, "--seats", "2", "--steps", "5", "--locale", locale]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 6
    assert lines[-1].startswith("  ")


def test_show_tells_a_seat_its_own_hand_and_the_public_none(capsys: pytest.CaptureFixture[str]) -> None:
    main(["show", "firebulls", "--seats", "2", "--seat", "0"])
    assert "Your hand" in capsys.readouterr().out
    main(["show", "firebulls", "--seats", "2"])
    assert "Your hand" not in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_show_without_a_seat_shows_nothing_that_only_one_seat_may_know(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is told of another position that everybody sees alike; a seat is told its own choices."""
    (rules,) = (one for one in REAL if one.key == game)
    differ = 0
    for steps in range(0, 60, 6):
        shown = ["show", game, "--seats", "3", "--seed", "5", "--steps", str(steps)]
        main(shown)
        told = capsys.readouterr().out
        with monkeypatch.context() as patched:
            patched.setattr("engines.__main__.playout", lambda *a, **k: redealt(rules, playout(*a, **k)))
            main(shown)
            assert capsys.readouterr().out == told
            for seat in "012":
                main([*shown, "--seat", seat])
            other = capsys.readouterr().out
        for seat in "012":
            main([*shown, "--seat", seat])
        differ += capsys.readouterr().out != other
    assert differ or game == "springfestival"


def redealt(rules: AnyRules, play: Play) -> Play:
    state = rules.reseed_hidden(play.state, None, seed_from("another"))
    return replace(play, now=replace(play.now, step=replace(play.now.step, state=state)))


def test_show_without_a_seat_does_not_tell_of_a_secret_order(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever must act holds cards, and may arm them: that is for this seat alone."""
    for seed, steps in ((1, 65), (9, 78), (35, 24)):
        shown = ["show", "fireship", "--seed", str(seed), "--steps", str(steps)]
        main([*shown, "--seat", "0"])
        main([*shown, "--seat", "1"])
        assert "arm " in capsys.readouterr().out
        main(shown)
        assert "arm " not in capsys.readouterr().out


def test_a_simulated_game_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert main(["simulate", "firebulls", "--games", "2", "--export", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert "✓" in capsys.readouterr().out


def test_an_altered_game_exits_with_1_and_the_first_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    main(["simulate", "firebulls", "--export", str(file)])
    document = json.loads(file.read_text())
    document["log"][4]["digest"] = "0" * 32
    file.write_text(json.dumps(document))
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1
    assert "entry 5: the position" in told[0]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["simulate", "chess"], "chess"),
        (["show", "chess"], "firebulls"),
        (["simulate", "firebulls", "--seats", "9"], "9"),
        (["simulate", "firebulls", "--option", "speed=3"], "speed"),
        (["simulate", "firebulls", "--option", "length=long"], "long"),
        (["simulate", "firebulls", "--option", "length"], "length"),
        (["simulate", "firebulls", "--games", "0"], "one game"),
        (["show", "firebulls", "--seat", "7"], "7"),
        (["verify", "no-such-file.json"], "no-such-file.json"),
        (["verify", "."], "."),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert word in told.err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["simulate"],
        ["simulate", "firebulls", "--seats", "two"],
        ["show", "firebulls", "--locale", "de"],
    ],
)
def test_a_wrong_call_gets_one_line_too(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"fireside": 1}', "\x00", '{"fireside": 1, "game": 5}']
)
def test_a_broken_file_gets_one_clear_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    assert main(["verify", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_no_text_gets_one_clear_sentence(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert main(["verify", str(file)]) == 2
