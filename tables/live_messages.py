"""What messages that stand have told, kept as notes: live ones of which waits, boards since when and whom."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from db import notes
from engines.codec import decode, encode
from engines.values import later
from tables.context import Tx


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Ping:
    of: int  # a seat, where a table is told of; a game, where a person is
    since: int  # when the wait began
    times: int  # how often it was reminded


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """By a live message: news is posted, all else is only edited."""

    message: int | None = None
    mark: int = 0  # of its container
    pings: tuple[Ping, ...] = ()  # in order


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """Somebody whom the board could not notify was called by a message of their own."""

    person: int
    message: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """By the board in the thread."""

    since: int  # the version after which it tells
    begun: int = later(default=-1)  # the version at which its own turn began
    turn: int = later(default=0)  # to which it calls, told by what all had noticed when it began
    mentioned: tuple[int, ...] = later(default=())
    called: tuple[Call, ...] = later(default=())

    def call_of(self, person: int) -> int | None:
        """The message that calls them."""
        return next((one.message for one in self.called if one.person == person), None)


def late(game: int) -> str:
    """Name of the note; its pings are of seats."""
    return f"late:{game}"


def reminder(person: int) -> str:
    """Name of the note; its pings are of games."""
    return f"remind:{person}"


def get(tx: Tx, name: str) -> Told:
    known = notes.get(tx.conn, name)
    return decode(Told, _told_of_old(known)) if known else Told()


def put(tx: Tx, name: str, told: Told) -> None:
    notes.put(tx.conn, name, encode(told))


def forget(tx: Tx, name: str, of: Collection[int]) -> None:
    """They are told once more."""
    told = get(tx, name)
    kept = tuple(one for one in told.pings if one.of not in of)
    put(tx, name, Told(message=told.message, mark=told.mark, pings=kept))


def shown(tx: Tx, game: int) -> Shown | None:
    """None: there is no board."""
    known = notes.get(tx.conn, _board(game))
    return decode(Shown, _shown_of_old(known)) if known and "since" in known else None


def show(tx: Tx, game: int, what: Shown) -> None:
    notes.put(tx.conn, _board(game), encode(what))


def call(tx: Tx, game: int, person: int, message: int) -> None:
    """Beside the board that stands."""
    board = shown(tx, game)
    if board is not None:
        calls = (one for one in board.called if one.person != person)
        show(tx, game, replace(board, called=(*calls, Call(person=person, message=message))))


def _board(game: int) -> str:
    return f"shown:{game}"


def _told_of_old(known: dict[str, Any]) -> dict[str, Any]:
    """As versions before kept it: since when and how often, by whose or which it is."""
    pings = known["pings"]
    if isinstance(pings, dict):
        numbered = sorted((int(of), ping) for of, ping in pings.items())
        pings = [{"of": of, "since": since, "times": times} for of, (since, times) in numbered]
    return {**known, "pings": pings}


def _shown_of_old(known: dict[str, Any]) -> dict[str, Any]:
    """The same for calls: messages by persons."""
    called = known.get("called", [])
    if isinstance(called, dict):
        called = [{"person": int(person), "message": message} for person, message in called.items()]
    return {**known, "called": called}
