"""The game: act, let a computer act, end what has lasted too long."""

from db import log, seats
from db import timers as rows
from engines.core import Seat
from tables import leaving, store, thinking
from tables.context import Tx
from tables.model import Choose, Press, Table, check_decision
from tables.thinking import Failure
from tables.timers import Think, TimeLimit


def act(tx: Tx, press: Press, game: int, decision: int | None, choose: Choose) -> Table:
    """The table after it; a press that has acted already changes nothing."""
    if log.answered(tx.conn, press.key) is not None:
        return store.get(tx, game)
    table, seat = store.playing(tx, press, game)
    check_decision(table, seat, decision)
    play = table.running.act(seat, choose(table, seat))
    if play.public != table.running.public:  # a new name would tell that somebody acts in secret
        table = _renamed(tx, table, seat, press)
    return leaving.record(tx, table, [play], press.key)


def decide(tx: Tx, think: Think, move: str | None) -> Failure | None:
    """A computer's move, once, whoever has thought it; None: the canon's time-out action stands for it."""
    table = store.get(tx, think.game, lock=True)
    if not rows.finish(tx.conn, think.key, tx.now) or not thinking.is_now(table, think):
        return None
    play, failure = thinking.decided(table.running, think.seat, move)
    if play.entry is not None and think.seat in table.caretakers:
        seats.take_care(tx.conn, table.id, think.seat, play.entry.number, table.caretakers[think.seat])
    leaving.record(tx, table, [play], think.key)
    return failure


def time_over(tx: Tx, due: TimeLimit) -> None:
    """What the rules say, if they have not ended the game before."""
    table = store.get(tx, due.game, lock=True)
    limit = table.rules.time_limit(table.options)
    if table.state != "running" or limit is None:
        return
    _, action = limit
    if action in table.rules.legal(table.running.state, None):
        leaving.record(tx, table, [table.running.act(None, action)], f"deadline:{due.key}")


def _renamed(tx: Tx, table: Table, seat: Seat, press: Press) -> Table:
    """As they are called in the table's server; elsewhere they may have another name."""
    if press.guild != table.guild or press.name == table.sitters[seat].name:
        return table
    seats.rename(tx.conn, table.id, press.person, press.name)
    return store.get(tx, table.id)
