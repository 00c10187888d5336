"""Who uses this database now."""

from collections.abc import Sequence

from sqlalchemy import Connection, Text, column, select, table

PREFIX = "fireside-"  # of the names by which PostgreSQL knows us
_NAME = column("application_name", Text)
_NAMES = select(_NAME).select_from(table("pg_stat_activity")).where(_NAME.startswith(PREFIX)).distinct()


def living(conn: Connection) -> Sequence[str]:
    """Besides whoever asks on SQLite: nobody. PostgreSQL knows who is connected, so who was killed is not."""
    if conn.dialect.name == "sqlite":
        return ()
    return conn.execute(_NAMES).scalars().all()
