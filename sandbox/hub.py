"""Everything that happens is told once here; the gateway and the people's side each take their part."""

from collections.abc import Callable
from dataclasses import dataclass

from sandbox.wire import Json


@dataclass(frozen=True, slots=True)
class Happening:
    """`only`: the persons who may know; None: whoever sees the channel. `to_bot`: does the gateway tell."""

    name: str
    data: Json
    guild_id: int | None = None
    channel_id: int | None = None
    only: frozenset[int] | None = None
    to_bot: bool = True
    to_people: bool = True


Listener = Callable[[Happening], None]


class Hub:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, happening: Happening) -> None:
        for listener in tuple(self._listeners):
            listener(happening)
