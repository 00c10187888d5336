"""Fireship, as a computer sees it: which island can be had for the fewest points, and who sails there."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from engines.core import Action, Seat
from engines.fireship.actions import Attack, Fog, Fortify, Immunity, Invade, Move, Special
from engines.fireship.autopilot import autopilot
from engines.fireship.data import (
    HOME,
    PAWN_POWER,
    SPECIALS,
    Boost,
    Choice,
    Colour,
    Island,
    Pawn,
)
from engines.fireship.data import Special as Kind
from engines.fireship.events import (
    AttackFailed,
    CardDrawn,
    Engulfed,
    Fortified,
    IslandTaken,
    KrakenRose,
    PawnLost,
    Rolled,
    WheelSpun,
)
from engines.fireship.gathering import PAWNS, SHORE_CELLS, Coming, gathering
from engines.fireship.legal import END, ROLL
from engines.fireship.moves import Choices, price
from engines.fireship.power import island_defence, strength
from engines.fireship.scoring import outcome as outcome_of
from engines.fireship.sea import ALONG, BIT, NEAR, REACH, STEPS, Cells, cells_of
from engines.fireship.state import Fleet, Phase, Position, State, in_fog
from opponents.dice import Dice
from opponents.mind import GONE, Arm, prospects, shares
from opponents.search import Effort
from opponents.taste import Taste

EFFORTS: Mapping[str, Effort] = {"flame": Effort(240, 4, 7), "blaze": Effort(480, 8, 8)}
TELLING = (IslandTaken, PawnLost, AttackFailed, KrakenRose, Engulfed, Fortified, WheelSpun, CardDrawn, Rolled)

TO_SPARE: Final = 5  # boats at sea, before two of them become a ring
PLANS: Final = 6  # islands that are compared
SWING: Final = 5.0  # points that an island of somebody else is worth more than a white one
GUARD: Final = 0.15  # of an island, for guards beside it
RING: Final = 0.1
PAWN: Final = 0.1  # islands that a pawn is worth in the end, …
PAWN_EARLY: Final = 2.0  # … and more at the beginning
NEED: Final = 0.05  # the same for a point to the next island
NEED_EARLY: Final = 0.15
FAR: Final = 25.0  # points: no way is longer
LEAN: Final = 2.0  # points that somebody goes farther for an island they like, at most
CLEAR: Final = 0.5  # islands of a lead that is worth e times the chances, in the end …
OPEN: Final = 6.0  # … and more at the beginning
ISLANDS, COLOURS, WHITE = tuple(Island), tuple(Colour), Colour.WHITE
INDIFFERENT: Final = (0.0,) * len(ISLANDS)
NEVER: Final = 1_000  # points: more than anybody ever has


def _nearest(steps: bytes) -> bytes:
    """Of each island's shore: the points that the nearest cell takes."""
    return bytes([min([steps[cell] for cell in shore]) for shore in SHORE_CELLS])


_KEPT = {steps: _nearest(steps) for kind in STEPS[:2] for corner in kind for steps in corner}
NEAREST = tuple(tuple(tuple([_KEPT[steps] for steps in corner]) for corner in kind) for kind in STEPS)

Target: TypeAlias = tuple[float, int, Island, int, Coming]  # its cost, points, which, where to gather, who


class Fireship:
    def policy(
        self,
        state: State,
        seat: Seat,
        legal: Sequence[Action],
        dice: Dice,
        plan: object = None,
        taste: Taste | None = None,
    ) -> Action:
        match state.turn.phase:
            case Phase.START:
                return next((one for one in legal if isinstance(one, Fog)), ROLL)
            case Phase.SAIL:
                return _Voyage(state, seat, legal, plan, taste).next(dice)
            case Phase.SKULL:
                return Immunity(Choice.USE)
            case _:
                return autopilot(state, seat)

    def arms(self, state: State, seat: Seat, legal: Sequence[Action], dice: Dice) -> Sequence[Arm]:
        """At sea each island that may be gathered around is a plan, beside all that ends a turn."""
        first = self.policy(state, seat, legal, dice)
        if state.turn.phase is not Phase.SAIL:
            return [Arm(first), *(Arm(one) for one in legal if one != first)]
        voyage = _Voyage(state, seat, legal)
        plans = [target[2] for target in voyage.best_targets()[:PLANS]]
        found = [Arm(first)]
        found += [Arm(_Voyage(state, seat, legal, plan).next(dice), plan) for plan in plans]
        found += [Arm(one) for one in voyage.deeds if one != first]
        return list(dict.fromkeys(found))

    def estimate(self, state: State) -> Sequence[float]:
        outcome = outcome_of(state)
        if outcome is not None:
            return shares(outcome.ranks)
        seats = len(state.table.order)
        left = max(0.0, 1 - state.turn.number / (state.table.rounds * seats))
        worths = [_worth(state, Seat(at), left) for at in range(len(state.table.colours))]
        return prospects(worths, CLEAR + OPEN * left)

    def clock(self, state: State) -> int:
        return state.turn.number


