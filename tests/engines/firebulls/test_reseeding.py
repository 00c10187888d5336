"""Another position that a viewer cannot tell from the given one, and what is known stays true in it."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from engines.chance import seed_from
from engines.core import Seat
from engines.firebulls.data import Qi
from engines.firebulls.hidden import known_hand, reseed_hidden
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Fact, Phase, State
from engines.firebulls.view import view
from tests.engines.firebulls.games import EAGER, RESTLESS, general_in_reach, moves, table_of_games
from tests.engines.firebulls.position import (
    leave,
    legal,
    play,
    position,
    qi,
    qi_cards,
    yen_cards,
)


def viewers(state: State) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(len(state.players)))]


@cache
def eventful_games() -> tuple[State, ...]:
    """Positions of all kinds: games of every kind, and games in which the General is within reach. One
    is much like the next: each law takes every third."""
    return tuple(_positions())


def _positions() -> Iterator[State]:
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


def other(state: State, viewer: Seat | None) -> State:
    return reseed_hidden(state, viewer, seed_from("another", str(viewer)))


def same_to(viewer: Seat | None, state: State, twin: State) -> bool:
    first, second = view(state, viewer), view(twin, viewer)
    return first == second and (viewer is None or legal(state, viewer) == legal(twin, viewer))


def test_reseeding_leaves_every_viewer_what_they_see_and_the_cards_complete() -> None:
    for state in eventful_games()[::3]:
        for viewer in viewers(state):
            twin = other(state, viewer)
            assert same_to(viewer, state, twin)
            assert qi_cards(twin) == qi_cards(state)
            assert yen_cards(twin) == yen_cards(state)


def test_reseeding_keeps_what_the_others_know_true_and_as_much() -> None:
    for state in eventful_games()[1::3]:
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
    for state in eventful_games()[2::3]:
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
    for state in eventful_games()[:400]:
        for viewer in viewers(state):
            assert FIREBULLS.describe(view(state, viewer)) == FIREBULLS.describe(
                view(other(state, viewer), viewer)
            )
