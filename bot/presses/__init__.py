"""What each button, list and form does: the one place where presses become changes or screens."""

from collections.abc import Mapping

from bot.pictures import Pictures
from bot.presses.ending import Ending
from bot.presses.lobby import Lobby, permissions_missing, text_channel
from bot.presses.looking import Looking
from bot.presses.persons import Persons
from bot.presses.playing import Playing
from bot.presses.room import Handler
from bot.publisher import Publisher
from bot.tables import Tables

__all__ = ["Presses", "permissions_missing", "text_channel"]


class Presses(Lobby, Looking, Playing, Ending, Persons):
    """Every control by its name."""

    def __init__(self, tables: Tables, pictures: Pictures, publisher: Publisher) -> None:
        super().__init__(tables, pictures, publisher)
        self.handlers: Mapping[str, Handler] = {
            **self.lobby(),
            **self.looking(),
            **self.playing(),
            **self.ending(),
            **self.persons(),
        }
