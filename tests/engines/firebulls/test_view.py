"""What is public, and what each viewer may know of the hands."""

from dataclasses import replace

from engines.chance import Chance, seed_from
from engines.core import Seat
from engines.firebulls.data import Counts, Qi
from engines.firebulls.events import Dealt, Got, LostCard, StoleCard
from engines.firebulls.state import Fact, Qijie, State, Turn
from engines.firebulls.view import view
from tests.engines.firebulls.games import EAGER, table_of_games
from tests.engines.firebulls.position import (
    EMPTY,
    leave,
    places,
    play,
    position,
    qi,
)

GENERAL = "general red red red red red red red"


def known(state: State, viewer: int | None, owner: int) -> Counts:
    """What the view tells this viewer of that hand."""
    return view(state, None if viewer is None else Seat(viewer)).seats[owner].known


def test_fb_59_hands_and_piles_are_secret_and_their_sizes_are_not() -> None:
    state = position(hands=("3 red", "blue green"), piles=("4 xi", "3 bo", "general"))
    for viewer in (None, Seat(1)):
        seen = view(state, viewer)
        assert [seat.cards for seat in seen.seats] == [3, 2]
        assert (seen.piles, seen.deck) == ((4, 3, 1), 10)
        assert seen.seats[0].known == EMPTY
    assert view(state, None).hand is None
    assert view(state, Seat(1)).hand == qi("blue green")


def test_fb_59_victory_piles_reserve_discards_removed_and_the_counter_are_public() -> None:
    state = position(victories=("xi bo", ""), discards="red", removed="xi", passes=1)
    seen = view(state, None)
    assert (seen.seats[0].victory, seen.reserve, seen.discards) == (
        state.players[0].victory, state.reserve, state.discards,
    )  # fmt: skip
    assert (seen.removed, seen.passes, seen.limit, seen.general) == (state.removed, 1, 3, Qijie.HIDDEN)


def test_fb_59_a_card_taken_from_the_reserve_is_known_to_all() -> None:
    after = play(position(hands=("red", "")), "take blue").state
    assert known(after, None, 0) == known(after, 1, 0) == qi("blue")
    assert known(after, 0, 0) == qi("red blue")


def test_fb_59_a_card_drawn_from_the_deck_is_known_to_its_owner_alone() -> None:
    after = play(position(deck="green red"), "draw").state
    assert known(after, None, 0) == known(after, 1, 0) == EMPTY
    assert (view(after, Seat(0)).gained, view(after, Seat(1)).gained) == (Qi.GREEN, None)
    assert view(after, None).gained is None


def test_fb_59_a_card_shed_to_the_reserve_is_no_longer_known_in_the_hand() -> None:
    state = position(hands=("4 blue 4 green", ""), seen=("blue",), deck="red red")
    after = play(state, "draw", "stay", "shed blue").state
    assert known(after, 1, 0) == EMPTY
    assert known(play(state, "draw", "stay", "shed green").state, 1, 0) == qi("blue")


def test_fb_59_a_payment_is_made_of_the_known_cards_first() -> None:
    state = position(hands=("3 blue", ""), seen=("2 blue",), rows="9 fortification")
    assert known(play(state, "attack 1 blue").state, 1, 0) == qi("blue")
    assert known(play(state, "attack 1 blue", "press blue").state, 1, 0) == EMPTY


def test_fb_59_the_colonels_discard_is_seen_by_all() -> None:
    state = position(hands=("5 red", "2 blue"), seen=("", "blue"), rows="6 . colonel . .")
    after = play(state, "attack 1 red red red red red", "power").state
    assert known(after, None, 1) == EMPTY
    assert after.players[1].hand == qi("blue")


def stolen(hand: str, seen: str, card: Qi) -> State:
    """The first seat of three steals this card from the second."""
    state = position(hands=("7 red", hand, ""), seen=("", seen), general=Qijie.BESIDE)
    asked = play(state, GENERAL).state
    for number in range(200):
        after = play(replace(asked, chance=Chance(seed_from("theft", number))), "power").state
        if after.players[0].hand[card]:
            return after
    raise AssertionError(f"never stolen: {card}")


def test_fb_59_thief_and_victim_know_the_stolen_card_and_nobody_else() -> None:
    after = stolen("blue green", "", Qi.GREEN)
    assert known(after, 1, 0) == qi("green")
    assert known(after, 0, 0) == qi("green")
    assert known(after, 2, 0) == known(after, None, 0) == EMPTY


def test_fb_59_after_a_theft_the_others_cannot_be_sure_of_any_kind_and_the_thief_can() -> None:
    after = stolen("2 blue green yellow", "2 blue green", Qi.GREEN)
    assert known(after, 2, 1) == known(after, None, 1) == qi("blue")
    assert known(after, 0, 1) == qi("2 blue")


def test_fb_59_a_theft_of_an_unknown_card_leaves_the_thief_all_that_was_known() -> None:
    after = stolen("blue green yellow", "blue green", Qi.YELLOW)
    assert known(after, 0, 1) == qi("blue green")
    assert known(after, 2, 1) == EMPTY


def test_fb_59_a_stolen_card_that_is_played_is_forgotten() -> None:
    after = replace(
        stolen("blue green", "", Qi.GREEN), turn=Turn(Seat(0)), rows=places("6 . fortification . .")
    )
    paid = play(after, "attack 1 green").state
    assert (known(paid, 1, 0), paid.facts) == (EMPTY, ())


def test_fb_59_of_two_cards_of_a_kind_the_known_one_goes_first_and_the_fact_stays_true() -> None:
    fact = Fact(Seat(1), Seat(0), Qi.BLUE)
    state = position(hands=("3 blue", "", ""), seen=("blue",), rows="9 fortification", facts=(fact,))
    assert known(state, 1, 0) == qi("2 blue")
    once = play(state, "attack 1 blue").state
    assert (known(once, 1, 0), known(once, 2, 0)) == (qi("blue"), EMPTY)
    twice = play(once, "press blue").state
    assert known(twice, 1, 0) == EMPTY


def test_fb_59_a_card_seen_to_go_is_forgotten_once_by_everyone_who_knew_such_a_one() -> None:
    know_blue = [Fact(Seat(viewer), Seat(0), Qi.BLUE) for viewer in (1, 1, 2)]
    others = [Fact(Seat(1), Seat(0), Qi.RED), Fact(Seat(0), Seat(1), Qi.BLUE)]
    state = position(hands=("4 blue red", "blue", ""), rows="9 fortification", facts=(*know_blue, *others))
    paid = play(state, "attack 1 blue").state
    assert [known(paid, viewer, 0) for viewer in (1, 2)] == [qi("blue red"), EMPTY]
    assert known(paid, 0, 1) == qi("blue")


def test_fb_75_what_was_known_of_a_seat_that_left_is_forgotten() -> None:
    facts = (Fact(Seat(1), Seat(0), Qi.BLUE), Fact(Seat(0), Seat(1), Qi.RED), Fact(Seat(2), Seat(1), Qi.RED))
    state = position(hands=("blue", "2 red", ""), seen=("", "red"), facts=facts)
    after = leave(state, 0).state
    assert after.facts == facts[2:]
    assert known(after, 1, 0) == EMPTY
    assert known(after, 2, 1) == qi("2 red")


def test_only_the_private_events_name_hidden_cards() -> None:
    for _, game in table_of_games(8, EAGER):
        for *_, step in game:
            for event in step.events:
                private = isinstance(event, Dealt | Got | StoleCard | LostCard)
                assert (event.audience is not None) is private
