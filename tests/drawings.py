"""A picture is drawn once for a process, and not anew for everybody who is shown the same."""

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from bot.show import pictures
from engines.words import Words
from renderer import Card, Lobby

KEPT = 256  # pictures, of 20 to 100 kB
Drawn = tuple[bytes, str]
KINDS = ("_draw", "_draw_lobby", "_draw_card", "_draw_welcome", "_draw_page", "_draw_legend")


class Asked:
    """What is to be drawn; two are the same if all of it is."""

    def __init__(self, what: Any) -> None:
        self.what, self.key = what, told(what)

    @property
    def is_known_again(self) -> bool:
        """An outcome holds what can be changed."""
        try:
            hash(self)
        except TypeError:
            return False
        return True

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked) and self.key == other.key


def told(what: Any) -> Any:
    """Words are the same that say the same of the same persons."""
    if isinstance(what, Words):
        return what.locale, what.worded, tuple(what.names), id(what._bundle)
    if isinstance(what, tuple | list):
        return tuple(map(told, what))
    if isinstance(what, pictures.Shot | Lobby | Card):
        return tuple(told(getattr(what, one.name)) for one in fields(what))
    return what


def remember() -> None:
    for kind in KINDS:
        setattr(pictures, kind, _remembered(getattr(pictures, kind)))


def _remembered(draw: Callable[[Any], Drawn]) -> Callable[[Any], Drawn]:
    kept = lru_cache(maxsize=KEPT)(lambda asked: draw(asked.what))

    def remembered(what: Any) -> Drawn:
        asked = Asked(what)
        return kept(asked) if asked.is_known_again else draw(what)

    return remembered
