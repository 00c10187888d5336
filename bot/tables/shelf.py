"""Tables as they are kept, with their positions at hand; who may do what at which."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.said import BotRefused
from bot.table import Sitter, Table, not_seated
from db import check, games, log, people, seats, seeds
from db.database import Connection, Database
from engines import GAMES
from engines.core import (
    Action,
    AnyRules,
    Seat,
    Setting,
)
from engines.log import Play

REMEMBERED = 8_000  # entries of logs whose positions are kept at hand, each some 2 kB

T = TypeVar("T")
Choose = Callable[[Table, Seat], Action]


@dataclass(frozen=True, slots=True)
class Press:
    """Who does something, and by which interaction: the same twice is once."""

    key: str
    person: int
    name: str
    locale: str
    guild: int | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody asks for it."""

    rules: AnyRules
    channel: int
    thread: int | None
    options: Mapping[str, Setting]
    seats: int
    pace: str
    private: bool
    locale: str
    rematch_of: int | None = None
    guests: Sequence[int] = ()  # who is invited from the start


class Shelf:
    def __init__(self, db: Database, now: Callable[[], int], rules: Sequence[AnyRules] = GAMES) -> None:
        self.db = db
        self.now = now
        self.rules = {one.key: one for one in rules}
        self._plays: OrderedDict[int, Play] = OrderedDict()
        self._entries = 0  # of all these plays

    async def get(self, game: int) -> Table:
        return await self.look(game, lambda _conn, table: table)

    async def look(self, game: int, at: Callable[[Connection, Table], T]) -> T:
        """The table, with whatever else is asked of the same moment."""

        def work(conn: Connection) -> tuple[Table, T]:
            table = self._load(conn, game)
            return table, at(conn, table)

        table, found = await self.db.read(work)
        self._remember(table)
        return found

    async def in_thread(self, thread: int) -> Table | None:
        found = await self.db.read(lambda conn: games.in_thread(conn, thread))
        return await self.get(found.id) if found else None

    async def of(self, person: int) -> list[Table]:
        """Unfinished tables: first those that wait for this person."""
        found = await self.db.read(lambda conn: games.unfinished_of(conn, person))
        mine = [await self.get(game.id) for game in found]
        return sorted(mine, key=lambda table: table.seat_of(person) not in table.waiting)

    async def next_of(self, person: int, but: int) -> int | None:
        """The other table that has waited longest for this person."""
        return await self.db.read(lambda conn: games.longest_waiting(conn, person, but))

    async def locale_of(self, person: int) -> str | None:
        """What they have set; None: as their Discord."""
        return (await self.db.read(lambda conn: people.get(conn, person))).locale

    async def secrets(self, table: Table) -> tuple[bytes, tuple[str, ...]]:
        """The server's seed and what the players added; only of a game that is over."""
        seed = await self.server_seed(table)
        sitting = await self.db.read(lambda conn: seats.of(conn, table.id))
        return seed, tuple(one.contribution for one in sitting)

    async def server_seed(self, table: Table) -> bytes:
        """Only of a game that is over."""
        if table.state != "ended":
            raise BotRefused("not-over")
        return await self.db.read(lambda conn: seeds.of(conn, table.id))

    async def persons(self, table: Table) -> Mapping[int, people.Person]:
        return await self.db.read(lambda conn: self._people(conn, table))

    def peek(self, conn: Connection, game: int) -> Table:
        """Inside of somebody else's transaction."""
        return self._load(conn, game)

    # inside of a transaction

    def _seat(self, table: Table, press: Press) -> Seat:
        seat = table.seat_of(press.person)
        if seat is None:
            raise BotRefused("no-game") if press.guild != table.guild else not_seated(table)
        return seat

    def _people(self, conn: Connection, table: Table) -> Mapping[int, people.Person]:
        return people.get_all(conn, tuple(one.person for one in table.sitters if one.person is not None))

    def _load(self, conn: Connection, game: int, play: Play | None = None, *, lock: bool = False) -> Table:
        row = games.get(conn, game, lock=lock)
        if row is None:
            raise BotRefused("no-game")
        rules = self.rules[row.rules]
        sitters = [
            Sitter(
                Seat(one.seat),
                one.person,
                one.name,
                one.picks,
                one.left_at is not None,
                one.waiting_since,
                one.reminded,
            )
            for one in seats.of(conn, game)
        ]
        table = Table(
            id=row.id,
            rules=rules,
            state=row.state,
            guild=row.guild,
            channel=row.channel,
            thread=row.thread,
            lobby_message=row.lobby_message,
            opener=row.opener,
            size=row.size,
            options=row.options,
            pace=row.pace,
            private=row.private,
            locale=row.locale,
            commitment=row.commitment,
            sitters=sitters,
            paused=row.paused_at is not None,
        )
        if row.started_at is None:
            return table
        return replace(table, play=play or self._play(conn, table))

    def _play(self, conn: Connection, table: Table) -> Play:
        """The position at hand, if it is the newest; else what the log says."""
        newest, known = log.newest(conn, table.id), self._plays.get(table.id)
        if known is not None and known.version == newest:
            return known
        return check.load(conn, table.id, tuple(self.rules.values()))

    def _remember(self, table: Table) -> Table:
        """Only what is committed; called outside of transactions."""
        if table.play is not None:
            self._entries += _weight(table.play) - _weight(self._plays.pop(table.id, None))
            self._plays[table.id] = table.play
            while self._entries > REMEMBERED and len(self._plays) > 1:
                _, longest_ago = self._plays.popitem(last=False)
                self._entries -= _weight(longest_ago)
        return table


def _weight(play: Play | None) -> int:
    """A beginning counts as well."""
    return 0 if play is None else play.version + 1
