"""Column types that mean the same on SQLite, whose STRICT tables know five, and on PostgreSQL."""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import DOUBLE_PRECISION, REAL, BigInteger, Boolean, Column, Dialect, Integer, Table, Text
from sqlalchemy.types import TypeDecorator, TypeEngine

Real: TypeEngine[float] = REAL().with_variant(DOUBLE_PRECISION(), "postgresql")  # eight bytes on both
Number = BigInteger().with_variant(Integer(), "sqlite")  # Discord's ids, and instants


class Flag(TypeDecorator[bool]):
    """True or false; SQLite keeps 1 or 0."""

    impl = Boolean
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(Integer() if dialect.name == "sqlite" else Boolean())

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> Any:
        return int(value) if dialect.name == "sqlite" and value is not None else value

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:  # noqa: ARG002 — its signature
        return None if value is None else bool(value)


class Spoiled(dict[str, Any]):
    """A document that cannot be read: empty for whoever lists its row, an error for whoever needs it."""


class Json(TypeDecorator[Any]):
    """A JSON document as text, the same bytes for the same document."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:  # noqa: ARG002
        try:
            return None if value is None else json.loads(value)
        except ValueError:
            return Spoiled()


def dumps(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def one_of(column: str, *words: str) -> str:
    """The condition that it holds one of those words."""
    return f"{column} IN ({', '.join(repr(word) for word in words)})"


def columns_of(table: Table, row: type[Any]) -> Sequence[Column[Any]]:
    """What to select so that `row(*result)` is a frozen row."""
    return [table.c[field.name] for field in fields(row)]
