"""What a pawn is good for in a cell: which island it is gathered at, what it can use or attack there."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from engines.fireship.actions import Move
from engines.fireship.data import HOME, PAWN_POWER, SPECIALS, Colour, Island, Pawn, name_of
from engines.fireship.data import Special as Kind
from engines.fireship.gathering import gathering, steps_of
from engines.fireship.legal import may_use
from engines.fireship.power import island_defence, strength
from engines.fireship.sea import ALONG, COAST, NEARBY, STEPS
from engines.fireship.state import Fleet, Position, in_fog, is_protected
from engines.notation import member_name
from engines.values import value

ENOUGH, EVEN, NEARER = 2600, 2400, 400  # strong enough for 4–6, for 5–6, or one step nearer to it
GATHERED = 400  # a whole island's power, of which a part is there
TOWARDS = 900  # a step of a gathering for which the points do not last
TAKEN = 5  # points that an island of somebody else is worth more than a white one
FARTHEST = 40  # points: no gathering is thought to take more
LEFT = 500  # a gathering is left
BROKEN = 3000  # no suggestion
PREY, WHITE = 1500, 40  # somebody's pawn can be attacked, or a white boat
USES = {Kind.BATTLESHIP: 980, Kind.MYSTERY: 940, Kind.WHEEL: 900}
POINT = 12  # what each costs


@value
class Aim:
    kind: str  # island, special, pawn or any
    goal: str
    worth: int
    island: Island | None = None
    have: int = 0  # strength there
    need: int = 0  # what it takes
    course: bool = False  # a step of the cheapest gathering there, all of which its worth has counted
    far: bool = False  # that adds nothing there yet


ANYWHERE = Aim("any", "", 0)


@value
class Step:
    """What a pawn still has to do for a gathering."""

    island: Island
    need: int  # what the island has
    total: int  # points that the whole gathering takes
    cell: int  # where it is
    turn: int
    pawn: Pawn
    start: int
    stop: int  # so far from the cell is near enough


def aim_of(before: Position, after: Position, colour: Colour, action: Move, cost: int) -> Aim:
    """The best that this pawn can do where it goes."""
    found = [
        *_steps(before, after, colour, action),
        *_landing(before, after, colour, action),
        *_use(after, colour, action),
        *_prey(before, after, colour, action),
        ANYWHERE,
    ]
    best = max(found, key=lambda one: one.worth)
    paid = POINT * cost * (not best.course) + BROKEN * _idle(before, after, colour, action)
    return replace(best, worth=best.worth - paid)


def _idle(before: Position, after: Position, colour: Colour, action: Move) -> bool:
    """Nobody is led to and fro: back to where one has just come from, or off an attack that is there."""
    last = before.turn.trail
    way = None if last is None else (last.seat, last.pawn, last.to, last.start)
    if (before.turn.seat, action.pawn, action.start, action.to) == way:
        return True
    return any(gathered(after, colour, island) < have for island, have in _ready(before, colour))


def _ready(position: Position, colour: Colour) -> tuple[tuple[Island, int], ...]:
    """Islands that can be attacked as things stand, and with how much."""
    last, of, found = _lately[0]
    if last is not position or of is not colour:
        there = [
            (one, gathered(position, colour, one)) for one in Island if can_be_had(position, colour, one)
        ]
        found = tuple((one, have) for one, have in there if have >= island_defence(position, one))
        _lately[0] = position, colour, found
    return found


_lately: list[tuple[object, object, tuple[tuple[Island, int], ...]]] = [(None, None, ())]  # only saves work


def can_be_had(position: Position, colour: Colour, island: Island) -> bool:
    owner = position.open.flags[island]
    return owner is not colour and not in_fog(position, owner)


def gathered(position: Position, colour: Colour, island: Island) -> int:
    """The most that a pawn at its shore has with those beside it."""
    shore = ALONG[island]
    own = {place for places in position.fleets[colour] for place in places if place in shore}
    return max((strength(position, colour, place) for place in own), default=0)


def _steps(before: Position, after: Position, colour: Colour, action: Move) -> list[Aim]:
    """Of the cheapest gatherings: 4 on the die wins then, or 5 where no more can be had."""
    found = list[Aim]()
    for step in courses(before, colour):
        if (action.pawn, action.start) == (step.pawn, step.start):
            on = _progress(step, colour, action)
            if on is not None:
                had, have = gathered(before, colour, step.island), gathered(after, colour, step.island)
                worth = course_worth(before, step) + on
                name = member_name(step.island)
                found.append(
                    Aim("island", name, worth, step.island, have, step.need, course=True, far=have <= had)
                )
    return found


def _progress(step: Step, colour: Colour, action: Move) -> int | None:
    """How far it leads on a cheapest way; rather to the shore, where it guards the island afterwards."""
    steps = STEPS[action.pawn][colour]
    left = 0 if action.to == step.cell else steps[action.to][step.cell]
    if left + steps[action.start][action.to] != steps[action.start][step.cell]:
        return None
    if left > step.stop:
        return step.stop - left
    return 2 * (action.to in ALONG[step.island]) - (left < step.stop)


def course_worth(position: Position, step: Step) -> int:
    white = position.open.flags[step.island] is Colour.WHITE
    lasts = step.total <= position.turn.points
    dear = min(step.total, FARTHEST) - TAKEN * (not white)
    return (ENOUGH if lasts else TOWARDS) - POINT * dear - step.turn


def courses(position: Position, colour: Colour) -> tuple[Step, ...]:
    """Every step of the cheapest gathering at each island that can be had and is not yet."""
    last, of, found = _last[0]
    if last is not position or of is not colour:
        needs = tuple(
            island_defence(position, island) if can_be_had(position, colour, island) else None
            for island in Island
        )
        found = _courses(position.fleets[colour], colour, needs)
        _last[0] = position, colour, found
    return found


_last: list[tuple[object, object, tuple[Step, ...]]] = [(None, None, ())]  # only saves work


@lru_cache(maxsize=1 << 6)
def _courses(fleet: Fleet, colour: Colour, needs: tuple[int | None, ...]) -> tuple[Step, ...]:
    found = list[Step]()
    for island, need in zip(Island, needs, strict=True):
        if need is None:
            continue
        way = gathering(fleet, colour, island, need + 1) or gathering(fleet, colour, island, need)
        if way is not None and way[0]:
            total, cell, coming = way
            for turn, (pawn, start, stop) in enumerate(steps_of(colour, cell, coming)):
                found.append(Step(island, need, total, cell, turn, pawn, start, stop))
    return tuple(found)


def _landing(before: Position, after: Position, colour: Colour, action: Move) -> list[Aim]:
    """At a shore, or beside those of one's own who are at one."""
    shores = (COAST[action.to], *_joined(after, colour, action.to))
    return [
        _gathered_at(before, after, colour, action, island)
        for island in dict.fromkeys(shores)
        if island is not None and can_be_had(after, colour, island)
    ]


