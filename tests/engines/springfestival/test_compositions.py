"""Completing compositions in the course of a round."""

from dataclasses import replace

import pytest

from engines.core import NotYourTurn, Seat
from engines.springfestival import events
from engines.springfestival.actions import Complete, Done, Place
from engines.springfestival.grid import cell_at, column, row
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Player
from engines.words import Words
from tests.engines.springfestival.positions import (
    CORNER,
    SQUARE,
    Workshop,
    area,
    card,
    cells,
    do,
    follow,
    launching,
    legal,
    with_example,
)


def test_sf_31_a_seat_for_whom_nothing_fits_is_done_without_being_asked(workshop: Workshop) -> None:
    new = workshop.tile("blue 2", "N")
    there = area({(0, 0): new})
    state = launching(Player(there, (card("C-O4-red"),), (), 0, new), Player(there, (), (), 0, new))
    step = do(state, 0, Place(cell_at(1, 0)))
    assert (step.passed, step.state.waiting) == (True, (1,))


def test_sf_t3_completing_turns_the_tiles_keeps_the_card_and_draws_one_of_its_kind(
    workshop: Workshop,
) -> None:
    player = with_example(workshop, "C-O4-red", "M-J4-4")
    state = launching(player, player)
    next_card = state.centre.decks[0][0]
    placed = do(state, 0, CORNER)
    assert (placed.passed, placed.state.waiting) == (False, (0, 1))
    assert list(legal(placed.state, 0)) == [Complete(card("C-O4-red"), SQUARE), Done()]
    step = do(placed.state, 0, Complete(card("C-O4-red"), SQUARE))
    after = step.state.players[0]
    assert (after.cards, after.completed) == ((next_card, card("M-J4-4")), (card("C-O4-red"),))
    assert (after.area.exploded, step.revealed) == (0, True)
    assert step.state.centre.decks == (state.centre.decks[0][1:], state.centre.decks[1])
    assert step.passed
    told = Words("en", SPRINGFESTIVAL, ["Léa", "Tian"]).event(step.events[0])
    assert told == "Léa completes a colour composition (square of four, red): 5 points."


def test_sf_33_from_an_empty_deck_nothing_is_drawn(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red", "M-J4-4")
    state = launching(player, player)
    state = replace(state, centre=replace(state.centre, decks=((), state.centre.decks[1])))
    step = do(do(state, 0, CORNER).state, 0, Complete(card("C-O4-red"), SQUARE))
    assert step.state.players[0].cards == (card("M-J4-4"),)
    assert (step.revealed, step.events[1]) == (False, events.DeckEmpty(Seat(0)))


def test_sf_31_done_is_final_for_the_round(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red")
    state = do(launching(player, player), 0, CORNER).state
    step = do(state, 0, Done())
    assert (step.passed, step.state.waiting) == (True, (1,))
    with pytest.raises(NotYourTurn):
        do(step.state, 0, Complete(card("C-O4-red"), SQUARE))


def test_sf_31_nothing_is_completed_before_the_tile_is_placed(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red")
    state = launching(player, player)
    assert all(isinstance(action, Place) for action in legal(state, 0))


def test_sf_35_a_card_drawn_may_be_completed_at_once_with_other_tiles(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red")
    red, white = workshop.tile("red 1"), workshop.tile("blue 1")
    there = zip(player.area.cells, player.area.tiles, strict=True)
    both = area(
        exploded={(column(cell), row(cell)): tile for cell, tile in there}
        | {(2, 2): red, (3, 2): white, (4, 2): red, (5, 2): white}
    )
    state = launching(replace(player, area=both), player)
    state = replace(state, centre=replace(state.centre, decks=((card("C-I3-red"),), ())))
    state = do(state, 0, CORNER).state
    wanted = next(action for action in legal(state, 0) if isinstance(action, Complete))
    step = do(state, 0, wanted)
    assert not step.passed
    assert Complete(card("C-I3-red"), cells((2, 2), (3, 2), (4, 2))) in legal(step.state, 0)


def test_sf_36_a_tile_serves_once_a_turn(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red", "M-O4-1")
    state = do(launching(player, player), 0, CORNER).state
    assert any(isinstance(action, Complete) and action.card == card("M-O4-1") for action in legal(state, 0))
    state = replace(state, centre=replace(state.centre, decks=((), ())))
    step = do(state, 0, Complete(card("C-O4-red"), SQUARE))
    assert step.passed


def test_sf_34_whoever_completes_first_draws_first(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red")
    state = launching(player, player, player)
    first, second = state.centre.decks[0][:2]
    complete = Complete(card("C-O4-red"), SQUARE)
    state = follow(state, (1, CORNER), (0, CORNER), (1, complete), (0, complete))
    assert [state.players[seat].cards for seat in (0, 1)] == [(second,), (first,)]
