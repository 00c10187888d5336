"""Every stored game played again by its rules: the log, its digests and the promised seed must agree."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from db import games, log, seats, seeds
from db.schema import games as table
from engines import GAMES
from engines.chance import honours, mix
from engines.core import AnyRules, Refused, Seat
from engines.log import Beginning, Diverged, Entry, Play, kinds, replay
from engines.notation import parse

DIFFERENT = (Diverged, Refused, ValueError, DBAPIError)  # the last two: what cannot even be read


@dataclass(frozen=True, slots=True)
class Report:
    games: int = 0
    actions: int = 0
    problems: tuple[str, ...] = ()
    last: int = 0  # the game to go on after

    def __add__(self, other: "Report") -> "Report":
        problems = self.problems + other.problems
        return Report(
            self.games + other.games, self.actions + other.actions, problems, other.last or self.last
        )


def stored(
    conn: Connection, after: int = 0, limit: int | None = None, rules: Sequence[AnyRules] = GAMES
) -> Report:
    """The started games with a greater number than `after`, so that a long check can pause."""
    report = Report()
    for number in started(conn, after, limit):
        report += _one(conn, number, rules)
    return report


def started(conn: Connection, after: int = 0, limit: int | None = None) -> Sequence[int]:
    """The numbers of the games that have begun, in order."""
    begun = select(table.c.id).where(table.c.id > after, table.c.started_at.is_not(None))
    return conn.execute(begun.order_by(table.c.id).limit(limit)).scalars().all()


def load(conn: Connection, number: int, rules: Sequence[AnyRules] = GAMES) -> Play:
    """The game as its log tells it; Diverged at the first difference."""
    return replay(*recorded(conn, number, rules))


def recorded(
    conn: Connection, number: int, rules: Sequence[AnyRules] = GAMES
) -> tuple[Beginning, Sequence[Entry]]:
    """All that is needed to play it again, where and when that holds nobody up."""
    game = games.get(conn, number)
    assert game is not None
    played = next((one for one in rules if (one.key, one.version) == (game.rules, game.rules_version)), None)
    if played is None:
        raise Diverged(0, "the rules", f"{game.rules} {game.rules_version}", "not here")
    server_seed, sitting = seeds.of(conn, number), seats.of(conn, number)
    if not honours(server_seed, game.commitment):
        raise Diverged(0, "the commitment", game.commitment, "of another seed")
    picks = {pick.key: tuple(one.picks.get(pick.key) for one in sitting) for pick in played.picks}
    seed = mix(server_seed, [one.contribution for one in sitting])
    beginning = Beginning(played, len(sitting), picks, game.options, seed)
    return beginning, [entry(played, action) for action in log.entries(conn, number)]


def entry(rules: AnyRules, action: log.Action) -> Entry:
    """A stored line as an entry of the engines' log."""
    seat = None if action.seat is None else Seat(action.seat)
    return Entry(action.seq, seat, parse(kinds(rules), action.text), action.digest)


def _one(conn: Connection, number: int, rules: Sequence[AnyRules]) -> Report:
    actions = log.newest(conn, number)
    try:
        load(conn, number, rules)
    except DIFFERENT as problem:
        return Report(1, actions, (f"game {number}: {problem}",), number)
    return Report(1, actions, (), number)
