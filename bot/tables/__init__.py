"""The service: every change is one transaction; no discord here."""

from bot.tables.games import UNDO_ASKED
from bot.tables.lobby import TABLES_PER_PERSON, Lobby
from bot.tables.persons import Persons
from bot.tables.shelf import Choose, Press, Wish

__all__ = ["TABLES_PER_PERSON", "UNDO_ASKED", "Choose", "Press", "Tables", "Wish"]


class Tables(Lobby, Persons):
    """All that can be asked of tables."""
