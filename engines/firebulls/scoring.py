"""Points, with their reasons, and places."""

from collections.abc import Iterable, Sequence

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
    totals = [points(player.victory, player.colour) for player in state.players if not player.gone]
    scores = tuple(_score(player, totals) for player in state.players)
    keys = [_standing(player, score.total) for player, score in zip(state.players, scores, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(ranks, scores, say(ENDINGS[state.ending]))


def _standing(player: Player, total: int) -> tuple[bool, int, int]:
    """Total, then the highest single face, no cards is −1; who has left comes last.  # FB-74, FB-75"""
    highest = _highest(player)
    return (not player.gone, total, -1 if highest is None else FACES[highest].points)


def _highest(player: Player) -> Yen | None:
    """By its printed value."""
    return max(player.victory, key=lambda yen: FACES[yen].points, default=None)


def _score(player: Player, totals: Sequence[int]) -> Score:
    """What breaks a tie is told to those who are in one."""
    total, lines = points(player.victory, player.colour), []
    for yen in Yen:
        count = player.victory.count(yen)
        if count:
            lines.append(Line(say("score-cards", card=yen, count=count), count * FACES[yen].points))
    bonus = sum(earns_bonus(yen, player.colour) for yen in player.victory)
    if bonus:
        lines.append(Line(say("score-colour", colour=player.colour, count=bonus), bonus))
    if player.escaped is not None:
        lines.append(Line(say("score-escaped", card=player.escaped), 0))
    highest = _highest(player)
    if highest is not None and not player.gone and totals.count(total) > 1:
        lines.append(Line(say("score-highest", card=highest), 0))
    return Score(total, tuple(lines))
