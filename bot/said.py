"""The bot's own sentences in a reader's language."""

from functools import cache

from engines.core import Refused
from engines.words import bundle, formatted, nearest


class Said:
    """`said("turn-over", name="Ana")`"""

    def __init__(self, locale: str) -> None:
        self.locale = nearest(locale)
        self._bundle = bundle(self.locale, ("bot.words",))

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return formatted(self._bundle, key, arguments)


@cache
def said(locale: str) -> Said:
    return Said(nearest(locale))


class BotRefused(Refused):
    """What a person can do wrong with a table; its sentence is the bot's, not the game's."""
