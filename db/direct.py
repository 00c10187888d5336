"""What is asked or written again and again goes to the driver directly: what SQLAlchemy does around a
statement takes several times as long as SQLite takes to carry it out, and as long as a step to PostgreSQL."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, Float, Numeric, Result, Select
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.types import TypeEngine

ASKED_DIRECTLY = (Select, UpdateBase)
COUNTED = (Float, Numeric)  # which the driver gives in one of several ways

Values: TypeAlias = Mapping[str, Any]
Statement: TypeAlias = Select[Any] | UpdateBase
Conversion: TypeAlias = Callable[[Any], Any]  # from what something means to how it is kept, or back
T = TypeVar("T")


class Known:
    """What has been prepared, for as many connections as there are."""

    def __init__(self) -> None:
        self._of = WeakKeyDictionary[Statement, dict[tuple[str, ...], Prepared | None]]()

    def __len__(self) -> int:
        return len(self._of)

    def prepared(self, dialect: Dialect, statement: Statement, names: tuple[str, ...]) -> "Prepared | None":
        """When it comes for the second time: one that is built for one use is not worth it."""
        known = self._of.setdefault(statement, {})
        if names not in known:
            known[names] = None
            return None
        prepared = known[names]
        if prepared is None:
            prepared = known[names] = Prepared(dialect, statement, names)
        return prepared if prepared.is_plain else None


class Direct(Connection):
    """Whatever is not plain goes SQLAlchemy's own way, and so does everything where somebody listens."""

    def __init__(self, engine: Engine, known: Known) -> None:
        super().__init__(engine)
        self._known = known

    def execute(self, statement: Any, parameters: Any = None, **options: Any) -> Any:
        rows = parameters if isinstance(parameters, list) else [parameters or {}]
        plain = isinstance(statement, ASKED_DIRECTLY) and rows and isinstance(rows[0], dict)
        if plain and not (options or self._is_heard()):
            prepared = self._known.prepared(self.dialect, statement, tuple(rows[0]))
            given = prepared and prepared.given(rows)
            if prepared and given:
                return self._carried_out(prepared, given)
        return super().execute(statement, parameters, **options)

    def _is_heard(self) -> bool:
        return (self._has_events or self.engine._has_events) and bool(self.dispatch.before_cursor_execute)

    def _carried_out(self, prepared: "Prepared", given: Sequence[tuple[Any, ...]]) -> Any:
        cursor = self.connection.cursor()
        try:
            if len(given) > 1:
                cursor.executemany(prepared.sql, given)
            else:
                cursor.execute(prepared.sql, given[0])
            return prepared.result(cursor.fetchall()) if prepared.asks else cursor
        except Exception as error:
            self._handle_dbapi_exception(error, prepared.sql, None, cursor, None)


class Prepared:
    def __init__(self, dialect: Dialect, statement: Statement, names: Sequence[str]) -> None:
        compiled: Any = statement.compile(dialect=dialect, column_keys=names)
        given = {name: one for one, name in compiled.bind_names.items()}
        columns = statement.selected_columns if isinstance(statement, Select) else ()
        self.is_plain = not (
            compiled.effective_returning
            or any(one.expanding for one in given.values())
            or any(isinstance(one.type, COUNTED) for one in columns)
        )
        if not self.is_plain:
            return
        self.sql = str(compiled)
        self.asks = isinstance(statement, Select)
        self._order: Sequence[str] = compiled.positiontup or ()
        self._fixed = {name: one.value for name, one in given.items() if not one.required}
        self._write = _ways(
            (name, _kept(one.type, dialect).bind_processor(dialect)) for name, one in given.items()
        )
        self._shape = SimpleResultMetaData([column.key or "" for column in columns])
        self._read = _ways(
            (at, _kept(one.type, dialect).result_processor(dialect, None)) for at, one in enumerate(columns)
        )

    def given(self, rows: Sequence[Values]) -> Sequence[tuple[Any, ...]] | None:
        """As the driver takes them; None: something is missing, which SQLAlchemy names."""
        try:
            return [self._row(values) for values in rows]
        except KeyError:
            return None

    def _row(self, values: Values) -> tuple[Any, ...]:
        given = {**self._fixed, **values}
        for name, way in self._write:
            given[name] = way(given[name])
        return tuple(given[name] for name in self._order)

    def result(self, rows: Sequence[Sequence[Any]]) -> Result[Any]:
        if self._read:
            rows = [self._meant(row) for row in rows]
        return IteratorResult(self._shape, iter(rows))

    def _meant(self, row: Sequence[Any]) -> Sequence[Any]:
        whole = list(row)
        for at, way in self._read:
            whole[at] = way(whole[at])
        return tuple(whole)


def _kept(meant: TypeEngine[Any], dialect: Dialect) -> TypeEngine[Any]:
    return meant.dialect_impl(dialect)


def _ways(columns: Iterable[tuple[T, Conversion | None]]) -> Sequence[tuple[T, Conversion]]:
    return [(column, way) for column, way in columns if way is not None]
