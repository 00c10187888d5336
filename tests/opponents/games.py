"""Whole games of computers, exported as they would be from a table."""

from collections.abc import Sequence
from typing import Any

from engines.chance import mix, seed_from
from engines.core import AnyRules
from engines.export import export
from engines.log import Beginning, Play, begin
from opponents.record import chance_of, thought

SECRET = seed_from("the server's seed of a test")
GIVEN = ("ana", "computers")


def beginning(rules: AnyRules, seats: int) -> Beginning:
    return Beginning(
        rules, seats, {}, {o.key: o.default_for(seats) for o in rules.options}, mix(SECRET, GIVEN)
    )


def played(rules: AnyRules, levels: Sequence[str], most: int | None = None, *, opening: int = 0) -> Play:
    """`opening`: as many moves are Ember's before."""
    play = begin(beginning(rules, len(levels)))
    while play.version != most and (waiting := rules.to_act(play.state)):
        seat = waiting[0]
        chance = chance_of(SECRET, seat, play.decisions[seat])
        level = levels[seat] if play.version >= opening else "ember"
        play = play.act(seat, thought(rules, play.state, seat, level, chance))
    return play


def exported(play: Play, levels: Sequence[str]) -> dict[str, Any]:
    computers = {str(seat): level for seat, level in enumerate(levels)}
    return {**export(play, SECRET, GIVEN), "computers": computers}
