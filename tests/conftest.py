"""A sandbox with its judges, and a PostgreSQL, for every test that asks."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from _pytest.unraisableexception import gc_collect_iterations_key

from db.guard import SETTINGS
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests import commands, drawings, schema, statements
from tests.db.cluster import WHY_NOT, Cluster, binaries, running
from tests.folders import in_memory
from tests.patience import ANSWER_WITHIN, unhurried
from tests.sandbox.api_schema import Traffic
from tests.values import freeze

if TYPE_CHECKING:  # most tests have no use for a browser
    from playwright.async_api import Browser

    from tests.sandbox.browser import Chromium

DB = Path(__file__).with_name("db")
SELDOM = (50_000, 10, 20)  # objects made and not yet gone; as often as that in each generation
if (memory := in_memory()) is not None:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))  # below which each test has its folder
OFF, FULL = 0, SETTINGS["synchronous"]


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: tests wait for processes, sockets and browsers a third of their time."""
    return len(os.sched_getaffinity(0)) + 1


def pytest_configure(config: pytest.Config) -> None:
    """What was raised where nobody hears it is looked for once at the end: five times over all that a worker
    has made takes several seconds."""
    config.stash[gc_collect_iterations_key] = 1


def pytest_collection_finish() -> None:
    """Everything that is tested has been imported, and stays; what is made by it is looked at seldom."""
    freeze()
    schema.remember()
    statements.remember()
    commands.remember()
    drawings.remember()
    unhurried()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a disk keeps without power is tried in `tests/db`, and by every process that tests start; all
    other files wait for no disk."""
    SETTINGS["synchronous"] = FULL if item.path.is_relative_to(DB) else OFF


@pytest.fixture
def traffic() -> Traffic:
    return Traffic()


@pytest.fixture
async def sandbox(traffic: Traffic) -> AsyncIterator[Sandbox]:
    """At its end the judges must have found nothing in anything that was sent and answered."""
    async with Sandbox(Settings(mode=Mode.LOOSE, answer_within=ANSWER_WITHIN)) as running:
        running.machine.recorder.listen(traffic.hear)
        yield running
    assert traffic.found == []


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = binaries()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail(WHY_NOT)
        pytest.skip(WHY_NOT)
    with running(programs) as cluster:
        yield cluster


@pytest.fixture(name="_function_scoped_runner")
def runner(
    request: pytest.FixtureRequest, _function_scoped_runner: asyncio.Runner
) -> Iterator[asyncio.Runner]:
    """pytest-asyncio's, a loop for each test; but tests before the browser share the one it lives in. What
    such a test has left under way ends with it, too."""
    if "browser" not in request.fixturenames:
        yield _function_scoped_runner
        return
    shared: asyncio.Runner = request.getfixturevalue("_session_scoped_runner")
    before = asyncio.all_tasks(shared.get_loop())
    yield shared
    shared.run(_ended(asyncio.all_tasks(shared.get_loop()) - before))


async def _ended(tasks: set["asyncio.Task[object]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator["Chromium"]:
    """To start it, and what drives it, takes as long as a test on it."""
    from playwright.async_api import async_playwright

    from tests.sandbox.browser import Chromium

    async with async_playwright() as playwright:
        yield Chromium(playwright)


@pytest.fixture
async def browser(chromium: "Chromium") -> AsyncIterator["Browser"]:
    """What a test has opened is closed at its end."""
    running = await chromium.browser()
    yield running
    for context in running.contexts:
        await context.close()
