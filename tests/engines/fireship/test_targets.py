"""What an attack is aimed at, what the die says, and what special cells and rings leave to choose."""

from dataclasses import replace

import pytest

from engines.fireship.actions import Attack, End, Fortify, Move, Special
from engines.fireship.data import Boost, cell
from engines.fireship.events import Fortified
from engines.fireship.power import strength
from engines.fireship.state import State, reserve
from tests.engines.fireship.positions import (
    A1,
    BATTLESHIP,
    BLUE,
    BOAT,
    GREEN,
    PLANE,
    RED,
    WHITE,
    dice,
    fleet,
    of_kind,
    play,
    position,
)

PLAIN = Boost.PLAIN
ON_RED = Attack(PLANE, cell("C5"), RED, BOAT, cell("C6"), PLAIN)


def facing(red: str, **others: str) -> State:
    return position({GREEN: "plane C5, boat home", RED: red, BLUE: others.get("blue", "boat home")})


def test_fs_27_a_target_is_one_pawn_and_what_is_not_near_it_is_no_part_of_it() -> None:
    state = facing("boat C6, boat D5, boat home")
    assert set(of_kind(state, Attack)) == {ON_RED, replace(ON_RED, cell=cell("D5"))}
    assert play(dice(state, 6), ON_RED).state.fleets[RED] == fleet("boat D5, boat home")


def test_fs_33_a_third_colour_near_the_target_counts_for_nobody_and_stays() -> None:
    state = facing("boat C6, boat home", blue="boat D6, battleship C7")
    assert strength(state, RED, cell("C6")) == 1
    after = play(dice(state, 4), ON_RED).state
    assert (after.fleets[RED], after.fleets[BLUE]) == (fleet("boat home"), fleet("boat D6, battleship C7"))


@pytest.mark.parametrize("die", [0, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("green", "red", "least"),
    [
        ("plane C5", "boat C6, boat C7", 5),
        ("plane C5", "boat C6", 4),
        ("plane C5, battleship C4", "boat C6", 4),
    ],
    ids=["equal", "greater", "much greater"],
)
def test_fs_36_the_die_decides(green: str, red: str, least: int, die: int) -> None:
    before = dice(position({GREEN: green, RED: f"{red}, boat home"}), die)
    after = play(before, ON_RED).state
    assert (cell("C6") not in after.fleets[RED][BOAT]) == (die >= least)


def test_fs_44_a_special_cell_is_passed_or_left_unused_as_one_likes() -> None:
    state = position({GREEN: "boat F3, boat home"}, points=3)
    passing = Move(BOAT, cell("F3"), cell("F1"))
    assert passing in of_kind(state, Move)
    there = play(state, Move(BOAT, cell("F3"), cell("F2"))).state
    assert of_kind(there, Special) == [Special(cell("F2"))]
    assert Move(BOAT, cell("F2"), cell("F1")) in of_kind(there, Move)
    unused = play(there, End())
    assert unused.passed
    assert unused.state.fleets[GREEN] == fleet("boat F2, boat home")


def test_fs_68_and_71_a_ring_gives_two_boats_back_and_everybody_is_told() -> None:
    before = position({GREEN: "boat G6, boat D5, boat home", WHITE: ""}, {A1: GREEN})
    step = play(before, Fortify(A1, cell("D5"), cell("G6")))
    fleets = before.fleets[GREEN], step.state.fleets[GREEN]
    assert fleets[1] == fleet("boat home")
    assert [reserve(one, BOAT) for one in fleets] == [12, 14]
    told = [event for event in step.events if isinstance(event, Fortified)]
    assert [event.audience for event in told] == [None]


def test_fs_27_a_neighbour_that_is_near_the_target_is_lost_with_it() -> None:
    state = position({GREEN: "battleship C5, boat home", RED: "boat C6, boat C7, boat home"})
    after = play(dice(state, 6), Attack(BATTLESHIP, cell("C5"), RED, BOAT, cell("C6"), PLAIN)).state
    assert after.fleets[RED] == fleet("boat home")
