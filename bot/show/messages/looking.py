"""What is seldom needed, for the one who asked."""

from collections.abc import Sequence

from bot.inbound import buttons
from bot.inbound.buttons import Control
from bot.show import table_words
from bot.show.messages.lobby import agreed
from bot.show.messages.memos import memo_button
from bot.show.panel import Button, Panel, Row, in_rows
from bot.show.sentences import Said
from engines.core import Seat
from tables.model import Table


def more(table: Table, said: Said, seat: Seat | None) -> Panel:
    rows: list[Row] = [
        (
            Button(said("rules-button"), buttons.Rules(table.id)),
            Button(said("log-button"), buttons.Log(table.id)),
            Button(said("words-button"), buttons.InWords(table.id)),
            Button(said("closer-button"), buttons.Closer(table.id)),
        )
    ]
    if seat is not None and table.state == "running":
        undo = buttons.Undo(table.id, table.running.decisions[seat])
        rows.append(
            (
                Button(said("undo-button"), undo),
                memo_button(table, said),
                Button(said("pace-button"), buttons.Pace(table.id)),
                Button(said("leave-button"), buttons.Leave(table.id), "danger"),
            )
        )
    words = table_words.words(table, said.locale)
    title = said("more-title", game=words.format("game-name"), number=table.id)
    return Panel((title, agreed(table, words, said)), tuple(rows))


NAMED = 20  # games with a button


def which_table(offered: Sequence[tuple[Table, Control]], person: int, said: Said) -> Panel:
    """Those that wait for this person stand out; of very many the first have buttons."""
    lines = [said("refused-which-game")]
    lines += [game_line(table, person, said) for table, _ in offered[:NAMED]]
    if len(offered) > NAMED:
        lines.append(said("which-table-more"))
    named = [
        Button(
            table_name(table, said), control, "main" if table.seat_of(person) in table.waiting else "plain"
        )
        for table, control in offered[:NAMED]
    ]
    return Panel(("\n".join(lines),), in_rows(named))


def table_name(table: Table, said: Said) -> str:
    return f"{table_words.words(table, said.locale).format('game-name')} {table.id}"


def game_line(table: Table, person: int, said: Said) -> str:
    what = said("games-lobby")
    if table.seat_of(person) in table.caretakers and table.state == "running":
        what = said("games-caretaker")
    elif table.seat_of(person) in table.waiting:
        what = said("games-yours")
    elif table.state == "running":
        what = said("games-theirs", names=table_words.waits_for(table, said.locale))
    game = table_words.words(table, said.locale).format("game-name")
    link = table_words.link(table) if table.day is None else said("daily-link")
    return said("games-line", game=game, number=table.id, what=what, link=link)
