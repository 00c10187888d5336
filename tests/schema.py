"""A file that is new gets its tables from what the migrations have made of the first one of the process."""

from sqlalchemy import Connection

from db import migrations

TAKEN = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'"
migrate = migrations._run  # which takes Alembic sixty milliseconds, of which there are two thousand


def remember() -> None:
    """`tests/db/test_migrations.py` has them run each time, and compares."""
    known: dict[str, list[str]] = {}

    def run(conn: Connection, version: str | None) -> None:
        if version is not None or conn.dialect.name != "sqlite":
            migrate(conn, version)
            return
        if migrations.HEAD not in known:
            migrate(conn, version)
            known[migrations.HEAD] = as_made(conn)
            return
        for statement in known[migrations.HEAD]:
            conn.exec_driver_sql(statement)

    migrations._run = run


def as_made(conn: Connection) -> list[str]:
    """The version is the only row that a new file holds."""
    tables = [sql for (sql,) in conn.exec_driver_sql(TAKEN)]
    return [*tables, f"INSERT INTO alembic_version VALUES ('{migrations.current(conn)}')"]
