"""The bot's own sentences in a reader's language."""

from dataclasses import dataclass
from functools import cache

from engines.words import bundle, formatted, in_words, nearest


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a panel is: their language, and whether they want words instead of signs."""

    locale: str
    worded: bool = False


class Said:
    """`said("turn-over", name="Ana")`"""

    def __init__(self, locale: str, *, worded: bool = False) -> None:
        self.locale, self.worded = nearest(locale), worded
        self._bundle = bundle(self.locale, ("bot.show.words",))

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        """A table's number is its name: it is said as it is typed, without what parts its thousands."""
        named: dict[str, str | float] = {"number": str(arguments["number"])} if "number" in arguments else {}
        found = in_words(self._bundle, key) if self.worded else key
        return formatted(self._bundle, found, arguments | named)


@cache
def said(locale: str, *, worded: bool = False) -> Said:
    return Said(nearest(locale), worded=worded)


def said_to(reader: Reader) -> Said:
    return said(reader.locale, worded=reader.worded)
