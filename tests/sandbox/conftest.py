"""People in the sandbox, and somebody who calls its routes, for every test that asks."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
from playwright.async_api import Browser

from sandbox.people.client import People
from sandbox.server import Sandbox
from tests.sandbox.bots import running
from tests.sandbox.browser import Screens
from tests.sandbox.caller import Caller
from tests.sandbox.example_bot import example_bot


@pytest.fixture
async def people(sandbox: Sandbox) -> AsyncIterator[People]:
    async with People(sandbox.address) as everybody:
        yield everybody


@pytest.fixture
async def call(sandbox: Sandbox) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(sandbox, session)


@pytest.fixture
async def screens(sandbox: Sandbox, browser: Browser) -> AsyncIterator[Screens]:
    """Pages of people, with a bot behind them that shows everything; at their end nobody has complained."""
    async with running(example_bot(), sandbox) as bot:
        opened = Screens(browser, sandbox.address)
        yield opened
        assert opened.errors == []
        assert bot.failures == []


@pytest.fixture
def games(sandbox: Sandbox) -> int:
    return next(it.id for it in sandbox.world.tables.channels.values() if it.name == "games")
