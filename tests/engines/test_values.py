"""`value` is a frozen dataclass with slots, only cheaper to make."""

from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass
from pickle import dumps, loads

import pytest

from engines.core import Event, Seat
from engines.values import value


@value
class Ours:
    first: int
    second: str = "two"


@dataclass(frozen=True, slots=True)
class Theirs:
    first: int
    second: str = "two"


@value
class Told(Event):
    seat: Seat


def test_it_behaves_like_the_dataclass_it_stands_for() -> None:
    assert [one.name for one in fields(Ours)] == [one.name for one in fields(Theirs)]
    assert repr(Ours(1)) == repr(Theirs(1)).replace("Theirs", "Ours")
    assert Ours(1) == Ours(first=1, second="two") != Ours(2)
    assert hash(Ours(1)) == hash(Ours(1))
    assert loads(dumps(Ours(1))) == Ours(1)
    assert is_dataclass(Ours)


def test_it_cannot_be_changed_or_given_more() -> None:
    with pytest.raises(FrozenInstanceError):
        Ours(1).first = 2  # type: ignore[misc]
    assert not hasattr(Ours(1), "__dict__")


def test_an_audience_is_named_and_comes_last() -> None:
    assert Told(Seat(1), audience=Seat(2)).audience == 2
    assert Told(Seat(1)).audience is None
    with pytest.raises(TypeError):
        Told(Seat(1), Seat(2))  # type: ignore[call-arg]


def test_wrong_arguments_are_a_type_error() -> None:
    with pytest.raises(TypeError):
        Ours()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Ours(1, "two", 3)  # type: ignore[call-arg]
