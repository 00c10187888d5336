"""What a computer has to know of a game; a game that nobody has taught it is played by its previews."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import fsum
from typing import Generic, Protocol, TypeVar

from engines.core import Action, AnyRules, Seat
from engines.values import value
from opponents.dice import Dice
from opponents.taste import Taste

S = TypeVar("S", contravariant=True)
T = TypeVar("T")

GONE = -1_000.0  # the worth of a seat that can no longer win


@value
class Arm:
    """A way to go on that is compared with others: the next action, and what it is the beginning of."""

    first: Action
    plan: object = None  # kept in mind by the policy until the turn is over; None: nothing
    worth: float = 0.0  # at a glance, in what a simulation gives


class Mind(Protocol[S]):
    """All of it sees a position dealt anew; what hands of others hold there is a guess."""

    def policy(
        self,
        state: S,
        seat: Seat,
        legal: Sequence[Action],
        dice: Dice,
        plan: object = None,
        taste: Taste | None = None,
    ) -> Action:
        """A sensible choice at a glance, in line with the plan if there is one; a taste moves it among those
        that are nearly as good."""

    def arms(self, state: S, seat: Seat, legal: Sequence[Action], dice: Dice) -> Sequence[Arm]:
        """What is worth comparing, the most likely first."""

    def estimate(self, state: S) -> Sequence[float]:
        """Each seat's share of the victory, as far as can be told: together 1."""

    def clock(self, state: S) -> int:
        """How many turns have begun."""


class Scored(ABC, Generic[T]):
    """A mind that gives each choice a score."""

    @abstractmethod
    def scores(self, state: T, seat: Seat, legal: Sequence[Action]) -> Sequence[float]: ...

    def leaning(self, _taste: Taste, _action: Action) -> float:
        """How far a taste moves the score of an action."""
        return 0.0

    def policy(
        self,
        state: T,
        seat: Seat,
        legal: Sequence[Action],
        dice: Dice,
        plan: object = None,
        taste: Taste | None = None,
    ) -> Action:
        assert plan is None
        scores = self.scores(state, seat, legal)
        if taste is not None:
            scores = [score + self.leaning(taste, one) for score, one in zip(scores, legal, strict=True)]
        return legal[best(scores, dice)]

    def arms(self, state: T, seat: Seat, legal: Sequence[Action], dice: Dice) -> Sequence[Arm]:
        """Among equals the order is chance's."""
        scores = self.scores(state, seat, legal)
        keys = [(-score, dice.word()) for score in scores]
        return [Arm(legal[at], worth=scores[at]) for at in sorted(range(len(legal)), key=keys.__getitem__)]


class Previews(Scored[object]):
    """A mind for any game: looks one choice ahead, by what a menu says of it."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def scores(self, state: object, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        view = self._rules.view(state, seat)
        return [float(self._rules.preview(view, action).worth) for action in legal]

    def estimate(self, state: object) -> Sequence[float]:
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return shares(outcome.ranks)
        seats = len(self._rules.picked(self._rules.view(state, None)) or ()) or 1
        return [1 / seats] * seats

    def clock(self, _state: object) -> int:
        return 0


def shares(ranks: Sequence[int]) -> list[float]:
    """Of the victory: those who are first have equal parts of it."""
    first = ranks.count(1)
    return [1 / first if rank == 1 else 0.0 for rank in ranks]


def prospects(worths: Sequence[float], scale: float) -> list[float]:
    """Shares of a victory that is open still: about e times the share for each `scale` more.

    With plain arithmetic alone, and `fsum`: `exp` and `sum` are not the same everywhere to the last digit,
    and two machines would think of different moves.
    """
    top = max(worths)
    weights = [_falling((top - worth) / scale) for worth in worths]
    whole = fsum(weights)
    return [weight / whole for weight in weights]


def _falling(behind: float) -> float:
    return 1.0 / (1.0 + behind * (1.0 + behind * (0.5 + behind / 6.0)))


def best(scores: Sequence[float], dice: Dice) -> int:
    """The place of the greatest; among equals, chance decides."""
    top = max(scores)
    places = [at for at, one in enumerate(scores) if one == top]
    return places[0] if len(places) == 1 else dice.one_of(places)
