"""Who uses this database now."""

from collections.abc import Sequence

from sqlalchemy import Connection, Text, column, select, table

PREFIX = "fireside-"  # of the names by which PostgreSQL knows us
_NAME = column("application_name", Text)
_NAMES = select(_NAME).select_from(table("pg_stat_activity")).where(_NAME.startswith(PREFIX)).distinct()


def living(conn: Connection) -> Sequence[str]:
    """Processes connected to this PostgreSQL, not killed ones; always empty on SQLite, which has one."""
    if conn.dialect.name == "sqlite":
        return ()
    return conn.execute(_NAMES).scalars().all()
