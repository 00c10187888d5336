"""The last round, the grand finale and the end."""

from dataclasses import replace

from engines.core import Seat
from engines.springfestival import events
from engines.springfestival.actions import Complete, Done, Finale
from engines.springfestival.area import best_bouquet
from engines.springfestival.grid import ORIGIN, cell_at
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, Player, State
from tests.engines.springfestival.positions import (
    CORNER,
    SQUARE,
    Workshop,
    area,
    card,
    do,
    follow,
    launching,
    legal,
    with_example,
)


def last_round(*players: Player) -> State:
    return launching(*players, height=0)


def test_sf_43_after_round_12_is_played_fully_all_tiles_turn_to_rocket(workshop: Workshop) -> None:
    player = with_example(workshop, "C-O4-red")
    state = follow(last_round(player, player), (0, CORNER), (1, CORNER), (0, Done()))
    assert state.phase is Phase.LAUNCHING
    state = follow(state, (1, Complete(card("C-O4-red"), SQUARE)))
    assert (state.phase, state.waiting) == (Phase.FINALE, (0, 1))
    assert [player.area.exploded for player in state.players] == [0, 0]
    assert list(legal(state, 0)) == [Finale(cell) for cell in SQUARE]


def in_finale(*players: Player) -> State:
    return replace(last_round(*players), phase=Phase.FINALE)


def test_sf_44_the_finale_is_one_chain_without_sparks(workshop: Workshop) -> None:
    east, west = workshop.tile("red 1", "E", "W"), workshop.tile("red 1", "W", "E")
    player = Player(area({(0, 0): east, (1, 0): west, (2, 0): west}), (), ())
    step = do(in_finale(player, player), 0, Finale(ORIGIN))
    after = step.state.players[0]
    assert (after.area.exploded.bit_count(), after.applause) == (2, 0)
    assert step.events == (events.Bouquet(Seat(0), ORIGIN, 2, 3),)
    assert step.passed


def test_sf_t11_and_sf_45_a_perfect_bouquet_is_worth_three_applause(workshop: Workshop) -> None:
    east, west = workshop.tile("red 1", "E"), workshop.tile("red 1", "W")
    line = area({(0, 0): east, (1, 0): east, (2, 0): east, (3, 0): west})
    state = in_finale(Player(line, (), (), 2), Player(line, (), (), 4))
    state = follow(state, (0, Finale(ORIGIN)), (1, Finale(cell_at(3, 0))))
    outcome = SPRINGFESTIVAL.outcome(state)
    assert outcome is not None
    assert state.players[0].applause == 5
    assert [line.points for line in outcome.scores[0].lines] == [4, 5, 3, 0]
    assert [line.points for line in outcome.scores[1].lines] == [2, 4, 0, 0]


def test_after_the_finale_the_game_is_over(workshop: Workshop) -> None:
    one = Player(area({(0, 0): workshop.tile("red 1", "E")}), (), ())
    state = follow(in_finale(one, one), (0, Finale(ORIGIN)))
    assert SPRINGFESTIVAL.outcome(state) is None
    state = follow(state, (1, Finale(ORIGIN)))
    assert (state.phase, state.waiting) == (Phase.OVER, ())
    assert [list(SPRINGFESTIVAL.legal(state, seat)) for seat in (None, Seat(0), Seat(1))] == [[], [], []]


def test_sf_60_the_bot_starts_the_best_finale(workshop: Workshop) -> None:
    west = workshop.tile("red 1", "W")
    player = Player(area({(0, 0): west, (1, 0): west, (2, 0): west}), (), ())
    assert SPRINGFESTIVAL.autopilot(in_finale(player, player), Seat(0)) == Finale(cell_at(2, 0))
    assert best_bouquet(player.area) == cell_at(2, 0)
