"""Spring Festival: launch rockets, let them set each other off, please the crowd and the Emperor."""

from collections.abc import Mapping, Sequence
from typing import assert_never, cast

from engines.core import Action, Leave, Option, Pick, Seat, Settings, Step
from engines.springfestival import leaving, rounds, setup, turns
from engines.springfestival.achievements import ACHIEVEMENTS
from engines.springfestival.actions import ACTIONS, Choice, Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.autopilot import autopilot
from engines.springfestival.brief import brief
from engines.springfestival.data import Sign
from engines.springfestival.describe import describe
from engines.springfestival.events import EVENTS
from engines.springfestival.hidden import reseed_hidden
from engines.springfestival.legal import legal
from engines.springfestival.lesson import LESSON
from engines.springfestival.objections import objection
from engines.springfestival.preview import preview
from engines.springfestival.scoring import outcome
from engines.springfestival.state import State, present
from engines.springfestival.view import View, view


class SpringFestival:
    key = "springfestival"
    seats = range(2, 5)  # SF-03
    options = (Option("signs", ("off", "random", *(sign.value for sign in Sign)), "off"),)
    picks: tuple[Pick, ...] = ()
    lesson = LESSON
    achievements = ACHIEVEMENTS
    secrets = False  # starting tiles are for a while, but nobody needs to look them up
    actions: tuple[type[Choice], ...] = ACTIONS
    table: tuple[type[Action], ...] = (Leave,)
    events = EVENTS
    state = State

    def __init__(self, version: int = 2) -> None:
        """2: no points for a finale that did not take place (SF-61)."""
        self.version = version

    new = staticmethod(setup.new)
    legal = staticmethod(legal)
    autopilot = staticmethod(autopilot)
    view = staticmethod(view)
    describe = staticmethod(describe)
    preview = staticmethod(preview)
    brief = staticmethod(brief)
    objection = staticmethod(objection)
    outcome = staticmethod(outcome)
    reseed_hidden = staticmethod(reseed_hidden)

    def playing(self, state: State) -> tuple[Seat, ...]:
        return present(state.players)

    def picked(self, _view: View) -> Mapping[str, Sequence[str]]:
        """Nothing."""
        return {}

    def time_limit(self, options: Settings) -> None:
        """It takes as long as it takes."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return state.waiting

    def apply(self, state: State, seat: Seat | None, action: Choice | Action) -> Step[State]:
        if seat is None:
            step = leaving.leave(state, cast(Leave, action), always_finale=self.version == 1)
        else:
            step = _performed(state, seat, cast(Choice, action))
        return step if step.state.waiting else rounds.closed(step)


def _performed(state: State, seat: Seat, action: Choice) -> Step[State]:
    match action:
        case Place():
            return turns.place(state, seat, action)
        case Lay():
            return turns.lay_starting_tile(state, seat, action)
        case Complete():
            return turns.complete(state, seat, action)
        case Done():
            return turns.done(state, seat)
        case Rotate():
            return turns.rotate(state, seat, action)
        case Finale():
            return turns.finale(state, seat, action)
        case _:
            assert_never(action)


SPRINGFESTIVAL = SpringFestival()
