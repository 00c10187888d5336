"""The bot's own sentences in a reader's language."""

from functools import cache

from engines.words import bundle, formatted, nearest


class Said:
    """`said("turn-over", name="Ana")`"""

    def __init__(self, locale: str) -> None:
        self.locale = nearest(locale)
        self._bundle = bundle(self.locale, ("bot.show.words",))

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """A table's number is its name: it is said as it is typed, without what parts its thousands."""
        named = {"number": str(arguments["number"])} if "number" in arguments else {}
        return formatted(self._bundle, key, arguments | named)


@cache
def said(locale: str) -> Said:
    return Said(nearest(locale))
