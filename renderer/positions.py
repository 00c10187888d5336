"""Positions to look at: random games, and everybody's pictures of them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engines import GAMES
from engines.core import AnyRules, Seat, act, start
from renderer import draw
from renderer.look import Look

NAMES = ("Léa", "Giovanni Maria", "Ōtomo", "Jean-Baptiste du Pré", "Tian Dan")
LONG_NAMES = (
    "Wolfeschlegelsteinhausenbergerdo",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ÅÉÎØÜ ñandú",
    "i",
    "🦊",
)


def rules_of(game: str) -> AnyRules:
    return next(rules for rules in GAMES if rules.key == game)


def position(rules: AnyRules, seats: int, seed: int, steps: int, **options: int | str) -> Any:
    """After so many random actions, or at the end; half of the actions are those that a menu puts first."""
    chance = Random(seed)  # noqa: S311 — samples, not games
    state = start(rules, seats, {}, options, seed.to_bytes(32, "big")).state
    for _ in range(steps):
        if rules.outcome(state) is not None:
            break
        seat = chance.choice(rules.to_act(state))
        legal = rules.legal(state, seat)
        state = act(rules, state, seat, legal[chance.randrange(len(legal))]).state
    return state


def look_at(
    rules: AnyRules, state: Any, viewer: Seat | None, names: tuple[str, ...] = NAMES
) -> tuple[Any, Look]:
    """What this viewer is shown, with their choices numbered."""
    view = rules.view(state, viewer)
    look = Look(names[: len(view.seats)], front=viewer, outcome=rules.outcome(state))
    if viewer is None or viewer not in rules.to_act(state):
        return view, look
    places = (rules.preview(view, action).place for action in rules.legal(state, viewer))
    numbered = {place: number for number, place in enumerate(dict.fromkeys(filter(None, places)), 1)}
    return view, replace(look, targets=numbered)


def all_looks(rules: AnyRules, state: Any, names: tuple[str, ...] = NAMES) -> Iterator[tuple[Any, Look]]:
    yield look_at(rules, state, None, names)
    for seat in range(len(rules.view(state, None).seats)):
        yield look_at(rules, state, Seat(seat), names)


def draw_samples(game: str) -> None:
    """Enough pictures to meet every shape."""
    rules = rules_of(game)
    for seats in rules.seats:
        for steps in range(10, 200, 40):
            for view, look in all_looks(rules, position(rules, seats, steps, steps)):
                draw(view, look)
