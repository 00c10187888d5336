"""Whole games of computers, exported as they would be from a table."""

from collections.abc import Sequence
from typing import Any

from engines.chance import mix, seed_from
from engines.core import AnyRules, Seat
from engines.export import export
from engines.log import Beginning, Play, begin
from opponents.record import TASTE, chance_of, taste_of, thought

SECRET = seed_from("the server's seed of a test")
GIVEN = ("ana", "computers")  # who have no taste
OF_TASTE = tuple(f"{TASTE}{seat}" for seat in range(5))


def beginning(rules: AnyRules, seats: int, given: Sequence[str] = GIVEN) -> Beginning:
    return Beginning(
        rules, seats, {}, {o.key: o.default_for(seats) for o in rules.options}, mix(SECRET, given)
    )


def played(
    rules: AnyRules,
    levels: Sequence[str],
    most: int | None = None,
    *,
    opening: int = 0,
    given: Sequence[str] = GIVEN,
) -> Play:
    """`opening`: as many moves are Ember's before. `given`: what each seat brings to the seed."""
    play = begin(beginning(rules, len(levels), given))
    tastes = {at: taste_of(SECRET, Seat(at), one) for at, one in enumerate(given)}
    while play.version != most and (waiting := rules.to_act(play.state)):
        seat = waiting[0]
        chance = chance_of(SECRET, seat, play.decisions[seat])
        level = levels[seat] if play.version >= opening else "ember"
        play = play.act(seat, thought(rules, play.state, seat, level, chance, tastes.get(seat)))
    return play


def exported(play: Play, levels: Sequence[str], given: Sequence[str] = GIVEN) -> dict[str, Any]:
    computers = {str(seat): level for seat, level in enumerate(levels)}
    return {**export(play, SECRET, given), "computers": computers}
