"""The same tests on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from db.database import Database, open_database
from db.schema import metadata
from db.sqlite import SQLite
from tests.db.cluster import Cluster
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
    database = await open_database(cluster.url)
    names = ", ".join(metadata.tables)
    await database.tx(lambda conn: conn.execute(text(f"TRUNCATE {names} RESTART IDENTITY")))
    yield database
    await database.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(request.param)
    return found