def _joined(position: Position, colour: Colour, cell: int) -> Iterator[Island | None]:
    near = NEARBY[cell]
    return (COAST[place] for places in position.fleets[colour] for place in places if place in near)


def _gathered_at(before: Position, after: Position, colour: Colour, action: Move, island: Island) -> Aim:
    lands = COAST[action.to] is island
    have = strength(after, colour, action.to) if lands else gathered(after, colour, island)
    had, need = gathered(before, colour, island), island_defence(after, island)
    if have <= had or had > need:  # more would not help
        return Aim("island", member_name(island), 0, island, have, need) if lands else ANYWHERE
    worth = _power_worth(have, need) - _left(before, colour, action)
    return Aim("island", member_name(island), worth, island, have, need)


def _power_worth(have: int, need: int) -> int:
    if have < need:
        return NEARER + GATHERED * have // need
    return ENOUGH if have > need else EVEN


def _left(before: Position, colour: Colour, action: Move) -> int:
    """What goes where it was gathered already."""
    start = action.start
    island = COAST[start] if start != HOME else None
    if island is None or not can_be_had(before, colour, island):
        return 0
    return LEFT if COAST[action.to] is not island or gathered(before, colour, island) > 1 else 0


def _use(after: Position, colour: Colour, action: Move) -> list[Aim]:
    if not may_use(after, colour, action.pawn, action.to):
        return []
    return [Aim("special", name_of(action.to), USES[SPECIALS[action.to]])]


def _prey(before: Position, after: Position, colour: Colour, action: Move) -> list[Aim]:
    """Pawns of others that could be attacked from there, and not as well from where it was."""
    found, cell = list[Aim](), action.to
    known = _known(before, after, colour, action)
    for owner, fleet in zip(Colour, after.fleets, strict=True):
        if owner is colour or not any(place in NEARBY[cell] for places in fleet for place in places):
            continue
        for power, places in zip(PAWN_POWER, fleet, strict=True):
            for place in places:
                if place in NEARBY[cell] and place not in known and not is_protected(after, owner):
                    found.append(_hunt(after, colour, cell, owner, place, power))
    return [one for one in found if one.have >= one.need]


def _known(before: Position, after: Position, colour: Colour, action: Move) -> frozenset[int]:
    """Where it could attack before it went, no weaker."""
    start = action.start
    if start == HOME or strength(after, colour, action.to) > strength(before, colour, start):
        return frozenset()
    return NEARBY[start]


def _hunt(after: Position, colour: Colour, cell: int, owner: Colour, place: int, power: int) -> Aim:
    have, need = strength(after, colour, cell), strength(after, owner, place)
    worth = WHITE if owner is Colour.WHITE else PREY + 20 * power + 50 * (have > need)
    return Aim("pawn", name_of(place), worth, None, have, need)
