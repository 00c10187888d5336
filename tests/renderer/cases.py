"""Games and positions that the pictures are tested on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, TypeAlias

from engines import GAMES
from engines.chance import Chance, seed_from
from engines.core import AnyRules, Event, Option, Seat, Settings, Step, start
from engines.log import wander
from renderer.look import Look, Mark
from renderer.positions import look_at
from tests.sizes import QUICK

NAMES = ("Léa", "Giovanni Maria", "Ōtomo", "Jean-Baptiste du Pré", "Tian Dan")
LONG_NAMES = (
    *(
        "Wolfeschlegelsteinhausenbergerdo",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "Maria Theresia von und zu Tessin",
    ),
    *("i", "🦊🦊 Ñandú Ægir"),
)
SAMPLES = 300
FULL = 5  # marks of a panel's buttons at most


@dataclass(frozen=True)
class Table:
    rules: AnyRules
    seats: int

    def __str__(self) -> str:
        return f"{self.rules.key}-{self.seats}"


TABLES = [Table(rules, seats) for rules in GAMES for seats in rules.seats]


def options_for(table: Table, number: int) -> Settings:
    """Every choice of every option in turn."""
    return {
        option.key: _choice(option, number)
        for option in table.rules.options
        if not option.only_for or table.seats in option.only_for
    }


def _choice(option: Option, number: int) -> int | str:
    return option.choices[number % len(option.choices)]


Moment: TypeAlias = tuple[Any, tuple[Event, ...]]  # a position, and what happened since the turn began


def moments(table: Table, number: int) -> Iterator[Moment]:
    """Every position of one random game, the last one included."""
    seed = seed_from("pictures", str(table), number)
    step: Step[Any] = start(table.rules, table.seats, {}, options_for(table, number), seed)
    yield step.state, ()
    happened: tuple[Event, ...] = ()
    for _, _, after in wander(table.rules, step, seed):
        happened += after.events
        yield after.state, happened
        if after.passed:
            happened = ()


def sampled(table: Table, count: int, games: int = 4) -> Iterator[Moment]:
    """So many positions of a few games: random ones, and each game's end."""
    count = max(2 * games, count // 4) if QUICK else count
    for number in range(games):
        played = list(moments(table, number))
        chance = Chance(seed_from("samples", number))
        chosen, _ = chance.sample(played, min(len(played), count // games - 1))
        yield from (*chosen, played[-1])


def looks(table: Table, count: int, names: Sequence[str]) -> Iterator[tuple[Any, Look]]:
    """Positions seen by everybody in turn: the public and each seat."""
    viewers = (None, *map(Seat, range(table.seats)))
    for number, (state, happened) in enumerate(sampled(table, count)):
        yield look_at(table.rules, state, viewers[number % len(viewers)], names, happened=happened)


def positions(table: Table, count: int) -> list[Any]:
    return [state for state, _ in islice(sampled(table, count), count)]


def suggested(marks: Sequence[Mark], count: int) -> tuple[Mark, ...]:
    """As a panel has them: those of its buttons, then those of its list."""
    return tuple(replace(mark, faint=at >= FULL) for at, mark in enumerate(marks[:count]))
