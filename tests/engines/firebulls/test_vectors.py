"""The examples of the rulebook, and the canon's own, one by one."""

import pytest

from engines.firebulls.data import Colour
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.scoring import points
from engines.firebulls.state import Ending, Phase, Qijie
from tests.engines.firebulls.position import (
    EMPTY,
    at,
    attackable,
    choices,
    places,
    play,
    position,
    qi,
    refusal,
    yens,
)

FIVE = ("", "", "", "", "")
FIGURE_4 = "red yellow blue green brown"  # on the directions 1 to 5


def test_fb_t1_yellow_and_blue_change_places() -> None:
    step = play(position(hands=FIVE, colours=FIGURE_4, active=1), "draw", "shift 3")
    yellow, blue = step.state.players[1], step.state.players[2]
    assert (yellow.direction, blue.direction) == (3, 2)
    assert sum(yellow.hand) == 1


def test_fb_t2_a_pawn_in_the_corner_goes_only_inwards() -> None:
    drawn = play(position(hands=FIVE, colours=FIGURE_4, active=4), "draw").state
    assert choices(drawn) == ["shift 4", "stay"]
    moved = play(drawn, "shift 4").state
    assert (moved.players[4].direction, moved.players[3].direction) == (4, 5)
    assert refusal(drawn, "shift 6").key == "refused-too-far"
    assert refusal(drawn, "shift 1").key == "refused-too-far"


@pytest.mark.parametrize(
    ("payment", "allowed"),
    [
        ("blue blue", True),
        ("blue warrior", True),
        ("warrior warrior", True),
        ("blue green", False),
        ("blue", False),
        ("blue blue blue", False),
    ],
)
def test_fb_t3_two_blue_symbols_take_two_blue_bulls_or_warriors(payment: str, allowed: bool) -> None:
    state = position(hands=("3 blue green 2 warrior", ""), rows=". . . / . . . / wu-blue . .")
    assert (f"attack 1 {payment}" in choices(state)) is allowed


@pytest.mark.parametrize(
    ("payment", "allowed"),
    [("green green green", True), ("yellow yellow warrior", True), ("blue yellow red", False)],
)
def test_fb_t4_three_white_symbols_take_three_of_one_colour(payment: str, allowed: bool) -> None:
    state = position(hands=("3 green 2 yellow red blue warrior", ""), rows=". . . / . . . / xi . .")
    assert (f"attack 1 {payment}" in choices(state)) is allowed


def test_fb_t5_a_direct_attack_from_the_corner_takes_g_e_and_c() -> None:
    rows = "xi xi soldier-red / xi soldier-green xi / soldier-blue xi xi"
    state = position(hands=("red green blue yellow", ""), rows=rows)
    after = play(state, "attack 1 blue", "press green", "press red").state
    assert after.players[0].victory == yens("soldier-blue soldier-green soldier-red")
    assert after.turn.seat == 1


@pytest.mark.parametrize(("direction", "first", "second"), [(2, "blue", "red"), (4, "brown", "green")])
def test_fb_t6_a_deviated_attack_takes_two_cards_and_the_pawn_stays(
    direction: int, first: str, second: str
) -> None:
    rows = "soldier-red xi soldier-red / soldier-red xi soldier-green / soldier-blue xi soldier-brown"
    state = position(hands=("", "", "blue 2 red brown green", "", ""), active=2, rows=rows)
    step = play(state, f"attack {direction} {first}", f"press {second}")
    assert step.passed
    assert step.state.players[2].victory == yens(f"soldier-{first} soldier-{second}")
    assert step.state.players[2].direction == 3


def test_fb_t6_a_direction_further_away_cannot_be_attacked() -> None:
    state = position(hands=("", "", "blue yellow brown", "", ""), active=2)
    assert attackable(state) == [2, 3, 4]
    assert refusal(state, "attack 1 blue").key == "refused-direction"


def test_fb_t7_from_a_corner_only_the_direction_beside_it_can_be_attacked() -> None:
    state = position(hands=("", "", "", "", "blue yellow brown"), active=4)
    assert attackable(state) == [4, 5]
    for direction in (1, 2, 3):
        assert refusal(state, f"attack {direction} brown").key == "refused-direction"


def test_fb_t8_after_a_diagonal_attack_each_column_gets_one_card_from_its_own_pile() -> None:
    rows = "soldier-blue soldier-yellow soldier-brown / wu-blue xi wu-brown / xi wu-red wu-green"
    state = position(
        hands=("3 red 3 green brown blue", ""),
        rows=rows,
        piles=("bo 14 xi", "colonel 14 xi", "fortification 14 xi"),
        deck="blue yellow 10 red",
    )
    step = play(state, "attack 1 red red red", "press green green green", "press brown")
    after = step.state
    assert at(after, "G D A") == yens("wu-blue soldier-blue bo")
    assert at(after, "H E B") == yens("wu-red soldier-yellow colonel")
    assert at(after, "I F C") == yens("wu-green wu-brown fortification")
    assert [len(pile) for pile in after.piles] == [14, 14, 14]
    assert after.players[0].hand == qi("blue blue yellow")  # two cards of bonus


def test_fb_t8_a_deviated_attack_ends_with_the_second_card() -> None:
    state = position(hands=("", "blue yellow brown"), pawns=(5, 2), active=1)
    step = play(state, "attack 1 blue", "press yellow")
    assert step.passed
    assert step.state.players[1].victory == yens("soldier-blue soldier-yellow")
    assert refusal(step.state, "press brown", seat=1).key == "refused-not-your-turn"


