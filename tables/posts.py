"""What waits to be told: a frozen dataclass for each kind of row in the outbox, kept as its payload."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias, get_args

from db.rows import Row
from engines.codec import Json, decode, encode
from engines.core import Seat
from engines.values import later


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    kind: ClassVar[str] = "lobby"
    again: bool = later(default=False)  # for one that is gone; there is no third
    ping: int | None = later(default=None)  # the role that is called to it


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyEdit:
    kind: ClassVar[str] = "relobby"


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyWarning:
    kind: ClassVar[str] = "warning"
    until: int  # when it closes


@dataclass(frozen=True, slots=True, kw_only=True)
class Gone:
    """What was posted for another row is taken away."""

    kind: ClassVar[str] = "gone"
    what: str  # the key of that row


@dataclass(frozen=True, slots=True, kw_only=True)
class Thread:
    kind: ClassVar[str] = "thread"


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """A thread of ours is called by what is played there and by whom, and whether it is over."""

    kind: ClassVar[str] = "title"


@dataclass(frozen=True, slots=True, kw_only=True)
class Awake:
    """Nothing to read, only a thread that stays open."""

    kind: ClassVar[str] = "awake"


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    kind: ClassVar[str] = "board"
    noticed: int  # how many entries all could notice when it was put
    again: bool = later(default=False)  # nobody is called to it, and there is no third


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardEdit:
    kind: ClassVar[str] = "edit"


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchedEdit(BoardEdit):
    """After a computer's move, for those who look on: nobody waits for it."""

    kind: ClassVar[str] = "watched"


@dataclass(frozen=True, slots=True, kw_only=True)
class Nameless:
    """The lobby or the board of a game that is over, without the name of who has gone; what cannot be edited
    stays as it is, because nothing new is to be told."""

    kind: ClassVar[str] = "nameless"
    lobby: bool  # else the board
    message: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """Messages whose moment has passed lose their buttons."""

    kind: ClassVar[str] = "passed"
    messages: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    kind: ClassVar[str] = "turn"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnOver:
    kind: ClassVar[str] = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    kind: ClassVar[str] = "mention"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question to all the others: to take back an entry, or to play at another pace."""

    kind: ClassVar[str] = "asked"
    seat: Seat
    number: int
    entry: int | None = later(default=None)
    pace: str | None = later(default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """The question says what came of it."""

    kind: ClassVar[str] = "answered"
    asked: str  # the key of the question's row
    how: str
    seat: Seat
    pace: str | None = later(default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused:
    kind: ClassVar[str] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    kind: ClassVar[str] = "trouble"
    code: int  # of Discord's


@dataclass(frozen=True, slots=True, kw_only=True)
class Late:
    """Who is overdue at a table, as it is then."""

    kind: ClassVar[str] = "late"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """Where a person is overdue, as it is then."""

    kind: ClassVar[str] = "remind"


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a game ended, in the channel that its server has for that."""

    kind: ClassVar[str] = "result"


@dataclass(frozen=True, slots=True, kw_only=True)
class Film:
    """A whole game in motion."""

    kind: ClassVar[str] = "film"
    hands: bool = later(default=False)  # are shown


@dataclass(frozen=True, slots=True, kw_only=True)
class CaretakerNews:
    """What was played for a person who is away."""

    kind: ClassVar[str] = "news"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Deserted:
    """Nobody else is left at a table: it ends, unless they come back."""

    kind: ClassVar[str] = "deserted"
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """To a server that has let the bot in."""

    kind: ClassVar[str] = "welcome"
    locale: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Weekly:
    """What was played in a server until then, in a week."""

    kind: ClassVar[str] = "weekly"
    server: int
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Moderated:
    """What those who keep order have done at a table, or taken back."""

    kind: ClassVar[str] = "moderated"
    what: str
    seat: Seat | None = None
    thread: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCard:
    """What came of a deal of the day, which tells nothing of it; row and game are kept apart, because nothing
    that is refused there is the game's concern."""

    kind: ClassVar[str] = "card"
    game: int
    locale: str


Post: TypeAlias = (
    Lobby
    | LobbyEdit
    | LobbyWarning
    | Gone
    | Thread
    | Title
    | Awake
    | Board
    | BoardEdit
    | WatchedEdit
    | Nameless
    | Passed
    | Turn
    | TurnOver
    | Mention
    | Asked
    | Answered
    | Paused
    | Trouble
    | Late
    | Reminder
    | Result
    | Film
    | CaretakerNews
    | Deserted
    | Welcome
    | Weekly
    | Moderated
    | DealCard
)

POSTS: Mapping[str, type[Post]] = {one.kind: one for one in get_args(Post)}


def payload(post: Post) -> Json:
    return encode(post)


def read(row: Row) -> Post:
    """ValueError for a row that is none of these."""
    kind = POSTS.get(row.kind)
    if kind is None:
        raise ValueError(f"no post: {row.kind}")
    return decode(kind, _of_old(row) if _is_old(kind, row.payload) else row.payload)


def _is_old(kind: type[Post], known: Any) -> bool:
    return (
        (kind is Board and "noticed" not in known)
        or (kind is Asked and "kind" in known)
        or (kind is Answered and "number" in known)
    )


def _of_old(row: Row) -> dict[str, Any]:
    """As versions before put it: the number of a board's entries stood in its key alone, and a question's
    fields among others."""
    if row.kind == Board.kind:
        return {"noticed": int(row.key.rsplit(":", 1)[1]), **row.payload}
    names = (
        ("asked", "how", "seat", "pace") if row.kind == Answered.kind else ("seat", "number", "entry", "pace")
    )
    return {name: row.payload[name] for name in names if name in row.payload}
