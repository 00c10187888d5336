"""What is kept of games that have ended, for statistics: a row, one for each seat, and running counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, exists, func, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from db.columns import columns_of
from db.schema import (
    finished_games,
    finished_seats,
    games,
    people,
    players,
    rated_games,
    rated_seats,
    seats,
    tallies,
)

WIN = 60  # of which each of those who share one has a part


@dataclass(frozen=True, slots=True)
class FinishedGame:
    game: int
    rules: str
    guild: int
    kind: str
    at: int
    lasted: int
    turns: int
    gap: int


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    game: int
    seat: int
    points: int
    won: int
    expected: float | None
    first: str | None
    thought: Sequence[tuple[int, int]] | None


@dataclass(frozen=True, slots=True)
class Tally:
    rules: str
    topic: str
    value: str
    players: int
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Sat:
    """A person in a game that has ended."""

    game: int
    rules: str
    kind: str
    at: int
    turns: int
    gap: int
    players: int
    seat: int
    points: int
    won: int
    expected: float | None
    first: str | None


@dataclass(frozen=True, slots=True)
class Rated:
    """What a rated game has left them at."""

    at: int
    mean: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Guest:
    """A person in a game of a server."""

    game: int
    rules: str
    person: int
    name: str
    ranked: bool | None  # None: they have never said
    won: int
    expected: float | None


_OTHERS = finished_seats.alias()
_PLAYERS = (
    select(func.count()).where(_OTHERS.c.game == finished_games.c.game).correlate(finished_games)
).scalar_subquery()
_GAME = ("game", "rules", "kind", "at", "turns", "gap")
_SEAT = ("seat", "points", "won", "expected", "first")
_COLUMNS: Sequence[ColumnElement[Any]] = [
    *(finished_games.c[one] for one in _GAME),
    _PLAYERS,
    *(finished_seats.c[one] for one in _SEAT),
]
_SAT = (
    select(*_COLUMNS)
    .join(finished_games, finished_games.c.game == seats.c.game)
    .join(
        finished_seats,
        (finished_seats.c.game == seats.c.game) & (finished_seats.c.seat == seats.c.seat),
    )
    .join(games, games.c.id == seats.c.game)
    .where(seats.c.person == bindparam("person"))
    .order_by(seats.c.game.desc())
    .limit(bindparam("most"))
)


def add(conn: Connection, game: FinishedGame, sat: Sequence[FinishedSeat], counted: Sequence[Tally]) -> None:
    conn.execute(insert(finished_games), [_row(game)])
    conn.execute(insert(finished_seats), [_row(one) for one in sat])
    if counted:
        conn.execute(_counting(conn.dialect.name), [_row(one) for one in counted])


def known(conn: Connection, game: int) -> bool:
    return (
        conn.execute(select(finished_games.c.game).where(finished_games.c.game == game)).first() is not None
    )


def missing(conn: Connection, after: int, most: int) -> Sequence[int]:
    """Games that ended before anything was kept of them."""
    kept = exists().where(finished_games.c.game == games.c.id)
    found = select(games.c.id).where(games.c.id > after, games.c.state == "ended", ~kept)
    return conn.execute(found.order_by(games.c.id).limit(most)).scalars().all()


def sat(conn: Connection, person: int, most: int, *, by_others: bool) -> list[Sat]:
    """Their newest games; others are told neither of private ones nor of those alone with computers."""
    shown = _SAT.where(~games.c.private, ~games.c.solo) if by_others else _SAT
    return [Sat(*row) for row in conn.execute(shown, {"person": person, "most": most})]


def thought(conn: Connection, person: int, of: Sequence[int]) -> list[tuple[int, int]]:
    """Hour of their day and seconds, of each choice in these games."""
    mine = (finished_seats.c.game == seats.c.game) & (finished_seats.c.seat == seats.c.seat)
    found = select(finished_seats.c.thought).join(seats, mine)
    found = found.where(seats.c.person == person, seats.c.game.in_(of))
    return [(hour, seconds) for row in conn.execute(found) for hour, seconds in row.thought or ()]


def rated(conn: Connection, person: int, rules: str, pool: str, most: int) -> list[Rated]:
    """The newest, the oldest of them first."""
    found = (
        select(rated_games.c.at, rated_seats.c.mean, rated_seats.c.doubt)
        .join(players, players.c.id == rated_seats.c.player)
        .join(rated_games, rated_games.c.game == rated_seats.c.game)
        .where(players.c.person == person, rated_games.c.rules == rules, rated_games.c.pool == pool)
        .order_by(rated_games.c.at.desc(), rated_games.c.game.desc())
        .limit(most)
    )
    return [Rated(*row) for row in conn.execute(found)][::-1]


def skill_before(
    conn: Connection, person: int, rules: str, pool: str, at: int, game: int
) -> tuple[float, float] | None:
    """Mean and doubt with which they came to that game."""
    before = tuple_(rated_games.c.at, rated_games.c.game) < (at, game)
    found = (
        select(rated_seats.c.mean, rated_seats.c.doubt)
        .join(players, players.c.id == rated_seats.c.player)
        .join(rated_games, rated_games.c.game == rated_seats.c.game)
        .where(players.c.person == person, rated_games.c.rules == rules, rated_games.c.pool == pool, before)
        .order_by(rated_games.c.at.desc(), rated_games.c.game.desc())
        .limit(1)
    )
    row = conn.execute(found).first()
    return (row.mean, row.doubt) if row else None


def counts(conn: Connection, rules: str) -> list[Tally]:
    order = (tallies.c.topic, tallies.c.value, tallies.c.players)
    found = select(*columns_of(tallies, Tally)).where(tallies.c.rules == rules).order_by(*order)
    return [Tally(*row) for row in conn.execute(found)]


def guests(conn: Connection, guild: int, kind: str, since: int, most: int) -> list[Guest]:
    """Who sat in the newest games of that kind that ended in a server since then; none is private."""
    newest = (
        select(finished_games.c.game, finished_games.c.rules)
        .join(games, games.c.id == finished_games.c.game)
        .where(finished_games.c.guild == guild, finished_games.c.at >= since, ~games.c.private)
        .where(finished_games.c.kind == kind)
        .order_by(finished_games.c.at.desc(), finished_games.c.game.desc())
        .limit(most)
    ).subquery()
    name = func.coalesce(people.c.name, seats.c.name)
    found = (
        select(newest.c.game, newest.c.rules, seats.c.person, name, people.c.ranked)
        .add_columns(finished_seats.c.won, finished_seats.c.expected)
        .join(seats, seats.c.game == newest.c.game)
        .join(
            finished_seats,
            (finished_seats.c.game == seats.c.game) & (finished_seats.c.seat == seats.c.seat),
        )
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.person.is_not(None))
        .order_by(newest.c.game, seats.c.seat)
    )
    return [Guest(*row) for row in conn.execute(found)]


@cache
def _counting(dialect: str) -> Any:
    """Built once: it costs more than to carry it out."""
    new = (sqlite if dialect == "sqlite" else postgresql).insert(tallies)
    more = {name: tallies.c[name] + new.excluded[name] for name in ("games", "won")}
    return new.on_conflict_do_update(index_elements=list(tallies.primary_key.columns), set_=more)


def _row(one: FinishedGame | FinishedSeat | Tally) -> Mapping[str, object]:
    return {name: getattr(one, name) for name in type(one).__slots__}
