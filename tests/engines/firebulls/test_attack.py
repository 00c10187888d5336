"""Attacking the army of Yen: which line, how many cards, in what order, and the bonus."""

import pytest

from engines.core import Seat
from engines.firebulls.data import Qi, Yen
from engines.firebulls.events import Attacked, Captured, Drew, Got, Stopped
from engines.firebulls.state import Phase, Qijie
from tests.engines.firebulls.position import (
    attackable,
    choices,
    play,
    position,
    qi,
    refusal,
    verbs,
    yens,
)

WALLS = "9 fortification"
COLUMN = "soldier-blue xi xi / soldier-yellow xi xi / soldier-brown xi xi"  # brown is the nearest


def test_fb_48_an_attack_captures_at_least_its_first_card() -> None:
    state = position(hands=("blue green", ""), rows=COLUMN)
    assert verbs(state) == {"take", "draw"}
    assert refusal(state, "attack 1 blue").key == "refused-price"
    assert refusal(state, "stop").key == "refused-opening"
    assert "draw" in choices(state)  # a failed payment costs nothing


@pytest.mark.parametrize(
    ("own", "french"), [(1, [1, 2]), (2, [1, 2, 3]), (3, [2, 3, 4]), (4, [3, 4, 5]), (5, [4, 5])]
)
def test_fb_49_the_french_edition_attacks_ahead_and_beside(own: int, french: list[int]) -> None:
    other = 3 if own != 3 else 1
    assert attackable(position(hands=("blue", ""), rows=WALLS, pawns=(own, other))) == french


@pytest.mark.parametrize("own", [1, 2, 3, 4, 5])
def test_fb_49_the_italian_edition_attacks_everywhere(own: int) -> None:
    other = 3 if own != 3 else 1
    state = position(hands=("blue", ""), rows=WALLS, pawns=(own, other), edition="italian")
    assert attackable(state) == [1, 2, 3, 4, 5]
    assert refusal(state, "attack 6 blue").key == "refused-direction"


