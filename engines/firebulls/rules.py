"""Fire Bulls: gather bulls and warriors, drive them into the army of Yen, take General Qi Jie."""

from collections.abc import Mapping, Sequence
from typing import assert_never, cast

from engines.core import Action, Leave, Option, Pick, Seat, Settings, Step
from engines.firebulls import attack, ending, gather, leaving, setup
from engines.firebulls.achievements import ACHIEVEMENTS
from engines.firebulls.actions import (
    ACTIONS,
    Attack,
    Choice,
    Decline,
    Draw,
    General,
    Power,
    Press,
    Sacrifice,
    Shed,
    Shift,
    Stay,
    Stop,
    Take,
)
from engines.firebulls.autopilot import autopilot
from engines.firebulls.brief import brief
from engines.firebulls.data import PASSES, Colour
from engines.firebulls.describe import describe
from engines.firebulls.draft import Draft
from engines.firebulls.events import EVENTS
from engines.firebulls.hidden import reseed_hidden
from engines.firebulls.legal import legal
from engines.firebulls.lesson import LESSON
from engines.firebulls.objections import objection
from engines.firebulls.preview import preview
from engines.firebulls.scoring import outcome
from engines.firebulls.state import Phase, State
from engines.firebulls.view import View, view

OVER = Phase.OVER


class FireBulls:
    key = "firebulls"
    seats = range(2, 6)
    options = (
        Option("edition", ("french", "italian"), "french"),
        Option("length", tuple(PASSES), "full"),
    )
    picks = (Pick("colour", tuple(colour.name.lower() for colour in Colour)),)
    lesson = LESSON
    achievements = ACHIEVEMENTS
    secrets = True
    actions: tuple[type[Choice], ...] = ACTIONS
    table: tuple[type[Action], ...] = (Leave,)
    events = EVENTS
    state = State

    def __init__(self, version: int = 2) -> None:
        """2: an open power that can do nothing any more, because a seat has left, closes (FB-24)."""
        self.version = version

    new = staticmethod(setup.new)
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
        return {"colour": tuple(one.colour.name.lower() for one in view.seats)}

    def time_limit(self, options: Settings) -> None:
        """It takes as long as it takes."""

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, player in enumerate(state.players) if not player.gone)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.turn.phase is OVER else (state.turn.seat,)

    def apply(self, state: State, seat: Seat | None, action: Choice | Action) -> Step[State]:
        draft = Draft(state)
        if seat is None:
            assert isinstance(action, Leave)
            leaving.leave(draft, action.seat)
            if self.version > 1:
                attack.close_power(draft)
        else:
            _perform(draft, seat, cast(Choice, action))
        return draft.step()


def _perform(draft: Draft, seat: Seat, action: Choice) -> None:
    match action:  # the most frequent first
        case Take():
            gather.take(draft, seat, action)
        case Shed():
            ending.shed(draft, seat, action)
        case Draw():
            gather.draw(draft, seat)
        case Attack():
            attack.attack(draft, seat, action)
        case Stop():
            attack.stop(draft, seat)
        case Shift():
            gather.shift(draft, seat, action)
        case Stay():
            gather.stay(draft, seat)
        case Press():
            attack.press(draft, seat, action)
        case Sacrifice():
            ending.sacrifice(draft, action)
        case Power():
            attack.power(draft, seat)
        case Decline():
            attack.decline(draft, seat)
        case General():
            attack.general(draft, seat, action)
        case _:
            assert_never(action)


FIREBULLS = FireBulls()
