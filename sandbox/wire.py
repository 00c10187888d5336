"""JSON as it goes over the wire: one alias, one compact writer."""

import json
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Value: TypeAlias = Any  # whatever a client put into a body, before limits.py has looked at it

_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


def dumps(value: Value) -> str:
    return _encode(value)


def is_number(text: str) -> bool:
    """As Discord writes its ids and counts."""
    return text.isascii() and text.isdigit() and len(text) < 20


def instant(seconds: float) -> str:
    """An ISO 8601 time with microseconds and offset, the form Discord sends."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def maybe_instant(seconds: float | None) -> str | None:
    return None if seconds is None else instant(seconds)
