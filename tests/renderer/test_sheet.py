"""The contact sheet has every kind of picture."""

from pathlib import Path

import pytest
from PIL import Image

from engines import GAMES
from engines.core import AnyRules
from renderer.sheet import GROUNDS, pictures, sheet, turn
from tests.renderer.golden import FLAT


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_every_kind_of_picture_is_on_the_sheet(rules: AnyRules) -> None:
    drawn = dict(pictures(rules))
    assert {name.partition("-")[0] for name in drawn} == {
        *("lobby", "board", "private", "closer", "panel", "two", "final")
    }
    assert sheet([list(drawn.values())], GROUNDS["dark"]).width > 400 * len(drawn)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_the_readme_shows_a_small_picture_of_each_game(rules: AnyRules) -> None:
    shown = Path("docs/pictures") / f"{rules.key}.png"
    assert f"]({shown})" in Path("README.md").read_text(encoding="utf-8")
    assert shown.stat().st_size <= 100_000


def test_the_readme_shows_a_turn_as_it_is_drawn_now() -> None:
    shown = Path("docs/pictures/turn.png")
    assert f"]({shown})" in Path("README.md").read_text(encoding="utf-8")
    assert shown.stat().st_size <= 100_000
    before, now = (
        one.convert("RGB").resize((64, 24), Image.Resampling.BOX) for one in (Image.open(shown), turn())
    )
    assert max(abs(one - other) for one, other in zip(before.tobytes(), now.tobytes(), strict=True)) <= FLAT
