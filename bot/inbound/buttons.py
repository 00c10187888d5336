"""What a press carries: a dataclass for each button, list and form, and its name on the wire."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from bot.inbound.daily_buttons import DealPlay as DealPlay
from bot.inbound.daily_buttons import DealShare as DealShare
from bot.inbound.film_buttons import Film as Film
from bot.inbound.film_buttons import FilmSince as FilmSince
from bot.inbound.film_buttons import OpenFilm as OpenFilm
from bot.inbound.film_buttons import OwnFilm as OwnFilm
from bot.inbound.hosting_buttons import Hosting as Hosting
from bot.inbound.hosting_buttons import HostingSet as HostingSet
from bot.inbound.hosting_buttons import HostingSetting as HostingSetting
from bot.inbound.lesson_buttons import Learn as Learn
from bot.inbound.lesson_buttons import SoloAt as SoloAt
from bot.inbound.lesson_buttons import Try as Try
from bot.inbound.lobby_buttons import AddComputer as AddComputer
from bot.inbound.lobby_buttons import Computers as Computers
from bot.inbound.lobby_buttons import Invite as Invite
from bot.inbound.lobby_buttons import Join as Join
from bot.inbound.lobby_buttons import Pick as Pick
from bot.inbound.lobby_buttons import Picked as Picked
from bot.inbound.lobby_buttons import Quit as Quit
from bot.inbound.lobby_buttons import Start as Start
from bot.inbound.lobby_buttons import TakeAway as TakeAway
from bot.inbound.memo_buttons import Memo as Memo
from bot.inbound.memo_buttons import MemoWritten as MemoWritten
from bot.inbound.moderation_buttons import OfModerating as OfModerating
from bot.inbound.people_buttons import PERSONAL as PERSONAL
from bot.inbound.people_buttons import Block as Block
from bot.inbound.people_buttons import Blocks as Blocks
from bot.inbound.people_buttons import BlockWhom as BlockWhom
from bot.inbound.people_buttons import Forget as Forget
from bot.inbound.people_buttons import Forgotten as Forgotten
from bot.inbound.people_buttons import MyData as MyData
from bot.inbound.people_buttons import Personal as Personal
from bot.inbound.people_buttons import SendMessages as SendMessages
from bot.inbound.people_buttons import Setting as Setting
from bot.inbound.people_buttons import Settings as Settings
from bot.inbound.people_buttons import SettingSet as SettingSet
from bot.inbound.people_buttons import StopMessages as StopMessages
from bot.inbound.people_buttons import Unblock as Unblock
from bot.inbound.server_buttons import Open as Open
from bot.inbound.server_buttons import OpenWhich as OpenWhich
from bot.inbound.server_buttons import Server as Server
from bot.inbound.server_buttons import ServerReset as ServerReset
from bot.inbound.server_buttons import ServerSet as ServerSet
from bot.inbound.server_buttons import ServerSetting as ServerSetting
from bot.inbound.server_buttons import Solo as Solo
from bot.inbound.server_buttons import SoloWhich as SoloWhich
from bot.inbound.statistics_buttons import GameInWords as GameInWords
from bot.inbound.statistics_buttons import PersonInWords as PersonInWords
from bot.inbound.statistics_buttons import PersonStats as PersonStats
from bot.inbound.statistics_buttons import ServerInWords as ServerInWords
from engines.core import Seat

Turned: TypeAlias = Literal["", "p", "c"]  # the message turns over: to the page before, to a chapter


@dataclass(frozen=True, slots=True)
class Ask:
    """The next question, after the answers of the path."""

    game: int
    decision: int
    path: str


@dataclass(frozen=True, slots=True)
class Listed:
    """The same as a list: its value is one answer more, or a path of its own."""

    game: int
    decision: int
    path: str


@dataclass(frozen=True, slots=True)
class Do:
    game: int
    decision: int
    path: str


@dataclass(frozen=True, slots=True)
class Whole:
    """The whole picture, and the way back to the panel after the answers of the path."""

    game: int
    decision: int
    path: str


@dataclass(frozen=True, slots=True)
class Hints:
    """What may be done here, in three sentences."""

    game: int
    decision: int
    path: str


@dataclass(frozen=True, slots=True)
class Options:
    """What else a panel can do: typing, words, a larger picture."""

    game: int
    decision: int
    path: str


@dataclass(frozen=True, slots=True)
class Type:
    game: int
    decision: int = 0
    path: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    game: int


@dataclass(frozen=True, slots=True)
class Close:
    game: int = 0
    decision: int = 0
    path: str = ""


@dataclass(frozen=True, slots=True)
class Keep:
    """Whoever was asked whether they are sure is not."""


@dataclass(frozen=True, slots=True)
class Undo:
    game: int
    decision: int
    path: str = ""


@dataclass(frozen=True, slots=True)
class Agree:
    """A vote: to what is asked in the thread, an undo or another pace."""

    game: int
    question: int


@dataclass(frozen=True, slots=True)
class Refuse:
    """One is enough."""

    game: int
    question: int


@dataclass(frozen=True, slots=True)
class Pace:
    game: int


@dataclass(frozen=True, slots=True)
class Paced:
    game: int


@dataclass(frozen=True, slots=True)
class Skip:
    """A vote: the turn of this seat is played by the canon's rule."""

    game: int
    seat: Seat
    wait: str


