"""How a server has set the bot."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from db.columns import columns_of
from db.rows import Server
from db.schema import IS_UNFINISHED, acts, bars, games, servers
from db.upsert import insert_or_change

_ONE = select(*columns_of(servers, Server)).where(servers.c.id == bindparam("server"))


def get(conn: Connection, server: int) -> Server:
    """As every server is before anything is set, if nothing is known."""
    row = conn.execute(_ONE, {"server": server}).first()
    if row is None:
        return Server(server)
    found = Server(*row)
    return found if found.games is None else replace(found, games=tuple(found.games))


def change(conn: Connection, server: int, **changes: Any) -> None:
    insert_or_change(conn, servers, {"id": server} | changes, tuple(changes))


def present(conn: Connection) -> Sequence[int]:
    """Where the bot is, as far as is known: of what was settled there, or is played there."""
    settled = select(servers.c.id).where(servers.c.left_at.is_(None))
    gone = select(servers.c.id).where(servers.c.left_at.is_not(None))
    played = select(games.c.guild).where(IS_UNFINISHED, games.c.guild != 0, games.c.guild.not_in(gone))
    return conn.execute(settled.union(played)).scalars().all()


def absent(conn: Connection) -> Sequence[int]:
    return conn.execute(select(servers.c.id).where(servers.c.left_at.is_not(None))).scalars().all()


def forget(conn: Connection, server: int) -> None:
    """What was settled there, and what was done to keep order; games stay."""
    conn.execute(delete(servers).where(servers.c.id == server))
    for table in (acts, bars):
        conn.execute(delete(table).where(table.c.server == server))
