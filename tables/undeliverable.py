"""What follows at the table when Discord refuses a post."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

import structlog

from db import games, outbox, people, seats
from db.rows import Row
from tables import announcements, overdue, pausing, posts, store
from tables.context import Tx
from tables.model import Table
from tables.pace import HOUR
from tables.posts import Board, BoardEdit, DealCard, Lobby, LobbyEdit, Trouble, Turn
from tables.reach import gets_dm
from tables.refusals import Unreadable

CLOSED_FOR = HOUR  # until a closed place is tried again, if nothing is heard of it before
TOO_FAST = HOUR // 6

log = structlog.get_logger()


class Then(Enum):
    """What is decided by Discord's code."""

    LOST = auto()  # the message was deleted: a board or a lobby is posted once more
    MOVED = auto()  # the beginning of the thread is gone: the game gets another
    NO_PLACE = auto()  # the thread is gone: another; or the channel itself: the game is paused
    CLOSED = auto()  # no direct messages for this person
    HELD = auto()  # we may not write there now: the game is paused until we may
    SLOWER = auto()
    LEFT = auto()  # as it is: it told nothing new
    DEAD = auto()  # nobody will ever take it; what follows in the channel is not kept waiting


@dataclass(frozen=True, slots=True)
class Refusal:
    """`let_in`: whether, while this was tried, this process heard that we may write at that table again."""

    then: Then
    code: int
    let_in: Callable[[Table], bool] = lambda _table: False


def refused(tx: Tx, row: Row, refusal: Refusal) -> None:
    """A table of one person has no place but their direct messages, and these only close. For a game that
    cannot be read nothing follows: whatever is wrong with it stops nobody else."""
    if row.kind == DealCard.kind:
        outbox.dead(tx.conn, row.id, str(refusal.code), tx.now)  # whoever wants it there presses again
        return
    alone = row.audience is None and _is_alone(tx, row)
    then = ALONE.get(refusal.then, refusal.then) if alone else refusal.then
    try:
        REMEDIES[then](tx, row, refusal)
    except Unreadable:
        outbox.dead(tx.conn, row.id, str(refusal.code), tx.now)


def _lost(tx: Tx, row: Row, _refusal: Refusal) -> None:
    outbox.gone(tx.conn, row.id, tx.now)
    if row.game is None:
        return
    match posts.read(row):
        case Board(again=False) | BoardEdit():
            tx.put(announcements.again(store.get(tx, row.game), row.id))
        case Lobby(again=False) | LobbyEdit():
            tx.put(announcements.lobby_again(store.get(tx, row.game), row.id))
        case _:
            pass


def _moved(tx: Tx, row: Row, refusal: Refusal) -> None:
    """Another thread, begun from another message."""
    outbox.dead(tx.conn, row.id, str(refusal.code), tx.now)
    if row.game is None:
        return
    table = store.get(tx, row.game)
    if table.thread is not None:
        outbox.abandon(tx.conn, table.thread, tx.now)
        games.change(tx.conn, table.id, thread=None)
    tx.put(*announcements.elsewhere(table, row.id))


def _no_place(tx: Tx, row: Row, refusal: Refusal) -> None:
    table = None if row.game is None else store.get(tx, row.game)
    if table is None or row.channel != table.channel:
        _moved(tx, row, refusal)
        return
    outbox.dead(tx.conn, row.id, str(refusal.code), tx.now)
    pausing.pause(tx, table, row.id)


def _closed(tx: Tx, row: Row, refusal: Refusal) -> None:
    """From now on the thread mentions them; who plays alone looks for themselves."""
    outbox.dead(tx.conn, row.id, str(refusal.code), tx.now)
    person = row.audience or _alone(tx, row)
    if person is None:
        return
    people.change(tx.conn, person, dm_closed_at=tx.now)
    overdue.unreachable(tx, person, row.key)
    if row.game is not None and row.kind == Turn.kind:
        tx.put(*announcements.mention(store.get(tx, row.game), person, row.key))


def _is_alone(tx: Tx, row: Row) -> bool:
    game = None if row.game is None else games.get(tx.conn, row.game)
    return game is not None and game.solo


def _alone(tx: Tx, row: Row) -> int | None:
    """Who plays by themselves where this was to be read."""
    sitting = seats.of(tx.conn, row.game) if row.game is not None and _is_alone(tx, row) else ()
    return next((one.person for one in sitting if one.person is not None), None)


def _held(tx: Tx, row: Row, refusal: Refusal) -> None:
    table = None if row.game is None else store.get(tx, row.game)
    if table is not None and (refusal.let_in(table) or pausing.let_in(tx, row)):
        outbox.later(tx.conn, row.id, tx.now)
        return
    outbox.later(tx.conn, row.id, tx.now + CLOSED_FOR)
    if table is not None:
        pausing.pause(tx, table, row.id)


def _slower(tx: Tx, row: Row, _refusal: Refusal) -> None:
    outbox.later(tx.conn, row.id, tx.now + TOO_FAST)


def _left(tx: Tx, row: Row, _refusal: Refusal) -> None:
    outbox.gone(tx.conn, row.id, tx.now)


def _dead(tx: Tx, row: Row, refusal: Refusal) -> None:
    outbox.dead(tx.conn, row.id, str(refusal.code), tx.now)
    log.error("a post was refused for good", row=row.id, kind=row.kind, game=row.game, code=refusal.code)
    if row.game is not None and row.kind != Trouble.kind:
        table = store.get(tx, row.game)
        if table.opener is not None and gets_dm(people.get(tx.conn, table.opener)):
            tx.put(*announcements.trouble(table, refusal.code))


ALONE = {Then.HELD: Then.CLOSED, Then.NO_PLACE: Then.CLOSED, Then.MOVED: Then.CLOSED}
REMEDIES: Mapping[Then, Callable[[Tx, Row, Refusal], None]] = {
    Then.LOST: _lost,
    Then.MOVED: _moved,
    Then.NO_PLACE: _no_place,
    Then.CLOSED: _closed,
    Then.HELD: _held,
    Then.SLOWER: _slower,
    Then.LEFT: _left,
    Then.DEAD: _dead,
}
