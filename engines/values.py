"""Frozen dataclasses with slots whose constructor costs half; an action builds a dozen of them."""

from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """`@dataclass(frozen=True, slots=True)` with an `__init__` that uses the slots' own setters.

    The one it replaces calls `object.__setattr__`, which looks each slot up by its name. A field that is
    not given (`init=False`) is room beside the value: it begins with its default, and is never saved.
    """
    made: Any = dataclass(frozen=True, slots=True)(cls)
    names: dict[str, Any] = {}
    plain, keyword = ["self"], ["*"]
    for one in fields(made):
        names[f"set_{one.name}"] = getattr(made, one.name).__set__
        if one.init:
            (keyword if one.kw_only else plain).append(_parameter(one, names))
        else:
            names[one.name] = one.default
    setters = [f"set_{one.name}(self, {one.name})" for one in fields(made)] or ["pass"]
    parameters = plain + keyword if len(keyword) > 1 else plain
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(setters), names)  # noqa: S102 — as dataclasses
    made.__init__ = names["__init__"]
    return made  # type: ignore[no-any-return]  # it is cls, with slots


def _parameter(one: "Field[Any]", names: dict[str, Any]) -> str:
    assert one.default_factory is MISSING, f"{one.name}: a value's default is a value"
    if one.default is MISSING:
        return one.name
    names[f"default_{one.name}"] = one.default
    return f"{one.name}=default_{one.name}"
