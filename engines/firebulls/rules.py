"""Fire Bulls: gather bulls and warriors, drive them into the army of Yen, take General Qi Jie."""

from collections.abc import Mapping, Sequence
from typing import assert_never, cast

from engines.core import Action, Leave, Option, Pick, Seat, Settings, Step
from engines.firebulls import advice, attack, ending, gather, setup
from engines.firebulls.actions import (
    ACTIONS,
    Attack,
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
from engines.firebulls.advice import Choice
from engines.firebulls.autopilot import autopilot
from engines.firebulls.data import PASSES, Colour
from engines.firebulls.describe import describe
from engines.firebulls.events import EVENTS
from engines.firebulls.hidden import reseed_hidden
from engines.firebulls.legal import legal
from engines.firebulls.scoring import outcome
from engines.firebulls.state import Phase, State
from engines.firebulls.table import Table
from engines.firebulls.view import View, view

OVER = Phase.OVER


class FireBulls:
    key = "firebulls"
    version = 1
    seats = range(2, 6)
    options = (
        Option("edition", ("french", "italian"), "french"),
        Option("length", tuple(PASSES), "full"),
    )
    picks = (Pick("colour", tuple(colour.name.lower() for colour in Colour)),)
    secrets = True
    actions: tuple[type[Choice], ...] = ACTIONS
    table: tuple[type[Action], ...] = (Leave,)
    events = EVENTS
    state = State

    new = staticmethod(setup.new)
    legal = staticmethod(legal)
    view = staticmethod(view)
    describe = staticmethod(describe)
    preview = staticmethod(advice.preview)
    objection = staticmethod(advice.objection)
    outcome = staticmethod(outcome)
    autopilot = staticmethod(autopilot)
    reseed_hidden = staticmethod(reseed_hidden)

    def picked(self, view: View) -> Mapping[str, Sequence[str]]:
        return {"colour": tuple(one.colour.name.lower() for one in view.seats)}

    def time_limit(self, options: Settings) -> None:
        """It takes as long as it takes."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.turn.phase is OVER else (state.turn.seat,)

    def apply(self, state: State, seat: Seat | None, action: Choice | Action) -> Step[State]:
        table = Table(state)
        if seat is None:
            assert isinstance(action, Leave)
            ending.leave(table, action.seat)
        else:
            _perform(table, seat, cast(Choice, action))
        return table.step()


def _perform(table: Table, seat: Seat, action: Choice) -> None:
    match action:  # the most frequent first
        case Take():
            gather.take(table, seat, action)
        case Shed():
            ending.shed(table, seat, action)
        case Draw():
            gather.draw(table, seat)
        case Attack():
            attack.attack(table, seat, action)
        case Stop():
            attack.stop(table, seat)
        case Shift():
            gather.shift(table, seat, action)
        case Stay():
            gather.stay(table, seat)
        case Press():
            attack.press(table, seat, action)
        case Sacrifice():
            ending.sacrifice(table, action)
        case Power():
            attack.power(table, seat)
        case Decline():
            attack.decline(table, seat)
        case General():
            attack.general(table, seat, action)
        case _:
            assert_never(action)


FIREBULLS = FireBulls()
