"""What ends because nobody answered."""

from bot.tables.sweeping import Sweeping
from db import votes
from db.database import Connection
from db.reminders import Due


class Deadlines(Sweeping):
    def _undo_unanswered(self, conn: Connection, due: Due) -> None:
        """Silence means no."""
        assert due.game is not None
        votes.close(conn, due.game, "undo:")
