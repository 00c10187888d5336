"""The film of a game that is over: asked for, claimed for a lease, made where a machine is free, and told;
with open hands, once everybody has agreed. What one person alone is shown is made for them at once."""

from collections.abc import Sequence

from db import notes, outbox, votes
from db import timers as rows
from engines import reel
from engines.core import Seat
from engines.log import Moment
from tables import announcements, store, timers
from tables.context import Tx
from tables.jobs import Job
from tables.model import Press, Table, begun
from tables.refusals import TableRefused
from tables.timers import FilmWanted

NONE = 0  # where a message was
MADE_WITHIN = 45_000  # milliseconds; no film is made for so long
OPEN = "hands"  # the topic of the vote

_job = Job(FilmWanted, MADE_WITHIN)
left, next_due, claim = _job.left, _job.next_due, _job.claim


def ask(tx: Tx, press: Press, game: int, *, hands: bool = False) -> tuple[Table, int | None]:
    """The message in which it is; None: it will be made, however many ask for it."""
    table = over(tx, press, game)
    if hands and missing(tx, table):
        raise TableRefused("film-closed")
    posted = posted_in(tx, game, hands=hands)
    if posted is None and not _under_way(tx, game, hands=hands):
        key = announcements.film_word(game, hands=hands)
        timers.plan(tx, [FilmWanted(key=key, due_at=tx.now, game=game, asked_at=tx.now, hands=hands)])
    return table, posted


def lost(tx: Tx, press: Press, game: int, message: int, *, hands: bool = False) -> tuple[Table, int | None]:
    """That message is no more: it is made again."""
    if posted_in(tx, game, hands=hands) == message:
        notes.put(tx.conn, announcements.film_word(game, hands=hands), NONE)
    return ask(tx, press, game, hands=hands)


def over(tx: Tx, press: Press, game: int) -> Table:
    """Refused before the end."""
    table = begun(store.get(tx, game, press))
    if table.day is not None:
        raise TableRefused("daily-no-film")
    if table.state != "ended":
        raise TableRefused("film-later")
    return table


def agree(tx: Tx, press: Press, game: int) -> tuple[Table, Sequence[Seat]]:
    """That the hands are shown; who has not agreed yet."""
    table = over(tx, press, game)
    votes.cast(tx.conn, game, OPEN, _sat(table, press.person), tx.now, agrees=True)
    return table, missing(tx, table)


def missing(tx: Tx, table: Table) -> Sequence[Seat]:
    """Of all who have played, also of those who left; whose data is deleted is asked nothing."""
    agreed = votes.tally(tx.conn, table.id, OPEN)
    persons = (one.seat for one in table.sitters if one.person is not None)
    return tuple(seat for seat in persons if seat not in agreed)


def own(tx: Tx, press: Press, game: int) -> tuple[Table, Seat]:
    """The seat in whose eyes somebody may see it alone: their own."""
    table = over(tx, press, game)
    return table, _sat(table, press.person)


def since_turn(tx: Tx, press: Press, game: int) -> tuple[Table, Sequence[Moment]]:
    """What all have seen since this person's last turn; of a game that is over there is the whole film."""
    table = store.get(tx, game, press)
    seat = store.seat_of(table, press)
    store.check_back(table, press.person)
    if begun(table).state != "running":
        raise TableRefused("film-whole")
    moments = reel.since_turn(table.running, seat, table.caretaken)
    if not moments:
        raise TableRefused("film-nothing-new")
    return table, moments


def posted(tx: Tx, game: int, message: int, *, hands: bool = False) -> None:
    notes.put(tx.conn, announcements.film_word(game, hands=hands), message)


def made(tx: Tx, film: FilmWanted) -> None:
    """It is told, unless another has made it meanwhile."""
    if film.key in {one.key for one in timers.of_game(tx, film.game)}:
        given_up(tx, film)
        tx.put(announcements.film(store.get(tx, film.game), film.asked_at, hands=film.hands))


def given_up(tx: Tx, film: FilmWanted) -> None:
    """Whoever asks again has it tried again."""
    rows.drop(tx.conn, film.key)


def posted_in(tx: Tx, game: int, *, hands: bool = False) -> int | None:
    """The message in which it is."""
    known: int | None = notes.get(tx.conn, announcements.film_word(game, hands=hands))
    return known or None


def _sat(table: Table, person: int) -> Seat:
    """Also of somebody who has left."""
    found = next((one.seat for one in table.sitters if one.person == person), None)
    if found is None:
        raise TableRefused("not-seated")
    return found


def _under_way(tx: Tx, game: int, *, hands: bool) -> bool:
    """On its way to Discord already."""
    row = outbox.newest(tx.conn, announcements.film_word(game, hands=hands))
    return row is not None and row.state == "pending"
