"""Who lets the others wait too long, and what these may decide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.controls import Control
from bot.late import Delay, Remedy, needed
from bot.messages.boards import ago, named
from bot.panels import Button, Panel, Row
from bot.said import Said
from bot.table import Table
from engines.core import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """What the others may decide about a seat, and how many want it."""

    remedy: Remedy
    delay: Delay
    votes: int


def late(
    table: Table,
    said: Said,
    since: Mapping[Seat, int],
    mentions: Sequence[int],
    away: Mapping[Seat, int],
    asked: Sequence[Asked],
    marker: int,
) -> Panel:
    """Whom the table has been waiting for too long, a line each, and what the others may do about it."""
    lines = [
        said("late-line", name=named(table, said, seat, mentions, away), since=ago(since[seat]))
        for seat in sorted(since)
    ]
    lines += [_votes(table, said, one) for one in asked if one.votes]
    row = (Button(said("turn-button"), Control("turn", table.id), "main"),)
    rows = (row, *_controls(table, said, asked))
    return Panel(("\n".join(lines),), rows, marker=marker, mentions=tuple(mentions))


def _controls(table: Table, said: Said, asked: Sequence[Asked]) -> tuple[Row, ...]:
    """A row for each seat that the others may decide about."""
    seats = sorted({one.delay.seat for one in asked})
    buttons = [tuple(_remedy(table, said, one) for one in asked if one.delay.seat == seat) for seat in seats]
    return tuple(buttons)


def _remedy(table: Table, said: Said, asked: Asked) -> Button:
    seat = asked.delay.seat
    control = Control(asked.remedy, table.id, seat, asked.delay.wait)
    if asked.remedy == "without":
        return Button(said("without-button", name=table.names[seat]), control, "danger")
    alone = len(table.waiting) == 1
    return Button(said("skip-button") if alone else said("skip-of-button", name=table.names[seat]), control)


def _votes(table: Table, said: Said, asked: Asked) -> str:
    name = table.names[asked.delay.seat]
    return said(f"late-votes-{asked.remedy}", name=name, votes=asked.votes, needed=needed(table))
