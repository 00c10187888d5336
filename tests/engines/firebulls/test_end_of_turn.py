"""The end of a turn: the Warriors' price, the hand limit, and the rows."""

import pytest

from engines.core import Seat
from engines.firebulls.data import Qi, Yen
from engines.firebulls.events import Advanced, Appeared, Returned, Sacrificed
from engines.firebulls.state import Phase, Qijie, State
from tests.engines.firebulls.position import (
    EMPTY,
    at,
    choices,
    play,
    position,
    qi,
    refusal,
    yens,
)

WALLS = "9 fortification"


def after_warriors(warriors: int, earlier: str) -> State:
    """One, two or three Warriors have taken as many Fortifications."""
    state = position(hands=(f"{warriors} warrior", ""), rows=WALLS, victories=(earlier,))
    lines = ["attack 1 warrior", *["press warrior"] * (warriors - 1), *["stop"] * (warriors < 3)]
    return play(state, *lines).state


def test_fb_18_the_warriors_price_is_asked_once_the_attack_is_over() -> None:
    state = position(hands=("warrior blue", ""), rows=WALLS, victories=("xi bo",))
    pressed = play(state, "attack 1 warrior").state
    assert pressed.turn.phase is Phase.PRESS
    asked = play(pressed, "stop").state
    assert (asked.turn.phase, asked.turn.seat) == (Phase.SACRIFICE, 0)


def test_fb_18_the_bonus_comes_before_the_price_and_the_rows_after_it() -> None:
    state = position(hands=("2 warrior", ""), rows=WALLS, victories=("xi bo wu-red",), deck="green red")
    asked = play(state, "attack 1 warrior", "press warrior", "stop").state
    assert asked.players[0].hand == qi("green")
    assert at(asked, "G E") == (None, None)
    done = play(asked, "sacrifice xi", "sacrifice bo")
    assert None not in done.state.rows
    assert done.passed


@pytest.mark.parametrize("warriors", [1, 2, 3])
def test_fb_18_each_warrior_of_one_payment_costs_a_card(warriors: int) -> None:
    hand = f"{3 - warriors} green {warriors} warrior"
    state = position(hands=(hand, ""), rows="6 . xi . .", victories=("4 bo",))
    after = play(state, " ".join(["attack 1", *["green"] * (3 - warriors), *["warrior"] * warriors])).state
    assert after.removed == yens(f"{warriors} bo")


def test_fb_19_a_sacrificed_card_leaves_the_game_for_all_to_see() -> None:
    step = play(after_warriors(1, "xi bo"), "sacrifice bo")
    assert step.state.removed == yens("bo")
    assert step.state.players[0].victory == yens("xi fortification")
    assert step.events[0] == Sacrificed(Seat(0), Yen.BO)


def test_fb_20_the_player_chooses_any_earlier_card_a_fortification_too() -> None:
    state = after_warriors(1, "xi bo fortification")
    assert choices(state) == ["sacrifice xi", "sacrifice bo", "sacrifice fortification"]
    after = play(state, "sacrifice fortification").state
    assert after.players[0].victory == yens("xi bo fortification")  # the one won now stays


def test_fb_20_one_choice_for_each_warrior() -> None:
    state = after_warriors(2, "xi bo wu-red")
    first = play(state, "sacrifice bo").state
    assert first.turn.phase is Phase.SACRIFICE
    assert choices(first) == ["sacrifice wu-red", "sacrifice xi"]
    assert play(first, "sacrifice xi").state.removed == yens("bo xi")


@pytest.mark.parametrize(("warriors", "earlier"), [(1, "xi"), (2, "xi bo"), (3, "xi bo wu-red")])
def test_fb_20_a_price_of_all_the_earlier_cards_is_paid_by_itself(warriors: int, earlier: str) -> None:
    after = after_warriors(warriors, earlier)
    assert after.turn.seat == 1
    assert after.removed == yens(earlier)
    assert after.players[0].victory == yens(f"{warriors} fortification")


def test_fb_20_the_penalty_between_equal_cards_is_not_asked() -> None:
    after = after_warriors(1, "3 xi")
    assert after.turn.seat == 1
    assert after.players[0].victory == yens("2 xi fortification")


def test_fb_20_once_only_equal_cards_are_left_the_rest_goes_by_itself() -> None:
    state = after_warriors(2, "xi xi bo")
    after = play(state, "sacrifice bo").state
    assert after.turn.seat == 1  # the second of two Xi: nothing to choose
    assert after.removed == yens("bo xi")


@pytest.mark.parametrize("warriors", [1, 2, 3])
def test_fb_21_with_nothing_won_earlier_warriors_cost_nothing(warriors: int) -> None:
    after = after_warriors(warriors, "")
    assert after.removed == ()
    assert after.players[0].victory == yens(f"{warriors} fortification")
    assert after.turn.seat == 1


def test_fb_21_cards_won_this_turn_are_protected() -> None:
    state = position(hands=("warrior red", ""), victories=("xi bo",), rows="9 soldier-red")
    asked = play(state, "attack 1 red", "press warrior", "stop").state
    assert choices(asked) == ["sacrifice xi", "sacrifice bo"]
    assert refusal(asked, "sacrifice soldier-red").key == "refused-not-won"


