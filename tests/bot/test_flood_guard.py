"""Who presses too fast waits, alone; what cannot be read is skipped."""

import pytest

from bot.inbound.flood_guard import FloodGuard, Pace, person_of, shielded


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


def test_a_thousand_presses_in_a_second_are_as_many_as_the_pace_allows(seconds: Seconds) -> None:
    gate, admitted = FloodGuard(Pace(30, 5), seconds), 0
    for _ in range(1000):
        seconds.now += 0.001
        admitted += gate.admits("ana")
    assert 30 <= admitted <= 36


def test_somebody_who_is_too_fast_slows_nobody_else_down(seconds: Seconds) -> None:
    gate = FloodGuard(Pace(3, 1), seconds)
    assert [gate.admits("ana") for _ in range(5)] == [True, True, True, False, False]
    assert gate.admits("ben")


def test_who_waits_may_press_again(seconds: Seconds) -> None:
    gate = FloodGuard(Pace(1, 1), seconds)
    for _ in range(500):
        gate.admits("ana")
    seconds.now += 2.1
    assert gate.admits("ana")


def test_it_is_said_once_a_second(seconds: Seconds) -> None:
    gate = FloodGuard(Pace(0, 0), seconds)
    assert not gate.admits("ana")
    assert [gate.to_be_told("ana") for _ in range(3)] == [True, False, False]
    seconds.now += 1.0
    assert gate.to_be_told("ana")


def test_an_interaction_first_seen_once_and_only_so_many_are_remembered(seconds: Seconds) -> None:
    gate = FloodGuard(Pace(), seconds, heard=3)
    assert [gate.first_seen(one) for one in "abab"] == [True, True, False, False]
    assert [gate.first_seen(one) for one in "cda"] == [True, True, True]


def test_only_so_many_persons_are_remembered(seconds: Seconds) -> None:
    gate = FloodGuard(Pace(), seconds)
    for number in range(11_000):
        gate.admits(str(number))
    assert len(gate._known) == 10_000


def test_the_person_stands_elsewhere_in_a_server_than_in_private() -> None:
    assert person_of({"member": {"user": {"id": "7"}}}) == person_of({"user": {"id": "7"}}) == "7"


def test_a_payload_that_cannot_be_read_ends_nothing() -> None:
    def parse(data: dict[str, int]) -> None:
        data["missing"]

    shielded("INTERACTION_CREATE", parse)({})
