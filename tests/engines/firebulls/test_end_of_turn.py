"""The end of a turn: the Warriors' price, the hand limit, the rows; and the deck that runs out."""

import pytest

from engines.core import Seat
from engines.firebulls.data import Qi, Yen
from engines.firebulls.events import Advanced, Appeared, Drew, Exhausted, Returned, Sacrificed
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


def test_fb_20_between_equal_cards_there_is_nothing_to_choose() -> None:
    after = after_warriors(1, "3 xi")
    assert after.turn.seat == 1
    assert after.players[0].victory == yens("2 xi fortification")


def test_fb_20_cards_that_become_all_the_rest_go_by_themselves() -> None:
    """Two to pay of three: one is chosen, and of two different cards the second choice is still open."""
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


@pytest.mark.parametrize(("length", "passes"), [("full", 0), ("full", 1), ("short", 0)])
@pytest.mark.parametrize("lines", [("draw",), ("take blue",)])
def test_fb_65_the_last_card_drawn_ends_a_pass_and_the_discards_come_back_at_once(
    length: str, passes: int, lines: tuple[str, ...]
) -> None:
    state = position(deck="red", discards="4 green", length=length, passes=passes)
    step = play(state, *lines)
    assert (step.state.passes, step.state.discards) == (passes + 1, EMPTY)
    assert step.state.deck == (Qi.GREEN,) * 4
    assert Exhausted(passes + 1, state.limit) in step.events


@pytest.mark.parametrize(("length", "passes"), [("full", 2), ("short", 1)])
def test_fb_65_the_last_pass_brings_nothing_back(length: str, passes: int) -> None:
    state = position(deck="red", discards="4 green", length=length, passes=passes)
    after = play(state, "draw").state
    assert (after.passes, after.deck, after.discards) == (passes + 1, (), qi("4 green"))


def test_fb_65_and_66_a_deck_with_two_cards_ends_no_pass() -> None:
    step = play(position(deck="red green", discards="4 green"), "draw")
    assert (step.state.passes, step.state.deck) == (0, (Qi.GREEN,))
    assert not [event for event in step.events if isinstance(event, Exhausted)]


def test_fb_66_with_no_discards_the_deck_stays_empty_until_the_next_draw_that_needs_it() -> None:
    state = position(hands=("", "blue"), deck="red", passes=0, rows=WALLS, pawns=(1, 2))
    empty = play(state, "draw", "stay").state
    assert (empty.passes, empty.deck) == (1, ())
    paid = play(empty, "attack 1 blue", "stop").state
    assert (paid.passes, paid.deck, paid.discards) == (1, (), qi("blue"))
    again = play(position(deck="", discards="3 blue", passes=1), "draw").state
    assert (again.passes, again.deck, again.discards) == (1, (Qi.BLUE, Qi.BLUE), EMPTY)


@pytest.mark.parametrize("lines", [("draw",), ("take blue",)])
def test_fb_66_a_draw_with_both_empty_raises_the_counter_by_one(lines: tuple[str, ...]) -> None:
    state = position(reserve="7 blue 7 green", deck="", passes=0)
    step = play(state, *lines)
    assert (step.state.passes, step.state.deck) == (1, ())
    assert Exhausted(1, 3) in step.events
    assert not step.revealed


def test_fb_66_a_single_discard_rebuilt_and_drawn_is_a_whole_pass() -> None:
    after = play(position(deck="", discards="green", passes=1), "draw").state
    assert (after.passes, after.deck, after.players[0].hand) == (2, (), qi("green"))


def test_fb_67_after_the_last_exhaustion_the_turn_is_completed_without_further_cards() -> None:
    rows = "xi xi fortification / xi fortification xi / bo xi xi"
    hand = "blue yellow brown red green 2 blue"
    state = position(hands=(hand, ""), rows=rows, deck="green", passes=2, piles=("xi", "xi", "xi"))
    drawn = play(state, "attack 1 blue yellow brown red green", "power").state
    assert (drawn.passes, drawn.players[0].hand, drawn.turn.phase) == (3, qi("2 blue green"), Phase.PRESS)
    step = play(drawn, "press blue", "press blue")
    assert step.state.players[0].hand == qi("green")  # no bonus
    assert not [event for event in step.events if isinstance(event, Drew)]
    assert None not in step.state.rows
    assert step.state.turn.phase is Phase.OVER


def test_fb_67_the_pawn_may_still_move_and_a_card_must_still_be_shed() -> None:
    state = position(hands=("8 red", ""), pawns=(1, 2), deck="green", passes=2)
    moved = play(state, "draw", "shift 2").state
    assert (moved.players[0].direction, moved.turn.phase) == (2, Phase.SHED)
    assert play(moved, "shed green").state.turn.phase is Phase.OVER


def test_fb_67_a_bonus_of_two_ends_with_the_last_card() -> None:
    state = position(hands=("3 blue", ""), rows=WALLS, deck="green", passes=2)
    step = play(state, "attack 1 blue", "press blue", "press blue")
    assert step.state.players[0].hand == qi("green")
    assert step.state.turn.phase is Phase.OVER
