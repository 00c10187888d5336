"""Points with their reasons, and who is named master of fireworks."""

from collections.abc import Iterator

from engines.core import Line, Outcome, Phrase, Score, Seat, Who, say
from engines.springfestival.data import CARDS, MAJORITY
from engines.springfestival.signs import sign_count, sign_points
from engines.springfestival.state import Phase, Player, State, alone, present


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(score(state, Seat(seat)) for seat in range(len(state.players)))
    standings = tuple(_standing(player, one.total) for player, one in zip(state.players, scores, strict=True))
    ranks = tuple(1 + sum(other > standing for other in standings) for standing in standings)
    return Outcome(ranks, scores, _ending(state, ranks, scores))


def score(state: State, seat: Seat) -> Score:
    """As the areas lie now; a seat that left has none."""
    lines = () if state.players[seat].gone else tuple(_lines(state, seat))
    return Score(sum(line.points for line in lines), lines)


def rivals_with_less(players: tuple[Player, ...], seat: Seat) -> int:
    """Opponents still there with strictly less Applause (SF-48)."""
    mine = players[seat].applause
    return sum(players[other].applause < mine for other in present(players))


def _lines(state: State, seat: Seat) -> Iterator[Line]:
    player = state.players[seat]
    area, less = player.area, rivals_with_less(state.players, seat)
    tiles, chain = len(area.tiles), area.exploded.bit_count()
    if state.finale:
        yield Line(say("score-bouquet", chain=chain, tiles=tiles), chain)  # SF-47
    yield Line(say("score-applause", applause=player.applause), player.applause)
    yield Line(say("score-majority", rivals=less), MAJORITY * less)
    points = sum(CARDS[card].points for card in player.completed)
    yield Line(say("score-compositions", cards=len(player.completed)), points)
    if sign := state.centre.sign:
        yield Line(say(f"score-{sign}", count=sign_count(sign, area)), sign_points(sign, area))


def _standing(player: Player, total: int) -> tuple[bool, int, int]:
    """Who left comes last; then points, then Applause, then the place is shared (SF-49, SF-61)."""
    return (not player.gone, total, player.applause)


def _ending(state: State, ranks: tuple[int, ...], scores: tuple[Score, ...]) -> Phrase:
    winners = [Seat(seat) for seat, rank in enumerate(ranks) if rank == 1]
    points = scores[winners[0]].total
    if alone(state.players):
        return say("ending-alone", seat=Who(winners[0]))
    if len(winners) > 1:
        return say("ending-shared", seats=tuple(map(Who, winners)), points=points)
    if sum(one.total == points for one in scores) > 1:
        return say("ending-applause", seat=Who(winners[0]), points=points)
    return say("ending-won", seat=Who(winners[0]), points=points)
