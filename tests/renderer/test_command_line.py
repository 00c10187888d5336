"""`python -m renderer` writes a picture and says what is on it."""

from pathlib import Path

import pytest
from PIL import Image

from engines.words import LOCALES
from renderer import RENDERERS
from renderer.__main__ import main


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("game", RENDERERS)
def test_a_picture_is_written_and_told(
    game: str, seat: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture.png"
    whose = [] if seat is None else ["--seat", str(seat)]
    arguments = [game, "--seats", "2", "--seed", "3", "--steps", "20", "--locale", LOCALES[1], *whose]
    assert main([*arguments, "-o", str(file)]) == 0
    with Image.open(file) as picture:
        assert max(picture.size) >= (1200 if seat is None else 900)
    assert 0 < len(capsys.readouterr().out.strip()) <= 1024


@pytest.mark.parametrize("wrong", [["--seats", "9"], ["--seat", "5"]])
def test_a_seat_that_does_not_exist_is_refused_in_a_sentence(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["firebulls", *wrong, "-o", str(tmp_path / "picture.png")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
