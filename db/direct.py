"""What is asked or written again and again goes to SQLite directly: what SQLAlchemy does around a statement
takes several times as long as SQLite takes to carry it out."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, Result, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.types import TypeEngine

NAMED = sqlite.dialect(paramstyle="named")

ASKED_DIRECTLY = (Select, UpdateBase)

Values: TypeAlias = Mapping[str, Any]
Statement: TypeAlias = Select[Any] | UpdateBase
Conversion: TypeAlias = Callable[[Any], Any]  # from what something means to how it is kept, or back
T = TypeVar("T")


class Direct(Connection):
    """A statement is prepared when it comes for the second time: one that is built for one use is not worth
    it. Whatever is not plain goes SQLAlchemy's own way, and so does everything where somebody listens."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._known = WeakKeyDictionary[Statement, dict[tuple[str, ...], Prepared | None]]()

    def execute(self, statement: Any, parameters: Any = None, **options: Any) -> Any:
        rows = parameters if isinstance(parameters, list) else [parameters or {}]
        plain = isinstance(statement, ASKED_DIRECTLY) and rows and isinstance(rows[0], dict)
        if plain and not (options or self._is_heard()):
            prepared = self._prepared(statement, tuple(rows[0]))
            if prepared is not None:
                return prepared.carried_out(self.connection.driver_connection, rows)
        return super().execute(statement, parameters, **options)

    def _is_heard(self) -> bool:
        return (self._has_events or self.engine._has_events) and bool(self.dispatch.before_cursor_execute)

    def _prepared(self, statement: Statement, names: tuple[str, ...]) -> "Prepared | None":
        known = self._known.setdefault(statement, {})
        if names not in known:
            known[names] = None
            return None
        prepared = known[names]
        if prepared is None:
            prepared = known[names] = Prepared(statement, names)
        return prepared if prepared.is_plain else None


class Prepared:
    def __init__(self, statement: Statement, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=NAMED, column_keys=names)
        given = {name: one for one, name in compiled.bind_names.items()}
        columns = statement.selected_columns if isinstance(statement, Select) else ()
        self.is_plain = not (compiled.effective_returning or any(one.expanding for one in given.values()))
        self._sql = str(compiled)
        self._fixed = {name: one.value for name, one in given.items() if not one.required}
        self._write = _ways((name, _kept(one.type).bind_processor(NAMED)) for name, one in given.items())
        self._shape = SimpleResultMetaData([column.key or "" for column in columns])
        self._read = _ways(
            (at, _kept(one.type).result_processor(NAMED, None)) for at, one in enumerate(columns)
        )
        self._asks = isinstance(statement, Select)

    def carried_out(self, raw: Any, rows: Sequence[Values]) -> Any:
        given = [self._given(values) for values in rows]
        try:
            if len(given) > 1:
                return raw.executemany(self._sql, given)
            found = raw.execute(self._sql, given[0])
            return self._result(found.fetchall()) if self._asks else found
        except sqlite3.Error as error:
            raise _named(self._sql, error) from error

    def _given(self, values: Values) -> Values:
        given = {**self._fixed, **values}
        for name, way in self._write:
            given[name] = way(given.get(name))
        return given

    def _result(self, rows: Sequence[Sequence[Any]]) -> Result[Any]:
        if self._read:
            rows = [self._meant(row) for row in rows]
        return IteratorResult(self._shape, iter(rows))

    def _meant(self, row: Sequence[Any]) -> Sequence[Any]:
        whole = list(row)
        for at, way in self._read:
            whole[at] = way(whole[at])
        return tuple(whole)


def _kept(meant: TypeEngine[Any]) -> TypeEngine[Any]:
    return meant.dialect_impl(NAMED)


def _ways(columns: Iterable[tuple[T, Conversion | None]]) -> Sequence[tuple[T, Conversion]]:
    return [(column, way) for column, way in columns if way is not None]


def _named(sql: str, error: sqlite3.Error) -> Exception:
    """As SQLAlchemy names it, which tells no values."""
    named = DBAPIError.instance(sql, None, error, sqlite3.Error, hide_parameters=True)
    assert isinstance(named, Exception)
    return named
