"""The board: what has happened, whom it waits for, the picture and the buttons."""

import math
from collections.abc import Mapping, Sequence

from bot.inbound import buttons
from bot.show import phone, table_words
from bot.show.panel import Button, Panel, Picture, Row, cut
from bot.show.sentences import Said
from engines.core import Seat
from tables.model import Table

MOST_LINES = 10  # of events
TALL = 10  # lines of a phone above a board's picture
ROOM = 3_000  # characters for them: a computer tells a turn in one line


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
    shown = newest(lines, tall=TALL)
    if len(lines) > len(shown):
        shown.insert(0, said("board-more", count=len(lines) - len(shown)))
    acting = _to_act(table, said, mentions, due, away)
    acting += "" if ends is None else f"\n{said('board-ends', until=ago(ends))}"
    texts = ["\n".join(shown), said("board-closed") if table.closed else acting, position]
    controls = () if table.closed else board_controls(table, said)
    return Panel(tuple(texts), (controls,), picture, accent, marker, tuple(mentions))


def newest(lines: Sequence[str], room: int = ROOM, tall: float = math.inf) -> list[str]:
    """The last ones, one at least."""
    kept, left = list[str](), room
    for line in reversed(lines[-MOST_LINES:]):
        left, tall = left - len(line), tall - phone.lines(line)
        if kept and min(left, tall) < 0:
            break
        kept.append(cut(line, room))
    return kept[::-1]


def board_controls(table: Table, said: Said) -> Row:
    hand = (Button(said("hand-button"), buttons.Hand(table.id)),) if table.rules.secrets else ()
    return (
        Button(said("turn-button"), buttons.Turn(table.id), "main"),
        *hand,
        Button(said("recap-button"), buttons.Recap(table.id)),
        Button(said("more-button"), buttons.More(table.id)),
    )


def _to_act(
    table: Table, said: Said, mentions: Sequence[int], due: int | None, away: Mapping[Seat, int]
) -> str:
    persons = tuple(seat for seat in table.waiting if seat not in table.levels)
    waiting = persons or table.waiting  # computers are not called to where persons are
    if not waiting:
        return ""
    names = ", ".join(named(table, said, seat, mentions, away) for seat in waiting)
    if not persons:
        return said("board-plays", names=names, count=len(waiting))
    if due is None:
        return said("board-to-act", names=names)
    return said("board-to-act-until", names=names, until=ago(due))


def named(table: Table, said: Said, seat: Seat, mentions: Sequence[int], away: Mapping[Seat, int]) -> str:
    """With the day of their return, if they are away."""
    person = table.person_on(seat)
    name = (
        f"<@{person}>"
        if person is not None and person in mentions
        else f"**{table_words.names(table)[seat]}**"
    )
    return said("away-name", name=name, until=ago(away[seat])) if seat in away else name


def ago(at: int) -> str:
    """An instant as each reader's Discord tells it: how long ago, or in how long."""
    return f"<t:{at // 1000}:R>"
