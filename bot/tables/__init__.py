"""The service: every change is one transaction; no discord here."""

from collections.abc import Mapping

from bot.tables.deadlines import Deadlines
from bot.tables.lobby import TABLES_PER_PERSON, TABLES_PER_SERVER
from bot.tables.pausing import MayPlay, Pausing
from bot.tables.persons import Persons
from bot.tables.questions import SILENCE
from bot.tables.shelf import Choose, Press, Wish
from bot.tables.sweeping import Handler

__all__ = [
    "SILENCE",
    "TABLES_PER_PERSON",
    "TABLES_PER_SERVER",
    "Choose",
    "MayPlay",
    "Press",
    "Tables",
    "Wish",
]


class Tables(Persons, Deadlines, Pausing):
    """All that can be asked of tables."""

    @property
    def dues(self) -> Mapping[str, Handler]:
        return {
            "undo": self._unanswered,
            "pace": self._unanswered,
            "warn": self._warn,
            "expire": self._expire,
            "time": self._time_over,
            "drowsy": self._keep_open,
            "overdue": self._overdue,
            "snooze": self._snooze_over,
            "back": self._back,
        }
