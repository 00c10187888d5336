"""The beginning, the order of turns, who goes out, who leaves, and the end: FS-03 to FS-14, FS-72."""

from collections import Counter
from dataclasses import replace

import pytest

from engines.chance import seed_from
from engines.core import Leave, Refused, Seat, Step, act, start
from engines.fireship.actions import Boum, End, Fog, Immunity, Invade, Special, TimeOver
from engines.fireship.data import Boost, Card, Choice, Colour, Ending, Source, cell, name_of
from engines.fireship.events import StartRolled
from engines.fireship.rules import FIRESHIP, Fireship
from engines.fireship.state import Captain, Phase, State, acting
from tests.engines.fireship.positions import (
    A1,
    A2,
    B1,
    BATTLESHIP,
    BLUE,
    BOAT,
    CORNERS,
    GREEN,
    PLANE,
    RED,
    RULES,
    WHITE,
    YELLOW,
    C,
    altered,
    badges,
    beginning,
    dice,
    fleet,
    kinds,
    of_kind,
    play,
    position,
)


def started(seats: int, seed: int, *corners: str | None, **options: int | str) -> Step[State]:
    return start(RULES, seats, {"corner": corners}, options, seed_from("start", seed))


def table(state: State, action: Leave | TimeOver) -> Step[State]:
    return act(RULES, state, None, action)


def test_fs_02_the_circle_of_the_centre_is_drawn() -> None:
    drawn = {name_of(started(4, seed).state.table.circles[C]) for seed in range(40)}
    assert drawn == {"I7", "K9", "I11", "G9"}


def test_fs_06_the_last_turn_is_drawn_among_as_many_as_there_are_seats() -> None:
    for seats in (2, 3, 4):
        last = Counter(started(seats, seed).state.hidden.last_turn for seed in range(60))
        rounds = 15 if seats == 2 else 12
        assert set(last) == {rounds * seats + extra for extra in range(seats)}


def test_fs_06_the_game_ends_after_its_last_turn_and_not_before() -> None:
    state = altered(position({GREEN: "boat home"}, number=45, rounds=11), last_turn=46)
    going_on = play(state, End()).state
    assert going_on.open.ending is None
    over = play(replace(going_on, turn=replace(going_on.turn, phase=Phase.SAIL)), End(), seat=1).state
    assert over.open.ending is Ending.ROUNDS


def test_fs_06_turns_of_those_who_are_out_count() -> None:
    out = Captain(immune=False, out=1)
    state = position({BLUE: "", RED: "boat home"}, captains={BLUE: out})
    after = play(state, End()).state
    assert (after.turn.number, acting(after)) == (3, 2)
    last = altered(state, last_turn=2)
    assert play(last, End()).state.open.ending is Ending.ROUNDS


def test_fs_13_those_who_tie_roll_again() -> None:
    for seed in range(200):
        events = [event for event in started(4, seed).events if isinstance(event, StartRolled)]
        first, again = events[:4], events[4:]
        best = max(event.total for event in first)
        tied = [event.seat for event in first if event.total == best]
        assert [event.seat for event in again[: len(tied)]] == (tied if len(tied) > 1 else [])
    assert any(len(started(4, seed).events) > 10 for seed in range(200))


def test_fs_14_turns_go_clockwise_by_corner_from_the_starter() -> None:
    for seed in range(20):
        state = started(3, seed, "yellow", "green", "red").state
        colours = [state.table.colours[seat] for seat in state.table.order]
        assert colours in ([GREEN, RED, YELLOW], [RED, YELLOW, GREEN], [YELLOW, GREEN, RED])


@pytest.mark.parametrize(
    ("corners", "expected"),
    [
        (("blue", None), (BLUE, YELLOW)),
        ((None, "red"), (GREEN, RED)),
        (("green", "blue"), (GREEN, RED)),
        (("green", "red"), (GREEN, RED)),
    ],
)
def test_fs_14_two_players_sit_opposite(corners: tuple[str, ...], expected: tuple[Colour, Colour]) -> None:
    assert started(2, 1, *corners).state.table.colours == expected


def test_fs_14_without_picks_all_corners_are_drawn() -> None:
    two = {started(2, seed).state.table.colours for seed in range(60)}
    assert two == {(GREEN, RED), (RED, GREEN), (BLUE, YELLOW), (YELLOW, BLUE)}
    three = Counter(frozenset(started(3, seed).state.table.colours) for seed in range(80))
    assert len(three) == 4


def test_fs_14_a_seat_that_picks_gets_its_corner() -> None:
    for seed in range(20):
        colours = started(4, seed, None, "red", None, "green").state.table.colours
        assert (colours[1], colours[3]) == (RED, GREEN)
        assert set(colours) == {GREEN, BLUE, RED, YELLOW}


