"""What is due by itself one day: a frozen dataclass for each kind, kept as a row."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import ClassVar, Protocol, TypeAlias, cast, get_args

from db import timers as rows
from db.timers import Due
from engines.codec import decode, encode
from engines.core import Seat
from engines.values import later
from tables.context import Tx
from tables.model import Table
from tables.pace import DAY, HOUR, WEEK

LOBBY = 7 * DAY  # from its opening; who joins does not prolong it
WARNING = DAY  # before that
MONDAY = 4 * DAY + 8 * HOUR  # 08:00 UTC, when a week ends; 1970 began on a Thursday
DROWSY = 6 * DAY  # without a post; after 7 Discord archives a thread
COLUMNS = ("key", "due_at", "game", "seat", "person")  # all other fields are the row's payload


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoQuestion:
    """Silence means no."""

    kind: ClassVar[str] = "undo"
    key: str
    due_at: int
    game: int
    seat: Seat  # that asks
    number: int  # of the question in its game
    entry: int  # that is to be taken back


@dataclass(frozen=True, slots=True, kw_only=True)
class PaceQuestion:
    """Silence means no."""

    kind: ClassVar[str] = "pace"
    key: str
    due_at: int
    game: int
    seat: Seat
    number: int
    pace: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyWarning:
    """Nobody has begun: the lobby closes soon."""

    kind: ClassVar[str] = "warn"
    key: str
    due_at: int
    game: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyEnd:
    kind: ClassVar[str] = "expire"
    key: str
    due_at: int
    game: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLimit:
    """The time of the whole game is over."""

    kind: ClassVar[str] = "time"
    key: str
    due_at: int
    game: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drowsy:
    """A thread in which nothing was posted for days."""

    kind: ClassVar[str] = "drowsy"
    key: str
    due_at: int
    game: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Overdue:
    """The next reminder of a seat."""

    kind: ClassVar[str] = "overdue"
    key: str
    due_at: int
    game: int
    seat: Seat
    person: int | None
    since: int  # when the wait began
    number: int  # of the reminder in it, from 1
    away: tuple[int, int] | None = None  # the clock stands still from then until then


@dataclass(frozen=True, slots=True, kw_only=True)
class Snooze:
    """The end of the peace that somebody has asked for."""

    kind: ClassVar[str] = "snooze"
    key: str
    due_at: int
    game: int
    seat: Seat
    person: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Back:
    """The end of somebody's time away."""

    kind: ClassVar[str] = "back"
    key: str
    due_at: int
    person: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Departure:
    """A seat that has left a game which could not be read then: its rules hear of it when they can."""

    kind: ClassVar[str] = "departure"
    key: str
    due_at: int
    game: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Think:
    """A computer's next move, as long as nothing happens that its seat can notice: what others do in secret
    neither delays nor changes it."""

    kind: ClassVar[str] = "think"
    key: str
    due_at: int  # while it has an owner, the end of their lease
    game: int
    seat: Seat
    public: int  # entries that all could notice
    decision: int  # of the seat
    owner: str | None = None  # the process in which it is thought now


@dataclass(frozen=True, slots=True, kw_only=True)
class FilmWanted:
    """Somebody wants the film of a game that is over."""

    kind: ClassVar[str] = "film"
    key: str
    due_at: int  # while it has an owner, the end of their lease
    game: int
    asked_at: int
    owner: str | None = None  # the process in which it is made now
    hands: bool = later(default=False)  # are shown, as all have agreed


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryWanted:
    """A game is over, and what decided it is looked for."""

    kind: ClassVar[str] = "story"
    key: str
    due_at: int  # while it has an owner, the end of their lease
    game: int
    owner: str | None = None  # the process in which it is looked for now


@dataclass(frozen=True, slots=True, kw_only=True)
class Achievements:
    """What a game that is over has earned its winners is still to be worked out."""

    kind: ClassVar[str] = "achieved"
    key: str
    due_at: int  # while it has an owner, the end of their lease
    game: int
    tells: bool  # whether its end shows it then; games of long ago stand as they are
    owner: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CaretakerNews:
    """Who is away is told what was played for them."""

    kind: ClassVar[str] = "news"
    key: str
    due_at: int
    game: int
    seat: Seat
    person: int | None
    told: int  # entries of which they know


@dataclass(frozen=True, slots=True, kw_only=True)
class Deserted:
    """The end of a table at which only computers and caretakers are left."""

    kind: ClassVar[str] = "deserted"
    key: str
    due_at: int
    game: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WelcomeEnd:
    """The word of welcome goes by itself, if nobody has pressed anything on it."""

    kind: ClassVar[str] = "welcomed"
    key: str
    due_at: int
    server: int
    channel: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerForgotten:
    """What is settled in a server that has removed the bot is forgotten."""

    kind: ClassVar[str] = "forgotten"
    key: str
    due_at: int
    server: int
    left_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Weekly:
    """A server is told what was played there in a week."""

    kind: ClassVar[str] = "weekly"
    key: str
    due_at: int
    server: int
    until: int  # the end of that week


