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
THIS_HOUR = f"{NOTE}hour"  # which it is, and its secret


def count(tx: Tx, person: int) -> None:
    """One more. Who it is stands there as a hash, keyed by a secret of that hour: it serves for nothing but
    this count, and goes with the hour. Each has a note of their own: two who open at once do not meet."""
    who = NOTE + blake2b(str(person).encode(), key=_secret(tx), digest_size=8).hexdigest()
    opened = 1 + (notes.get(tx.conn, who) or 0)
    if opened > MOST:
        raise TableRefused("too-many-opened", most=MOST)
    notes.put(tx.conn, who, opened)


def fade(tx: Tx) -> None:
    """Of the hours before nothing is kept. Among all notes they are looked for once an hour."""
    known: Any = notes.get(tx.conn, THIS_HOUR)
    if known is not None and known["hour"] != tx.now // HOUR:
        tx.goes_further()
        notes.drop(tx.conn, NOTE)


def _secret(tx: Tx) -> bytes:
    fade(tx)
    known: Any = notes.get(tx.conn, THIS_HOUR)
    if known is None:
        known = {"hour": tx.now // HOUR, "secret": os.urandom(16).hex()}
        notes.put(tx.conn, THIS_HOUR, known)
    return bytes.fromhex(known["secret"])