MIND = Fireship()


def _worth(state: State, seat: Seat, left: float) -> float:
    """In islands; of the turns that share is to come: early, pawns and short ways are worth more."""
    captain, colour = state.open.captains[seat], state.table.colours[seat]
    if captain.out:
        return GONE
    boats, planes, battleships = fleet = state.fleets[colour]
    worth = (PAWN + PAWN_EARLY * left) * (len(boats) + len(planes) + 2 * len(battleships))
    for island in ISLANDS:
        if state.open.flags[island] is colour:
            guarded = any(place in ALONG[island] for places in fleet for place in places)
            worth += 1.0 + GUARD * guarded + RING * state.open.rings[island]
    sight = _Voyage(state, seat, ()).in_sight()
    need = min(FAR, sight[0][0]) if sight else FAR
    return worth - (NEED + NEED_EARLY * left) * need


class _Voyage:
    """The rest of one turn at sea."""

    def __init__(
        self,
        state: State,
        seat: Seat,
        legal: Sequence[Action],
        plan: object = None,
        taste: Taste | None = None,
    ) -> None:
        self.state, self.seat, self.legal = state, seat, legal
        self.liked = INDIFFERENT if taste is None else _liked(taste)
        self.plan = plan if isinstance(plan, Island) else None
        self.colour = state.table.colours[seat]
        self.points = state.turn.points
        self.deeds = legal.few if isinstance(legal, Choices) else legal

    def next(self, dice: Dice) -> Action:
        invasions = [one for one in self.deeds if isinstance(one, Invade)]
        if isinstance(self.plan, Island):
            invasions = [one for one in invasions if one.island is self.plan] or (
                [] if self.points else invasions
            )
        best = max(invasions, key=self.preference, default=None)
        if best is not None and margin_of(self.state, self.colour, best) > 0:
            return best
        if self.points:
            move = self.gathering()
            if move is not None:
                return move
        return best or self.other(dice)

    def preference(self, one: Invade) -> tuple[bool, bool, bool, int]:
        owner = self.state.open.flags[one.island]
        wins = margin_of(self.state, self.colour, one)
        return wins > 0, owner is not Colour.WHITE, one.boost is Boost.PLAIN, min(wins, 1)

    def other(self, dice: Dice) -> Action:
        specials = [one for one in self.deeds if isinstance(one, Special)]
        if specials:
            return dice.one_of(specials)
        attacks = [one for one in self.deeds if isinstance(one, Attack) and one.boost is Boost.PLAIN]
        attacks = [one for one in attacks if one.colour is not Colour.WHITE or PAWN_POWER[one.target] > 0]
        if attacks:
            return max(attacks, key=lambda one: (one.colour is not Colour.WHITE, PAWN_POWER[one.target]))
        boats = [place for place in self.state.fleets[self.colour][Pawn.BOAT] if place != HOME]
        rings = [one for one in self.deeds if isinstance(one, Fortify)]
        if rings and len(boats) >= TO_SPARE:
            return dice.one_of(rings)
        return END if END in self.deeds else self.deeds[0]

    def gathering(self) -> Move | None:
        """Towards the island that is had most cheaply; first to a mystery cell when that is too far."""
        target = self.best_target()
        if target is not None and (target[1] <= self.points or self.plan is not None):
            return self.approach(target)
        return self.to_special() or (None if target is None else self.approach(target))

    def best_target(self) -> Target | None:
        """Of the nearest islands first, as long as one may still be cheaper than the best."""
        best: Target | None = None
        for least, island, wanted, gain in self.in_sight():
            if best is not None and least > best[0]:
                break
            target = self.target(island, wanted, gain)
            if target is not None and (best is None or _dear(target) < _dear(best)):
                best = target
        return best

    def best_targets(self) -> list[Target]:
        """The best way to each island, the cheapest first."""
        found = (self.target(island, wanted, gain) for _, island, wanted, gain in self.in_sight())
        return sorted((target for target in found if target is not None), key=_dear)

    def in_sight(self) -> list[tuple[float, Island, int, float]]:
        """Islands to be had: the least each may cost, the power it takes, what it is worth besides."""
        state, colour = self.state, self.colour
        flags, ways = state.open.flags, _ways(state.fleets[colour], colour)
        untouchable = [one for one in COLOURS if one is colour or in_fog(state, one)]
        found = []
        for island in ISLANDS if self.plan is None else (self.plan,):
            owner = flags[island]
            if owner not in untouchable:
                wanted = island_defence(state, island) + 1
                gain = self.liked[island] + (SWING if owner is not WHITE else 0.0)
                found.append((_at_least(ways, island, wanted) - gain, island, wanted, gain))
        found.sort()
        return found

    def target(self, island: Island, wanted: int, gain: float) -> Target | None:
        way = gathering(self.state.fleets[self.colour], self.colour, island, wanted)
        return None if way is None else (way[0] - gain, way[0], island, way[1], way[2])

    def approach(self, target: Target) -> Move | None:
        """The first of those who come leads to the cell, the others go next to it."""
        cell, coming = target[3], target[4]
        led = coming[0][1] == cell
        for pawn, place in coming:
            goal = NEAR[cell] if led else 1 << cell
            if place != HOME and goal >> place & 1:
                continue
            move = self.nearer(pawn, place, cell, goal)
            if move is not None:
                return move
            led = True
        return None

    def nearer(self, pawn: Pawn, place: int, cell: int, goal: Cells) -> Move | None:
        """Into the goal if it can be, else as near to the cell as can be."""
        away, points = STEPS[pawn][self.colour][place][cell], self.points
        around, reach = REACH[pawn][self.colour][cell], REACH[pawn][self.colour][place][points]
        for left in (reach & goal, reach & ~goal):
            for steps in range(max(0, away - points), away):
                ring = left & (around[steps] | BIT[cell])
                left ^= ring
                for to in cells_of(ring):
                    move = Move(pawn, place, to)
                    if move in self.legal:
                        return move
        return None

    def to_special(self) -> Move | None:
        fleets, points, colour = self.state.fleets[self.colour], self.points, self.colour
        if any(cell in places for places in fleets for cell in SPECIALS):
            return None
        found = [
            Move(pawn, place, cell)
            for pawn in (Pawn.BOAT, Pawn.PLANE)
            for place in dict.fromkeys(fleets[pawn])
            for cell, kind in SPECIALS.items()
            if kind is Kind.MYSTERY and REACH[pawn][colour][place][points] >> cell & 1
        ]
        found = [move for move in found if move in self.legal]
        return min(found, key=lambda move: (price(self.state.turn, colour, move)[0], move.to), default=None)


