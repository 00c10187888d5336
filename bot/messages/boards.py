"""The board: what has happened, whom it waits for, the picture and the buttons."""

from collections.abc import Mapping, Sequence

from bot.controls import Control
from bot.panels import Button, Panel, Picture, Row
from bot.said import Said
from bot.table import Table
from engines.core import Seat

MOST_LINES = 10  # of events on a board


def board(
    table: Table,
    said: Said,
    picture: Picture | None,
    *,
    lines: Sequence[str],
    mentions: Sequence[int],
    due: int | None,
    ends: int | None,
    away: Mapping[Seat, int],
    accent: int,
    marker: int,
    position: str,
) -> Panel:
    """The position in words is empty where there is a picture."""
    shown = list(lines[-MOST_LINES:])
    if len(lines) > MOST_LINES:
        shown.insert(0, said("board-more", count=len(lines) - MOST_LINES))
    acting = _to_act(table, said, mentions, due, away)
    acting += "" if ends is None else f"\n{said('board-ends', until=ago(ends))}"
    texts = ["\n".join(shown), acting, position]
    return Panel(tuple(texts), (board_controls(table, said),), picture, accent, marker, tuple(mentions))


def board_controls(table: Table, said: Said) -> Row:
    hand = (Button(said("hand-button"), Control("hand", table.id)),) if table.rules.secrets else ()
    return (
        Button(said("turn-button"), Control("turn", table.id), "main"),
        *hand,
        Button(said("recap-button"), Control("recap", table.id)),
        Button(said("more-button"), Control("more", table.id)),
    )


def _to_act(
    table: Table, said: Said, mentions: Sequence[int], due: int | None, away: Mapping[Seat, int]
) -> str:
    waiting = table.waiting
    if not waiting:
        return ""
    names = ", ".join(named(table, said, seat, mentions, away) for seat in waiting)
    if due is None:
        return said("board-to-act", names=names)
    return said("board-to-act-until", names=names, until=ago(due))


def named(table: Table, said: Said, seat: Seat, mentions: Sequence[int], away: Mapping[Seat, int]) -> str:
    """With the day of their return, if they are away."""
    person = table.person_on(seat)
    name = f"<@{person}>" if person is not None and person in mentions else f"**{table.names[seat]}**"
    return said("away-name", name=name, until=ago(away[seat])) if seat in away else name


def ago(at: int) -> str:
    """An instant as each reader's Discord tells it: how long ago, or in how long."""
    return f"<t:{at // 1000}:R>"
