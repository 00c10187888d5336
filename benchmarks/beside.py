"""How long people wait for answers while nothing else goes on, and how long beside what does."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.crowd import Running, pressed
from benchmarks.figures import uncollected
from benchmarks.tables import Spread


@dataclass(frozen=True, slots=True)
class Beside:
    quiet: Spread
    busy: Spread
    waiting: Sequence[int]  # how much was still to be done, after each busy round


async def beside(at: Running, on: int, rounds: int, seconds: float) -> Beside:
    """So many rounds of both, in turn, so that a noisy minute hits both. At this signal `watched` begins what
    goes on or lets it be, and says how much was left."""
    quiet, busy, waiting = list[float](), list[float](), list[int]()
    for _ in range(rounds):
        quiet += await _round(at, seconds)
        await _turned(at, on)
        busy += await _round(at, seconds)
        waiting.append(await _turned(at, on))
    return Beside(Spread.of(quiet), Spread.of(busy), waiting)


async def _round(at: Running, seconds: float) -> list[float]:
    """Seconds until each press was acknowledged."""
    at.room.took.opened.clear()
    at.room.took.acted.clear()
    with uncollected():
        until = time.monotonic() + seconds
        await pressed(at.tables, lambda: time.monotonic() < until)
    return at.room.took.presses


async def _turned(at: Running, on: int) -> int:
    return await at.told(on)  # type: ignore[arg-type]  # not every signal has a name
