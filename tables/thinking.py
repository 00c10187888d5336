"""What computers are to think: planned with the change that makes one be waited for, claimed for a lease by
whoever has a machine for it, and done once."""

import json
from collections.abc import Sequence
from typing import Literal, TypeAlias

from db import processes, seats, seeds
from db import timers as rows
from engines.core import Refused, Seat, Skip
from engines.log import Play
from engines.notation import read
from opponents import record
from opponents.taste import Taste
from tables import store, timers
from tables.context import Tx
from tables.model import Table
from tables.pace import HOUR
from tables.timers import Think, Timer

LEASE = 45_000  # milliseconds; nothing is thought for so long
PAUSE = (2_000, 6_000)  # before a computer moves where several persons look on

Failure: TypeAlias = Literal["illegal", "raised", "hung"]


def plan(tx: Tx, table: Table, planned: Sequence[Timer] = ()) -> None:
    """The next move of a computer, if the game waits for one; one after the other where it waits for several.
    What was planned for another moment goes."""
    known = {timer.key for timer in planned if isinstance(timer, Think)}
    seat = None if table.deserted else next((one for one in table.waiting if one in table.levels), None)
    wanted = None if seat is None else _think(tx, table, seat)
    if known - {wanted.key if wanted else None}:
        timers.cancel(tx, table.id, kinds=(Think,))
        known = set()
    if wanted is not None and wanted.key not in known:
        timers.plan(tx, [wanted])
        tx.thoughts.append(wanted.due_at)


def left(tx: Tx) -> None:
    """After a start: what a process that is no more has claimed."""
    rows.release(tx.conn, Think.kind, processes.living(tx.conn), tx.now)


def claim(tx: Tx, owner: str, most: int) -> Sequence[Think]:
    """What may be thought now; it is this process that does."""
    found = rows.claim(tx.conn, Think.kind, owner, tx.now, LEASE, most)
    return [one for due in found if isinstance(one := timers.read(due), Think)]


def question(tx: Tx, think: Think) -> str | None:
    """All that leaves the process; None when it is no longer wanted."""
    table = store.get(tx, think.game)
    if not is_now(table, think):
        rows.drop(tx.conn, think.key)
        return None
    chance, level = _chance(tx, table, think.seat), table.levels[think.seat]
    taste = _taste(tx, table, think.seat)
    return json.dumps(record.written(table.rules, table.running.state, think.seat, level, chance, taste))


def later(tx: Tx, think: Think) -> None:
    """Its game cannot be read now."""
    rows.move(tx.conn, think.key, tx.now + HOUR)


def next_due(tx: Tx) -> int | None:
    return rows.next_due(tx.conn, Think.kind)


def is_now(table: Table, think: Think) -> bool:
    if table.state != "running" or think.seat not in table.waiting:
        return False
    if think.seat not in table.levels or table.deserted:
        return False
    return (table.running.public, table.running.decisions[think.seat]) == (think.public, think.decision)


def decided(play: Play, seat: Seat, move: str | None) -> tuple[Play, Failure | None]:
    """The position after the move; after the canon's time-out action, if there is none or it is not legal."""
    try:
        if move is not None:
            return play.act(seat, read(play.rules, move, play.rules.legal(play.state, seat))), None
    except Refused:
        return play.act(None, Skip(seat)), "illegal"
    return play.act(None, Skip(seat)), None


def _think(tx: Tx, table: Table, seat: Seat) -> Think:
    play = table.running
    public, decision = play.public, play.decisions[seat]
    return Think(
        key=f"think:{table.id}:{seat}:{public}:{decision}",
        due_at=tx.now + _pause(tx, table, seat),
        game=table.id,
        seat=seat,
        public=public,
        decision=decision,
    )


def _pause(tx: Tx, table: Table, seat: Seat) -> int:
    """As long as the chance of the move says, whoever thinks it."""
    if len(table.asked) < 2:
        return 0
    least, most = PAUSE
    return least + int.from_bytes(_chance(tx, table, seat)[-4:], "big") % (most - least + 1)


def _taste(tx: Tx, table: Table, seat: Seat) -> Taste | None:
    """None for who plays in somebody's place."""
    return record.taste_of(seeds.of(tx.conn, table.id), seat, seats.brought(tx.conn, table.id, seat))


def _chance(tx: Tx, table: Table, seat: Seat) -> bytes:
    return record.chance_of(seeds.of(tx.conn, table.id), seat, table.running.decisions[seat])
