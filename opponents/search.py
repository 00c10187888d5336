"""Flat Monte-Carlo: the same dealt worlds for all arms, of which half go in each round."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engines.chance import seed_from
from engines.core import AnyRules, Seat
from engines.values import value
from opponents.dice import Dice
from opponents.mind import Arm, Mind, shares

LONGEST = 2_000  # actions of one simulation: no game's horizon has so many
ODD = 0x2545F4914F6CDD1D  # keeps the chances of neighbouring worlds apart


@value
class Effort:
    """Counted, never timed: the same on every machine."""

    simulations: int
    turns: int  # looked ahead in each where two play; with more, so that each has as many
    arms: int = 24  # compared at most, the best at a glance
    glances: int = 0  # simulations that an arm's worth at a glance counts for


@value
class Question:
    """What is the same in all simulations of a decision."""

    rules: AnyRules
    mind: Mind[Any]
    seat: Seat
    effort: Effort


Look: TypeAlias = Callable[[Question, Any, Arm, Dice], float]  # a simulation: what the arm is worth there


def rollout(asked: Question, state: Any, arm: Arm, dice: Dice) -> float:
    """The seat's prospect after the arm and some turns of everybody's policy."""
    rules, mind, seat = asked.rules, asked.mind, asked.seat
    began = mind.clock(state)
    end = began + asked.effort.turns * len(rules.playing(state)) // 2
    state, mine = rules.apply(state, seat, arm.first).state, arm.plan is not None
    for _ in range(LONGEST):
        waiting = rules.to_act(state)
        if not waiting:
            break
        now, acting = mind.clock(state), waiting[0]
        if now >= end:
            return mind.estimate(state)[seat]
        mine = mine and acting == seat and now == began
        legal = rules.legal(state, acting)
        if len(legal) == 1:
            action = legal[0]
        else:
            action = mind.policy(state, acting, legal, dice, arm.plan if mine else None)
        state = rules.apply(state, acting, action).state
    outcome = rules.outcome(state)
    return shares(outcome.ranks)[seat] if outcome else mind.estimate(state)[seat]


class Search:
    """One decision."""

    def __init__(self, asked: Question, look: Look, state: object, seed: bytes) -> None:
        self._asked, self._look = asked, look
        self._state, self._seed = state, seed
        self._worlds = list[object]()

    def best_of(self, arms: Sequence[Arm]) -> Arm:
        """Each round has as many simulations; its better half goes on, until all begin with one action."""
        arms = arms[: self._asked.effort.arms]
        sums = {at: self._asked.effort.glances * arm.worth for at, arm in enumerate(arms)}
        rounds = max(1, (len(arms) - 1).bit_length())
        done = 0
        while len({arms[at].first for at in sums}) > 1:
            more = max(1, self._asked.effort.simulations // (rounds * len(sums)))
            for number in range(done, done + more):
                for at in sums:
                    sums[at] += self._tried(arms[at], number)
            done += more
            order = sorted(sums, key=lambda at: (-sums[at], at))
            sums = {at: sums[at] for at in sorted(order[: (len(order) + 1) // 2])}
        return arms[next(iter(sums))]

    def behind(self, best: Arm, other: Arm, worlds: int) -> float:
        """How much worse the other arm is on average, in the same worlds."""
        return sum(self._tried(best, at) - self._tried(other, at) for at in range(worlds)) / worlds

    def _tried(self, arm: Arm, number: int) -> float:
        return self._look(self._asked, self._world(number), arm, Dice(number * ODD + 1))

    def _world(self, number: int) -> object:
        rules, seat = self._asked.rules, self._asked.seat
        while len(self._worlds) <= number:
            seed = seed_from("world", self._seed, len(self._worlds))
            self._worlds.append(rules.reseed_hidden(self._state, seat, seed))
        return self._worlds[number]
