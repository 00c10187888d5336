"""SF-61: what happens when a seat leaves for good."""

from engines.core import Action, Leave, Seat, Step, Who, act, say
from engines.springfestival import events
from engines.springfestival.actions import Rotate
from engines.springfestival.rules import SPRINGFESTIVAL, SpringFestival
from engines.springfestival.state import GONE, Phase, State
from tests.engines.springfestival.positions import census, laid_out, new_game


def leave(state: State, seat: int) -> Step[State]:
    return act(SPRINGFESTIVAL, state, None, Leave(Seat(seat)))


def do(state: State, seat: int, action: Action) -> State:
    return act(SPRINGFESTIVAL, state, Seat(seat), action).state


def by_itself(state: State, seat: int) -> State:
    return do(state, seat, SPRINGFESTIVAL.autopilot(state, Seat(seat)))


def test_sf_61_tiles_and_cards_leave_the_game() -> None:
    state = laid_out(3)
    state = do(state, state.active, Rotate(0))
    before, tile = census(state), state.players[1].tile
    assert tile is not None
    step = leave(state, 1)
    assert step.state.players[1] == GONE
    assert step.state.lost_tiles >> tile & 1
    assert census(step.state) == before
    assert step.events == (events.Departed(Seat(1)),)


def test_sf_61_starting_tiles_leave_too_laid_or_not() -> None:
    state = by_itself(new_game(3), 1)
    assert census(leave(state, 1).state) == census(state)
    assert census(leave(laid_out(3), 1).state) == census(laid_out(3))


def test_sf_61_from_the_next_turning_on_its_tile_is_discarded() -> None:
    state = leave(laid_out(3), 1).state
    tops = [pile[0] for pile in state.centre.piles]
    state = do(state, state.active, Rotate(0))
    assert [player.tile for player in state.players] == [tops[0], None, tops[2]]
    assert state.lost_tiles >> tops[1] & 1
    assert state.lost_tiles >> tops[3] & 1


def test_sf_61_when_the_active_seat_leaves_before_turning_the_next_one_turns() -> None:
    state = laid_out(3)
    active = state.active
    step = leave(state, active)
    following = Seat((active + 1) % 3)
    assert (step.state.active, step.state.waiting, step.state.phase) == (
        following,
        (following,),
        Phase.TURNING,
    )
    assert step.events[-1] == events.RoundBegan(1, following)


def test_sf_61_the_token_skips_a_seat_that_left() -> None:
    state = laid_out(3)
    active = state.active
    state = leave(state, (active + 1) % 3).state
    assert state.active == active
    state = do(state, active, Rotate(0))
    while state.phase is Phase.LAUNCHING:
        state = by_itself(state, state.waiting[0])
    assert state.active == (active + 2) % 3


def test_sf_61_the_round_closes_when_it_waited_only_for_the_seat_that_left() -> None:
    state = laid_out(3)
    state = do(state, state.active, Rotate(0))
    state = by_itself(by_itself(state, 0), 2)
    assert state.waiting == (1,)
    assert leave(state, 1).state.phase is Phase.TURNING


def test_sf_61_the_starting_tiles_are_shown_when_only_the_seat_that_left_was_still_laying() -> None:
    state = new_game(3)
    for _ in range(4):
        state = by_itself(by_itself(state, 0), 1)
    step = leave(state, 2)
    assert events.Shown() in step.events
    assert step.revealed
    assert step.state.phase is Phase.TURNING
    assert step.state.active != 2


def test_sf_61_the_seat_that_begins_may_leave_while_tiles_are_laid() -> None:
    state = new_game(4)
    state = leave(state, state.active).state
    assert not state.players[state.active].gone


def test_sf_61_the_last_seat_left_wins_at_once_in_every_phase() -> None:
    turning = laid_out(2)
    for state in (new_game(2), turning, do(turning, turning.active, Rotate(0))):
        for seat in (0, 1):
            step = leave(state, seat)
            assert (step.state.phase, step.state.waiting) == (Phase.OVER, ())
            outcome = SPRINGFESTIVAL.outcome(step.state)
            assert outcome is not None
            assert outcome.winners == (Seat(1 - seat),)
            assert outcome.ranks[seat] == 2
            assert outcome.ending == say("ending-alone", seat=Who(Seat(1 - seat)))


def test_sf_61_who_left_is_no_opponent_and_comes_last() -> None:
    state = leave(laid_out(3), 2).state
    while state.waiting:
        state = by_itself(state, state.waiting[0])
    outcome = SPRINGFESTIVAL.outcome(state)
    assert outcome is not None
    assert outcome.ranks[2] == 3
    assert outcome.scores[2].lines == ()
    assert max(line.points for score in outcome.scores[:2] for line in score.lines[2:3]) <= 3


def lines(state: State, seat: int) -> set[str]:
    outcome = SPRINGFESTIVAL.outcome(state)
    assert outcome is not None
    assert sum(line.points for line in outcome.scores[seat].lines) == outcome.scores[seat].total
    return {line.phrase.key for line in outcome.scores[seat].lines}


def at_the_finale() -> State:
    state = laid_out(2)
    while state.phase is not Phase.FINALE:
        state = by_itself(state, state.waiting[0])
    return state


def test_sf_61_who_is_left_has_no_points_for_a_finale_that_did_not_take_place() -> None:
    turning = laid_out(2)
    served = do(turning, turning.active, Rotate(0))
    launched = by_itself(served, 0)
    assert launched.players[0].area.exploded, "tiles lie on their Explosion side"
    for state in (new_game(2), turning, served, launched, at_the_finale()):
        over = leave(state, 1).state
        assert "score-bouquet" not in lines(over, 0)
        assert {"score-applause", "score-compositions"} <= lines(over, 0)


def test_sf_61_who_is_left_keeps_the_points_of_an_own_finale() -> None:
    over = leave(by_itself(at_the_finale(), 0), 1).state
    assert "score-bouquet" in lines(over, 0)


def test_sf_61_a_finished_game_has_its_finale() -> None:
    state = at_the_finale()
    while state.waiting:
        state = by_itself(state, state.waiting[0])
    assert all("score-bouquet" in lines(state, seat) for seat in (0, 1))


def test_sf_61_games_of_version_1_count_it_as_before() -> None:
    turning = laid_out(2)
    launched = by_itself(do(turning, turning.active, Rotate(0)), 0)
    over = act(SpringFestival(1), launched, None, Leave(Seat(1))).state
    assert "score-bouquet" in lines(over, 0)


def test_sf_61_a_seat_that_has_gone_is_never_called_active() -> None:
    for seats in (3, 4):
        state = laid_out(seats)
        active = state.active
        state = leave(do(state, active, Rotate(0)), active).state
        for viewer in (None, *state.waiting):
            view = SPRINGFESTIVAL.view(state, viewer)
            assert view.active == (active + 1) % seats
            assert Who(active) not in [
                argument for phrase in SPRINGFESTIVAL.describe(view)[:1] for argument in phrase.args.values()
            ]
        while state.phase is Phase.LAUNCHING:
            state = by_itself(state, state.waiting[0])
        assert state.active == (active + 1) % seats, "nobody is passed over for it"


def test_a_seat_leaves_once_and_not_after_the_end() -> None:
    state = leave(laid_out(3), 2).state
    assert list(SPRINGFESTIVAL.legal(state, None)) == [Leave(Seat(0)), Leave(Seat(1))]
    assert list(SPRINGFESTIVAL.legal(leave(state, 0).state, None)) == []
