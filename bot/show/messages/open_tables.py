"""Tables that still want players."""

from collections.abc import Sequence

from bot.show import table_words
from bot.show.messages.board import ago
from bot.show.panel import Panel
from bot.show.sentences import Said
from tables.model import Table

OPEN_SHOWN = 10  # those that have waited longest


def open_tables(tables: Sequence[tuple[Table, int]], said: Said) -> Panel:
    if not tables:
        return Panel((said("open-none"),))
    lines = [open_line(table, opened, said) for table, opened in tables[:OPEN_SHOWN]]
    more = [said("open-more", count=len(tables) - OPEN_SHOWN)] if len(tables) > OPEN_SHOWN else []
    return Panel(("\n".join((said("open-title"), *lines, *more)),))


def open_line(table: Table, opened: int, said: Said) -> str:
    game = table_words.words(table, said.locale).format("game-name")
    link = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return said(
        "open-line",
        game=game,
        number=table.id,
        taken=len(table.sitters),
        size=table.size,
        ago=ago(opened),
        link=link if table.lobby_message is None else f"{link}/{table.lobby_message}",
    )
