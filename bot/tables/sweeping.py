"""What is due: each row is taken and done in one transaction, once, whoever else looks at it too."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

import structlog

from bot.logs import kind
from bot.pace import GAP
from bot.tables.reminding import Reminding
from db import reminders
from db.database import Connection
from db.errors import NotSaved
from db.reminders import Due

AT_ONCE = 50  # rows done in one transaction
FIXED = frozenset({"back", "drowsy"})  # what the calendar tells, or Discord, whatever our clock did
SORRY = 3_600_000  # milliseconds until a row that failed is tried again

Handler = Callable[[Connection, Due], None]

log = structlog.get_logger()


class Sweeping(Reminding, ABC):
    @property
    @abstractmethod
    def dues(self) -> Mapping[str, Handler]:
        """What to do with each kind of row."""

    async def awake(self, process: str) -> int:
        """This process lives; the milliseconds for which none did, if they were many."""
        kinds = tuple(kind for kind in self.dues if kind not in FIXED)

        def work(conn: Connection) -> int:
            now = self.now()
            lost = reminders.wake(conn, process, now, GAP, kinds)
            if lost:
                self._given_back(conn, now - lost)
            return lost

        return await self.db.tx(work)

    async def sweep(self) -> int:
        """How much was due when it began: a clock that jumps meanwhile makes nothing due."""
        done, now = 0, self.now()
        while found := await self.db.read(lambda conn: reminders.due(conn, now, AT_ONCE)):
            try:
                done += await self.db.tx(lambda conn, found=found: self._do(conn, now, *found))  # type: ignore[misc]
            except NotSaved:
                raise  # no row is to blame: the next sweep finds them as they are
            except Exception as error:
                log.warning("due rows are done one by one", count=len(found), error=kind(error))
                for due in found:
                    done += await self._alone(now, due)
        return done

    def _do(self, conn: Connection, now: int, *found: Due) -> int:
        """All or none; what somebody else has taken, or an earlier one of them has cancelled, is left."""
        done = 0
        for due in found:
            taken = reminders.take(conn, due.key, now)
            if taken is not None:
                self.dues[taken.kind](conn, taken)
                done += 1
        return done

    async def _alone(self, now: int, due: Due) -> int:
        try:
            return await self.db.tx(lambda conn: self._do(conn, now, due))
        except NotSaved:
            raise
        except Exception:
            log.exception("due row failed", key=due.key, kind=due.kind, game=due.game)
            later = self.now() + SORRY
            await self.db.tx(lambda conn: reminders.move(conn, due.key, later))
            return 0
