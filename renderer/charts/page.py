"""What a page of statistics shows: texts as they are read, and numbers from 0 to 1."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Curve:
    """A number over time, with how much it is in doubt."""

    title: str
    points: tuple[tuple[int, int], ...]  # the number and its doubt, the oldest first
    dates: tuple[tuple[int, str], ...] = ()  # what to write below which of them


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    told: str
    share: float
    expected: float | None = None  # a bar of ivory across
    crowned: str = ""  # behind a crown: how often it has won


@dataclass(frozen=True, slots=True)
class Bars:
    """Lying, with words above each."""

    title: str
    bars: tuple[Bar, ...]
    key: str = ""  # what the crown says, or the bar across


@dataclass(frozen=True, slots=True)
class Columns:
    """Standing, with a number below each."""

    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Clock:
    """A day; an hour in which nothing was has no wedge."""

    title: str
    hours: tuple[float | None, ...]  # 24
    middle: str


@dataclass(frozen=True, slots=True)
class Facts:
    title: str
    facts: tuple[tuple[str, str], ...]  # what it is, and its number


Chart: TypeAlias = Curve | Bars | Columns | Clock | Facts


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    subtitle: str
    rows: tuple[tuple[Chart, ...], ...]
    figure: str = ""  # the one number that stands for all
    doubt: str = ""
