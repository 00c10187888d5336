"""A sandbox with its judges, and people in it, for every test that asks."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.people.client import People
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests.sandbox.caller import Caller
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


@pytest.fixture
async def people(sandbox: Sandbox) -> AsyncIterator[People]:
    async with People(sandbox.address) as everybody:
        yield everybody


@pytest.fixture
async def call(sandbox: Sandbox) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(sandbox, session)
