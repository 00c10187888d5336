"""Servers that have removed the bot: after a month what is settled there is forgotten; games stay for their
players, and go on where they were if it is let in again."""

from collections.abc import Callable, Collection

from db import games, outbox, servers
from tables import announcements, store, timers
from tables.context import Tx
from tables.pace import DAY
from tables.refusals import Unreadable
from tables.timers import ServerForgotten
from tables.transactions import Transactions

FORGOTTEN_AFTER = 30 * DAY


def left(tx: Tx, server: int) -> None:
    """It is told once, however many of us hear it."""
    if servers.get(tx.conn, server).left_at is None:
        servers.change(tx.conn, server, left_at=tx.now)
        key, end = f"forgotten:{server}:{tx.now}", tx.now + FORGOTTEN_AFTER
        timers.plan(tx, [ServerForgotten(key=key, due_at=end, server=server, left_at=tx.now)])


def returned(tx: Tx, server: int) -> None:
    """Everything is as it was; a game of which nothing waits to be told shows where it stands."""
    if servers.get(tx.conn, server).left_at is not None:
        servers.change(tx.conn, server, left_at=None)
    for game in games.paused(tx.conn, server):
        if game.state == "running" and not outbox.awaits(tx.conn, game.id):
            _show(tx, game.id)


async def compare(transactions: Transactions, here: Collection[int], ours: Callable[[int], bool]) -> None:
    """With where we are now: somebody may have removed us, or let us in, while nobody listened. `ours`:
    whether this process hears of that server. Whoever reads all tables and writes collides with everybody
    who moves meanwhile, so those that have moved are looked for without writing."""
    present = await transactions.read(lambda tx: servers.present(tx.conn))
    for server in present:
        if ours(server) and server not in here:
            await transactions.tx(lambda tx, server=server: left(tx, server))  # type: ignore[misc]
    for server in await transactions.read(lambda tx: servers.absent(tx.conn)):
        if server in here:
            await transactions.tx(lambda tx, server=server: _again(tx, server))  # type: ignore[misc]


def _again(tx: Tx, server: int) -> None:
    """Unless another process was there first."""
    if servers.get(tx.conn, server).left_at is not None:
        returned(tx, server)


def forget(tx: Tx, due: ServerForgotten) -> None:
    """Unless it came back, or has left once more since."""
    if servers.get(tx.conn, due.server).left_at != due.left_at:
        return
    for game in games.unfinished(tx.conn, due.server):
        outbox.give_up(tx.conn, game.id, tx.now)
        if game.state == "lobby":
            games.expire(tx.conn, game.id, tx.now)
            timers.cancel(tx, game.id)
        elif game.paused_at is None:
            games.change(tx.conn, game.id, paused_at=tx.now)
    servers.forget(tx.conn, due.server)


def _show(tx: Tx, game: int) -> None:
    try:
        table = store.get(tx, game)
    except Unreadable:
        return
    if table.thread is None:
        tx.put(*announcements.elsewhere(table, f"returned:{tx.now}"))
    else:
        tx.put(announcements.again(table, tx.now))
