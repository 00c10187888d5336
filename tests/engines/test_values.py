"""`value` is like a frozen dataclass with slots, only cheaper to make."""

from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from pickle import dumps, loads

import pytest

from engines.codec import decode, digest, encode
from engines.core import Event, Seat, Step
from engines.springfestival.state import State
from engines.values import memo, value, writer
from tests.values import values


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


@value
class Counted:
    numbers: tuple[int, ...]
    total: int | None = memo()


total = writer(Counted, "total")


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
    with pytest.raises(FrozenInstanceError):
        del Ours(1).first
    assert not hasattr(Ours(1), "__dict__")


def test_all_values_of_games_are_frozen_while_they_are_tested() -> None:
    frozen = {one for one in values() if "__setattr__" in vars(one)}
    assert {Ours, Step, State} <= frozen == {*values()}


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


def test_what_is_written_beside_a_value_is_neither_compared_nor_copied_nor_saved() -> None:
    plain, summed = Counted((1, 2)), Counted((1, 2))
    total(summed, 3)
    assert (plain.total, summed.total) == (None, 3)
    assert (summed, hash(summed), repr(summed), digest(summed)) == (
        plain,
        hash(plain),
        repr(plain),
        digest(plain),
    )
    assert replace(summed, numbers=(4,)).total is None
    assert encode(summed) == {"numbers": (1, 2)}
    assert decode(Counted, {"numbers": [1, 2]}) == summed
    with pytest.raises(TypeError):
        Counted((1, 2), 3)  # type: ignore[call-arg]
