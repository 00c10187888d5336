"""The game: act, take back, answer whether it may be taken back, leave."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Protocol, TypeVar

from bot import announce
from bot.said import BotRefused
from bot.table import Table
from bot.tables.shelf import Choose, Press, Shelf
from db import games, log, outbox, reminders, seats, votes
from db.database import Connection
from engines.core import (
    GameOver,
    Leave,
    Refused,
    Seat,
    StaleAction,
)
from engines.export import result
from engines.log import Play
from engines.notation import write

T = TypeVar("T")
UNDO_ASKED = 12 * 3_600_000  # milliseconds of silence that mean no


class Transaction(Protocol):
    async def __call__(self, work: Callable[[Connection], T], /) -> T: ...


class Games(Shelf):
    async def act(
        self, press: Press, game: int, decision: int | None, choose: Choose, tx: Transaction | None = None
    ) -> tuple[Table, bool]:
        """The table after it, and whether this interaction had acted already.

        `tx`: whoever wants to do more in the same transaction.
        """

        def work(conn: Connection) -> tuple[Table, bool]:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game), True
            table = self._running(conn, game)
            seat = self._seat(table, press)
            if decision is not None and decision != table.running.decisions[seat]:
                raise StaleAction("stale")
            play = table.running.act(seat, choose(table, seat))
            return self._record(conn, table, play, press.key), False

        table, repeated = await (tx or self.db.tx)(work)
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

    # inside of a transaction

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
        outbox.put(conn, self._told(conn, before, now), self.now())
        return now

    def _told(self, conn: Connection, before: Table, now: Table) -> Iterator[outbox.Message]:
        """A notice is only taken away where there is one."""
        for message in announce.after(before, now, self._people(conn, now)):
            if message.kind != "over" or outbox.newest_kind(conn, str(message.coalesce)) == "turn":
                yield message

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

    def _running(self, conn: Connection, game: int) -> Table:
        table = self._load(conn, game, lock=True)
        if table.state == "lobby":
            raise BotRefused("not-running")
        if table.state != "running":
            raise GameOver("game-over")
        return table