class _Ways:
    """Of a fleet to each island: what those who are nearest have together, and the points that takes."""

    def __init__(self, fleet: Fleet, colour: Colour) -> None:
        self._rows = [(NEAREST[pawn][colour][at], -PAWN_POWER[pawn]) for pawn in PAWNS for at in fleet[pawn]]
        self._known = dict[Island, list[int]]()

    def to(self, island: Island) -> Sequence[int]:
        """By the power wanted, from 1: the points."""
        found = self._known.get(island)
        if found is None:
            found = self._known[island] = []
            ways = sorted([(row[island], minus_power) for row, minus_power in self._rows])
            need = 0
            for before, (away, minus_power) in enumerate(ways):
                need += away - 1 if before and away else away
                found += [need] * -minus_power
        return found


@lru_cache(maxsize=1 << 6)
def _liked(taste: Taste) -> Sequence[float]:
    """By island."""
    return [LEAN * taste.of(island.name) for island in ISLANDS]


@lru_cache(maxsize=1 << 10)
def _ways(fleet: Fleet, colour: Colour) -> _Ways:
    return _Ways(fleet, colour)


def _at_least(ways: _Ways, island: Island, wanted: int) -> int:
    """The points that nobody can do without: each comes to the cell that is nearest to it."""
    points = ways.to(island)
    return points[wanted - 1] if wanted <= len(points) else NEVER


def _dear(target: Target) -> tuple[float, int, int]:
    return target[0], target[3], len(target[4])


def margin_of(position: Position, colour: Colour, invasion: Invade) -> int:
    attack = strength(position, colour, invasion.start) + invasion.boost
    return attack - island_defence(position, invasion.island)
