from collections.abc import Iterator

import pytest

from engines.springfestival import legal, preview
from tests.engines.springfestival.positions import Workshop

REMEMBERED = (legal.completions, preview.best_launch)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    """Its tiles are forgotten after the test, also by what remembers areas."""
    yield Workshop(monkeypatch)
    for remembered in REMEMBERED:
        remembered.cache_clear()
