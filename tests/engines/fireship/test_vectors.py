"""The canon's test vectors FS-T1 to FS-T19."""

import pytest

from engines.core import IllegalAction
from engines.fireship.actions import Fortify, Immunity, Invade, Move, Roll, Special
from engines.fireship.data import HOME, PAWN_POWER, Boost, Card, Choice, Sector, cell
from engines.fireship.power import island_defence, strength
from engines.fireship.state import Captain, Phase, State, acting, island_power, reserve
from tests.engines.fireship.positions import (
    A1,
    BATTLESHIP,
    BLUE,
    BOAT,
    GREEN,
    PLANE,
    RED,
    WHITE,
    altered,
    beginning,
    dice,
    fleet,
    kinds,
    next_card,
    of_kind,
    play,
    position,
    rolling,
    spinning,
)

PLANE_AT_A1 = Invade(PLANE, cell("D5"), A1, Boost.PLAIN)


def at_the_white_island(green: str = "plane D5, boat D4") -> State:
    return position({GREEN: green})


def test_fs_t1_set_up() -> None:
    state = beginning(4)
    for colour in state.table.colours:
        assert state.fleets[colour] == fleet("boat home, boat home, boat home, plane home")
        assert [reserve(state.fleets[colour], pawn) for pawn in (BOAT, PLANE, BATTLESHIP)] == [12, 2, 2]
    assert all(captain.immune for captain in state.open.captains)
    assert state.open.flags == (WHITE,) * 9
    assert state.fleets[WHITE][BOAT] == tuple(sorted(state.table.circles))


def test_fs_t2_powers() -> None:
    assert PAWN_POWER == (1, 2, 4)
    state = position({}, {A1: (GREEN, 0)})
    assert [island_power(altered(state, rings=(rings,) * 9), A1) for rings in range(4)] == [2, 5, 8, 11]


def test_fs_t3_a_roll_is_shared_between_pawns() -> None:
    state = rolling(position({GREEN: "boat home, plane home"}, phase=Phase.START), 3, 0, 4)
    rolled = play(state, Roll()).state
    assert (rolled.turn.dice, rolled.turn.points) == ((3, 0, 4), 7)
    after = play(rolled, Move(BOAT, HOME, cell("D2"))).state
    assert after.turn.points == 5
    last = play(after, Move(PLANE, HOME, cell("G1")))
    assert last.passed  # nothing left
    assert last.state.fleets[GREEN] == fleet("boat D2, plane G1")


def test_fs_t4_a_plane_flies_over_an_island_for_four_points() -> None:
    flight = Move(PLANE, cell("D5"), cell("G5"))
    state = position({GREEN: "plane D5, boat D5"}, points=4)
    assert play(state, flight).state.turn.number == 2  # no points left
    assert flight not in of_kind(position({GREEN: "plane D5"}, points=3), Move)
    assert Move(BOAT, cell("D5"), cell("G5")) not in of_kind(state, Move)


def test_fs_t5_equal_powers() -> None:
    state = at_the_white_island()
    assert (strength(state, GREEN, cell("D5")), island_defence(state, A1)) == (3, 3)
    assert PLANE_AT_A1 in of_kind(state, Invade)


@pytest.mark.parametrize("die", [5, 6])
def test_fs_t6_five_or_six_wins(die: int) -> None:
    after = play(dice(at_the_white_island(), die), PLANE_AT_A1).state
    assert after.open.flags[A1] is GREEN
    assert cell("G6") not in after.fleets[WHITE][BOAT]
    assert after.fleets[GREEN] == fleet("boat D4, plane D5, boat G6")


@pytest.mark.parametrize("die", [2, 3, 4])
def test_fs_t7_four_or_less_changes_nothing(die: int) -> None:
    before = at_the_white_island()
    step = play(dice(before, die), PLANE_AT_A1)
    assert (step.state.fleets, step.state.open.flags) == (before.fleets, before.open.flags)
    assert step.passed
    assert acting(step.state) == 1


@pytest.mark.parametrize(("die", "won"), [(2, False), (3, False), (4, True), (5, True), (6, True)])
def test_fs_t8_the_stronger_wins_from_four(die: int, won: bool) -> None:
    state = dice(at_the_white_island("plane D5, boat D4, boat D6"), die)
    assert strength(state, GREEN, cell("D5")) == 4
    assert (play(state, PLANE_AT_A1).state.open.flags[A1] is GREEN) == won


def test_fs_t9_a_diagonal_neighbour_does_not_help() -> None:
    state = at_the_white_island("plane D5, boat C4")
    assert not of_kind(state, Invade)
    with pytest.raises(IllegalAction) as refused:
        play(state, PLANE_AT_A1)
    assert refused.value.phrase.key == "refused-too-weak"
    assert dict(refused.value.phrase.args) == {"attack": 2, "defence": 3}


