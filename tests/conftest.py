"""A sandbox with its judges, and a PostgreSQL, for every test that asks."""

import os
from collections.abc import AsyncIterator, Iterator

import pytest

from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests.db.cluster import WHY_NOT, Cluster, binaries, running
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = binaries()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail(WHY_NOT)
        pytest.skip(WHY_NOT)
    with running(programs) as cluster:
        yield cluster
