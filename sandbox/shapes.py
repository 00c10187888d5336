"""A small language for the form of bodies; every check adds what is wrong to a list, with Discord's words."""

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from sandbox.errors import Fault, Path, invalid
from sandbox.wire import Json, Value, is_number

Check = Callable[[Value, Path, list[Fault]], None]
UNKNOWN: Final = "SANDBOX_UNKNOWN_KEY"
STRICT: Final = ContextVar("strict", default=True)  # for the request that is being answered


def demand(check: Check, body: Value) -> None:
    faults: list[Fault] = []
    check(body, (), faults)
    if faults:
        raise invalid(faults)


def anything(value: Value, path: Path, faults: list[Fault]) -> None:
    """For what Discord takes and a sandbox has no opinion about."""


def text(low: int = 0, high: int = 6000, pattern: re.Pattern[str] | None = None) -> Check:
    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, str):
            faults.append(Fault(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.'))
        elif low == 1 and not value:
            faults.append(Fault(path, "BASE_TYPE_REQUIRED", "This field is required"))
        elif low and not low <= len(value) <= high:
            said = f"Must be between {low} and {high} in length."
            faults.append(Fault(path, "BASE_TYPE_BAD_LENGTH", said))
        elif len(value) > high:
            faults.append(Fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."))
        elif pattern and not pattern.fullmatch(value):
            faults.append(Fault(path, "STRING_TYPE_REGEX", "String value did not match validation regex."))

    return check


def integer(low: int | None = None, high: int | None = None) -> Check:
    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            faults.append(Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.'))
        elif low is not None and value < low:
            said = f"int value should be greater than or equal to {low}."
            faults.append(Fault(path, "NUMBER_TYPE_MIN", said))
        elif high is not None and value > high:
            faults.append(
                Fault(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
            )

    return check


def number(value: Value, path: Path, faults: list[Fault]) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        faults.append(Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.'))


def boolean(value: Value, path: Path, faults: list[Fault]) -> None:
    if not isinstance(value, bool):
        faults.append(Fault(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false."))


def snowflake(value: Value, path: Path, faults: list[Fault]) -> None:
    """A string of digits, or the number itself, which Discord accepts as well."""
    number = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 63
    digits = isinstance(value, str) and is_number(value)
    if not number and not digits:
        faults.append(Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.'))


def bits(value: Value, path: Path, faults: list[Fault]) -> None:
    """A set of permissions, as a number or as digits."""
    digits = isinstance(value, str) and is_number(value)
    if isinstance(value, bool) or not (digits or (isinstance(value, int) and 0 <= value < 1 << 63)):
        faults.append(Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not permissions.'))


def one_of(*values: Value) -> Check:
    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if isinstance(value, bool) or value not in values:
            said = f"Value must be one of ({', '.join(repr(it) for it in values)})."
            faults.append(Fault(path, "BASE_TYPE_CHOICES", said))

    return check


def nullable(inner: Check) -> Check:
    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if value is not None:
            inner(value, path, faults)

    return check


def items(inner: Check, low: int = 0, high: int = 1521) -> Check:
    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, list):
            faults.append(Fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType."))
            return
        if not low <= len(value) <= high:
            said = f"Must be between {low} and {high} in length."
            faults.append(Fault(path, "BASE_TYPE_BAD_LENGTH", said))
        for index, item in enumerate(value):
            inner(item, (*path, index), faults)

    return check


def table(inner: Check) -> Check:
    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, dict):
            faults.append(_not_an_object(path))
            return
        for key, item in value.items():
            inner(item, (*path, key), faults)

    return check


@dataclass(frozen=True, slots=True)
class Record:
    """An object of named fields. Discord passes over keys it does not know: they are taken out, or, by a
    strict sandbox, named, so that no slip of one's own bot stays unseen."""

    required: Mapping[str, Check]
    optional: Mapping[str, Check]

    def __call__(self, value: Value, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, dict):
            faults.append(_not_an_object(path))
            return
        unknown = [key for key in value if key not in self.required and key not in self.optional]
        for key in unknown:
            if STRICT.get():
                said = f'The sandbox knows no key "{key}" here; Discord would pass over it in silence.'
                faults.append(Fault((*path, key), UNKNOWN, said))
            else:
                del value[key]
        for key, item in value.items():
            if inner := self.required.get(key) or self.optional.get(key):
                inner(item, (*path, key), faults)
        for key in self.required:
            if key not in value:
                faults.append(Fault((*path, key), "BASE_TYPE_REQUIRED", "This field is required"))


def record(required: Mapping[str, Check] | None = None, /, **optional: Check) -> Record:
    return Record(required or {}, {key: nullable(inner) for key, inner in optional.items()})


def by_type(kinds: Mapping[int, Check]) -> Check:
    """A tagged union: which form applies is told by the field `type`."""
    known = tuple(kinds)

    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, dict):
            faults.append(_not_an_object(path))
            return
        kind = value.get("type")
        if kind is None:
            faults.append(Fault((*path, "type"), "BASE_TYPE_REQUIRED", "This field is required"))
        elif isinstance(kind, bool) or not isinstance(kind, int) or kind not in kinds:
            said = f'Value of field "type" must be one of ({", ".join(map(str, known))}).'
            faults.append(Fault((*path, "type"), "UNION_TYPE_CHOICES", said))
        else:
            kinds[kind](value, path, faults)

    return check


def _not_an_object(path: Path) -> Fault:
    return Fault(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")


def given(body: Json, key: str) -> bool:
    return body.get(key) is not None