def test_fb_t9_the_ninth_example_scores_twenty_three() -> None:
    won = (
        "colonel 2 bo wu-blue wu-white 2 fortification soldier-yellow soldier-blue soldier-red soldier-green"
    )
    state = position(hands=("", ""), colours="yellow blue", victories=(won,), passes=2, deck="red")
    end = play(state, "draw", "stay").state
    assert end.removed == yens("colonel")
    assert points(end.players[0].victory, Colour.YELLOW) == 23
    outcome = FIREBULLS.outcome(end)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [23, 0]
    assert sum(line.points for line in outcome.scores[0].lines) == 23


@pytest.mark.parametrize(
    ("payment", "allowed"),
    [
        ("red red red green green", True),
        ("red red red red red", True),
        ("red red red green green green", False),
        ("red red red red green", False),
    ],
)
def test_fb_t10_a_colonel_takes_three_and_two_or_five(payment: str, allowed: bool) -> None:
    state = position(hands=("5 red 3 green", ""), rows=". . . / . . . / colonel . .")
    assert (f"attack 1 {payment}" in choices(state)) is allowed


def test_fb_t11_two_warriors_cost_the_one_earlier_card() -> None:
    state = position(hands=("2 warrior", ""), victories=("soldier-red",), rows=". . . / . . . / wu-blue . .")
    after = play(state, "attack 1 warrior warrior").state
    assert after.players[0].victory == yens("wu-blue")
    assert after.removed == yens("soldier-red")


def test_fb_t12_warriors_cost_nothing_when_nothing_was_won_earlier() -> None:
    state = position(hands=("3 warrior", ""), rows=". . . / . . . / xi . .")
    after = play(state, "attack 1 warrior warrior warrior").state
    assert after.players[0].victory == yens("xi")
    assert after.removed == ()


def test_fb_t13_the_colonel_passes_over_an_empty_hand() -> None:
    state = position(hands=("5 red", "", "4 blue"), rows=". . . / . . . / colonel . .")
    after = play(state, "attack 1 red red red red red", "power").state
    assert [sum(player.hand) for player in after.players] == [0, 0, 3]
    assert after.discards == qi("5 red blue")


def test_fb_t14_the_general_dealt_second_stands_beside_three_full_columns() -> None:
    state = position(
        hands=("blue", ""),
        rows=". . . / . . . / soldier-blue . .",
        piles=("18 xi", "bo general wu-red wu-blue 14 xi", "18 xi"),
    )
    after = play(state, "attack 1 blue").state
    assert after.general is Qijie.BESIDE
    assert at(after, "H E B") == yens("bo wu-red wu-blue")
    assert [len(pile) for pile in after.piles] == [15, 14, 15]


def test_fb_t15_the_general_drawn_last_leaves_his_place_empty() -> None:
    state = position(
        hands=("", "", "brown", "", ""),
        pawns=(1, 2, 4, 3, 5),
        active=2,
        piles=("5 xi", "5 xi", "general"),
    )
    after = play(state, "attack 4 brown", "stop").state
    assert after.general is Qijie.BESIDE
    assert after.piles[2] == ()
    assert at(after, "I F C") == (*yens("2 soldier-brown"), None)


def test_fb_t16_the_ninth_card_goes_to_the_reserve_which_keeps_it() -> None:
    state = position(hands=("4 blue 4 green", ""), deck="yellow red red red")
    drawn = play(state, "draw", "stay").state
    assert (drawn.turn.seat, drawn.turn.phase) == (0, Phase.SHED)
    assert choices(drawn) == ["shed blue", "shed yellow", "shed green"]
    shed = play(drawn, "shed green").state
    assert shed.reserve == qi("blue yellow brown green")
    taken = play(shed, "take green").state
    assert taken.reserve == qi("blue yellow brown red")


def test_fb_t17_the_last_card_of_the_deck_brings_the_discards_back() -> None:
    after = play(position(deck="red", discards="10 blue"), "draw").state
    assert (after.passes, len(after.deck), after.discards) == (1, 10, EMPTY)
    assert after.players[0].hand == qi("red")


def test_fb_t18_a_take_that_nothing_can_refill_counts_as_an_exhaustion() -> None:
    state = position(hands=("", "8 red"), reserve="5 blue 9 green", deck="", passes=1)
    after = play(state, "take blue").state
    assert (after.reserve, after.passes) == (qi("4 blue 9 green"), 2)
    assert after.players[0].hand == qi("blue")


def test_fb_t19_an_empty_place_is_passed_over() -> None:
    state = position(
        hands=("blue yellow", ""),
        rows=". xi soldier-yellow / . soldier-blue xi / . xi xi",
        piles=("", "5 xi", "5 xi"),
    )
    after = play(state, "attack 1 blue", "press yellow").state
    assert after.players[0].victory == yens("soldier-blue soldier-yellow")


def test_fb_t20_two_empty_piles_and_the_general_won_end_the_game() -> None:
    state = position(
        hands=("yellow", ""),
        pawns=(3, 2),
        victories=("2 xi",),
        piles=("", "xi", "5 xi"),
        general=Qijie.WON,
    )
    step = play(state, "attack 3 yellow", "stop")
    assert step.state.ending is Ending.CONQUEST
    assert step.state.turn.phase is Phase.OVER
    assert step.state.rows == places(
        "soldier-blue xi soldier-brown / soldier-blue soldier-yellow soldier-brown / "
        "soldier-blue soldier-yellow soldier-brown"
    )
    assert step.state.players[0].victory == yens("2 xi soldier-yellow")  # no penalty
