"""One after the other what one person sends, so that what all others send comes in between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.inbound.flood_guard import Pace

MOVES_ON = 1 / Pace().a_second  # seconds: a lane empties as fast as the flood guard lets it fill
CROWD = 4  # under way of one person at once: nobody presses so
BREATH = 0.05  # seconds from one of a crowd to the next, which are the others'


@dataclass(slots=True)
class _Lane:
    inside: int = 0
    newest: asyncio.Event = field(default_factory=asyncio.Event)  # set when the next may begin

    def __post_init__(self) -> None:
        self.newest.set()


class Lanes:
    """Fair queuing by person. What waits, or hangs, has its time alone; then the next begins beside it."""

    def __init__(self) -> None:
        self._of = dict[int, _Lane]()

    @asynccontextmanager
    async def of(self, person: int) -> AsyncIterator[None]:
        lane, over, clock = self._of.setdefault(person, _Lane()), asyncio.Event(), asyncio.get_running_loop()
        before, lane.newest = lane.newest, over
        lane.inside += 1
        begun = 0.0
        try:
            await before.wait()
            begun = clock.time()
            clock.call_at(begun + MOVES_ON, over.set)
            yield
        finally:
            clock.call_at(begun + BREATH if lane.inside >= CROWD else begun, over.set)
            lane.inside -= 1
            if not lane.inside:
                del self._of[person]
