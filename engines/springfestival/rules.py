"""Spring Festival: launch rockets, let them set each other off, please the crowd and the Emperor."""

from collections.abc import Mapping, Sequence
from typing import assert_never, cast

from engines.core import Action, Leave, Option, Pick, Seat, Settings, Step
from engines.springfestival import moves, rounds, setup, turns
from engines.springfestival.actions import ACTIONS, Choice, Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.data import Sign
from engines.springfestival.describe import describe
from engines.springfestival.events import EVENTS
from engines.springfestival.hidden import reseed_hidden
from engines.springfestival.objection import objection
from engines.springfestival.preview import preview
from engines.springfestival.scoring import outcome
from engines.springfestival.state import State
from engines.springfestival.view import View, view


class SpringFestival:
    key = "springfestival"
    version = 1
    seats = range(2, 5)  # SF-03
    options = (Option("signs", ("off", "random", *(sign.value for sign in Sign)), "off"),)
    picks: tuple[Pick, ...] = ()
    secrets = False  # starting tiles are for a while, but nobody needs to look them up
    actions: tuple[type[Choice], ...] = ACTIONS
    table: tuple[type[Action], ...] = (Leave,)
    events = EVENTS
    state = State

    new = staticmethod(setup.new)
    legal = staticmethod(moves.legal)
    autopilot = staticmethod(moves.autopilot)
    view = staticmethod(view)
    describe = staticmethod(describe)
    preview = staticmethod(preview)
    objection = staticmethod(objection)
    outcome = staticmethod(outcome)
    reseed_hidden = staticmethod(reseed_hidden)

    def picked(self, _view: View) -> Mapping[str, Sequence[str]]:
        """Nothing."""
        return {}

    def time_limit(self, options: Settings) -> None:
        """It takes as long as it takes."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return state.waiting

    def apply(self, state: State, seat: Seat | None, action: Choice | Action) -> Step[State]:
        if seat is None:
            step = turns.leave(state, cast(Leave, action))
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
