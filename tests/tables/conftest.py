"""A clock that tests move, a service on it whose games still play as they did when a test is over, and what
is kept, by either kind of database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import check
from db.database import Database
from tables.service import Tables
from tests.bot.conftest import clock, tables
from tests.bot.seated import RULES, Clock, database
from tests.db.cluster import Cluster, cleared

__all__ = ["clock", "tables"]


@pytest.fixture(params=["sqlite", "postgres"])
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    if request.param == "sqlite":
        made = await database(tmp_path)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        made = await cleared(cluster.url)
    yield made
    await made.close()


@pytest.fixture
async def anywhere(kept: Database, clock: Clock) -> AsyncIterator[Tables]:
    """The same service, by either kind of database."""
    yield Tables(kept, clock, RULES)
    report = await kept.read(lambda conn: check.stored(conn, rules=RULES))
    assert report.problems == ()
