"""The schema brought up to date in the caller's transaction: the old one or the new, never between."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from db.errors import CannotOpen

HEAD = "0021"
UPGRADE_LOCK = 0x46495245  # any number, the same in every process


def upgrade(conn: Connection) -> None:
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    version = current(conn)
    if version == HEAD:
        return
    _run(conn, version)


def current(conn: Connection) -> str | None:
    if not inspect(conn).has_table("alembic_version"):
        return None
    return conn.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _run(conn: Connection, version: str | None) -> None:
    """Alembic takes a third of a second to import, so only when there is something to do."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise CannotOpen("newer", f"The database is of a newer Fireside (schema {version}, here {HEAD}).")
    config.attributes["connection"] = conn
    command.upgrade(config, HEAD)
