"""The service: open, join, start, act, undo, leave. Every change is one transaction; no discord here."""

import os
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot import announce
from bot.said import BotRefused
from bot.table import Sitter, Table
from db import check, games, log, outbox, people, privacy, reminders, seats, seeds, votes
from db.database import Connection, Database
from engines import GAMES
from engines.chance import commitment
from engines.core import (
    Action,
    AnyRules,
    GameOver,
    Leave,
    Refused,
    Seat,
    Setting,
    StaleAction,
    checked_options,
)
from engines.export import result
from engines.log import Play
from engines.notation import write

TABLES_PER_PERSON = 10
UNDO_ASKED = 12 * 3_600_000  # milliseconds of silence that mean no
REMEMBERED = 2_000  # games whose position is kept at hand

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


class Tables:
    def __init__(self, db: Database, now: Callable[[], int], rules: Sequence[AnyRules] = GAMES) -> None:
        self.db = db
        self.now = now
        self.rules = {one.key: one for one in rules}
        self._plays: OrderedDict[int, Play] = OrderedDict()

    # looking

    async def get(self, game: int) -> Table:
        table = await self.db.read(lambda conn: self._load(conn, game))
        return self._remember(table)

    async def in_thread(self, thread: int) -> Table | None:
        found = await self.db.read(lambda conn: games.in_thread(conn, thread))
        return await self.get(found.id) if found else None

    async def of(self, person: int) -> list[Table]:
        """Unfinished tables: first those that wait for this person."""
        found = await self.db.read(lambda conn: games.unfinished_of(conn, person))
        mine = [await self.get(game.id) for game in found]
        return sorted(mine, key=lambda table: table.seat_of(person) not in table.waiting)

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

    # the lobby

    async def lobby_posted(self, game: int, message: int) -> None:
        await self.db.tx(lambda conn: games.change(conn, game, lobby_message=message))

    async def open(self, press: Press, wish: Wish) -> Table:
        checked_options(wish.rules, wish.seats, wish.options)
        assert press.guild is not None
        secret, guild = os.urandom(32), press.guild

        def work(conn: Connection) -> Table:
            known = games.by_key(conn, press.key)
            if known is not None:
                return self._load(conn, known.id)
            if games.count_unfinished(conn, guild, press.person) >= TABLES_PER_PERSON:
                raise BotRefused("too-many-games", most=TABLES_PER_PERSON)
            opening = games.Opening(
                key=press.key,
                guild=guild,
                channel=wish.channel,
                opener=press.person,
                rules=wish.rules.key,
                rules_version=wish.rules.version,
                size=wish.seats,
                options=dict(checked_options(wish.rules, wish.seats, wish.options)),
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
            self._sit(conn, game, press)
            outbox.put(conn, [announce.lobby(game, wish.channel, "open")], self.now())
            return self._load(conn, game)

        return await self.db.tx(work)

    async def join(self, press: Press, game: int) -> Table:
        def work(conn: Connection) -> Table:
            table = self._lobby(conn, game)
            if table.seat_of(press.person) is not None:
                raise BotRefused("seated")
            if table.private and press.person != table.opener and not games.invited(conn, game, press.person):
                raise BotRefused("not-invited", name=table.names[0] if table.names else "—")
            if len(table.sitters) >= table.size:
                raise BotRefused("full")
            self._sit(conn, game, press)
            self._relobby(conn, table, press)
            full = len(table.sitters) + 1 == table.size
            return self._start(conn, game) if full else self._load(conn, game)

        return self._remember(await self.db.tx(work))

    async def quit(self, press: Press, game: int) -> Table:
        def work(conn: Connection) -> Table:
            table = self._lobby(conn, game)
            self._seat(table, press)
            seats.leave(conn, game, press.person)
            self._relobby(conn, table, press)
            return self._load(conn, game)

        return await self.db.tx(work)

    async def pick(self, press: Press, game: int, key: str, choice: str) -> Table:
        def work(conn: Connection) -> Table:
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

    # the game

    async def act(self, press: Press, game: int, decision: int | None, choose: Choose) -> tuple[Table, bool]:
        """The table after it, and whether this interaction had acted already."""

        def work(conn: Connection) -> tuple[Table, bool]:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game), True
            table = self._running(conn, game)
            seat = self._seat(table, press)
            if decision is not None and decision != table.running.decisions[seat]:
                raise StaleAction("stale")
            play = table.running.act(seat, choose(table, seat))
            return self._record(conn, table, play, press.key), False

        table, repeated = await self.db.tx(work)
        return self._remember(table), repeated

    async def undo(self, press: Press, game: int) -> Table | None:
        """None: the others have been asked."""

        def work(conn: Connection) -> Table | None:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game)
            table = self._running(conn, game)
            seat = self._seat(table, press)
            try:
                play = table.running.undo(seat)
            except Refused as refused:
                if refused.phrase.key not in ("refused-undo-revealed", "refused-undo-passed"):
                    raise
                self._ask(conn, table, seat)
                return None
            return self._record(conn, table, play, press.key)

        table = await self.db.tx(work)
        return table and self._remember(table)

    async def answer_undo(self, press: Press, game: int, entry: int, *, agrees: bool) -> Table | None:
        """The table when all have agreed; None while some have not answered."""
        topic = f"undo:{entry}"

        def work(conn: Connection) -> Table | None:
            table = self._running(conn, game)
            seat = self._seat(table, press)
            asker = next((one for one, yes in votes.tally(conn, game, topic).items() if yes), None)
            waiting = [due for due in reminders.of_game(conn, game) if due.key == f"{topic}:{game}"]
            if asker is None or not waiting or waiting[0].due_at <= self.now():
                raise BotRefused("nobody-asked")
            if table.running.entries[entry - 1].seat == seat:
                raise BotRefused("own-undo")
            if not agrees:
                votes.close(conn, game, topic)
                reminders.cancel(conn, game, kinds=("undo",))
                return table
            votes.cast(conn, game, topic, seat, self.now(), agrees=True)
            asker = table.running.entries[entry - 1].seat
            agreed = {Seat(one) for one, yes in votes.tally(conn, game, topic).items() if yes}
            others = {one.seat for one in table.sitters if not one.left and one.seat != asker}
            if asker is None or not others <= agreed:
                return None
            play = table.running.undo(asker, sorted(agreed - {asker}))
            return self._record(conn, table, play, press.key)

        table = await self.db.tx(work)
        return table and self._remember(table)

    async def leave(self, press: Press, game: int) -> Table:
        def work(conn: Connection) -> Table:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game)
            table = self._running(conn, game)
            seat = self._seat(table, press)
            play = table.running.act(None, Leave(seat))
            after = self._record(conn, table, play, press.key)
            seats.left(conn, game, seat, self.now())
            return self._load(conn, game, after.play)

        return self._remember(await self.db.tx(work))

    # persons

    async def settings(
        self, press: Press, *, language: str | None, dm: bool | None, auto: bool
    ) -> people.Person:
        """What they have chosen, after these changes; None changes nothing."""

        def work(conn: Connection) -> people.Person:
            people.seen(conn, press.person, press.name, self.now())
            if language is not None or auto:
                people.change(conn, press.person, locale=language)
            if dm is not None:
                people.change(conn, press.person, dm=dm, dm_closed_at=None)
            return people.get(conn, press.person)

        return await self.db.tx(work)

    async def data_of(self, person: int) -> Mapping[str, object]:
        return await self.db.read(lambda conn: privacy.export(conn, person))

    async def forget(self, press: Press) -> None:
        """Running games are left by the canon's rule, then nothing of the person remains."""
        for table in await self.of(press.person):
            if table.state == "running":
                key = f"forget:{table.id}:{press.key}"
                await self.leave(replace(press, key=key, guild=table.guild), table.id)
        await self.db.tx(lambda conn: privacy.forget(conn, press.person))
        await self.db.compact()

    # inside a transaction

    def _record(self, conn: Connection, before: Table, play: Play, key: str) -> Table:
        """The entry, whom the game waits for now, and everything that must be told."""
        entry, step = play.entry, play.now.step
        assert entry is not None
        log.append(
            conn,
            log.Action(
                game=before.id,
                seq=entry.number,
                seat=entry.seat,
                text=write(entry.action),
                digest=entry.digest,
                revealed=step.revealed,
                passed=step.passed,
                key=key,
                result=None,
                at=self.now(),
            ),
        )
        now = replace(before, play=play)
        if play.rules.outcome(play.state) is not None:
            games.end(conn, before.id, self.now(), result(play))
            now = replace(now, state="ended")
            reminders.cancel(conn, before.id)
        votes.close(conn, before.id)
        reminders.cancel(conn, before.id, kinds=("undo",))
        seats.wait(conn, before.id, now.waiting, self.now())
        outbox.put(conn, announce.after(before, now, self._people(conn, now)), self.now())
        return now

    def _start(self, conn: Connection, game: int) -> Table:
        """Seats, options and seed are settled; the position follows from them."""
        games.start(conn, game, self.now())
        sitting = seats.of(conn, game)
        games.change(conn, game, size=len(sitting))
        table = self._load(conn, game)
        seats.wait(conn, game, table.waiting, self.now())
        if table.thread is None:
            outbox.put(conn, [announce.thread(table)], self.now())
        else:
            outbox.put(conn, announce.beginning(table, self._people(conn, table)), self.now())
        return table

    def _ask(self, conn: Connection, table: Table, seat: Seat) -> None:
        entry = max(one.number for one in table.running.entries if one.seat == seat)
        assert table.thread is not None
        votes.cast(conn, table.id, f"undo:{entry}", seat, self.now(), agrees=True)
        until = self.now() + UNDO_ASKED
        key = f"undo:{entry}:{table.id}"
        reminders.plan(conn, [reminders.Due(key=key, kind="undo", due_at=until, game=table.id, seat=seat)])
        asked = outbox.Message(
            key=f"asked:{table.id}:{table.running.version}:{entry}",
            channel=table.thread,
            kind="asked",
            payload={"seat": seat, "entry": entry},
            game=table.id,
        )
        outbox.put(conn, [asked], self.now())

    def _sit(self, conn: Connection, game: int, press: Press) -> None:
        people.seen(conn, press.person, press.name, self.now())
        given = seats.contribution(press.person, int(press.key.rsplit(":", 1)[-1]))
        seats.join(conn, game, press.person, press.name, given, self.now())

    def _relobby(self, conn: Connection, table: Table, press: Press) -> None:
        outbox.put(conn, [announce.lobby(table.id, table.channel, press.key)], self.now())

    def _lobby(self, conn: Connection, game: int) -> Table:
        table = self._load(conn, game, lock=True)
        if table.state != "lobby":
            raise BotRefused("already-running")
        return table

    def _running(self, conn: Connection, game: int) -> Table:
        table = self._load(conn, game, lock=True)
        if table.state == "lobby":
            raise BotRefused("not-running")
        if table.state != "running":
            raise GameOver("game-over")
        return table

    def _seat(self, table: Table, press: Press) -> Seat:
        seat = table.seat_of(press.person)
        if seat is None:
            elsewhere = press.guild != table.guild
            raise BotRefused("no-game" if elsewhere else "not-seated")
        return seat

    def _people(self, conn: Connection, table: Table) -> Mapping[int, people.Person]:
        return people.get_all(conn, tuple(one.person for one in table.sitters if one.person is not None))

    def _load(self, conn: Connection, game: int, play: Play | None = None, *, lock: bool = False) -> Table:
        row = games.get(conn, game, lock=lock)
        if row is None:
            raise BotRefused("no-game")
        rules = self.rules[row.rules]
        sitters = [
            Sitter(Seat(one.seat), one.person, one.name, one.picks, one.left_at is not None)
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
            self._plays[table.id] = table.play
            self._plays.move_to_end(table.id)
            while len(self._plays) > REMEMBERED:
                self._plays.popitem(last=False)
        return table


def _take_thread(conn: Connection, thread: int) -> None:
    """A thread holds one game at a time; one that is over makes room."""
    other = games.in_thread(conn, thread)
    if other is not None:
        if other.state in ("lobby", "running"):
            raise BotRefused("thread-taken")
        games.change(conn, other.id, thread=None)
