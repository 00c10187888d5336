"""Values: dataclasses with slots that nobody changes; an action builds a dozen of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar, dataclass_transform

T = TypeVar("T")

LATER: Final = {"later": True}


def memo(*, init: Literal[False] = False) -> Any:
    """A field for what was worked out from a value: it begins with None, is not given, compared, copied or
    saved, and `writer` alone can fill it."""
    return field(default=None, init=init, compare=False, repr=False)


def later(*, default: T) -> T:
    """A field that came with a later version of the rules: it is not written where it is its default, so
    that positions of the version before keep their digests."""
    return field(default=default, metadata=LATER)


class Lazy(Generic[T]):
    """A list whose members are made when they are asked for, and that finds one without making the others."""

    __slots__ = ()

    def the_one(self, like: T) -> T:
        """ValueError: there is none."""
        raise NotImplementedError


def the_one_in(values: Sequence[T], like: T) -> T:
    """Which is mostly the very one that was taken from there, and is not compared with those before it."""
    if isinstance(values, tuple):
        for one in values:
            if one is like:
                return one
    elif isinstance(values, Lazy):
        return values.the_one(like)  # type: ignore[no-any-return]  # of the same members
    return values[values.index(like)]


def writer(cls: type[T], name: str) -> Callable[[T, Any], None]:
    """Values are frozen, their slots are not."""
    return cls.__dict__[name].__set__  # type: ignore[no-any-return]  # a slot's own setter


@dataclass_transform(frozen_default=True, field_specifiers=(field, memo, later))
def value(cls: type[T]) -> type[T]:
    """A dataclass with slots that is compared and hashed by what it holds, and never changed.

    mypy sees to that, and the tests, which freeze every value. A program that runs does not: a frozen
    constructor costs three times as much, and one action makes a dozen values.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
