"""Our own rate limiter: so many requests a second in all, what people wait for first, channels in turn."""

import asyncio
from collections import deque
from contextvars import ContextVar
from enum import IntEnum
from typing import Final

A_SECOND: Final = 45  # of the 50 that Discord takes over everything but answers to persons
KEPT_FREE: Final = 5  # a fifth of all: whoever has just done something need not wait for what is only tidied
SECOND: Final = 1.0

Line = dict[str, deque[asyncio.Future[None]]]  # by channel, the one whose turn it is first


class Urgency(IntEnum):
    """For whom a request is made; in this order they leave."""

    PERSON = 0  # somebody has just done something
    CLOCK = 1  # it became due by itself
    TIDY = 2  # what is harmless until it is taken away


urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.PERSON)


class Throttle:
    """A place is taken until one second after the answer: so no second at Discord's end sees more requests
    than there are places, however long they take on the way."""

    def __init__(self, places: int = A_SECOND, seconds: float = SECOND) -> None:
        self.places = places
        self._free = places
        self._seconds = seconds
        self._lines: dict[Urgency, Line] = {one: {} for one in Urgency}

    @property
    def waiting(self) -> int:
        return sum(len(one) for line in self._lines.values() for one in line.values())

    def share(self, places: int) -> None:
        """So many from now on; of fewer, those that are taken are given back first."""
        self._free += places - self.places
        self.places = places
        self._give()

    async def enter(self, channel: str) -> None:
        whom = urgency.get()
        if self._lets_in(whom):
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        line = self._lines[whom]
        line.setdefault(channel, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._back()  # it came too late
            raise

    def leave(self) -> None:
        """The answer is there, or there will be none."""
        asyncio.get_running_loop().call_later(self._seconds, self._back)

    def _back(self) -> None:
        self._free += 1
        self._give()

    def _lets_in(self, whom: Urgency) -> bool:
        return self._free > (self.places // KEPT_FREE if whom is Urgency.TIDY else 0)

    def _give(self) -> None:
        """What is free, to those who wait."""
        while (place := self._next()) is not None:
            if not place.done():
                self._free -= 1
                place.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Of the channel that has waited longest; it goes to the end of its line."""
        for whom, line in self._lines.items():
            if line and self._lets_in(whom):
                channel = next(iter(line))
                places = line.pop(channel)
                first = places.popleft()
                if places:
                    line[channel] = places
                return first
        return None
