"""Islands, and places by islands, island power and pawn power."""

from engines.core import Line, Outcome, Score, say
from engines.fireship.data import Colour, Island
from engines.fireship.state import Captain, Position, island_power, islands_of, pawn_power

Standing = tuple[int, ...]


def outcome(position: Position) -> Outcome | None:
    if position.open.ending is None:
        return None
    standings = [
        _standing(position, captain, colour)
        for captain, colour in zip(position.open.captains, position.table.colours, strict=True)
    ]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    scores = tuple(_score(position, colour) for colour in position.table.colours)
    return Outcome(ranks, scores, say(f"ending-{position.open.ending.name.lower()}"))


def _standing(position: Position, captain: Captain, colour: Colour) -> Standing:
    """Who is out follows, later before earlier.  # FS-07, FS-08"""
    if captain.out:
        return (0, captain.out, 0, 0)
    return (1, *strengths(position, colour))


def strengths(position: Position, colour: Colour) -> tuple[int, int, int]:
    """FS-07: home square and Deep Hole included."""
    islands = islands_of(position, colour)
    power = sum(island_power(position, island) for island in islands)
    return len(islands), power, pawn_power(position.fleets[colour])


def _score(position: Position, colour: Colour) -> Score:
    islands, power, pawns = strengths(position, colour)
    lines = [
        Line(say("score-island", island=island), 1)
        for island in Island
        if position.open.flags[island] is colour
    ]
    lines += [Line(say("score-island-power", power=power), 0), Line(say("score-pawn-power", power=pawns), 0)]
    return Score(islands, tuple(lines))