@pytest.mark.parametrize("corners", [CORNERS[:3], CORNERS[1:], ("yellow", "blue", "green")])
def test_compensation_the_corner_between_the_others_begins_with_two_planes(
    corners: tuple[str, str, str],
) -> None:
    between = {("green", "blue", "red"): "blue", ("blue", "red", "yellow"): "red"}.get(corners, "green")
    state = started(3, 5, *corners, compensation="on").state
    seat = corners.index(between)
    assert state.table.order[0] == seat
    planes = [len(state.fleets[colour][PLANE]) for colour in state.table.colours]
    assert planes == [2 if at == seat else 1 for at in range(3)]


def test_compensation_is_for_three_players_only() -> None:
    with pytest.raises(Refused):
        started(4, 1, compensation="on")
    assert all(len(fleet[PLANE]) == 1 for fleet in started(3, 1).state.fleets if fleet[BOAT] and fleet[PLANE])


def test_fs_09_who_has_islands_but_no_pawn_gets_a_boat() -> None:
    state = position({BLUE: ""}, {A2: BLUE})
    after = play(state, End()).state
    assert acting(after) == 1
    assert after.fleets[BLUE] == fleet("boat home")


def test_fs_08_who_has_neither_pawn_nor_island_is_out_at_once() -> None:
    state = position({GREEN: "battleship C5", RED: "boat C6", BLUE: ""}, {A2: BLUE})
    step = play(
        altered(state, captains=(Captain(badges(boum=1)), *state.open.captains[1:])),
        Boum(Source.BADGE, RED, cell("C6")),
    )
    assert step.state.open.captains[2].out == 1
    assert not step.state.open.captains[1].out
    assert "WentOut" in kinds(step.events)


def test_fs_08_boum_on_the_own_last_boat_ends_the_turn() -> None:
    state = position({GREEN: "boat C4"}, captains={GREEN: Captain(badges(boum=1))}, points=5)
    step = play(state, Boum(Source.BADGE, GREEN, cell("C4")))
    assert step.state.open.captains[0].out == 1
    assert (step.passed, acting(step.state)) == (True, 1)


def test_fs_07_islands_then_island_power_then_pawn_power() -> None:
    state = altered(
        position(
            {GREEN: "boat home", BLUE: "boat home", RED: "plane home", YELLOW: "boat home"},
            {A1: GREEN, A2: (BLUE, 1), B1: RED},
        ),
        ending=Ending.ROUNDS,
    )
    outcome = FIRESHIP.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 2, 4)
    assert [score.total for score in outcome.scores] == [1, 1, 1, 0]


def test_fs_07_equal_in_all_share_the_place_and_those_out_follow_later_before_earlier() -> None:
    out = {YELLOW: Captain(immune=False, out=1), RED: Captain(immune=False, out=2)}
    state = altered(position({RED: "", YELLOW: ""}, captains=out), ending=Ending.ROUNDS)
    outcome = FIRESHIP.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3, 4)


def test_fs_58_fog_lasts_until_the_own_next_turn() -> None:
    state = position({}, seats=2, phase=Phase.START, hands={GREEN: (Card.FOG, Card.FOG)})
    foggy = play(state, Fog(Source.CARD)).state
    assert foggy.open.captains[0].fog
    assert not of_kind(foggy, Fog)
    passed = play(replace(foggy, turn=replace(foggy.turn, phase=Phase.SAIL)), End()).state
    assert passed.open.captains[0].fog
    back = play(replace(passed, turn=replace(passed.turn, phase=Phase.SAIL)), End(), seat=1).state
    assert not back.open.captains[0].fog
    assert of_kind(back, Fog) == [Fog(Source.CARD)]


def test_fs_72_time_out_is_roll_then_end() -> None:
    state = beginning(4)
    for _ in range(8):
        seat = acting(state)
        assert FIRESHIP.autopilot(state, seat) == FIRESHIP.legal(state, seat)[0]
        state = play(state, FIRESHIP.autopilot(state, seat), End(), seat=seat).state
    assert state.turn.number == 9


def test_fs_61_time_out_uses_the_immunity() -> None:
    asked = play(dice(position({GREEN: "plane I1, boat home"}), 0), Special(cell("I1"))).state
    assert FIRESHIP.autopilot(asked, Seat(0)) == Immunity(Choice.USE)


def test_fs_72_a_seat_that_leaves_gives_everything_back() -> None:
    state = position(
        {GREEN: "boat C4, plane C5", WHITE: "boat I2"},
        {A1: (GREEN, 2), A2: GREEN, B1: RED},
        hands={GREEN: (Card.NON,)},
        captains={GREEN: Captain(badges(boum=1))},
        points=3,
    )
    step = table(state, Leave(Seat(0)))
    after = step.state
    assert after.fleets[GREEN] == ((), (), ())
    assert (after.open.flags[A1], after.open.flags[A2], after.open.flags[B1], after.open.rings[A1]) == (
        WHITE,
        WHITE,
        RED,
        0,
    )
    assert after.fleets[WHITE] == fleet("boat I2, boat G6, boat L7")
    assert after.open.captains[0] == Captain(immune=False, out=1, left=True)
    assert after.hidden.discards[Card.NON] == 1
    assert acting(after) == 1
    assert Leave(Seat(0)) not in FIRESHIP.legal(after, None)


