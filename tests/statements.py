"""A statement is compiled once for a process, and not anew for every database that a test opens."""

from typing import Any

from sqlalchemy import Connection, Engine, event


class Compiled(dict[Any, Any]):
    """By kind of database: SQLAlchemy asks by the engine's own dialect, and each database has an engine."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_kind(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_of_kind(key), compiled)


def _of_kind(key: Any) -> Any:
    dialect, *rest = key
    return dialect.name, dialect.driver, *rest


def remember() -> None:
    known = Compiled()

    def use(conn: Connection) -> None:
        conn.execution_options(compiled_cache=known)

    event.listen(Engine, "engine_connect", use)
