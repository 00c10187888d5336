"""A clock that tests move, and a service on it whose games still play as they did when a test is over."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import check
from tables.service import Tables
from tests.bot.seated import RULES, Clock, opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, RULES)
    yield made
    report = await made.db.read(lambda conn: check.stored(conn, rules=RULES))
    assert report.problems == ()
    await made.db.close()
