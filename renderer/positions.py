"""Positions to look at: random games, and everybody's pictures of them."""

from collections.abc import Iterator, Sequence
from itertools import starmap
from typing import Any

from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, Event, Seat, Settings
from engines.log import Beginning, Play, playout
from engines.words import Words
from renderer import Look, Mark, draw, signs

NAMES = ("Léa", "Giovanni Maria", "Ōtomo", "Jean-Baptiste du Pré", "Tian Dan")


def rules_of(game: str) -> AnyRules:
    return next(rules for rules in GAMES if rules.key == game)


def position(
    rules: AnyRules, seats: int, seed: int | str, steps: int, options: Settings | None = None
) -> Any:
    """After so many random actions, or at the end."""
    return played(rules, seats, seed, steps, options).state


def played(rules: AnyRules, seats: int, seed: int | str, steps: int, options: Settings | None = None) -> Play:
    beginning = Beginning(rules, seats, {}, options or {}, seed_from("picture", seed))
    return playout(beginning, seed_from("choices", seed), most=steps)


def look_at(
    rules: AnyRules,
    state: Any,
    viewer: Seat | None,
    names: Sequence[str] = NAMES,
    locale: str = "en",
    happened: tuple[Event, ...] = (),
) -> tuple[Any, Look]:
    """What this viewer is shown, with their choices numbered."""
    words = Words(locale, rules, names)
    view, outcome = rules.view(state, viewer), rules.outcome(state)
    marks = _numbered(rules, state, view, viewer)
    return view, Look(words, viewer, marks, happened=happened, outcome=outcome)


def _numbered(rules: AnyRules, state: Any, view: Any, viewer: Seat | None) -> tuple[Mark, ...]:
    if viewer is None or viewer not in rules.to_act(state):
        return ()
    places = [rules.preview(view, action).place for action in rules.legal(state, viewer)]
    return tuple(starmap(Mark, signs(view, list(filter(None, places))).items()))


def all_looks(
    rules: AnyRules, state: Any, seats: int, names: Sequence[str] = NAMES
) -> Iterator[tuple[Any, Look]]:
    yield look_at(rules, state, None, names)
    for seat in range(seats):
        yield look_at(rules, state, Seat(seat), names)


def draw_samples(game: str) -> None:
    """Enough pictures to meet every shape."""
    rules = rules_of(game)
    for seats in rules.seats:
        for steps in range(10, 400, 60):
            for view, look in all_looks(rules, position(rules, seats, steps, steps), seats):
                draw(view, look)
