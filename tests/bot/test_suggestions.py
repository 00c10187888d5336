"""Whoever takes what is suggested first, turn after turn, gets somewhere."""

import pytest

from benchmarks.presses import acts, after, offered
from bot.inbound.buttons import Do
from bot.show.composer import Decision, asked_first, compose
from bot.show.sentences import said
from engines import menu
from engines.chance import seed_from
from engines.core import Action, Seat, checked_options
from engines.fireship.actions import End
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import State
from engines.log import Beginning, Play, begin
from engines.words import Words
from opponents.levels import move
from tests.bot.panels import actions_of, choosing, decision_at
from tests.engines.fireship.positions import GREEN, RED, position

DEALS = (13, 32, 37)  # in which some pawn was once led to and fro, and a turn took twenty presses
TURNS = 8


def first(decision: Decision) -> Action | None:
    """What the first blue button does."""
    buttons = (one for one in choosing(compose(decision)) if isinstance(one.control, Do))
    blue = next((one for one in buttons if one.style == "main"), None)
    return None if blue is None else actions_of(decision, blue)[0]


def dealt(deal: int) -> Play:
    options = checked_options(FIRESHIP, 2, {"rounds": TURNS})
    return begin(Beginning(FIRESHIP, 2, {}, options, seed_from("daily fireship", deal)))


@pytest.mark.parametrize("deal", DEALS)
def test_no_pawn_of_fireship_is_led_straight_back_to_where_it_was(deal: int) -> None:
    play, seen = dealt(deal), list[object]()
    while waiting := play.rules.to_act(play.state):
        seat = waiting[0]
        action = first(decision_at(play, seat, "en"))
        if action is None:
            action, seen = move(FIRESHIP, play.state, seat, "ember", seed_from(deal, play.version)), []
        play = play.act(seat, action)
        state = play.state
        assert isinstance(state, State)
        fleet = state.fleets[state.table.colours[seat]]
        assert fleet not in seen[-2:]
        seen.append(fleet)


def test_the_end_of_a_turn_asks_while_points_would_be_lost_whatever_else_would_lose_them() -> None:
    state = position({GREEN: "plane I7", RED: "boat home"}, points=18)
    view, legal = FIRESHIP.view(state, Seat(0)), FIRESHIP.legal(state, Seat(0))
    decision = Decision(1, 0, FIRESHIP, view, legal, Words("en", FIRESHIP), said("en"))
    end = next(one for one in legal if isinstance(one, End))
    assert asked_first(decision, end)


def test_what_makes_an_attack_surer_is_suggested_before_an_even_attack_and_the_attack_after_it() -> None:
    for fleet, first_verb, style in (
        ("plane E4, boat E4, boat home", "move", "main"),
        ("plane E4, boat E4, boat E3, boat home", "invade", "plain"),
    ):
        state = position({GREEN: fleet, RED: "boat home"}, points=8)
        view, legal = FIRESHIP.view(state, Seat(0)), FIRESHIP.legal(state, Seat(0))
        decision = Decision(1, 0, FIRESHIP, view, legal, Words("en", FIRESHIP), said("en"))
        button = next(choosing(compose(decision)))
        (action,) = actions_of(decision, button)
        assert (action.verb, button.style) == (first_verb, style)


def test_somebody_who_always_presses_the_first_button_takes_three_islands() -> None:
    """Who knows nothing of the game; against the gentlest computer, in the middle of seven games."""
    assert sorted(islands(number) for number in range(7))[3] >= 3


def islands(number: int) -> int:
    options = checked_options(FIRESHIP, 2, {})
    play = begin(Beginning(FIRESHIP, 2, {}, options, seed_from("newcomer fireship", number)))
    while waiting := play.rules.to_act(play.state):
        seat = waiting[0]
        computers = move(FIRESHIP, play.state, seat, "spark", seed_from(number, play.version))
        play = play.act(seat, computers if seat else pressed(decision_at(play, seat, "en")))
    outcome = play.rules.outcome(play.state)
    assert outcome is not None
    return outcome.scores[0].total


def pressed(decision: Decision) -> Action:
    """By the first button of each panel, until something is done."""
    way = tuple[menu.Answer, ...]()
    while True:
        press = next(offered(compose(decision, way)))
        way = after(decision, press)
        if acts(decision, press):
            return decision.remaining(way)[0]