def test_fs_t10_a_third_colour_helps_nobody() -> None:
    state = position({GREEN: "plane D5, boat home", RED: "boat D4"})
    assert not of_kind(state, Invade)
    stronger = dice(position({GREEN: "battleship D5", RED: "boat D4, boat F7"}), 6)
    after = play(stronger, Invade(BATTLESHIP, cell("D5"), A1, Boost.PLAIN)).state
    assert after.fleets[RED] == fleet("boat D4, boat F7")


def test_fs_t11_a_third_pawn_never_ends_on_a_cell_but_passes() -> None:
    state = position({GREEN: "boat D5, plane D4", RED: "boat D5"}, points=3)
    ends = {action.to for action in of_kind(state, Move) if isinstance(action, Move) and action.pawn is PLANE}
    assert cell("D5") not in ends
    assert cell("D6") in ends


def test_fs_t12_stepping_out_and_back_does_not_count() -> None:
    state = position({GREEN: "boat F2"}, points=5, tagged=True)
    assert not of_kind(state, Special)
    back = play(state, Move(BOAT, cell("F2"), cell("F3")), Move(BOAT, cell("F3"), cell("F2"))).state
    assert back.turn.points == 3
    assert not of_kind(back, Special)
    arrived = play(position({GREEN: "boat F3"}, points=5), Move(BOAT, cell("F3"), cell("F2"))).state
    assert of_kind(arrived, Special) == [Special(cell("F2"))]


def test_fs_t13_the_skull_of_the_battleship_cell() -> None:
    at_i1 = dice(position({GREEN: "plane I1, boat C1"}), 0)
    asked = play(at_i1, Special(cell("I1"))).state
    assert asked.turn.phase is Phase.SKULL
    used = play(asked, Immunity(Choice.USE)).state
    assert used.fleets[GREEN] == fleet("boat C1, plane I1")
    assert not used.open.captains[0].immune
    kept = play(asked, Immunity(Choice.KEEP)).state
    assert kept.fleets[GREEN] == fleet("boat C1")
    assert kept.open.captains[0].immune
    without = dice(position({GREEN: "plane I1, boat C1"}, captains={GREEN: Captain(immune=False)}), 0)
    lost = play(without, Special(cell("I1"))).state
    assert (lost.fleets[GREEN], reserve(lost.fleets[GREEN], PLANE)) == (fleet("boat C1"), 3)


def test_fs_t14_the_only_plane_is_not_lost_to_the_wheel() -> None:
    state = spinning(position({GREEN: "plane G7"}), Sector.LOSE_PLANE)
    step = play(state, Special(cell("G7")))
    assert step.state.fleets[GREEN] == fleet("plane G7")
    assert "NothingHappened" in kinds(step.events)


def test_fs_t15_the_kraken_takes_all_within_two_cells() -> None:
    state = spinning(
        position({GREEN: "boat G7, boat E7, boat home", RED: "boat G9", BLUE: "boat J7"}, {A1: WHITE}),
        Sector.KRAKEN,
    )
    after = play(state, Special(cell("G7"))).state
    assert after.fleets[GREEN] == fleet("boat home")
    assert after.fleets[BLUE] == fleet("boat J7")
    assert cell("G6") not in after.fleets[WHITE][BOAT]
    assert cell("I7") not in after.fleets[WHITE][BOAT]
    assert cell("I2") in after.fleets[WHITE][BOAT]
    assert after.open.captains[2].out  # red's only pawn was on G9
    assert after.open.flags == state.open.flags


def test_fs_t16_two_boats_become_a_ring() -> None:
    state = position({GREEN: "boat G6, boat D5", WHITE: ""}, {A1: GREEN})
    after = play(state, Fortify(A1, cell("D5"), cell("G6"))).state
    assert after.fleets[GREEN] == ((), (), ())
    assert reserve(after.fleets[GREEN], BOAT) == 15
    assert (after.open.rings[A1], island_power(after, A1)) == (1, 5)


def test_fs_t17_an_island_with_three_rings() -> None:
    state = position(
        {GREEN: "battleship D5, battleship D5, battleship D4, boat home", RED: "boat G6", WHITE: ""},
        {A1: (RED, 3)},
    )
    assert island_defence(state, A1) == 12
    after = play(dice(state, 5), Invade(BATTLESHIP, cell("D5"), A1, Boost.PLAIN)).state
    assert (after.open.flags[A1], after.open.rings[A1], island_power(after, A1)) == (GREEN, 0, 2)


def test_fs_t18_no_boat_to_lose() -> None:
    state = next_card(position({GREEN: "plane F2"}), Card.LOSE_BOAT)
    step = play(state, Special(cell("F2")))
    assert step.state.fleets[GREEN] == fleet("plane F2")
    assert step.passed


def test_fs_t19_an_empty_reserve_places_no_boat() -> None:
    fifteen = ", ".join(["boat home"] * 14 + ["boat D4"])
    after = play(dice(position({GREEN: f"plane D5, {fifteen}"}), 5), PLANE_AT_A1).state
    assert after.open.flags[A1] is GREEN
    assert after.fleets[GREEN] == fleet(f"plane D5, {fifteen}")
