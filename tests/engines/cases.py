"""The games under test, on every number of seats and with their options: a line a game."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from engines.chance import seed_from
from engines.core import Action, AnyRules, Option, Seat, Setting, Settings, Step, start
from engines.firebulls.data import KINDS
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Qijie
from engines.firebulls.state import State as FireBullsState
from engines.fireship.data import BADGES, LIMITS, WHITE_BOATS, Badge, Card, Colour, Pawn
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import State as FireshipState
from engines.log import Beginning, wander
from engines.springfestival.rules import SPRINGFESTIVAL
from tests.engines.embers.rules import EMBERS
from tests.engines.embers.rules import census as embers_census
from tests.engines.springfestival.positions import census as springfestival_census
from tests.sizes import QUICK

Moment: TypeAlias = tuple[Step[object], Seat, Action, Step[object]]
Game: TypeAlias = tuple[Moment, ...]
PLAIN_PLAY = 100  # seeds; with so many a law only plays


@dataclass(frozen=True, eq=False)
class Case:
    rules: AnyRules
    seats: int
    options: Settings
    census: Callable[[Any], Mapping[str, int]]
    weight: int = 1  # where every choice of every position is looked at, long lists are worth fewer seeds

    def __str__(self) -> str:
        return "-".join((self.rules.key, str(self.seats), *map(str, self.options.values())))

    def seeds(self, count: int) -> Iterator[bytes]:
        fewer = count if count >= PLAIN_PLAY else max(1, count // self.weight)
        return (seed_from(str(self), number) for number in range(max(1, fewer // 10) if QUICK else fewer))

    def beginning(self, seed: bytes) -> Beginning:
        return Beginning(self.rules, self.seats, {}, self.options, seed)

    def start(self, seed: bytes) -> Step[object]:
        return start(self.rules, self.seats, {}, self.options, seed)

    def steps(self, seed: bytes) -> "Iterator[Moment]":
        """A random game: each position, who acts, what, and what follows."""
        before = self.start(seed)
        for seat, action, after in wander(self.rules, before, seed):
            yield before, seat, action, after
            before = after

    def game(self, seed: bytes) -> "Game":
        """All of them at once, kept for the next law."""
        return _played(self, seed)


@lru_cache(maxsize=20)  # of one case, on which the laws are tried one after the other
def _played(case: Case, seed: bytes) -> Game:
    return tuple(case.steps(seed))


def cases(rules: AnyRules, census: Callable[[Any], Mapping[str, int]], weight: int = 1) -> list[Case]:
    return [
        Case(rules, seats, options, census, weight)
        for seats in rules.seats
        for options in option_sets(rules, seats)
    ]


def option_sets(rules: AnyRules, seats: int) -> list[Settings]:
    """All defaults, then each other choice alone (some of many), then the last of everything."""
    declared = [one for one in rules.options if not one.only_for or seats in one.only_for]
    sets: list[dict[str, Setting]] = [{}]
    for option in declared:
        sets += [{option.key: one} for one in ends(option) if one != option.default_for(seats)]
    everything = {option.key: ends(option)[-1] for option in declared}
    return [*sets, everything] if everything not in sets else [*sets]


def ends(option: Option) -> list[Setting]:
    if isinstance(option.choices, range):
        return [option.choices[0], option.choices[-1]]
    if len(option.choices) > 4:  # a long list of one kind, like the twelve signs, has tests of its own
        return [*option.choices[:2], option.choices[-1]]
    return list(option.choices)


def firebulls_census(state: FireBullsState) -> Mapping[str, int]:
    """Every card of both decks, wherever it is."""
    qi = Counter[str]()
    for counts in (state.reserve, state.discards, *(player.hand for player in state.players)):
        for kind in KINDS:
            qi[kind.name] += counts[kind]
    qi.update(kind.name for kind in state.deck)
    won = [yen for player in state.players for yen in player.victory]
    piled = [yen for pile in state.piles for yen in pile]
    yen = Counter(one.name for one in (*won, *piled, *state.rows, *state.removed) if one is not None)
    yen["GENERAL"] += state.general is Qijie.BESIDE
    return {**{f"qi {name}": count for name, count in qi.items()}, **yen}


def fireship_census(state: FireshipState) -> Mapping[str, int]:
    """Pawns on the board and in the reserve, cards wherever they are, badges in play and in the supply."""
    counted = {}
    for colour, fleet in zip(Colour, state.fleets, strict=True):
        for pawn, places in zip(Pawn, fleet, strict=True):
            limit = LIMITS[pawn] if colour is not Colour.WHITE else WHITE_BOATS * (pawn is Pawn.BOAT)
            counted[f"{colour.name} {pawn.name}"] = max(limit, len(places))
    for card in Card:
        held = sum(hand.cards.count(card) for hand in state.hidden.hands)
        counted[card.name] = state.hidden.deck[card] + state.hidden.discards[card] + held
    for badge in Badge:
        counted[f"badge {badge.name}"] = max(
            BADGES, sum(captain.badges[badge] for captain in state.open.captains)
        )
    return counted


CASES = [
    *cases(FIRESHIP, fireship_census, weight=20),
    *cases(FIREBULLS, firebulls_census),
    *cases(SPRINGFESTIVAL, springfestival_census),
    *cases(EMBERS, embers_census),
]
PLAIN = {(case.rules.key, case.seats): case for case in reversed(CASES)}  # nothing chosen
CHOSEN = {(case.rules.key, case.seats): case for case in CASES}  # the last of everything
TRIED = [case for case in CASES if not QUICK or case in (*PLAIN.values(), *CHOSEN.values())]
