"""What is asked of all the others, and what came of it."""

from collections.abc import Mapping
from typing import Any

from bot.controls import Control
from bot.panels import Button, Panel
from bot.said import Said
from bot.table import Table


def asked(table: Table, said: Said, number: int, question: str) -> Panel:
    """For all the others: they must agree."""
    row = (
        Button(said("undo-agree"), Control("agree", table.id, number), "go"),
        Button(said("undo-refuse"), Control("refuse", table.id, number)),
    )
    return Panel((question,), (row,))


def answered(said: Said, name: str, about: Mapping[str, Any]) -> str:
    """What came of a question."""
    pace = said(f"pace-{about['pace']}") if "pace" in about else ""
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
    return told[about["how"]]
