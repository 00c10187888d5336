"""Gathering new forces: the Reserve, the deck and the pawn's step."""

import pytest

from engines.core import Seat
from engines.firebulls.data import Qi
from engines.firebulls.events import Drew, Got, Refilled, Shifted, Stayed, Took, Yielded
from engines.firebulls.state import Fact, Phase, Qijie, Turn
from tests.engines.firebulls.position import EMPTY, attackable, choices, play, position, qi, refusal, verbs

EDITIONS = ("french", "italian")


def test_fb_39_a_turn_is_one_gathering_or_one_attack_and_never_a_pass() -> None:
    state = position(hands=("blue", ""), general=Qijie.BESIDE)
    assert verbs(state) == {"take", "draw", "attack"}
    assert play(state, "take blue").state.turn.seat == 1
    assert play(state, "draw", "stay").state.turn.seat == 1
    assert play(state, "attack 1 blue", "stop").state.turn.seat == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_fb_40_a_take_always_brings_one_card_into_the_reserve(edition: str) -> None:
    state = position(reserve="5 blue", deck="green red", edition=edition)
    step = play(state, "take blue")
    assert step.state.reserve == qi("4 blue green")
    assert step.state.deck == (Qi.RED,)
    assert step.events == (Took(Seat(0), Qi.BLUE), Refilled(Qi.GREEN))
    assert step.revealed


@pytest.mark.parametrize("edition", EDITIONS)
def test_fb_40_the_reserve_is_filled_up_to_three(edition: str) -> None:
    state = position(reserve="blue", deck="green red brown yellow", edition=edition)
    assert play(state, "take blue").state.reserve == qi("green red brown")


def test_fb_40_what_is_taken_is_chosen_by_kind_and_only_from_the_reserve() -> None:
    state = position(reserve="2 blue warrior", deck="green")
    assert [line for line in choices(state) if line.startswith("take")] == ["take blue", "take warrior"]
    assert refusal(state, "take green").key == "refused-not-in-reserve"


def test_fb_41_a_reserve_above_three_has_no_limit() -> None:
    state = position(reserve="10 blue 10 green 9 brown", deck="2 red")
    assert play(state, "take blue").state.reserve == qi("9 blue 10 green 9 brown red")


def test_fb_43_the_card_is_drawn_before_the_step_is_chosen() -> None:
    step = play(position(pawns=(2, 5), deck="green red"), "draw")
    assert step.state.turn.phase is Phase.SHIFT
    assert step.state.players[0].hand == qi("green")
    assert step.events == (Drew(Seat(0), 1), Got(Qi.GREEN, audience=Seat(0)))
    assert (step.revealed, step.passed) == (True, False)
    assert choices(step.state) == ["shift 1", "shift 3", "stay"]


def test_fb_43_the_step_is_optional() -> None:
    step = play(position(pawns=(2, 5)), "draw", "stay")
    assert step.state.players[0].direction == 2
    assert (step.state.turn.seat, step.passed) == (1, True)
    assert step.events[-1] == Stayed(Seat(0))


def test_fb_43_a_take_gives_no_step() -> None:
    state = position(pawns=(2, 5))
    assert play(state, "take blue").state.turn.phase is Phase.OPENING
    assert refusal(state, "shift 3").key == "refused-opening"


def test_fb_44_a_draw_with_nothing_to_draw_leaves_the_step_and_counts() -> None:
    state = position(pawns=(2, 5), hands=("", "8 red"), reserve="7 blue 7 green", deck="", passes=1)
    drawn = play(state, "draw")
    assert (drawn.state.players[0].hand, drawn.state.passes) == (EMPTY, 2)
    assert drawn.events[0] == Drew(Seat(0), 0)
    assert drawn.revealed is False
    assert play(drawn.state, "shift 3").state.players[0].direction == 3


def test_fb_45_without_a_card_one_gathers() -> None:
    assert verbs(position(general=Qijie.BESIDE)) == {"take", "draw"}


@pytest.mark.parametrize(
    ("own", "ways"),
    [(1, ["shift 2"]), (2, ["shift 1", "shift 3"]), (3, ["shift 2", "shift 4"]),
     (4, ["shift 3", "shift 5"]), (5, ["shift 4"])],
)  # fmt: skip
def test_fb_46_directions_are_a_path_without_a_way_round(own: int, ways: list[str]) -> None:
    other = 3 if own != 3 else 1
    state = play(position(pawns=(own, other)), "draw").state
    assert choices(state) == [*ways, "stay"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("direction", [0, 1, 3, 6, -1])
def test_fb_46_further_steps_are_refused(direction: int, edition: str) -> None:
    state = play(position(pawns=(5, 1), edition=edition), "draw").state
    phrase = refusal(state, f"shift {direction}")
    assert phrase.key == "refused-too-far"
    assert phrase.args == {"own": 5, "directions": (4,)}


def test_fb_36_and_47_pawns_change_places_and_the_other_has_no_say() -> None:
    step = play(position(hands=("", "", ""), pawns=(2, 3, 5)), "draw", "shift 3")
    assert [player.direction for player in step.state.players] == [3, 2, 5]
    assert step.events[-2:] == (Shifted(Seat(0), 3), Yielded(Seat(1), 2))
    assert step.state.turn.seat == 1


def test_fb_36_with_five_seats_every_step_is_a_swap() -> None:
    state = position(hands=("",) * 5, active=2)
    step = play(state, "draw", "shift 4")
    assert [player.direction for player in step.state.players] == [1, 2, 4, 3, 5]


def test_fb_37_a_direction_without_a_pawn_needs_no_swap_and_can_be_attacked() -> None:
    state = position(hands=("blue yellow", ""), pawns=(1, 5))
    assert attackable(state) == [1, 2]
    step = play(state, "draw", "shift 2")
    assert [player.direction for player in step.state.players] == [2, 5]
    assert step.events[-1] == Shifted(Seat(0), 2)


def test_fb_36_the_swapped_pawn_keeps_its_hand_its_cards_and_what_is_known() -> None:
    facts = (Fact(Seat(0), Seat(1), Qi.RED),)
    state = position(
        hands=("", "2 red blue"), seen=("", "blue"), victories=("", "2 xi"), pawns=(2, 3), facts=facts
    )
    after = play(state, "draw", "shift 3").state
    before = state.players[1]
    assert (after.players[1].hand, after.players[1].open, after.players[1].victory, after.facts) == (
        before.hand,
        before.open,
        before.victory,
        facts,
    )


def test_nothing_is_possible_out_of_turn() -> None:
    state = position(hands=("blue", "blue", "blue"))
    assert choices(state, 1) == []
    assert refusal(state, "draw", seat=1).key == "refused-not-your-turn"


def test_a_card_taken_is_the_one_gained() -> None:
    state = play(position(hands=("8 red", "")), "take blue").state
    assert state.turn == Turn(Seat(0), Phase.SHED, gained=Qi.BLUE)
