"""Points, with their reasons, and places."""

from collections.abc import Iterable

from engines.core import Line, Outcome, Score, say
from engines.firebulls.data import FACES, Colour, Yen, earns_bonus
from engines.firebulls.state import Ending, Player, State

ENDINGS = {Ending.CONQUEST: "ending-conquest", Ending.ESCAPE: "ending-escape", Ending.ALONE: "ending-alone"}


def points(victory: Iterable[Yen], colour: Colour) -> int:
    """FB-73"""
    return sum(FACES[yen].points + earns_bonus(yen, colour) for yen in victory)


def outcome(state: State) -> Outcome | None:
    if state.ending is None:
        return None
    scores = tuple(map(_score, state.players))
    keys = [_standing(player, score.total) for player, score in zip(state.players, scores, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(ranks, scores, say(ENDINGS[state.ending]))


def _standing(player: Player, total: int) -> tuple[bool, int, int]:
    """Total, then the highest single face, no cards is −1; who has left comes last.  # FB-74, FB-75"""
    return (not player.gone, total, max((FACES[yen].points for yen in player.victory), default=-1))


def _score(player: Player) -> Score:
    lines = []
    for yen in Yen:
        count = player.victory.count(yen)
        if count:
            lines.append(Line(say("score-cards", card=yen, count=count), count * FACES[yen].points))
    bonus = sum(earns_bonus(yen, player.colour) for yen in player.victory)
    if bonus:
        lines.append(Line(say("score-colour", colour=player.colour, count=bonus), bonus))
    if player.escaped is not None:
        lines.append(Line(say("score-escaped", card=player.escaped), 0))
    return Score(points(player.victory, player.colour), tuple(lines))
