"""What a game of the deal of a day counts for, once it is over: worked out from its log, and again each
night."""

from db import deals
from engines.deals import standing
from engines.log import Play
from tables import days
from tables.context import Tx
from tables.model import Table


def settle(tx: Tx, table: Table, play: Play) -> None:
    """The last one, if it was left; nothing at all, once the day is closed."""
    if table.day is None or tx.now >= days.closes(table.day):
        return
    stands = standing(play)
    points, lead = (None, None) if stands is None else (stands.points, stands.lead)
    deals.end(tx.conn, table.id, points, lead, tx.now)
