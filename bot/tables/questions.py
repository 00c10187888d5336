"""What the others are asked in the thread: all must agree; one no is enough, and so is silence."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from bot import announce
from bot.said import BotRefused
from bot.table import Table, not_running
from bot.tables.waiting import Waiting
from db import outbox, reminders, votes
from db.database import Connection
from db.reminders import Due
from engines.core import Seat

SILENCE = 12 * 3_600_000  # milliseconds without an answer that mean no

Kind: TypeAlias = Literal["undo", "pace"]
KINDS: tuple[Kind, ...] = ("undo", "pace")


class Questions(Waiting):
    """A question is a row that is due when silence means no; it has a number in its game."""

    def _ask(self, conn: Connection, table: Table, kind: Kind, seat: Seat, **about: int | str) -> None:
        """In the thread; whoever asks agrees."""
        if table.thread is None:
            raise not_running(table)
        number = 1 + outbox.count(conn, table.id, "asked")
        due = Due(
            key=_key(table, number),
            kind=kind,
            due_at=self.now() + SILENCE,
            game=table.id,
            seat=seat,
            payload={"number": number, **about},
        )
        reminders.plan(conn, [due])
        votes.cast(conn, table.id, _topic(due), seat, self.now(), agrees=True)
        outbox.put(conn, [announce.asked(table.thread, due)], self.now())

    def _open(self, conn: Connection, table: Table, kind: Kind) -> Due | None:
        """The question of this kind that is still to be answered; there is one at most."""
        mine = [due for due in reminders.of_game(conn, table.id) if due.kind == kind]
        return next((due for due in mine if due.due_at > self.now()), None)

    def _numbered(self, conn: Connection, table: Table, number: int) -> Due:
        found = (self._open(conn, table, kind) for kind in KINDS)
        due = next((one for one in found if one is not None and one.key == _key(table, number)), None)
        if due is None:
            raise BotRefused("nobody-asked")
        return due

    def _all_agree(self, conn: Connection, table: Table, due: Due) -> bool:
        answers = votes.tally(conn, table.id, _topic(due))
        return all(answers.get(seat) for seat in table.playing)

    def _answer(self, conn: Connection, table: Table, due: Due, seat: Seat) -> None:
        votes.cast(conn, table.id, _topic(due), seat, self.now(), agrees=True)

    def _settle(self, conn: Connection, table: Table, due: Due, how: str, seat: Seat | None = None) -> None:
        """Nobody can answer any more, and the thread says why."""
        votes.close(conn, table.id, _topic(due))
        reminders.drop(conn, due.key)
        if table.thread is not None:
            outbox.put(conn, [announce.answered(table.thread, due, how, seat)], self.now())

    def _overtake(self, conn: Connection, table: Table, planned: Iterable[Due], kind: Kind) -> None:
        """What it asked about is past."""
        for due in planned:
            if due.kind == kind:
                self._settle(conn, table, due, f"{kind}-overtaken")


def _key(table: Table, number: int) -> str:
    return f"asked:{table.id}:{number}"


def _topic(due: Due) -> str:
    return f"{due.key}:"