def out_of_four(version: int = 2) -> State:
    """Blue has gone out, yellow after it."""
    out = {BLUE: Captain(immune=False, out=1), YELLOW: Captain(immune=False, out=2)}
    state = position({GREEN: "boat C4", BLUE: "", YELLOW: ""}, points=3, captains=out)
    return replace(state, table=replace(state.table, version=version))


@pytest.mark.parametrize("version", [1, 2])
def test_fs_08_a_seat_that_is_out_may_leave_once_and_changes_nothing_else(version: int) -> None:
    state, rules = out_of_four(version), Fireship(version)
    assert rules.playing(state) == (0, 2)
    assert [action.seat for action in FIRESHIP.legal(state, None) if isinstance(action, Leave)] == [
        0,
        1,
        2,
        3,
    ]
    step = act(rules, state, None, Leave(Seat(1)))
    assert kinds(step.events) == ["SeatLeft"]
    left = replace(state.open.captains[1], left=True)
    captains = (state.open.captains[0], left, *state.open.captains[2:])
    assert step.state == altered(state, captains=captains)
    assert (step.passed, rules.to_act(step.state)) == (False, (0,))
    assert Leave(Seat(1)) not in rules.legal(step.state, None)
    assert rules.playing(step.state) == (0, 2)


def test_fs_08_who_leaves_when_it_is_out_keeps_its_place() -> None:
    over = table(table(out_of_four(), Leave(Seat(3))).state, Leave(Seat(1))).state
    over = table(over, Leave(Seat(2))).state
    outcome = FIRESHIP.outcome(over)
    assert outcome is not None
    assert outcome.ranks == (1, 4, 2, 3)


def test_fs_72_a_full_circle_takes_no_white_boat_back() -> None:
    state = position({GREEN: "boat C4", RED: "boat G6, boat G6", WHITE: ""}, {A1: GREEN})
    assert table(state, Leave(Seat(0))).state.fleets[WHITE] == ((), (), ())


def test_fs_72_no_more_white_boats_than_there_are() -> None:
    state = position({GREEN: "boat C4", WHITE: ", ".join(["boat I2"] * 9)}, {A1: GREEN})
    assert table(state, Leave(Seat(0))).state.fleets[WHITE] == state.fleets[WHITE]


def test_fs_72_a_seat_that_leaves_out_of_turn_does_not_end_the_turn() -> None:
    state = position({GREEN: "boat C4"}, points=3)
    after = table(state, Leave(Seat(3))).state
    assert (acting(after), after.turn.points) == (0, 3)


def test_fs_72_an_attack_on_a_seat_that_leaves_is_over() -> None:
    asked = play(
        dice(position({GREEN: "battleship D5"}, {A1: BLUE}), 0),
        Invade(BATTLESHIP, cell("D5"), A1, Boost.PLAIN),
    ).state
    assert asked.turn.phase is Phase.SKULL
    assert acting(table(asked, Leave(Seat(3))).state) == 0
    after = table(asked, Leave(Seat(1))).state
    assert acting(after) == 2
    assert after.open.flags[A1] is WHITE


def test_fs_08_when_all_but_one_have_left_that_one_has_won() -> None:
    state = table(position({}, seats=2), Leave(Seat(1))).state
    assert state.open.ending is Ending.LAST
    assert FIRESHIP.legal(state, None) == ()


def test_the_time_limit_ends_the_game_after_the_turn_in_progress() -> None:
    assert TimeOver() not in FIRESHIP.legal(beginning(4), None)
    state = beginning(4, time_limit=24)
    called = table(state, TimeOver()).state
    assert called.open.ending is None
    assert TimeOver() not in FIRESHIP.legal(called, None)
    sailing = replace(called, turn=replace(called.turn, phase=Phase.SAIL))
    assert FIRESHIP.preview(FIRESHIP.view(sailing, Seat(0)), End()).reveals
    over = play(sailing, End())
    assert over.state.open.ending is Ending.TIME
    assert over.revealed


def test_a_finished_game_accepts_nothing() -> None:
    over = altered(position({GREEN: "boat C4"}, points=3), ending=Ending.ROUNDS)
    assert FIRESHIP.to_act(over) == ()
    assert all(not FIRESHIP.legal(over, seat) for seat in (None, Seat(0), Seat(1)))


def test_fs_10_white_never_acts() -> None:
    assert beginning(4).table.seats == (0, 1, 2, 3, None)
    for number in range(1, 9):
        assert acting(position({}, number=number)) in range(4)
