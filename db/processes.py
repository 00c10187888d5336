"""Who uses this database now."""

from collections.abc import Sequence

from sqlalchemy import Connection, Text, column, select, table

_NAMES = select(column("application_name", Text)).select_from(table("pg_stat_activity")).distinct()


def living(conn: Connection) -> Sequence[str]:
    """Besides whoever asks on SQLite: nobody. PostgreSQL knows who is connected, so who was killed is not."""
    if conn.dialect.name == "sqlite":
        return ()
    return [name for name in conn.execute(_NAMES).scalars() if name]
