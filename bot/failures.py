"""One table of what follows when Discord refuses a post: a code becomes a decision, a decision a change."""

from collections.abc import Callable, Mapping
from enum import Enum, auto

import structlog

from bot import announce
from bot.table import Table
from bot.tables import MayPlay, Tables
from db import games, outbox, people
from db.database import Connection
from db.outbox import Row

LEASE = 60_000  # milliseconds in which a claimed row is tried
HOUR = 3_600_000  # milliseconds until a closed place is tried again, if nothing is heard of it before
TOO_FAST = 600_000
NO_CHANNEL = 10003

NEVER: tuple[int, MayPlay] = (0, lambda _channel: False)

log = structlog.get_logger()


class Then(Enum):
    LOST = auto()  # the message was deleted: a board or a lobby is posted once more
    MOVED = auto()  # the thread or its beginning is gone: the game gets another
    CLOSED = auto()  # no direct messages for this person
    HELD = auto()  # we may not write there now: the game is paused until we may
    SLOWER = auto()
    DEAD = auto()  # nobody will ever take it; what follows in the channel is not kept waiting


DECISIONS: Mapping[int, Then] = {
    NO_CHANNEL: Then.MOVED,  # unknown channel
    10008: Then.LOST,  # unknown message
    10013: Then.CLOSED,  # unknown user
    30046: Then.LOST,  # too many edits of an old message
    40003: Then.SLOWER,  # opening direct messages too fast
    50001: Then.HELD,  # missing access: also after we were thrown out
    50007: Then.CLOSED,  # cannot send messages to this user
    50013: Then.HELD,  # missing permissions
    50033: Then.CLOSED,  # invalid recipient
    50278: Then.CLOSED,  # no server in common
    160005: Then.HELD,  # the thread is locked
    160006: Then.HELD,  # too many active threads
}
IN_PRIVATE = {Then.HELD: Then.CLOSED, Then.MOVED: Then.CLOSED}
AGAIN = {
    "board": announce.again,
    "edit": announce.again,
    "lobby": announce.lobby_again,
    "relobby": announce.lobby_again,
}


def decide(row: Row, code: int) -> Then:
    then = DECISIONS.get(code, Then.DEAD)
    if row.audience is not None:
        return IN_PRIVATE.get(then, then)
    if then is Then.LOST and row.kind == "thread":
        return Then.MOVED
    return then


class Failures:
    """Each decision carried out in one transaction, at an instant, for a row and its code."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._changed = dict[int, tuple[int, MayPlay]]()  # by server: when we last heard that it did
        self._remedies: Mapping[Then, Callable[[Connection, Row, int], None]] = {
            Then.LOST: self._lost,
            Then.MOVED: self._moved,
            Then.CLOSED: self._closed,
            Then.HELD: self._held,
            Then.SLOWER: self._slower,
            Then.DEAD: self._dead,
        }

    def remedy(self, conn: Connection, row: Row, code: int) -> None:
        self._remedies[decide(row, code)](conn, row, code)

    def changed(self, guild: int, may_play: MayPlay) -> None:
        """Who is being refused there now is perhaps refused for what is no longer so."""
        self._changed[guild] = (self.tables.now(), may_play)

    def delivered(self, conn: Connection, row: Row) -> None:
        """Where a board was taken, or what was refused before, the game goes on."""
        taken = row.kind == "board" or row.attempts > 1
        if taken and row.game is not None and row.audience is None:
            self.tables.resume(conn, row.game)

    def _lost(self, conn: Connection, row: Row, _code: int) -> None:
        outbox.gone(conn, row.id, self.tables.now())
        again = AGAIN.get(row.kind)
        if again is not None and row.game is not None and row.payload != announce.AGAIN:
            outbox.put(conn, [again(self.tables.peek(conn, row.game), row.id)], self.tables.now())

    def _moved(self, conn: Connection, row: Row, code: int) -> None:
        """Another thread, begun from another message, unless the channel itself is gone."""
        now = self.tables.now()
        outbox.dead(conn, row.id, str(code), now)
        if row.game is None:
            return
        table = self.tables.peek(conn, row.game)
        if row.channel == table.channel and code == NO_CHANNEL:
            self.tables.pause(conn, table, row.id)
            return
        if table.thread is not None:
            outbox.abandon(conn, table.thread, now)
            games.change(conn, table.id, thread=None)
        outbox.put(conn, announce.elsewhere(table, row.id), now)

    def _closed(self, conn: Connection, row: Row, code: int) -> None:
        """From now on the thread mentions them."""
        now = self.tables.now()
        outbox.dead(conn, row.id, str(code), now)
        if row.audience is None:
            return
        people.change(conn, row.audience, dm_closed_at=now)
        self.tables.unreachable(conn, row.audience, row.key)
        if row.game is None:
            return
        if row.kind == "turn":
            outbox.put(conn, announce.mention(self.tables.peek(conn, row.game), row.audience, row.key), now)

    def _held(self, conn: Connection, row: Row, _code: int) -> None:
        table = None if row.game is None else self.tables.peek(conn, row.game)
        if table is not None and self._let_in_since(row, table):
            outbox.later(conn, row.id, self.tables.now())
            return
        outbox.later(conn, row.id, self.tables.now() + HOUR)
        if table is not None:
            self.tables.pause(conn, table, row.id)

    def _let_in_since(self, row: Row, table: Table) -> bool:
        """While this try was under way."""
        at, may_play = self._changed.get(table.guild, NEVER)
        return at >= row.not_before - LEASE and may_play(table.channel)

    def _slower(self, conn: Connection, row: Row, _code: int) -> None:
        outbox.later(conn, row.id, self.tables.now() + TOO_FAST)

    def _dead(self, conn: Connection, row: Row, code: int) -> None:
        outbox.dead(conn, row.id, str(code), self.tables.now())
        log.error("a post was refused for good", row=row.id, kind=row.kind, game=row.game, code=code)
        if row.game is not None and row.kind != "trouble":
            table = self.tables.peek(conn, row.game)
            outbox.put(conn, announce.trouble(table, code), self.tables.now())
