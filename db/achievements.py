"""What victories have earned; all of it can be worked out again from the logs."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, true

from db.schema import achievements, games, people, seats


@dataclass(frozen=True, slots=True)
class Earned:
    """By one person, in all their games."""

    rules: str
    name: str
    count: int
    last: int  # when the last of these games ended


def replace(conn: Connection, game: int, earned: Collection[tuple[int, str]]) -> None:
    """By seat and name, in place of what was kept of that game."""
    conn.execute(delete(achievements).where(achievements.c.game == game))
    if earned:
        rows = [{"game": game, "seat": seat, "name": name} for seat, name in earned]
        conn.execute(insert(achievements), rows)


def of_game(conn: Connection, game: int) -> frozenset[tuple[int, str]]:
    own = select(achievements.c.seat, achievements.c.name).where(achievements.c.game == game)
    return frozenset((row.seat, row.name) for row in conn.execute(own))


def shown_of(conn: Connection, game: int) -> frozenset[tuple[int, str]]:
    """Of those who want to be seen."""
    seen = select(achievements.c.seat, achievements.c.name).join(
        seats, (seats.c.game == achievements.c.game) & (seats.c.seat == achievements.c.seat)
    )
    seen = seen.join(people, people.c.id == seats.c.person)
    where = achievements.c.game == game, people.c.ranked == true()
    return frozenset((row.seat, row.name) for row in conn.execute(seen.where(*where)))


def of_person(conn: Connection, person: int) -> Sequence[Earned]:
    """In games that are over."""
    own = (
        select(games.c.rules, achievements.c.name, func.count(), func.max(games.c.ended_at))
        .join(seats, (seats.c.game == achievements.c.game) & (seats.c.seat == achievements.c.seat))
        .join(games, games.c.id == achievements.c.game)
        .where(seats.c.person == person, games.c.state == "ended")
        .group_by(games.c.rules, achievements.c.name)
        .order_by(games.c.rules, achievements.c.name)
    )
    return [Earned(*row) for row in conn.execute(own)]
