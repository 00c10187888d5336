"""How many tables somebody has opened in this hour; deleting one's data does not begin the count anew."""

import os
from hashlib import blake2b
from typing import Any

from db import notes
from tables.context import Tx
from tables.pace import HOUR
from tables.refusals import TableRefused

MOST = 20  # in an hour
NOTE = "openings:"


def count(tx: Tx, person: int) -> None:
    """One more. Who it is stands there as a hash, keyed by a secret of that hour: it serves for nothing but
    this count, and goes with the hour."""
    hour = _note(tx)
    known: Any = notes.get(tx.conn, hour) or {"secret": os.urandom(16).hex(), "by": {}}
    who = blake2b(str(person).encode(), key=bytes.fromhex(known["secret"]), digest_size=8).hexdigest()
    opened = 1 + known["by"].get(who, 0)
    if opened > MOST:
        raise TableRefused("too-many-opened", most=MOST)
    notes.put(tx.conn, hour, known | {"by": known["by"] | {who: opened}})


def fade(tx: Tx) -> None:
    """Of the hours before nothing is kept."""
    notes.drop(tx.conn, NOTE, but=_note(tx))


def _note(tx: Tx) -> str:
    return f"{NOTE}{tx.now // HOUR}"
