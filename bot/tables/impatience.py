"""A seat goes: by itself, or because most of the others have waited long enough; or its turn is skipped."""

from bot.late import Delay, Remedy, delays, needed, remedies, wanting
from bot.said import BotRefused
from bot.table import Table
from bot.tables.consent import Consent
from bot.tables.shelf import Press
from db import log, seats, votes
from db.database import Connection
from engines.core import Leave, Seat, Skip, Without
from engines.log import Play

MOST = 50  # entries of a turn that is skipped: none has so many


class Impatience(Consent):
    async def leave(self, press: Press, game: int) -> Table:
        def work(conn: Connection) -> Table:
            if log.answered(conn, press.key) is not None:
                return self._load(conn, game)
            table = self._running(conn, game)
            return self._gone(conn, table, Leave(self._seat(table, press)), press.key)

        return self._remember(await self.db.tx(work))

    async def vote(self, press: Press, game: int, remedy: Remedy, delay: Delay) -> Table | None:
        """The table once most of the others want it; None until then."""

        def work(conn: Connection) -> Table | None:
            if log.answered(conn, delay.key(remedy, game)) is not None:
                return self._load(conn, game)
            table = self._running(conn, game)
            seat = self._seat(table, press)
            if seat == delay.seat:
                raise BotRefused("own-delay", turn=table.public("turn-button"))
            if delay not in delays(table) or remedy not in remedies(table, delay.seat):
                raise BotRefused("moved-on", names=", ".join(table.names[one] for one in table.waiting))
            votes.cast(conn, game, delay.key(remedy, game), seat, self.now(), agrees=True)
            decided = self._decided(conn, table, remedy, delay)
            if decided is None:
                self._show_late(conn, table, press.key)
            return decided

        table = await self.db.tx(work)
        return table and self._remember(table)

    # inside of a transaction

    def _decided(self, conn: Connection, table: Table, remedy: Remedy, delay: Delay) -> Table | None:
        key = delay.key(remedy, table.id)
        if wanting(conn, table, remedy, delay) < needed(table):
            return None
        if remedy == "without":
            return self._gone(conn, table, Without(delay.seat), key)
        return self._record(conn, table, _skipped(table.running, delay.seat), key)

    def _gone(self, conn: Connection, table: Table, how: Leave | Without, key: str) -> Table:
        """The canon's rule for a seat that leaves; what is asked of the others is counted again."""
        after = self._record(conn, table, [table.running.act(None, how)], key)
        seats.left(conn, table.id, how.seat, self.now())
        now = self._load(conn, table.id, after.play)
        return now if now.state == "ended" else self._counted_again(conn, now, how.seat, key)

    def _counted_again(self, conn: Connection, table: Table, left: Seat, key: str) -> Table:
        """Who has left need not agree."""
        pace = self._open(conn, table, "pace")
        if pace is not None and pace.seat == left:
            self._settle(conn, table, pace, "pace-overtaken")
        elif pace is not None:
            table = self._if_all_agree(conn, table, pace, key) or table
        late = [(remedy, delay) for delay in delays(table) for remedy in remedies(table, delay.seat)]
        decided = (self._decided(conn, table, remedy, delay) for remedy, delay in late)
        return next((one for one in decided if one is not None), table)


def _skipped(play: Play, seat: Seat) -> list[Play]:
    """The canon's time-out actions until the seat's turn, or its part in a common one, has passed."""
    plays = [play.act(None, Skip(seat))]
    while len(plays) < MOST and not plays[-1].now.step.passed and seat in play.rules.to_act(plays[-1].state):
        plays.append(plays[-1].act(None, Skip(seat)))
    return plays
