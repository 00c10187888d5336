"""People in the sandbox, and somebody who calls its routes, for every test that asks."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.people.client import People
from sandbox.server import Sandbox
from tests.sandbox.caller import Caller


@pytest.fixture
async def people(sandbox: Sandbox) -> AsyncIterator[People]:
    async with People(sandbox.address) as everybody:
        yield everybody


@pytest.fixture
async def call(sandbox: Sandbox) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(sandbox, session)
