"""What happens only if all the others agree: taking back what is past, another pace."""

from collections.abc import Callable, Mapping

from bot import announce
from bot.pace import CHOICES
from bot.said import BotRefused
from bot.table import Table
from bot.tables.games import Games
from bot.tables.shelf import Press
from db import games, log, outbox, reminders, votes
from db.database import Connection
from db.reminders import Due
from engines.core import Refused, Seat

PAST = ("refused-undo-revealed", "refused-undo-passed")

Granted = Callable[[Connection, Table, Due, str], Table]


class Consent(Games):
    async def undo(self, press: Press, game: int, decision: int | None = None) -> Table | None:
        """None: the others have been asked."""

        def work(conn: Connection) -> Table | None:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game)
            table = self._running(conn, game)
            seat = self._seat(table, press)
            table.expect(seat, decision)
            try:
                play = table.running.undo(seat)
            except Refused as refused:
                if refused.phrase.key not in PAST:
                    raise
                self._ask_undo(conn, table, seat)
                return None
            return self._record(conn, table, [play], press.key)

        table = await self.db.tx(work)
        return table and self._remember(table)

    async def propose_pace(self, press: Press, game: int, pace: str) -> None:
        """Asks the others; a newer proposal replaces the older."""
        assert pace in CHOICES

        def work(conn: Connection) -> None:
            table = self._running(conn, game)
            seat = self._seat(table, press)
            if pace == table.pace:
                raise BotRefused("same-pace")
            older = self._open(conn, table, "pace")
            if older is not None and (older.seat, older.payload["pace"]) == (seat, pace):
                return
            if older is not None:
                self._settle(conn, table, older, "pace-replaced")
            self._ask(conn, table, "pace", seat, pace=pace)

        await self.db.tx(work)

    async def answer(self, press: Press, game: int, number: int, *, agrees: bool) -> Table | None:
        """The table once the question is decided; None while some have not answered."""

        def work(conn: Connection) -> Table | None:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game)
            table = self._running(conn, game)
            seat = self._seat(table, press)
            due = self._numbered(conn, table, number)
            if due.seat == seat:
                raise BotRefused("own-undo")
            if not agrees:
                self._refuse(conn, table, due, f"{due.kind}-refused", seat)
                return table
            self._answer(conn, table, due, seat)
            return self._if_all_agree(conn, table, due, press.key)

        table = await self.db.tx(work)
        return table and self._remember(table)

    # inside of a transaction

    def _ask_undo(self, conn: Connection, table: Table, seat: Seat) -> None:
        """Once about an entry: who has got a no does not ask again."""
        entry = table.running.last_of(seat).number
        if votes.tally(conn, table.id, _refused(entry)):
            raise BotRefused("undo-stays")
        asked = self._open(conn, table, "undo")
        if asked is None:
            self._ask(conn, table, "undo", seat, entry=entry)
        elif asked.seat != seat:
            raise BotRefused("others-ask", name=table.names[asked.seat or 0])

    def _refuse(self, conn: Connection, table: Table, due: Due, how: str, seat: Seat | None = None) -> None:
        self._settle(conn, table, due, how, seat)
        if due.kind == "undo":
            votes.cast(
                conn, table.id, _refused(due.payload["entry"]), due.seat or 0, self.now(), agrees=False
            )

    def _if_all_agree(self, conn: Connection, table: Table, due: Due, key: str) -> Table | None:
        if not self._all_agree(conn, table, due):
            return None
        self._settle(conn, table, due, f"{due.kind}-done")
        granted: Mapping[str, Granted] = {"undo": self._taken_back, "pace": self._repaced}
        return granted[due.kind](conn, table, due, key)

    def _taken_back(self, conn: Connection, table: Table, due: Due, key: str) -> Table:
        """What the seat has done since in secret goes first."""
        asker, plays = Seat(due.seat or 0), [table.running]
        others = [seat for seat in table.playing if seat != asker]
        while plays[-1].last_of(asker).number > due.payload["entry"]:
            plays.append(plays[-1].undo(asker, others))
        plays.append(plays[-1].undo(asker, others))
        return self._record(conn, table, plays[1:], key)

    def _repaced(self, conn: Connection, table: Table, due: Due, _key: str) -> Table:
        """Who is waited for has the whole of the new time."""
        games.change(conn, table.id, pace=due.payload["pace"])
        planned = reminders.of_game(conn, table.id)
        self._wait(conn, table, self._people(conn, table), planned, again=table.waiting)
        now = self._load(conn, table.id)
        outbox.put(conn, announce.anew(now, due.key), self.now())
        return now

    def _unanswered(self, conn: Connection, due: Due) -> None:
        """Silence is no."""
        assert due.game is not None
        self._refuse(conn, self._load(conn, due.game, lock=True), due, f"{due.kind}-silence")


def _refused(entry: int) -> str:
    return f"refused:{entry}"
