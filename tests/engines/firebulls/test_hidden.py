"""What is public, what each viewer may know of the hands, and positions that a viewer cannot tell apart."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

import pytest

from engines.chance import Chance, seed_from
from engines.core import Event, Seat
from engines.firebulls.data import Counts, Qi
from engines.firebulls.events import Dealt, Got, LostCard, StoleCard
from engines.firebulls.hidden import known_hand, reseed_hidden
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Fact, Phase, Qijie, State, Turn
from engines.firebulls.view import View, view
from tests.engines.firebulls.games import EAGER, RESTLESS, general_in_reach, moves, table_of_games
from tests.engines.firebulls.position import (
    EMPTY,
    leave,
    legal,
    places,
    play,
    position,
    qi,
    qi_cards,
    yen_cards,
)

GENERAL = "general red red red red red red red"


def known(state: State, viewer: int | None, owner: int) -> Counts:
    """What the view tells this viewer of that hand."""
    return view(state, None if viewer is None else Seat(viewer)).seats[owner].known


def viewers(state: State) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(len(state.players)))]


# what is public


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


def test_fb_75_what_was_known_of_a_seat_that_left_is_forgotten() -> None:
    facts = (Fact(Seat(1), Seat(0), Qi.BLUE), Fact(Seat(0), Seat(1), Qi.RED), Fact(Seat(2), Seat(1), Qi.RED))
    state = position(hands=("blue", "2 red", ""), seen=("", "red"), facts=facts)
    after = leave(state, 0).state
    assert after.facts == facts[2:]
    assert known(after, 1, 0) == EMPTY
    assert known(after, 2, 1) == qi("2 red")


# laws over games


def eventful_games() -> Iterator[State]:
    """Positions of all kinds: games of every kind, and games in which the General is within reach."""
    for _, game in table_of_games(24, RESTLESS):
        for *_, step in game:
            yield step.state
    for seats in (2, 3, 4, 5):
        for number in range(12):
            start = general_in_reach(seats, number)
            for *_, step in islice(moves(start, number, manner=EAGER), 40):
                yield step.state


def test_the_hand_made_tables_hold_all_the_cards() -> None:
    for seats in (2, 3, 4, 5):
        state = general_in_reach(seats, "count")
        assert qi_cards(state) == (10, 10, 10, 10, 10, 4)
        assert sum(yen_cards(state).values()) == 54


def test_a_hand_holds_at_least_what_is_known_of_it_by_all_together() -> None:
    facts = 0
    for state in eventful_games():
        for owner, player in enumerate(state.players):
            about = [fact.card for fact in state.facts if fact.owner == owner]
            facts += len(about)
            for kind in Qi:
                assert player.hand[kind] >= player.open[kind] + about.count(kind)
                assert player.open[kind] >= 0
    assert facts > 500


def told(events: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.audience in (None, viewer)]


def test_only_the_private_events_name_hidden_cards() -> None:
    for _, game in table_of_games(8, EAGER):
        for *_, step in game:
            for event in step.events:
                private = isinstance(event, Dealt | Got | StoleCard | LostCard)
                assert (event.audience is not None) is private


def other(state: State, viewer: Seat | None) -> State:
    return reseed_hidden(state, viewer, seed_from("another", str(viewer)))


def same_to(viewer: Seat | None, state: State, twin: State) -> bool:
    first, second = view(state, viewer), view(twin, viewer)
    return first == second and (viewer is None or legal(state, viewer) == legal(twin, viewer))


def test_reseeding_leaves_every_viewer_what_they_see_and_the_cards_complete() -> None:
    for state in eventful_games():
        for viewer in viewers(state):
            twin = other(state, viewer)
            assert same_to(viewer, state, twin)
            assert qi_cards(twin) == qi_cards(state)
            assert yen_cards(twin) == yen_cards(state)


def test_reseeding_keeps_what_the_others_know_true_and_as_much() -> None:
    for state in eventful_games():
        for viewer in viewers(state):
            twin = other(state, viewer)
            for owner, player in enumerate(twin.players):
                about = [fact.card for fact in twin.facts if fact.owner == owner]
                assert all(player.hand[kind] >= player.open[kind] + about.count(kind) for kind in Qi)
                for someone in viewers(state):
                    if someone != owner:
                        before = known_hand(state, someone, Seat(owner))
                        assert sum(known_hand(twin, someone, Seat(owner))) == sum(before)


def test_reseeding_keeps_the_card_gained_in_the_hand_that_gained_it() -> None:
    for state in eventful_games():
        for viewer in viewers(state):
            twin = other(state, viewer)
            seat, gained = twin.turn.seat, twin.turn.gained
            assert (gained is None) is (state.turn.gained is None)
            if gained is not None and not twin.players[seat].open[gained]:
                known_by_others = sum((fact.owner, fact.card) == (seat, gained) for fact in twin.facts)
                assert twin.players[seat].hand[gained] > known_by_others


def test_reseeding_changes_hands_deck_piles_and_the_chance_to_come() -> None:
    state = general_in_reach(4, "changes")
    twin = other(state, None)
    assert twin.deck != state.deck
    assert twin.piles != state.piles
    assert [player.hand for player in twin.players] != [player.hand for player in state.players]
    assert twin.chance.seed != state.chance.seed
    mine = other(state, Seat(0))
    assert mine.players[0].hand == state.players[0].hand
    assert mine.players[2].hand != state.players[2].hand


def test_one_who_knows_a_whole_hand_finds_the_same_after_reseeding() -> None:
    facts = (Fact(Seat(1), Seat(0), Qi.BLUE),)
    state = position(hands=("2 blue red", "green", "green"), seen=("blue red",), facts=facts)
    for number in range(20):
        assert reseed_hidden(state, Seat(1), seed_from(number)).players[0].hand == qi("2 blue red")


def test_the_next_public_choice_looks_alike_to_a_viewer_after_reseeding() -> None:
    """What another may do at the opening depends on their hand; what the viewer is shown does not."""
    shown = partial(view, viewer=Seat(1))
    state = position(hands=("3 red", "blue", ""))
    twins = [shown(reseed_hidden(state, Seat(1), seed_from(number))) for number in range(10)]
    assert twins == [shown(state)] * 10
    assert all(isinstance(twin, View) for twin in twins)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_game_left_in_the_middle_of_a_draw_can_be_reseeded(viewer: int | None) -> None:
    over = leave(play(position(hands=("", "red"), deck="green red"), "draw").state, 0).state
    assert over.turn.phase is Phase.OVER
    assert view(over, Seat(0)).gained is None
    seat = None if viewer is None else Seat(viewer)
    assert same_to(seat, over, other(over, seat))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_game_that_ends_with_a_card_shed_can_be_reseeded(viewer: int | None) -> None:
    state = position(hands=("8 blue", "red"), seen=("8 blue",), deck="green", passes=2)
    over = play(state, "draw", "stay", "shed green").state
    assert over.turn.phase is Phase.OVER
    seat = None if viewer is None else Seat(viewer)
    assert same_to(seat, over, other(over, seat))


def test_describing_needs_the_view_alone_and_never_fails() -> None:
    for state in islice(eventful_games(), 400):
        for viewer in viewers(state):
            assert FIREBULLS.describe(view(state, viewer)) == FIREBULLS.describe(
                view(other(state, viewer), viewer)
            )
