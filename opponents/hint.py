"""What a computer would do on somebody's seat, and what the next best would cost: a search for a person."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from engines.core import Action, AnyRules, Seat
from engines.notation import write
from engines.values import value
from opponents.dice import Dice
from opponents.levels import Level, teaching
from opponents.mind import Arm
from opponents.search import Question, Search, rollout

Unit: TypeAlias = Literal["chance", "points"]

LEVEL: Level = "flame"
COMPARED = 48  # dealt worlds in which the two best are held against each other


@value
class Hint:
    """`cost`: how much worse the next best is, in hundredths of a victory or in points."""

    best: Action
    second: Action | None  # None: there is nothing else to do
    cost: float
    unit: Unit


def hint(rules: AnyRules, state: object, seat: Seat, seed: bytes) -> Hint:
    """`state` is dealt anew for it, `seed` is its whole chance: the same question has the same answer."""
    taught, legal = teaching(rules), rules.legal(state, seat)
    unit: Unit = "chance" if taught.look is rollout else "points"
    if len(legal) == 1:
        return Hint(legal[0], None, 0.0, unit)
    arms = taught.mind.arms(state, seat, legal, Dice.of(seed))
    search = Search(Question(rules, taught.mind, seat, taught.efforts[LEVEL]), taught.look, state, seed)
    best = search.best_of(arms)
    second = _other(search, best, arms)
    if second is None:
        return Hint(best.first, None, 0.0, unit)
    behind = search.behind(best, second, COMPARED)
    return Hint(best.first, second.first, behind * 100 if unit == "chance" else behind, unit)


def written(found: Hint) -> Mapping[str, Any]:
    """As it leaves the process in which it was thought."""
    second = None if found.second is None else write(found.second)
    return {"move": write(found.best), "second": second, "cost": found.cost, "unit": found.unit}


def _other(search: Search, best: Arm, arms: Any) -> Arm | None:
    others = [arm for arm in arms if arm.first != best.first]
    return search.best_of(others) if others else None
