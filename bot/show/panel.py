"""A message before it is Discord's: texts, a picture, rows of controls; equal ones are equal bytes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.inbound.buttons import Control

Style: TypeAlias = Literal["plain", "main", "go", "danger"]

ROW = 5  # buttons in a row
PHONE, LETTER, FRAME = (
    306.0,
    6.4,
    40.0,
)  # what a line of buttons has on a phone, and what a button takes of it
LABEL = 80
OPTION = 100


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    control: Control | None = None
    style: Style = "plain"
    url: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list of up to 25."""

    control: Control
    placeholder: str
    options: tuple[tuple[str, str], ...]  # label and description
    most: int = 1  # that may be chosen
    values: tuple[str, ...] = ()  # of the options; without them, their places


@dataclass(frozen=True, slots=True)
class People:
    """A choice of persons."""

    control: Control
    placeholder: str
    most: int


@dataclass(frozen=True, slots=True)
class Channels:
    """A choice of one channel in which messages are written, or of one thread."""

    control: Control
    placeholder: str
    threads: bool = False


@dataclass(frozen=True, slots=True)
class Roles:
    """A choice of one role."""

    control: Control
    placeholder: str


Row: TypeAlias = tuple[Button, ...] | Select | People | Channels | Roles


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    alt: str
    name: str


@dataclass(frozen=True, slots=True)
class Panel:
    texts: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    accent: int | None = None  # the colour of the container's edge
    marker: int | None = None  # the container's id, by which a lost message is found again
    mentions: tuple[int, ...] = ()  # the only persons whom this message may notify
    role: int | None = None  # the only role
    turn: int | None = None  # the id of its first part, by which a lost board says how new it is


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Rows that break where a phone breaks its lines, so that no button stands alone without need."""
    rows = list[list[Button]]()
    for line in lines(buttons):
        if rows and len(rows[-1]) + len(line) <= ROW:
            rows[-1] += line
        else:
            rows.append(line)
    return tuple(map(tuple, rows))


def lines(buttons: Sequence[Button]) -> Iterator[list[Button]]:
    """As a phone breaks them."""
    line, left = list[Button](), PHONE
    for button in buttons:
        width = FRAME + LETTER * len(button.label)
        if line and (width > left or len(line) == ROW):
            yield line
            line, left = [], PHONE
        line.append(button)
        left -= width
    if line:
        yield line


def cut(text: str, most: int) -> str:
    """Discord refuses a label that is too long; a name may be."""
    return text if len(text) <= most else text[: most - 1] + "…"
