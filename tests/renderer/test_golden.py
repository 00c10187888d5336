"""Pictures look as they did when somebody last looked at them."""

import pytest

from renderer import RENDERERS
from renderer.positions import rules_of
from tests.renderer.golden import ANYWHERE, OVERALL, read, thumbnail


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("game", RENDERERS)
def test_a_position_looks_as_before(game: str, number: int) -> None:
    golden = read(game)[number]
    now = thumbnail(rules_of(game), golden.state, golden.viewer, number)
    apart = [abs(one - other) for one, other in zip(golden.thumbnail, now, strict=True)]
    assert max(apart) <= ANYWHERE
    assert sum(apart) / len(apart) <= OVERALL
