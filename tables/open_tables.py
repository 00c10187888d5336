"""Tables that still want players."""

from collections.abc import Collection, Sequence

from db import acts, games
from tables import blocking, store
from tables.context import Tx
from tables.model import Table

LOOKED_AT = 60  # lobbies, those that have waited longest: a server may have a thousand


def waiting(tx: Tx, person: int, servers: Collection[int]) -> Sequence[tuple[Table, int]]:
    """Those of these servers that anybody there may join, with the instant at which each was opened: who has
    waited longest first. What stands in their channel is told, and no more."""
    rows = games.open_in(tx.conn, tuple(servers), LOOKED_AT)
    tables = store.readable(tx, [row.id for row in rows])
    found = [(tables[row.id], row.opened_at) for row in rows if row.id in tables]
    return [(table, at) for table, at in found if _may_join(tx, person, table)]


def _may_join(tx: Tx, person: int, table: Table) -> bool:
    """Whom one has blocked, or is kept from, does not wait for one."""
    free = len(table.sitters) < table.size and table.seat_of(person) is None
    kept_out = blocking.keeps_out(tx, person, table)
    return free and not kept_out and acts.barred(tx.conn, table.guild, person, tx.now) is None


def servers_of(tx: Tx, person: int) -> Sequence[int]:
    """Where they have sat at a table, and somebody waits for players."""
    return games.open_servers_of(tx.conn, person)
