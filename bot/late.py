"""Whose turn lasts too long, and what the others may then decide."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.table import Table
from db import votes
from db.database import Connection
from engines.core import Seat

Remedy: TypeAlias = Literal["skip", "without"]  # this turn; all that would follow

AFTER: dict[Remedy, int] = {"skip": 2, "without": 5}  # reminders


@dataclass(frozen=True, slots=True)
class Delay:
    """A seat in one wait, until it does something that the others can notice."""

    seat: Seat
    wait: str

    def key(self, remedy: Remedy, game: int) -> str:
        """Decided once."""
        return f"{remedy}:{game}:{self.seat}:{self.wait}"


def delays(table: Table) -> tuple[Delay, ...]:
    """The seats that the game waits for now."""
    return tuple(
        Delay(sitter.seat, f"{sitter.since}.{table.running.noticed(sitter.seat)}")
        for sitter in table.sitters
        if sitter.seat in table.waiting
    )


def remedies(table: Table, seat: Seat) -> tuple[Remedy, ...]:
    """What may be decided about this seat, after so many reminders."""
    reminded = next(sitter.reminded for sitter in table.sitters if sitter.seat == seat)
    return tuple(remedy for remedy, times in AFTER.items() if reminded >= times and seat in table.waiting)


def wanting(conn: Connection, table: Table, remedy: Remedy, delay: Delay) -> int:
    """How many of the others want it; more than half of them decide."""
    answers = votes.tally(conn, table.id, delay.key(remedy, table.id))
    return sum(bool(answers.get(seat)) for seat in table.playing if seat != delay.seat)


def needed(table: Table) -> int:
    return 1 + (len(table.playing) - 1) // 2
