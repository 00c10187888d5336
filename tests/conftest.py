"""A sandbox with its judges, for every test that asks."""

from collections.abc import AsyncIterator

import pytest

from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests.sandbox.judges import Bench


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
async def sandbox(bench: Bench) -> AsyncIterator[Sandbox]:
    """At its end the judges must have found nothing in anything that was sent and answered."""
    async with Sandbox(Settings(mode=Mode.LOOSE)) as running:
        running.machine.recorder.listen(bench.hear)
        yield running
    assert bench.found == []
