"""What only the one who asked reads: where they sit, what there is to pick, another pace, leaving."""

from bot.controls import Control
from bot.messages.lobbies import agreed
from bot.pace import CHOICES
from bot.panels import Button, Panel, Row, Select
from bot.said import Said
from bot.table import Table
from engines.core import Seat
from engines.words import Words


def seated(table: Table, said: Said, place: int) -> str:
    """To whoever sits down by opening a table: where it is, and what is pressed there, if anything."""
    link = f"<#{place}>"
    if table.state != "lobby":
        return said("joined-full", link=link)
    join, start = table.public("lobby-join"), table.public("lobby-start")
    return said("joined", link=link, join=join, start=start)


def pick(table: Table, said: Said, words: Words, person: int) -> Panel:
    """And who else has what."""
    declared = table.rules.picks[0]
    taken = {
        one.picks[declared.key]: one.name
        for one in table.sitters
        if declared.key in one.picks and one.person != person
    }
    options = tuple(
        (
            words.format(f"pick-{declared.key}-{one}"),
            said("lobby-taken", name=taken[one]) if one in taken else "",
        )
        for one in declared.choices
    )
    title = words.format(f"pick-{declared.key}")
    return Panel((title,), (Select(Control("picked", table.id), title, options),))


def more(table: Table, said: Said, seat: Seat | None) -> Panel:
    """What is seldom needed."""
    rows: list[Row] = [
        (
            Button(said("rules-button"), Control("rules", table.id)),
            Button(said("log-button"), Control("log", table.id)),
            Button(said("words-button"), Control("words", table.id)),
            Button(said("closer-button"), Control("closer", table.id)),
        )
    ]
    if seat is not None and table.state == "running":
        undo = Control("undo", table.id, table.running.decisions[seat])
        rows.append(
            (
                Button(said("undo-button"), undo),
                Button(said("pace-button"), Control("pace", table.id)),
                Button(said("leave-button"), Control("leave", table.id), "danger"),
            )
        )
    words = table.words(said.locale)
    title = said("more-title", game=words.format("game-name"), number=table.id)
    return Panel((title, agreed(table, words, said)), tuple(rows))


def paces(table: Table, said: Said) -> Panel:
    """Which other pace to propose."""
    options = tuple((said(f"pace-{pace}"), "") for pace in CHOICES)
    select = Select(Control("paced", table.id), said("pace-choose"), options)
    return Panel((said(f"pace-{table.pace}"),), (select,))


def leave_asked(table: Table, said: Said) -> Panel:
    game = table.words(said.locale).format("game-name")
    button = Button(said("leave-sure"), Control("gone", table.id), "danger")
    close = Button(said("composer-close"), Control("keep"))
    return Panel((said("leave-warning", game=game, number=table.id),), ((button, close),))
