"""What a person may ask a computer, where that is allowed: no rating counts it, and the end tells of it."""

import json

from db import games, seats, seeds
from engines.chance import seed_from
from engines.core import Seat
from opponents import record
from opponents.hint import LEVEL
from tables import store
from tables.context import Tx
from tables.model import Press, Table
from tables.refusals import TableRefused


def ask(tx: Tx, press: Press, game: int) -> tuple[Table, str]:
    """The table, and all that leaves the process; once at a decision, however often it is asked there."""
    table, seat = store.playing(tx, press, game)
    if not table.hints:
        raise TableRefused("no-hints")
    if seat not in table.waiting:
        raise TableRefused("hint-later")
    seats.hint(tx.conn, game, seat, table.running.decisions[seat])
    games.change(tx.conn, game, unrated=True)
    return table, _question(tx, table, seat)


def _question(tx: Tx, table: Table, seat: Seat) -> str:
    """With a chance that is no computer's; what the seat cannot know is dealt anew."""
    play = table.running
    chance = seed_from("hint", seeds.of(tx.conn, table.id), int(seat), play.decisions[seat])
    asked = record.written(table.rules, play.state, seat, LEVEL, chance)
    return json.dumps({**asked, "asks": "hint"})
