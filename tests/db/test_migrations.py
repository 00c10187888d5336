"""The schema is brought up to date at start: whole, or not at all."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from db import migrations, seats
from db.database import Database
from db.errors import CannotOpen
from db.schema import metadata
from db.sqlite import SQLite
from tests import schema

FOLDER = Path(migrations.__file__).parent
STEPS = 52  # one more than there are statements that make something


@pytest.fixture(autouse=True)
def _really(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from memory."""
    monkeypatch.setattr(migrations, "_run", schema.migrate)


async def test_what_is_remembered_of_them_is_what_they_make(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every other test."""

    async def dumped(name: str) -> list[str]:
        await (await SQLite.open(tmp_path / name)).close()
        with closing(sqlite3.connect(tmp_path / name)) as raw:
            return sorted(raw.iterdump())

    made = await dumped("made")
    schema.remember()
    assert await dumped("first") == made
    monkeypatch.setattr(schema, "migrate", None)
    assert await dumped("second") == made


async def test_the_migrations_lead_to_the_schema(database: Database) -> None:
    def differences(conn: Connection) -> object:
        return compare_metadata(MigrationContext.configure(conn), metadata)

    assert await database.tx(differences) == []


async def test_every_table_of_sqlite_is_strict_and_as_the_schema_says(sqlite: SQLite, tmp_path: Path) -> None:
    def tables(conn: Connection) -> dict[str, str]:
        made = "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name != 'alembic_version'"
        own = conn.execute(text(made + " AND name NOT LIKE 'sqlite%'"))
        return {row.name: " ".join(sorted(row.sql.replace(",", " ").split())) for row in own}

    migrated = await sqlite.read(tables)
    assert migrated.keys() == metadata.tables.keys()
    assert all("STRICT" in made for made in migrated.values())
    await sqlite.tx(metadata.drop_all)
    await sqlite.tx(metadata.create_all)
    assert migrated == await sqlite.read(tables)


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]


async def test_a_file_of_a_newer_fireside_is_refused_and_stays_as_it_is(path: Path) -> None:
    database = await SQLite.open(path)
    await database.tx(lambda conn: conn.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await database.close()
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="9999") as refused:
        await SQLite.open(path)
    assert refused.value.reason == "newer"
    assert path.read_bytes() == before


@pytest.fixture(scope="module")
def half() -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.db.half"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        yield server
        server.kill()


def ended(half: "subprocess.Popen[str]", path: Path, step: int) -> int:
    """The exit code of a process that is killed at this statement, if it comes to it."""
    assert half.stdin is not None
    assert half.stdout is not None
    half.stdin.write(json.dumps([str(path), step]) + "\n")
    half.stdin.flush()
    return int(half.stdout.readline())


@pytest.mark.endurance
@pytest.mark.parametrize("step", range(1, STEPS))
def test_a_migration_killed_half_way_has_not_begun(
    half: "subprocess.Popen[str]", path: Path, step: int
) -> None:
    """The process ends, as by `kill -9`, when it is about to carry out that statement of the migration."""
    assert ended(half, path, step) == -9
    with_path = sqlite3.connect(path)
    assert with_path.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    with_path.close()


def test_no_statement_is_left_out(half: "subprocess.Popen[str]", path: Path) -> None:
    """A migration that is new has more of them."""
    assert ended(half, path, STEPS) == 0


async def test_after_a_killed_migration_the_next_start_finishes_it(
    half: "subprocess.Popen[str]", path: Path
) -> None:
    assert ended(half, path, 7) == -9
    database = await SQLite.open(path)
    assert await database.read(migrations.current) == migrations.HEAD
    await database.close()


async def test_a_seat_of_the_first_schema_was_reminded_of_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "HEAD", "0001")
        database = await SQLite.open(path)
        game = (
            "INSERT INTO games VALUES (1, 'k', 1, 1, NULL, NULL, 1, 'r', 1, 2, '{}', 'daily', 0, 'en', 'c',"
            " NULL, 'running', 0, 0, NULL, NULL, NULL)"
        )
        seat = "INSERT INTO seats VALUES (1, 0, 11, 'Ana', 'c', 0, NULL, 5, 0)"
        await database.tx(lambda conn: [conn.execute(text(made)) for made in (game, seat)])
        await database.close()
    database = await SQLite.open(path)
    (seated,) = await database.read(lambda conn: seats.of(conn, 1))
    assert (seated.name, seated.waiting_since, seated.reminded) == ("Ana", 5, 0)
    await database.close()
