"""Who is rated, by which games, and how strong each is; all of it can be worked out again."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    true,
    tuple_,
    update,
)

from db.columns import columns_of
from db.schema import people, players, rated_games, rated_seats, ratings
from db.upsert import insert_or_change

ALL_TIME = ""
READ_AT_ONCE = 500


FIGURES = ("mean_before", "doubt_before", "mean", "doubt")
MENDED = ("game", "seat", *FIGURES)
_MENDED = (
    update(rated_seats)
    .where(rated_seats.c.game == bindparam("new_game"), rated_seats.c.seat == bindparam("new_seat"))
    .values({name: bindparam(f"new_{name}") for name in FIGURES})
)


@dataclass(frozen=True, slots=True)
class RatedGame:
    game: int
    rules: str
    pool: str
    season: str
    at: int


@dataclass(frozen=True, slots=True)
class RatedSeat:
    game: int
    seat: int
    player: int
    rank: int
    mean_before: float
    doubt_before: float
    mean: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Rating:
    player: int
    rules: str
    pool: str
    season: str
    mean: float
    doubt: float
    games: int


def player_of(conn: Connection, person: int) -> int:
    """Begun with the first rated game."""
    known = conn.execute(select(players.c.id).where(players.c.person == person)).scalar()
    if known is not None:
        return int(known)
    return int(conn.execute(insert(players).values(person=person).returning(players.c.id)).scalar_one())


def persons(conn: Connection, of: Sequence[int]) -> Mapping[int, int]:
    """By player; who had all data deleted is nobody."""
    found = select(players.c.id, players.c.person).where(players.c.id.in_(of), players.c.person.is_not(None))
    return {row.id: row.person for row in conn.execute(found)}


def get(conn: Connection, player: int, game: RatedGame, season: str) -> Rating | None:
    where = _at(game.rules, game.pool, season)
    row = conn.execute(select(*columns_of(ratings, Rating)).where(ratings.c.player == player, *where)).first()
    return Rating(*row) if row else None


def of_person(conn: Connection, person: int) -> list[Rating]:
    mine = select(*columns_of(ratings, Rating)).join(players, players.c.id == ratings.c.player)
    order = (ratings.c.rules, ratings.c.pool, ratings.c.season)
    return [Rating(*row) for row in conn.execute(mine.where(players.c.person == person).order_by(*order))]


def keep(conn: Connection, rating: Rating) -> None:
    row = {name: getattr(rating, name) for name in Rating.__slots__}
    insert_or_change(conn, ratings, row, ("mean", "doubt", "games"))


def add(conn: Connection, game: RatedGame, seats: Sequence[RatedSeat]) -> None:
    conn.execute(insert(rated_games), [{name: getattr(game, name) for name in RatedGame.__slots__}])
    conn.execute(
        insert(rated_seats), [{name: getattr(seat, name) for name in RatedSeat.__slots__} for seat in seats]
    )


def seats_of(conn: Connection, game: int) -> tuple[RatedSeat, ...]:
    found = select(*columns_of(rated_seats, RatedSeat)).where(rated_seats.c.game == game)
    return tuple(RatedSeat(*row) for row in conn.execute(found.order_by(rated_seats.c.seat)))


def played(conn: Connection, one: RatedSeat) -> int:
    """How many rated games of this kind this player has played by now."""
    same = (ratings.c.rules == rated_games.c.rules) & (ratings.c.pool == rated_games.c.pool)
    found = select(ratings.c.games).join(rated_games, same).where(rated_games.c.game == one.game)
    mine = found.where(ratings.c.player == one.player, ratings.c.season == ALL_TIME)
    return int(conn.execute(mine).scalar() or 0)


def met(conn: Connection, one: int, other: int, since: int) -> int:
    """In how many rated games these two have sat together from then on."""
    first, second = rated_seats.alias(), rated_seats.alias()
    both = (
        select(func.count())
        .select_from(first)
        .join(second, (second.c.game == first.c.game) & (second.c.player == other))
        .join(rated_games, rated_games.c.game == first.c.game)
        .where(first.c.player == one, rated_games.c.at >= since)
    )
    return int(conn.execute(both).scalar_one())


def latest(conn: Connection, who: Collection[int]) -> int:
    """When the newest rated game of any of these ended; before all time, if there is none."""
    of = select(func.max(rated_games.c.at)).join(rated_seats, rated_seats.c.game == rated_games.c.game)
    found = conn.execute(of.where(rated_seats.c.player.in_(who))).scalar()
    return -1 if found is None else int(found)


def every(conn: Connection) -> Iterator[tuple[RatedGame, tuple[RatedSeat, ...]]]:
    """In the order in which they ended."""
    last = (-1, 0)
    while True:
        after = tuple_(rated_games.c.at, rated_games.c.game) > last
        found = select(*columns_of(rated_games, RatedGame)).where(after)
        games = [
            RatedGame(*row)
            for row in conn.execute(found.order_by(rated_games.c.at, rated_games.c.game).limit(READ_AT_ONCE))
        ]
        if not games:
            return
        sat = dict[int, list[RatedSeat]]()
        of = rated_seats.c.game.in_([one.game for one in games])
        order = (rated_seats.c.game, rated_seats.c.seat)
        for row in conn.execute(select(*columns_of(rated_seats, RatedSeat)).where(of).order_by(*order)):
            sat.setdefault(row.game, []).append(RatedSeat(*row))
        yield from ((one, tuple(sat[one.game])) for one in games)
        last = (games[-1].at, games[-1].game)


def replace_all(conn: Connection, new: Sequence[Rating], seats: Sequence[RatedSeat]) -> None:
    """What was worked out again takes the place of what was kept."""
    conn.execute(delete(ratings))
    if new:
        conn.execute(
            insert(ratings), [{name: getattr(one, name) for name in Rating.__slots__} for one in new]
        )
    if seats:
        conn.execute(_MENDED, [{f"new_{name}": getattr(one, name) for name in MENDED} for one in seats])


def kept(conn: Connection) -> frozenset[Rating]:
    return frozenset(Rating(*row) for row in conn.execute(select(*columns_of(ratings, Rating))))


def ranked(
    conn: Connection, rules: str, pool: str, least: int, first: int, most: int
) -> list[tuple[int, str, Rating]]:
    """Person, name and rating of all time of those who want to be seen and have played that often, the best
    first: so many of them, behind so many others."""
    order = (ratings.c.mean.desc(), ratings.c.player)
    found = _listed(rules, pool, least, players.c.person, people.c.name, *columns_of(ratings, Rating))
    rows = conn.execute(found.order_by(*order).limit(most).offset(first))
    return [(person, name, Rating(*row)) for person, name, *row in rows]


def standing(conn: Connection, rules: str, pool: str, least: int, person: int) -> tuple[int, int | None]:
    """How many stand in that list, and behind how many of them this person does."""
    count = int(conn.execute(_listed(rules, pool, least, func.count())).scalar_one())
    mine = _listed(rules, pool, least, ratings.c.mean, ratings.c.player)
    row = conn.execute(mine.where(players.c.person == person)).first()
    if row is None:
        return count, None
    equal = (ratings.c.mean == row.mean) & (ratings.c.player < row.player)
    before = _listed(rules, pool, least, func.count()).where((ratings.c.mean > row.mean) | equal)
    return count, int(conn.execute(before).scalar_one())


def _listed(rules: str, pool: str, least: int, *columns: ColumnElement[Any]) -> Select[Any]:
    return (
        select(*columns)
        .select_from(ratings)
        .join(players, players.c.id == ratings.c.player)
        .join(people, people.c.id == players.c.person)
        .where(*_at(rules, pool, ALL_TIME), ratings.c.games >= least, people.c.ranked == true())
    )


def forget(conn: Connection, person: int) -> None:
    """The games stay, so that the others' ratings do; who it was is gone."""
    conn.execute(update(players).where(players.c.person == person).values(person=None))


def _at(rules: str, pool: str, season: str) -> tuple[ColumnElement[bool], ...]:
    return ratings.c.rules == rules, ratings.c.pool == pool, ratings.c.season == season
