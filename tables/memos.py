"""One private note a game and person: nobody else is given it, or notices that there is one."""

from db import memos
from tables import store
from tables.context import Tx
from tables.model import Press
from tables.refusals import TableRefused

LONGEST_MEMO = 500  # characters


def of(tx: Tx, person: int, game: int) -> str:
    """Empty: nothing."""
    return memos.get(tx.conn, game, person)


def write(tx: Tx, press: Press, game: int, text: str) -> None:
    """In place of the one before; an empty one takes it away."""
    store.playing(tx, press, game)
    if len(text) > LONGEST_MEMO:
        raise TableRefused("too-long", most=LONGEST_MEMO)
    if text:
        memos.keep(tx.conn, game, press.person, text, tx.now)
    else:
        memos.drop(tx.conn, game, press.person)
