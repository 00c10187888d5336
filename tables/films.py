"""The film of a game that is over: asked for, claimed for a lease, made where a machine is free, and told."""

from collections.abc import Sequence

from db import notes, outbox, processes
from db import timers as rows
from tables import announcements, store, timers
from tables.context import Tx
from tables.model import Press, Table, begun
from tables.refusals import TableRefused
from tables.timers import FilmWanted

NONE = 0  # where a message was
MADE_WITHIN = 45_000  # milliseconds; no film is made for so long


def ask(tx: Tx, press: Press, game: int) -> tuple[Table, int | None]:
    """The message in which it is; None: it will be made, however many ask for it."""
    table = begun(store.get(tx, game, press))
    if table.day is not None:
        raise TableRefused("daily-no-film")
    if table.state != "ended":
        raise TableRefused("film-later")
    posted = posted_in(tx, game)
    if posted is None and not _under_way(tx, game):
        timers.plan(tx, [FilmWanted(key=f"film:{game}", due_at=tx.now, game=game, asked_at=tx.now)])
    return table, posted


def lost(tx: Tx, press: Press, game: int, message: int) -> tuple[Table, int | None]:
    """That message is no more: it is made again."""
    if posted_in(tx, game) == message:
        notes.put(tx.conn, _note(game), NONE)
    return ask(tx, press, game)


def posted(tx: Tx, game: int, message: int) -> None:
    notes.put(tx.conn, _note(game), message)


def left(tx: Tx) -> None:
    """After a start: what a process that is no more has claimed."""
    rows.release(tx.conn, FilmWanted.kind, processes.living(tx.conn), tx.now)


def next_due(tx: Tx) -> int | None:
    return rows.next_due(tx.conn, FilmWanted.kind)


def claim(tx: Tx, owner: str) -> Sequence[FilmWanted]:
    """One to be made now, at most; it is this process that does."""
    found = rows.claim(tx.conn, FilmWanted.kind, owner, tx.now, MADE_WITHIN, 1)
    return [one for due in found if isinstance(one := timers.read(due), FilmWanted)]


def made(tx: Tx, film: FilmWanted) -> None:
    """It is told, unless another has made it meanwhile."""
    if film.key in {one.key for one in timers.of_game(tx, film.game)}:
        given_up(tx, film)
        tx.put(announcements.film(store.get(tx, film.game), film.asked_at))


def given_up(tx: Tx, film: FilmWanted) -> None:
    """Whoever asks again has it tried again."""
    rows.drop(tx.conn, film.key)


def posted_in(tx: Tx, game: int) -> int | None:
    """The message in which it is."""
    known: int | None = notes.get(tx.conn, _note(game))
    return known or None


def _under_way(tx: Tx, game: int) -> bool:
    """On its way to Discord already."""
    row = outbox.newest(tx.conn, announcements.film_word(game))
    return row is not None and row.state == "pending"


def _note(game: int) -> str:
    return f"film:{game}"
