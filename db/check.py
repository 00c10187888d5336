"""Every stored game played again by its rules: the log, its digests and the promised seed must agree."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from db import deals, log, replay
from db.schema import games as table
from db.schema import seats
from engines import GAMES
from engines.core import AnyRules
from engines.deals import standing
from engines.log import Play

DIFFERENT = (replay.CannotRead, DBAPIError)  # the last: what cannot even be read


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


def ghosts(conn: Connection) -> tuple[str, ...]:
    """Seats of running games where nobody sits, and that have not left: they would be waited for for ever."""
    empty = select(seats.c.game, seats.c.seat).join(table, table.c.id == seats.c.game)
    empty = empty.where(table.c.state == "running", seats.c.person.is_(None), seats.c.left_at.is_(None))
    empty = empty.where(seats.c.level.is_(None))  # a computer is nobody's ghost
    found = conn.execute(empty.order_by(seats.c.game, seats.c.seat))
    return tuple(f"game {game}: nobody sits on seat {seat + 1}, which plays on" for game, seat in found)


def _one(conn: Connection, number: int, rules: Sequence[AnyRules]) -> Report:
    actions = log.newest(conn, number)
    try:
        differs = result_differs(conn, number, replay.load(conn, number, rules))
    except DIFFERENT as problem:
        said = str(problem) if isinstance(problem, replay.CannotRead) else f"game {number}: {problem}"
        return Report(1, actions, (said,), number)
    return Report(1, actions, (f"game {number}: {differs}",) if differs else (), number)


def result_differs(conn: Connection, number: int, play: Play) -> str | None:
    """What is kept as the result of a deal of the day, beside what its log says."""
    kept = deals.of_game(conn, number)
    if kept is None or kept.ended_at is None:
        return None
    again = standing(play)
    was, now = (kept.points, kept.lead), (again.points, again.lead) if again else (None, None)
    return None if was == now else f"its result is kept as {was}, and is {now}"
