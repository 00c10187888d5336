"""Who sits where, with which colour."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Update, bindparam, delete, func, insert, select, update

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
    level: str | None  # of a computer; None: a person sits there, or sat
    added_by: int | None  # the person by whom the computer came
    caretaker: str | None  # the level of the computer that plays while its person is away
    caretaken: Mapping[str, str] | None  # the entries that were made so: by their number the level
    hinted: Sequence[int] | None  # the decisions at which its person has asked for a hint
    picks: Mapping[str, str]


_TAKEN = (
    select(*(seats.c[name] for name in Seated.__slots__ if name != "picks"), picks.c.pick, picks.c.choice)
    .outerjoin(picks, (picks.c.game == seats.c.game) & (picks.c.seat == seats.c.seat))
    .where(seats.c.game == bindparam("game"))
    .order_by(seats.c.seat, picks.c.pick)
)
_BROUGHT = select(seats.c.contribution).where(
    seats.c.game == bindparam("game"), seats.c.seat == bindparam("seat")
)


def contribution(person: int, interaction: int) -> str:
    """What a person's joining adds to the seed; it outlives the deletion of their id."""
    return sha256(f"{person}:{interaction}".encode()).hexdigest()


def contribution_of_computer(person: int, interaction: int, number: int) -> str:
    """The same for a computer: by which press it came, as which of those that came by it."""
    return sha256(f"computer:{person}:{interaction}:{number}".encode()).hexdigest()


def of(conn: Connection, game: int) -> tuple[Seated, ...]:
    """In the order of the seats."""
    found: dict[int, tuple[Sequence[Any], dict[str, str]]] = {}
    for *row, pick, choice in conn.execute(_TAKEN, {"game": game}):
        _, chosen = found.setdefault(row[1], (row, {}))
        if pick is not None:
            chosen[pick] = choice
    return tuple(Seated(*(*row, chosen)) for row, chosen in found.values())


def brought(conn: Connection, game: int, seat: int) -> str:
    """What whoever sits there has added to the seed."""
    return str(conn.execute(_BROUGHT, {"game": game, "seat": seat}).scalar_one())


def find(conn: Connection, game: int, person: int) -> int | None:
    """The seat of this person, also of one who has left it."""
    mine = select(seats.c.seat).where(seats.c.game == game, seats.c.person == person)
    return conn.execute(mine).scalar()


def join(conn: Connection, game: int, person: int, name: str, contribution: str, at: int) -> int:
    """The first free seat; the one they have, if they sit already."""
    known = find(conn, game, person)
    return _sit(conn, game, contribution, at, person=person, name=name) if known is None else known


def add_computer(conn: Connection, game: int, level: str, added_by: int, contribution: str, at: int) -> int:
    """On the first free seat; it has no name but its level."""
    return _sit(conn, game, contribution, at, name="", level=level, added_by=added_by)


def leave(conn: Connection, game: int, person: int) -> None:
    """Out of the lobby; the others move up, in their order."""
    conn.execute(delete(seats).where(seats.c.game == game, seats.c.person == person))
    arrange(conn, game, _taken(conn, game))


def take_away(conn: Connection, game: int, seat: int) -> None:
    """A computer, out of the lobby; the others move up."""
    conn.execute(delete(seats).where(seats.c.game == game, seats.c.seat == seat, seats.c.level.is_not(None)))
    arrange(conn, game, _taken(conn, game))


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
    nth = 1 + (conn.execute(select(func.max(picks.c.nth)).where(picks.c.game == game)).scalar() or 0)
    conn.execute(insert(picks).values(game=game, seat=seat, pick=pick, choice=choice, nth=nth))
    return True


def pickers(conn: Connection, game: int) -> tuple[int, ...]:
    """The seats as they picked, the first first."""
    order = (picks.c.nth, picks.c.seat)
    found = conn.execute(select(picks.c.seat).where(picks.c.game == game).order_by(*order)).scalars()
    return tuple(dict.fromkeys(found))


def unpick(conn: Connection, game: int, seat: int, pick: str) -> None:
    """It cannot stand."""
    mine = (picks.c.game == game) & (picks.c.seat == seat) & (picks.c.pick == pick)
    conn.execute(delete(picks).where(mine))


def rename(conn: Connection, game: int, person: int, name: str) -> None:
    mine = (seats.c.game == game) & (seats.c.person == person)
    conn.execute(update(seats).where(mine, seats.c.name != name).values(name=name))


def set_caretaker(conn: Connection, game: int, seat: int, level: str | None) -> None:
    """Who plays while its person is away; None: they are back."""
    conn.execute(_at(game, seat).values(caretaker=level))


def take_care(conn: Connection, game: int, seat: int, entry: int, level: str) -> None:
    """That entry was made for a person who was away."""
    mine = select(seats.c.caretaken).where(seats.c.game == game, seats.c.seat == seat)
    known = conn.execute(mine).scalar() or {}
    conn.execute(_at(game, seat).values(caretaken={**known, str(entry): level}))


def hint(conn: Connection, game: int, seat: int, decision: int) -> None:
    """Its person has asked for one, at that decision."""
    mine = select(seats.c.hinted).where(seats.c.game == game, seats.c.seat == seat)
    known = conn.execute(mine).scalar() or []
    if decision not in known:
        conn.execute(_at(game, seat).values(hinted=[*known, decision]))


def left(conn: Connection, game: int, seat: int, at: int) -> None:
    """Out of a running game, for good."""
    conn.execute(_at(game, seat).values(left_at=at, waiting_since=None, reminded=0, caretaker=None))


def _sit(conn: Connection, game: int, contribution: str, at: int, **who: int | str) -> int:
    taken = _taken(conn, game)
    seat = next(free for free in range(len(taken) + 1) if free not in taken)
    given = {"game": game, "seat": seat, "contribution": contribution, "joined_at": at, "away_used": 0}
    conn.execute(insert(seats).values(**given, **who))
    return seat


def _taken(conn: Connection, game: int) -> Sequence[int]:
    mine = select(seats.c.seat).where(seats.c.game == game).order_by(seats.c.seat)
    return conn.execute(mine).scalars().all()


def _at(game: int, seat: int) -> Update:
    return update(seats).where(seats.c.game == game, seats.c.seat == seat)