@pytest.mark.parametrize("edition", ["french", "italian"])
@pytest.mark.parametrize("own", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("direction", [1, 2, 3, 4, 5])
def test_fb_49_and_51_three_cards_ahead_two_from_beside(edition: str, own: int, direction: int) -> None:
    if edition == "french" and abs(own - direction) > 1:
        return
    other = 3 if own != 3 else 1
    state = position(hands=("8 blue", ""), rows=WALLS, pawns=(own, other), edition=edition)
    most = 3 if own == direction or edition == "italian" else 2
    step = play(state, f"attack {direction} blue", *["press blue"] * (most - 1))
    assert step.passed
    assert len(step.state.players[0].victory) == most
    assert step.state.players[0].direction == own
    before = play(state, f"attack {direction} blue", *["press blue"] * (most - 2)).state
    assert choices(before) == ["press blue", "stop"]


def test_fb_50_an_attack_stays_in_its_line() -> None:
    state = play(position(hands=("3 blue", ""), rows=WALLS), "attack 1 blue").state
    assert verbs(state) == {"press", "stop"}
    for line in ("attack 2 blue", "general blue", "draw", "take blue"):
        assert refusal(state, line).key == "refused-press"


def test_fb_52_an_empty_line_cannot_be_attacked() -> None:
    rows = ". xi xi / . . xi / . xi xi"
    state = position(hands=("3 blue", ""), rows=rows, pawns=(2, 5), piles=("", "xi", "xi"))
    assert attackable(state) == [1, 3]
    assert refusal(state, "attack 2 blue").key == "refused-empty-line"


def test_fb_52_behind_a_gap_the_last_card_ends_the_attack_by_itself() -> None:
    rows = ". xi soldier-blue / . . xi / . xi xi"
    state = position(hands=("2 blue", ""), rows=rows, piles=("", "xi", "xi"))
    step = play(state, "attack 1 blue")
    assert step.passed
    assert step.state.players[0].victory == yens("soldier-blue")


def test_fb_53_going_on_is_asked_even_when_only_stopping_is_possible() -> None:
    state = play(position(hands=("brown", ""), rows=COLUMN, pawns=(2, 1)), "attack 2 brown").state
    assert state.turn.phase is Phase.PRESS
    assert choices(state) == ["stop"]


def test_fb_53_the_player_may_stop_after_any_capture() -> None:
    state = position(hands=("brown yellow blue", ""), rows=COLUMN, pawns=(2, 1))
    for captures, lines in enumerate((["attack 2 brown"], ["attack 2 brown", "press yellow"]), start=1):
        step = play(state, *lines, "stop")
        assert len(step.state.players[0].victory) == captures
        assert Stopped(Seat(0), captures) in step.events
        assert step.state.turn.seat == 1


def test_fb_53_cards_do_not_slide_before_the_end_of_the_turn() -> None:
    state = play(position(hands=("brown yellow", ""), rows=COLUMN, pawns=(2, 1)), "attack 2 brown").state
    assert state.rows[6] is None
    assert state.rows[3] is Yen.SOLDIER_YELLOW


def test_fb_53_what_is_told_of_an_attack_comes_in_its_order() -> None:
    state = position(hands=("brown yellow", ""), rows=COLUMN, pawns=(2, 1), deck="green red")
    step = play(state, "attack 2 brown", "press yellow", "stop")
    assert step.events[:6] == (
        Attacked(Seat(0), 2),
        Captured(Seat(0), Yen.SOLDIER_BROWN, (Qi.BROWN,)),
        Captured(Seat(0), Yen.SOLDIER_YELLOW, (Qi.YELLOW,)),
        Stopped(Seat(0), 2),
        Drew(Seat(0), 1),
        Got(Qi.GREEN, audience=Seat(0)),
    )


def bonus(captures: int, edition: str, rows: str = WALLS) -> int:
    state = position(hands=("8 blue", ""), rows=rows, edition=edition)
    lines = ["attack 1 blue", *["press blue"] * (captures - 1), *["stop"] * (captures < 3)]
    return sum(play(state, *lines).state.players[0].hand) - (8 - captures)


@pytest.mark.parametrize(("captures", "cards"), [(1, 0), (2, 1), (3, 2)])
def test_fb_54_the_french_edition_draws_a_card_for_each_capture_after_the_first(
    captures: int, cards: int
) -> None:
    assert bonus(captures, "french") == cards


def test_fb_54_two_captures_draw_one_bonus_card_in_the_french_edition() -> None:
    assert bonus(2, "french") == 1


@pytest.mark.parametrize(("captures", "cards"), [(1, 0), (2, 0), (3, 2)])
def test_fb_54_the_italian_edition_draws_two_cards_for_three_captures_alone(
    captures: int, cards: int
) -> None:
    assert bonus(captures, "italian") == cards


def test_fb_55_the_bonus_cannot_pay_for_the_same_attack() -> None:
    state = position(hands=("brown yellow", ""), rows=COLUMN, pawns=(2, 1), deck="blue red")
    pressed = play(state, "attack 2 brown", "press yellow").state
    assert (pressed.players[0].hand, choices(pressed)) == (qi(""), ["stop"])
    assert play(pressed, "stop").state.players[0].hand == qi("blue")


def test_fb_56_fortifications_count_for_the_bonus() -> None:
    rows = "xi xi fortification / xi fortification xi / fortification xi xi"
    assert bonus(3, "french", rows) == 2


@pytest.mark.parametrize("edition", ["french", "italian"])
@pytest.mark.parametrize("own", [1, 2, 3, 4, 5])
def test_fb_57_the_general_is_attacked_alone_from_anywhere_and_without_bonus(own: int, edition: str) -> None:
    other = 3 if own != 3 else 1
    state = position(
        hands=("4 red 3 green blue", ""),
        pawns=(own, other),
        general=Qijie.BESIDE,
        rows=WALLS,
        edition=edition,
    )
    step = play(state, "general red red red red green green green")
    assert step.passed
    assert step.state.players[0].victory == yens("general")
    assert step.state.players[0].hand == qi("blue")
    assert step.state.general is Qijie.WON
    assert step.state.rows == state.rows
    assert step.state.discards == qi("4 red 3 green")


@pytest.mark.parametrize("general", [Qijie.HIDDEN, Qijie.WON])
def test_fb_57_the_general_must_stand_beside_the_rows(general: Qijie) -> None:
    state = position(hands=("7 red", ""), general=general)
    assert "general" not in verbs(state)
    key = "refused-no-general" if general is Qijie.HIDDEN else "refused-general-won"
    assert refusal(state, "general red red red red red red red").key == key


def test_fb_58_cards_paid_are_part_of_a_reshuffle_for_the_bonus() -> None:
    state = position(hands=("2 blue", ""), rows=WALLS, deck="green", discards="3 yellow")
    after = play(state, "attack 1 blue", "press blue", "stop").state
    assert (after.passes, after.discards) == (1, qi(""))
    assert sorted(after.deck) == [Qi.BLUE, Qi.BLUE, Qi.YELLOW, Qi.YELLOW, Qi.YELLOW]


def test_fb_58_cards_paid_lie_on_the_discards_at_once() -> None:
    state = position(hands=("blue", ""), rows=WALLS, discards="red")
    assert play(state, "attack 1 blue").state.discards == qi("red blue")
