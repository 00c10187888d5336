"""A figure, what it is compared with, and how both are measured."""

import gc
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from enum import Enum
from statistics import median
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

HEADINGS: Sequence[str] = ("figure", "value", "peer", "its value", "ratio", "goal", "")


class Size(Enum):
    """How long is measured: so long that the figures count, a minute, or only to see that it can be."""

    FULL, QUICK, TINY = range(3)

    def of(self, *each: T) -> T:
        """What it is in each."""
        return each[self.value]


def asked() -> Size:
    return next((size for size in Size if f"--{size.name.lower()}" in sys.argv), Size.FULL)


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    unit: str
    peer: str
    peer_value: float
    goal: str  # in words: "≥ 2 × catanatron"
    met: bool

    @property
    def ratio(self) -> float:
        return self.value / self.peer_value

    def line(self) -> str:
        return json.dumps({**asdict(self), "ratio": round(self.ratio, 3)}, ensure_ascii=False)


@contextmanager
def uncollected() -> Iterator[None]:
    """Whoever measures others holds a Discord full of objects, and would stop for as long as a slow answer
    takes whenever it looks through them."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def rates(contenders: dict[str, Callable[[], int]], rounds: int, seconds: float) -> dict[str, float]:
    """What each does a second: the median of rounds in turn, so that a noisy moment hits all alike."""
    measured: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in contenders.items():
            measured[name].append(_rate(work, seconds))
    return {name: median(found) for name, found in measured.items()}


def _rate(work: Callable[[], int], seconds: float) -> float:
    gc.collect()
    done, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        done += work()
    return done / spent


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    begun = perf_counter()
    work()
    return (perf_counter() - begun) * 1000


def table(figures: Iterable[Figure]) -> str:
    rows = [HEADINGS, *map(_row, figures)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)) for row in rows)


def _row(figure: Figure) -> Sequence[str]:
    return (
        figure.name,
        f"{figure.value:,.2f} {figure.unit}",
        figure.peer,
        f"{figure.peer_value:,.2f}",
        f"{figure.ratio:.2f}",
        figure.goal,
        "met" if figure.met else "MISSED",
    )
