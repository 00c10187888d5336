"""The deck that runs out: passes, the discards that come back, and the last exhaustion."""

import pytest

from engines.firebulls.data import Qi
from engines.firebulls.events import Drew, Exhausted
from engines.firebulls.state import Phase
from tests.engines.firebulls.position import EMPTY, play, position, qi

WALLS = "9 fortification"


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
