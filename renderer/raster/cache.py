"""What was drawn is kept for the next picture while there is room; what was not used for longest goes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, Protocol, TypeVar


class Weighed(Protocol):
    @property
    def weight(self) -> int:
        """In bytes, about."""


P = ParamSpec("P")
T = TypeVar("T", bound=Weighed)


class Cache:
    """Room for so many bytes; forgetting changes no picture."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = 0
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def kept(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Draws once what is asked for again with the same arguments."""

        @wraps(draw)
        def found_or_drawn(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (draw, args, *kwargs.items())
            found: T | None = self.find(key)
            if found is None:
                found = draw(*args, **kwargs)
                self.put(key, found, found.weight)
            return found

        return found_or_drawn

    def find(self, key: Hashable) -> Any:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, thing: object, weight: int) -> None:
        self._things[key] = thing, weight
        self.held += weight
        while self.held > self.room:
            _, (_, gone) = self._things.popitem(last=False)
            self.held -= gone

    def clear(self) -> None:
        self._things.clear()
        self.held = 0


PARTS = Cache(20_000_000)  # what many pictures share: cards, tiles, pawns, letters, the ground below them
WHOLES = Cache(2_000_000)  # what one table shows: names, and of panels what is put where
