"""Who lets the others wait too long, and what these may decide."""

from collections.abc import Mapping, Sequence

from bot.inbound import buttons
from bot.show import table_words
from bot.show.messages.board import ago, named
from bot.show.panel import Button, Panel, Row
from bot.show.sentences import Said
from engines.core import Seat
from tables.leaving import Ballot, needed
from tables.model import Table


def late(
    table: Table,
    said: Said,
    since: Mapping[Seat, int],
    mentions: Sequence[int],
    away: Mapping[Seat, int],
    asked: Sequence[Ballot],
    marker: int,
) -> Panel:
    """Whom the table has been waiting for too long, a line each, and what the others may do about it."""
    lines = [
        said("late-line", name=named(table, said, seat, mentions, away), since=ago(since[seat]))
        for seat in sorted(since)
    ]
    lines += [_votes(table, said, one) for one in asked if one.votes]
    row = (Button(said("turn-button"), buttons.Turn(table.id), "main"),)
    rows = (row, *_controls(table, said, asked))
    return Panel(("\n".join(lines),), rows, marker=marker, mentions=tuple(mentions))


def _controls(table: Table, said: Said, asked: Sequence[Ballot]) -> tuple[Row, ...]:
    """A row for each seat that the others may decide about."""
    seats = sorted({one.wait.seat for one in asked})
    buttons = [tuple(_recourse(table, said, one) for one in asked if one.wait.seat == seat) for seat in seats]
    return tuple(buttons)


def _recourse(table: Table, said: Said, asked: Ballot) -> Button:
    seat = asked.wait.seat
    if asked.recourse == "without":
        without = buttons.Without(table.id, seat, asked.wait.wait)
        return Button(said("without-button", name=table_words.names(table)[seat]), without, "danger")
    alone = len(table.waiting) == 1
    if asked.recourse == "caretaker":
        caretake = buttons.Caretake(table.id, seat, asked.wait.wait)
        name = table_words.names(table)[seat]
        label = said("caretaker-button") if alone else said("caretaker-of-button", name=name)
        return Button(label, caretake)
    skip = buttons.Skip(table.id, seat, asked.wait.wait)
    return Button(
        said("skip-button") if alone else said("skip-of-button", name=table_words.names(table)[seat]), skip
    )


def _votes(table: Table, said: Said, asked: Ballot) -> str:
    name = table_words.names(table)[asked.wait.seat]
    return said(f"late-votes-{asked.recourse}", name=name, votes=asked.votes, needed=needed(table))


def stop_button(said: Said) -> Button:
    """Under everything that is sent to one person alone."""
    return Button(said("messages-stop"), buttons.StopMessages())
