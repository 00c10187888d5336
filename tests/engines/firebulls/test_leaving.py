"""A seat that leaves for good, at every moment of a turn."""

import pytest

from engines.core import Leave, Seat, act
from engines.firebulls.data import Yen
from engines.firebulls.events import Alone, Declined, Left, Yielded
from engines.firebulls.rules import FIREBULLS, FireBulls
from engines.firebulls.state import Ending, Phase, Qijie, State
from tests.engines.firebulls.games import RESTLESS, table_of_games
from tests.engines.firebulls.position import (
    EMPTY,
    at,
    attackable,
    choices,
    leave,
    play,
    position,
    qi,
    qi_cards,
    refusal,
    yen_cards,
    yens,
)

SEATS = (2, 3, 4, 5)
BULLS = "blue yellow brown red green"
PHASES = {
    Phase.OPENING: (),
    Phase.SHIFT: ("draw",),
    Phase.SHED: ("take blue",),
    Phase.POWER: (f"attack 1 {BULLS}",),
    Phase.PRESS: (f"attack 1 {BULLS}", "decline"),
    Phase.SACRIFICE: (f"attack 1 {BULLS}", "decline", "press warrior", "stop"),
}


def reach(phase: Phase, seats: int = 3) -> State:
    """The first seat of these is in that phase of its turn."""
    rows = "xi xi fortification / xi fortification xi / bo xi xi"
    hands = [f"{BULLS} 3 warrior", *["2 red blue"] * (seats - 1)]
    state = position(hands=hands, victories=["xi wu-red"] * seats, rows=rows)
    state = play(state, *PHASES[phase]).state
    assert (state.turn.phase, state.turn.seat) == (phase, 0)
    return state


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", SEATS)
def test_fb_75_the_active_seat_may_leave_in_every_phase(phase: Phase, seats: int) -> None:
    before = reach(phase, seats)
    step = leave(before, 0)
    gone = step.state.players[0]
    assert (gone.gone, gone.direction, gone.hand, gone.open, gone.victory) == (True, 0, EMPTY, EMPTY, ())
    assert qi_cards(step.state) == qi_cards(before)
    assert yen_cards(step.state) == yen_cards(before)
    assert (step.revealed, step.passed) == (True, True)
    if seats == 2:  # the game stops as it stands
        assert step.state.ending is Ending.ALONE
    else:
        assert (step.state.turn.seat, step.state.turn.phase) == (1, Phase.OPENING)
        assert step.state.turn.earlier == 2
        assert None not in step.state.rows


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", SEATS)
def test_fb_75_another_seat_may_leave_in_every_phase(phase: Phase, seats: int) -> None:
    before = reach(phase, seats)
    step = leave(before, 1)
    assert qi_cards(step.state) == qi_cards(before)
    assert yen_cards(step.state) == yen_cards(before)
    if seats == 2:
        assert (step.state.ending, step.passed) == (Ending.ALONE, True)
    else:
        assert (step.state.turn, step.passed) == (before.turn, False)
        assert choices(step.state) == choices(before)


def test_fb_75_the_hand_goes_to_the_discards_and_the_cards_won_out_of_the_game() -> None:
    state = position(
        hands=("", "2 red blue", ""), victories=("", "xi bo"), discards="green", removed="wu-red"
    )
    step = leave(state, 1)
    assert step.state.discards == qi("green 2 red blue")
    assert step.state.removed == yens("wu-red xi bo")
    assert step.events[0] == Left(Seat(1))


def test_fb_75_the_seat_is_passed_over() -> None:
    state = leave(position(hands=("", "", "", "")), 1).state
    order = []
    for _ in range(6):
        order.append(state.turn.seat)
        state = play(state, "take " + ("blue" if state.reserve[0] else "red")).state
    assert order == [0, 2, 3, 0, 2, 3]


def test_fb_75_the_last_seat_may_leave_and_the_first_follows() -> None:
    state = position(hands=("", "", ""), active=2)
    assert leave(state, 2).state.turn.seat == 0


def test_fb_75_its_direction_is_free() -> None:
    state = leave(position(hands=("blue", "", ""), pawns=(1, 2, 3)), 1).state
    assert attackable(state) == [1, 2]
    step = play(state, "draw", "shift 2")
    assert [player.direction for player in step.state.players] == [2, 0, 3]
    assert not [event for event in step.events if isinstance(event, Yielded)]


def test_fb_75_a_pawn_that_goes_where_two_have_left_swaps_with_nobody() -> None:
    state = leave(leave(position(hands=("", "", "", ""), pawns=(2, 3, 1, 5)), 1).state, 2).state
    after = play(state, "draw", "shift 3").state
    assert [player.direction for player in after.players] == [3, 0, 0, 5]


def test_fb_75_who_has_left_ranks_last_also_behind_one_without_points() -> None:
    state = leave(
        position(
            hands=("", "", ""), victories=("bo", "colonel bo", ""), piles=("", "", "xi"), general=Qijie.WON
        ),
        1,
    ).state
    over = play(state, "draw", "stay").state
    outcome = FIREBULLS.outcome(over)
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2)
    assert outcome.scores[1].total == 0


