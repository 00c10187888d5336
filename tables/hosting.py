"""What whoever opened a table may change before it begins: who sits there, for how many it is, how it is
played."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from db import games, seats
from engines.core import BadSetup, Setting, checked_options, options_for
from tables import lobby, store
from tables.context import Tx
from tables.model import Press, Table
from tables.pace import CHOICES
from tables.refusals import Players, TableRefused


@dataclass(frozen=True, slots=True)
class TakeOff:
    """Somebody who does not come; they may sit down again."""

    person: int


@dataclass(frozen=True, slots=True)
class Resize:
    seats: int


@dataclass(frozen=True, slots=True)
class Repace:
    pace: str


@dataclass(frozen=True, slots=True)
class Choose:
    option: str
    value: Setting


Change: TypeAlias = TakeOff | Resize | Repace | Choose


def host(table: Table) -> int | None:
    """Whoever opened it; if they have left, the first person who sits there."""
    seated = [one.person for one in table.sitters if one.person is not None]
    return table.opener if table.opener in seated else next(iter(seated), None)


def sizes(table: Table) -> range:
    """For how many it could be, beside those who sit there: full, it would begin."""
    possible = table.rules.seats
    return range(max(possible[0], len(table.sitters) + 1), possible[-1] + 1)


def check(table: Table, person: int) -> Table:
    """Refused to everybody else."""
    if table.state != "lobby":
        raise TableRefused("already-running")
    if host(table) != person:
        named = next((one.name for one in table.sitters if one.person == host(table)), "")
        raise TableRefused("only-host", name=Players([named]))
    return table


def change(tx: Tx, press: Press, game: int, what: Change) -> Table:
    if lobby.repeated(tx, press, game):
        return store.get(tx, game)
    table = check(lobby.sitting_at(tx, press, game)[0], press.person)
    match what:
        case TakeOff(person):
            _take_off(tx, table, person)
        case Resize(size):
            _resize(tx, table, size)
        case Repace(pace) if pace in CHOICES:
            games.change(tx.conn, game, pace=pace)
        case Choose(option, value):
            _choose(tx, table, option, value)
        case Repace():
            raise TableRefused("old")
        case _:
            assert_never(what)
    lobby.relobby(tx, table, press)
    return store.get(tx, game)


def _take_off(tx: Tx, table: Table, person: int) -> None:
    if person == host(table) or table.seat_of(person) is None:
        raise TableRefused("old")
    seats.leave(tx.conn, table.id, person)


def _resize(tx: Tx, table: Table, size: int) -> None:
    """What only other numbers of seats may choose is as usual again."""
    if size not in sizes(table):
        raise TableRefused("full")
    games.change(tx.conn, table.id, size=size, options=_kept(tx, table, size))


def _kept(tx: Tx, table: Table, size: int) -> dict[str, Setting]:
    row = games.get(tx.conn, table.id)
    assert row is not None
    fitting = options_for(table.rules, size, row.options)
    return {key: value for key, value in row.options.items() if fitting.get(key) == value}


def _choose(tx: Tx, table: Table, option: str, value: Setting) -> None:
    chosen = {**_kept(tx, table, table.size), option: value}
    try:
        checked_options(table.rules, table.size, chosen)
    except BadSetup:
        raise TableRefused("old") from None
    games.change(tx.conn, table.id, options=chosen)