@pytest.mark.parametrize(("warriors", "earlier"), [(2, "xi"), (3, "xi"), (3, "xi bo")])
def test_fb_22_what_cannot_be_paid_lapses(warriors: int, earlier: str) -> None:
    after = after_warriors(warriors, earlier)
    assert after.removed == yens(earlier)
    assert after.turn.seat == 1
    assert after.turn.warriors == 0


def test_fb_22_the_next_turn_owes_nothing() -> None:
    after = play(after_warriors(3, "xi"), "draw", "stay", "draw", "stay").state
    assert len(after.players[0].victory) == 3


def test_fb_23_warriors_shed_discarded_or_stolen_are_not_used() -> None:
    shed = position(hands=("8 warrior", ""), victories=("xi bo",))
    assert play(shed, "draw", "stay", "shed warrior").state.removed == ()
    colonel = position(hands=("5 red", "warrior"), rows="6 . colonel . .", victories=("xi bo", "xi bo"))
    assert play(colonel, "attack 1 red red red red red", "power").state.removed == ()
    general = position(hands=("7 red", "warrior"), general=Qijie.BESIDE, victories=("xi bo", "xi bo"))
    stolen = play(general, "general red red red red red red red", "power").state
    assert (stolen.removed, stolen.players[0].hand) == ((), qi("warrior"))


def test_fb_60_eight_cards_are_not_too_many() -> None:
    assert play(position(hands=("7 red", "")), "draw", "stay").state.turn.seat == 1
    assert play(position(hands=("7 red", "")), "take blue").state.turn.seat == 1


@pytest.mark.parametrize("lines", [("take blue",), ("draw", "stay"), ("draw", "shift 2")])
def test_fb_60_a_ninth_card_is_shed_at_the_end_of_the_turn(lines: tuple[str, ...]) -> None:
    step = play(position(hands=("8 green", ""), deck="blue red"), *lines)
    assert (step.state.turn.seat, step.state.turn.phase, step.passed) == (0, Phase.SHED, False)
    assert choices(step.state) == ["shed blue", "shed green"]
    assert refusal(step.state, "shed red").key == "refused-not-held"


def test_fb_60_during_the_turn_there_is_no_limit() -> None:
    drawn = play(position(hands=("8 green", ""), deck="blue red"), "draw").state
    assert (sum(drawn.players[0].hand), drawn.turn.phase) == (9, Phase.SHIFT)


def test_fb_61_the_card_shed_is_put_into_the_reserve_for_anybody() -> None:
    state = play(position(hands=("8 green", ""), deck="warrior red red"), "draw", "stay").state
    step = play(state, "shed green")
    assert step.events == (Returned(Seat(0), Qi.GREEN),)
    assert (step.state.reserve, step.state.discards) == (qi("blue yellow brown green"), EMPTY)
    assert "take green" in choices(step.state)
    assert step.passed


def test_fb_62_columns_are_filled_in_turn_from_the_pawns_upwards() -> None:
    state = position(
        hands=("3 blue", ""),
        pawns=(2, 3),
        rows="fortification xi xi / fortification xi xi / fortification xi xi",
        piles=("wu-red wu-blue wu-green xi", "5 xi", "5 xi"),
    )
    step = play(state, "attack 2 blue", "press blue", "press blue")
    assert at(step.state, "G D A") == yens("wu-red wu-blue wu-green")
    assert Advanced(yens("wu-red wu-blue wu-green")) in step.events
    assert step.revealed


def test_fb_62_new_cards_are_told_column_by_column() -> None:
    state = position(hands=("3 blue", ""), rows=WALLS, piles=("wu-red xi", "wu-blue xi", "wu-green xi"))
    step = play(state, "attack 1 blue", "press blue", "press blue")
    assert Advanced(yens("wu-red wu-blue wu-green")) in step.events


def test_fb_63_an_empty_pile_skips_the_drawing_alone() -> None:
    state = position(
        hands=("brown", ""),
        pawns=(2, 3),
        rows="soldier-blue xi xi / soldier-yellow xi xi / soldier-brown xi xi",
        piles=("", "5 xi", "5 xi"),
    )
    after = play(state, "attack 2 brown", "stop").state
    assert at(after, "G D A") == (*yens("soldier-yellow soldier-blue"), None)
    assert [len(pile) for pile in after.piles] == [0, 5, 5]


def test_fb_63_a_pile_with_too_few_gives_what_it_has() -> None:
    state = position(hands=("3 blue", ""), pawns=(2, 3), rows=WALLS, piles=("bo", "5 xi", "5 xi"))
    after = play(state, "attack 2 blue", "press blue", "press blue").state
    assert at(after, "G D A") == (Yen.BO, None, None)
    assert [len(pile) for pile in after.piles] == [0, 5, 5]


def test_fb_64_the_general_drawn_is_replaced_by_the_next_card() -> None:
    state = position(hands=("blue", ""), rows=WALLS, piles=("general bo xi", "5 xi", "5 xi"))
    step = play(state, "attack 1 blue", "stop")
    assert at(step.state, "G D A") == yens("2 fortification bo")
    assert len(step.state.piles[0]) == 1
    assert Appeared() in step.events
    assert step.state.general is Qijie.BESIDE
