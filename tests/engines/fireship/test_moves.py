"""Moving: FS-15 to FS-25, fast pawns, and the list of moves itself."""

from dataclasses import replace

import pytest

from engines.chance import seed_from
from engines.codec import decode, encode
from engines.core import IllegalAction, Seat, start
from engines.fireship.actions import End, GulfStream, Move, Roll, Special, Updraft
from engines.fireship.data import HOME, Card, Pawn, Source, cell, name_of
from engines.fireship.moves import Choices, nth_cell
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import Captain, Phase, State, Tag
from engines.log import wander
from tests.engines.fireship.positions import (
    BATTLESHIP,
    BOAT,
    GREEN,
    PLANE,
    RED,
    RULES,
    WHITE,
    badges,
    fleet,
    legal,
    of_kind,
    play,
    position,
    rolling,
    tag,
)


def ends(state: State, pawn: Pawn, start: str) -> set[str]:
    where = HOME if start == "home" else cell(start)
    return {
        name_of(action.to)
        for action in legal(state)
        if isinstance(action, Move) and (action.pawn, action.start) == (pawn, where)
    }


def test_fs_16_points_left_are_lost() -> None:
    state = position({GREEN: "boat C4"}, points=9)
    after = play(state, End())
    assert (after.state.turn.number, after.state.turn.points, after.passed) == (2, 0, True)


def test_fs_17_no_pawn_moves_diagonally() -> None:
    state = position({GREEN: "boat C4"}, points=1)
    assert ends(state, BOAT, "C4") == {"C3", "C5", "B4", "D4"}


def test_fs_18_any_exit_costs_a_point() -> None:
    state = position({GREEN: "boat home, plane home"}, points=1)
    assert ends(state, BOAT, "home") == ends(state, PLANE, "home") == {"C1", "C2", "A3", "B3"}


def test_fs_19_nobody_enters_a_home_square() -> None:
    state = position({GREEN: "boat C1, boat O1"}, points=2)
    assert "home" not in ends(state, BOAT, "C1")
    assert ends(state, BOAT, "O1") == {"N1", "M1", "N2", "O2", "O3"}


def test_fs_19_an_unused_home_square_is_closed_too() -> None:
    state = position({GREEN: "boat O1"}, points=2, seats=2)
    assert ends(state, BOAT, "O1") == {"N1", "M1", "N2", "O2", "O3"}


def test_fs_20_two_pawns_of_any_colour_fill_a_cell_white_included() -> None:
    state = position(
        {GREEN: "boat C5, boat E3", RED: "boat C4, boat G6", WHITE: "boat G6, boat E2"}, points=20
    )
    assert not {"G6"} & ends(state, BOAT, "C5")
    assert {"C4", "E2"} <= ends(state, BOAT, "C5")


def test_fs_20_own_twins_fill_a_cell() -> None:
    state = position({GREEN: "boat C5, boat C5, boat C6"}, points=3)
    assert "C5" not in ends(state, BOAT, "C6")
    assert "C6" in ends(state, BOAT, "C5")


def test_fs_21_two_enemy_pawns_do_not_block() -> None:
    walls = ", ".join(f"boat {one}, boat {one}" for one in ("C3", "C5", "B4", "D4"))
    state = position({GREEN: "boat C4", RED: walls}, points=2)
    assert ends(state, BOAT, "C4") == {"C2", "C6", "A4", "E4", "B3", "B5", "D3", "D5"}


def test_fs_22_several_flights_in_one_turn_and_a_landing_needs_room() -> None:
    state = position({GREEN: "plane D5", RED: "boat G5, boat G5"}, points=8)
    assert "G5" not in ends(state, PLANE, "D5")
    assert {"G6", "E4", "F7"} <= ends(state, PLANE, "D5")
    assert "K3" in ends(state, PLANE, "D5")  # four cells, then over the north
    assert "K3" not in ends(position({GREEN: "plane D5"}, points=7), PLANE, "D5")


def test_fs_22_a_flight_may_end_on_the_same_side() -> None:
    """Any other cell next to the same island; walking is cheaper, and what is charged."""
    state = position({GREEN: "plane D5, boat home"}, points=9)
    assert play(state, Move(PLANE, cell("D5"), cell("D6"))).state.turn.points == 8


def test_fs_23_a_battleship_goes_like_a_boat() -> None:
    state = position({GREEN: "battleship D5, boat D5"}, points=6)
    assert ends(state, BATTLESHIP, "D5") == ends(state, BOAT, "D5")


