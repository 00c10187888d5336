"""What is due: each row is taken and done in one transaction, once, whoever else looks at it too."""

from collections.abc import Callable, Mapping

import structlog

from bot.tables.games import Games
from db import reminders
from db.database import Connection
from db.reminders import Due

GAP = 5 * 60_000  # milliseconds without a sign of life that are not charged to anybody
AT_ONCE = 200  # rows a sweep looks at before it looks again
UNPAUSED = ("drowsy",)  # Discord's clock goes on while nobody is here
SORRY = 3_600_000  # milliseconds until a row that failed is tried again

Handler = Callable[[Connection, Due], None]

log = structlog.get_logger()


class Sweeping(Games):
    @property
    def dues(self) -> Mapping[str, Handler]:
        """What to do with each kind of row."""
        raise NotImplementedError

    async def awake(self, process: str) -> int:
        """This process lives; the milliseconds for which none did, if they were many."""
        now, paused = self.now(), [kind for kind in self.dues if kind not in UNPAUSED]
        return await self.db.tx(lambda conn: reminders.wake(conn, process, now, GAP, paused))

    async def sweep(self) -> int:
        """How much was due."""
        done = 0
        while found := await self.db.read(lambda conn: reminders.due(conn, self.now(), AT_ONCE)):
            for due in found:
                done += await self._do(due)
        return done

    async def _do(self, due: Due) -> int:
        def work(conn: Connection) -> int:
            taken = reminders.take(conn, due.key, self.now())
            if taken is not None:
                self.dues[taken.kind](conn, taken)
            return int(taken is not None)

        try:
            return await self.db.tx(work)
        except Exception:
            log.exception("due row failed", key=due.key, kind=due.kind, game=due.game)
            later = self.now() + SORRY
            await self.db.tx(lambda conn: reminders.move(conn, due.key, later))
            return 0
