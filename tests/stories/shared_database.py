"""A PostgreSQL that several bots share, and the line to it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import text

from db.database import Connection, Database, open_database
from tests.db.cluster import Cluster, cleared
from tests.db.tcp_proxy import TcpProxy, tcp_proxy

T = TypeVar("T")


@dataclass(frozen=True)
class Server:
    cluster: Cluster
    line: TcpProxy  # between it and the bots
    database: Database

    @property
    def url(self) -> str:
        return self.cluster.url_at(self.line.port)

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self.database.read(work)

    async def crash(self) -> None:
        await asyncio.to_thread(self.cluster.stop, "immediate")
        await asyncio.to_thread(self.cluster.start)


async def emptied(cluster: Cluster) -> None:
    """Without its tables."""
    database = await open_database(cluster.url)

    def empty(conn: Connection) -> None:
        conn.execute(text("DROP SCHEMA public CASCADE"))
        conn.execute(text("CREATE SCHEMA public"))

    await database.tx(empty)
    await database.close()


@asynccontextmanager
async def shared_database(cluster: Cluster) -> AsyncIterator[Server]:
    """Empty at first."""
    database = await cleared(cluster.url)
    async with tcp_proxy(cluster.port) as line:
        yield Server(cluster, line, database)
    await database.close()
