"""The same tests on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database
from db.sqlite import SQLite
from tests.db.cluster import Cluster, cleared
from tests.db.tracing import tracer


@pytest.fixture(scope="session")
def strace() -> str:
    return tracer()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "fireside.db"


@pytest.fixture
async def sqlite(path: Path) -> AsyncIterator[SQLite]:
    database = await SQLite.open(path)
    yield database
    await database.close()


@pytest.fixture
async def postgres(cluster: Cluster) -> AsyncIterator[Database]:
    database = await cleared(cluster.url)
    yield database
    await database.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(request.param)
    return found
