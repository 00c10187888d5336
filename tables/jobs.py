"""What takes long is done by one process, beside everything else: whoever claims it has a lease, and what a
process that is no more had claimed goes to the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from db import processes
from db import timers as rows
from tables import timers
from tables.context import Tx
from tables.timers import Timer

T = TypeVar("T", bound=Timer)


@dataclass(frozen=True, slots=True)
class Job(Generic[T]):
    kind: type[T]
    within: int  # milliseconds that a lease lasts; no such work takes so long

    def left(self, tx: Tx) -> None:
        """After a start: what a process that is no more has claimed."""
        rows.release(tx.conn, self.kind.kind, processes.living(tx.conn), tx.now)

    def next_due(self, tx: Tx) -> int | None:
        return rows.next_due(tx.conn, self.kind.kind)

    def claim(self, tx: Tx, owner: str) -> Sequence[T]:
        """One to be done now, at most; it is this process that does."""
        found = rows.claim(tx.conn, self.kind.kind, owner, tx.now, self.within, 1)
        return [one for due in found if isinstance(one := timers.read(due), self.kind)]
