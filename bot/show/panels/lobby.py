"""The lobby with its picture."""

from bot.show import messages, table_words
from bot.show.panel import Panel
from bot.show.pictures import Pictures
from bot.show.sentences import said
from engines.core import Seat
from renderer import Lobby
from tables.model import Table


async def lobby_panel(table: Table, pictures: Pictures, marker: int) -> Panel:
    words, say = table_words.words(table, table.locale), said(table.locale)
    settings = messages.setting_lines(table, words)
    seats = tuple(
        (name, next(iter(table.picks_of(Seat(at)).values()), None))
        for at, name in enumerate(table_words.names(table))
    )
    title = words.format("game-name")
    card = Lobby(table.rules.key, title, seats, table.rules.seats[0], table.size, tuple(settings))
    names = ", ".join(messages.sitter_line(table, words, say, at) for at in range(len(table.sitters)))
    alt = say("lobby-alt", game=title, number=table.id, names=names or "—")
    picture = await pictures.lobby(card, words, alt)
    return messages.lobby(table, say, words, picture, marker)
