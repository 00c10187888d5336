"""How even Fireship is: many games of a simple greedy player, by turn order and by corner."""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from engines.chance import seed_from
from engines.core import Action, AnyRules, act, start
from engines.fireship.actions import Attack, End, Fog, Fortify, Immunity, Invade, Move, Special
from engines.fireship.autopilot import autopilot
from engines.fireship.data import (
    CORNERS,
    HOME,
    PAWN_POWER,
    SPECIALS,
    Boost,
    Choice,
    Colour,
    Ending,
    Island,
    Pawn,
)
from engines.fireship.data import Special as Kind
from engines.fireship.moves import Choices, price
from engines.fireship.power import island_defence, strength
from engines.fireship.rules import FIRESHIP
from engines.fireship.sea import NEAR, REACH, SHORES, STEPS, cells_of
from engines.fireship.setup import opposite
from engines.fireship.state import Phase, in_fog
from engines.fireship.view import View

RULES: AnyRules = FIRESHIP
BOATS_TO_SPARE = 6  # on the sea, before two of them become a ring


class Greedy:
    """Gathers the nearest pawns around the cheapest island, attacks what it can, draws cards otherwise."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        phase = view.turn.phase
        if phase is Phase.SAIL:
            return self.sail(view, legal)
        if phase is Phase.START:
            return next((one for one in legal if isinstance(one, Fog)), legal[0])
        if phase is Phase.SKULL:
            return Immunity(Choice.USE)
        return autopilot(view, view.active)  # the boat or plane that is least missed

    def sail(self, view: View, legal: Sequence[Action]) -> Action:
        deeds = deeds_of(legal)
        invasions = [one for one in deeds if isinstance(one, Invade)]
        best = max(invasions, key=lambda one: margin_of(view, one), default=None)
        if best is not None and margin_of(view, best) > 0:
            return best
        move = self.gathering(view, legal) if view.turn.points else None
        if move is not None:
            return move
        return best or self.other(view, deeds)

    def other(self, view: View, deeds: Sequence[Action]) -> Action:
        specials = [one for one in deeds if isinstance(one, Special)]
        if specials:
            return self.random.choice(specials)
        attacks = [one for one in deeds if isinstance(one, Attack) and one.boost is Boost.PLAIN]
        if attacks:
            return max(attacks, key=lambda one: (one.colour is not Colour.WHITE, PAWN_POWER[one.target]))
        boats = [place for place in view.fleets[view.table.colours[view.active]][Pawn.BOAT] if place != HOME]
        rings = [one for one in deeds if isinstance(one, Fortify)]
        if rings and len(boats) >= BOATS_TO_SPARE:
            return self.random.choice(rings)
        return End()

    def gathering(self, view: View, legal: Sequence[Action]) -> Move | None:
        """Towards the island that takes the fewest points; first to a mystery cell when that is too many."""
        target = min(self.targets(view), default=None)
        if target is not None and target[0] <= view.turn.points:
            return self.approach(view, legal, *target[2:])
        return self.to_special(view, legal) or (
            self.approach(view, legal, *target[2:]) if target is not None else None
        )

    def targets(self, view: View) -> Iterator[tuple[int, float, int, tuple[tuple[Pawn, int], ...]]]:
        """Points needed, a coin, the cell to gather around, and who comes."""
        colour = view.table.colours[view.active]
        pawns = [(pawn, place) for pawn in Pawn for place in view.fleets[colour][pawn]]
        for island in Island:
            if view.open.flags[island] is colour or in_fog(view, view.open.flags[island]):
                continue
            wanted = island_defence(view, island) + 1
            for cell in cells_of(SHORES[island]):
                need, power = 0, 0
                coming: list[tuple[Pawn, int]] = []
                for away, _, pawn, place in sorted(
                    (distance(pawn, colour, place, cell), self.random.random(), pawn, place)
                    for pawn, place in pawns
                ):
                    need, power = need + max(0, away - bool(coming)), power + PAWN_POWER[pawn]
                    coming.append((pawn, place))
                    if power >= wanted:
                        yield need, self.random.random(), cell, tuple(coming)
                        break

    def approach(
        self, view: View, legal: Sequence[Action], cell: int, coming: tuple[tuple[Pawn, int], ...]
    ) -> Move | None:
        """The first of those who come leads to the cell, the others go next to it."""
        colour, points = view.table.colours[view.active], view.turn.points
        led = coming[0][1] == cell
        for pawn, place in coming:
            goal = NEAR[cell] if led else 1 << cell
            if place != HOME and goal >> place & 1:
                continue
            moves = [
                Move(pawn, place, to)
                for to in cells_of(REACH[pawn][colour][place][points])
                if (distance(pawn, colour, to, cell) < distance(pawn, colour, place, cell))
            ]
            moves = [move for move in moves if move in legal]
            if moves:
                return min(
                    moves,
                    key=lambda move: (
                        not goal >> move.to & 1,
                        distance(move.pawn, colour, move.to, cell),
                        self.random.random(),
                    ),
                )
            led = True
        return None

    def to_special(self, view: View, legal: Sequence[Action]) -> Move | None:
        colour, points = view.table.colours[view.active], view.turn.points
        if any(cell in places for places in view.fleets[colour] for cell in SPECIALS):
            return None
        found = [
            Move(pawn, place, cell)
            for pawn in (Pawn.BOAT, Pawn.PLANE)
            for place in dict.fromkeys(view.fleets[colour][pawn])
            for cell, kind in SPECIALS.items()
            if kind is Kind.MYSTERY and REACH[pawn][colour][place][points] >> cell & 1
        ]
        found = [move for move in found if move in legal]
        return min(
            found, key=lambda move: (price(view.turn, colour, move)[0], self.random.random()), default=None
        )


def distance(pawn: Pawn, colour: Colour, place: int, cell: int) -> int:
    return STEPS[pawn][colour][place][cell]


def margin_of(view: View, invasion: Invade) -> int:
    attack = strength(view, view.table.colours[view.active], invasion.start) + invasion.boost
    return attack - island_defence(view, invasion.island)


def deeds_of(legal: Sequence[Action]) -> Sequence[Action]:
    return legal.few if isinstance(legal, Choices) else legal


class Tally:
    """Shares of the wins; who shares a win gets his part."""

    def __init__(self) -> None:
        self.games = self.actions = 0
        self.turns: dict[str, float] = defaultdict(float)
        self.corners: dict[str, float] = defaultdict(float)
        self.sat: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.islands = 0

    def add(self, seats: int, options: dict[str, str], number: int) -> None:
        random = Random(number)
        player = Greedy(random)
        state = start(RULES, seats, {}, options, seed_from("balance", seats, *options, number)).state
        while waiting := RULES.to_act(state):
            seat = waiting[0]
            legal = RULES.legal(state, seat)
            state = act(RULES, state, seat, player.choose(RULES.view(state, seat), legal)).state
            self.actions += 1
        outcome = RULES.outcome(state)
        assert outcome is not None
        self.games += 1
        self.endings[Ending(state.open.ending).name.lower()] += 1
        self.islands += sum(flag is not Colour.WHITE for flag in state.open.flags)
        for turn, seat in enumerate(state.table.order):
            place = place_of(state.table.colours, state.table.colours[seat])
            self.sat[place] += 1
            if seat in outcome.winners:
                self.turns[f"{turn + 1}."] += 1 / len(outcome.winners)
                self.corners[place] += 1 / len(outcome.winners)

    def lines(self) -> Iterator[str]:
        even = self.games / max(len(self.turns), 1) / self.games
        error = sqrt(even * (1 - even) / self.games)
        yield f"{self.games} games of {self.actions / self.games:.0f} actions; error of a share {error:.3f}"
        yield "by turn:   " + shares(self.turns, dict.fromkeys(self.turns, self.games))
        yield "by corner: " + shares(self.corners, self.sat)
        yield "endings:   " + ", ".join(
            f"{name} {count / self.games:.3f}" for name, count in self.endings.items()
        )
        yield f"islands conquered at the end: {self.islands / self.games:.1f} of 9"


def place_of(colours: Sequence[Colour], colour: Colour) -> str:
    """Three players: between the others or at a side; else the corner's colour."""
    if len(colours) == 3:
        missing = next(one for one in CORNERS if one not in colours)
        return "between" if opposite(missing) is colour else "side"
    return colour.name.lower()


def shares(wins: dict[str, float], of: dict[str, int]) -> str:
    return ", ".join(f"{name} {wins[name] / of[name]:.3f}" for name in sorted(wins))


CONTESTS: Sequence[tuple[int, dict[str, str]]] = ((2, {}), (3, {}), (3, {"compensation": "on"}), (4, {}))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seats", type=int, default=0, help="only this number")
    games, only = parser.parse_args().games, parser.parse_args().seats
    for seats, options in CONTESTS:
        if only in (0, seats):
            tally = Tally()
            for number in range(games):
                tally.add(seats, options, number)
            print(f"\n{seats} players {options or ''}", *tally.lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