@pytest.mark.parametrize("seats", SEATS)
def test_fb_75_the_one_seat_left_wins(seats: int) -> None:
    state = position(hands=["red"] * seats, victories=["xi"] * (seats - 1))
    for seat in range(seats - 1):
        step = leave(state, seat)
        state = step.state
    outcome = FIREBULLS.outcome(state)
    assert outcome is not None
    assert outcome.winners == (seats - 1,)
    assert outcome.ranks == (*[2] * (seats - 1), 1)
    assert outcome.ending.key == "ending-alone"
    assert step.events[-1] == Alone(Seat(seats - 1))
    assert FIREBULLS.legal(state, None) == ()


def test_fb_75_nobody_leaves_twice_and_nobody_by_another_hand() -> None:
    state = leave(position(hands=("", "", "")), 1).state
    assert list(FIREBULLS.legal(state, None)) == [Leave(Seat(0)), Leave(Seat(2))]
    assert refusal(state, "draw", seat=1).key == "refused-not-your-turn"


def test_fb_75_a_seat_that_leaves_within_its_attack_leaves_full_rows() -> None:
    rows = "xi xi soldier-red / xi soldier-green xi / soldier-blue wu-red xi"
    state = position(hands=("blue green", "", ""), rows=rows, piles=("bo xi", "colonel xi", "xi xi"))
    pressed = play(state, "attack 1 blue", "press green").state
    after = leave(pressed, 0).state
    assert at(after, "G D A") == yens("xi xi bo")
    assert at(after, "H E B") == yens("wu-red xi colonel")
    assert after.removed == yens("soldier-blue soldier-green")
    assert after.discards == qi("blue green")


def test_fb_67_and_75_the_game_ends_when_the_one_who_drew_the_last_card_leaves() -> None:
    state = position(hands=("", "", ""), victories=("bo", "xi", "xi wu-red"), passes=2, deck="red")
    over = leave(play(state, "draw").state, 0).state
    assert over.ending is Ending.ESCAPE
    assert [player.victory for player in over.players] == [(), (), yens("wu-red")]
    assert over.removed == (Yen.BO, Yen.XI, Yen.XI)


def test_fb_69_and_75_a_general_won_by_one_who_left_counts_as_won() -> None:
    state = position(hands=("7 red", "", ""), piles=("", "", "xi"), general=Qijie.BESIDE)
    won = play(state, "general red red red red red red red").state
    assert won.ending is Ending.CONQUEST
    asked = play(
        position(hands=("7 red", "blue", ""), piles=("", "", "xi"), general=Qijie.BESIDE),
        "general red red red red red red red",
    ).state
    over = leave(asked, 0).state
    assert (over.ending, over.removed) == (Ending.CONQUEST, yens("general"))


GENERAL = "general red red red red red red red"


def asked_for_the_generals_power(rest: str) -> State:
    """Of the two others only one holds cards."""
    state = position(hands=("7 red", "blue", rest), piles=("xi", "xi", "xi"), general=Qijie.BESIDE)
    asked = play(state, GENERAL).state
    assert asked.turn.phase is Phase.POWER
    return asked


def test_fb_24_an_open_power_that_can_do_nothing_any_more_closes_by_itself() -> None:
    step = leave(asked_for_the_generals_power(""), 1)
    assert (step.state.turn.seat, step.state.turn.phase, step.passed) == (2, Phase.OPENING, True)
    assert not [event for event in step.events if isinstance(event, Declined)]


def test_fb_24_an_open_power_that_still_has_a_use_stays_open() -> None:
    asked = asked_for_the_generals_power("green")
    assert leave(asked, 1).state.turn == asked.turn


def test_fb_24_within_a_line_the_attack_goes_on_when_the_power_closes() -> None:
    rows = "xi xi fortification / xi fortification xi / colonel xi xi"
    state = position(hands=("5 blue 3 red", "green", ""), rows=rows)
    asked = play(state, "attack 1 blue blue blue blue blue").state
    assert asked.turn.phase is Phase.POWER
    assert leave(asked, 1).state.turn.phase is Phase.PRESS


def test_fb_24_games_of_version_1_are_still_asked() -> None:
    asked = asked_for_the_generals_power("")
    assert act(FireBulls(1), asked, None, Leave(Seat(1))).state.turn == asked.turn


def test_fb_66_the_hand_of_one_who_left_can_be_drawn_again() -> None:
    state = position(hands=("", "4 red", ""), deck="", reserve="7 blue 7 green", passes=1)
    after = play(leave(state, 1).state, "draw").state
    assert (after.players[0].hand, len(after.deck), after.passes) == (qi("red"), 3, 1)


def test_games_that_people_leave_keep_every_card_and_end() -> None:
    alone = 0
    for name, game in table_of_games(80, RESTLESS):
        for state, _, action, step in game:
            assert qi_cards(step.state) == (10, 10, 10, 10, 10, 4), name
            assert sum(yen_cards(step.state).values()) == 54, name
            if isinstance(action, Leave):
                assert step.passed is (action.seat == state.turn.seat or step.state.ending is not None)
            alone += step.state.ending is Ending.ALONE
    assert alone > 5
