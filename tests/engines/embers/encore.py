"""Embers in which a coal on the first column gives another turn."""

from dataclasses import replace

from engines.core import Action, Seat, Step
from tests.engines.embers.rules import SIDE, Embers, Lay, State


class Encore(Embers):
    key = "encore"

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        if seat is None or not isinstance(action, Lay) or action.place % SIDE or self.outcome(step.state):
            return step
        return replace(step, state=replace(step.state, active=seat))


ENCORE = Encore()
