"""Before the game: open, join, leave, pick, invite, start."""

import os
from collections.abc import Sequence
from dataclasses import replace

from bot import announce, dues
from bot.said import BotRefused
from bot.table import Table
from bot.tables.shelf import Press, Wish
from bot.tables.waiting import Waiting
from db import games, outbox, people, reminders, seats, seeds
from db.database import Connection
from db.reminders import Due
from engines.chance import commitment
from engines.core import checked_options

TABLES_PER_PERSON, TABLES_PER_SERVER = 10, 1000


class Lobby(Waiting):
    async def lobby_posted(self, game: int, message: int) -> None:
        await self.db.tx(lambda conn: games.change(conn, game, lobby_message=message))

    async def open(self, press: Press, wish: Wish) -> Table:
        """A second wish for the same rematch sits down at the first."""
        options = checked_options(wish.rules, wish.seats, wish.options)
        assert press.guild is not None
        secret, guild = os.urandom(32), press.guild

        def work(conn: Connection) -> Table:
            known = games.by_key(conn, press.key)
            if known is not None:
                return self._load(conn, known.id)
            again = wish.rematch_of and games.rematch(conn, guild, wish.rematch_of)
            if again:
                return self._join(conn, press, again.id)
            if games.count_unfinished(conn, guild, press.person) >= TABLES_PER_PERSON:
                raise BotRefused("too-many-games", most=TABLES_PER_PERSON)
            if games.count_unfinished(conn, guild) >= TABLES_PER_SERVER:
                raise BotRefused("too-many-tables")
            opening = games.Opening(
                key=press.key,
                guild=guild,
                channel=wish.channel,
                opener=press.person,
                rules=wish.rules.key,
                rules_version=wish.rules.version,
                size=wish.seats,
                options=options,
                pace=wish.pace,
                private=wish.private,
                locale=wish.locale,
                commitment=commitment(secret),
                rematch_of=wish.rematch_of,
            )
            game = games.open_table(conn, opening, self.now())
            seeds.keep(conn, game, secret)
            if wish.thread is not None:
                _take_thread(conn, wish.thread)
                games.change(conn, game, thread=wish.thread)
            for guest in wish.guests:
                games.invite(conn, game, guest, self.now())
            self._sit(conn, game, press)
            reminders.plan(conn, dues.of_lobby(game, self.now(), self.now()))
            outbox.put(conn, [announce.lobby(game, wish.channel, "open")], self.now())
            return self._load(conn, game)

        return self._remember(await self.db.tx(work))

    async def join(self, press: Press, game: int) -> Table:
        return self._remember(await self.db.tx(lambda conn: self._join(conn, press, game)))

    async def quit(self, press: Press, game: int) -> Table:
        def work(conn: Connection) -> Table:
            if _repeated(conn, press, game):
                return self._load(conn, game)
            table = self._lobby(conn, game)
            self._seat(table, press)
            seats.leave(conn, game, press.person)
            self._relobby(conn, table, press)
            return self._load(conn, game)

        return await self.db.tx(work)

    async def pick(self, press: Press, game: int, key: str, choice: str) -> Table:
        def work(conn: Connection) -> Table:
            if _repeated(conn, press, game):
                return self._load(conn, game)
            table = self._lobby(conn, game)
            if not seats.pick(conn, game, self._seat(table, press), key, choice):
                raise BotRefused("pick-taken")
            self._relobby(conn, table, press)
            return self._load(conn, game)

        return await self.db.tx(work)

    async def invite(self, press: Press, game: int, guests: Sequence[int]) -> Table:
        def work(conn: Connection) -> Table:
            table = self._lobby(conn, game)
            self._seat(table, press)
            for guest in guests:
                games.invite(conn, game, guest, self.now())
            return table

        return await self.db.tx(work)

    async def start(self, press: Press, game: int) -> Table:
        def work(conn: Connection) -> Table:
            if _repeated(conn, press, game):
                return self._load(conn, game)
            table = self._lobby(conn, game)
            self._seat(table, press)
            least = table.rules.seats[0]
            if len(table.sitters) < least:
                raise BotRefused("too-few", least=least)
            self._relobby(conn, table, press)
            return self._start(conn, game)

        return self._remember(await self.db.tx(work))

    async def thread_made(self, game: int, thread: int) -> None:
        """From here on there is a place for boards."""

        def work(conn: Connection) -> None:
            table = self._load(conn, game)
            if table.thread is None:
                games.change(conn, game, thread=thread)
            table = replace(table, thread=table.thread or thread)
            outbox.put(conn, announce.beginning(table, self._people(conn, table)), self.now())

        await self.db.tx(work)

    # inside of a transaction

    def _join(self, conn: Connection, press: Press, game: int) -> Table:
        if _repeated(conn, press, game):
            return self._load(conn, game)
        table = self._lobby(conn, game)
        if table.seat_of(press.person) is not None:
            raise BotRefused("seated")
        if table.private and press.person != table.opener and not games.invited(conn, game, press.person):
            raise BotRefused("not-invited", name=self._inviting(conn, table))
        if len(table.sitters) >= table.size:
            raise BotRefused("full")
        self._sit(conn, game, press)
        self._relobby(conn, table, press)
        full = len(table.sitters) + 1 == table.size
        return self._start(conn, game) if full else self._load(conn, game)

    def _inviting(self, conn: Connection, table: Table) -> str:
        """The first who sits there; whoever opened the table, when nobody does any more."""
        if table.names or table.opener is None:
            return next(iter(table.names), table.public("former-player"))
        return people.get(conn, table.opener).name

    def _start(self, conn: Connection, game: int) -> Table:
        """Seats, options and seed are settled; the position follows from them."""
        games.start(conn, game, self.now())
        sitting = seats.of(conn, game)
        games.change(conn, game, size=len(sitting))
        table = self._load(conn, game)
        self._unwarn(conn, table)
        reminders.plan(conn, dues.of_game(table, self.now(), self.now()))
        known = self._people(conn, table)
        self._wait(conn, table, known, ())
        if table.thread is None:
            outbox.put(conn, [announce.thread(table)], self.now())
        else:
            outbox.put(conn, announce.beginning(table, known), self.now())
        return table

    def _sit(self, conn: Connection, game: int, press: Press) -> None:
        people.seen(conn, press.person, press.name, self.now(), press.locale)
        given = seats.contribution(press.person, int(press.key.rsplit(":", 1)[-1]))
        seats.join(conn, game, press.person, press.name, given, self.now())

    def _relobby(self, conn: Connection, table: Table, press: Press) -> None:
        outbox.put(conn, [announce.lobby(table.id, table.channel, press.key)], self.now())

    def _warn(self, conn: Connection, due: Due) -> None:
        """A day before the end."""
        assert due.game is not None
        table = self._load(conn, due.game, lock=True)
        if table.state == "lobby":
            outbox.put(conn, [announce.warning(table, due.due_at + dues.WARNING)], self.now())

    def _expire(self, conn: Connection, due: Due) -> None:
        """Nobody has begun."""
        assert due.game is not None
        if games.expire(conn, due.game, self.now()):
            table = self._load(conn, due.game)
            self._unwarn(conn, table)
            outbox.put(conn, [announce.lobby(table.id, table.channel, due.key)], self.now())

    def _unwarn(self, conn: Connection, table: Table) -> None:
        reminders.cancel(conn, table.id, kinds=("warn", "expire"))
        if outbox.by_key(conn, announce.warned(table.id)) is not None:
            outbox.put(conn, [announce.unwarned(table)], self.now())

    def _lobby(self, conn: Connection, game: int) -> Table:
        table = self._load(conn, game, lock=True)
        if table.state == "expired":
            raise BotRefused("expired", game=table.rules.key)
        if table.state != "lobby":
            raise BotRefused("already-running")
        return table


def _repeated(conn: Connection, press: Press, game: int) -> bool:
    """Whether this interaction has changed the lobby already: by its word about that."""
    return outbox.by_key(conn, announce.lobby_key(game, press.key)) is not None


def _take_thread(conn: Connection, thread: int) -> None:
    """A thread holds one game at a time; one that is over makes room."""
    other = games.in_thread(conn, thread)
    if other is not None:
        if other.state in ("lobby", "running"):
            raise BotRefused("thread-taken")
        games.change(conn, other.id, thread=None)
