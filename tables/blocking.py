"""With whom one does not want to sit: neither can join a table where the other sits, and nobody is told."""

from collections.abc import Sequence

from db import blocks
from tables.context import Tx
from tables.model import Press, Table
from tables.refusals import TableRefused

MOST_BLOCKED = 25  # buttons of one message


def of(tx: Tx, person: int) -> Sequence[int]:
    """Whom they have blocked, the newest first."""
    return blocks.of(tx.conn, person)


def change(tx: Tx, press: Press, whom: int, *, blocked: bool) -> Sequence[int]:
    """Those whom they have blocked after that."""
    if whom == press.person:
        raise TableRefused("block-oneself")
    if not blocked:
        blocks.unblock(tx.conn, press.person, whom)
    elif whom not in (known := blocks.of(tx.conn, press.person)):
        if len(known) >= MOST_BLOCKED:
            raise TableRefused("too-many-blocked", most=MOST_BLOCKED)
        blocks.block(tx.conn, press.person, whom, tx.now)
    return of(tx, press.person)


def keeps_out(tx: Tx, person: int, table: Table) -> bool:
    """Whether this person and one who sits there shall not meet."""
    sitting = [one.person for one in table.sitters if one.person is not None]
    return blocks.between(tx.conn, person, sitting)
