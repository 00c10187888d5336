"""The game: act, and what every new entry brings about."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot import announce
from bot.table import Table, begun
from bot.tables.questions import Questions
from bot.tables.shelf import Choose, Press
from db import games, log, outbox, reminders, seats, votes, waits
from db.database import Connection
from db.people import Person
from engines.core import GameOver, Seat
from engines.export import result
from engines.log import Play
from engines.notation import write

Then = Callable[[Connection, Table], None]


class Games(Questions):
    async def act(
        self, press: Press, game: int, decision: int | None, choose: Choose, then: Then | None = None
    ) -> tuple[Table, bool]:
        """The table after it, and whether this interaction had acted already; `then`: what else is done in
        the same transaction."""

        def work(conn: Connection) -> tuple[Table, bool]:
            repeated = log.answered(conn, press.key) is not None
            table = self._load(conn, game) if repeated else self._acted(conn, press, game, decision, choose)
            if then is not None:
                then(conn, table)
            return table, repeated

        table, repeated = await self.db.tx(work)
        return self._remember(table), repeated

    # inside of a transaction

    def _acted(
        self, conn: Connection, press: Press, game: int, decision: int | None, choose: Choose
    ) -> Table:
        table = self._running(conn, game)
        seat = self._seat(table, press)
        table.expect(seat, decision)
        table = self._renamed(conn, table, seat, press)
        play = table.running.act(seat, choose(table, seat))
        return self._record(conn, table, [play], press.key)

    def _renamed(self, conn: Connection, table: Table, seat: Seat, press: Press) -> Table:
        """As they are called in the table's server; elsewhere they may have another name."""
        if press.guild != table.guild or press.name == table.sitters[seat].name:
            return table
        seats.rename(conn, table.id, press.person, press.name)
        return self._load(conn, table.id, table.play)

    def _record(self, conn: Connection, before: Table, plays: Sequence[Play], key: str) -> Table:
        """The new entries, whom the game waits for now, and everything that must be told."""
        for number, play in enumerate(plays):
            log.append(conn, self._row(before.id, play, key if number == 0 else f"{key}+{number}"))
        play = plays[-1]
        now, planned = replace(before, play=play), reminders.of_game(conn, before.id)
        if play.public != before.running.public:  # what nobody can notice overtakes nothing
            self._overtake(conn, before, planned, "undo")
        if play.rules.outcome(play.state) is not None:
            self._overtake(conn, before, planned, "pace")
            games.end(conn, before.id, self.now(), result(play))
            now = replace(now, state="ended")
            reminders.cancel(conn, before.id)
            votes.close(conn, before.id)
            planned = ()
        known = self._people(conn, now)
        outbox.put(conn, _told(conn, before, now, known), self.now())
        now = self._wait(conn, now, known, planned, announce.begun_by(before, now))
        if play.public != before.running.public:
            self._show_late(conn, before, f"entry:{play.public}")
        return now

    def _show_late(self, conn: Connection, table: Table, why: str) -> None:
        """The notice about who lets the others wait too long, as it is now."""
        for seat in (sitter.seat for sitter in table.sitters if sitter.reminded):
            wait = waits.one(conn, table.id, seat)
            if wait is not None:
                outbox.put(conn, announce.late(wait, why), self.now())

    def _row(self, game: int, play: Play, key: str) -> log.Action:
        entry, step = play.entry, play.now.step
        assert entry is not None
        new = play.now.entry is entry  # not after an undo: then an earlier one stands
        return log.Action(
            game=game,
            seq=entry.number,
            seat=entry.seat,
            text=write(entry.action),
            digest=entry.digest,
            revealed=new and step.revealed,
            passed=new and step.passed,
            key=key,
            result=None,
            at=self.now(),
        )

    def _running(self, conn: Connection, game: int) -> Table:
        table = begun(self._load(conn, game, lock=True))
        if table.state != "running":
            raise GameOver("game-over")
        return table


def _told(
    conn: Connection, before: Table, now: Table, known: Mapping[int, Person]
) -> Iterator[outbox.Message]:
    """A notice is only taken away where there is one."""
    for message in announce.after(before, now, known):
        if message.kind != "over" or outbox.newest_kind(conn, str(message.coalesce)) not in (None, "over"):
            yield message
