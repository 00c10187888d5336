"""Fireship: nine islands to conquer with boats, planes and battleships."""

from collections.abc import Mapping, Sequence
from typing import assert_never, cast

from engines.core import Action, Leave, Option, Pick, Picks, Seat, Settings, Step
from engines.fireship import attack, leaving, orders, setup, specials, turns
from engines.fireship.achievements import ACHIEVEMENTS
from engines.fireship.actions import (
    ACTIONS,
    Arm,
    Attack,
    Boum,
    Deed,
    Disarm,
    End,
    Fog,
    Fortify,
    GulfStream,
    Immunity,
    Invade,
    Lose,
    Move,
    Play,
    Roll,
    Special,
    TimeOver,
    Updraft,
)
from engines.fireship.autopilot import autopilot
from engines.fireship.brief import brief
from engines.fireship.data import CORNERS
from engines.fireship.describe import describe
from engines.fireship.draft import Draft
from engines.fireship.events import EVENTS
from engines.fireship.hidden import reseed_hidden
from engines.fireship.legal import legal
from engines.fireship.lesson import LESSON
from engines.fireship.objections import objection
from engines.fireship.preview import preview
from engines.fireship.scoring import outcome
from engines.fireship.state import State
from engines.fireship.view import View, view

LONGEST_HOURS = 60 * 24


class Fireship:
    key = "fireship"
    seats = range(2, 5)
    options = (
        Option("fortification", ("on", "off"), "on"),  # FS-04
        Option("rounds", range(4, 41), 12, {2: 15}),  # FS-06
        Option("time_limit", range(LONGEST_HOURS + 1), 0),  # in hours; 0: none
        Option("dice", range(2, 5), 3),  # FS-12
        Option("compensation", ("off", "on"), "off", only_for=(3,)),
    )
    picks = (Pick("corner", tuple(colour.name.lower() for colour in CORNERS), facing=(2,)),)  # FS-14
    lesson = LESSON
    achievements = ACHIEVEMENTS
    secrets = True
    actions: tuple[type[Play], ...] = ACTIONS
    table: tuple[type[Action], ...] = (Leave, TimeOver)
    events = EVENTS
    state = State

    def __init__(self, version: int = 2) -> None:
        """2: of like pawns either may have gone (FS-46); a seat that is out may leave, once (FS-08)."""
        self.version = version

    def new(self, seats: int, picks: Picks, options: Settings, seed: bytes) -> Step[State]:
        return setup.new(seats, picks, options, seed, self.version)

    legal = staticmethod(legal)
    view = staticmethod(view)
    describe = staticmethod(describe)
    preview = staticmethod(preview)
    brief = staticmethod(brief)
    objection = staticmethod(objection)
    outcome = staticmethod(outcome)
    autopilot = staticmethod(autopilot)
    reseed_hidden = staticmethod(reseed_hidden)

    def picked(self, view: View) -> Mapping[str, Sequence[str]]:
        return {"corner": tuple(colour.name.lower() for colour in view.table.colours)}

    def time_limit(self, options: Settings) -> tuple[int, Action] | None:
        """FS-06"""
        hours = int(options["time_limit"])
        return (hours, TimeOver()) if hours else None

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, captain in enumerate(state.open.captains) if not captain.out)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.open.ending is not None else (state.turn.seat,)

    def apply(self, state: State, seat: Seat | None, action: Play | Action) -> Step[State]:
        if isinstance(action, Move):
            assert seat is not None
            return turns.move(state, seat, action)
        if isinstance(action, Roll):
            assert seat is not None
            return turns.roll(state, seat)
        draft = Draft(state)
        if isinstance(action, Leave):
            leaving.leave(draft, action.seat)
        elif isinstance(action, TimeOver):
            leaving.time_over(draft)
        else:
            assert seat is not None
            _perform(draft, seat, cast(Deed, action))
        return draft.step()


def _perform(draft: Draft, seat: Seat, action: Deed) -> None:
    match action:
        case End():
            turns.end(draft, seat)
        case Fog():
            turns.fog(draft, seat, action)
        case Updraft():
            turns.updraft(draft, seat, action)
        case GulfStream():
            turns.gulf_stream(draft, seat, action)
        case Boum():
            attack.boum(draft, seat, action)
        case Attack():
            attack.attack(draft, seat, action)
        case Invade():
            attack.invade(draft, seat, action)
        case Special():
            specials.special(draft, seat, action)
        case Fortify():
            attack.fortify(draft, seat, action)
        case Immunity():
            attack.immunity(draft, seat, action)
        case Lose():
            specials.lose(draft, seat, action)
        case Arm():
            orders.arm(draft, seat, action)
        case Disarm():
            orders.disarm(draft, seat, action)
        case _:
            assert_never(action)


FIRESHIP = Fireship()
