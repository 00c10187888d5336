"""All the tables of a person, those that wait for them first."""

from collections.abc import Sequence
from dataclasses import replace

from bot import messages
from bot.controls import Control
from bot.panels import Button, Panel, in_rows
from bot.said import Said
from bot.table import Table

LISTED = 10  # on one page


def games_panel(tables: Sequence[Table], person: int, said: Said, control: Control) -> Panel:
    """All of a person's tables, those that wait for them first and each of these with a button."""
    pages = [tables[at : at + LISTED] for at in range(0, len(tables), LISTED)] or [()]
    at = min(control.decision, len(pages) - 1)
    title = said("notice-games", count=len(tables))
    texts = ["\n".join((title, *(_game_line(one, person, said) for one in page))) for page in pages]
    mine = [table for table in pages[at] if table.seat_of(person) in table.waiting]
    panel = messages.leafed(texts, said, control, at)
    return replace(panel, rows=(*in_rows([play_button(table, said) for table in mine]), *panel.rows))


def _game_line(table: Table, person: int, said: Said) -> str:
    what = said("games-lobby")
    if table.seat_of(person) in table.waiting:
        what = said("games-yours")
    elif table.state == "running":
        what = said("games-theirs", names=table.waits_for(said.locale))
    game = table.words(said.locale).format("game-name")
    return said("games-line", game=game, number=table.id, what=what, link=table.link)


def play_button(table: Table, said: Said) -> Button:
    label = f"▶ {table.words(said.locale).format('game-name')} {table.id}"
    return Button(label, Control("turn", table.id), "main")
