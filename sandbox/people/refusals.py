"""What a Discord client would not let a person do, said as they read it: the words are the page's own."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from sandbox.errors import Refusal
from sandbox.wire import Json, Value

WORDS: Final = Path(__file__).parents[1] / "web" / "words"
ENGLISH: Final = "en"


class ClientRefuses(Exception):  # noqa: N818 — says who does what
    """A person tried what a Discord client would not let them do."""


class No(ClientRefuses):
    """Why, as a key; a value may be an option or a field, which is called as its reader calls it."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(say(ENGLISH, key, values))
        self._key, self._values = key, values

    def told(self, locale: str) -> str:
        return say(locale, self._key, self._values)


def api_refuses(no: Refusal) -> No:
    """What only the API says no to."""
    key = f"refused-{no.code}"
    return No(key) if key in table(ENGLISH) else No("refused", what=no.message)


@cache
def table(language: str) -> dict[str, str]:
    """Who reads something else reads English here."""
    path = WORDS / f"{language}.json"
    if not path.exists():
        return table(ENGLISH)
    known: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return known


def say(locale: str, key: str, values: Mapping[str, Value]) -> str:
    called = {name: _called(it, locale) for name, it in values.items()}
    return table(locale[:2])[key].format_map(called)


def _called(value: Value, locale: str) -> Value:
    if not isinstance(value, dict):
        return value
    thing: Json = value
    local = (thing.get("name_localizations") or {}).get(locale)
    return local or thing.get("label") or thing.get("name") or thing["custom_id"]
