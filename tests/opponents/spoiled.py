"""Builds whose computers do not play as they should, for whoever must find them out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core import Action, AnyRules, Seat
from opponents import levels, record
from opponents.search import Effort, Search
from opponents.taste import Taste


def another(
    rules: AnyRules, state: object, seat: Seat, level: str, seed: bytes, taste: Taste | None = None
) -> Action:
    """A build that does now and then what it was not asked for."""
    chosen = levels.move(rules, state, seat, level, seed, taste)
    return rules.legal(state, seat)[-1] if seed[0] < 40 else chosen


def given(_rules: AnyRules, state: object, _seat: Seat, _chance: bytes) -> object:
    """The position itself, …"""
    return state


def as_it_lies(thinker: Any, _number: int) -> object:
    """… and it is not dealt anew before it is played on either."""
    return thinker._state


SPOILED: Mapping[str, Sequence[tuple[object, str, Callable[..., Any]]]] = {
    "plays another move": [(record, "move", another)],
    "peeks": [(record, "dealt", given), (Search, "_world", as_it_lies)],
}
LONGER = levels.Teaching(levels.TAUGHT["firebulls"].mind, {"flame": Effort(90, 2, 6)})
BUILDS: Mapping[str, Sequence[tuple[object, str, Any]]] = {
    **SPOILED,
    "thinks longer": [(levels, "TAUGHT", {"firebulls": LONGER})],
}
