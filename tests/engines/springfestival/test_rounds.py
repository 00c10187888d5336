"""From the set-up through twelve rounds to the finale, with everybody acting at once."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engines.chance import Chance, seed_from
from engines.core import Action, IllegalAction, NotYourTurn, Seat, Step, act
from engines.springfestival import events
from engines.springfestival.actions import Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.area import Area, best_bouquet
from engines.springfestival.data import CARDS, STARTING_SETS, TILES
from engines.springfestival.grid import ORIGIN, cell_at, column, row
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, Player, State
from tests.engines.springfestival.positions import (
    Workshop,
    area,
    card,
    cells,
    laid_out,
    launching,
    named,
    new_game,
)


def do(state: State, seat: int, action: Action) -> Step[State]:
    return act(SPRINGFESTIVAL, state, Seat(seat), action)


def follow(state: State, *played: tuple[int, Action]) -> State:
    for seat, action in played:
        state = do(state, seat, action).state
    return state


def legal(state: State, seat: int) -> Sequence[Action]:
    return SPRINGFESTIVAL.legal(state, Seat(seat))


def skip_round(state: State) -> State:
    """Everybody does what the bot would do."""
    if state.phase is Phase.TURNING:
        state = do(state, state.active, Rotate(0)).state
    while state.phase is Phase.LAUNCHING:
        seat = state.waiting[0]
        state = do(state, seat, SPRINGFESTIVAL.autopilot(state, seat)).state
    return state


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
    assert step.events == (events.Launched(Seat(0), TILES[named("B2a")].colour, 2, cell_at(-1, 0), 1, 1),)


def test_sf_31_a_seat_for_whom_nothing_fits_is_done_without_being_asked(workshop: Workshop) -> None:
    new = workshop.tile("blue 2", "N")
    there = area({(0, 0): new})
    state = launching(Player(there, (card("C-O4-red"),), (), 0, new), Player(there, (), (), 0, new))
    step = do(state, 0, Place(cell_at(1, 0)))
    assert (step.passed, step.state.waiting) == (True, (1,))


def with_example(workshop: Workshop, *cards: str) -> Player:
    """The square of the rulebook's example, all but the tile to be placed on 1,1."""
    return Player(
        area(
            exploded={
                (0, 0): workshop.tile("red 1"),
                (1, 0): workshop.tile("yellow 1"),
                (0, 1): workshop.tile("blue 2"),
            }
        ),
        tuple(map(card, cards)),
        (),
        0,
        workshop.tile("red 3"),
    )


SQUARE = cells((0, 0), (1, 0), (0, 1), (1, 1))
CORNER = Place(cell_at(1, 1))


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


def test_the_token_passes_clockwise_when_all_are_done() -> None:
    state = laid_out(3)
    for _ in range(4):
        before, state = state.active, skip_round(state)
        assert state.active == (before + 1) % 3


def test_sf_19_seats_act_in_any_order_and_the_boards_are_the_same() -> None:
    """Without completing, since cards go to whoever comes first (SF-34)."""
    state = laid_out(4)
    state = do(state, state.active, Rotate(3)).state
    played = [(seat, legal(state, seat)[seat + 2]) for seat in range(4)]
    ends = {
        follow(state, *(played[seat] for seat in order))
        for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0))
    }
    assert len(ends) == 1


def test_sf_10_starting_tiles_may_be_laid_in_any_order() -> None:
    state = new_game(2)
    mine = [(0, Lay(number, cell_at(number - 1, 0))) for number in (1, 2, 3, 4)]
    theirs = [(1, Lay(5 - number, cell_at(0, number - 1))) for number in (1, 2, 3, 4)]
    mixed = [one for pair in zip(theirs, mine, strict=True) for one in pair]
    assert follow(state, *mine, *theirs) == follow(state, *mixed)


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sf_17_a_game_has_12_rounds_for_any_number_of_players(seats: int) -> None:
    state, rounds = laid_out(seats), 0
    while state.phase is Phase.TURNING:
        state, rounds = skip_round(state), rounds + 1
    assert (rounds, state.phase) == (12, Phase.FINALE)
    assert [len(player.area.tiles) for player in state.players] == [16] * seats


def test_sf_60_the_bot_lays_a_square_in_order() -> None:
    state = laid_out(2)
    expected = {(0, 0): 1, (1, 0): 2, (0, 1): 3, (1, 1): 4}
    assert state.players[0].area == area({at: STARTING_SETS[0][n - 1] for at, n in expected.items()})


def test_sf_60_the_bot_goes_on_from_what_a_player_began() -> None:
    state = follow(new_game(2), (0, Lay(4, ORIGIN)), (0, Lay(1, cell_at(0, -1))))
    assert SPRINGFESTIVAL.autopilot(state, Seat(0)) == Lay(2, cell_at(1, 0))
    state = follow(state, (0, Lay(2, cell_at(1, 0))), (0, Lay(3, cell_at(0, 1))))
    assert state.players[0].area.cells == cells((0, -1), (0, 0), (1, 0), (0, 1))


def test_sf_60_the_bot_turns_nothing_places_first_and_completes_nothing(workshop: Workshop) -> None:
    state = laid_out(2)
    assert SPRINGFESTIVAL.autopilot(state, state.active) == Rotate(0)
    state = do(state, state.active, Rotate(0)).state
    assert SPRINGFESTIVAL.autopilot(state, Seat(1)) == Place(cell_at(0, -1))
    player = with_example(workshop, "C-O4-red")
    state = do(launching(player, player), 0, CORNER).state
    assert SPRINGFESTIVAL.autopilot(state, Seat(0)) == Done()


def test_sf_60_the_bot_starts_the_best_finale(workshop: Workshop) -> None:
    west = workshop.tile("red 1", "W")
    player = Player(area({(0, 0): west, (1, 0): west, (2, 0): west}), (), ())
    assert SPRINGFESTIVAL.autopilot(in_finale(player, player), Seat(0)) == Finale(cell_at(2, 0))
    assert best_bouquet(player.area) == cell_at(2, 0)


def test_cards_come_from_the_games_own_chance() -> None:
    one, other = new_game(2, seed=1), new_game(2, seed=2)
    assert one.centre.decks != other.centre.decks
    assert new_game(2, seed=1) == one
    assert one.centre.chance != Chance(seed_from("test", "1"))
