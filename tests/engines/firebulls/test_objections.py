"""A wrong wish is told the right reason, at every moment of a turn."""

import pytest

from engines.core import IllegalAction, Leave, Phrase, Seat, act
from engines.firebulls.actions import Draw
from engines.firebulls.data import HAND_LIMIT, kinds_phrases
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Phase, Qijie, State
from tests.engines.firebulls.position import play, position, qi, refusal

WALLS = "9 fortification"
DRAWN = play(position(hands=("3 blue", "")), "draw").state
ASKED = play(
    position(hands=("blue yellow brown red green", "red"), rows="6 . bo . ."),
    "attack 1 blue yellow brown red green",
).state
PRESSED = play(position(hands=("3 blue", ""), rows=WALLS), "attack 1 blue").state
OWING = play(
    position(hands=("warrior", ""), rows=WALLS, victories=("xi bo",)), "attack 1 warrior", "stop"
).state
FULL = play(position(hands=("8 red", "")), "take blue").state
LINES = {
    "take": "take blue", "draw": "draw", "shift": "shift 2", "stay": "stay", "attack": "attack 1 blue",
    "power": "power", "decline": "decline", "press": "press blue", "stop": "stop", "general": "general blue",
    "sacrifice": "sacrifice xi", "shed": "shed blue",
}  # fmt: skip
ANSWERS = {
    Phase.OPENING: {"take", "draw", "attack", "general"},
    Phase.SHIFT: {"shift", "stay"},
    Phase.POWER: {"power", "decline"},
    Phase.PRESS: {"press", "stop"},
    Phase.SACRIFICE: {"sacrifice"},
    Phase.SHED: {"shed"},
}


@pytest.mark.parametrize("state", [position(hands=("blue", "")), DRAWN, ASKED, PRESSED, OWING, FULL])
@pytest.mark.parametrize("verb", LINES)
def test_a_choice_of_another_moment_is_told_what_is_asked_now(state: State, verb: str) -> None:
    phase = state.turn.phase
    if verb not in ANSWERS[phase]:
        assert refusal(state, LINES[verb]) == Phrase(f"refused-{phase.name.lower()}", {})


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("attack 4 blue", "refused-direction"),
        ("attack 0 blue", "refused-direction"),
        ("attack 3 blue", "refused-empty-line"),
        ("attack 2 red", "refused-price"),
        ("attack 2 blue blue", "refused-price"),
        ("attack 2", "refused-price"),
        ("attack 1 green green", "refused-payment"),
        ("attack 1 green warrior", "refused-payment"),
        ("general blue", "refused-no-general"),
        ("take red", "refused-not-in-reserve"),
        ("take warrior", "refused-not-in-reserve"),
    ],
)
def test_a_wrong_wish_at_the_opening_is_told_why(line: str, key: str) -> None:
    rows = "soldier-blue . wu-green / . . xi / . . xi"
    state = position(hands=("blue 2 red", ""), pawns=(2, 5), rows=rows, piles=("", "", ""))
    assert refusal(state, line).key == key


def test_a_wrong_direction_is_told_the_right_ones() -> None:
    state = position(hands=("blue", ""), pawns=(5, 2))
    assert refusal(state, "attack 1 blue").args == {"direction": 1, "own": 5, "directions": (4, 5)}


def test_a_wrong_price_is_told_the_right_one() -> None:
    state = position(hands=("3 red", ""), rows="6 . wu-blue . .")
    args = refusal(state, "attack 1 red red").args
    assert args["price"] == Phrase("held-blue", {"count": 2})


def test_a_payment_not_held_is_told_the_hand() -> None:
    state = position(hands=("2 red", ""), rows="6 . xi . .")
    args = refusal(state, "attack 1 red red red").args
    assert args["hand"] == kinds_phrases(qi("2 red"))


@pytest.mark.parametrize(
    ("line", "key"),
    [("general red red", "refused-price"), ("general blue blue blue blue blue blue blue", "refused-payment")],
)
def test_a_wrong_payment_for_the_general_is_told_why(line: str, key: str) -> None:
    assert refusal(position(hands=("7 red", ""), general=Qijie.BESIDE), line).key == key


def test_a_wrong_step_sacrifice_press_or_shed_is_told_why() -> None:
    assert refusal(DRAWN, "shift 4").key == "refused-too-far"
    assert refusal(OWING, "sacrifice colonel").key == "refused-not-won"
    assert refusal(OWING, "sacrifice fortification").key == "refused-not-won"
    assert refusal(PRESSED, "press red").key == "refused-payment"
    assert refusal(PRESSED, "press blue blue").key == "refused-price"
    shed = refusal(FULL, "shed green")
    assert (shed.key, shed.args["limit"]) == ("refused-not-held", HAND_LIMIT)


def test_a_finished_game_and_another_ones_turn_are_told_as_such() -> None:
    over = play(position(passes=2, deck="red"), "draw", "stay").state
    assert refusal(over, "draw", seat=1).key == "refused-game-over"
    assert refusal(position(hands=("", "", "")), "draw", seat=2).key == "refused-not-your-turn"


def test_a_seat_cannot_act_for_the_table_nor_the_table_for_a_seat() -> None:
    state = position()
    for seat, action in ((Seat(0), Leave(Seat(0))), (Seat(0), Leave(Seat(1))), (None, Draw())):
        with pytest.raises(IllegalAction) as raised:
            act(FIREBULLS, state, seat, action)
        assert raised.value.phrase.key == "refused-not-for-seats"
