"""The shop, placing, and everybody acting at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from engines.core import Action, NotYourTurn, Seat
from engines.springfestival import events
from engines.springfestival.actions import Choice, Complete, Done, Place, Rotate
from engines.springfestival.area import Area
from engines.springfestival.data import STARTING_SETS, TILES
from engines.springfestival.grid import ORIGIN, cell_at
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, Player, State
from tests.engines.springfestival.positions import (
    CORNER,
    Workshop,
    area,
    do,
    laid_out,
    launching,
    legal,
    named,
    skip_round,
    with_example,
)


def test_sf_15_turning_the_shop_moves_the_piles_clockwise_and_stays() -> None:
    state = laid_out(4)
    tops = [pile[0] for pile in state.centre.piles]
    turned = do(state, state.active, Rotate(1)).state
    assert [player.tile for player in turned.players] == [tops[3], tops[0], tops[1], tops[2]]
    state = skip_round(turned)
    tops = [pile[0] for pile in state.centre.piles]
    turned = do(state, state.active, Rotate(2)).state
    assert turned.centre.offset == 3
    assert [player.tile for player in turned.players] == [tops[1], tops[2], tops[3], tops[0]]


@pytest.mark.parametrize(("seats", "places"), [(2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3))])
def test_sf_t6_and_sf_t7_everybody_gets_the_tile_in_front_and_the_others_leave(
    seats: int, places: tuple[int, ...]
) -> None:
    state = laid_out(seats)
    tops = [pile[0] for pile in state.centre.piles]
    step = do(state, state.active, Rotate(0))
    after = step.state
    assert [player.tile for player in after.players] == [tops[place] for place in places]
    untaken = [tile for place, tile in enumerate(tops) if place not in places]
    assert after.lost_tiles == sum(1 << tile for tile in untaken)
    assert sum(isinstance(event, events.Discarded) for event in step.events) == 4 - seats
    assert [len(pile) for pile in after.centre.piles] == [11] * 4
    placed = skip_round(after)
    assert [len(player.area.tiles) for player in placed.players] == [5] * seats


def test_only_the_active_seat_turns_the_shop() -> None:
    state = laid_out(3)
    other = Seat((state.active + 1) % 3)
    with pytest.raises(NotYourTurn):
        do(state, other, Rotate(0))


def test_turning_shows_the_next_tiles_except_the_last_time() -> None:
    state = laid_out(2)
    assert do(state, state.active, Rotate(0)).revealed
    last = tuple(pile[:1] for pile in state.centre.piles)
    state = replace(state, centre=replace(state.centre, piles=last))
    assert not do(state, state.active, Rotate(0)).revealed


def test_sf_18_a_tile_is_never_refused() -> None:
    state = laid_out(2)
    state = do(state, state.active, Rotate(0)).state
    assert all(isinstance(action, Place) for action in legal(state, 0))


def test_sf_21_any_tile_may_be_replaced_starting_tiles_too_and_leaves_the_game() -> None:
    state = laid_out(2)
    state = do(state, state.active, Rotate(0)).state
    old = state.players[0].area.tile(ORIGIN)
    assert old in STARTING_SETS[0]
    assert [Place(cell) in legal(state, 0) for cell in state.players[0].area.cells] == [True] * 4
    step = do(state, 0, Place(ORIGIN))
    assert step.state.lost_tiles == state.lost_tiles | 1 << old
    assert len(step.state.players[0].area.tiles) == 4
    assert step.events[0] == events.Replaced(Seat(0), TILES[old].colour, TILES[old].explosions, ORIGIN)


def test_sf_28_sparks_are_applause_and_the_chain_follows(workshop: Workshop) -> None:
    lying, new = workshop.tile("red 1", "N", "W"), workshop.tile("blue 2", "N", "E")
    state = launching(Player(area({(0, 0): lying}), (), (), 4, new), Player(Area(), (), (), 0, new))
    step = do(state, 0, Place(cell_at(-1, 0)))
    assert step.state.players[0].applause == 5
    at = cell_at(-1, 0)
    assert step.events == (events.Launched(Seat(0), TILES[named("B2a")].colour, 2, at, 1, 1, (at,)),)


def test_sf_t9_a_replacing_tile_earns_applause_for_the_spark_it_forms_again(workshop: Workshop) -> None:
    a, b = workshop.tile("red 1", "N", "E"), workshop.tile("blue 1", "N", "W")
    c = workshop.tile("green 1", "N", "W")
    player = Player(area({(0, 0): a, (1, 0): b}), (), (), 1, c)
    step = do(launching(player, player), 0, Place(cell_at(1, 0)))
    assert step.state.players[0].applause == 2
    assert step.state.lost_tiles >> b & 1


def test_the_token_passes_clockwise_when_all_are_done() -> None:
    state = laid_out(3)
    for _ in range(4):
        before, state = state.active, skip_round(state)
        assert state.active == (before + 1) % 3


def middle_of_a_game(seed: int) -> State:
    """Somebody has just turned the shop; the areas have grown and compositions are near."""
    state = laid_out(4, seed=seed)
    for _ in range(6):
        state = do(state, state.active, Rotate(0)).state
        while state.phase is Phase.LAUNCHING:
            state = do(state, state.waiting[0], wish(state, state.waiting[0], state)).state
    return do(state, state.active, Rotate(1)).state


def wish(state: State, seat: int, before: State) -> Action:
    """What this seat likes best, looking at its own board and at the cards it had before."""
    view = SPRINGFESTIVAL.view(state, Seat(seat))
    known = before.players[seat].cards
    actions = [
        action
        for action in SPRINGFESTIVAL.legal(state, Seat(seat))
        if not isinstance(action, Complete) or action.card in known
    ]
    return max(actions, key=lambda action: SPRINGFESTIVAL.preview(view, cast(Choice, action)).worth)


def played(before: State, order: Sequence[int]) -> tuple[State, int]:
    """The round to its end, one action of each seat after the other; how many compositions it brought."""
    state = before
    while state.phase is Phase.LAUNCHING:
        for seat in order:
            if seat in state.waiting and state.phase is Phase.LAUNCHING:
                state = do(state, seat, wish(state, seat, before)).state
    return state, sum(len(player.completed) for player in state.players)


def boards(state: State) -> object:
    """All that must not depend on the order, the cards drawn as a whole included."""
    drawn = sorted(card for player in state.players for card in player.cards)
    areas = [(player.area, player.completed, player.applause) for player in state.players]
    return areas, drawn, state.lost_tiles, state.active, state.phase


def test_sf_19_and_sf_34_any_order_gives_the_same_boards_only_the_cards_drawn_differ() -> None:
    completed = 0
    for seed in range(8):
        before = middle_of_a_game(seed)
        first, brought = played(before, (0, 1, 2, 3))
        completed += brought - sum(len(player.completed) for player in before.players)
        for order in ((3, 2, 1, 0), (2, 0, 3, 1)):
            other, _ = played(before, order)
            assert boards(other) == boards(first)
    assert completed > 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sf_17_a_game_has_12_rounds_for_any_number_of_players(seats: int) -> None:
    state, rounds = laid_out(seats), 0
    while state.phase is Phase.TURNING:
        state, rounds = skip_round(state), rounds + 1
    assert (rounds, state.phase) == (12, Phase.FINALE)
    assert [len(player.area.tiles) for player in state.players] == [16] * seats


def test_sf_60_the_bot_turns_nothing_places_first_and_completes_nothing(workshop: Workshop) -> None:
    state = laid_out(2)
    assert SPRINGFESTIVAL.autopilot(state, state.active) == Rotate(0)
    state = do(state, state.active, Rotate(0)).state
    assert SPRINGFESTIVAL.autopilot(state, Seat(1)) == Place(cell_at(0, -1))
    player = with_example(workshop, "C-O4-red")
    state = do(launching(player, player), 0, CORNER).state
    assert SPRINGFESTIVAL.autopilot(state, Seat(0)) == Done()
