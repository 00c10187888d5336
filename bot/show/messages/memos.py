"""What somebody has noted for themselves: on top of what only they see."""

from bot.inbound.buttons import Memo
from bot.inbound.memo_buttons import Back
from bot.show.display_names import unmarked
from bot.show.panel import Button
from bot.show.sentences import Said
from tables.model import Table

SIGN = "✎ "
BETWEEN = " · "  # what were lines


def memo(text: str) -> str:
    """In one line; empty without one."""
    lines = filter(None, map(unmarked, text.split("\n")))
    return SIGN + BETWEEN.join(lines) if text else ""


def whole_memo(text: str) -> str:
    return SIGN + "\n".join(map(unmarked, text.split("\n"))) if text else ""


def memo_button(table: Table, said: Said, back: Back = "") -> Button:
    return Button(said("memo-button"), Memo(table.id, back))
