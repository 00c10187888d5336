"""Games that are over, and the same with one thing otherwise."""

from collections.abc import Callable
from dataclasses import replace

from engines import deeds
from engines.chance import seed_from
from engines.core import AnyRules, Event, Seat, checked_options
from engines.deeds import Past
from engines.log import Beginning, Play, playout


def whole(rules: AnyRules, number: int) -> Play:
    """Played to its end by chance."""
    seats = rules.seats[number % 2]
    seed = seed_from(f"achievements {rules.key}", number)
    return playout(Beginning(rules, seats, {}, checked_options(rules, seats, {}), seed), seed)


def past(rules: AnyRules, number: int) -> Past:
    found = deeds.past(whole(rules, number))
    assert found is not None
    return found


def earned(rules: AnyRules, number: int) -> set[tuple[str, Seat]]:
    found = deeds.achieved(whole(rules, number))
    return {(name, seat) for seat, names in found.items() for name in names}


def without(game: Past, kind: type[Event], which: Callable[[Event], bool], most: int = 1) -> Past:
    """The first such events have not happened."""
    turns, gone = list[tuple[Event, ...]](), 0
    for turn in game.turns:
        kept = list[Event]()
        for one in turn:
            if gone < most and isinstance(one, kind) and which(one):
                gone += 1
            else:
                kept.append(one)
        turns.append(tuple(kept))
    assert gone
    return replace(game, turns=tuple(turns))


def also(game: Past, *events: Event) -> Past:
    """That has happened in the last turn."""
    return replace(game, turns=(*game.turns[:-1], (*game.turns[-1], *events)))


def ahead(game: Past, seat: Seat, by: int) -> Past:
    """It leads by so many points."""
    scores = [replace(one, total=0 if at != seat else by) for at, one in enumerate(game.outcome.scores)]
    return replace(game, outcome=replace(game.outcome, scores=tuple(scores)))
