"""How often the bot introduces itself to Discord: a crash loop must not cost the token."""

from collections.abc import Sequence

from db import notes
from db.database import Connection

DAY = 86_400_000  # milliseconds
FREELY, THEN_EVERY = 64, 45 * 60_000  # in 24 hours, 97 at most; at 1,000 Discord takes the token away


class TooMany(Exception):  # noqa: N818 — it says what happened
    """The next one has to wait."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"{wait} ms")
        self.seconds = wait / 1000


def made(conn: Connection, now: int) -> Sequence[int]:
    """When, within the last 24 hours; by all processes, also those that have died since."""
    return [at for at in notes.get(conn, "identified") or [] if now - DAY < at <= now]


def counted(conn: Connection, now: int, freely: int = FREELY) -> int:
    """0: it may be made now, and is counted; else the milliseconds to wait."""
    known = made(conn, now)
    if len(known) >= freely and (wait := known[-1] + THEN_EVERY - now) > 0:
        return wait
    notes.put(conn, "identified", [*known, now])
    return 0
