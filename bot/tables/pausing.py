"""A game whose place is closed to us stands still: nobody's time runs while nobody can see the board."""

from collections.abc import Callable
from typing import TypeAlias

from bot import announce
from bot.table import Table
from bot.tables.sweeping import Sweeping
from db import games, outbox, reminders
from db.database import Connection

MayPlay: TypeAlias = Callable[[int], bool]  # in this channel, as far as we have heard


class Pausing(Sweeping):
    def pause(self, conn: Connection, table: Table, cause: int) -> None:
        """Whoever sits there and can be told, is."""
        if not table.paused:
            games.change(conn, table.id, paused_at=self.now())
            outbox.put(conn, announce.paused(table, self._people(conn, table), cause), self.now())

    async def retry(self, guild: int, may_play: MayPlay) -> bool:
        """What waits for a channel in which we may play again is tried at once; whether there is any."""

        def work(conn: Connection) -> bool:
            found = [one.id for one in games.paused(conn, guild) if may_play(one.channel)]
            outbox.hurry(conn, found)
            return bool(found)

        return await self.db.tx(work)

    def resume(self, conn: Connection, game: int) -> None:
        """The time for which it stood still is nobody's."""
        row = games.get(conn, game)
        if row is not None and row.paused_at is not None:
            games.change(conn, game, paused_at=None)
            reminders.shift(conn, self.now() - row.paused_at, tuple(self.dues), game)
