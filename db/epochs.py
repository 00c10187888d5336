"""Which past this database has: after a restore it is another one, and nothing that was told is ours."""

import os

from sqlalchemy import Connection, bindparam, select, update

from db import notes
from db.nonces import nonce
from db.schema import IS_PENDING, outbox

FIRST = ""  # of a database that was never restored
NAME = "epoch"  # of the note

_ANEW = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(epoch=bindparam("in_"), nonce=bindparam("by"), attempts=0, claimed_by=None, not_before=0)
)


def current(conn: Connection) -> str:
    return notes.get(conn, NAME) or FIRST


def begin(conn: Connection) -> None:
    """A new one, also for what waits to be told: the abandoned future may have told it in other words."""
    epoch = os.urandom(8).hex()
    notes.put(conn, NAME, epoch)
    waiting = conn.execute(select(outbox.c.id, outbox.c.key).where(IS_PENDING)).all()
    if waiting:
        conn.execute(_ANEW, [{"row": row.id, "in_": epoch, "by": nonce(row.key, epoch)} for row in waiting])
