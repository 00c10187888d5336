"""What whoever runs a server has settled there: where tables open, how many, which games, who is called."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from db import acts, servers
from db import timers as rows
from db.rows import Server
from tables import announcements, timers
from tables.context import Tx
from tables.model import NewTable, Press
from tables.pace import CHOICES, DAY
from tables.refusals import TableRefused
from tables.timers import WelcomeEnd

TABLES_PER_PERSON, TABLES_PER_SERVER = 10, 1000
USUAL_PACE = "daily"
WELCOME = 7 * DAY

Value: TypeAlias = int | str | tuple[str, ...] | None  # None: as usual
Pointed: TypeAlias = Literal["channel", "role"]


@dataclass(frozen=True, slots=True)
class Setting:
    """One of a few, a place or a role, or several of the games."""

    of: tuple[str | int, ...] | Pointed | Literal["games"]
    usual: str | int | None = None


SETTINGS: dict[str, Setting] = {
    "home": Setting("channel"),
    "elsewhere": Setting(("link", "home"), "link"),
    "boards": Setting(("thread", "channel"), "thread"),
    "results": Setting("channel"),
    "pace": Setting(CHOICES, USUAL_PACE),
    "locale": Setting(("en", "fr", "it")),
    "per_person": Setting((1, 2, 3, 5, TABLES_PER_PERSON), TABLES_PER_PERSON),
    "in_all": Setting((5, 10, 50, 200, TABLES_PER_SERVER), TABLES_PER_SERVER),
    "games": Setting("games"),
    "computers": Setting(("yes", "no"), "yes"),
    "hints": Setting(("yes", "no"), "yes"),
    "role": Setting("role"),
    "pings": Setting(("everybody", "managers"), "managers"),
    "moderators": Setting("role"),
    "weekly": Setting("channel"),
}


def get(tx: Tx, server: int) -> Server:
    return servers.get(tx.conn, server)


def change(tx: Tx, press: Press, name: str, value: Value) -> Server:
    """How it is set after that."""
    assert press.guild is not None
    _check(tx, SETTINGS[name], value)
    servers.change(tx.conn, press.guild, **{name: value})
    if name == "weekly" and value is not None:
        timers.plan(tx, [timers.weekly(press.guild, tx.now)])
    return servers.get(tx.conn, press.guild)


def set_to(server: Server, name: str) -> Value:
    """What holds there, chosen or not."""
    chosen: Value = getattr(server, name)
    return SETTINGS[name].usual if chosen is None else chosen


def joined(tx: Tx, server: int, channel: int, locale: str) -> None:
    """A word of welcome, the first time that the bot is let in."""
    if servers.get(tx.conn, server).welcomed_at is not None:
        return
    servers.change(tx.conn, server, welcomed_at=tx.now)
    tx.put(announcements.welcome(server, channel, locale))
    end = WelcomeEnd(key=_end(server), due_at=tx.now + WELCOME, server=server, channel=channel)
    timers.plan(tx, [end])


def answered(tx: Tx, server: int) -> None:
    """Somebody has pressed something on it: it stays."""
    rows.drop(tx.conn, _end(server))


def unwelcome(tx: Tx, due: WelcomeEnd) -> None:
    tx.put(announcements.unwelcome(due.server, due.channel))


def check_wish(server: Server, wish: NewTable) -> None:
    """Whether such a table may be opened there; a rematch goes on with what was allowed then."""
    if server.games is not None and wish.rules.key not in server.games:
        raise TableRefused("game-not-here")
    if wish.computers and set_to(server, "computers") == "no":
        raise TableRefused("no-computers-here")


def check_person(tx: Tx, server: int, person: int) -> None:
    """Refused for who may sit down at no table there."""
    until = acts.barred(tx.conn, server, person, tx.now)
    if until is not None:
        raise TableRefused("barred", until=str(until // 1000))


def _end(server: int) -> str:
    return f"welcomed:{server}"


def _check(tx: Tx, setting: Setting, value: Value) -> None:
    match setting.of, value:
        case _, None:
            pass
        case "games", tuple():
            if not value or not set(value) <= set(tx.rules):
                raise TableRefused("old")
        case "channel" | "role", int():
            pass
        case tuple() as few, _ if value in few:
            pass
        case _:
            raise TableRefused("old")