def test_fs_24_with_three_skulls_the_turn_goes_on_without_moves() -> None:
    state = rolling(position({GREEN: "plane D5, boat D4"}, phase=Phase.START), 0, 0, 0)
    after = play(state, Roll())
    assert after.state.turn.phase is Phase.SAIL
    assert not of_kind(after.state, Move)
    assert not after.passed


def test_fs_25_the_roll_is_the_players_own_action_whatever_he_holds() -> None:
    state = position({GREEN: "boat home"}, phase=Phase.START)
    assert legal(state) == (Roll(),)
    assert FIRESHIP.autopilot(state, Seat(0)) == Roll()
    with pytest.raises(IllegalAction) as refused:
        play(state, Move(BOAT, HOME, cell("C1")))
    assert refused.value.phrase.key == "refused-roll-first"


@pytest.mark.parametrize("number", [2, 3, 4])
def test_fs_12_as_many_dice_as_the_option_says(number: int) -> None:
    state = position({GREEN: "boat home"}, phase=Phase.START, dice=number)
    rolled = play(state, Roll()).state
    assert len(rolled.turn.dice) == number
    assert rolled.turn.points == sum(rolled.turn.dice)


def test_fs_57_a_fast_plane_pays_half_rounded_up_and_two_for_a_flight() -> None:
    state = position({GREEN: "plane D5, boat home"}, phase=Phase.START, hands={GREEN: (Card.UPDRAFT,)})
    state = play(rolling(state, 6, 6, 5), Updraft(Source.CARD, cell("D5")), Roll()).state
    points = state.turn.points
    assert play(state, Move(PLANE, cell("D5"), cell("G5"))).state.turn.points == points - 2
    assert play(state, Move(PLANE, cell("D5"), cell("D2"))).state.turn.points == points - 2
    assert play(state, Move(PLANE, cell("D5"), cell("D4"))).state.turn.points == points - 1
    assert not state.hidden.hands[0].cards


def test_fs_57_the_mark_goes_with_the_pawn_and_ends_with_the_turn() -> None:
    state = position({GREEN: "plane C3, plane C4, boat home"}, points=10)
    state = marked(state, tag(PLANE, "C3", fast=True))
    moved = play(state, Move(PLANE, cell("C3"), cell("C5"))).state
    assert moved.turn.points == 9
    assert play(moved, Move(PLANE, cell("C4"), cell("C3"))).state.turn.points == 8
    assert play(moved, Move(PLANE, cell("C5"), cell("C7"))).state.turn.points == 8
    assert play(moved, End()).state.turn.tags == ()


def marked(state: State, *tags: Tag) -> State:
    return replace(state, turn=replace(state.turn, tags=tags))


def test_fs_57_of_twins_the_fast_one_goes_first() -> None:
    state = marked(
        position({GREEN: "plane home, plane home, boat home"}, points=10), tag(PLANE, "home", fast=True)
    )
    first = play(state, Move(PLANE, HOME, cell("C5"))).state  # 4 cells
    second = play(first, Move(PLANE, HOME, cell("C5"))).state
    assert (first.turn.points, second.turn.points) == (8, 4)


def test_fs_54_gulf_stream_is_for_boats_and_battleships() -> None:
    state = position(
        {GREEN: "plane C3, boat home, battleship C4"},
        phase=Phase.START,
        captains={GREEN: Captain(badges(gulf_stream=2))},
    )
    assert of_kind(state, GulfStream) == [GulfStream(BOAT, HOME), GulfStream(BATTLESHIP, cell("C4"))]
    after = play(state, GulfStream(BOAT, HOME)).state
    assert of_kind(after, GulfStream) == [GulfStream(BATTLESHIP, cell("C4"))]  # once per pawn
    assert after.open.captains[0].badges == badges(gulf_stream=1)


def test_fs_54_a_fast_boat_may_go_twice_as_far() -> None:
    state = position({GREEN: "boat C4, boat home"}, points=3)
    assert "C10" not in ends(state, BOAT, "C4")
    fast = marked(state, tag(BOAT, "C4", fast=True))
    assert {"B9", "A8"} <= ends(fast, BOAT, "C4")
    assert play(fast, Move(BOAT, cell("C4"), cell("B8"))).state.turn.points == 0


def test_fs_45_of_twins_the_one_that_may_not_use_the_cell_goes_first() -> None:
    state = position({GREEN: "boat F2, boat F3"}, points=4, tagged=True)
    state = play(state, Move(BOAT, cell("F3"), cell("F2"))).state
    assert of_kind(state, Special) == [Special(cell("F2"))]
    left = play(state, Move(BOAT, cell("F2"), cell("F3"))).state
    assert of_kind(left, Special) == [Special(cell("F2"))]
    both_gone = play(left, Move(BOAT, cell("F3"), cell("F4"))).state
    assert of_kind(both_gone, Special) == [Special(cell("F2"))]


