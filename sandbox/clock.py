"""The sandbox's clock, which tests can push forward, and ids made from it."""

import time
from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Real time plus what was added by hand; whoever keeps deadlines is told of a jump."""

    def __init__(self) -> None:
        self.ahead = 0.0  # seconds added by hand
        self._on_jump: list[Callable[[], None]] = []

    def now(self) -> float:
        return time.time() + self.ahead

    def jump(self, seconds: float) -> None:
        self.ahead += seconds
        for tell in list(self._on_jump):
            tell()

    def on_jump(self, tell: Callable[[], None]) -> None:
        self._on_jump.append(tell)


class Snowflakes:
    """Ids that grow with time and never repeat, also when the clock stands still."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(self.last + 1, fresh)
        return self.last
