"""What the others are asked: to take a move back, to skip a turn, to play on without, to change the pace."""

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, delete, select

from db.schema import votes
from db.upsert import insert_or_change

_OF_GAME = delete(votes).where(votes.c.game == bindparam("of"))


def cast(conn: Connection, game: int, topic: str, seat: int, at: int, *, agrees: bool) -> None:
    """A seat may change its mind; a topic names what it is about, `undo:17`, so that it is asked once."""
    vote = {"game": game, "topic": topic, "seat": seat, "agrees": agrees, "at": at}
    insert_or_change(conn, votes, vote, ("agrees", "at"))


def tally(conn: Connection, game: int, topic: str) -> Mapping[int, bool]:
    """Who has answered, and what."""
    asked = select(votes.c.seat, votes.c.agrees).where(votes.c.game == game, votes.c.topic == topic)
    return {row.seat: row.agrees for row in conn.execute(asked.order_by(votes.c.seat))}


def close(conn: Connection, game: int, prefix: str = "") -> None:
    """Decided or overtaken: all topics of a game that begin like this."""
    mine = _OF_GAME.where(votes.c.topic.startswith(prefix, autoescape=True)) if prefix else _OF_GAME
    conn.execute(mine, {"of": game})
