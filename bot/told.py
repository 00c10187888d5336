"""What a live message has told: for each key, of which wait and how many reminders. News is posted, all else
is only edited."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field

from db import notes
from db.database import Connection

Ping = tuple[int, int]  # since when the wait lasts, and how often it was reminded


@dataclass(frozen=True, slots=True)
class Told:
    message: int | None = None
    mark: int = 0  # of its container
    pings: Mapping[str, Ping] = field(default_factory=dict)


def late(game: int) -> str:
    """By seat."""
    return f"late:{game}"


def reminder(person: int) -> str:
    """By game."""
    return f"remind:{person}"


def get(conn: Connection, name: str) -> Told:
    known = notes.get(conn, name)
    if not known:
        return Told()
    pings = {key: (since, times) for key, (since, times) in known["pings"].items()}
    return Told(known["message"], known["mark"], pings)


def put(conn: Connection, name: str, told: Told) -> None:
    notes.put(conn, name, asdict(told))


def forget(conn: Connection, name: str, keys: Iterable[str]) -> None:
    """They are told once more."""
    told, gone = get(conn, name), set(keys)
    kept = {key: ping for key, ping in told.pings.items() if key not in gone}
    put(conn, name, Told(told.message, told.mark, kept))