@dataclass(frozen=True, slots=True, kw_only=True)
class Removal:
    """A seat from which somebody was removed leaves by the rules; until then a computer plays."""

    kind: ClassVar[str] = "removal"
    key: str
    due_at: int
    game: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedForGood:
    """What is due at a table that was closed, and whose time stands still, is due no more."""

    kind: ClassVar[str] = "closed"
    key: str
    due_at: int
    closed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOver:
    """A deal of a day that was begun and not finished counts no more."""

    kind: ClassVar[str] = "deal"
    key: str
    due_at: int
    game: int


Question: TypeAlias = UndoQuestion | PaceQuestion
Clock: TypeAlias = Overdue | Snooze  # what a seat's wait is made of, and ends with it
OfCaretakers: TypeAlias = CaretakerNews | Deserted
OfLobby: TypeAlias = LobbyWarning | LobbyEnd
OfServers: TypeAlias = WelcomeEnd | ServerForgotten | Weekly
OfModerators: TypeAlias = Removal | ClosedForGood
OfGame: TypeAlias = Question | OfLobby | TimeLimit | Drowsy | Clock | Departure | OfCaretakers
OfWork: TypeAlias = Think | FilmWanted | Achievements | StoryWanted
Timer: TypeAlias = OfGame | OfWork | Back | OfServers | OfModerators | DealOver

TIMERS: Mapping[str, type[Timer]] = {one.kind: one for one in get_args(Timer)}
CLAIMED = (Think.kind, FilmWanted.kind, Achievements.kind, StoryWanted.kind)  # what takes long is not swept


class Kind(Protocol):
    kind: ClassVar[str]


def row(timer: Timer) -> Due:
    """As it is kept."""
    record = cast("dict[str, object]", encode(timer))
    columns = {name: record.pop(name) for name in COLUMNS if name in record}
    return Due(kind=timer.kind, payload=record or None, **columns)  # type: ignore[arg-type]  # by the fields


def read(due: Due) -> Timer:
    """ValueError for a row that is none of these."""
    kind = TIMERS.get(due.kind)
    if kind is None:
        raise ValueError(f"no timer: {due.kind}")
    names = {one.name for one in fields(kind)}
    columns = {name: getattr(due, name) for name in COLUMNS if name in names}
    return decode(kind, columns | (_of_old(due) if _is_old(due) else due.payload or {}))


def _is_old(due: Due) -> bool:
    return due.kind == Overdue.kind and not isinstance(due.payload, dict)


def _of_old(due: Due) -> dict[str, object]:
    """As versions before planned it: `overdue:{game}:{since}:{seat}:{number}` was all that told of it."""
    _, _, since, _, number = due.key.split(":")
    return {"since": int(since), "number": int(number), "away": due.payload}


def of_lobby(game: int, opened_at: int, now: int) -> Iterator[Timer]:
    """One that is older than it may be is warned first."""
    end = max(opened_at + LOBBY, now + WARNING)
    yield LobbyWarning(key=f"warn:{game}", due_at=end - WARNING, game=game)
    yield LobbyEnd(key=f"expire:{game}", due_at=end, game=game)


def of_start(table: Table, started_at: int, now: int) -> Iterator[Timer]:
    """What every game that begins is given."""
    yield drowsy(table.id, now + DROWSY)
    limit = table.rules.time_limit(table.options)
    if limit is not None:
        hours, _ = limit
        yield TimeLimit(key=f"time:{table.id}", due_at=started_at + hours * HOUR, game=table.id)


def weekly(server: int, now: int) -> Weekly:
    """At the end of the week of that instant."""
    until = now - (now - MONDAY) % WEEK + WEEK
    return Weekly(key=f"weekly:{server}:{until}", due_at=until, server=server, until=until)


def drowsy(game: int, at: int) -> Drowsy:
    return Drowsy(key=f"drowsy:{game}:{at}", due_at=at, game=game)


def overdue(game: int, seat: Seat, person: int | None, since: int, number: int, at: int) -> Overdue:
    """The reminder of that number in the wait that began then."""
    key = f"overdue:{game}:{since}:{seat}:{number}"
    return Overdue(key=key, due_at=at, game=game, seat=seat, person=person, since=since, number=number)


# kept as rows


def plan(tx: Tx, timers: Iterable[Timer]) -> None:
    """A key that waits gets the new instant; one that is done stays done."""
    rows.plan(tx.conn, map(row, timers))


def change(tx: Tx, timer: Timer) -> None:
    """Another instant, another payload, of one that waits."""
    rows.change(tx.conn, row(timer))


def postpone(tx: Tx, timer: Timer, due_at: int) -> None:
    """It was taken, and its hour had not come."""
    rows.postpone(tx.conn, row(timer), due_at)


def cancel(tx: Tx, game: int, seat: Seat | None = None, kinds: Iterable[type[Kind]] | None = None) -> None:
    """Those of a game that still wait: all, or of a seat, or of some kinds."""
    rows.cancel(tx.conn, game, seat, None if kinds is None else [one.kind for one in kinds])


def of_game(tx: Tx, game: int) -> tuple[Timer, ...]:
    return tuple(map(read, rows.of_game(tx.conn, game)))


def of_seat(tx: Tx, game: int, seat: int) -> tuple[Timer, ...]:
    return tuple(map(read, rows.of_seat(tx.conn, game, seat)))


def of_person(tx: Tx, person: int) -> tuple[Timer, ...]:
    return tuple(map(read, rows.of_person(tx.conn, person)))
