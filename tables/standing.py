"""What a board is made from, read in one moment: also in the transaction that has changed the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from db import outbox
from db import timers as rows
from db.rows import Person, Row
from db.timers import Due
from tables import announcements, live_messages, posts, store
from tables.context import Tx
from tables.live_messages import Shown
from tables.model import Table
from tables.posts import Board, BoardEdit, WatchedEdit
from tables.timers import Overdue, TimeLimit


@dataclass(frozen=True, slots=True)
class Standing:
    table: Table
    known: Mapping[int, Person]
    board: Row | None  # that is in the thread now
    newest: Row | None  # that was put last, and waits behind what is tried again
    shown: Shown | None  # by the board in the thread; None: there is none
    due: int | None  # when the first of those it waits for should have acted
    ends: int | None  # when the time of the whole game is over

    @property
    def turn(self) -> int:
        """To which turn the board in the thread calls, told by what all had noticed when it began."""
        return self.shown.turn if self.shown else 0

    @property
    def above(self) -> tuple[int, ...]:
        """Messages that ask for something until the next board is there."""
        called = (one.message for one in self.shown.called) if self.shown else ()
        every = (self.board.message if self.board else None, *called)
        return tuple(one for one in every if one is not None)

    def calls(self, row: Row, post: Board) -> int:
        """To which turn this one calls when it is posted now: it tells what waits behind it, too."""
        behind = self.newest if self.newest and self.newest.channel == row.channel else None
        newer = posts.read(behind) if behind is not None and behind.id != row.id else post
        if newer is post and post.again and self.shown:
            return self.turn
        return newer.noticed if isinstance(newer, Board) else post.noticed

    def is_told(self, row: Row, post: Board) -> bool:
        """By the board before it, which came so late that it called to this turn already."""
        stands = self.board is not None and self.board.channel == row.channel
        return stands and not post.again and self.turn >= post.noticed


def of(tx: Tx, game: int) -> Standing:
    return _of(tx, store.get(tx, game))


def _of(tx: Tx, table: Table) -> Standing:
    newest, board = outbox.newest_and_sent(tx.conn, announcements.board_word(table.id))
    shown, planned = live_messages.shown(tx, table.id), rows.of_game(tx.conn, table.id)
    ends = next((row.due_at for row in planned if row.kind == TimeLimit.kind), None)
    known = store.people_of(tx, table)
    return Standing(table, known, board, newest, shown, _due(table, planned), ends)


def changed(tx: Tx, row: Row, left: object) -> Standing | None:
    """In the same moment as a change of the table, which may be what the change has left; None: nothing has
    changed that the row shows."""
    if row.game not in tx.noted or row.kind not in (Board.kind, BoardEdit.kind, WatchedEdit.kind):
        return None
    if isinstance(left, Table) and left.play is tx.noted[row.game]:
        return _of(tx, left)
    return of(tx, row.game)


def again(tx: Tx, table: Table, cause: int) -> None:
    """The board that stands can no longer be edited: a new one."""
    tx.put(announcements.again(table, cause))


def _due(table: Table, planned: Sequence[Due]) -> int | None:
    """Of those who were not reminded yet; of the others the thread says so."""
    fresh = {one.seat for one in table.sitters if not one.reminded}
    clocks = (row for row in planned if row.kind == Overdue.kind and row.seat in fresh)
    return min((row.due_at for row in clocks), default=None)