def test_fs_45_of_twins_that_began_on_special_cells_the_one_of_this_cell_goes_first() -> None:
    state = marked(
        position({GREEN: "boat F2, boat F2"}, points=4), tag(BOAT, "F2", "L2"), tag(BOAT, "F2", "F2")
    )
    assert of_kind(state, Special) == [Special(cell("F2"))]
    left = play(state, Move(BOAT, cell("F2"), cell("F3"))).state
    assert of_kind(left, Special) == [Special(cell("F2"))]


def test_fs_54_of_marked_twins_the_fast_one_goes_first() -> None:
    state = marked(
        position({GREEN: "boat F2, boat F2"}, points=4), tag(BOAT, "F2", "F2"), tag(BOAT, "F2", fast=True)
    )
    after = play(state, Move(BOAT, cell("F2"), cell("B3"))).state
    assert after.turn.points == 1
    assert after.turn.tags == (tag(BOAT, "F2", "F2"), tag(BOAT, "B3", fast=True))


def test_the_turn_ends_with_the_last_point_when_nothing_is_left_to_choose() -> None:
    state = position({GREEN: "boat C4"}, points=1)
    assert play(state, Move(BOAT, cell("C4"), cell("C5"))).passed


def test_the_turn_does_not_end_by_itself_while_a_secret_card_is_held() -> None:
    for card in (Card.NON, Card.BOUM):
        state = position({GREEN: "boat C4"}, points=1, hands={GREEN: (card,)})
        assert not play(state, Move(BOAT, cell("C4"), cell("C5"))).passed


def test_the_turn_does_not_end_by_itself_while_an_attack_is_possible() -> None:
    away = play(position({GREEN: "battleship D3"}, points=1), Move(BATTLESHIP, cell("D3"), cell("D4")))
    assert away.passed
    near = play(position({GREEN: "battleship D4"}, points=1), Move(BATTLESHIP, cell("D4"), cell("D5")))
    assert not near.passed


def test_a_lazy_list_of_moves_is_like_the_list_itself() -> None:
    state = position({GREEN: "boat C4, boat home, plane D5, plane D5, battleship G6"}, points=12)
    lazy = FIRESHIP.legal(state, Seat(0))
    assert isinstance(lazy, Choices)
    made = list(lazy)
    assert len(lazy) == len(made) == len(set(made)) > 300
    for at, action in enumerate(made):
        assert lazy[at] == action
        assert lazy.index(action) == at
        assert action in lazy
    assert lazy[-1] == made[-1]
    assert lazy[2:5] == tuple(made[2:5])
    assert lazy == tuple(made)


@pytest.mark.parametrize("at", [10_000, -10_000])
def test_a_lazy_list_has_an_end(at: int) -> None:
    with pytest.raises(IndexError):
        FIRESHIP.legal(position({GREEN: "boat C4"}, points=3), Seat(0))[at]


@pytest.mark.parametrize(
    "action", [Move(BOAT, cell("C4"), cell("C4")), Move(PLANE, cell("C4"), cell("C5")), Roll(), "C5"]
)
def test_a_lazy_list_does_not_find_what_is_not_in_it(action: object) -> None:
    lazy = FIRESHIP.legal(position({GREEN: "boat C4"}, points=3), Seat(0))
    assert action not in lazy
    with pytest.raises(ValueError, match="not in"):
        lazy.index(action)


def test_the_nth_bit_is_found() -> None:
    bits = (1 << 3) | (1 << 64) | (1 << 200) | (1 << 288)
    assert [nth_cell(bits, n) for n in range(4)] == [3, 64, 200, 288]


def test_moving_keeps_the_fleet_in_order() -> None:
    state = position({GREEN: "boat C4, boat D5, boat home"}, points=9)
    after = play(state, Move(BOAT, cell("C4"), cell("E7"))).state
    assert after.fleets[GREEN] == fleet("boat D5, boat E7, boat home")


def test_what_a_move_leaves_of_the_list_is_what_would_be_found_anew() -> None:
    """The list after a move takes over what the list before it knew: crowds, and attacks of other pawns."""
    for seed in range(12):
        step = start(RULES, 4, {}, {}, seed_from("carried", seed))
        for _, _, after in wander(RULES, step, seed_from("wander", seed)):
            assert isinstance(after.state, State)
            anew = decode(State, encode(after.state))
            acting = RULES.to_act(anew)
            assert [legal(anew, seat) for seat in acting] == [legal(after.state, seat) for seat in acting]
