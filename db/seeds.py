"""The server's secret halves of the seeds, apart, so that what shows games can be kept from them."""

from sqlalchemy import Connection, insert, select

from db.schema import seeds


def keep(conn: Connection, game: int, server_seed: bytes) -> None:
    conn.execute(insert(seeds).values(game=game, server_seed=server_seed))


def of(conn: Connection, game: int) -> bytes:
    return bytes(conn.execute(select(seeds.c.server_seed).where(seeds.c.game == game)).scalar_one())
