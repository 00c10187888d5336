"""Since when a game waits for a seat, how often it was reminded, how much of its leave is used."""

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, select, update

from db.rows import Wait
from db.schema import games, reminders, seats
from db.timers import WAITING

_WAIT = (
    select(
        seats.c.game,
        seats.c.seat,
        seats.c.person,
        seats.c.waiting_since,
        seats.c.reminded,
        seats.c.away_used,
        games.c.pace,
        games.c.thread,
    )
    .join(games, games.c.id == seats.c.game)
    .where(seats.c.left_at.is_(None))
)
_OF_GAME = _WAIT.where(seats.c.game == bindparam("game")).order_by(seats.c.seat)
_WAITED = _WAIT.where(games.c.state == "running", seats.c.waiting_since.is_not(None))
_ONE = _WAITED.where(seats.c.game == bindparam("game"), seats.c.seat == bindparam("seat"))
_OF_PERSON = _WAITED.where(seats.c.person == bindparam("of")).order_by(
    seats.c.reminded.desc(), seats.c.waiting_since, seats.c.game
)
_LEAVE = (
    select(seats.c.game, seats.c.away_used)
    .join(games, games.c.id == seats.c.game)
    .where(seats.c.person == bindparam("of"), seats.c.left_at.is_(None))
    .where(games.c.state == "running", games.c.pace != "none")
    .order_by(seats.c.game)
)
_AT = update(seats).where(seats.c.game == bindparam("game_"), seats.c.seat == bindparam("seat_"))
_CHANGE = _AT.values(waiting_since=bindparam("since"), reminded=0)
_REMINDED = _AT.values(reminded=bindparam("times"))
_SPENT = _AT.values(away_used=seats.c.away_used + bindparam("ms"))


def of_game(conn: Connection, game: int) -> tuple[Wait, ...]:
    """All seats that have not left."""
    return tuple(Wait(*row) for row in conn.execute(_OF_GAME, {"game": game}))


def one(conn: Connection, game: int, seat: int) -> Wait | None:
    """None: the game does not wait for it."""
    row = conn.execute(_ONE, {"game": game, "seat": seat}).first()
    return Wait(*row) if row else None


def of_person(conn: Connection, person: int) -> tuple[Wait, ...]:
    """Where this person is waited for, the most urgent first."""
    return tuple(Wait(*row) for row in conn.execute(_OF_PERSON, {"of": person}))


def change(conn: Connection, game: int, since: Mapping[int, int | None]) -> None:
    """By their seats: who is waited for from then on, or no longer."""
    if since:
        conn.execute(_CHANGE, [{"game_": game, "seat_": seat, "since": at} for seat, at in since.items()])


def remind(conn: Connection, game: int, seat: int, times: int) -> None:
    """So often by now, in this wait."""
    conn.execute(_REMINDED, {"game_": game, "seat_": seat, "times": times})


def leave_used(conn: Connection, person: int) -> dict[int, int]:
    """Of this person's bank, in each running game that has a pace."""
    return {row.game: row.away_used for row in conn.execute(_LEAVE, {"of": person})}


def spend(conn: Connection, game: int, seat: int, ms: int) -> None:
    """Of the bank of leave; less than nothing gives back."""
    conn.execute(_SPENT, {"game_": game, "seat_": seat, "ms": ms})


def ticking(conn: Connection, kind: str) -> tuple[tuple[int, int], ...]:
    """The games in which somebody's time runs, with their threads."""
    running = select(reminders.c.game, games.c.thread).distinct().join(games, games.c.id == reminders.c.game)
    found = conn.execute(running.where(WAITING, reminders.c.kind == kind, games.c.thread.is_not(None)))
    return tuple((game, thread) for game, thread in found)
