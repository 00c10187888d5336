"""What is asked of all the others, and what came of it."""

from bot.inbound import buttons
from bot.show.panel import Button, Panel, Select
from bot.show.sentences import Said
from tables.model import Table
from tables.pace import CHOICES
from tables.posts import Answered


def asked(table: Table, said: Said, number: int, question: str) -> Panel:
    """For all the others: they must agree."""
    row = (
        Button(said("undo-agree"), buttons.Agree(table.id, number)),
        Button(said("undo-refuse"), buttons.Refuse(table.id, number)),
    )
    return Panel((question,), (row,))


def answered(said: Said, name: str, post: Answered) -> str:
    """What came of a question."""
    pace = said(f"pace-{post.pace}") if post.pace is not None else ""
    told = {
        "undo-done": said("undo-done"),
        "undo-refused": said("undo-refused", name=name),
        "undo-silence": said("answered-silence", name=name),
        "undo-overtaken": said("answered-overtaken", name=name),
        "pace-done": said("answered-pace", pace=pace),
        "pace-refused": said("answered-pace-refused", name=name),
        "pace-silence": said("answered-pace-silence", name=name),
        "pace-overtaken": said("answered-pace-over", name=name),
        "pace-replaced": said("answered-replaced", name=name),
    }
    return told[post.how]


def paces(table: Table, said: Said) -> Panel:
    """Which other pace to propose."""
    options = tuple((said(f"pace-{pace}"), "") for pace in CHOICES)
    select = Select(buttons.Paced(table.id), said("pace-choose"), options)
    return Panel((said(f"pace-{table.pace}"),), (select,))
