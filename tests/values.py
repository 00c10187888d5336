"""Values are plain at run time and frozen wherever something is tested."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, is_dataclass
from sys import modules


def freeze() -> None:
    """Each field of a value can be set once, by its constructor; `writer` fills a memo beside that."""
    for cls in values():
        cls.__setattr__ = _set_once  # type: ignore[assignment]  # a class may have one of its own
        cls.__delattr__ = _not_deleted  # type: ignore[assignment]


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
