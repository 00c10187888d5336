"""What happens by itself: the time of a game is over, a thread is kept open; what has no row yet gets one."""

from bot import announce, dues
from bot.tables.sweeping import Sweeping
from db import games, outbox, reminders
from db.database import Connection
from db.reminders import Due


class Deadlines(Sweeping):
    async def plan_missing(self) -> None:
        """Tables of an earlier version knew fewer deadlines."""

        def work(conn: Connection) -> None:
            known = reminders.planned(conn, ("expire", "drowsy", "time"))
            for game in games.unfinished(conn):
                if game.started_at is None:
                    rows = dues.of_lobby(game.id, game.opened_at, self.now())
                    reminders.plan(conn, rows if (game.id, "expire") not in known else ())
                elif (game.id, "drowsy") not in known:
                    rows = dues.of_game(self._load(conn, game.id), game.started_at, self.now())
                    reminders.plan(conn, (row for row in rows if (game.id, row.kind) not in known))

        await self.db.tx(work)

    def _time_over(self, conn: Connection, due: Due) -> None:
        """What the rules say, if they have not ended the game before."""
        assert due.game is not None
        table = self._load(conn, due.game, lock=True)
        limit = table.rules.time_limit(table.options)
        if table.state != "running" or limit is None:
            return
        _, action = limit
        if action in table.rules.legal(table.running.state, None):
            self._record(conn, table, [table.running.act(None, action)], f"deadline:{due.key}")

    def _keep_open(self, conn: Connection, due: Due) -> None:
        """Only if nothing was posted for days."""
        assert due.game is not None
        game = games.get(conn, due.game)
        if game is None or game.state != "running" or game.thread is None:
            return
        posted = outbox.last_posted(conn, game.id, game.thread) or 0
        asleep = self.now() - posted >= dues.DROWSY
        if asleep:
            outbox.put(conn, [announce.awake(game.id, game.thread, due.key)], self.now())
        reminders.plan(conn, [dues.drowsy(game.id, (self.now() if asleep else posted) + dues.DROWSY)])
