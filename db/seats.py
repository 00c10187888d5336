"""Who sits where, with which colour."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Select, Update, bindparam, delete, insert, select, update

from db.schema import picks, seats


@dataclass(frozen=True, slots=True)
class Seated:
    game: int
    seat: int
    person: int | None  # None: a former player
    name: str  # as last seen in an interaction
    contribution: str  # to the seed
    joined_at: int
    left_at: int | None
    waiting_since: int | None
    away_used: int  # ms of the bank
    reminded: int  # how often, in its present wait
    picks: Mapping[str, str]


_TAKEN = (
    select(*(seats.c[name] for name in Seated.__slots__ if name != "picks"), picks.c.pick, picks.c.choice)
    .outerjoin(picks, (picks.c.game == seats.c.game) & (picks.c.seat == seats.c.seat))
    .where(seats.c.game == bindparam("game"))
    .order_by(seats.c.seat, picks.c.pick)
)


def contribution(person: int, interaction: int) -> str:
    """What a person's joining adds to the seed; it outlives the deletion of their id."""
    return sha256(f"{person}:{interaction}".encode()).hexdigest()


def of(conn: Connection, game: int) -> tuple[Seated, ...]:
    """In the order of the seats."""
    found: dict[int, tuple[Sequence[Any], dict[str, str]]] = {}
    for *row, pick, choice in conn.execute(_TAKEN, {"game": game}):
        _, chosen = found.setdefault(row[1], (row, {}))
        if pick is not None:
            chosen[pick] = choice
    return tuple(Seated(*(*row, chosen)) for row, chosen in found.values())


def find(conn: Connection, game: int, person: int) -> int | None:
    """The seat of this person, also of one who has left it."""
    mine = select(seats.c.seat).where(seats.c.game == game, seats.c.person == person)
    return conn.execute(mine).scalar()


def join(conn: Connection, game: int, person: int, name: str, contribution: str, at: int) -> int:
    """The first free seat; the one they have, if they sit already."""
    taken = {row.person: row.seat for row in conn.execute(_persons(game))}
    if person in taken:
        return int(taken[person])
    seat = next(free for free in range(len(taken) + 1) if free not in taken.values())
    values = {"game": game, "seat": seat, "person": person, "name": name, "contribution": contribution}
    conn.execute(insert(seats).values(**values, joined_at=at, away_used=0))
    return seat


def leave(conn: Connection, game: int, person: int) -> None:
    """Out of the lobby; the others move up, in their order."""
    conn.execute(delete(seats).where(seats.c.game == game, seats.c.person == person))
    arrange(conn, game, [row.seat for row in conn.execute(_persons(game))])


def arrange(conn: Connection, game: int, order: Sequence[int]) -> None:
    """The seats that now have these numbers get 0, 1, 2, …; their picks go with them."""
    conn.execute(update(seats).where(seats.c.game == game).values(seat=-1 - seats.c.seat))  # out of the way
    for new, old in enumerate(order):
        conn.execute(_at(game, -1 - old).values(seat=new))


def pick(conn: Connection, game: int, seat: int, pick: str, choice: str) -> bool:
    """False: another seat has it."""
    same = (picks.c.game == game) & (picks.c.pick == pick)
    owner = conn.execute(select(picks.c.seat).where(same, picks.c.choice == choice)).scalar()
    if owner not in (None, seat):
        return False
    conn.execute(delete(picks).where(same, picks.c.seat == seat))
    conn.execute(insert(picks).values(game=game, seat=seat, pick=pick, choice=choice))
    return True


def rename(conn: Connection, game: int, person: int, name: str) -> None:
    mine = (seats.c.game == game) & (seats.c.person == person)
    conn.execute(update(seats).where(mine, seats.c.name != name).values(name=name))


def left(conn: Connection, game: int, seat: int, at: int) -> None:
    """Out of a running game, for good."""
    conn.execute(_at(game, seat).values(left_at=at, waiting_since=None, reminded=0))


def _persons(game: int) -> Select[int | None, int]:
    return select(seats.c.person, seats.c.seat).where(seats.c.game == game).order_by(seats.c.seat)


def _at(game: int, seat: int) -> Update:
    return update(seats).where(seats.c.game == game, seats.c.seat == seat)
