"""Set-up and starting tiles."""

import pytest

from engines.chance import Chance, seed_from, words
from engines.core import IllegalAction, Seat
from engines.springfestival import events
from engines.springfestival.actions import Lay
from engines.springfestival.data import CARDS, STARTING_SETS
from engines.springfestival.grid import ORIGIN, cell_at
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase
from tests.engines.springfestival.positions import (
    area,
    cells,
    do,
    follow,
    laid_out,
    legal,
    new_game,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up(seats: int) -> None:
    state = new_game(seats)
    assert [len(pile) for pile in state.centre.piles] == [12, 12, 12, 12]
    assert [[CARDS[card].kind for card in player.cards] for player in state.players] == [[0, 0, 1, 1]] * seats
    assert [len(deck) for deck in state.centre.decks] == [24 - 2 * seats] * 2
    assert (state.centre.sign, state.phase, state.waiting) == (None, Phase.LAYING, tuple(range(seats)))


def test_sf_11_any_seat_may_begin() -> None:
    assert {new_game(3, seed=seed).active for seed in range(20)} == {0, 1, 2}


def test_a_sign_is_drawn_or_named_or_none() -> None:
    assert new_game(2, {"signs": "dragon"}).centre.sign == "dragon"
    drawn = {new_game(2, {"signs": "random"}, seed).centre.sign for seed in range(200)}
    assert len(drawn) == 12
    assert None not in drawn


def test_cards_come_from_the_games_own_chance() -> None:
    one, other = new_game(2, seed=1), new_game(2, seed=2)
    assert one.centre.decks != other.centre.decks
    assert new_game(2, seed=1) == one
    assert one.centre.chance != Chance(seed_from("test", "1"))


def test_sf_09_the_first_starting_tile_goes_to_the_middle_any_next_one_beside_the_others() -> None:
    state = new_game(2)
    assert list(legal(state, 1)) == [Lay(explosions, ORIGIN) for explosions in (1, 2, 3, 4)]
    state = follow(state, (1, Lay(3, ORIGIN)))
    assert len(legal(state, 1)) == 12
    with pytest.raises(IllegalAction):
        do(state, 1, Lay(3, cell_at(1, 0)))
    with pytest.raises(IllegalAction):
        do(state, 1, Lay(1, cell_at(1, 1)))


def test_sf_13_starting_tiles_lie_rocket_side_up_and_earn_nothing() -> None:
    state = laid_out(4)
    for player in state.players:
        assert (player.area.exploded, player.applause, len(player.area.tiles)) == (0, 0, 4)


def test_sf_05_a_seat_lays_its_own_set() -> None:
    assert [player.area.tiles for player in laid_out(3).players] == [
        tuple(STARTING_SETS[seat]) for seat in range(3)
    ]


def test_the_last_starting_tile_shows_all_and_starts_the_first_round() -> None:
    state = new_game(2)
    square = ((0, 0), (1, 0), (0, 1), (1, 1))
    for seat in (0, 1):
        for number, at in enumerate(square, 1):
            step = do(state, seat, Lay(number, cell_at(*at)))
            state = step.state
            assert step.passed is (number == 4)
            assert step.revealed is ((seat, number) == (1, 4))
    assert step.events[1:] == (events.Prepared(Seat(1)), events.Shown(), events.RoundBegan(1, state.active))
    assert (state.phase, state.waiting) == (Phase.TURNING, (state.active,))


def test_sf_10_starting_tiles_may_be_laid_in_any_order() -> None:
    state = new_game(2)
    mine = [(0, Lay(number, cell_at(number - 1, 0))) for number in (1, 2, 3, 4)]
    theirs = [(1, Lay(5 - number, cell_at(0, number - 1))) for number in (1, 2, 3, 4)]
    mixed = [one for pair in zip(theirs, mine, strict=True) for one in pair]
    assert follow(state, *mine, *theirs) == follow(state, *mixed)


def test_sf_60_the_bot_lays_a_square_in_order() -> None:
    state = laid_out(2)
    expected = {(0, 0): 1, (1, 0): 2, (0, 1): 3, (1, 1): 4}
    assert state.players[0].area == area({at: STARTING_SETS[0][n - 1] for at, n in expected.items()})


def test_sf_60_the_bot_goes_on_from_what_a_player_began() -> None:
    state = follow(new_game(2), (0, Lay(4, ORIGIN)), (0, Lay(1, cell_at(0, -1))))
    assert SPRINGFESTIVAL.autopilot(state, Seat(0)) == Lay(2, cell_at(1, 0))
    state = follow(state, (0, Lay(2, cell_at(1, 0))), (0, Lay(3, cell_at(0, 1))))
    assert state.players[0].area.cells == cells((0, -1), (0, 0), (1, 0), (0, 1))


def test_sf_60_the_bot_finds_a_cell_whatever_a_player_began() -> None:
    for number in range(200):
        state, chosen = new_game(2, seed=number), words(seed_from("begun", number))
        for _ in range(3):
            actions = legal(state, 0)
            state = do(state, 0, actions[next(chosen) * len(actions) >> 64]).state
            assert SPRINGFESTIVAL.autopilot(state, Seat(0)) in legal(state, 0)
