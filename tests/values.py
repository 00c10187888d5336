"""Values are plain at run time and frozen wherever something is tested."""

from collections.abc import Callable, Iterator
from dataclasses import MISSING, FrozenInstanceError, fields, is_dataclass
from sys import modules
from typing import Any


def freeze() -> None:
    """Each field of a value can be set once, by its constructor; `writer` fills a memo beside that."""
    for cls in values():
        if "__slots__" in vars(cls):
            cls.__init__ = _constructor(cls)  # type: ignore[misc]  # the same, past `_set_once`
        cls.__setattr__ = _set_once  # type: ignore[assignment]  # a class may have one of its own
        cls.__delattr__ = _not_deleted  # type: ignore[assignment]


def _constructor(cls: Any) -> Callable[..., None]:
    """As dataclass writes it, but straight into the slots: a `__setattr__` in Python for each field makes a
    game last twice as long, and tests play some ten thousand."""
    taken: list[str] = []
    named, filled, known = ["*"], ["pass"], dict[str, Any]()
    for one in fields(cls):
        known[f"set_{one.name}"] = getattr(cls, one.name).__set__
        known[f"default_{one.name}"] = one.default
        assert one.default_factory is MISSING
        given = one.name if one.init else f"default_{one.name}"
        filled.append(f"set_{one.name}(self, {given})")
        if one.init:
            default = "" if one.default is MISSING else f"=default_{one.name}"
            (named if one.kw_only else taken).append(one.name + default)
    given_by = ", ".join(["self", *taken, *(named if named[1:] else ())])
    exec(f"def __init__({given_by}): {'; '.join(filled)}", known)
    made: Callable[..., None] = known["__init__"]
    return made


def values() -> Iterator[type]:
    """Every class that has been imported and was made by `engines.values.value`."""
    for module in list(modules.values()):
        for cls in list(vars(module).values()):
            if isinstance(cls, type) and is_dataclass(cls) and cls.__dataclass_params__.unsafe_hash:  # type: ignore[attr-defined]
                yield cls


def _set_once(self: object, name: str, given: object) -> None:
    if hasattr(self, name):
        raise FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, given)


def _not_deleted(_self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
