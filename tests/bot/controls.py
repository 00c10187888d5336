"""A control of each kind, as it might stand on a message about that table."""

from dataclasses import fields
from typing import Any

from bot.inbound.buttons import Control

VALUES: dict[str, Any] = {
    "path": "0",
    "wait": "1700000000000.0",
    "turned": "",
    "back": "",
    "past": None,
    "person": 123_456_789_012_345_678,
}


def sample(kind: type[Control], game: int) -> Control:
    """What is no text is the first: decision, page, question, seat, turn, book."""
    given = {one.name: VALUES.get(one.name, 0) for one in fields(kind)}
    return kind(**given | ({"game": game} if "game" in given else {}))
