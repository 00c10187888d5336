"""The place of a game: kept open while it lasts; while it is closed to us, nobody's time runs."""

from collections.abc import Callable
from typing import TypeAlias

from db import games, notes, outbox
from db import timers as rows
from db.games import Game
from db.rows import Row
from tables import announcements, store, timers
from tables.context import Tx
from tables.model import Table
from tables.pace import HOUR
from tables.timers import DROWSY, TIMERS, Drowsy

MayPlay: TypeAlias = Callable[[int], bool]  # in this channel, as far as we have heard
# the note of rows that were under way when we were let in: by row, until when it is claimed
LET_IN = "let-in"


def pause(tx: Tx, table: Table, cause: int) -> None:
    """Whoever sits there and can be told, is."""
    if not table.paused:
        stand_still(tx, table)
        tx.put(*announcements.paused(table, store.people_of(tx, table), cause))


def stand_still(tx: Tx, table: Table) -> None:
    if not table.paused:
        games.change(tx.conn, table.id, paused_at=tx.now)


def retry(tx: Tx, guild: int, may_play: MayPlay) -> None:
    """What waits for a channel in which we may play again is tried at once. What is refused there now, in
    whatever process, is perhaps refused for what is no longer so."""
    found = [one.id for one in games.paused(tx.conn, guild) if may_go_on(one, may_play)]
    tx.queues.update(outbox.hurry(tx.conn, found))
    _note_under_way(tx, guild, may_play)


def may_go_on(game: Game | Table, may_play: MayPlay) -> bool:
    """Where it is played already less is needed than where its thread began."""
    return may_play(game.channel) or (game.thread is not None and may_play(game.thread))


def waiting(tx: Tx) -> frozenset[int]:
    """Servers in which something waits to be let in, or may be refused just now."""
    return frozenset(games.guilds_paused(tx.conn)) | frozenset(outbox.guilds_under_way(tx.conn))


def let_in(tx: Tx, row: Row) -> bool:
    """Whether we heard, while this was tried, that we may write there again."""
    return bool(_let_in(tx).get(str(row.id)) == row.not_before)


def _note_under_way(tx: Tx, guild: int, may_play: MayPlay) -> None:
    heard = dict[str, int]()
    for row in outbox.under_way(tx.conn, guild):
        game = None if row.game is None else games.get(tx.conn, row.game)
        if game is not None and may_go_on(game, may_play):
            heard[str(row.id)] = row.not_before
    if heard:
        known = {row: until for row, until in _let_in(tx).items() if until > tx.now - HOUR}
        notes.put(tx.conn, LET_IN, known | heard)


def _let_in(tx: Tx) -> dict[str, int]:
    return notes.get(tx.conn, LET_IN) or {}


def resume(tx: Tx, game: int) -> None:
    """The time for which it stood still is nobody's."""
    row = games.get(tx.conn, game)
    if row is not None and row.paused_at is not None and not row.closed:
        games.change(tx.conn, game, paused_at=None)
        rows.shift(tx.conn, tx.now - row.paused_at, tuple(TIMERS), game)


def keep_open(tx: Tx, due: Drowsy) -> None:
    """Only if nothing was posted for days."""
    game = games.get(tx.conn, due.game)
    if game is None or game.state != "running" or game.thread is None:
        return
    posted = outbox.last_posted(tx.conn, game.id, game.thread) or 0
    asleep = tx.now - posted >= DROWSY
    if asleep:
        tx.put(announcements.awake(game.id, game.thread, due.key))
    timers.plan(tx, [timers.drowsy(game.id, (tx.now if asleep else posted) + DROWSY)])
