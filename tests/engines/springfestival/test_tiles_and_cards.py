"""How tiles lie and flip, how cards are dealt and kept, and what counts at the end."""

from dataclasses import fields, replace

import pytest

from engines.core import BadSetup, Seat
from engines.springfestival.actions import Complete, Place, Rotate
from engines.springfestival.area import Area
from engines.springfestival.data import CARDS, Kind
from engines.springfestival.grid import cell_at
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, Player
from tests.engines.springfestival.positions import (
    CORNER,
    SQUARE,
    Workshop,
    area,
    card,
    do,
    laid_out,
    launching,
    new_game,
    skip_round,
    with_example,
)

NOTHING = Player(Area(), (), ())


def test_sf_03_two_to_four_play() -> None:
    assert list(SPRINGFESTIVAL.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            new_game(seats)


def test_sf_04_there_is_always_applause_left(workshop: Workshop) -> None:
    old = workshop.tile("red 1", "S", "E")
    player = Player(area({(0, 0): old}), (), (), 70, workshop.tile("red 1", "S", "W"))
    assert do(launching(player, player), 0, Place(cell_at(1, 0))).state.players[0].applause == 71


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sf_07_two_cards_of_each_kind_are_dealt_to_everybody(seats: int) -> None:
    for player in new_game(seats).players:
        assert [CARDS[one].kind for one in player.cards] == [Kind.COLOUR] * 2 + [Kind.PATTERN] * 2


@pytest.mark.parametrize(("seats", "piles"), [(2, (3, 1)), (3, (3, 0, 1)), (4, (3, 0, 1, 2))])
def test_sf_16_two_sit_opposite_and_three_beside_each_other(seats: int, piles: tuple[int, ...]) -> None:
    state = laid_out(seats)
    tops = [pile[0] for pile in state.centre.piles]
    turned = do(state, state.active, Rotate(1)).state
    assert [player.tile for player in turned.players] == [tops[pile] for pile in piles]


def test_sf_23_a_tile_is_put_and_not_turned(workshop: Workshop) -> None:
    assert [one.name for one in fields(Place)] == ["cell"]
    sides = {
        (1, 0): workshop.tile("blue 2"),
        (0, 1): workshop.tile("blue 2"),
        (-1, 0): workshop.tile("blue 2"),
    }
    player = Player(area(sides), (), (), 0, workshop.tile("red 1", "E"))
    after = do(launching(player, player), 0, Place(cell_at(0, 0))).state.players[0].area
    assert [after.is_exploded(cell_at(*at)) for at in sides] == [True, False, False]


def test_sf_24_what_is_placed_is_launched(workshop: Workshop) -> None:
    there = area({(0, 0): workshop.tile("red 1", "W")})
    player = Player(there, (), (), 0, workshop.tile("red 1", "E"))
    after = do(launching(player, player), 0, Place(cell_at(1, 0))).state.players[0].area
    assert [after.is_exploded(cell_at(x, 0)) for x in (0, 1)] == [False, True]


def test_sf_37_and_40_tiles_turn_back_without_a_chain_and_the_card_stays(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red", "M-J4-4")
    pointing = workshop.tile("red 3", "W N NW")  # at all the others of the square
    state = launching(replace(player, tile=pointing), NOTHING, NOTHING)
    placed = do(state, 0, CORNER).state
    completed = do(placed, 0, Complete(card("C-O4-red"), SQUARE)).state
    assert completed.players[0].area.exploded == 0
    for viewer in (None, Seat(0), Seat(1)):
        seen = SPRINGFESTIVAL.view(completed, viewer).seats[0]
        assert (seen.completed, seen.points) == ((card("C-O4-red"),), 5)
    assert card("C-O4-red") in skip_round(completed).players[0].completed


def test_sf_47_and_48_tiles_that_exploded_count_one_and_equals_give_each_other_nothing(
    workshop: Workshop,
) -> None:
    tile = workshop.tile("red 1")
    players = (
        Player(area({(2, 0): tile}, {(0, 0): tile, (1, 0): tile}), (), (), 2),
        replace(NOTHING, applause=2),
        replace(NOTHING, applause=1),
    )
    over = replace(launching(*players, height=0), phase=Phase.OVER, waiting=())
    outcome = SPRINGFESTIVAL.outcome(over)
    assert outcome is not None
    assert [[line.points for line in score.lines[:3]] for score in outcome.scores] == [
        [2, 2, 3], [0, 2, 3], [0, 1, 0],
    ]  # fmt: skip