@dataclass(frozen=True, slots=True)
class Caretake:
    """A vote: a computer plays on this seat until its person is back."""

    game: int
    seat: Seat
    wait: str


@dataclass(frozen=True, slots=True)
class Without:
    """A vote: the game goes on without this seat."""

    game: int
    seat: Seat
    wait: str


@dataclass(frozen=True, slots=True)
class Leave:
    game: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """A computer plays until they are back."""

    game: int


@dataclass(frozen=True, slots=True)
class Gone:
    """Leave, and they are sure."""

    game: int


@dataclass(frozen=True, slots=True)
class Rematch:
    game: int


@dataclass(frozen=True, slots=True)
class Snooze:
    pass


@dataclass(frozen=True, slots=True)
class Turn:
    game: int


@dataclass(frozen=True, slots=True)
class Hint:
    """What a computer would do."""

    game: int


@dataclass(frozen=True, slots=True)
class Hand:
    game: int


@dataclass(frozen=True, slots=True)
class More:
    game: int


@dataclass(frozen=True, slots=True)
class Closer:
    game: int


@dataclass(frozen=True, slots=True)
class Scores:
    """What each has points for, once a game is over."""

    game: int


@dataclass(frozen=True, slots=True)
class Verify:
    game: int


@dataclass(frozen=True, slots=True)
class Board:
    """As everybody sees it now."""

    game: int


@dataclass(frozen=True, slots=True)
class Export:
    """The game as a file."""

    game: int


@dataclass(frozen=True, slots=True)
class Past:
    """The board after so many turns: as all saw it, or, once the game is over, as one seat did."""

    game: int
    turn: int
    eyes: Seat | None = None
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class Recap:
    game: int
    page: int = 0
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class Log:
    game: int
    page: int = 0
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class InWords:
    """The position of now, or that after so many turns."""

    game: int
    page: int = 0
    past: int | None = None
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class Rules:
    game: int
    page: int = 0
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game at no table: the place of the book is that of its game in the list of games."""

    book: int
    page: int = 0
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class Games:
    page: int = 0
    turned: Turned = ""


@dataclass(frozen=True, slots=True)
class Top:
    """The best, ten at a time: the place of a game among the games, for each of the two pools."""

    book: int
    page: int = 0
    turned: Turned = ""


Choosing: TypeAlias = Ask | Listed | Do  # along the path
OfLobby: TypeAlias = Join | Quit | Start | Pick | Picked | Invite | Computers | AddComputer | TakeAway
OfHosting: TypeAlias = Hosting | HostingSetting | HostingSet
OfTurn: TypeAlias = Choosing | Whole | Hints | Options | Type | Typed | Close | Keep
OfUndo: TypeAlias = Undo
OfQuestions: TypeAlias = Agree | Refuse | Pace | Paced
OfOverdue: TypeAlias = Skip | Caretake | Without | Snooze
OfLeaving: TypeAlias = Leave | HandOver | Gone | Rematch
OfPeople: TypeAlias = (
    MyData | Forget | Forgotten | Settings | Setting | SettingSet | StopMessages | SendMessages
)
OfBlocking: TypeAlias = Blocks | BlockWhom | Block | Unblock
Paged: TypeAlias = Recap | Log | InWords | Rules | Rulebook | Games | Top
OfServers: TypeAlias = Server | ServerSetting | ServerSet | ServerReset
OfWelcome: TypeAlias = OpenWhich | Open | SoloWhich | Solo
OfLessons: TypeAlias = Learn | Try | SoloAt
OfHints: TypeAlias = Hint
OfMemos: TypeAlias = Memo | MemoWritten
OfFilms: TypeAlias = Film | OwnFilm | OpenFilm | FilmSince
OfStatistics: TypeAlias = PersonStats | PersonInWords | GameInWords | ServerInWords
OfDaily: TypeAlias = DealPlay | DealShare
OfLooking: TypeAlias = Turn | Hand | More | Closer | Scores | Verify | Board | Export | Past | Paged
OfOwners: TypeAlias = OfServers | OfModerating | OfWelcome
OfGames: TypeAlias = OfLobby | OfHosting | OfTurn | OfUndo | OfQuestions | OfOverdue | OfLeaving | OfLooking
OfPersons: TypeAlias = OfPeople | OfBlocking | OfStatistics | OfDaily
Control: TypeAlias = OfGames | OfPersons | OfHints | OfMemos | OfFilms | OfOwners | OfLessons

CONTROLS: tuple[type[Control], ...] = get_args(Control)
