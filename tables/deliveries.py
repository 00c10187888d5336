"""Rows of the outbox on their way: taken to be tried, and what became of them."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from db import outbox, processes
from db.rows import Row
from tables import announcements, films, live_messages, lobby, pausing
from tables.context import Tx
from tables.live_messages import Shown
from tables.posts import Board
from tables.undeliverable import Refusal, refused

LEASE: Final = 60_000  # milliseconds in which a claimed row is tried


@dataclass(frozen=True, slots=True)
class LobbyPosted:
    """The message is the table's lobby from now on."""

    message: int


@dataclass(frozen=True, slots=True)
class BoardShown:
    """The board tells this from now on, and what stood above it asks nobody any more."""

    shown: Shown
    passed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody whom the board in the thread could not notify."""

    person: int
    message: int


@dataclass(frozen=True, slots=True)
class Filmed:
    """The message is the game's film."""

    message: int
    hands: bool = False


Noted: TypeAlias = LobbyPosted | BoardShown | Called | Filmed


@dataclass(frozen=True, slots=True)
class Sent:
    """Discord has it: the message that it became, if it is one, and what is noted of that."""

    message: int | None = None
    noted: Noted | None = None


@dataclass(frozen=True, slots=True)
class Delayed:
    """Nobody knows whether it arrived, or it has to wait: it is tried again then."""

    until: int


@dataclass(frozen=True, slots=True)
class SetAside:
    """Its game cannot be read: it is tried again then, and what else waits in its channel goes before it."""

    until: int


Outcome: TypeAlias = Sent | Delayed | SetAside | Refusal


def release(tx: Tx) -> None:
    """What a process that is no more had under way may be tried again at once."""
    tx.queues.update(outbox.release(tx.conn, processes.living(tx.conn)))


def claim(tx: Tx, process: str, most: int, can_wait: Collection[str], of_these: int) -> tuple[Row, ...]:
    """To be tried now; kinds that can wait come last, and at most so many of these."""
    return outbox.claim(tx.conn, process, tx.now, LEASE, most, can_wait, of_these)


def settle(tx: Tx, row: Row, outcome: Outcome) -> None:
    """What became of it; the next of its channel may be claimed in the same transaction."""
    match outcome:
        case Sent():
            _sent(tx, row, outcome)
        case Delayed():
            outbox.later(tx.conn, row.id, outcome.until)
        case SetAside():
            outbox.set_aside(tx.conn, row.id, "unreadable", outcome.until)
        case Refusal():
            refused(tx, row, outcome)
        case _:
            assert_never(outcome)
    tx.queues.add(row.channel)


def _sent(tx: Tx, row: Row, sent: Sent) -> None:
    """Where a board was taken, or what was refused before, the game goes on."""
    if row.game is not None:
        _note(tx, row, row.game, sent.noted)
    outbox.sent(tx.conn, row.id, sent.message, tx.now)
    taken = row.kind == Board.kind or row.attempts > 1
    if taken and row.game is not None and row.audience is None:
        pausing.resume(tx, row.game)


def _note(tx: Tx, row: Row, game: int, noted: Noted | None) -> None:
    match noted:
        case LobbyPosted():
            lobby.posted(tx, game, noted.message)
        case BoardShown():
            live_messages.show(tx, game, noted.shown)
            tx.put(*announcements.passed(row, noted.passed))
        case Called():
            live_messages.call(tx, game, noted.person, noted.message)
        case Filmed():
            films.posted(tx, game, noted.message, hands=noted.hands)
        case None:
            pass
        case _:
            assert_never(noted)


# what was posted before


def by_key(tx: Tx, key: str) -> Row | None:
    return outbox.by_key(tx.conn, key)


def notice(tx: Tx, game: int, person: int) -> Row | None:
    """Of a turn, that stands in their direct messages."""
    return outbox.newest_sent(tx.conn, announcements.turn_word(game, person))


def taken_away(tx: Tx, row: int) -> None:
    """It is no longer to be read."""
    outbox.gone(tx.conn, row, tx.now)
