"""What somebody has noted for themselves about a game; nobody else is ever given it."""

from sqlalchemy import Connection, delete, select

from db.schema import memos
from db.upsert import insert_or_change


def get(conn: Connection, game: int, person: int) -> str:
    """Empty: nothing."""
    own = select(memos.c.text).where(memos.c.game == game, memos.c.person == person)
    return conn.execute(own).scalar() or ""


def keep(conn: Connection, game: int, person: int, text: str, at: int) -> None:
    insert_or_change(conn, memos, {"game": game, "person": person, "text": text, "at": at}, ("text", "at"))


def drop(conn: Connection, game: int, person: int) -> None:
    conn.execute(delete(memos).where(memos.c.game == game, memos.c.person == person))
