"""Spring Festival, as the rest of the house sees it."""

from collections.abc import Sequence

from engines.core import (
    Action,
    Event,
    Leave,
    Option,
    Outcome,
    Phrase,
    Pick,
    Picks,
    Preview,
    Seat,
    Settings,
    Step,
)
from engines.springfestival import (
    describe,
    events,
    moves,
    objection,
    preview,
    rounds,
    scoring,
    setup,
    turns,
    view,
)
from engines.springfestival.actions import Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.data import Sign
from engines.springfestival.state import State
from engines.springfestival.view import View


class SpringFestival:
    key = "springfestival"
    version = 1
    seats = range(2, 5)  # SF-03
    options = (Option("signs", ("off", "random", *Sign), "off"),)
    picks: tuple[Pick, ...] = ()
    secrets = False  # only the starting tiles are, for a while
    actions: tuple[type[Action], ...] = (Lay, Rotate, Place, Complete, Done, Finale)
    table: tuple[type[Action], ...] = (Leave,)
    events: tuple[type[Event], ...] = events.ALL
    state = State

    def new(self, seats: int, picks: Picks, options: Settings, seed: bytes) -> Step[State]:  # noqa: ARG002 — nothing to pick
        return setup.new(seats, options, seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return state.waiting

    def legal(self, state: State, seat: Seat | None) -> Sequence[Action]:
        return moves.legal(state, seat)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        step = _applied(state, seat, action)
        return step if step.state.waiting else rounds.closed(step)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view.view(state, viewer)

    def describe(self, view: View) -> tuple[Phrase, ...]:
        return describe.describe(view)

    def preview(self, view: View, action: Action) -> Preview:
        return preview.preview(view, action)

    def objection(self, view: View, action: Action) -> Phrase:
        return objection.objection(view, action)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def autopilot(self, state: State, seat: Seat) -> Action:
        return moves.autopilot(state, seat)

    def reseed_hidden(self, state: State, viewer: Seat | None, seed: bytes) -> State:
        return view.reseed_hidden(state, viewer, seed)


def _applied(state: State, seat: Seat | None, action: Action) -> Step[State]:
    if isinstance(action, Leave):
        return turns.leave(state, action)
    assert seat is not None
    match action:
        case Place():
            return turns.place(state, seat, action)
        case Lay():
            return turns.lay_starting_tile(state, seat, action)
        case Done():
            return turns.done(state, seat)
        case Complete():
            return turns.complete(state, seat, action)
        case Rotate():
            return turns.rotate(state, seat, action)
        case Finale():
            return turns.finale(state, seat, action)
        case _:
            raise AssertionError(action)


SPRINGFESTIVAL = SpringFestival()
